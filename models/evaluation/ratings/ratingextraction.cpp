// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/ratings/ratingextraction.h"

#include "models/evaluation/extraction/replytext.h"
#include "models/evaluation/ratings/ratingclearing.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RatingRule)
};

struct Candidate {
    qsizetype start = 0;
    qsizetype length = 0;
    double value = 0;
    RatingRule rule = RatingRule::None;
    bool otherScale = false;
    bool final = false;     ///< named as the last word
    bool hasTop = false;    ///< says of how many
    bool belowOurs = false; ///< of a scale with fewer points
    bool verdict = false;   ///< just as it was asked for, in a line of its own at an end of the reply
};

const QString word = QStringLiteral("(?:one|two|three|four|five)\\b(?!\\s+(?:hundred|thousand))");

/// What is counted where it follows "4 out of 5".
const QString countedThings =
    QStringLiteral("(?:\\s+(?:key|main|of\\s+the|the|listed|given|required|possible))*\\s+(?:"
                   "perspectives?|aspects?|dimensions?|elements?|criteri(?:a|on)|categor(?:y|ies)"
                   "|areas?|components?|standards?|figures?|items?|parts?|things?|questions?|"
                   "images?|pictures?|paintings?)\\b");

/// The top of a scale behind a score, whatever marks stand between; `group` is its name.
QString topPattern(const QString &group, const QString &numbers)
{
    return QStringLiteral("(?:[ \\t*_`\"')\\]】]*(?:分|points?|stars?)?[ "
                          "\\t*_`\"'(\\[]*(?:/"
                          "|out\\s+of(?:\\s+an?)?(?:\\s+(?:possible|total|maximum|max))?(?:\\s+of)?"
                          "|of(?=\\s*\\d))"
                          "[ \\t*_`\"']*(?<%1>%2)(?!%3))?")
        .arg(group, numbers, countedThings);
}

/// A number with what may follow it: a scale's top, or a second number that makes it a range or a list.
QString valuePattern(const QString &numbers)
{
    return QStringLiteral("(?<n>%1)%2(?:\\s*(?:-+>|=>|→|-|–|—|~|to|到|至|或|or|,|、)\\s*(?<m>%1))?")
        .arg(numbers, topPattern(QStringLiteral("d"), numbers));
}

void add(QList<Candidate> &list, const QRegularExpressionMatch &found, RatingRule rule, const RatingScale &scale)
{
    Candidate one;
    one.start = found.capturedStart();
    one.length = found.capturedLength();
    one.rule = rule;
    const QString first = found.captured(QStringLiteral("n"));
    one.value = scoreValue(first.isEmpty() ? found.captured(QStringLiteral("l")) : first);
    if (!found.captured(QStringLiteral("h")).isEmpty() || !found.captured(QStringLiteral("k")).isEmpty())
        one.value += 0.5;
    const QString inside = found.captured(QStringLiteral("d"));
    const QString top = inside.isEmpty() ? found.captured(QStringLiteral("e")) : inside;
    one.hasTop = !top.isEmpty();
    one.otherScale = !top.isEmpty() && scoreValue(top) != scale.highest;
    one.belowOurs = one.otherScale && scoreValue(top) < scale.highest;
    if (rule == RatingRule::Alone && !top.isEmpty())
        one.rule = RatingRule::Fraction;
    static const QRegularExpression last = ratingPattern(QStringLiteral("final|overall|verdict|最终|最后|综合|总体"));
    one.final = last.match(found.captured()).hasMatch();
    list.append(one);
    for (const char16_t other : {u'm', u's'}) {
        const QString second = found.captured(QString(QChar(other)));
        if (second.isEmpty())
            continue;
        one.value = scoreValue(second);
        list.append(one);
    }
}

/// Of a part of the text that begins at `offset`.
void addLine(QList<Candidate> &list, const QRegularExpressionMatch &found, qsizetype offset, const RatingScale &scale)
{
    const qsizetype before = list.size();
    add(list, found, RatingRule::Alone, scale);
    for (qsizetype i = before; i < list.size(); ++i)
        list[i].start += offset;
}

