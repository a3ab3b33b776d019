// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/replies/replyrecord.h"

#include "models/domain/clock.h"
#include "models/evaluation/batches/batchreply.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/services/runs/prompts/tokenestimate.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReplyRecord)
};

} // namespace

double costOf(const RunMaterial &material, const PreparedRequest &request, const ChatReply &reply)
{
    const Run &run = material.run;
    if (run.priceInput <= 0 && run.priceOutput <= 0)
        return 0;
    qint64 in = reply.tokensIn;
    qint64 out = reply.tokensOut;
    // Servers that do not tell still charge: a budget had better believe the estimate.
    if (reply.status == ReplyStatus::Answered) {
        if (in < 0)
            in = request.estimatedTokens;
        if (out < 0)
            out = estimatedTextTokens(reply.text) + estimatedTextTokens(reply.reasoning);
    }
    return (static_cast<double>(std::max<qint64>(0, in)) * run.priceInput
            + static_cast<double>(std::max<qint64>(0, out)) * run.priceOutput)
         / 1e6;
}

ChatReply countedReply(const RunMaterial &material, ChatReply reply)
{
    const bool saysNothing = reply.status == ReplyStatus::Answered && reply.text.trimmed().isEmpty();
    if (material.run.kind != RunKind::Steps || !saysNothing)
        return reply;
    reply.status = ReplyStatus::BadRequest;
    reply.message = reply.cutShort ? Tr::tr("The reply to the step before the question is empty, because its token limit was reached "
                                            "before it began. Raise the limit of the endpoint and retry the errors of the run.")
                                   : Tr::tr("The reply to the step before the question is empty, so the question cannot be asked. Retry "
                                            "the errors of the run to ask again.");
    return reply;
}

Response responseOf(const Attempt &attempt, const PreparedRequest &request, const ChatReply &reply, const HttpAnswer &answer,
                    const RunMaterial &material)
{
    Response response;
    response.attempt = attempt.id;
    response.run = attempt.run;
    // It costs what it costs, whatever it counts as.
    const ChatReply counted = countedReply(material, reply);
    response.status = counted.status;
    response.reply = reply.text;
    response.reasoning = reply.reasoning;
    response.message = counted.message;
    response.cutShort = reply.cutShort;
    response.httpStatus = reply.httpStatus;
    response.bytesSent = request.call.body.size();
    response.tokensInput = reply.tokensIn;
    response.tokensOutput = reply.tokensOut;
    response.milliseconds = answer.milliseconds;
    response.cost = costOf(material, request, reply);
    response.endedAt = currentTime();
    return response;
}

QList<Response> responsesOf(const QList<Attempt> &attempts, const PreparedRequest &request, const ChatReply &reply,
                            const HttpAnswer &answer, const RunMaterial &material)
{
    QList<Response> responses;
    for (const Attempt &attempt : attempts)
        responses.append(responseOf(attempt, request, reply, answer, material));
    if (responses.size() < 2)
        return responses;
    const QList<BatchPart> parts = splitBatchReply(reply.text, static_cast<int>(attempts.size()));
    qsizetype last = -1;
    for (qsizetype i = 0; i < parts.size(); ++i)
        last = parts.at(i).found() ? i : last;
    for (qsizetype i = 0; i < responses.size(); ++i) {
        Response &response = responses[i];
        if (reply.status == ReplyStatus::Answered) {
            const BatchPart &part = parts.at(i);
            response.whole = i == 0 ? reply.text : QString();
            response.reply = part.text;
            response.partFault = part.found() ? QString() : codeOf(part.fault);
            // The end came in the last answer; those behind it were never reached.
            response.cutShort = reply.cutShort && i >= last;
            if (reply.cutShort && part.fault == MissReason::NoPart && i > last)
                response.partFault = codeOf(MissReason::Truncated);
        }
        if (i == 0)
            continue;
        response.reasoning.clear();
        response.bytesSent = 0;
        response.tokensInput = response.tokensOutput = -1;
        response.milliseconds = 0;
        response.cost = 0;
    }
    return responses;
}

ReadAnswer readAnswer(const RunMaterial &material, const Attempt &attempt, const Response &response)
{
    ReadAnswer answer;
    if (material.run.kind == RunKind::Questions) {
        const MaterialItem *item = material.item(attempt.slot.question);
        const Question question = item ? item->question : Question();
        answer.scores = scoreResponse(material.scorers, response, attempt.shownOrder, question,
                                      material.formOf(question.kind));
        answer.shown = answer.scores.constFirst();
        return answer;
    }
    answer.shown.attempt = attempt.id;
    answer.shown.result = ResponseResult::Error; // counted as none of the others
    if (const auto missed = material.misses.constFind(attempt.slot); missed != material.misses.constEnd()) {
        const MaterialItem *item = material.item(attempt.slot.question);
        if (response.status != ReplyStatus::Answered || item == nullptr)
            return answer;
        answer.scores = {scoreJudgement(response, missed->attempt, missed->shownOrder, item->question,
                                        material.formOf(item->question.kind))};
        answer.shown.label = answer.scores.constFirst().label;
        return answer;
    }
    const auto judged = material.descriptions.constFind(attempt.slot);
    if (material.run.kind != RunKind::Judgements || response.status != ReplyStatus::Answered
        || judged == material.descriptions.constEnd())
        return answer;
    const RatingReading reading = readRating(response.reply, material.scale);
    ReplyRating rating;
    rating.id = RatingId::create();
    rating.attempt = judged->attempt;
    rating.judgement = attempt.id;
    rating.score = reading.score;
    rating.perspectives = reading.perspectives;
    rating.rule = codeOf(reading.rule);
    rating.reader = ratingReaderVersion();
    rating.createdAt = response.endedAt;
    answer.rating = rating;
    if (reading.score)
        answer.shown.label = QString::number(*reading.score);
    return answer;
}

} // namespace yuyi
