// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/extraction/scoring.h"

#include "models/domain/text.h"
#include "models/evaluation/extraction/blankanswer.h"
#include "models/evaluation/extraction/replytext.h"
#include "models/evaluation/extraction/severaloptions.h"
#include "models/evaluation/extraction/verdictanswer.h"
#include "models/evaluation/published/cevalresponse.h"
#include "models/evaluation/published/cmmmuresponse.h"

#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

Extraction readSeveral(const QString &reply, const QList<ShownOption> &options)
{
    const SeveralOptions found = extractSeveral(reply, options);
    Extraction read;
    read.rule = found.rule;
    read.reason = found.reason;
    read.start = found.start;
    read.length = found.length;
    read.evidence = found.evidence;
    for (const int option : found.options) {
        read.several.add(option);
        read.label += options.at(option).label;
    }
    if (found.options.size() == 1)
        read.option = found.options.constFirst();
    return read;
}

Extraction readChosen(Scorer scorer, const QString &reply, const QList<ShownOption> &options, const AnswerForm &form)
{
    const bool strict = !readsAsPublished(scorer);
    if (form.several && strict)
        return readSeveral(reply, options);
    const auto verdicts = strict ? verdictOptions(options) : std::nullopt;
    if (!verdicts)
        return extract(scorer, reply, options);
    const TextAnswer verdict = extractVerdict(reply);
    // A label that is given as the answer comes before words that only judge: 答案：A。选项B错误。
    Extraction labelled = extract(scorer, reply, options);
    static const QStringList given{QStringLiteral("declared"), QStringLiteral("corrected"), QStringLiteral("whole-reply")};
    if (labelled.option >= 0 && given.contains(labelled.rule) && verdict.rule != QLatin1String("declared"))
        return labelled;
    Extraction read;
    read.rule = verdict.rule;
    read.reason = verdict.reason;
    read.evidence = verdict.evidence;
    for (Evidence &one : read.evidence) {
        one.option = one.label == rightVerdict ? verdicts->first : verdicts->second;
        one.label = options.at(one.option).label;
        if (one.standing == Standing::Decides) {
            read.start = one.start;
            read.length = one.length;
        }
    }
    if (!verdict.text.isEmpty()) {
        read.option = verdict.text == rightVerdict ? verdicts->first : verdicts->second;
        read.label = options.at(read.option).label;
        return read;
    }
    // No verdict at all: the label may stand for it.
    return verdict.reason == MissReason::NoOption ? labelled : read;
}

Extraction readWritten(const QString &reply, const QStringList &accepted)
{
    const TextAnswer found = extractBlank(reply, accepted);
    Extraction read;
    read.label = found.written;
    read.rule = found.rule;
    read.reason = found.reason;
    read.start = found.start;
    read.length = found.length;
    read.evidence = found.evidence;
    return read;
}

/// Whether words that end in the middle never came to their answer. A value in them is one only where they say so.
bool isCut(Scorer scorer, const Response &response, const Extraction &found, bool written)
{
    if (!response.cutShort || (readsAsPublished(scorer) && !written))
        return false;
    if (found.reason == MissReason::NoOption || found.reason == MissReason::Empty)
        return true;
    constexpr int plainly = 3;
    const bool plain = std::any_of(found.evidence.begin(), found.evidence.end(), [](const Evidence &one) {
        return one.standing == Standing::Decides && one.weight >= plainly;
    });
    return written && (found.reason == MissReason::Contradiction || (found.reason == MissReason::None && !plain));
}

/// "NONE", alone or behind a word that leads to it.
bool saysNone(const QString &reply)
{
    static const QRegularExpression form(QStringLiteral("^\\W*(?:(?:final\\s+)?answer\\W*(?:is\\W*)?|答案\\W*[是为]?\\W*)?none\\W*$"),
                                         QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return form.match(readReply(reply).text).hasMatch();
}

} // namespace

QString scorerVersion(Scorer scorer)
{
    switch (scorer) {
    case Scorer::Strict: return QStringLiteral("4");
    case Scorer::CiiOfficial: return QStringLiteral("2");
    case Scorer::CmmmuOfficial:
    case Scorer::Ceval:
    case Scorer::CevalReasoned: return QStringLiteral("1");
    // What a model says is read by the strict one.
    case Scorer::Judge: return QStringLiteral("1.%1").arg(scorerVersion(Scorer::Strict));
    }
    return {};
}

