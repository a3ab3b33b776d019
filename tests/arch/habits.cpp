// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/habits.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi::arch {

namespace {

const QStringList &testFolder()
{
    static const QStringList folders{QStringLiteral("tests")};
    return folders;
}

/// Adds a finding for every match of `pattern` in the code without comments and literals.
void search(const Source &source, const QRegularExpression &pattern, const QString &what, QList<Finding> &findings)
{
    auto matches = pattern.globalMatch(source.bare);
    while (matches.hasNext()) {
        const auto match = matches.next();
        findings << Finding{source.path, source.lineOf(match.capturedStart()),
                            QStringLiteral("%1: %2").arg(match.captured().simplified(), what)};
    }
}

} // namespace

QList<Finding> nestedLoops(const QList<Source> &sources)
{
    // A drag has no other way than exec(); an application's own loop is the outermost one.
    static const QRegularExpression exec(QStringLiteral(
        "(?<!\\w)(?!\\w*[dD]rag(?:\\.|->)|\\w*[aA]pp(?:lication)?\\.|Q(?:Core|Gui)?Application::)[\\w\\])]+(?:\\.|->|::)exec\\s*\\(|"
        "(?<![\\w.>:~])exec\\s*\\("));
    static const QRegularExpression query(QStringLiteral("\\bQ(?:EventLoop|Dialog|Menu)\\b[^;]*exec\\s*\\("));
    static const QRegularExpression loop(QStringLiteral("\\bQEventLoop\\b|\\bprocessEvents\\s*\\("));
    static const QRegularExpression ready(QStringLiteral(
        "\\bQMessageBox::(?:information|question|warning|critical|about\\w*)\\s*\\(|"
        "\\bQ(?:File|Input|Color|Font)Dialog::get\\w+\\s*\\("));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in(programFolders()))
            continue;
        // yuyi-cli has no window that could be used meanwhile: the loop it waits in is its only one.
        if (source.in({QStringLiteral("app/cli")}))
            continue;
        search(source, loop, QStringLiteral("a nested event loop"), findings);
        search(source, ready, QStringLiteral("a dialog with an event loop of its own: use open()"), findings);
        // In db/ it is a query that is executed.
        search(source, source.in({QStringLiteral("db")}) ? query : exec,
               QStringLiteral("an event loop of its own: use open() or popup()"), findings);
    }
    return findings;
}

QList<Finding> connectionsByName(const QList<Source> &sources)
{
    static const QRegularExpression strings(QStringLiteral("\\b(?:SIGNAL|SLOT)\\s*\\("));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (source.isCpp())
            search(source, strings, QStringLiteral("connect with function pointers"), findings);
    }
    return findings;
}

QList<Finding> sleepingTests(const QList<Source> &sources)
{
    static const QRegularExpression sleep(QStringLiteral(
        "\\b(?:qSleep|qWait|sleep_for|sleep_until|nanosleep)\\s*\\(|\\bQThread::m?sleep\\s*\\("));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (source.isCpp() && source.in(testFolder()) && !source.in({QStringLiteral("tests/bench")}))
            search(source, sleep, QStringLiteral("tests do not sleep: QTRY_…"), findings);
    }
    return findings;
}

QList<Finding> pictureWays(const QList<Source> &sources)
{
    static const QRegularExpression way(QStringLiteral("\\bimageFilePath\\s*\\("));
    // Those who put files there, tell what lies there, or leave the path to one who asks pictureFile().
    static const QStringList allowed{
        QStringLiteral("models/domain/images/imagepath.h"), QStringLiteral("models/domain/images/imagepath.cpp"),
        QStringLiteral("models/stores/pictures.cpp"), QStringLiteral("models/services/session/imagefiles.cpp"),
        QStringLiteral("models/services/curation/collectservice.cpp"), QStringLiteral("models/services/release/checkservice.cpp"),
        QStringLiteral("models/services/release/releaseservice.cpp"), QStringLiteral("models/services/release/exampleservice.cpp"),
        QStringLiteral("models/services/errors/casebookservice.cpp"),
        QStringLiteral("models/services/runs/prompts/sentpictures.cpp"), QStringLiteral("models/services/session/projectaccess.cpp"),
        QStringLiteral("models/items/pictureloader.cpp"), QStringLiteral("app/cli/filtercommands.cpp")};
    QList<Finding> findings;
    for (const Source &source : sources) {
        const bool looks = source.in({QStringLiteral("models"), QStringLiteral("widgets"), QStringLiteral("app")});
        if (source.isCpp() && looks && !allowed.contains(source.path) && source.path != QLatin1String("models/stores/pictures.h"))
            search(
                source, way,
                QStringLiteral(
                    "a picture's file is asked of pictureFile(): on a server it may not be there yet"),
                findings);
    }
    return findings;
}

