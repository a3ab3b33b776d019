// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/ratings/ratingclearing.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr char16_t blankMark = u'\u00B7';

void blank(QString &text, qsizetype start, qsizetype length)
{
    for (qsizetype i = start; i < start + length; ++i) {
        if (text.at(i) != u'\n')
            text[i] = blankMark;
    }
}

void blankAll(QString &text, const QRegularExpression &expression)
{
    for (auto found = expression.globalMatch(QString(text)); found.hasNext();) {
        const auto one = found.next();
        blank(text, one.capturedStart(), one.capturedLength());
    }
}

void spaceAll(QString &text, const QRegularExpression &expression)
{
    for (auto found = expression.globalMatch(QString(text)); found.hasNext();) {
        const auto one = found.next();
        std::fill(text.begin() + one.capturedStart(), text.begin() + one.capturedEnd(), QChar(u' '));
    }
}

/// Traditional characters of the words looked for; brackets and quotes of other shapes; marks of Markdown and TeX.
QString plainText(QString text)
{
    static const QHash<QChar, QChar> same{
        {u'評', u'评'},
        {u'總', u'总'},
        {u'綜', u'综'},
        {u'終', u'终'},
        {u'級', u'级'},
        {u'檔', u'档'},
        {u'數', u'数'},
        {u'點', u'点'},
        {u'為', u'为'},
        {u'應', u'应'},
        {u'給', u'给'},
        {u'滿', u'满'},
        {u'價', u'价'},
        {u'結', u'结'},
        {u'論', u'论'},
        {u'體', u'体'},
        {u'層', u'层'},
        {u'審', u'审'},
        {u'徵', u'征'},
        {u'筆', u'笔'},
        {u'歷', u'历'},
        {u'構', u'构'},
        {u'圖', u'图'},
        {u'從', u'从'},
        {u'〔', u'['},
        {u'〕', u']'},
        {u'「', u'['},
        {u'」', u']'},
        {u'『', u'['},
        {u'』', u']'},
        {u'〖', u'['},
        {u'〗', u']'},
        {u'“', u'"'},
        {u'”', u'"'},
        {u'‘', u'\''},
        {u'’', u'\''},
        {u'$', u' '},
        {u'\uFE0F', u' '},
        {u'\u20E3', u' '}};
    // 3½, which normal form has as 31⁄2.
    static const QRegularExpression half = ratingPattern(QStringLiteral("(?<=\\d)1\\x{2044}2"));
    for (auto found = half.globalMatch(QString(text)); found.hasNext();)
        text.replace(found.next().capturedStart(), 3, QStringLiteral(".5 "));
    for (QChar &one : text) {
        one = same.value(one, one);
        if (one == u'\u2044')
            one = u'/';
    }
    static const QRegularExpression fence = ratingPattern(QStringLiteral("(?:^|(?<=\\n))[ \\t]*(?:```|~~~)[a-z]*[ \\t]*(?=\\n|$)"));
    spaceAll(text, fence);
    static const QRegularExpression escaped = ratingPattern(
        QStringLiteral("\\\\(?=[\\[\\]()*_])|\\\\(?:text(?:bf|rm)?|mathbf|mathrm|bf)(?=\\s*\\{)"));
    spaceAll(text, escaped);
    return text;
}

/// A perspective as judges write it: in full in any spelling, or by its first word before a colon.
QStringList namesOf(const LabelValue &perspective)
{
    QStringList names;
    for (const QString &name : {perspective.published, perspective.title.zh, perspective.title.en, perspective.code.text()}) {
        static const QRegularExpression gap(QStringLiteral("[\\s_&-]+(?:and[\\s_&-]+)?"));
        QStringList words;
        for (const QString &word : name.normalized(QString::NormalizationForm_KC).split(gap, Qt::SkipEmptyParts))
            words.append(QRegularExpression::escape(word));
        if (!words.isEmpty())
            names.append(words.join(QLatin1String("[\\s_&-]*(?:and)?[\\s_&-]*")));
    }
    static const QRegularExpression first(QStringLiteral("^[A-Za-z]{4,}"));
    const QString word = first.match(perspective.published).captured();
    if (!word.isEmpty()) {
        static const QRegularExpression ending(QStringLiteral("(?:s|e)$"));
        names.append(
            QStringLiteral(
                "(?:(?<=[\\n{,;|\"'*.])|^)[ \\t]*%1[a-z]*(?:[ \\t_&/-]+[a-z]+){0,3}(?=[\\s\"'*_]*[:=|])")
                .arg(QString(word).remove(ending)));
    }
    return names;
}

