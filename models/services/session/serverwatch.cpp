// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/serverwatch.h"

#include "models/domain/clock.h"
#include "models/services/session/projectlane.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int firstPauseMs = 1000;
constexpr int longestPauseMs = 30000;
constexpr int lookAtLanesMs = 250;
constexpr int usualSilentMs = 3000; // longer than a lock is waited for
constexpr int usualLeaveMs = 30000;

/// A whole team must not come back in the same moment.
int somewhatLess(int pauseMs)
{
    return pauseMs - QRandomGenerator::global()->bounded(pauseMs / 5);
}

} // namespace

ServerWatch::ServerWatch(ProjectLane &writer, ProjectLane &reader, QObject *parent)
    : QObject(parent), m_writer(writer), m_reader(reader), m_again(this), m_pauseMs(firstPauseMs), m_look(this),
      m_silentMs(usualSilentMs), m_leaveMs(usualLeaveMs)
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &ServerWatch::ask);
    m_look.setInterval(lookAtLanesMs);
    connect(&m_look, &QTimer::timeout, this, &ServerWatch::look);
}

void ServerWatch::begin(const ServerLink &link)
{
    m_link = link;
}

void ServerWatch::watch()
{
    if (m_link.onServer)
        m_look.start();
}

void ServerWatch::setPatience(int silentMs, int leaveMs)
{
    m_silentMs = silentMs;
    m_leaveMs = leaveMs;
}

void ServerWatch::look()
{
    const qint64 writer = m_writer.waiting();
    const qint64 reader = m_reader.waiting();
    if (writer >= m_silentMs)
        setSilent(true, writer);
    else if (m_writer.isOpen())
        setSilent(false, 0);
    if (writer >= m_leaveMs)
        leave(m_writer, true);
    lookAfterReader(reader);
}

/// A long list takes its time: whether the server is silent shows in a short question, which the other lane asks.
void ServerWatch::lookAfterReader(qint64 waits)
{
    if (waits >= m_leaveMs) {
        leave(m_reader, false);
        return;
    }
    if (waits < m_silentMs / 3 || std::exchange(m_probing, true))
        return;
    m_writer.add([this](Stores &stores) -> ProjectLane::Afterwards {
        (void)stores.serverLink();
        return [this] { m_probing = false; };
    },
                 false);
}

void ServerWatch::setSilent(bool silent, qint64 forMs)
{
    if (std::exchange(m_silent, silent) == silent)
        return;
    if (silent && m_link.isConnected()) {
        m_link.lostSince = currentTime().addMSecs(-forMs);
        m_link.why.clear();
        setState(ServerLink::State::Lost);
        return;
    }
    Q_EMIT changed();
    if (!silent && !m_asking)
        ask();
}

void ServerWatch::leave(ProjectLane &lane, bool writing)
{
    lane.leaveBehind();
    m_probing = false;
    ++m_round;
    const bool asked = std::exchange(m_asking, false);
    Q_EMIT leftBehind(writing);
    if (asked && !m_silent)
        ask();
}

void ServerWatch::told(bool reached)
{
    if (!m_link.onServer)
        return;
    if (reached) {
        m_lostMeanwhile = false; // it was found lost by asking, and opened again at once
        if (!m_link.isConnected() && !m_asking)
            ask();
        return;
    }
    m_lostMeanwhile = m_asking;
    if (!m_link.isConnected()) {
        if (!m_asking && !m_again.isActive() && !m_silent)
            m_again.start(somewhatLess(m_pauseMs));
        return;
    }
    m_link.lostSince = currentTime();
    m_pauseMs = firstPauseMs;
    m_again.start(somewhatLess(m_pauseMs));
    setState(ServerLink::State::Lost);
}

void ServerWatch::ask()
{
    m_again.stop();
    m_asking = true;
    m_lostMeanwhile = false;
    setState(ServerLink::State::Returning);
    m_reader.add([this, round = ++m_round](Stores &stores) -> ProjectLane::Afterwards {
        return [this, round, link = stores.serverLink()] {
            if (round != m_round)
                return;
            if (link)
                askWriter(round, link);
            else
                settle(link);
        };
    },
                 false);
}

void ServerWatch::askWriter(int round, const Result<ServerLink> &reader)
{
    m_writer.add([this, round, reader](Stores &stores) -> ProjectLane::Afterwards {
        const Result<ServerLink> writer = stores.serverLink();
        return [this, round, link = writer ? reader : writer] {
            if (round == m_round)
                settle(link);
        };
    },
                 false);
}

void ServerWatch::settle(const Result<ServerLink> &link)
{
    m_asking = false;
    if (!link || m_lostMeanwhile) {
        if (!link)
            m_link.why = link.error().sentence;
        m_again.start(somewhatLess(m_pauseMs));
        m_pauseMs = std::min(2 * m_pauseMs, longestPauseMs);
        setState(ServerLink::State::Lost);
        return;
    }
    m_pauseMs = firstPauseMs;
    m_link = *link;
    Q_EMIT changed();
    Q_EMIT returned();
}

void ServerWatch::setState(ServerLink::State state)
{
    m_link.state = state;
    Q_EMIT changed();
}

} // namespace yuyi