/// ★★★★☆: the full ones, of as many as there are.
void addStars(QList<Candidate> &list, const QRegularExpressionMatch &found, const RatingScale &scale)
{
    const qsizetype full = found.captured(1).remove(u' ').size();
    const qsizetype empty = found.captured(2).remove(u' ').size();
    Candidate one;
    one.start = found.capturedStart();
    one.length = found.capturedLength();
    one.value = static_cast<double>(full);
    one.rule = RatingRule::Unit;
    one.hasTop = empty > 0;
    one.otherScale = empty > 0 && full + empty != scale.highest;
    list.append(one);
}

/// "Rating" as a heading with a numbered list below it: the number is none of a score unless it stands alone on its line.
bool startsAList(const QString &text, const QRegularExpressionMatch &found)
{
    const qsizetype index = found.capturedStart(QStringLiteral("n"));
    if (index < 0 || !QStringView(text).mid(found.capturedStart(), index - found.capturedStart()).contains(u'\n'))
        return false;
    static const QRegularExpression rest = ratingPattern(QStringLiteral("^[ \\t\"'*_`.。)\\]】]*(?:</[a-z]+>)?[ \\t]*(?:$|\\n)"));
    return !rest.match(text.mid(found.capturedEnd())).hasMatch();
}

bool isWholeLine(const QString &text, const QRegularExpressionMatch &found)
{
    const auto blank = [](QStringView part) {
        return std::all_of(part.begin(), part.end(), [](QChar c) { return c.isSpace() || QStringLiteral("\"'*_`#.。-").contains(c); });
    };
    const qsizetype begin = found.capturedStart() > 0 ? text.lastIndexOf(u'\n', found.capturedStart() - 1) + 1 : 0;
    const qsizetype line = text.indexOf(u'\n', found.capturedEnd());
    const qsizetype end = line < 0 ? text.size() : line;
    return blank(QStringView(text).mid(begin, found.capturedStart() - begin))
        && blank(QStringView(text).mid(found.capturedEnd(), end - found.capturedEnd()));
}