QRegularExpression perspectivePattern(const LabelValue &perspective)
{
    return ratingPattern(
        QStringLiteral("(?:%1)[ \\t\"'*_)\\]}】]*(?:score|rating|评分|得分)?[ \\t\"'*_]*(?:[:=|→]|-{1,2}|–|—|是|为)?[ \\t\"'*_(\\[【]*"
                       "(?:\\{\\s*[\"'](?:score|rating|评分|得分)[\"']\\s*:\\s*[\"']?)?(?<n>%2)"
                       "(?: */ *(?<d>%2))? *(?:分|points?\\b)?(?<h>半)?[)\\]】*\"]*(?=\\s*(?:[,，。;；.|}(（:–—-]|$|\\n))")
            .arg(namesOf(perspective).join(u'|'), scoreNumber()));
}

/// What is looked for on one scale. A project has few, and each costs more to make than a reply to read.
struct ScalePatterns {
    QString key;
    QRegularExpression scale; ///< "a scale of 1 to 5"
    QRegularExpression range; ///< "1–5 points"
    QList<QRegularExpression> perspectives;
};

const ScalePatterns &patternsOf(const RatingScale &scale)
{
    thread_local ScalePatterns made;
    QString key = QStringLiteral("%1 %2").arg(scale.lowest).arg(scale.highest);
    for (const LabelValue &one : scale.perspectives)
        key += QStringList{QString(), one.code.text(), one.published, one.title.zh, one.title.en}.join(u'\n');
    if (made.key == key)
        return made;
    const QString range =
        QStringLiteral(
            "[\\[(]?%1[\\])]?\\s*(?:分|points?)?\\s*(?:-|–|—|~|to|到|至|and)\\s*[\\[(]?%2[\\])]?\\s*(?:分|points?)?")
            .arg(scale.lowest)
            .arg(scale.highest);
    made.key = key;
    made.scale = ratingPattern(
        QStringLiteral("(?:on\\s+)?(?:an?\\s+|the\\s+)?(?:scale|range)\\s*(?:of|from|:|is)?\\s*")
        + range + QStringLiteral("(?!\\d)"));
    made.range = ratingPattern(QStringLiteral("(?<![\\d.])") + range + QStringLiteral("(?!\\d)"));
    made.perspectives.clear();
    for (const LabelValue &perspective : scale.perspectives)
        made.perspectives.append(perspectivePattern(perspective));
    return made;
}

QMap<QString, double> takePerspectives(QString &text, const RatingScale &scale)
{
    QMap<QString, double> scores;
    const QList<QRegularExpression> &patterns = patternsOf(scale).perspectives;
    for (qsizetype i = 0; i < patterns.size(); ++i) {
        const LabelValue &perspective = scale.perspectives.at(i);
        for (auto found = patterns.at(i).globalMatch(QString(text)); found.hasNext();) {
            const auto one = found.next();
            const double value = scoreValue(one.captured(QStringLiteral("n"))) + (one.captured(QStringLiteral("h")).isEmpty() ? 0 : 0.5);
            const QString top = one.captured(QStringLiteral("d"));
            if (onScale(value, scale) && (top.isEmpty() || scoreValue(top) == scale.highest))
                scores.insert(perspective.code.text(), value);
            blank(text, one.capturedStart(), one.capturedLength());
        }
    }
    return scores;
}

/// "1 point: …", "2分：…": two or more of them are the rubric.
bool takeRubric(QString &text)
{
    static const QRegularExpression head = ratingPattern(
        QStringLiteral("(?:^|(?<=\\n))[\\s>*_•-]*[\\[(]?(?:score\\s+)?(\\d|[一二三四五])\\s*(?:points?|分)\\s*[\\])]?[*_]*\\s*:"));
    QSet<QString> heads;
    for (auto found = head.globalMatch(text); found.hasNext();)
        heads.insert(found.next().captured(1));
    if (heads.size() < 2)
        return false;
    blankAll(text, head);
    return true;
}