QList<Finding> storeCallsOfPages(const QList<Source> &sources)
{
    static const QRegularExpression call(QStringLiteral("\\b\\w*[sS]tores\\s*(?:\\.|->)\\s*\\w+\\s*\\("));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (source.isCpp() && source.in({QStringLiteral("widgets")}))
            search(source, call, QStringLiteral("a page asks a service, not a store"), findings);
    }
    return findings;
}

QList<Finding> handedOnByHand(const QList<Source> &sources)
{
    static const QRegularExpression declared(QStringLiteral(
        "\\bauto (\\w+) =[^;{}]*;\\s*if \\(!\\1\\)\\s*(?:\\{\\s*)?return "
        "(?:\\1|passOn\\(\\1\\)|tl::unexpected(?:<Error>)?\\(\\1\\.error\\(\\)\\));"));
    static const QRegularExpression inside(QStringLiteral(
        "[;{}]\\s*if \\((?:const )?auto (\\w+) =[^;{}]*; !\\1\\)\\s*return (?:\\1|passOn\\(\\1\\));(?!\\s*else)"));
    static const QRegularExpression macro(QStringLiteral("\\bYUYI_(?:TRY|CHECK)\\b"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp())
            continue;
        if (source.in({QStringLiteral("models"), QStringLiteral("db"), QStringLiteral("app")})) {
            search(source, declared, QStringLiteral("write YUYI_TRY"), findings);
            search(source, inside, QStringLiteral("write YUYI_CHECK"), findings);
        } else if (source.in({QStringLiteral("widgets")})) {
            search(source, macro, QStringLiteral("a page shows an error instead of handing it on"), findings);
        }
    }
    return findings;
}

