// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/wording.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

namespace yuyi::arch {

namespace {

/// The place just after the bracket that closes the one at `open`; the end of the text when none does.
qsizetype afterBracket(const QString &bare, qsizetype open)
{
    int depth = 0;
    for (qsizetype i = open; i < bare.size(); ++i) {
        if (bare[i] == u'(')
            ++depth;
        else if (bare[i] == u')' && --depth == 0)
            return i + 1;
    }
    return bare.size();
}

qsizetype skipSpace(const QString &bare, qsizetype at)
{
    while (at < bare.size() && bare[at].isSpace())
        ++at;
    return at;
}

/// Past `.arg(…).arg(…)` and the like.
qsizetype afterCalls(const QString &bare, qsizetype at)
{
    static const QRegularExpression call(QStringLiteral("\\G\\s*\\.\\s*\\w+\\s*(?=\\()"));
    for (;;) {
        const auto match = call.match(bare, at, QRegularExpression::NormalMatch);
        if (!match.hasMatch())
            return at;
        at = afterBracket(bare, match.capturedEnd());
    }
}

/// The last character that is no white space before `at`, and the one before it.
QString before(const QString &bare, qsizetype at)
{
    while (at > 0 && bare[at - 1].isSpace())
        --at;
    return bare.mid(qMax(qsizetype(0), at - 2), qMin(qsizetype(2), at));
}

bool joinsLeft(const QString &operators)
{
    return operators.endsWith(u'%') || (operators.endsWith(u'+') && operators != QLatin1String("++"))
        || operators == QLatin1String("+=");
}

bool joinsRight(QStringView rest)
{
    if (rest.startsWith(u"++"))
        return false;
    return rest.startsWith(u'+') || rest.startsWith(u'%');
}

/// Lines put one below the other and columns of a table in a terminal are layout, not a glued sentence.
bool layoutBefore(const QString &code, qsizetype at)
{
    static const QRegularExpression layout(QStringLiteral(
        "(?:'\\\\n'\\s*\\)?|\"(?:\\\\n)+\"(?:_qs|\\s*\\))?|leftJustified\\s*\\([^()]*\\))\\s*[%+]\\s*$"));
    return layout.match(code.mid(qMax(qsizetype(0), at - 120), qMin(qsizetype(120), at))).hasMatch();
}

bool layoutAfter(const QString &code, qsizetype at)
{
    static const QRegularExpression layout(QStringLiteral(
        "^[%+]\\s*(?:QLatin1Char\\s*\\(\\s*|QChar\\s*\\(\\s*|QStringLiteral\\s*\\(\\s*|QLatin1String\\s*\\(\\s*)?"
        "u?(?:'\\\\n'|\"(?:\\\\n)+\")"));
    return layout.match(code.mid(at, 80)).hasMatch();
}

} // namespace

QList<Finding> gluedTranslations(const QList<Source> &sources)
{
    static const QRegularExpression call(QStringLiteral(
        "(?<![\\w.>])((?:\\w+::)*)(tr|translate)\\s*(?=\\()"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in(programFolders()))
            continue;
        auto matches = call.globalMatch(source.bare);
        while (matches.hasNext()) {
            const auto match = matches.next();
            // translate() of painters, points and transforms takes numbers.
            const qsizetype argument = skipSpace(source.bare, match.capturedEnd() + 1);
            if (match.captured(2) == QLatin1String("translate") && match.captured(1).isEmpty()
                && !QStringView(source.bare).mid(argument).startsWith(u'"'))
                continue;
            const qsizetype end = afterCalls(source.bare, afterBracket(source.bare, match.capturedEnd()));
            const qsizetype start = match.capturedStart();
            const qsizetype next = skipSpace(source.bare, end);
            const bool glued = (joinsLeft(before(source.bare, start)) && !layoutBefore(source.code, start))
                            || (joinsRight(QStringView(source.bare).mid(next)) && !layoutAfter(source.code, next));
            if (glued) {
                findings << Finding{source.path, source.lineOf(match.capturedStart()),
                                    QStringLiteral("tr() is glued to other text: make it one sentence with %1")};
            }
        }
        // A separator of a list (", "), the unit of a number field and an indented line of a terminal are no pieces.
        static const QRegularExpression unit(QStringLiteral("^ (?:px|kB|MB|GB|%|ms|s|°)$"));
        static const QRegularExpression word(QStringLiteral("\\p{L}|%"));
        for (const Literal &literal : source.literals) {
            const bool begins = literal.text.startsWith(u' ') && !literal.text.startsWith(QLatin1String("  "));
            if (literal.inTr && word.match(literal.text).hasMatch() && (begins || literal.text.endsWith(u' '))
                && !unit.match(literal.text).hasMatch()) {
                findings << Finding{source.path, source.lineOf(literal.offset),
                                    QStringLiteral("tr(\"%1\") begins or ends with a space: a piece of a glued sentence")
                                        .arg(literal.text)};
            }
        }
    }
    return findings;
}

QList<Finding> numbersWithoutSingular(const QList<Source> &sources)
{
    // After these words the number is a limit or a whole of several.
    static const QRegularExpression counted(
        QStringLiteral(
            "(?<!\\bof )(?<!\\bof its )(?<!most )(?<!least )(?<!than )(?<!to )(?<!first )(?<![A-Za-z])%L?\\d{1,2} "
            "(?:images|pictures|questions|items|people|runs|groups|releases|participants|discussions)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in({QStringLiteral("widgets"), QStringLiteral("models")}))
            continue;
        for (const Literal &literal : source.literals) {
            const auto match = counted.match(literal.text);
            if (literal.inTr && match.hasMatch()) {
                findings << Finding{
                    source.path, source.lineOf(literal.offset),
                    QStringLiteral(
                        "\"%1\" has no form for one: write %n and the plural in brackets")
                        .arg(match.captured())};
            }
        }
    }
    return findings;
}

QList<Finding> untranslatedTexts(const QList<Source> &sources)
{
    static const QRegularExpression setter(QStringLiteral(
        "\\bset(?:Text|Title|WindowTitle|ToolTip|StatusTip|WhatsThis|PlaceholderText|AccessibleName|AccessibleDescription)"
        "\\s*\\(\\s*(?:QStringLiteral\\s*\\(\\s*|QLatin1String\\s*\\(\\s*|QString::fromUtf8\\s*\\(\\s*)?(?:u8|u)?$"));
    static const QRegularExpression word(QStringLiteral("(?<!%)\\p{L}{2,}"));
    // The way to one's own language has to be found in any.
    static const QRegularExpression bothLanguages(QStringLiteral("^\\p{Han}+ / \\w+$"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in({QStringLiteral("widgets"), QStringLiteral("app")}))
            continue;
        for (const Literal &literal : source.literals) {
            const QString lead = source.code.mid(qMax(0, literal.offset - 160), qMin(160, literal.offset));
            if (setter.match(lead).hasMatch() && word.match(literal.text).hasMatch()
                && !bothLanguages.match(literal.text).hasMatch()) {
                findings << Finding{source.path, source.lineOf(literal.offset),
                                    QStringLiteral("\"%1\" is shown to people without tr()").arg(literal.text)};
            }
        }
    }
    return findings;
}

QList<Finding> strayedSql(const QList<Source> &sources)
{
    // Keywords all in one case: a sentence for people starts with one capital letter.
    static const QRegularExpression statement(QStringLiteral(
        "^[\\s(]*(SELECT\\b[\\s\\S]*\\bFROM\\b|INSERT\\s+(OR\\s+\\w+\\s+)?INTO\\b|UPDATE\\s+\\w+\\s+SET\\b|DELETE\\s+FROM\\b|"
        "(CREATE|DROP|ALTER)\\s+(TEMP\\s+)?(UNIQUE\\s+)?(TABLE|INDEX|TRIGGER|VIEW|SCHEMA)\\b|PRAGMA\\s+\\w|VACUUM\\s|"
        "BEGIN\\s+(IMMEDIATE|TRANSACTION)\\b|WITH\\s+\\w+(\\s*\\([^)]*\\))?\\s+AS\\s*\\()"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (source.path.endsWith(QLatin1String(".sql")) && !source.in({QStringLiteral("db"), QStringLiteral("tests")}))
            findings << Finding{source.path, 1, QStringLiteral("SQL lives in db/")};
        if (!source.isCpp() || !source.in(programFolders()) || source.in({QStringLiteral("db")}))
            continue;
        for (const Literal &literal : source.literals) {
            QString text = literal.text;
            text.replace(QLatin1String("\\n"), QLatin1String("\n"));
            const bool lower = text == text.toLower();
            if (statement.match(lower ? text.toUpper() : text).hasMatch()) {
                findings << Finding{source.path, source.lineOf(literal.offset),
                                    QStringLiteral("SQL outside db/: \"%1\"").arg(literal.text.left(60))};
            }
        }
    }
    return findings;
}

QList<Finding> labelsInCode(const QList<Source> &sources, const QStringList &labels)
{
    // Labels that are words of the program, too: a table, charts, the design of a study, a number in a sequence, a matrix of runs, a
    // group of images, colours and shapes on the screen, a comparison, the role of an expert.
    static const QStringList own{QStringLiteral("table"), QStringLiteral("charts"), QStringLiteral("Charts"), QStringLiteral("design"),
                                 QStringLiteral("Design"), QStringLiteral("sequence"), QStringLiteral("matrix"), QStringLiteral("group"),
                                 QStringLiteral("colour"), QStringLiteral("Colour"), QStringLiteral("shape"), QStringLiteral("comparison"),
                                 QStringLiteral("Comparison"), QStringLiteral("expert"), QStringLiteral("Expert")};
    QSet<QString> whole;
    QStringList parts;
    for (const QString &label : labels) {
        if (own.contains(label))
            continue;
        whole.insert(label);
        // Chinese words stand without spaces: they are looked for anywhere.
        if (!label.isEmpty() && label[0].unicode() >= 0x2e80)
            parts << label;
    }
    // A table may have the name of a label.
    static const QRegularExpression table(QStringLiteral("\\bCREATE TABLE (\\w+)"));
    QSet<QString> tables;
    for (const Source &source : sources) {
        if (!source.in({QStringLiteral("db/migrations")}))
            continue;
        auto made = table.globalMatch(source.text);
        while (made.hasNext())
            tables.insert(made.next().captured(1));
    }
    QList<Finding> findings;
    for (const Source &source : sources) {
        // The theme's words are colours and tones ("neutral"); it knows of no preset.
        if (!source.isCpp() || !source.in(programFolders()) || source.in({QStringLiteral("widgets/theme")}))
            continue;
        // Names of widgets and settings are no labels, nor is the environment that a key is read from.
        static const QRegularExpression name(QStringLiteral(
            "\\b(?:setObjectName|setProperty|findChild<[^>]*>)\\s*\\(\\s*(?:QStringLiteral\\s*\\(\\s*)?u?$|"
            "\\bKeySource::\\w+,\\s*u?$"));
        for (const Literal &literal : source.literals) {
            if (name.match(source.code.mid(qMax(0, literal.offset - 80), qMin(80, literal.offset))).hasMatch())
                continue;
            if (source.in({QStringLiteral("db")}) && tables.contains(literal.text))
                continue;
            QString found = whole.contains(literal.text) ? literal.text : QString();
            // The linter knows words of the language ("以上其他选项"); a label alone is a label there too.
            for (const QString &part : std::as_const(parts)) {
                if (literal.text.contains(part) && !source.in({QStringLiteral("models/linting")}))
                    found = part;
            }
            if (!found.isEmpty()) {
                findings << Finding{source.path, source.lineOf(literal.offset),
                                    QStringLiteral("\"%1\" is a label of a preset: labels are data").arg(found)};
            }
        }
    }
    return findings;
}

QStringList presetLabels(const QList<Source> &sources, QString *problem)
{
    QStringList labels;
    for (const Source &source : sources) {
        if (!source.in({QStringLiteral("resources/presets")}) || !source.path.endsWith(QLatin1String(".json"))
            || source.path.endsWith(QLatin1String(".schema.json")) || source.path.endsWith(QLatin1String("/starter.json")))
            continue; // those of the starter are still to be written
        const QJsonObject preset = QJsonDocument::fromJson(source.text.toUtf8()).object();
        const QJsonArray dimensions = preset.value(QLatin1String("dimensions")).toArray();
        const QJsonObject chains = preset.value(QLatin1String("chains")).toObject();
        if (dimensions.isEmpty())
            *problem = QStringLiteral("%1 has no dimensions").arg(source.path);
        for (const QJsonValue &dimension : dimensions) {
            // Labels that the program gives to the questions that it makes.
            const QJsonValue code = dimension[QLatin1String("code")];
            if (code == chains[QLatin1String("taskLabel")] || code == chains[QLatin1String("levelLabel")])
                continue;
            const QJsonArray values = dimension[QLatin1String("values")].toArray();
            for (const QJsonValue &value : values) {
                labels << value[QLatin1String("code")].toString() << value[QLatin1String("published")].toString();
                const QJsonObject titles = value[QLatin1String("title")].toObject();
                for (const QJsonValue &title : titles)
                    labels << title.toString();
            }
        }
    }
    labels.removeAll(QString());
    labels.removeDuplicates();
    return labels;
}

QList<Finding> retiredWords(const QList<Source> &sources)
{
    // One word for one thing: each of these has a plainer or more exact one.
    static const QStringList english{
        QStringLiteral("anew"), QStringLiteral("meanwhile"), QStringLiteral("worked example"),
        QStringLiteral("handed in"), QStringLiteral("handed out"), QStringLiteral("hand in"),
        QStringLiteral("hand out"), QStringLiteral("send back"), QStringLiteral("came home"),
        QStringLiteral("bring home"), QStringLiteral("work home"), QStringLiteral("taken back"),
        QStringLiteral("take back"), QStringLiteral("takes back"), QStringLiteral("known already"),
        QStringLiteral("darker is"), QStringLiteral("颜色越深"), // in the dark theme it is the lighter one
        QStringLiteral("(any more)"), QStringLiteral("put aside"), QStringLiteral("told apart"),
        QStringLiteral("pieces of work"), QStringLiteral("stands at"), QStringLiteral("stands as"),
        QStringLiteral("talk over"), QStringLiteral("talked over"), QStringLiteral("talks it over"),
        QStringLiteral("rival"), QStringLiteral("hasty"), QStringLiteral("former version"),
        QStringLiteral("weighing"), QStringLiteral("whatever happened"), QStringLiteral("passing fault"),
        QStringLiteral("under way"), QStringLiteral("rather not say"), QStringLiteral("key words"),
        QStringLiteral("left out"), QStringLiteral("settled by"), QStringLiteral("anybody"), QStringLiteral("one a line"),
        QStringLiteral("one pot"), QStringLiteral("disturbed"), QStringLiteral("right by all"),
        QStringLiteral("wrong by all"), QStringLiteral("place-holder"), QStringLiteral("refill"),
        QStringLiteral("will not go on"), QStringLiteral("piece(s) of work")};
    static const QStringList chinese{
        QStringLiteral("并回"), QStringLiteral("并入"), QStringLiteral("带回"), QStringLiteral("散列"),
        QStringLiteral("复核带"), QStringLiteral("依次参加"), QStringLiteral("补足"), QStringLiteral("基准"),
        QStringLiteral("化名"), QStringLiteral("竞争项"), QStringLiteral("丢弃"), QStringLiteral("采集"),
        QStringLiteral("发送的样子"), QStringLiteral("筛选式"), QStringLiteral("受干扰"), QStringLiteral("以项目为准"),
        QStringLiteral("标注者"), QStringLiteral("验证者"), QStringLiteral("裁决者"), QStringLiteral("揭示"),
        QStringLiteral("阈值"), QStringLiteral("界线"), QStringLiteral("个问题"), QStringLiteral("道问题"),
        QStringLiteral("道题目"), QStringLiteral("导入题目")};
    static const QRegularExpression translation(QStringLiteral("<(?:translation|numerusform)[^>]*>([^<]*)<"));
    QList<QRegularExpression> patterns;
    for (const QString &word : english) {
        patterns << QRegularExpression(QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(word)),
                                       QRegularExpression::CaseInsensitiveOption);
    }
    QList<Finding> findings;
    const auto find = [&](const Source &source, qsizetype offset, const QString &text, bool inChinese) {
        const auto add = [&](const QString &word) {
            findings << Finding{source.path, source.lineOf(offset), QStringLiteral("“%1” is no longer used").arg(word)};
        };
        for (qsizetype i = 0; !inChinese && i < patterns.size(); ++i) {
            if (patterns[i].match(text).hasMatch())
                add(english[i]);
        }
        for (const QString &word : inChinese ? chinese : QStringList()) {
            if (text.contains(word))
                add(word);
        }
    };
    for (const Source &source : sources) {
        if (source.path == QLatin1String("i18n/yuyi_zh_CN.ts")) {
            auto texts = translation.globalMatch(source.text);
            while (texts.hasNext()) {
                const auto text = texts.next();
                find(source, text.capturedStart(), text.captured(1), true);
            }
        } else if (source.in({QStringLiteral("docs/guide")})) {
            // Options and commands keep their names.
            static const QRegularExpression code(QStringLiteral("`[^`\n]*`"));
            qsizetype offset = 0;
            for (const QString &line : source.text.split(u'\n')) {
                find(source, offset, QString(line).remove(code), source.in({QStringLiteral("docs/guide/zh_CN")}));
                offset += line.size() + 1;
            }
        } else if (source.isCpp() && source.in(programFolders())) {
            for (const Literal &literal : source.literals) {
                if (literal.inTr)
                    find(source, literal.offset, literal.text, false);
            }
        }
    }
    return findings;
}

} // namespace yuyi::arch