/// What says how many points there are at most. True: another number than there is.
bool takeScale(QString &text, const RatingScale &scale)
{
    static const QRegularExpression stated = ratingPattern(
        QStringLiteral(
            "满分\\s*(?:为|是|:)?\\s*(?<a>%1)\\s*分?|(?<b>%1)\\s*分(?:满分|制)|(?<c>百)分制|(?<e>%"
            "1)[-\\s]points?\\s+(?:scale|system|rubric|likert)"
            "|(?:on\\s+)?(?:an?\\s+|the\\s+)?(?:scale|range)\\s*(?:of|from|:|is)?\\s*(?:[01]\\s*(?:"
            "to|-|–|—|~)\\s*)?(?<f>\\d{1,3})(?!\\s*(?:to|-|–|—|~)\\s*\\d)"
            "|(?<![\\d.])[01]\\s*(?:-|–|—|~|到|至)\\s*(?<g>\\d{1,3})\\s*分"
            "|\\(\\s*(?:out\\s+of|/)\\s*(?<i>\\d{1,3})\\s*(?:points?)?\\s*\\)"
            "|[\"']?(?:full|max(?:imum)?|highest|top)[\\s_]+(?:possible[\\s_]+)?(?:scores?|ratings?"
            "|marks?)[\"']?\\s*(?:is|of|:|=)*\\s*(?<k>\\d{1,3})"
            "|总分\\s*(?:为|是|:)?\\s*(?<l>%1)\\s*分\\s*[,，。;；]?\\s*(?=得|给|评|该|此|本)")
            .arg(scoreNumber()));
    bool ours = false;
    bool others = false;
    blankAll(text, patternsOf(scale).scale);
    blankAll(text, patternsOf(scale).range);
    for (auto found = stated.globalMatch(QString(text)); found.hasNext();) {
        const auto one = found.next();
        double top = 0;
        for (const char16_t name : u"abcefgikl") {
            const QString number = name ? one.captured(QString(QChar(name))) : QString();
            if (!number.isEmpty())
                top = number == u"百" ? 100 : scoreValue(number);
        }
        (top == scale.highest ? ours : others) = true;
        blank(text, one.capturedStart(), one.capturedLength());
    }
    return others && !ours;
}

