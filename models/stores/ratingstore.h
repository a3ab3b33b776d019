// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/runs/rating.h"

#include <QList>

#include <optional>

namespace yuyi {

/// @brief Scores of free-text replies. Thread of the connection.
class RatingStore
{
public:
    virtual ~RatingStore() = default;

    /// Adds a score. It supersedes the one in force of the same person, or of the same judge's reply.
    virtual Result<> add(const ReplyRating &rating) = 0;
    /// Scores in force of all replies of a run of descriptions, oldest first.
    virtual Result<QList<ReplyRating>> ofRun(const RunId &descriptions) = 0;
    virtual Result<QList<ReplyRating>> ofAttempt(const AttemptId &description) = 0;
    virtual Result<std::optional<ReplyRating>> ofPerson(const AttemptId &description, const PersonId &person) = 0;
};

} // namespace yuyi
