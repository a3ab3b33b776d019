// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/serverlink.h"
#include "models/domain/result.h"

#include <QObject>
#include <QTimer>

namespace yuyi {

class ProjectLane;

/// @brief The connection of the open project to its server. The connections tell when they find it lost. From then on both are opened
/// again, after 1 s and then less and less often, at least every 30 s, until the server answers. GUI thread.
class ServerWatch final : public QObject
{
    Q_OBJECT
public:
    ServerWatch(ProjectLane &writer, ProjectLane &reader, QObject *parent);

    const ServerLink &link() const { return m_link; }
    bool isConnected() const { return m_link.isConnected(); }
    /// What the connection is like at the beginning.
    void begin(const ServerLink &link) { m_link = link; }
    /// A connection has found the server gone (false) or has been opened again.
    void told(bool reached);

Q_SIGNALS:
    void changed();
    /// The server answers again. Comes after `changed`.
    void returned();

private:
    void ask();
    void askWriter(const Result<ServerLink> &reader);
    void settle(const Result<ServerLink> &link);
    void setState(ServerLink::State state);

    ProjectLane &m_writer;
    ProjectLane &m_reader;
    ServerLink m_link;
    QTimer m_again;
    int m_pauseMs;
    bool m_asking = false;
    bool m_lostMeanwhile = false;
};

} // namespace yuyi