QList<Finding> columnNumbers(const QList<Source> &sources)
{
    static const QRegularExpression number(QStringLiteral(
        "\\b\\w*[rR]ow(?:\\.|->)\\w+(?:<[^;()]*>)?\\((?:[a-z]\\w* \\+ )?\\d+[,)]|\\b\\w*[qQ]uery(?:\\.|->)value\\(\\d+\\)"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (source.isCpp() && source.in({QStringLiteral("db")}) && !source.in({QStringLiteral("db/rows/stored.h")}))
            search(source, number, QStringLiteral("name the column in sql::Columns, or read it with Row::as"), findings);
    }
    return findings;
}

QList<Finding> loopsOverTemporaries(const QList<Source> &sources)
{
    static const QRegularExpression loop(QStringLiteral(R"(\bfor \([^;{}()]* : \*[^;{}()]*\()"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (source.isCpp())
            search(source, loop, QStringLiteral("name the result before the loop"), findings);
    }
    return findings;
}

QList<Finding> otherClocks(const QList<Source> &sources)
{
    static const QRegularExpression reading(QStringLiteral(R"(\bQ(DateTime|Date|Time)::current(DateTime|DateTimeUtc|Date|Time)\b)"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        // The example's story begins so many days before today.
        if (source.isCpp() && source.in(programFolders()) && source.path != QLatin1String("models/domain/clock.cpp")
            && !source.in({QStringLiteral("models/services/demo")}))
            search(source, reading, QStringLiteral("reads a clock of its own: currentTime() is the one"), findings);
    }
    return findings;
}

QList<Finding> otherJson(const QList<Source> &sources)
{
    static const QRegularExpression json(QStringLiteral(R"(\bQJson(Document|Object|Array|Value|ParseError)\w*)"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        // What draws the pictures of the example links nothing of ours.
        if (source.isCpp() && source.in(programFolders()) && !source.in({QStringLiteral("resources")}))
            search(source, json, QStringLiteral("JSON is read and written by models/domain/json/json.h"), findings);
    }
    return findings;
}

QList<Finding> unguardedTexts(const QList<Source> &sources)
{
    static const QRegularExpression label(QStringLiteral(
        "\\bnew\\s+QLabel\\b|\\bmake_(?:unique|shared)\\s*<\\s*QLabel\\b|\\bQLabel\\s+\\w+\\s*[;({=]|\\bQt::AutoText\\b"));
    static const QRegularExpression derived(QStringLiteral("\\bpublic\\s+QLabel\\b"));
    static const QRegularExpression tip(QStringLiteral("\\bQToolTip::showText\\s*\\("));
    static const QRegularExpression box(QStringLiteral(
        "\\bnew\\s+QMessageBox\\b|\\bQMessageBox\\s+\\w+\\s*[;({=]|\\bmake_unique\\s*<\\s*QMessageBox\\b|"
        "\\bnew\\s+Q(?:ErrorMessage|ProgressDialog|InputDialog)\\b"));
    static const QRegularExpression marked(QStringLiteral(
        "\\bset(?:Tab)?ToolTip\\s*\\([^;]*?(?:\"[^\"\\n]*<[a-z/]|toHtmlEscaped|\\b\\w*[hH]tml\\s*\\()|\\bsetWhatsThis\\s*\\("));
    QHash<QString, bool> saysItsFormat; // by the path without its suffix
    for (const Source &source : sources) {
        const QString stem = source.path.section(u'.', 0, 0);
        saysItsFormat[stem] = saysItsFormat.value(stem) || source.bare.contains(QLatin1String("setTextFormat("));
    }
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in({QStringLiteral("widgets"), QStringLiteral("app")}))
            continue;
        if (source.path != QLatin1String("widgets/controls/labels/plainlabel.cpp"))
            search(source, label, QStringLiteral("it may read data as markup: plainLabel()"), findings);
        if (!saysItsFormat.value(source.path.section(u'.', 0, 0)))
            search(source, derived, QStringLiteral("it may read data as markup: setTextFormat()"), findings);
        if (source.path != QLatin1String("widgets/theme/plaintips.cpp"))
            search(source, tip, QStringLiteral("it may read data as markup: showPlainTip()"), findings);
        if (source.path != QLatin1String("app/dialogprompts.cpp"))
            search(source, box, QStringLiteral("it may read data as markup: ask through UserPrompts"), findings);
        auto matches = marked.globalMatch(source.code);
        while (matches.hasNext())
            findings << Finding{source.path, source.lineOf(matches.next().capturedStart()),
                                QStringLiteral("tips are plain text, whatever they look like")};
    }
    return findings;
}

QList<Finding> leftovers(const QList<Source> &sources)
{
    static const QRegularExpression note(QStringLiteral("\\b(?:TODO|FIXME|XXX|HACK)\\b"));
    static const QRegularExpression output(QStringLiteral("\\bqDebug\\s*\\(|#\\s*include\\s*<QDebug>"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.isCpp() || !source.in(programFolders()))
            continue;
        auto notes = note.globalMatch(source.text);
        while (notes.hasNext()) {
            const auto match = notes.next();
            findings << Finding{source.path, source.lineOf(match.capturedStart()),
                                QStringLiteral("%1: finish it or leave it").arg(match.captured())};
        }
        search(source, output, QStringLiteral("left over from looking for a fault"), findings);
    }
    return findings;
}

QList<Finding> fileStyle(const QList<Source> &sources)
{
    static const QString licence = QStringLiteral("SPDX-License-Identifier: GPL-3.0-or-later");
    static const QString released = QStringLiteral("SPDX-License-Identifier: CC0-1.0");
    static const QRegularExpression name(QStringLiteral("^[a-z0-9]+\\.(cpp|h)$"));
    static const QRegularExpression half(QStringLiteral("^models/platform/[a-z0-9]+_(posix|windows)\\.(cpp|h)$"));
    static const QRegularExpression script(QStringLiteral("\\.(py|sh)$"));
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (source.isCpp()) {
            if (source.text.section(u'\n', 0, 0) != QStringLiteral("// %1").arg(licence))
                findings << Finding{source.path, 1, QStringLiteral("the first line is not \"// %1\"").arg(licence)};
            if (source.isHeader() && !source.code.contains(QLatin1String("\n#pragma once\n")))
                findings << Finding{source.path, 1, QStringLiteral("no #pragma once")};
            if (!name.match(source.path.section(u'/', -1)).hasMatch() && !half.match(source.path).hasMatch())
                findings << Finding{source.path, 1, QStringLiteral("files are named after their class, in lower case")};
        } else if (script.match(source.path).hasMatch()) {
            // What a release contains is published by its authors under terms of their own.
            const QString &wanted = source.path.startsWith(QLatin1String("resources/lmms-eval/")) ? released : licence;
            if (!source.text.section(u'\n', 0, 2).contains(QStringLiteral("# %1").arg(wanted)))
                findings << Finding{source.path, 1, QStringLiteral("no \"# %1\" at the top").arg(wanted)};
        }
    }
    return findings;
}

QList<Finding> longClasses(const QList<Source> &sources)
{
    constexpr int limit = 600;
    QStringList reasons;
    QHash<QString, int> lines;
    for (const Source &source : sources) {
        if (source.path == QLatin1String("ARCHITECTURE.md"))
            reasons = source.text.split(u'\n');
        lines.insert(source.path, source.lines());
    }
    QList<Finding> findings;
    for (const Source &source : sources) {
        const bool isHeader = source.path.endsWith(QLatin1String(".h"));
        const QString name = source.path.section(u'.', 0, -2);
        if (!source.isCpp() || (!isHeader && lines.contains(name + QLatin1String(".h"))))
            continue; // counted with its header
        const int all = source.lines() + (isHeader ? lines.value(name + QLatin1String(".cpp")) : 0);
        if (all <= limit)
            continue;
        const QString named = QStringLiteral("`%1`").arg(source.path);
        const bool excused = std::any_of(reasons.cbegin(), reasons.cend(), [&](const QString &line) {
            return line.contains(named) && line.size() > named.size() + 30;
        });
        if (!excused)
            findings << Finding{
                source.path, all,
                QStringLiteral("%1 lines in all, over %2, and ARCHITECTURE.md gives no reason")
                    .arg(all)
                    .arg(limit)};
    }
    return findings;
}

QList<Finding> foreignMembers(const QList<Source> &sources)
{
    QSet<QString> headers;
    for (const Source &source : sources) {
        if (source.path.endsWith(QLatin1String(".h")))
            headers.insert(source.path.chopped(2));
    }
    QList<Finding> findings;
    for (const Source &source : sources) {
        if (!source.path.endsWith(QLatin1String(".cpp")) || !source.in(programFolders())
            || source.path.endsWith(QLatin1String("/main.cpp")))
            continue;
        const bool isCommands = source.in({QStringLiteral("app/cli")}) && source.path.endsWith(QLatin1String("commands.cpp"));
        // The halves of a class for one system each share its header.
        QString name = source.path.chopped(4);
        if (headers.contains(name))
            continue;
        for (const char *half : {"_posix", "_windows"}) {
            if (name.endsWith(QLatin1String(half)))
                name.chop(static_cast<qsizetype>(qstrlen(half)));
        }
        if (!isCommands && !headers.contains(name))
            findings << Finding{source.path, 1, QStringLiteral("has no header of its name")};
    }
    return findings;
}

QList<Finding> crowdedFolders(const QList<Source> &sources)
{
    constexpr int limit = 50;
    QMap<QString, int> files;
    for (const Source &source : sources) {
        if (source.isCpp())
            ++files[source.path.section(u'/', 0, -2)];
    }
    QList<Finding> findings;
    for (auto it = files.cbegin(); it != files.cend(); ++it) {
        if (it.value() > limit) {
            findings << Finding{it.key(), it.value(),
                                QStringLiteral("%1 files, over %2: make a folder for each topic").arg(it.value()).arg(limit)};
        }
    }
    return findings;
}

} // namespace yuyi::arch
