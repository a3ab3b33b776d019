// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errors/errorreview.h"
#include "models/services/results/data.h"

#include <QSet>

namespace yuyi {

/// @file Draws wrong answers for the error review. Pure functions; the same data and seed give the same result on every machine.

struct ErrorSampleRequest {
    QString name; ///< empty: made from the runs
    QList<RunId> runs;
    RunId rightIn;        ///< only wrong answers to items that this run answers correctly, as in section 4.2.4 of CII-Bench; null: all
    DimensionCode strata; ///< empty: one stratum
    SampleAllocation allocation = SampleAllocation::Proportional;
    bool withMisses = false;
    Scorer scorer = Scorer::Strict;
    qint64 seed = 0; ///< ≥ 0
    int size = 100;
    int expertsPerCase = 1;
};

/// A wrong answer that may be drawn.
struct WrongAnswer {
    AttemptId attempt;
    QuestionVersionId question;
    QString stratum; ///< code of the (first) label; empty: no label, or only one stratum
};

/// One stratum (a label of the dimension) and the number of answers drawn from it.
struct StratumShare {
    QString stratum;
    int wrong = 0; ///< number of wrong answers
    int drawn = 0; ///< how many of them are already drawn
    int share = 0; ///< to draw now
};

/// @brief The wrong answers of the runs, in the order of the requested runs and then by item id. Each item and run gives one: the
/// first wrong reply of its repeats. Items used as few-shot examples and items whose annotation is wrong according to experts
/// (`faulty`) are excluded.
QList<WrongAnswer> wrongAnswers(const ResultsData &data, const ErrorSampleRequest &request,
                                const QSet<QuestionVersionId> &faulty = {});

/// The number of items in each stratum over the item sets of the requested runs. An item in several sets counts once.
QHash<QString, int> itemsByStratum(const ResultsData &data, const ErrorSampleRequest &request);

/// @brief How many answers to draw from each stratum to reach a total of `size`, in the order of the preset's labels. All of `drawn` are
/// part of the total, also those that are not in `wrong` any more. By allocation:
/// in proportion to wrong answers (largest remainder), in equal numbers, or in proportion to `items` (see itemsByStratum); never
/// more than a stratum's wrong answers. The shares add up to the missing number, or to all remaining answers if there are fewer.
QList<StratumShare> allocate(const Preset &preset, const ErrorSampleRequest &request, const QList<WrongAnswer> &wrong,
                             const QSet<AttemptId> &drawn, const QHash<QString, int> &items = {});

/// Draws by these shares, never one of `drawn`. The result is shuffled, so neighbours are not alike.
QList<WrongAnswer> draw(const ErrorSampleRequest &request, const QList<WrongAnswer> &wrong, const QSet<AttemptId> &drawn,
                        const QList<StratumShare> &shares);

} // namespace yuyi
