// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/verdictanswer.h"

#include "models/evaluation/extraction/plainreply.h"
#include "models/evaluation/extraction/replytext.h"

#include <QList>
#include <QRegularExpression>

namespace yuyi {

namespace {

struct VerdictWord {
    bool right = false;
    bool declared = false;
    bool concludes = false; ///< its sentence says that it is the outcome
    bool alone = false;     ///< it is all of its sentence
    qsizetype sentence = 0;
    qsizetype start = 0; ///< in the plain reply
    qsizetype length = 0;
};

/// What each verdict says, where it stands in the reply, and whether it counted. `decides` null: they contradict each other.
QList<Evidence> evidenceOf(const QList<VerdictWord> &verdicts, const VerdictWord *decides, const PlainReply &plain, const ReplyText &read)
{
    QList<Evidence> list;
    for (const VerdictWord &word : verdicts) {
        Evidence one;
        one.kind = word.declared ? EvidenceKind::Declared : EvidenceKind::Judged;
        one.weight = word.declared ? 4 : 3;
        one.standing = !decides                           ? Standing::Conflicts
                     : &word == decides                   ? Standing::Decides
                     : word.right == decides->right       ? Standing::Agrees
                     : word.declared == decides->declared ? Standing::Revised
                                                          : Standing::Weaker;
        one.label = word.right ? rightVerdict : wrongVerdict;
        const qsizetype from = plain.origin.at(word.start);
        one.start = read.startInReply(from);
        one.length = read.lengthInReply(from, plain.origin.at(word.start + word.length - 1) + 1 - from);
        list.append(one);
    }
    return list;
}

const QRegularExpression &verdictForm()
{
    // Longer words first. 1: what turns it round. 2: what is right. 3: what is wrong. 4: a sign that is wrong already.
    static const QRegularExpression form(
        QStringLiteral("((?:(?:并非|并不|不是|不能算|不算|不太|不够|不完全|不尽|不|没有|没|无|非)"
                       "|(?:isn't|is not|aren't|are not|doesn't|does not|not|never)\\s+"
                       "(?:(?:entirely|quite|fully|completely|totally|really|strictly|always|appear|seem|to be|be)\\s+)*|no\\s+)*)"
                       "(?:(正确|准确|属实|成立|肯定|恰当|合适|妥当|合理|对|是真的|为真|是的|√|✓|✔|✅|☑|true|correct|right|yes|accurate|valid)"
                       "|(错误|有误|错|假的|为假|否定|否|虚假|×|✗|✘|❌|✖|false|incorrect|wrong|inaccurate|invalid|untrue|no))"),
        QRegularExpression::UseUnicodePropertiesOption);
    return form;
}

/// Words after a verdict that make it say something of another thing: 正确的做法, 对于, 错误率.
bool endsClause(const QString &rest)
{
    static const QRegularExpression end(
        QStringLiteral("^\\s*(?:的(?:说法|陈述|判断|表述|观点|命题|结论)?|了|的了|无疑|无误)?\\s*"
                       "(?:$|[,，.。;；:：!！)）\\]】》\"'“”’、|}]|\\s(?:because|since|as|for|given)\\s|\\s?(?:因为|理由))"),
        QRegularExpression::UseUnicodePropertiesOption);
    return end.match(rest).hasMatch();
}

bool isDoubted(const QString &before, const QString &after)
{
    static const QRegularExpression doubt(
        QStringLiteral("(?:是否|是不是|能否|对不对|无法|不能|难以|不确定|不好说|不一定|不见得|未必|可能|也许|或许|大概|似乎|如果|若|假如|whether|if |maybe|"
                       "perhaps|might|cannot|can't|unable|not necessarily|unsure|not sure)[^。.;；\\n]*$"));
    static const QRegularExpression asked(QStringLiteral("^[^。.;；\\n,，]{0,4}(?:吗|么|呢|[?？])"));
    static const QRegularExpression either(QStringLiteral("^\\s*(?:或|还是|or|/)"));
    return doubt.match(before).hasMatch() || asked.match(after).hasMatch() || either.match(after).hasMatch();
}

/// Latin words stand for themselves; 对 behind another word is a part of it (针对, 相对).
bool beginsWord(const QString &text, qsizetype at, QStringView word)
{
    if (at == 0)
        return true;
    const QChar before = text.at(at - 1);
    if (word.at(0).unicode() < 0x80) {
        // "to the right", "the correct value": of something else.
        static const QRegularExpression attributed(QStringLiteral("\\b(?:the|a|an|to|on)\\s+$"));
        return (!before.isLetterOrNumber() || before.unicode() >= 0x80) && !attributed.match(text.left(at)).hasMatch();
    }
    return !QStringLiteral("针相面应反绝核校比配查纠出改犯过差").contains(before);
}

} // namespace

TextAnswer extractVerdict(const QString &reply)
{
    const ReplyText read = readReply(reply);
    if (read.unclosed)
        return {{}, QStringLiteral("reasoning"), MissReason::Truncated};
    const PlainReply plain = plainReply(read.text);
    QString text = plain.folded;
    text.replace(QChar(answerOpens), u' ').replace(QChar(answerCloses), u' ');
    if (text.trimmed().isEmpty())
        return {{}, QStringLiteral("none"), MissReason::Empty};
    static const QRegularExpression sentenceEnd(QStringLiteral("[。\\n;；!！]|\\.(?=\\s|$)"));
    static const QRegularExpression declares(
        QStringLiteral("(?:答案|(?<!的)(?:判断|结论|结果)|answer|verdict|judg(?:e)?ment)\\W{0,6}(?:是|为|应为|应该是|is)?\\W{0,4}$|[{\\[(]\\W*answer\\W+$"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression concluding(QStringLiteral(
        "所以|因此|综上|总之|故|可见|由此|整体|总体|最终|therefore|thus|hence|so |overall|in conclusion|finally"));

    QList<VerdictWord> verdicts;
    qsizetype sentence = 0;
    for (qsizetype from = 0; from <= text.size(); ++sentence) {
        const auto end = sentenceEnd.match(text, from);
        const qsizetype to = end.hasMatch() ? end.capturedStart() : text.size();
        const QString part = text.mid(from, to - from);
        for (auto match = verdictForm().globalMatch(part); match.hasNext();) {
            const auto found = match.next();
            const qsizetype at = found.capturedStart();
            const QString before = part.left(at);
            const QString after = part.mid(found.capturedEnd());
            const int which = found.captured(2).isEmpty() ? 3 : 2;
            if (!beginsWord(part, at, found.capturedView()) || !endsClause(after + text.mid(to, 1))
                || isDoubted(before, after + text.mid(to, 1)))
                continue;
            VerdictWord word;
            const QString turns = found.captured(1);
            // 没有错误, not incorrect: turned round; 并非不正确: twice.
            static const QRegularExpression turn(QStringLiteral("不|没有?|无|并?非|n't|not|never|no "));
            int times = 0;
            for (auto one = turn.globalMatch(turns); one.hasNext(); one.next())
                ++times;
            word.right = (which == 2) == (times % 2 == 0);
            word.declared = declares.match(before).hasMatch();
            word.concludes = concluding.match(before).hasMatch();
            word.alone = before.trimmed().isEmpty() && after.trimmed().size() <= 1;
            word.sentence = sentence;
            word.start = from + at;
            word.length = found.capturedLength();
            verdicts.append(word);
        }
        from = to + 1;
    }
    // 是 and 否 alone are verdicts; within a sentence 是 is none.
    static const QRegularExpression yes(QStringLiteral("^\\W*是的?\\W*$"), QRegularExpression::UseUnicodePropertiesOption);
    if (verdicts.isEmpty() && yes.match(text).hasMatch())
        return {rightVerdict, QStringLiteral("whole-reply"), MissReason::None};
    if (verdicts.isEmpty())
        return {{}, QStringLiteral("none"), MissReason::NoOption};

    const VerdictWord *last = nullptr;
    for (const VerdictWord &one : std::as_const(verdicts)) {
        if (one.declared)
            last = &one;
    }
    const QString rule = last ? QStringLiteral("declared") : QStringLiteral("verdict");
    if (!last) {
        last = &verdicts.constLast();
        const VerdictWord &first = verdicts.constFirst();
        // "错误。……正确": the first sentence was the answer, and the last one does not say that it is.
        if (first.right != last->right && first.alone && !last->concludes && first.sentence != last->sentence)
            return {{}, QStringLiteral("none"), MissReason::Contradiction, evidenceOf(verdicts, nullptr, plain, read)};
    }
    return {last->right ? rightVerdict : wrongVerdict, rule, MissReason::None, evidenceOf(verdicts, last, plain, read)};
}

std::optional<std::pair<int, int>> verdictOptions(const QList<ShownOption> &options)
{
    constexpr qsizetype longest = 12; // "The statement is correct because …" is an answer in words
    if (options.size() != 2 || options.at(0).text.size() > longest || options.at(1).text.size() > longest)
        return std::nullopt;
    const QString first = extractVerdict(options.at(0).text).text;
    const QString second = extractVerdict(options.at(1).text).text;
    if (first.isEmpty() || second.isEmpty() || first == second)
        return std::nullopt;
    return first == rightVerdict ? std::pair(0, 1) : std::pair(1, 0);
}

} // namespace yuyi