/// Numbers of points that are no score: taken off, denied, bounds, conditions, averages, turns of speech.
void takeOthers(QString &text)
{
    const QString number = scoreNumber();
    static const QRegularExpression speech = ratingPattern(
        QStringLiteral("入木三分|[二三]分法|十分(?!制)|[一二两三四五六七八九十]分(?:之[一二两三四五六七八九十]|钟)|[几部充百]分|[一二三四五六七八九十百\\d]分之[一二三四五六七八九十百\\d]"));
    static const QRegularExpression takenOff = ratingPattern(
        QStringLiteral("(?:扣|减|少|差|失|加|损失)(?:了|去|掉)?\\s*%1\\s*分|%1\\s*points?\\s+(?:off|deducted|were\\s+deducted)"
                       "|(?:deduct(?:ed|ing)?|los(?:t|es|ing)|minus|subtract(?:ed)?)\\s+%1(?:\\s*points?)?")
            .arg(number));
    static const QRegularExpression denied = ratingPattern(
        QStringLiteral("(?:不是|不能给|不应给|不足|不到|未达到?|没有达到|达不到|够不上|低于|高于|"
                       "而非|而不是|并非|接近|将近|几乎|最多|至多|不超过|超过|不高于|不低于"
                       "|至少|起码|不止|距离?|离|若要|要想|想要|如要|才能?|\\bnot\\b|n't\\b|"
                       "\\bbelow|\\babove|\\bless\\s+than|\\bmore\\s+than|\\bhigher\\s+than"
                       "|\\blower\\s+than|\\bbetter\\s+than|\\bworse\\s+than|\\bat\\s+(?:most|"
                       "least)|\\bnearly|\\balmost|\\bclose\\s+to|\\bup\\s+to|\\binstead\\s+of"
                       "|\\brather\\s+than|\\bshort\\s+of)\\s*(?:得到?|拿到?|达到|获得|给|评为)?"
                       "\\s*(?:(?:be|give|given|it|deserve|merit|reach|worth|quite)\\s+)*"
                       "(?:an?\\s+)?[\\s\"'*“\\[]*%1\\s*(?:分|points?)?[\\]\"'*”]*")
            .arg(number));
    static const QRegularExpression bounded = ratingPattern(
        QStringLiteral(
            "%1\\s*(?:分|points?)?\\s*(?:以上|以下|以内|\\+|-(?=[\\])\"'*]|$|\\n)|or\\s+(?:more|less|above|below|higher|lower|better)\\b)")
            .arg(number));
    static const QRegularExpression conditional = ratingPattern(
        QStringLiteral(
            "\\bto\\s+(?:get|earn|receive|reach|achieve|merit|deserve|attain)\\s+(?:an?\\s+|the\\s+"
            ")?(?:full\\s+)?(?:(?:score|rating)\\s+of\\s+)?%1(?:\\s*points?)?"
            "|(?:\\ban?\\s+|\\bthe\\s+|\\bscore\\s+(?:of\\s+)?)%1(?:\\s*points?)?\\s+(?:would(?!"
            "\\s+be\\s+(?:appropriate|fair|fitting|right|justified|suitable))|requires?|needs?|"
            "demands?|is\\s+reserved|should)\\b"
            "|%1\\s*分(?:则?需要?|要求|应当|应该|必须)")
            .arg(number));
    static const QRegularExpression average =
        ratingPattern(QStringLiteral("(?:\\baverage|\\bmean|\\bsub-?total|平均|小计)[\\s\"'*_]*(?:"
                                     "scores?|ratings?|评分|得分|分数?|of)*[\\s\"'*_]*(?:is|of|为|"
                                     "是|:|=)*[\\s\"'*_]*%1(?:\\s*/\\s*%1)?(?:\\s*分)?")
                          .arg(number));
    for (const QRegularExpression *one : {&speech, &takenOff, &denied, &bounded, &conditional, &average})
        blankAll(text, *one);
}

} // namespace

bool onScale(double value, const RatingScale &scale)
{
    return value >= scale.lowest && value <= scale.highest && std::abs(value * 2 - std::round(value * 2)) < 1e-9;
}

QString scoreNumber()
{
    return QStringLiteral("(?:(?<![\\d.])\\d{1,3}+(?:\\.\\d{1,6}+)?+(?![\\d%]|(?:st|nd|rd|th|cm|mm|d|k|x)\\b)"
                          "|(?<![一二两三四五六七八九十百千])[一二两三四五六七八九十](?:点五|点零|半)?(?![一二两三四五六七八九十百千]))");
}

double scoreValue(const QString &text)
{
    bool good = false;
    if (const double digits = text.toDouble(&good); good)
        return digits;
    static const QStringList words{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three"), QStringLiteral("four"),
                                   QStringLiteral("five")};
    if (const qsizetype index = words.indexOf(text.toLower()); index >= 0)
        return static_cast<double>(index + 1);
    double half = 0;
    if (text.endsWith(u'半') || text.endsWith(QStringLiteral("点五")))
        half = 0.5;
    static const QString numerals = QStringLiteral("一二三四五六七八九十");
    const QChar first = text.isEmpty() ? QChar() : text.at(0);
    const qsizetype index = first == u'两' ? 1 : numerals.indexOf(first);
    return index < 0 ? -1 : static_cast<double>(index + 1) + half;
}

QRegularExpression ratingPattern(const QString &text)
{
    return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

ClearedReply clearedReply(const QString &text, const RatingScale &scale)
{
    ClearedReply cleared;
    cleared.text = plainText(text);
    cleared.echo = takeRubric(cleared.text);
    cleared.otherScale = takeScale(cleared.text, scale);
    takeOthers(cleared.text);
    static const QRegularExpression negative = ratingPattern(QStringLiteral("(?:(?<=[:=\\[({])|(?<=[:=\\[({] )|^)-\\d+(?:\\.\\d+)?"));
    cleared.belowZero = negative.match(cleared.text).hasMatch();
    blankAll(cleared.text, negative);
    cleared.perspectives = takePerspectives(cleared.text, scale);
    return cleared;
}

} // namespace yuyi
