// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/blankanswer.h"

#include "models/domain/annotation/written.h"
#include "models/domain/annotation/writtenparts.h"
#include "models/evaluation/extraction/countedanswer.h"
#include "models/evaluation/extraction/readablereply.h"
#include "models/evaluation/extraction/revision.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace yuyi {

namespace {

constexpr qsizetype longestText = 60; ///< what is longer is no value but an explanation
constexpr qsizetype longestAlone = 30;

/// What a reply seems to answer in one place.
struct Value {
    QString text;    ///< a number as its digits
    QString written; ///< as it stands there
    bool number = false;
    bool strong = false;  ///< its words say that it is the answer
    bool several = false; ///< the clause says another number, too
    qsizetype sentence = 0;
    TextPart part; ///< of the readable text
    EvidenceKind kind = EvidenceKind::Declared;
};

/// Which of the values counts, or why none does.
struct Decision {
    QString rule = QStringLiteral("none");
    MissReason reason = MissReason::NoOption;
    int value = -1;
};

QString textOf(const QString &text, const TextPart &part)
{
    return text.mid(part.start, part.length);
}

/// What is left of a part without marks and words around it that are no part of a value. Words alone are the value.
TextPart barePart(const QString &text, TextPart part)
{
    static const QRegularExpression lead(QStringLiteral("^(?:(?:应当|应该|应|会是|就是|则|即|是|为|填|the |方案(?=[A-Za-z甲乙丙丁]))\\s*)+"),
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tail(QStringLiteral("(?:(?<=[A-Za-z甲乙丙丁])(?:更优|更好|最优|较优|最好)|(?<=.)的)$"));
    for (qsizetype before = -1; before != part.length;) {
        before = part.length;
        const TextPart inner = withoutOuterMarks(QStringView(text).mid(part.start, part.length));
        part = {part.start + inner.start, inner.length};
        const auto leads = lead.match(textOf(text, part));
        if (leads.capturedLength() < part.length)
            part = {part.start + leads.capturedLength(), part.length - leads.capturedLength()};
        part.length -= tail.match(textOf(text, part)).capturedLength();
    }
    return part;
}

Value valueOf(const QString &text, const TextPart &part, EvidenceKind kind)
{
    Value value;
    value.part = part;
    value.kind = kind;
    value.written = textOf(text, part).simplified();
    const auto number = writtenNumber(value.written, NumberUnits::Any);
    value.number = number.has_value();
    value.text = number ? number->digits : value.written;
    return value;
}

/// The parts of a text between the marks that match, where these are not quoted; none is empty.
QList<TextPart> partsOf(const QString &text, const QRegularExpression &ends, const QList<bool> &quoted)
{
    QList<TextPart> parts;
    qsizetype start = 0;
    const auto add = [&](qsizetype end) {
        if (end > start)
            parts.append({start, end - start});
    };
    for (auto marks = ends.globalMatch(text); marks.hasNext();) {
        const auto mark = marks.next();
        if (quoted.at(mark.capturedStart()))
            continue;
        add(mark.capturedStart());
        start = mark.capturedEnd();
    }
    add(text.size());
    return parts;
}

const QRegularExpression &sentenceEnds()
{
    static const QRegularExpression ends(QStringLiteral("[。;；\\n!！]|\\.(?=\\s|$)"));
    return ends;
}

const QRegularExpression &clauseEnds()
{
    // A comma between digits is one of thousands.
    static const QRegularExpression ends(QStringLiteral("[。;；\\n!！]|(?<!\\d),|,(?!\\d)|，|\\.(?=\\s|$)"));
    return ends;
}

/// Behind the last 有 or 一共 of a clause behind which a number stands and nothing else: 图中有3个人. −1: there is none.
qsizetype behindCount(const QString &text, const TextPart &clause, const QList<bool> &quoted)
{
    static const QRegularExpression leads(QStringLiteral("(?:一共|总共|共计|共)有?|(?<![没未])有"));
    qsizetype behind = -1;
    for (auto found = leads.globalMatch(textOf(text, clause)); found.hasNext();) {
        const auto one = found.next();
        const TextPart part = barePart(text, {clause.start + one.capturedEnd(), clause.length - one.capturedEnd()});
        if (!quoted.at(clause.start + one.capturedStart()) && writtenNumber(textOf(text, part), NumberUnits::Nouns))
            behind = one.capturedEnd();
    }
    return behind;
}

/// The value that a clause names behind its last word that leads to one; nothing: none leads there. `counts`: the answer may be a number.
std::optional<Value> valueIn(const QString &text, const TextPart &clause, const QList<bool> &quoted, bool counts)
{
    static const QRegularExpression leads(
        QStringLiteral("(?:[=≈]|等于|约等于|约为|应为|应填|填入|填|的答案是|答案是|答案为|答案|结果是|结果为|结果|就是|是|为|(?<!\\d):|:(?!\\d)| is | equals | are )"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression strong(
        QStringLiteral("答案|结果|所以|因此|故|综上|最终|最后|应填|answer|therefore|thus|hence|so "), QRegularExpression::CaseInsensitiveOption);
    const QString words = textOf(text, clause);
    qsizetype behind = -1;
    for (auto found = leads.globalMatch(words); found.hasNext();) {
        const auto one = found.next();
        if (!quoted.at(clause.start + one.capturedStart()))
            behind = one.capturedEnd();
    }
    if (counts)
        behind = std::max(behind, behindCount(text, clause, quoted));
    if (const auto counted = counts ? countedIn(words) : std::nullopt;
        counted && behind <= counted->part.start && !quoted.at(clause.start + counted->lead)) {
        Value value = valueOf(text, {clause.start + counted->part.start, counted->part.length}, EvidenceKind::Declared);
        value.strong = counted->total || strong.match(words.left(counted->part.start)).hasMatch();
        value.several = counted->isSeveral;
        return value;
    }
    if (behind < 0)
        return std::nullopt;
    const TextPart part = barePart(text, {clause.start + behind, clause.length - behind});
    if (part.length == 0)
        return std::nullopt;
    Value value = valueOf(text, part, EvidenceKind::Declared);
    value.strong = strong.match(words.left(behind)).hasMatch();
    return value;
}

bool offersSeveral(const QString &text)
{
    static const QRegularExpression numbers(QStringLiteral("-?\\d+(?:\\.\\d+)?\\s*\\D{0,3}(?:或者|或|和|与|及|、|\\bor\\b|\\band\\b)\\s*-?\\d"));
    static const QRegularExpression either(QStringLiteral("(?:.或者?.|\\bor\\b)"));
    return numbers.match(text).hasMatch() || either.match(text).hasMatch();
}

bool compares(const QString &text)
{
    static const QRegularExpression words(QStringLiteral("优于|大于|小于|高于|低于|多于|少于|胜过|不如|[<>]"));
    return words.match(text).hasMatch();
}

bool refuses(const QString &text)
{
    static const QRegularExpression words(
        QStringLiteral("抱歉|对不起|看不清|看不出|看不见|看不到|认不出|"
                       "(?:无法|不能)(?:\\S{0,3})(?:回答|确定|判断|辨认|辨别|识别|看清|看出|看到|得知|知道|提供|协助|作答|解答|完成|给出|得出|分析|推断|判定|读取|查看|访问|打开|处理|描述)|不确定(?!性)|"
                       "i'?m sorry|i can'?t|i cannot|i (?:do not|don'?t) know|unable to|不知道"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(text).hasMatch();
}

/// The value of which all others are longer forms; −1: they differ.
int commonOf(const QList<Value> &values)
{
    int shortest = static_cast<int>(values.size()) - 1;
    for (int i = 0; i < values.size(); ++i) {
        if (values.at(i).text.size() < values.at(shortest).text.size())
            shortest = i;
    }
    const Value &least = values.at(shortest);
    for (const Value &one : values) {
        const bool equal = one.number && least.number && one.text.toDouble() == least.text.toDouble();
        const bool same = equal || one.text == least.text || (!one.number && !least.number && one.text.contains(least.text));
        if (!same)
            return -1;
    }
    return shortest;
}

bool isAccepted(const QString &text, const QStringList &accepted)
{
    return std::any_of(accepted.begin(), accepted.end(), [&](const QString &one) { return sameWritten(text, one); });
}

bool isNumber(const QString &text)
{
    return writtenNumber(text, NumberUnits::Nouns).has_value();
}

/// Whether one of them is a number; also where none is known.
bool mayBeNumber(const QStringList &accepted)
{
    return accepted.isEmpty()
        || std::any_of(accepted.begin(), accepted.end(), [](const QString &one) { return isNumber(writtenForm(one)); });
}

/// Reads one reply.
class BlankReader
{
public:
    BlankReader(const QString &reply, const QStringList &accepted)
        : m_reply(reply),
          m_accepted(accepted),
          m_readable(readableReply(reply)),
          m_text(m_readable.text),
          m_quoted(quotedUnits(m_text)),
          m_counts(mayBeNumber(accepted))
    {
    }

    TextAnswer read()
    {
        if (m_readable.unclosed)
            return {{}, QStringLiteral("reasoning"), MissReason::Truncated};
        if (m_text.trimmed().isEmpty())
            return {{}, QStringLiteral("none"), MissReason::Empty};
        findValues();
        return answerOf(decided());
    }

private:
    void findValues()
    {
        m_sentences = partsOf(m_text, sentenceEnds(), m_quoted);
        m_clauses = partsOf(m_text, clauseEnds(), m_quoted);
        for (const TextPart &clause : std::as_const(m_clauses)) {
            auto value = valueIn(m_text, clause, m_quoted, m_counts);
            if (!value)
                continue;
            value->sentence = std::count_if(m_sentences.begin(), m_sentences.end(),
                                            [&](const TextPart &one) { return one.start + one.length <= clause.start; });
            m_values.append(*value);
        }
        static const QRegularExpression lineEnd(QStringLiteral("\\n"));
        m_lines = partsOf(m_text, lineEnd, m_quoted);
        m_lines.removeIf([&](const TextPart &line) { return textOf(m_text, line).trimmed().isEmpty(); });
    }

    int add(const TextPart &part, EvidenceKind kind)
    {
        m_values.append(valueOf(m_text, part, kind));
        return static_cast<int>(m_values.size()) - 1;
    }

    bool anyStrong() const
    {
        return std::any_of(m_values.begin(), m_values.end(), [](const Value &value) { return value.strong; });
    }

    Decision decided()
    {
        if (const auto wordForWord = acceptedWordForWord())
            return *wordForWord;
        if (const auto boxed = inBoxes())
            return *boxed;
        if (!anyStrong() && m_lines.size() > 1) {
            if (listsSeveral())
                return {QStringLiteral("none"), MissReason::Several, -1};
            if (const auto first = alonePart(m_lines.constFirst()))
                return chosen(QStringLiteral("first-line"), add(*first, EvidenceKind::Alone));
        }
        if (m_values.isEmpty())
            return ofWholeReply();
        return amongValues();
    }

    /// A reply that consists of an accepted answer, declares it, or begins or ends with it, word for word.
    std::optional<Decision> acceptedWordForWord()
    {
        if (m_accepted.isEmpty())
            return std::nullopt;
        if (const auto whole = acceptedIn({0, m_text.size()}))
            return chosen(QStringLiteral("whole-reply"), *whole);
        // C# and x_1 lose a mark with the markup.
        if (isAccepted(m_reply, m_accepted)) {
            const int raw = add({0, m_text.size()}, EvidenceKind::Alone);
            m_values[raw].written = m_reply.trimmed();
            return chosen(QStringLiteral("whole-reply"), raw);
        }
        if (const auto declared = acceptedBehindLead())
            return chosen(QStringLiteral("declared"), *declared);
        static const QRegularExpression takenBack(QStringLiteral("不对|更正|纠正|修正|改为|应该?是|"
                                                                 "\\bwait\\b|\\bactually\\b|\\bcorrection\\b|\\bsorry\\b"),
                                                  QRegularExpression::CaseInsensitiveOption);
        if (anyStrong() || !m_readable.boxes.isEmpty() || m_lines.isEmpty() || m_sentences.isEmpty() || listsSeveral()
            || takenBack.match(m_text).hasMatch())
            return std::nullopt;
        for (const TextPart &part : {m_lines.constFirst(), m_sentences.constFirst()}) {
            if (const auto first = acceptedIn(part))
                return chosen(QStringLiteral("first-line"), *first);
        }
        if (const auto last = acceptedIn(m_lines.constLast()))
            return chosen(QStringLiteral("last-line"), *last);
        return std::nullopt;
    }

    /// The index of a new value.
    std::optional<int> acceptedIn(const TextPart &part)
    {
        // A question asks for it.
        if (!isAccepted(textOf(m_text, part), m_accepted) || textOf(m_text, part).trimmed().endsWith(u'?'))
            return std::nullopt;
        const TextPart inner = withoutOuterMarks(QStringView(m_text).mid(part.start, part.length));
        return add(inner.length > 0 ? TextPart{part.start + inner.start, inner.length} : part, EvidenceKind::Alone);
    }

    std::optional<int> acceptedBehindLead()
    {
        static const QRegularExpression leads(QStringLiteral("(?:答案|结果|应填|\\banswer)(?:应该?|就)?(?:[是为]|填| is)?\\s*:?"),
                                              QRegularExpression::CaseInsensitiveOption);
        qsizetype behind = -1;
        for (auto found = leads.globalMatch(m_text); found.hasNext();) {
            const auto one = found.next();
            if (!m_quoted.at(one.capturedStart()))
                behind = one.capturedEnd();
        }
        if (behind < 0)
            return std::nullopt;
        for (const QList<TextPart> *pieces : {&m_lines, &m_sentences}) {
            const auto piece = std::find_if(pieces->begin(), pieces->end(),
                                            [&](const TextPart &one) { return behind < one.start + one.length; });
            if (piece == pieces->end() || piece->start > behind)
                continue;
            const TextPart declared{behind, piece->start + piece->length - behind};
            if (revisionBehind(declared))
                continue;
            const auto found = acceptedIn(declared);
            if (found) {
                m_values[*found].kind = EvidenceKind::Declared;
                m_values[*found].strong = true;
                return found;
            }
        }
        return std::nullopt;
    }

    /// The value to which a clause behind a declared one changes the answer; −1: it only takes that back. Nothing: no clause does.
    std::optional<int> revisionBehind(const TextPart &declared) const
    {
        const qsizetype end = declared.start + declared.length;
        const bool number = isNumber(textOf(m_text, barePart(m_text, declared)));
        qsizetype behind = -1;
        bool plain = false;
        for (const TextPart &clause : m_clauses) {
            const Revision revision = clause.start < end ? Revision::None : revisionOf(textOf(m_text, clause).trimmed());
            if (revision != Revision::None)
                behind = clause.start;
            plain = plain || revision == Revision::Plain;
        }
        for (int i = 0; behind >= 0 && i < m_values.size(); ++i) {
            const Value &value = m_values.at(i);
            if (value.part.start >= behind && isNumber(value.written) == number && (number || plain))
                return i;
        }
        return plain ? std::optional(-1) : std::nullopt;
    }

    std::optional<Decision> inBoxes()
    {
        QList<TextPart> boxes = m_readable.boxes;
        static const QRegularExpression json(QStringLiteral("\"(?:final[_ ]?answer|answer|最终答案|答案)\"\\s*:\\s*"
                                                            "(?:\"([^\"\\n]+)\"|(-?[\\d.]+))"),
                                             QRegularExpression::CaseInsensitiveOption);
        for (auto found = json.globalMatch(m_text); boxes.isEmpty() && found.hasNext();) {
            const auto one = found.next();
            const int group = one.capturedLength(1) > 0 ? 1 : 2;
            boxes.append({one.capturedStart(group), one.capturedLength(group)});
        }
        QList<Value> boxed;
        for (const TextPart &box : std::as_const(boxes)) {
            // x = 2 in a box
            auto value = valueIn(m_text, box, m_quoted, m_counts);
            if (!value) {
                const TextPart part = barePart(m_text, box);
                if (part.length == 0)
                    continue;
                value = valueOf(m_text, part, EvidenceKind::Marked);
            }
            value->kind = EvidenceKind::Marked;
            value->strong = true;
            boxed.append(*value);
        }
        if (boxed.isEmpty())
            return std::nullopt;
        const qsizetype before = m_values.size();
        m_values += boxed;
        const int agreed = commonOf(boxed);
        if (agreed < 0)
            return Decision{QStringLiteral("none"), MissReason::Contradiction, -1};
        return checked(QStringLiteral("declared"), static_cast<int>(before) + agreed);
    }

    /// The text of a line that is an answer by itself: short, one clause, without words that lead to a value.
    std::optional<TextPart> alonePart(const TextPart &line) const
    {
        static const QRegularExpression heading(
            QStringLiteral("^(?:解答|解析|分析|解|答|答案|思路|思考|推理|步骤)(?:过程|如下)?\\s*$|^(?:第.步|首先|好的)|"
                           "^(?:let|first|step|analysis|solution|reasoning|explanation|okay|sure)\\b|[:?]\\s*$|^\\d+[.、)]"),
            QRegularExpression::CaseInsensitiveOption);
        const TextPart part = barePart(m_text, line);
        const QString words = textOf(m_text, part);
        const auto clauses = std::count_if(m_clauses.begin(), m_clauses.end(), [&](const TextPart &clause) {
            return clause.start >= line.start && clause.start < line.start + line.length && !textOf(m_text, clause).trimmed().isEmpty();
        });
        if (part.length == 0 || part.length > longestAlone || clauses != 1 || valueIn(m_text, line, m_quoted, m_counts)
            || heading.match(textOf(m_text, line).trimmed()).hasMatch() || refuses(words) || offersSeveral(words) || compares(words))
            return std::nullopt;
        return part;
    }

    /// Whether each line is another answer: two numbers, or three texts.
    bool listsSeveral() const
    {
        QStringList answers;
        bool numbers = true;
        for (const TextPart &line : m_lines) {
            const auto part = alonePart(line);
            if (!part)
                return false;
            const Value value = valueOf(m_text, *part, EvidenceKind::Alone);
            numbers = numbers && value.number;
            if (!isAccepted(value.written, answers))
                answers.append(value.written);
        }
        return answers.size() > 1 && (numbers || answers.size() > 2);
    }

    Decision ofWholeReply()
    {
        const TextPart part = barePart(m_text, {0, m_text.size()});
        const QString whole = textOf(m_text, part);
        if (refuses(whole))
            return {QStringLiteral("none"), MissReason::Refusal, -1};
        const Value value = valueOf(m_text, part, EvidenceKind::Alone);
        if (!value.number && (offersSeveral(whole) || compares(whole)))
            return {QStringLiteral("none"), MissReason::Several, -1};
        if (!value.number && (whole.isEmpty() || whole.size() > longestText || m_clauses.size() > 1)) {
            const auto last = m_lines.size() > 1 ? lastNumber() : std::nullopt;
            return last ? chosen(QStringLiteral("last-line"), *last) : Decision();
        }
        m_values.append(value);
        return chosen(QStringLiteral("whole-reply"), static_cast<int>(m_values.size()) - 1);
    }

    std::optional<int> lastNumber()
    {
        const auto last = alonePart(m_lines.constLast());
        if (!last || !valueOf(m_text, *last, EvidenceKind::Alone).number)
            return std::nullopt;
        return add(*last, EvidenceKind::Alone);
    }

    Decision amongValues()
    {
        int strong = -1;
        for (int i = 0; i < m_values.size(); ++i) {
            if (m_values.at(i).strong)
                strong = i;
        }
        if (strong >= 0
            && (m_values.at(strong).several || offersSeveral(m_values.at(strong).written) || compares(m_values.at(strong).written)))
            return {QStringLiteral("none"), MissReason::Several, -1};
        const int agreed = commonOf(m_values);
        const auto revised = strong >= 0 ? revisionBehind(m_values.at(strong).part) : std::nullopt;
        if (revised && *revised < 0)
            return {QStringLiteral("none"), MissReason::Contradiction, -1};
        if (revised && agreed < 0) {
            m_values[*revised].strong = true;
            return checked(QStringLiteral("declared"), *revised);
        }
        const int declared = agreed >= 0 ? agreed : strong;
        if (declared < 0) {
            const auto last = m_lines.size() > 1 ? lastNumber() : std::nullopt;
            return last ? chosen(QStringLiteral("last-line"), *last) : Decision{QStringLiteral("none"), MissReason::Contradiction, -1};
        }
        // "答案是 x = 2，y = 3": another value in the same sentence behind it.
        if (agreed < 0 && m_values.constLast().sentence == m_values.at(declared).sentence
            && m_values.constLast().text != m_values.at(declared).text)
            return {QStringLiteral("none"), MissReason::Several, -1};
        return checked(QStringLiteral("declared"), declared);
    }

    /// A value that counts unless it turns out to be none.
    Decision checked(const QString &rule, int value) const
    {
        const Value &one = m_values.at(value);
        if (one.several || offersSeveral(one.text) || compares(one.text))
            return {QStringLiteral("none"), MissReason::Several, -1};
        if (one.text.size() > longestText)
            return {};
        if (refuses(one.text))
            return {QStringLiteral("none"), MissReason::Refusal, -1};
        return chosen(rule, value);
    }

    /// Behind the last character of a part, in the reply.
    qsizetype endInReply(const TextPart &part) const
    {
        const qsizetype last = m_readable.origin.at(part.start + std::max<qsizetype>(1, part.length) - 1);
        return last + (last < m_reply.size() && m_reply.at(last).isHighSurrogate() ? 2 : 1);
    }

    static Decision chosen(const QString &rule, int value) { return {rule, MissReason::None, value}; }

    TextAnswer answerOf(const Decision &decision) const
    {
        TextAnswer answer;
        answer.rule = decision.rule;
        answer.reason = decision.reason;
        for (int i = 0; i < m_values.size(); ++i) {
            const Value &value = m_values.at(i);
            Evidence one;
            one.kind = value.kind;
            one.label = value.written;
            one.weight = value.kind == EvidenceKind::Declared && !value.strong ? 2 : 5;
            one.start = m_readable.origin.at(value.part.start);
            one.length = endInReply(value.part) - one.start;
            // Marks that are lost with the markup belong to an answer that is the whole reply.
            if (value.written == m_reply.trimmed()) {
                one.start = m_reply.indexOf(value.written);
                one.length = value.written.size();
            }
            const bool same = decision.value >= 0
                           && (value.text == m_values.at(decision.value).text
                               || sameWritten(value.written, m_values.at(decision.value).written));
            one.standing = i == decision.value                          ? Standing::Decides
                         : same                                         ? Standing::Agrees
                         : decision.reason == MissReason::Contradiction ? Standing::Conflicts
                         : decision.reason == MissReason::Several       ? Standing::Several
                                                                        : Standing::Weaker;
            answer.evidence.append(one);
            if (i == decision.value) {
                answer.text = value.text;
                answer.written = value.written;
                answer.start = one.start;
                answer.length = one.length;
            }
        }
        std::stable_sort(answer.evidence.begin(), answer.evidence.end(),
                         [](const Evidence &a, const Evidence &b) { return a.start < b.start; });
        return answer;
    }

    const QString m_reply;
    const QStringList m_accepted;
    const ReadableReply m_readable;
    const QString &m_text;
    const QList<bool> m_quoted;
    const bool m_counts;
    QList<TextPart> m_sentences;
    QList<TextPart> m_clauses;
    QList<TextPart> m_lines;
    QList<Value> m_values;
};

} // namespace

TextAnswer extractBlank(const QString &reply, const QStringList &accepted)
{
    return BlankReader(reply, accepted).read();
}

} // namespace yuyi
