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

/// Items of the requested runs' sets in each stratum; an item that several sets hold counts once.
QHash<QString, int> itemsByStratum(const ResultsData &data, const ErrorSampleRequest &request);

/// @brief How many each stratum gives, in the order of the preset's labels, to come from what was drawn before to `size` in
/// all: in proportion to wrong answers by the largest remainder, equal numbers as far as there are any, or in proportion to `items`
/// (of itemsByStratum) as far as there are wrong answers. Shares add up to what is missing, or to all that is left where that is less.
QList<StratumShare> allocate(const Preset &preset, const ErrorSampleRequest &request, const QList<WrongAnswer> &wrong,
                             const QSet<AttemptId> &drawn, const QHash<QString, int> &items = {});

/// @brief Draws by these shares; never one of `drawn`. In an order of its own, so that neighbours are not alike.
QList<WrongAnswer> draw(const ErrorSampleRequest &request, const QList<WrongAnswer> &wrong, const QSet<AttemptId> &drawn,
                        const QList<StratumShare> &shares);

} // namespace yuyi
