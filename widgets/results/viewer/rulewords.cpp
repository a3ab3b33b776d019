// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/viewer/rulewords.h"

#include "models/evaluation/extraction/extraction.h"
#include "models/evaluation/extraction/scoring.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::RuleWords)
};

/// How the scorer published with CMMMU reads; empty: a rule of others.
QString cmmmuWords(const QString &rule)
{
    if (rule == QLatin1String("choice"))
        return Tr::tr("The letters A, B, C and D that occur most often count as the answer: in brackets if there are any, otherwise "
                      "anywhere, also within words. Without a letter, the option texts are counted.");
    if (rule == QLatin1String("true-false"))
        return Tr::tr("The words for true and false in the conclusions are counted. The scorer takes 不正确 for 正确.");
    if (rule == QLatin1String("blank"))
        return Tr::tr("The reply is correct if one of its conclusions or numbers equals or contains the first accepted answer.");
    if (drawnFromRule(rule) == 4)
        return Tr::tr("The scorer reads nothing here and draws one of A, B, C and D. In the accuracy, the reply counts as 1/4.");
    if (drawnFromRule(rule) == 2)
        return Tr::tr("The scorer reads nothing here and draws 对 or 错. In the accuracy, the reply counts as 1/2.");
    if (rule == QLatin1String("not-drawn"))
        return Tr::tr("The scorer reads nothing here and draws one answer, which can never be the answer key of this question.");
    return {};
}

} // namespace

QString ruleWords(Scorer scorer, const QString &rule, bool written)
{
    if (QString words = scorer == Scorer::CmmmuOfficial ? cmmmuWords(rule) : QString(); !words.isEmpty())
        return words;
    if (rule == codeOf(Scorer::Ceval))
        return Tr::tr("The first character of the reply counts if it is A, B, C or D, otherwise the letter behind words such as 答案是.");
    if (rule == codeOf(Scorer::CevalReasoned))
        return Tr::tr("The letter behind words such as 所以答案是 counts, otherwise the only letter or the only option text in the reply.");
    if (written) {
        if (rule == QLatin1String("whole-reply"))
            return Tr::tr("The reply consists only of the answer.");
        if (rule == QLatin1String("first-line"))
            return Tr::tr("The first line of the reply is the answer.");
        if (rule == QLatin1String("last-line"))
            return Tr::tr("The last line of the reply is the answer.");
        if (rule == QLatin1String("none"))
            return Tr::tr("No rule found an answer.");
    }
    if (rule == QLatin1String("declared"))
        return Tr::tr("The reply states its answer explicitly.");
    if (rule == QLatin1String("corrected"))
        return Tr::tr("The reply corrects itself; the last answer counts.");
    if (rule == QLatin1String("whole-reply"))
        return Tr::tr("The reply consists only of an option.");
    if (rule == QLatin1String("first-line"))
        return Tr::tr("The first line of the reply names an option.");
    if (rule == QLatin1String("last-line"))
        return Tr::tr("The last line of the reply names an option.");
    if (rule == QLatin1String("sentence"))
        return Tr::tr("One sentence of the reply consists only of an option.");
    if (rule == QLatin1String("verdicts"))
        return Tr::tr("The reply judges several options; exactly one judgement is positive.");
    if (rule == QLatin1String("joined") || rule == QLatin1String("list"))
        return Tr::tr("The reply lists the options that it chooses.");
    if (rule == QLatin1String("judged-in-turn"))
        return Tr::tr("The reply judges several options; all options that it judges positively count as chosen.");
    if (rule == QLatin1String("all"))
        return Tr::tr("The reply chooses all options, or all except some that it names.");
    if (rule == QLatin1String("verdict"))
        return Tr::tr("The last judgement in the reply counts as the answer; its meaning is used, not its exact words.");
    if (rule == QLatin1String("answer-line"))
        return Tr::tr("The scorer looks for the last 答案 at the start of a line. Of the letters after it, the first in alphabetical "
                      "order counts as the answer.");
    if (rule == QLatin1String("bracket")) {
        return scorer == Scorer::Strict ? Tr::tr("Exactly one option is in brackets.")
                                        : Tr::tr("The letter that occurs most often in brackets counts as the answer.");
    }
    if (rule == QLatin1String("letter"))
        return Tr::tr("The letter that most often stands alone counts as the answer.");
    if (rule == QLatin1String("option-text-equal"))
        return Tr::tr("The reply is the text of an option.");
    if (rule == QLatin1String("option-text")) {
        return scorer == Scorer::Strict ? Tr::tr("The reply contains the text of exactly one option.")
                                        : Tr::tr("The reply contains an option text, or an option text contains the reply.");
    }
    if (rule == QLatin1String("reasoning"))
        return Tr::tr("The reasoning was not finished.");
    if (rule == judgeRule)
        return Tr::tr("A model was asked which answer the reply gives.");
    if (rule == QLatin1String("none"))
        return Tr::tr("No rule found an option.");
    return rule;
}

QString reasonWords(const QString &reason, bool written)
{
    if (reason == QLatin1String("drawn"))
        return Tr::tr("The published scorer reads nothing here and draws an answer.");
    if (reason == judgeNone)
        return Tr::tr("The model that was asked finds no answer in the reply.");
    if (const auto miss = fromCode<MissReason>(reason)) {
        switch (*miss) {
        case MissReason::None: return {};
        case MissReason::Empty: return Tr::tr("The reply is empty.");
        case MissReason::Truncated: return Tr::tr("The reply was cut off before it gave an answer.");
        case MissReason::Refusal: return Tr::tr("The model refused.");
        case MissReason::Several:
            return written ? Tr::tr("The reply gives several answers and does not settle on one.")
                           : Tr::tr("The reply names several options and does not settle on one answer.");
        case MissReason::Contradiction: return Tr::tr("The reply gives different final answers and corrects none of them.");
        case MissReason::OutOfRange: return Tr::tr("The reply gives a letter that this question does not have.");
        case MissReason::Placeholder: return Tr::tr("The reply repeats the prompt's format without an answer.");
        case MissReason::Echo: return Tr::tr("The reply repeats the options without choosing one.");
        case MissReason::NoneOfThem: return Tr::tr("The reply says “none of them”, which is not an option.");
        case MissReason::NoOption:
            return written ? Tr::tr("The reply gives no short answer.") : Tr::tr("The reply text does not match any option.");
        case MissReason::NoPart: return Tr::tr("The reply to several items has no answer for this one.");
        case MissReason::PartTwice: return Tr::tr("The reply to several items has two different answers for this one.");
        case MissReason::PartCount:
            return Tr::tr("The number of answers, or their numbering, does not fit the items of the request.");
        case MissReason::NoParts: return Tr::tr("The reply cannot be divided into the answers to its items.");
        }
    }
    if (const auto status = fromCode<ReplyStatus>(reason))
        return *status == ReplyStatus::Answered ? QString() : titleOf(*status);
    return reason;
}

} // namespace yuyi
