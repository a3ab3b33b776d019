// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/translation.h"
#include "models/services/runs/planning/launch.h"
#include "models/services/runs/planning/shotchoice.h"
#include "models/stores/stores.h"

namespace yuyi {

/// One run of a plan, not yet stored.
struct PlannedRun {
    Run run; ///< ids of item set and template are not set yet
    Endpoint endpoint;
    PromptTemplate promptTemplate;           ///< `id` null: not yet stored
    int set = 0;                             ///< index in `ResolvedPlan::sets`
    bool followsStep = false;                ///< a question run that uses the replies of the run before it in the plan, one of steps
    ItemShots shots;                         ///< examples of each item, where a rule chooses them; then the run has no others
    QHash<QuestionVersionId, QString> facts; ///< that the configuration adds, of items and examples
    AskedTexts texts;                        ///< of items and examples, if the run asks in another language than they are written in
};

/// @brief A plan with the sets, endpoints and configurations that it names.
struct ResolvedPlan {
    QList<ChosenItems> sets; ///< distinct lists of items
    QList<PlannedRun> runs;  ///< by endpoint, then configuration; a run of steps stands before that of its questions
    QStringList notes;
};

/// Returns the configurations of preset and project with their versions; `missingExamples` stays empty.
Result<QList<OfferedConfiguration>> listedConfigurations(Stores &stores);
/// Like listedConfigurations(), with `missingExamples` set.
Result<QList<OfferedConfiguration>> offeredConfigurations(Stores &stores, const QList<ItemSetItem> &everything);

/// Returns the plan's endpoints, in its order. Refused for a removed one.
Result<QList<Endpoint>> endpointsOf(Stores &stores, const RunPlan &plan);
/// Invalid if a run has a budget but no prices that its costs could be computed from. Practice models need none.
Result<> checkBudget(const Run &run, const QString &endpoint);
/// Returns a run of this endpoint with the plan's settings: model, images, parameters, budget, prices.
Run runOf(const RunPlan &plan, const Endpoint &endpoint);
/// Returns a sentence for each endpoint that gets no images although the configuration has them.
QStringList withoutPictures(const QList<PlannedRun> &runs);

/// Finds everything a plan names. Invalid: the plan is contradictory or incomplete; NotFound: something it names does not
/// exist; Refused: no items.
Result<ResolvedPlan> resolvePlan(Stores &stores, const RunPlan &plan);

/// Proposes a name for a new frozen set.
QString nameForSet(const RunPlan &plan, int items, const QList<ItemSet> &others);

} // namespace yuyi
