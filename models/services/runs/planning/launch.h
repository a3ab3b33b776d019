// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/endpoint.h"
#include "models/domain/runs/run.h"
#include "models/services/rules/itemchoice.h"

#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// What happens to items that few-shot prompts show as examples.
enum class ExampleItems {
    LeaveOutOfFewShot, ///< asked, but not by configurations with examples
    LeaveOutOfAll,     ///< asked by no run, so all runs have the same items
    Ask                ///< asked like all other items
};

inline constexpr CodeTable<ExampleItems, 3> codesOf(ExampleItems)
{
    return {{{ExampleItems::LeaveOutOfFewShot, u"not-few-shot"},
             {ExampleItems::LeaveOutOfAll, u"never"},
             {ExampleItems::Ask, u"always"}}};
}
QString titleOf(ExampleItems choice);

/// What happens to a planned run if another run has sent, or would send, the same requests.
enum class SameRuns {
    Anew, ///< a new run is always made
    GoOn, ///< a run that has not ended is returned instead of a new one, with the budget of the plan
    Found ///< a finished run is returned, too: nothing is asked twice
};

/// One row of the launch matrix: a configuration in its newest version, or in the given one.
struct PlannedConfiguration {
    QString code;
    PromptTemplateId version; ///< null: the newest

    friend bool operator==(const PlannedConfiguration &, const PlannedConfiguration &) = default;
};

/// @brief Plan of a launch: each endpoint under each configuration.
struct RunPlan {
    ItemChoice items;
    QString setName; ///< name of a new frozen set; empty: made from the filter
    QList<EndpointId> endpoints;
    QList<PlannedConfiguration> configurations;
    QList<QPair<EndpointId, QString>> without; ///< cells left out of the matrix: endpoint and configuration's code
    ChatParameters parameters;                 ///< override the endpoint's; temperature 0 if neither sets it. `language`: of all runs
    std::optional<PictureProfile> pictures;    ///< replaces the endpoints' profiles
    int repeats = 1;                           ///< 1…100
    OptionOrder order = OptionOrder::Written;
    qint64 seed = 1; ///< of shuffled orders and of examples that a rule chooses, ≥ 0
    /// For each run, in its endpoint's currency; 0: none. No value: none for a new run, and a run that goes on keeps its own.
    std::optional<double> budget;
    ExampleItems exampleItems = ExampleItems::LeaveOutOfFewShot;
    /// Whether items without texts in the language of a run are left out of it; else there is no launch while there are some.
    bool leaveOutUntranslated = false;
    QStringList examples;        ///< item ids that replace the configurations' examples and rules; the first `shots` are used
    int expectedReplyTokens = 0; ///< for the estimate; 0: as in earlier replies, else an assumption stated in the notes
};

/// A configuration that can be selected.
struct OfferedConfiguration {
    PromptTemplate newest;          ///< `id` null: of the preset, not used yet
    QList<PromptTemplate> versions; ///< stored versions, oldest first
    bool ofPreset = false;
    QStringList missingExamples; ///< ids of its examples that are not in this project
};

} // namespace yuyi
