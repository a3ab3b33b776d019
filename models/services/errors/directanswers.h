// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/errors/report.h"
#include "models/statistics/proportions.h"

namespace yuyi {

/// @brief How a model replies when it is asked directly about what it got wrong, for one error type (CII-Bench, section 4.4): the
/// replies to follow-up questions about decided cases in which the model is wrong, by the verdicts of experts.
struct DirectAnswers {
    RunId run; ///< null: all
    QString model;
    QString configuration; ///< code
    QString type;          ///< empty: all types
    QString subtype;       ///< empty: the type with all its subtypes
    QString title;         ///< of the type or subtype
    int cases = 0;         ///< cases with a reply that is judged correct or wrong
    int replies = 0;       ///< all replies, with or without a verdict
    int correct = 0;
    int wrong = 0;
    int cannotTell = 0; ///< also where experts differ
    bool practice = false;

    /// The replies that the share is about.
    int judged() const { return correct + wrong; }
    bool hasVerdicts() const { return judged() + cannotTell > 0; }
    /// The share of correct replies among those judged, with Wilson's 95 % interval; NoObservations without any.
    tl::expected<Proportion, Undefined> share() const { return wilson(correct, judged()); }
};

/// @brief All types together, then each type with its subtypes, in the order of the tree; also those without replies. A case counts
/// by its primary type.
QList<DirectAnswers> directAnswers(const ErrorReportData &data, const RunId &run = {});
/// The rows with a verdict: of all runs together and, if there are several, of each.
QList<DirectAnswers> directAnswersOfRuns(const ErrorReportData &data);

/// The same rows as JSON and as CSV (RFC 4180, UTF-8). Shares are 0…1; without judged replies they are null or empty.
Json directAnswersJson(const ErrorReportData &data);
QByteArray directAnswersCsv(const ErrorReportData &data);

} // namespace yuyi
