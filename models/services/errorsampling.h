// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errorreview.h"
#include "models/services/resultsdata.h"

#include <QSet>

namespace yuyi {

/// @file Drawing wrong answers for error review: pure, the same on every machine for the same data and seed.

struct ErrorSampleRequest {
    QString name;                ///< empty: one is made from the runs
    QList<RunId> runs;
    DimensionCode strata;        ///< empty: one stratum
    SampleAllocation allocation = SampleAllocation::Proportional;
    bool withMisses = false;
    Scorer scorer = Scorer::Strict;
    qint64 seed = 0;             ///< ≥ 0
    int size = 100;
    int expertsPerCase = 1;
};

/// A wrong answer that may be drawn.
struct WrongAnswer {
    AttemptId attempt;
    QuestionVersionId question;
    QString stratum;             ///< code of the label; of several the first; empty: none, or one stratum
};

/// One value of the dimension and how many are drawn for it.
struct StratumShare {
    QString stratum;
    int wrong = 0;               ///< wrong answers there are
    int drawn = 0;               ///< of them drawn before
    int share = 0;               ///< to be drawn now
};

/// @brief The wrong answers of the runs, run by run in the order asked, within it by item id: one for each item and run, the
/// first wrong reply of its repeats. Items that were worked examples, or whose annotation an expert already calls wrong
/// (`faulty`), are left out.
QList<WrongAnswer> wrongAnswers(const ResultsData &data, const ErrorSampleRequest &request,
                                const QSet<QuestionVersionId> &faulty = {});

/// @brief How many each stratum gives, in the order of the preset's labels, to come from what was drawn before to `size` in
/// all: in proportion by the largest remainder, or equal numbers as far as there are any. Shares add up to what is missing,
/// or to all that is left where that is less.
QList<StratumShare> allocate(const Preset &preset, const ErrorSampleRequest &request, const QList<WrongAnswer> &wrong,
                             const QSet<AttemptId> &drawn);

/// @brief Draws by these shares; never one of `drawn`. In an order of its own, so that neighbours are not alike.
QList<WrongAnswer> draw(const ErrorSampleRequest &request, const QList<WrongAnswer> &wrong, const QSet<AttemptId> &drawn,
                        const QList<StratumShare> &shares);

} // namespace yuyi
