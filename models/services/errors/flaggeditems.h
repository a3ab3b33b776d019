// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/services/errors/flaggeditem.h"
#include "models/services/results/data.h"

#include <QDateTime>
#include <QHash>
#include <QMap>
#include <QSet>

namespace yuyi {

/// Thresholds of the reasons.
struct FlaggedItemRules {
    int models = 2;         ///< minimum number of models with a reply to the question, ≥ 2
    int modelShare = 100;   ///< per cent of them that must give the same wrong answer
    int people = 3;         ///< minimum number of people's answers
    int peopleShare = 50;   ///< more than this per cent of them must give the same wrong answer
    int withoutPicture = 2; ///< minimum number of models asked without the image; all must be correct
    int weakBelow = 50;     ///< a model is weak if its per cent correct on other questions is below this
    int flags = 1;          ///< minimum number of answers with a flag

    friend bool operator==(const FlaggedItemRules &, const FlaggedItemRules &) = default;
};

/// @brief The data needed to find flagged items, in addition to the results. A plain value.
struct FlaggedItemFacts {
    QHash<QuestionVersionId, QuestionId> current; ///< versions in force, of images not discarded
    QSet<QuestionId> inReview;
    QHash<QuestionId, QDateTime> kept;                   ///< time of the last discussion that kept the key
    QHash<QuestionVersionId, QList<ExpertWord>> experts; ///< oldest first; empty while a case is open or disputed
    QHash<QuestionVersionId, QList<Answer>> studies;     ///< participants' answers to main items
    QHash<QuestionVersionId, FlaggedItemMark> marks;     ///< the newest mark of each version
    QHash<ImageId, Image> images;                        ///< images of all questions in the results
};

/// @brief Returns questions that may be wrong, by score, then by item id. Each model counts once: its answer is what more
/// than half of its replies with the image do, over all runs, repeats and orders, without few-shot examples and failed
/// requests. Score, only for reasons that apply: 3 × share of the models, 3 × share of the people, 2 more if both agree on the
/// answer, 3 for an expert's verdict, 2 if solved without the image, 1 for the longest option, 1 for flags. A discussion that
/// kept the key settles earlier answers of people, validators and experts; afterwards people count only together with models.
/// Questions hidden from the person and versions not in force are left out. Any thread.
QList<FlaggedItem> findFlaggedItems(const ResultsData &data, const FlaggedItemFacts &facts, const FlaggedItemRules &rules = {});

/// Returns the number of flagged items per reason.
QMap<FlaggedItemReason, int> reasonCounts(const QList<FlaggedItem> &flaggedItems);

/// Returns the number of different models asked with the image, or without it.
int modelsAsked(const ResultsData &data, bool withPicture);

} // namespace yuyi