QString shownLabel(qsizetype position)
{
    return optionLetter(position);
}

ShownOption shownOption(const Option &option, qsizetype position, const AnswerForm &form)
{
    const QString label = optionLabel(form, position);
    return {label, form.ownLabels && option.text == label ? QString() : option.text, !option.picture.isNull()};
}

QList<ShownOption> shownOptions(const Question &question, const QList<OptionId> &shownOrder, const AnswerForm &form)
{
    QList<ShownOption> shown;
    for (const OptionId &id : shownOrder) {
        const auto option = std::find_if(question.options.begin(), question.options.end(),
                                         [&](const Option &one) { return one.id == id; });
        shown.append(shownOption(option == question.options.end() ? Option() : *option, shown.size(), form));
    }
    return shown;
}

Extraction readAnswer(Scorer scorer, const QString &reply, const QList<ShownOption> &options, const AnswerForm &form,
                      const QStringList &accepted)
{
    return options.isEmpty() ? readWritten(reply, accepted) : readChosen(scorer, reply, options, form);
}

ScoredResponse scoreResponse(Scorer scorer, const Response &response, const QList<OptionId> &shownOrder, const Question &question,
                             const AnswerForm &form)
{
    ScoredResponse scored;
    scored.attempt = response.attempt;
    scored.scorer = scorer;
    scored.scorerVersion = scorerVersion(scorer);
    if (response.status != ReplyStatus::Answered) {
        scored.result = ResponseResult::Error;
        scored.reason = codeOf(response.status);
        return scored;
    }
    if (!response.partFault.isEmpty()) {
        // No scorer guesses among the answers of other items.
        scored.reason = response.partFault;
        return scored;
    }
    if (scorer == Scorer::CmmmuOfficial)
        return scoreAsCmmmu(response, shownOrder, question);
    if ((scorer == Scorer::Ceval || scorer == Scorer::CevalReasoned) && !question.options.isEmpty())
        return scoreAsCeval(scorer, response, shownOrder, question);
    const bool written = question.options.isEmpty();
    const Extraction found = written ? readWritten(response.reply, question.accepted)
                                     : readChosen(scorer, response.reply, shownOptions(question, shownOrder, form), form);
    const bool cut = isCut(scorer, response, found, written);
    if (found.missed() || (written && cut)) {
        scored.label = written ? QString() : found.label;
        scored.rule = found.rule;
        scored.spanStart = found.start;
        scored.spanLength = found.length;
        scored.result = ResponseResult::Miss;
        scored.reason = codeOf(cut ? MissReason::Truncated : found.reason);
        return scored;
    }
    scored.label = found.label;
    scored.rule = found.rule;
    scored.spanStart = found.start;
    scored.spanLength = found.length;
    scored.result = ResponseResult::Incorrect;
    if (written) {
        scored.answer = Answer::written(found.label);
        if (question.isRight(scored.answer))
            scored.result = ResponseResult::Correct;
        return scored;
    }
    QList<OptionId> chosen;
    for (const int position : (found.several.isEmpty() ? OptionSet::of(found.option) : found.several).positions())
        chosen.append(shownOrder.value(position));
    scored.answer = chosen;
    if (!scored.answer.isEmpty() && scored.answer == question.key())
        scored.result = ResponseResult::Correct;
    return scored;
}

ScoredResponse scoreJudgement(const Response &judgement, const AttemptId &judged, const QList<OptionId> &shownOrder,
                              const Question &question, const AnswerForm &form)
{
    ScoredResponse scored = scoreResponse(Scorer::Judge, judgement, shownOrder, question, form);
    scored.attempt = judged;
    scored.rule = judgeRule;
    scored.spanStart = -1;
    scored.spanLength = 0;
    if (scored.result != ResponseResult::Miss && !saysNone(judgement.reply))
        return scored;
    scored.result = ResponseResult::Miss;
    scored.reason = judgeNone;
    scored.answer = {};
    scored.label.clear();
    return scored;
}

QList<ScoredResponse> scoreResponse(const QList<Scorer> &scorers, const Response &response, const QList<OptionId> &shownOrder,
                                    const Question &question, const AnswerForm &form)
{
    QList<ScoredResponse> scores;
    for (const Scorer scorer : scorers)
        scores.append(scoreResponse(scorer, response, shownOrder, question, form));
    return scores;
}

} // namespace yuyi