QList<Candidate> candidatesIn(const QString &text, const RatingScale &scale)
{
    static const QString number = scoreNumber();
    static const QString any = QStringLiteral("(?:%1|%2)").arg(number, word);
    static const QString open = QStringLiteral("[\\s\"'*_`(\\[【{“>\u00B7]*");
    // "Rating (out of 5)", whose brackets hold no number any more.
    static const QString aside = QStringLiteral("(?:\\s*[(\\[][^()\\[\\]\\n\\d]{0,40}[)\\]])?");
    static const QString unitWords = QStringLiteral("(?:分|points?\\b)");
    static const QRegularExpression json = ratingPattern(
        QStringLiteral(
            "[\"'](?:(?:final|overall|total|judge|description|quality|model|my)[\\s_-]*)?(?:ratings?|scores?|overall|verdict|grade"
            "|(?:最终|最后|综合|总体|总)?(?:评分|得分|分数|打分|总分))(?:[\\s_-]*(?:overall|final|total|value|score))?[\"']\\s*:\\s*[\"'\\[\\s]*%1")
            .arg(valuePattern(any)));
    static const QRegularExpression declared = ratingPattern(
        QStringLiteral(
            "(?:(?<![a-z_])(?:(?:final|overall|my|the)[\\s_]+)*(?:ratings?|scores?|verdict|grade)"
            "\\b|(?:最终|最后|综合|总体)?(?:评分|打分|得分|分数|总分|评级))%3"
            "[\\s\"'*_`)\\]】>\u00B7]*(?:(?:of|is|as|an?|(?:would|should|will)\\s+be|value|为|是|"
            "应为|给|:|=|→|-|–|—)[\\s\"'*_`\u00B7]*)*%1%2\\s*%4?(?<h>半)?")
            .arg(open, valuePattern(any), aside, unitWords));
    // Words that say less of themselves: only before a colon.
    static const QRegularExpression concluded = ratingPattern(
        QStringLiteral("(?:\\bfinal(?:\\s+answer)?|\\boverall|\\btotal|\\banswer|\\bresult|"
                       "\\bconclusion|\\bassessment|\\bevaluation|结论|答案|结果|综合|总体|总评|"
                       "评价|等级|评定|档次|分值|最终|最后)"
                       "%3[\"'*_`\\s]*[:=][\\s*_`]*%1%2\\s*%4?(?<h>半)?(?![\\s*_]*[a-z]*%5)")
            .arg(open, valuePattern(any), aside, unitWords, countedThings));
    static const QRegularExpression given = ratingPattern(
        QStringLiteral("(?:\\b(?:give|rate|assign|award|deserve|merit|receive|earn|get)(?:s|d|n)?"
                       "\\b(?:\\s+(?:it|this|the|a|an|as|at|description|answer|rating|score|of))*"
                       "|\\bi(?:'d|'ll|\\s+would|\\s+will)?\\s+(?:say|go\\s+with|settle\\s+(?:on|"
                       "for|at)|choose|pick)(?:\\s+an?)?"
                       "|(?:\\bis|'s)\\s+an?(?:\\s+(?:solid|strong|clear|firm|weak|low|high|good|"
                       "fair|definite))?)%1%2"
                       "(?=[\\s\"'*)\\]]*(?:[.,;!]|$|\\n|points?\\b))")
            .arg(open, valuePattern(any)));
    static const QRegularExpression boxed = ratingPattern(QStringLiteral("\\\\boxed\\s*\\{[\\s{\\[]*%1").arg(valuePattern(number)));
    static const QRegularExpression bracketed = ratingPattern(
        QStringLiteral("[\\[【]+[\\s\"'*]*(?:ratings?\\s*[:=]?\\s*)?%1\\s*(?:分|points?|ratings?)?(?<h>半)?[\\s\"'*]*[\\]】]+%2")
            .arg(valuePattern(any), topPattern(QStringLiteral("e"), number)));
    static const QRegularExpression unit = ratingPattern(
        QStringLiteral(
            "(?<![入第])%1\\s*[*_]*\\s*(?:(?<=[\\d*_\\s])分(?!之[一二三四五六七八九十百\\d]|["
            "钟析明别布类法构以])(?<h>半)?|分(?:(?<k>半)|(?=$|[\\s\\p{P}\\p{S}]|["
            "的吧左档评标为合是比给较]))|points?\\b|stars?\\b|[★⭐]|颗?星(?![球空月辰]))%2")
            .arg(valuePattern(number), topPattern(QStringLiteral("e"), number)));
    static const QRegularExpression level = ratingPattern(
        QStringLiteral("第(?<n>%1)[档级]|(?<!surface )(?<!surface-)\\blevel\\s+(?<l>%1)")
            .arg(number));
    static const QRegularExpression stars = ratingPattern(QStringLiteral("(?<![★⭐\\d]|[★⭐\\d]\\s)((?:[★⭐]\\s?)+)((?:☆\\s?)*)"));
    static const QRegularExpression fraction =
        ratingPattern(QStringLiteral("(?<![\\d./])(?<n>%1)[ "
                                     "\\t*_`\"')\\]]*(?:/"
                                     "|out\\s+of(?:\\s+an?)?(?:\\s+(?:possible|total|maximum|max))?"
                                     "(?:\\s+of)?)[ \\t*_`\"']*(?<d>%2)(?!\\s*/|\\d|%3)")
                          .arg(any, number, countedThings));
    static const QRegularExpression alone = ratingPattern(
        QStringLiteral(
            "^(?:[-•~=→:]+\\s+|=+>\\s*)?[\\s\"'*_`#(\\[{<【>]*%1(?:\\s*\\(\\s*(?<s>%2)\\s*\\))?[\\s\"'*_`.。!、)\\]}>】]*$")
            .arg(valuePattern(any), any));
    static const QRegularExpression headed = ratingPattern(
        QStringLiteral(
            "^[\\s\"'*_(\\[#]*(?<n>%1)[\\s\"'*_)\\]]*(?:-|–|—|:|,)\\s*(?=[^\\d\\s\u00B7])")
            .arg(any));
    static const QRegularExpression bold = ratingPattern(
        QStringLiteral("(?:\\*\\*|__)\\s*%1\\s*(?:\\*\\*|__)(?!\\s*[一-龥]|\\s+(?!(?:here|because|"
                       "as|since|for|in|due|given|on|with|overall|out)\\b)[a-z])")
            .arg(valuePattern(number)));
    QList<Candidate> list;
    const QString trimmed = text.trimmed();
    const qsizetype begin = text.indexOf(trimmed);
    const auto collect = [&](const QRegularExpression &expression, RatingRule rule) {
        for (auto found = expression.globalMatch(text); found.hasNext();) {
            const auto one = found.next();
            if (startsAList(text, one))
                continue;
            const qsizetype before = list.size();
            add(list, one, rule, scale);
            // The verdict in a line of its own, after scores that were weighed in brackets, too.
            const bool whole = rule == RatingRule::Bracketed && isWholeLine(text, one);
            const bool atAnEnd = !text.mid(begin, one.capturedStart() - begin).contains(u'\n')
                              || !text.mid(one.capturedEnd()).trimmed().contains(u'\n');
            for (qsizetype i = before; whole && i < list.size(); ++i) {
                list[i].final = true;
                list[i].verdict = atAnEnd;
            }
        }
    };
    collect(json, RatingRule::Structured);
    collect(declared, RatingRule::Declared);
    collect(concluded, RatingRule::Declared);
    collect(given, RatingRule::Declared);
    collect(boxed, RatingRule::Declared);
    collect(bracketed, RatingRule::Bracketed);
    collect(unit, RatingRule::Unit);
    collect(level, RatingRule::Unit);
    for (auto found = stars.globalMatch(text); found.hasNext();)
        addStars(list, found.next(), scale);
    collect(fraction, RatingRule::Fraction);
    const qsizetype lastLine = trimmed.lastIndexOf(u'\n') + 1;
    if (const auto found = alone.match(trimmed.mid(lastLine)); found.hasMatch())
        addLine(list, found, begin + lastLine, scale);
    const qsizetype end = trimmed.indexOf(u'\n');
    const QString head = end < 0 ? trimmed : trimmed.left(end);
    if (const auto found = alone.match(head); found.hasMatch() && end > 0)
        addLine(list, found, begin, scale);
    static const QRegularExpression numbered = ratingPattern(QStringLiteral("\\n\\s*\\d{1,2}\\s*[-–—:.、),]"));
    if (const auto found = headed.match(head); found.hasMatch() && !numbered.match(trimmed).hasMatch())
        addLine(list, found, begin, scale);
    collect(bold, RatingRule::Alone);
    // "3/4 view" is no score on a smaller scale: there is none.
    list.removeIf([&](const Candidate &one) { return one.rule == RatingRule::Fraction && one.belowOurs; });
    return list;
}

