// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/run.h"

#include <QMap>

#include <optional>

namespace yuyi {

using RatingId = Id<struct RatingTag>;

/// @brief One score of one free-text reply. Of a judge model's reply (`judgement`) or of a person (`createdBy`); a newer one of the
/// same judge's run or person takes the place of the older.
struct ReplyRating {
    RatingId id;
    AttemptId attempt;               ///< the description it is about
    AttemptId judgement;             ///< the judge's reply; null: a person's
    std::optional<double> score;     ///< nothing: none could be read
    QMap<QString, double> perspectives;   ///< code of a perspective → sub-score; may be empty
    QString rule;                    ///< how a judge's reply was read, or why not; empty for people
    QString reader;                  ///< version of the reader of judges' replies; empty for people, and where it was not kept
    QString note;
    QDateTime createdAt;
    PersonId createdBy;
};

} // namespace yuyi
