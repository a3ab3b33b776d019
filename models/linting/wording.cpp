// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/linting/wording.h"

#include "models/domain/text.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace yuyi {

bool saysAllOrNone(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("以上(?:所有|全部|各项|选项|几项|答案|说法|内容)*(?:都|皆|均|全)(?:是|对|正确|有|可|不|错|非|没)|"
                       "(?:以上|上述)(?:皆|均|都)?(?:不是|不对|无)|(?:上述|前面|其他|其它)(?:选项|答案|说法)?(?:都|皆|均|全)(?:是|对|正确|不|错)|"
                       "\\b(?:all|none|neither|any) of (?:the|these) (?:above|options|others|answers)\\b|\\b(?:all|none) of these\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(text).hasMatch();
}

bool hasDoubleNegation(const QString &text)
{
    static const QRegularExpression quick(QStringLiteral("[不无非没莫未]|\\b(?:not|no|never|without|cannot)\\b|n['’]t\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
    if (!quick.match(text).hasMatch())
        return false;
    // Forms in which one negation takes back the other. What has become one word (不得不, 无处不在) reads without effort, and two
    // negations side by side (不屈不挠) take nothing back.
    static const QRegularExpression chinese(QStringLiteral(
        "(?<![是能会可要应该敢肯愿想])不(?:能|会|可|可能|应|该|应该|应当|敢|肯|愿|是|要|至于|见得|一定)(?:不|没有|没|无)(?!是)|不无|"
        "没有(?:人|谁|哪个|什么|一个|一个人|任何人|理由|办法|一天)?不(?:[^同仅断少]|$)|(?:并非|绝非|决非|未必|未尝|何尝|并不是|绝不是)(?:不|没有|没|无)|"
        "(?:无人|无一|无处)不(?!在)|(?<!有)无不|莫不|非[^，。；！？]{1,6}不可|不(?:能|得|可)否认[^，。；！？]{0,8}(?:不|没有)|(?:防止|避免|杜绝)[^，。；！？]{0,6}(?:不再|不要|别)"));
    if (chinese.match(text).hasMatch())
        return true;
    static const QRegularExpression clauseEnd(QStringLiteral("[,.;:!?，。；：！？、\\n]"));
    static const QRegularExpression english(QStringLiteral("\\b(?:not|no|never|without|cannot|nobody|nothing)\\b|n['’]t\\b"),
                                            QRegularExpression::CaseInsensitiveOption);
    for (const QString &clause : text.split(clauseEnd, Qt::SkipEmptyParts)) {
        int count = 0;
        for (auto match = english.globalMatch(clause); match.hasNext(); match.next())
            ++count;
        if (count >= 2)
            return true;
    }
    return false;
}

namespace {

constexpr qsizetype shortestTellingWord = 4;

/// Runs of Latin letters, in small letters.
QStringList latinWords(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("[\\p{Latin}\\p{Mn}]+(?:['’-][\\p{Latin}\\p{Mn}]+)*"));
    QStringList words;
    for (auto match = word.globalMatch(text.toLower()); match.hasNext();)
        words.append(match.next().captured());
    return words;
}

/// The longest word of the question that stands in the key and in no distractor; letters within words give nothing away.
QString wordEchoOfKey(const QString &stem, const QString &key, const QStringList &distractors, const QStringList &common)
{
    static const QSet<QString> usual{
        QStringLiteral("about"), QStringLiteral("also"), QStringLiteral("artist"), QStringLiteral("author"), QStringLiteral("because"),
        QStringLiteral("been"), QStringLiteral("being"), QStringLiteral("best"), QStringLiteral("cartoon"), QStringLiteral("character"),
        QStringLiteral("comic"), QStringLiteral("convey"), QStringLiteral("conveys"), QStringLiteral("could"), QStringLiteral("depict"),
        QStringLiteral("depicts"), QStringLiteral("describe"), QStringLiteral("describes"), QStringLiteral("does"),
        QStringLiteral("express"), QStringLiteral("expresses"), QStringLiteral("from"), QStringLiteral("have"), QStringLiteral("image"),
        QStringLiteral("implied"), QStringLiteral("implies"), QStringLiteral("imply"), QStringLiteral("indicate"),
        QStringLiteral("indicates"), QStringLiteral("into"), QStringLiteral("likely"), QStringLiteral("mean"), QStringLiteral("meaning"),
        QStringLiteral("means"), QStringLiteral("might"), QStringLiteral("more"), QStringLiteral("most"),
        QStringLiteral("people"), QStringLiteral("person"), QStringLiteral("picture"),
        QStringLiteral("represent"), QStringLiteral("represents"), QStringLiteral("should"), QStringLiteral("show"),
        QStringLiteral("shown"), QStringLiteral("shows"), QStringLiteral("someone"), QStringLiteral("something"),
        QStringLiteral("suggest"), QStringLiteral("suggests"), QStringLiteral("than"), QStringLiteral("that"), QStringLiteral("their"),
        QStringLiteral("them"), QStringLiteral("there"), QStringLiteral("these"), QStringLiteral("they"), QStringLiteral("this"),
        QStringLiteral("those"), QStringLiteral("through"), QStringLiteral("viewer"), QStringLiteral("what"), QStringLiteral("when"),
        QStringLiteral("where"), QStringLiteral("which"), QStringLiteral("while"), QStringLiteral("whose"), QStringLiteral("will"),
        QStringLiteral("with"), QStringLiteral("would")};
    const QStringList inKey = latinWords(key);
    const QStringList elsewhere = latinWords(distractors.join(u'\n')) + latinWords(common.join(u'\n'));
    QString best;
    for (const QString &word : latinWords(stem)) {
        if (word.size() >= shortestTellingWord && word.size() > best.size() && inKey.contains(word) && !usual.contains(word)
            && !elsewhere.contains(word))
            best = word;
    }
    return best;
}

QString withoutLatin(QString text)
{
    static const QRegularExpression letters(QStringLiteral("[\\p{Latin}\\p{Mn}]+"));
    return text.replace(letters, QStringLiteral("\n"));
}

} // namespace

QString echoOfKey(const QString &stem, const QString &key, const QStringList &distractors, const QStringList &common)
{
    // Particles and the words with which every question and answer is made give nothing away.
    static const QRegularExpression usual(
        QStringLiteral("什么|为何|怎么|怎样|哪|暗示|代表|表示|表达|体现|反映|说明|意味|含义|意思|图片|图中|画面|图像|画中|作者|人物|可能|通过|[的了着是在和与及中这那个一有为对把被将其他她它们吗呢]"));
    const QString wholeWord = wordEchoOfKey(stem, key, distractors, common);
    QString question = withoutLatin(bare(stem));
    const QString correct = withoutLatin(bare(key));
    for (const QString &word : common) {
        if (const QString form = bare(word); !form.isEmpty())
            question.replace(form, QStringLiteral("\n"));
    }
    question.replace(usual, QStringLiteral("\n"));
    QStringList others;
    for (const QString &distractor : distractors)
        others.append(bare(distractor));
    QString best;
    for (qsizetype start = 0; start + 2 <= question.size(); ++start) {
        qsizetype length = qMax(qsizetype(2), best.size() + 1);
        while (start + length <= question.size() && correct.contains(QStringView(question).mid(start, length))) {
            best = question.mid(start, length);
            ++length;
        }
    }
    const bool elsewhere = std::any_of(others.begin(), others.end(), [&](const QString &other) { return other.contains(best); });
    const QString echo = best.isEmpty() || elsewhere ? QString() : best;
    return wholeWord.size() > echo.size() ? wholeWord : echo;
}

} // namespace yuyi
