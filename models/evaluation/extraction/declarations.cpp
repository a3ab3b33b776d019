// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/declarations.h"

#include "models/domain/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace yuyi {

namespace {

/// A phrase; %L stands for the label with the marks before it.
struct Phrase {
    Plainness plainness;
    bool corrects;
    const char16_t *pattern;
};

// Words before and after are checked apart: a phrase says nothing when it is rejected, asked or supposed.
constexpr std::array phrases{
    Phrase{Plainness::Final, false, u"\\\\boxed\\s*\\{%L"},
    Phrase{Plainness::Final, false, u"<\\s*(?:final_answer|answer|final|ans|答案)\\s*>%L"},
    Phrase{Plainness::Final, false, u"[【\\[]\\s*(?:正确|最终)?(?:答案|answer|final answer)\\s*[】\\]]\\s*[:]?%L"},
    Phrase{Plainness::Final, false,
           u"[\"'](?:answer|final_answer|correct_option|correct_answer|choice|option|prediction|result|正确答案|最终答案|答案|选项)"
           u"[\"']\\s*:\\s*%L"},
    Phrase{Plainness::Final, false,
           u"答\\s*案\\s*(?:应该|应当|应|就|当|则|可能|大概|明显|显然|当然|只能|必然|便)*\\s*(?:是|为|选|系)?[\\s*_]*(?:[:=]|->|→|—+|-)?"
           u"[\\s*_]*(?:选项|是|为|选)?%L"},
    Phrase{Plainness::Final, false,
           u"\\banswer\\b(?:\\s+(?:to|for)\\s+(?:the|this)\\s+question)?[\\s*_]*(?:(?:should be|would be|must be|has to be|will be|"
           u"is|was)\\b|[:=]|->)[\\s*_:]*(?:(?:likely|probably|clearly|definitely|therefore|thus)\\s+)*(?:option|choice|letter)?%L"},
    Phrase{Plainness::Chosen, false,
           u"(?:正确|最佳|最优|最终|最合适|最恰当|最符合|最贴切|最准确|最可能|最合理|符合题意)(?:题意|画面)?(?:的)?\\s*"
           u"(?:选项|选择|一项|是)+\\s*(?:应该|应当|应|就|则)*\\s*(?:是|为)?\\s*[:]?\\s*(?:选项)?%L"},
    Phrase{Plainness::Chosen, false,
           u"(?:故|应该|应当|应|因此|所以|我|就|则|最终|最后|必|当|须|建议|倾向于|会|要|得|还是|综上|首|改|本题|此题|该题)*\\s*选"
           u"(?:择|的是|定)?\\s*(?:是|为|了)?\\s*[:]?\\s*(?:选项|答案)?%L"},
    Phrase{Plainness::Chosen, false,
           u"\\b(?:choose|chose|choosing|pick|picked|select|selected|selecting|go with|going with|opt for|vote for)\\s+"
           u"(?:the\\s+)?(?:option|choice|answer|letter)?%L"},
    Phrase{Plainness::Chosen, false,
           u"\\b(?:correct|right|best|appropriate|suitable|accurate|likely|fitting|plausible|final|chosen)\\s+"
           u"(?:option|choice|one|interpretation|letter)\\s*(?:(?:would be|should be|must be|seems to be|is)\\b|[:=])\\s*"
           u"(?:option|choice)?%L"},
    Phrase{Plainness::Chosen, true,
           u"(?:更正为|更正|改为|改成|修正为|纠正为|而是|其实是|应该是|应是|应为|\\bactually|\\bcorrection|\\bi mean|\\bmake that)\\s*"
           u"[:,]?\\s*(?:选项|答案|选|it'?s|it is|option)?%L(?=%C(?:[。.,;!?\\n]|$))"},
    Phrase{Plainness::Judged, false,
           u"%L%C(?:选项|项)?\\s*(?:才|就|便|显然|无疑|应该|应|肯定)*(?:是|为)?\\s*(?:唯一)?(?:最)?(?:正确|对的|准确的|符合题意|正解)"},
    Phrase{Plainness::Judged, false, u"%L%C(?:选项|项)?\\s*(?:才|就|则|是)?最(?:符合|贴切|合适|恰当|佳|准确|接近|能|好|贴近)"},
    Phrase{Plainness::Judged, false, u"(?:只有|唯有|仅有|只剩下|只剩|剩下)(?:的|选项|是)*%L"},
    Phrase{Plainness::Judged, false, u"\\bonly\\s+(?:option|choice)?%L"},
    Phrase{Plainness::Judged, false,
           u"%L%C(?:is|seems|appears|would be|must be)\\s+(?:to be\\s+)?(?:clearly\\s+)?(?:the\\s+)?(?:only\\s+)?(?:most\\s+"
           u"(?:appropriate|suitable|accurate|likely|fitting|plausible|reasonable|consistent)|correct|right|best|answer)\\b"},
};

using Expressions = std::array<QRegularExpression, phrases.size()>;

/// With what stands for a label in the place of it.
Expressions expressions(const QString &label)
{
    Expressions made;
    for (size_t i = 0; i < phrases.size(); ++i) {
        QString pattern = QString::fromUtf16(phrases.at(i).pattern);
        pattern.replace(QLatin1String("%L"), label).replace(QLatin1String("%C"), closingMarks());
        made.at(i) = QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
    }
    return made;
}

Expressions expressionsWithLabels(const QString &exampleLabel)
{
    return expressions(openingMarks() + AnswerLabels({{exampleLabel, {}}}).word());
}

const QRegularExpression &rejectedBefore()
{
    static const QRegularExpression words(
        QStringLiteral("(?:(?:不|别|勿|没有|没|未|误|避免|如果|假如|倘若|要是|即使|即便|若|候|备|待|单|多|筛|挑|可|为什么|为何|排除)"
                       "(?:能|会|该|应该|应|可以|可|要|得|我们|我|你|是|的)*\\s*"
                       "|\\b(?:not|n't|never|if|unless|suppose|why|whether|could|might|cannot)\\s+"
                       "(?:(?:the|my|i|you|we|correct|right|to|have|be|would)\\s+)*)$"),
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

const QRegularExpression &rejectedAfter()
{
    static const QRegularExpression words(
        QStringLiteral("\\G%C(?:选项|项)?\\s*(?:(?:是|就|都|也|显然|明显|其实|并|完全)*\\s*"
                       "(?:不对|不正确|不符|不合|不是(?!因)|不妥|不准确|错误|错的|错|有误|排除|不选)"
                       "|(?:吗|么|呢|\\?|,?\\s*还是)|的话|则|会(?!更)|时|过于|太"
                       "|(?:is|seems|would be)\\s+(?:not|wrong|incorrect|false)|isn't)")
            .replace(QLatin1String("%C"), closingMarks()),
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

const QRegularExpression &correction()
{
    static const QRegularExpression words(
        QStringLiteral("更正|纠正|修正|改选|改为|改成|看错|搞错|弄错|错了|我错|等等|等一下|且慢|重新|再想|仔细想|其实|抱歉|对不起"
                       "|(?:^|[。.!,;\\n\\s])不对|\\bwait\\b|\\bactually\\b|\\bcorrection\\b|on second thought|let me re"
                       "|scratch that|\\bsorry\\b|my mistake|i was wrong|\\bhmm\\b|\\bno,"),
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

bool rejectedBeforeIt(const QString &text, qsizetype start)
{
    const qsizetype from = std::max<qsizetype>(0, start - 40);
    return rejectedBefore().match(text.mid(from, start - from)).hasMatch();
}

bool rejected(const QString &text, const Declaration &found, qsizetype labelEnd)
{
    if (rejectedBeforeIt(text, found.start))
        return true;
    return rejectedAfter()
        .match(text, labelEnd, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
        .hasMatch();
}

/// "答案：C. <the text of B>".
bool followedByOtherText(const QString &text, qsizetype end, int option, const QList<ShownOption> &options)
{
    const qsizetype line = text.indexOf(u'\n', end);
    const QString rest = bare(text.mid(end, line < 0 ? -1 : line - end));
    if (rest.isEmpty() || option < 0)
        return false;
    const QString own = bare(options.at(option).text);
    if (!own.isEmpty() && rest.startsWith(own))
        return false;
    return std::any_of(options.begin(), options.end(), [&](const ShownOption &other) {
        const QString wording = bare(other.text);
        return wording.size() >= 4 && rest.startsWith(wording);
    });
}

/// "A、B 正确": the label is the last of several.
bool joinedBefore(const QString &text, qsizetype labelStart, const AnswerLabels &labels)
{
    static const QRegularExpression before(
        QStringLiteral("(?<![A-Za-z0-9_])([A-Za-z]|[0-9]{1,2})\\s*(?:、|/|&|和|与|或|及|,|\\band\\b|\\bor\\b)\\s*(?:选项|option\\s)?\\s*$"));
    const qsizetype from = std::max<qsizetype>(0, labelStart - 12);
    const QString head = text.mid(from, labelStart - from);
    const auto match = before.match(head);
    return match.hasMatch() && labels.indexOf(match.capturedView(1)) >= 0
        && labels.read(head, match.capturedStart(1), match.capturedLength(1)).kind == LabelReading::Kind::One;
}

} // namespace

QList<Declaration> findDeclarations(const QString &text, const AnswerLabels &labels, const QList<ShownOption> &options,
                                    const OptionTexts &texts)
{
    static const auto withLetters = expressionsWithLabels(QStringLiteral("A"));
    static const auto withDigits = expressionsWithLabels(QStringLiteral("1"));
    QList<Declaration> all;
    for (size_t i = 0; i < phrases.size(); ++i) {
        const Phrase &phrase = phrases.at(i);
        auto matches = (labels.numeric() ? withDigits : withLetters).at(i).globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            const LabelReading reading = labels.read(text, match.capturedStart(1), match.capturedLength(1));
            if (reading.kind == LabelReading::Kind::None || texts.begins(text, match.capturedStart(1), match.capturedLength(1)))
                continue;
            Declaration found;
            found.plainness = phrase.plainness;
            found.corrects = phrase.corrects;
            found.option = reading.option;
            found.label = match.captured(1).toUpper();
            found.start = match.capturedStart();
            found.labelStart = match.capturedStart(1);
            found.end = match.capturedEnd(1);
            if (rejected(text, found, found.end))
                continue;
            found.several = reading.kind == LabelReading::Kind::Several
                || joinedWithAnother(text, found.end, found.option, labels)
                || (phrase.plainness == Plainness::Judged && joinedBefore(text, found.labelStart, labels));
            found.otherText = followedByOtherText(text, found.end, found.option, options);
            all.append(found);
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Declaration &a, const Declaration &b) {
        return a.labelStart != b.labelStart ? a.labelStart < b.labelStart : a.plainness < b.plainness;
    });
    QList<Declaration> once;
    for (const Declaration &found : std::as_const(all)) {
        if (!once.isEmpty() && once.last().labelStart == found.labelStart) {
            once.last().corrects = once.last().corrects || found.corrects;
            once.last().several = once.last().several || found.several;
            continue;
        }
        once.append(found);
    }
    for (qsizetype i = 1; i < once.size(); ++i) {
        const qsizetype from = once.at(i - 1).end;
        Declaration &later = once[i];
        later.corrects = later.corrects || correction().match(text.mid(from, later.labelStart - from)).hasMatch();
    }
    return once;
}

qsizetype declaredWordsAt(const QString &text)
{
    static const Expressions leads = expressions(openingMarks());
    qsizetype last = -1;
    for (size_t i = 0; i < phrases.size(); ++i) {
        if (phrases.at(i).plainness != Plainness::Final)
            continue;
        auto matches = leads.at(i).globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            if (!rejectedBeforeIt(text, match.capturedStart()))
                last = std::max(last, match.capturedEnd());
        }
    }
    return last;
}

} // namespace yuyi
