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

/// A whole team must not come back in the same moment.
int somewhatLess(int pauseMs)
{
    return pauseMs - QRandomGenerator::global()->bounded(pauseMs / 5);
}

} // namespace

ServerWatch::ServerWatch(ProjectLane &writer, ProjectLane &reader, QObject *parent)
    : QObject(parent), m_writer(writer), m_reader(reader), m_again(this), m_pauseMs(firstPauseMs)
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &ServerWatch::ask);
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
    if (!m_link.isConnected())
        return;
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
    m_reader.add([this](Stores &stores) -> ProjectLane::Afterwards {
        return [this, link = stores.serverLink()] {
            if (link)
                askWriter(link);
            else
                settle(link);
        };
    },
                 false);
}

void ServerWatch::askWriter(const Result<ServerLink> &reader)
{
    m_writer.add([this, reader](Stores &stores) -> ProjectLane::Afterwards {
        const Result<ServerLink> writer = stores.serverLink();
        return [this, link = writer ? reader : writer] { settle(link); };
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
