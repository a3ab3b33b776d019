// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/replies/replyrecord.h"
#include "models/services/runs/runner/journal.h"
#include "models/services/runs/runner/runboard.h"
#include "models/services/runs/runner/runshare.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace yuyi {

/// @brief Chooses and sends the requests of active runs, and stores their answers. Lives on the runner's thread; prepares
/// requests on threads of its own. Decides when a run stops, but never ends it.
class RequestSender final : public QObject
{
    Q_OBJECT
public:
    /// @param folder the project's folder
    /// Board, journal and share must outlive the sender.
    RequestSender(RunBoard &board, RunJournal &journal, RunShare &share, const QString &folder, const RetryPolicy &policy);
    /// Drops what is not prepared yet and waits for what is being prepared.
    ~RequestSender() override;

    /// Returns the queue of the endpoint, made if there is none, with these settings and this key from now on.
    EndpointQueue &queueFor(const Endpoint &endpoint, double spent, const QByteArray &key);
    /// Sends what may be sent now, and comes back when more may be.
    void pump(EndpointQueue &queue);

Q_SIGNALS:
    /// Something of the run has ended: it may have nothing left to do.
    void settled(const yuyi::RunId &run);

private:
    bool sendNext(EndpointQueue &queue);
    bool withinBudget(const EndpointQueue &queue, ActiveRun &run);
    void settleLater(const RunId &id);
    void prepareAhead(EndpointQueue &queue, ActiveRun &run);
    void prepared(const RunId &id, size_t slot, int learnedAt, const Result<PreparedRequest> &request);
    void noteUnsendable(ActiveRun &run, size_t slot, const Error &error);
    void launch(EndpointQueue &queue, ActiveRun &run, ReadyRequest ready);
    /// `attempts`: one for each item of the request; the first stands for it. `mine`: whether this program still has its unit.
    void launched(const QList<Attempt> &attempts, size_t slot, const PreparedRequest &request, const Result<> &written,
                  bool mine);
    void transmit(const QList<Attempt> &attempts, size_t slot, const PreparedRequest &request);
    void answered(const QList<Attempt> &attempts, size_t slot, const PreparedRequest &request, const HttpAnswer &answer);
    /// Nothing of the request is to be asked any more.
    void close(ActiveRun &run, size_t slot);
    void writeDown(ActiveRun &run, size_t slot, const QList<Attempt> &attempts, const QList<Response> &responses,
                   const ChatReply &reply);
    void settle(ActiveRun &run, size_t slot, const QList<Response> &responses, const QList<ReadAnswer> &read, const ChatReply &reply);
    bool learn(EndpointQueue &queue, SlotWork &work, const ParameterRepair &repair);
    void stopQueue(const EndpointQueue &queue, const QString &sentence);
    void retryLater(ActiveRun &run, size_t slot, const Response &response, qint64 retryAfter);

    RunBoard &m_board;
    RunJournal &m_journal;
    RunShare &m_share;
    RetryPolicy m_policy;
    std::shared_ptr<SentPictures> m_pictures;
    QThreadPool m_pool;
};

} // namespace yuyi
