// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/serverlink.h"
#include "models/domain/result.h"

#include <QObject>
#include <QTimer>

namespace yuyi {

class ProjectLane;

/// @brief The connection of the open project to its server. The connections tell when they find it lost. From then on both are opened
/// again, after 1 s and then less and less often, at least every 30 s, until the server answers.
///
/// A server can also accept what it is asked and never answer. After 3 s it counts as not connected: it is *silent*. After 30 s the thread
/// that waits for it is left behind, and a new one connects. GUI thread.
class ServerWatch final : public QObject
{
    Q_OBJECT
public:
    ServerWatch(ProjectLane &writer, ProjectLane &reader, QObject *parent);

    const ServerLink &link() const { return m_link; }
    bool isConnected() const { return m_link.isConnected(); }
    /// Not connected because the server does not answer what it was asked.
    bool isSilent() const { return m_silent; }
    /// What the connection is like at the beginning.
    void begin(const ServerLink &link);
    /// Looks at the lanes from now on; both are open.
    void watch();
    /// How long (ms) the server may take for an answer before it counts as silent, and before the thread that waits is left behind.
    void setPatience(int silentMs, int leaveMs);
    /// A connection has found the server gone (false) or has been opened again.
    void told(bool reached);

Q_SIGNALS:
    void changed();
    /// The server answers again. Comes after `changed`.
    void returned();
    /// What was asked of the server last may never be answered. `writing`: by the thread that writes.
    void leftBehind(bool writing);

private:
    void look();
    void lookAfterReader(qint64 waits);
    void setSilent(bool silent, qint64 forMs);
    void leave(ProjectLane &lane, bool writing);
    void ask();
    void askWriter(int round, const Result<ServerLink> &reader);
    void settle(const Result<ServerLink> &link);
    void setState(ServerLink::State state);

    ProjectLane &m_writer;
    ProjectLane &m_reader;
    ServerLink m_link;
    QTimer m_again;
    int m_pauseMs;
    bool m_asking = false;
    int m_round = 0; ///< of asking: answers to earlier ones count no more
    bool m_lostMeanwhile = false;
    QTimer m_look;
    qint64 m_silentMs;
    qint64 m_leaveMs;
    bool m_silent = false;
    bool m_probing = false; ///< the lane that writes is asked whether the server answers
};

} // namespace yuyi
