// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/domain/run.h"
#include "models/services/rules/itemchoice.h"
#include "models/stores/stores.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// What happens to items that few-shot prompts show as examples.
enum class ExampleItems {
    LeaveOutOfFewShot,   ///< asked, but not by configurations with examples
    LeaveOutOfAll,       ///< asked by no run, so all runs have the same items
    Ask                  ///< asked like all other items
};

inline constexpr CodeTable<ExampleItems, 3> codesOf(ExampleItems)
{
    return {{{ExampleItems::LeaveOutOfFewShot, u"not-few-shot"}, {ExampleItems::LeaveOutOfAll, u"never"},
             {ExampleItems::Ask, u"always"}}};
}
QString titleOf(ExampleItems choice);

/// What happens to a planned run if another run has sent, or would send, the same requests.
enum class SameRuns {
    Anew,    ///< a new run is always made
    GoOn,    ///< a run that has not ended is returned instead of a new one
    Found    ///< a finished run is returned, too: nothing is asked twice
};

/// One row of the launch matrix: a configuration in its newest version, or in the given one.
struct PlannedConfiguration {
    QString code;
    PromptTemplateId version;             ///< null: the newest

    friend bool operator==(const PlannedConfiguration &, const PlannedConfiguration &) = default;
};

/// @brief Plan of a launch: each endpoint under each configuration.
struct RunPlan {
    ItemChoice items;
    QString setName;                      ///< name of a new frozen set; empty: made from the filter
    QList<EndpointId> endpoints;
    QList<PlannedConfiguration> configurations;
    QList<QPair<EndpointId, QString>> without;   ///< cells left out of the matrix: endpoint and configuration's code
    ChatParameters parameters;            ///< override the endpoint's; temperature 0 if neither sets it
    std::optional<PictureProfile> pictures;   ///< replaces the endpoints' profiles
    int repeats = 1;                      ///< 1…100
    OptionOrder order = OptionOrder::Written;
    qint64 seed = 1;                      ///< of shuffled orders, ≥ 0
    double budget = 0;                    ///< for each run, in its endpoint's currency; 0: none
    ExampleItems exampleItems = ExampleItems::LeaveOutOfFewShot;
    QStringList examples;                 ///< item ids that replace the configurations' examples; the first `shots` are used
    int expectedReplyTokens = 0;          ///< for the estimate; 0: as in earlier replies, else an assumption stated in the notes
};

/// A configuration that can be selected.
struct OfferedConfiguration {
    PromptTemplate newest;                ///< `id` null: of the preset, not used yet
    QList<PromptTemplate> versions;       ///< stored versions, oldest first
    bool ofPreset = false;
    QStringList missingExamples;          ///< ids of its examples that are not in this project
};

/// Estimate of one run or of a whole launch.
struct RunEstimate {
    EndpointId endpoint;                  ///< null in the total
    QString endpointName;
    QString configuration;                ///< code; empty in the total
    QString configurationTitle;
    int items = 0;
    qint64 requests = 0;
    qint64 pictures = 0;                  ///< images sent, including those of examples
    qint64 bytes = 0;                     ///< exact size of all request bodies
    qint64 tokensInput = 0;
    qint64 tokensOutput = 0;
    bool tokensMeasured = false;          ///< based on earlier replies of this endpoint; else assumed
    double cost = 0;
    bool priced = false;                  ///< a price is known; else `cost` is meaningless
    QString currency;                     ///< of the total: empty if the endpoints use different ones
    double seconds = 0;
    bool secondsMeasured = false;
};

struct LaunchEstimate {
    QList<RunEstimate> runs;              ///< by endpoint, then configuration, in the plan's order
    RunEstimate total;                    ///< seconds: of the slowest endpoint, as endpoints run in parallel
    QList<QPair<QString, double>> costs;  ///< by currency
    int items = 0;                        ///< of the chosen ones
    QString itemSetHash;
    QStringList notes;                    ///< whole sentences: what was left out, what is assumed, what exceeds the budget
    QStringList unreadable;               ///< images that cannot be sent, with the reason; their items end as errors
};

