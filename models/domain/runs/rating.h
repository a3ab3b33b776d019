// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/run.h"

#include <QMap>

#include <optional>

namespace yuyi {

using RatingId = Id<struct RatingTag>;

/// @brief One score of one free-text reply, by a judge model (`judgement`) or a person (`createdBy`). A newer score by the same
/// judge's run or the same person replaces the older one.
struct ReplyRating {
    RatingId id;
    AttemptId attempt;                  ///< the description that is scored
    AttemptId judgement;                ///< the judge's reply; null: scored by a person
    std::optional<double> score;        ///< empty: no score could be read
    QMap<QString, double> perspectives; ///< code of a perspective → sub-score; may be empty
    QString rule;                       ///< rule by which the judge's reply was read, or why not; empty for people
    QString reader;                     ///< version of the reader of judges' replies; empty for people, or if not recorded
    QString note;
    QDateTime createdAt;
    PersonId createdBy;
};

} // namespace yuyi
