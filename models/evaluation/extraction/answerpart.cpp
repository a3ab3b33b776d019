// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/answerpart.h"

#include <QRegularExpression>

namespace yuyi {

namespace {

/// Begin or end of a block of reasoning.
const QRegularExpression &reasoningMark()
{
    static const QRegularExpression mark(
        QStringLiteral("[<\\x{25C1}]\\s*/?\\s*(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|inner_monologue"
                       "|[a-z]+[:_]think)\\s*[>\\x{25B7}]"
                       "|\\[/?THINK\\]"
                       "|<\\|(?:begin_of_thought|START_THINKING|end_of_thought|END_THINKING)\\|>"
                       "|<unused94>(?:thought)?|<unused95>"
                       "|<\\|channel\\|>\\s*(?:analysis|commentary|final)\\s*(?:<\\|message\\|>)?"
                       "|<details\\s+type=\"reasoning\"[^>]*>|</details>"
                       "|(?:^|(?<=\\n))#{1,4} ?(?:Thinking|Final Response)(?=\\n)"
                       "|Here is my (?:thought process|response):"),
        QRegularExpression::CaseInsensitiveOption);
    return mark;
}

bool endsReasoning(const QString &mark)
{
    return mark.contains(u'/') || mark.contains(QLatin1String("end_"), Qt::CaseInsensitive)
        || mark.endsWith(QLatin1String("95>")) || mark.contains(QLatin1String("final"), Qt::CaseInsensitive)
        || mark.endsWith(QLatin1String("response:"), Qt::CaseInsensitive);
}

/// A heading need not be answered by another.
bool needsEnd(const QString &mark) { return !mark.startsWith(u'#') && !mark.endsWith(u':'); }

/// Where somebody else speaks: the text behind it is not the model's answer to this item.
const QRegularExpression &otherTurn()
{
    static const QRegularExpression turn(
        QStringLiteral("<\\|im_start\\|>\\s*user|<\\|start_header_id\\|>\\s*user|<start_of_turn>\\s*user|<\\|user\\|>|<[|\\x{"
                       "FF5C}]User[|\\x{FF5C}]>"
                       "|\\[INST\\]|(?<=\\n)(?:User|Human|用户|用戶|### ?Instruction)\\s*[:\\x{FF1A}]"),
        QRegularExpression::CaseInsensitiveOption);
    return turn;
}

const QRegularExpression &ownTurn()
{
    static const QRegularExpression turn(QStringLiteral("<\\|im_start\\|>\\s*assistant|<\\|start_header_id\\|>\\s*assistant\\s*"
                                                        "<\\|end_header_id\\|>|<start_of_turn>\\s*model"
                                                        "|<\\|assistant\\|>|<[|\\x{FF5C}]Assistant[|\\x{FF5C}]>|\\[/INST\\]"),
                                         QRegularExpression::CaseInsensitiveOption);
    return turn;
}

bool isBlank(QStringView text)
{
    static const QRegularExpression words(QStringLiteral("[\\p{L}\\p{N}\\p{S}]"));
    static const QRegularExpression tokens(QStringLiteral("<[|/]?[A-Za-z_\\x{FF5C}]+[|]?>"));
    QString rest = text.toString();
    rest.remove(tokens);
    return !rest.contains(words);
}

} // namespace

AnswerPart findAnswerPart(const QString &reply)
{
    AnswerPart part{0, reply.size(), false};
    qsizetype opened = -1;
    qsizetype first = -1;
    auto marks = reasoningMark().globalMatch(reply);
    while (marks.hasNext()) {
        const auto mark = marks.next();
        if (endsReasoning(mark.captured())) {
            part.begin = mark.capturedEnd();
            opened = -1;
        } else if (opened < 0) {
            if (first < 0)
                first = mark.capturedStart();
            if (needsEnd(mark.captured()))
                opened = mark.capturedStart();
        }
    }
    part.unclosed = opened >= 0;
    // A channel whose tokens were lost on the way.
    static const QString final = QStringLiteral("assistantfinal");
    if (reply.startsWith(QLatin1String("analysis"))) {
        if (const qsizetype at = reply.lastIndexOf(final); at > part.begin)
            part.begin = at + final.size();
    }
    // Reasons behind the answer.
    if (!part.unclosed && first > 0 && isBlank(QStringView(reply).mid(part.begin))
        && !isBlank(QStringView(reply).left(first))) {
        part.begin = 0;
        part.end = first;
    }
    auto turns = otherTurn().globalMatch(reply, part.begin);
    while (turns.hasNext()) {
        const auto turn = turns.next();
        if (turn.capturedStart() >= part.end)
            break;
        if (!isBlank(QStringView(reply).mid(part.begin, turn.capturedStart() - part.begin))) {
            part.end = turn.capturedStart();
            break;
        }
        const auto own = ownTurn().match(reply, turn.capturedEnd());
        if (!own.hasMatch())
            break;
        part.begin = own.capturedEnd();
        turns = otherTurn().globalMatch(reply, part.begin);
    }
    return part;
}

} // namespace yuyi