/// A text or image of a prompt as it is sent.
struct SentPart {
    QString text;
    QByteArray picture;                   ///< encoded bytes; empty: the part is a text
    QString mediaType;
    QSize size;                           ///< pixels
    Sha256 sha256;                        ///< of the bytes sent

    bool isPicture() const { return !picture.isEmpty(); }
};

struct SentTurn {
    bool byModel = false;
    QList<SentPart> parts;
};

/// @brief A prompt exactly as it is, or was, sent.
struct SentPrompt {
    QList<SentTurn> turns;
    QList<OptionId> shownOrder;
    QStringList shownLabels;              ///< parallel to shownOrder: "A" …
    QString url;                          ///< where it is sent; contains no key
    QByteArray body;                      ///< the request body, images replaced by their size and hash
    qint64 bytes = 0;                     ///< of the whole body
    PromptTemplate promptTemplate;
    ChatParameters parameters;
    QString note;                         ///< says that the model is text-only and gets no images; else empty
};

/// @brief Creates runs, freezes what they ask, and estimates what they would send. Creating, pausing and ending runs is for
/// leads (Refused). RunCenter sends the requests. Each call is one transaction.
class RunService
{
public:
    static constexpr int mostShots = 16;   ///< few-shot examples of a prompt
    /// @param folder of the project, with its images and cache
    RunService(Stores &stores, QString folder, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_folder(std::move(folder)), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// Returns the preset's configurations in its order, then the project's own by code.
    Result<QList<OfferedConfiguration>> configurations();
    /// Like configurations(), but does not check for missing examples and reads no items.
    Result<QList<OfferedConfiguration>> configurationsUnchecked();
    /// @brief Saves a new version of a configuration, or a new one under a new code. Invalid: no {question} or {options} in the
    /// prompt, an unknown placeholder, an invalid code, fewer examples than shots, an unknown dimension. Returns the newest
    /// version unchanged if nothing differs.
    Result<PromptTemplate> saveTemplate(const Configuration &configuration);

    /// @brief Estimates a plan without sending: prepares the images (kept for the run) and measures every request. Takes
    /// seconds for hundreds of images: do not call it in the GUI thread. Invalid names what is missing in the plan.
    Result<LaunchEstimate> estimate(const RunPlan &plan, Progress &progress);
    /// @brief Returns the prompt of one item under one endpoint and configuration. `item`: index in the chosen items.
    Result<SentPrompt> preview(const RunPlan &plan, const EndpointId &endpoint, const PlannedConfiguration &configuration,
                               int item, int rotation = 0);
    /// Creates waiting runs; freezes items (reusing a set with the same hash), versions of prompts, examples, labels and prices.
    Result<QList<Run>> create(const RunPlan &plan, SameRuns same = SameRuns::Anew);
    /// Returns finished runs that asked what the plan would ask. Freezes nothing.
    Result<QList<Run>> alreadyDone(const RunPlan &plan);

    /// Returns the prompt of a request of a stored run, for the viewer.
    Result<SentPrompt> sentPrompt(const RunId &run, const RunSlot &slot);

    /// Pauses runs; they stop within a few seconds, also in another program. Refused for runs that have ended.
    Result<> pause(const QList<RunId> &runs);
    /// Ends runs for good; their replies are kept. Refused for runs that are done.
    Result<> cancel(const QList<RunId> &runs);
    /// Hides runs from tables and lists, or shows them again.
    Result<> setHidden(const QList<RunId> &runs, bool hidden);
    /// Shows all hidden runs again. Returns how many there were.
    Result<int> showHidden(const QList<RunKind> &kinds);
    /// The images of a frozen set, by question version.
    Result<QHash<QuestionVersionId, Image>> imagesOf(const ItemSetId &set);
    /// Sets the budget, in the run's currency; 0: none.
    Result<> setBudget(const RunId &run, double budget);
    /// Renames a frozen set.
    Result<> renameSet(const ItemSetId &set, const QString &name);

private:
    Result<> changeState(const QList<RunId> &runs, RunState state);

    Stores &m_stores;
    QString m_folder;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
