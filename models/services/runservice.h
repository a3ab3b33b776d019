// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/domain/run.h"
#include "models/services/itemchoice.h"
#include "models/stores/stores.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// What becomes of items that few-shot prompts show as few-shot examples.
enum class ExampleItems {
    LeaveOutOfFewShot,   ///< they are asked, but not by configurations with examples
    LeaveOutOfAll,       ///< no run asks them: all runs have the same items
    Ask                  ///< asked like all others
};

inline constexpr CodeTable<ExampleItems, 3> codesOf(ExampleItems)
{
    return {{{ExampleItems::LeaveOutOfFewShot, u"not-few-shot"}, {ExampleItems::LeaveOutOfAll, u"never"},
             {ExampleItems::Ask, u"always"}}};
}
QString titleOf(ExampleItems choice);

/// What becomes of a planned run where another has sent, or would send, just the same.
enum class SameRuns {
    Anew,    ///< it is asked, whatever there is
    GoOn,    ///< one that has not ended is returned in place of a new one
    Found    ///< one that is done, too: nothing is asked twice
};

/// One row of the matrix: a configuration, in its newest version unless another is named.
struct PlannedConfiguration {
    QString code;
    PromptTemplateId version;             ///< null: the newest

    friend bool operator==(const PlannedConfiguration &, const PlannedConfiguration &) = default;
};

/// @brief A launch: each endpoint under each configuration.
struct RunPlan {
    ItemChoice items;
    QString setName;                      ///< of the frozen set when it is new; empty: made from the filter
    QList<EndpointId> endpoints;
    QList<PlannedConfiguration> configurations;
    QList<QPair<EndpointId, QString>> without;   ///< cells of the matrix that are not ticked: endpoint and configuration's code
    ChatParameters parameters;            ///< what is set here is used in place of the endpoint's own; temperature 0 where neither says
    std::optional<PictureProfile> pictures;   ///< in place of the endpoints' own
    int repeats = 1;                      ///< 1…100
    OptionOrder order = OptionOrder::Written;
    qint64 seed = 1;                      ///< of shuffled orders, ≥ 0
    double budget = 0;                    ///< for each run, in its endpoint's currency; 0: none
    ExampleItems exampleItems = ExampleItems::LeaveOutOfFewShot;
    QStringList examples;                 ///< item ids in place of the configurations' own, the first `shots` of them
    int expectedReplyTokens = 0;          ///< for the estimate; 0: as earlier replies, else an assumption that is said
};

/// A configuration that can be ticked.
struct OfferedConfiguration {
    PromptTemplate newest;                ///< `id` null: of the preset, not yet used
    QList<PromptTemplate> versions;       ///< oldest first; those that were stored
    bool ofPreset = false;
    QStringList missingExamples;          ///< item ids it shows that this project does not have
};

/// What one run would be, or a whole launch.
struct RunEstimate {
    EndpointId endpoint;                  ///< null in the total
    QString endpointName;
    QString configuration;                ///< code; empty in the total
    QString configurationTitle;
    int items = 0;
    qint64 requests = 0;
    qint64 pictures = 0;                  ///< sent, few-shot examples' too
    qint64 bytes = 0;                     ///< of all request bodies, as they will be
    qint64 tokensInput = 0;
    qint64 tokensOutput = 0;
    bool tokensMeasured = false;          ///< from earlier replies of this endpoint; else assumed
    double cost = 0;
    bool priced = false;                  ///< a price is given; else nothing is known of the cost
    QString currency;                     ///< of the total: empty when the endpoints' differ
    double seconds = 0;
    bool secondsMeasured = false;
};

struct LaunchEstimate {
    QList<RunEstimate> runs;              ///< by endpoint, then configuration, in the plan's order
    RunEstimate total;                    ///< seconds: of the longest endpoint, as they run side by side
    QList<QPair<QString, double>> costs;  ///< by currency
    int items = 0;                        ///< of the chosen ones
    QString itemSetHash;
    QStringList notes;                    ///< whole sentences: what was left out, what is assumed, what will be over budget
    QStringList unreadable;               ///< pictures that cannot be sent, with the reason; their items end as errors
};

/// A text or picture of a prompt as it is sent.
struct SentPart {
    QString text;
    QByteArray picture;                   ///< encoded bytes; empty: a text
    QString mediaType;
    QSize size;                           ///< pixels
    Sha256 sha256;                        ///< of the bytes sent

    bool isPicture() const { return !picture.isEmpty(); }
};

struct SentTurn {
    bool byModel = false;
    QList<SentPart> parts;
};

/// @brief A prompt just as it is, or was, sent.
struct SentPrompt {
    QList<SentTurn> turns;
    QList<OptionId> shownOrder;
    QStringList shownLabels;              ///< parallel: "A" …
    QString url;                          ///< it goes to; no key in it
    QByteArray body;                      ///< the request body with pictures shortened to their size and hash
    qint64 bytes = 0;                     ///< of the whole body
    PromptTemplate promptTemplate;
    ChatParameters parameters;
    QString note;                         ///< that the model is a text-only one and goes without the pictures; else empty
};

/// @brief Sets up runs, freezes what they ask, and says what they would send. Making, pausing and ending runs is for leads
/// (Refused). Asking is RunCenter's. One call = one transaction.
class RunService
{
public:
    /// @param folder of the project, with its images and cache
    RunService(Stores &stores, QString folder, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// Those of the preset in its order, then own ones by code.
    Result<QList<OfferedConfiguration>> configurations();
    /// The same without looking whether their examples are there: reads no items.
    Result<QList<OfferedConfiguration>> configurationsUnchecked();
    /// @brief A new version of a configuration, or an own one with a new code. Invalid: no {question} or {options} in the
    /// prompt, an unknown mark, a code that is no code, fewer examples than shots, a dimension that is not there. The
    /// newest version is returned as it is when nothing differs.
    Result<PromptTemplate> saveTemplate(const Configuration &configuration);

    /// @brief Everything about a plan without sending: prepares the pictures (kept for the run) and weighs every request.
    /// Seconds of work for hundreds of pictures: not in the GUI thread. Invalid names what is missing in the plan.
    Result<LaunchEstimate> estimate(const RunPlan &plan, Progress &progress);
    /// @brief The prompt of one item under one endpoint and configuration. `item`: index in the chosen items.
    Result<SentPrompt> preview(const RunPlan &plan, const EndpointId &endpoint, const PlannedConfiguration &configuration,
                               int item, int rotation = 0);
    /// Freezes items (a set with the same hash is used again), versions of prompts, examples, labels and prices; the runs wait.
    Result<QList<Run>> create(const RunPlan &plan, SameRuns same = SameRuns::Anew);
    /// Runs that are done and have asked what the plan would ask. Freezes nothing.
    Result<QList<Run>> alreadyDone(const RunPlan &plan);

    /// The prompt of a request of a run that is there, for the viewer.
    Result<SentPrompt> sentPrompt(const RunId &run, const RunSlot &slot);

    /// Whoever is at it stops within a few seconds, also in another program. Refused for runs that have ended.
    Result<> pause(const QList<RunId> &runs);
    /// Ends them for good; replies stay. Refused for runs that are done.
    Result<> cancel(const QList<RunId> &runs);
    /// Out of the tables and lists, or back.
    Result<> setHidden(const QList<RunId> &runs, bool hidden);
    /// In the run's currency; 0: none.
    Result<> setBudget(const RunId &run, double budget);
    /// Another name for the frozen set a run asks.
    Result<> renameSet(const ItemSetId &set, const QString &name);

private:
    Result<> changeState(const QList<RunId> &runs, RunState state);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