/// The candidates after the last words that take an earlier score back.
bool keepCorrected(QList<Candidate> &list, const QString &text)
{
    static const QRegularExpression marker = ratingPattern(
        QStringLiteral("更正|修正|改为|改成|应改|重新(?:评|打|考虑)|我错了|看错了|不对[,，。!]|\\bcorrection\\b|\\bactually\\b|\\bwait\\b|second\\s+thought"
                       "|\\brevis(?:e|ed|ing)\\b|\\breconsider|\\bscratch\\s+that\\b|\\bi\\s+change\\b"));
    bool corrected = false;
    for (auto found = marker.globalMatch(text); found.hasNext();) {
        const qsizetype index = found.next().capturedStart();
        const bool before = std::any_of(list.begin(), list.end(), [&](const Candidate &one) { return one.start < index; });
        const bool after = std::any_of(list.begin(), list.end(), [&](const Candidate &one) { return one.start >= index; });
        if (!before || !after)
            continue;
        list.removeIf([&](const Candidate &one) { return one.start < index; });
        corrected = true;
    }
    return corrected;
}

int strength(const Candidate &one)
{
    if (one.verdict)
        return 4;
    switch (one.rule) {
    case RatingRule::Structured:
    case RatingRule::Declared: return 4;
    case RatingRule::Bracketed: return 3;
    case RatingRule::Unit:
    case RatingRule::Fraction: return 2;
    default: return 1;
    }
}

RatingRule faultOf(const Candidate &one, const RatingScale &scale)
{
    if (one.otherScale)
        return RatingRule::OtherScale;
    if (one.value < scale.lowest || one.value > scale.highest)
        return RatingRule::OutOfRange;
    return onScale(one.value, scale) ? RatingRule::None : RatingRule::Uneven;
}

