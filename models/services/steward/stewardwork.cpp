// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/steward/stewardwork.h"

#include "models/services/session/serverwatch.h"

#include <QFuture>
#include <QLoggingCategory>

#include <utility>

namespace yuyi {

namespace {

Q_LOGGING_CATEGORY(logSteward, "yuyi.steward")

constexpr int lookAnywayMs = 30000;
constexpr int tryAgainMs = 2000;

} // namespace

StewardWork::StewardWork(ProjectAccess &project, QObject *parent)
    : QObject(parent), m_project(project), m_isSteward(project.face() == Face::Home && !project.mayActAs())
{
    if (!m_isSteward)
        return;
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &StewardWork::look);
    connect(&m_project, &ProjectAccess::changed, this, [this](const Changes &changes) {
        if (changes.external)
            look();
    });
    connect(&m_project.server(), &ServerWatch::leftBehind, this, [this](bool writing) {
        if (!writing)
            return;
        ++m_round; // the answer may never come
        m_working = false;
        m_again.start(lookAnywayMs);
    });
    look();
}

void StewardWork::look()
{
    if (m_working) {
        m_lookAgain = true;
        return;
    }
    m_working = true;
    m_later = false;
    step();
}

void StewardWork::step()
{
    m_project.write([](Stores &stores) { return StewardService(stores).doNext(); })
        .then(this, [this, round = m_round](const Result<StewardService::Step> &done) {
            if (round == m_round)
                stepped(done);
        });
}

void StewardWork::stepped(const Result<StewardService::Step> &done)
{
    if (done && done->found) {
        if (!done->fault.isEmpty()) {
            qCInfo(logSteward).noquote() << "not done yet:" << codeOf(done->todo.kind) << done->fault;
            m_later = true;
        }
        step();
        return;
    }
    // Whoever works in the window learns from their own work that the server does not answer.
    if (!done)
        qCInfo(logSteward).noquote() << done.error().sentence << done.error().detail;
    m_working = false;
    if (done && std::exchange(m_lookAgain, false)) {
        look();
        return;
    }
    m_lookAgain = false;
    m_again.start(done && m_later ? tryAgainMs : lookAnywayMs);
}

} // namespace yuyi
