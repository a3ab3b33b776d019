// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/domain/runs/rating.h"
#include "models/services/runs/prompts/material.h"

#include <optional>

namespace yuyi {

/// Returns the cost of a reply by the run's prices. Estimates the tokens that the server does not tell.
double costOf(const RunMaterial &material, const PreparedRequest &request, const ChatReply &reply);

/// @brief The reply as it counts. One to a step that says nothing is an error: nothing could stand in the prompt of the question.
/// An empty reply to anything else stays an answer, in which nothing is found.
ChatReply countedReply(const RunMaterial &material, ChatReply reply);

/// Returns the record of a reply.
Response responseOf(const Attempt &attempt, const PreparedRequest &request, const ChatReply &reply, const HttpAnswer &answer,
                    const RunMaterial &material);

/// @brief The records of a reply to a request with these items, in their order. Of several, each has its own part of the text
/// (splitBatchReply); bytes, tokens, time and cost stand with the first.
QList<Response> responsesOf(const QList<Attempt> &attempts, const PreparedRequest &request, const ChatReply &reply,
                            const HttpAnswer &answer, const RunMaterial &material);

/// What is read in an answer: letters, a judge's score, or nothing in a free text. Of a run of extractions: the answer that the model
/// says another reply gives, stored as a reading of that one.
struct ReadAnswer {
    QList<ScoredResponse> scores;
    std::optional<ReplyRating> rating;
    ScoredResponse shown; ///< for the live page
};
ReadAnswer readAnswer(const RunMaterial &material, const Attempt &attempt, const Response &response);

} // namespace yuyi