RatingReading decide(QList<Candidate> list, bool corrected, const RatingScale &scale, const ReplyText &read)
{
    RatingReading reading;
    int strongest = 0;
    for (const Candidate &one : std::as_const(list))
        strongest = std::max(strongest, strength(one));
    list.removeIf([&](const Candidate &one) { return strength(one) < strongest; });
    // "Initial score 3 … final score 4": the one that says so.
    if (std::any_of(list.cbegin(), list.cend(), [](const Candidate &one) { return one.final; }))
        list.removeIf([](const Candidate &one) { return !one.final; });
    QList<double> values;
    for (const Candidate &one : std::as_const(list)) {
        if (!values.contains(one.value))
            values.append(one.value);
    }
    const Candidate &last = list.constLast();
    if (values.size() > 1) {
        reading.rule = RatingRule::Several;
        return reading;
    }
    for (const Candidate &one : std::as_const(list)) {
        if (const RatingRule fault = faultOf(one, scale); fault != RatingRule::None) {
            reading.rule = fault;
            return reading;
        }
    }
    reading.score = last.value;
    reading.rule = corrected ? RatingRule::Correction : list.constFirst().rule;
    reading.start = read.startInReply(last.start);
    reading.length = read.lengthInReply(last.start, last.length);
    return reading;
}

} // namespace

QString titleOf(RatingRule rule)
{
    switch (rule) {
    case RatingRule::Structured: return Tr::tr("As JSON");
    case RatingRule::Declared: return Tr::tr("Stated explicitly");
    case RatingRule::Bracketed: return Tr::tr("In square brackets");
    case RatingRule::Unit: return Tr::tr("With a unit (n points)");
    case RatingRule::Fraction: return Tr::tr("With the maximum score (n/10 style)");
    case RatingRule::Alone: return Tr::tr("A number alone");
    case RatingRule::Correction: return Tr::tr("Corrected later");
    case RatingRule::None: return Tr::tr("No score");
    case RatingRule::Empty: return Tr::tr("Empty reply");
    case RatingRule::Unclosed: return Tr::tr("Unfinished reasoning");
    case RatingRule::Placeholder: return Tr::tr("Repeats only the placeholder for the score");
    case RatingRule::Echo: return Tr::tr("Repeats only the rubric");
    case RatingRule::Several: return Tr::tr("Several different scores");
    case RatingRule::OutOfRange: return Tr::tr("Outside the scale");
    case RatingRule::OtherScale: return Tr::tr("Different scale");
    case RatingRule::Uneven: return Tr::tr("Not a whole or half point");
    }
    return {};
}

QString ratingReaderVersion()
{
    return QStringLiteral("1");
}

RatingReading readRating(const QString &reply, const RatingScale &scale)
{
    RatingReading reading;
    const ReplyText read = readReply(reply);
    if (read.unclosed) {
        reading.rule = RatingRule::Unclosed;
        return reading;
    }
    if (read.text.trimmed().isEmpty()) {
        reading.rule = RatingRule::Empty;
        return reading;
    }
    const ClearedReply cleared = clearedReply(read.text, scale);
    QList<Candidate> list = candidatesIn(cleared.text, scale);
    if (list.isEmpty()) {
        static const QRegularExpression placeholder = ratingPattern(QStringLiteral("[\\[【]\\s*ratings?\\s*[\\]】]"));
        reading.rule = cleared.belowZero                          ? RatingRule::OutOfRange
                     : cleared.echo                               ? RatingRule::Echo
                     : placeholder.match(cleared.text).hasMatch() ? RatingRule::Placeholder
                                                                  : RatingRule::None;
    } else {
        for (Candidate &one : list)
            one.otherScale = one.otherScale || (cleared.otherScale && !one.hasTop);
        const bool corrected = keepCorrected(list, cleared.text);
        std::stable_sort(list.begin(), list.end(), [](const Candidate &a, const Candidate &b) { return a.start < b.start; });
        reading = decide(list, corrected, scale, read);
    }
    reading.perspectives = cleared.perspectives;
    return reading;
}

} // namespace yuyi
