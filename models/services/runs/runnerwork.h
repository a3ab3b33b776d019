// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chattransport.h"
#include "models/evaluation/requestpacer.h"
#include "models/services/runs/journal.h"
#include "models/services/runs/material.h"
#include "models/services/runs/runner.h"

#include <QElapsedTimer>
#include <QHash>
#include <QThreadPool>
#include <QTimer>

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace yuyi {

struct Secret;

/// One request of an active run.
struct SlotWork {
    RunSlot slot;
    int attempts = 0;                     ///< recorded attempts
    int tries = 0;                        ///< attempts of this session that ended with a passing fault
    int repairs = 0;
    std::optional<ReplyStatus> status;    ///< newest status
};

/// A prepared request that waits to be sent.
struct ReadyRequest {
    size_t slot = 0;
    PreparedRequest request;
    int learnedAt = 0;                    ///< version of Lane::learned it was made with; older requests are made again
};

/// An active run. Used on the runner's thread.
struct ActiveRun {
    RunId id;
    RunAsk ask = RunAsk::Missing;
    std::shared_ptr<const RunMaterial> material;
    std::vector<SlotWork> requests;
    std::deque<size_t> waiting;           ///< not prepared yet
    std::deque<ReadyRequest> ready;
    std::multimap<qint64, size_t> retries;   ///< by due time
    QHash<size_t, QString> retryReasons;
    int preparing = 0;
    int sending = 0;                      ///< from the pacer's permit to the answer
    int writing = 0;                      ///< answers not stored yet
    double budget = 0;
    RunFigures figures;
    int answers = 0;                      ///< of this session, with a known cost
    double sessionCost = 0;
    std::optional<RunState> leaveAs;      ///< set while the run is stopping
    QString message;
    bool abandoned = false;               ///< another program has taken the run over
    bool ending = false;
    bool changed = true;                  ///< since the last signal
    std::array<int, 60> perSecond{};      ///< ring buffer: answers per second of the last minute
    qint64 lastSecond = -1;
    qint64 startedAt = 0;
    QList<LiveReply> last;
    QList<LiveErrors> errors;

    bool atWork() const { return preparing > 0 || sending > 0 || writing > 0; }
    bool nothingLeft() const { return waiting.empty() && ready.empty() && retries.empty() && !atWork(); }
};

/// An active endpoint, shared by all its runs.
struct Lane {
    Endpoint endpoint;
    QByteArray key;
    ChatParameters learned;
    int learnedAt = 0;
    double spent = 0;
    RequestPacer pacer{PaceLimits{}};
    std::unique_ptr<ChatTransport> client;
    std::vector<ActiveRun *> runs;
    size_t turn = 0;                      ///< index of the run whose turn is next
    int cutsInRow = 0;                    ///< consecutive network faults
    std::shared_ptr<int> refusals = std::make_shared<int>(0);   ///< account errors being stored; while > 0 nothing is sent
    qint64 heldUntil = 0;
    std::unique_ptr<QTimer> timer;
};

/// @brief The part of Runner that works on its own thread: chooses and sends requests, processes the answers.
class RunnerWork : public QObject
{
    Q_OBJECT
public:
    explicit RunnerWork(const RunnerSetup &setup);
    ~RunnerWork() override;

    void begin();                         ///< called in its thread
    void start(const RunId &run, RunAsk ask);
    void stop(const RunId &run, RunState leaveAs, const QString &message);
    void stopAll(int grace, const QString &message);
    /// Stops all runs; calls `done` when everything is stored, or soon after `grace` at the latest.
    void shutDown(int grace, std::function<void()> done);
    void cleanUp();                       ///< called in its thread before it ends

Q_SIGNALS:
    void progressed(const yuyi::RunLive &live);
    void ended(const yuyi::RunId &run, yuyi::RunState state, const QString &message);
    void refused(const yuyi::RunId &run, const QString &sentence);

private:
    struct Opening;
    void open(const std::shared_ptr<Opening> &opening);
    void take(const std::shared_ptr<Opening> &opening, const Secret &secret);
    void enlist(const std::shared_ptr<Opening> &opening, const QByteArray &key);
    void fillSlots(ActiveRun &run, const QList<SlotState> &states);

    void pump(Lane &lane);
    bool sendNext(Lane &lane);
    bool withinBudget(Lane &lane, ActiveRun &run);
    bool roomIn(const Lane &lane) const;
    void wakeRetries(ActiveRun &run);
    void prepareAhead(Lane &lane, ActiveRun &run);
    void prepared(const RunId &id, size_t slot, int learnedAt, const Result<PreparedRequest> &request);
    void launch(Lane &lane, ActiveRun &run, ReadyRequest ready);
    void transmit(const RunId &id, const Attempt &attempt, size_t slot, const PreparedRequest &request);
    void answered(const RunId &id, const Attempt &attempt, size_t slot, const PreparedRequest &request, const HttpAnswer &answer);
    void pace(Lane &lane, const ChatReply &reply, const HttpAnswer &answer);
    void writeDown(ActiveRun &run, size_t slot, const Attempt &attempt, const Response &response, const ChatReply &reply);
    void settle(ActiveRun &run, size_t slot, const Response &response, const ScoredResponse &strict, const ChatReply &reply);
    bool learn(Lane &lane, ActiveRun &run, size_t slot, const ParameterRepair &repair);
    void faultOfOurs(ActiveRun &run, const Error &error);

    void stopRun(ActiveRun &run, RunState leaveAs, const QString &message);
    void endIfDone(ActiveRun &run);
    void finish(ActiveRun &run);
    void remove(const RunId &id);
    void tellWhenEmpty();
    void refuse(const RunId &id, const QString &sentence);
    void beat();
    void tell();
    RunLive liveOf(const ActiveRun &run, const Lane &lane) const;
    void note(ActiveRun &run, const Response &response, const SlotWork &work, const ScoredResponse &strict);

    ActiveRun *find(const RunId &id);
    Lane *laneOf(const ActiveRun &run);
    qint64 now() const { return m_clock.elapsed(); }

    RunnerSetup m_setup;
    QString m_program;
    QElapsedTimer m_clock;
    std::shared_ptr<SentPictures> m_pictures;
    std::unique_ptr<RunJournal> m_journal;
    std::map<RunId, std::unique_ptr<ActiveRun>> m_runs;
    std::map<EndpointId, std::unique_ptr<Lane>> m_lanes;
    QList<RunId> m_opening;
    QHash<RunId, RunState> m_stopOnceOpen;
    std::unique_ptr<QTimer> m_beat;
    std::unique_ptr<QTimer> m_tell;
    std::unique_ptr<QTimer> m_grace;
    bool m_stopping = false;
    std::function<void()> m_whenEmpty;
    std::unique_ptr<QTimer> m_last;
    QThreadPool m_pool;
};

} // namespace yuyi
