// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/runner.h"

#include "models/services/runs/runner/runnerwork.h"

namespace yuyi {

namespace {

/// What requests in flight are given when the program closes.
constexpr int closingGraceMs = 600;

} // namespace

Runner::Runner(const RunnerSetup &setup, QObject *parent) : QObject(parent), m_work(new RunnerWork(setup))
{
    qRegisterMetaType<RunLive>();
    qRegisterMetaType<RunState>();
    qRegisterMetaType<RunId>();
    m_thread.setObjectName(QStringLiteral("runner"));
    m_work->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, m_work, &RunnerWork::begin);
    connect(m_work, &RunnerWork::progressed, this, &Runner::progressed);
    connect(m_work, &RunnerWork::ended, this, [this](const RunId &run, RunState state, const QString &message) {
        Q_EMIT ended(run, state, message);
        oneLess();
    });
    connect(m_work, &RunnerWork::refused, this, [this](const RunId &run, const QString &sentence) {
        Q_EMIT refused(run, sentence);
        oneLess();
    });
    connect(
        &m_thread, &QThread::finished, m_work, [this] { m_work->cleanUp(); }, Qt::DirectConnection);
    m_thread.start();
}

Runner::~Runner()
{
    if (m_active > 0) {
        QMetaObject::invokeMethod(m_work, [work = m_work, thread = &m_thread] {
            work->shutDown(closingGraceMs, [thread] { thread->quit(); });
        });
    } else {
        m_thread.quit();
    }
    m_thread.wait();
    delete m_work;
}

void Runner::oneLess()
{
    if (--m_active == 0)
        Q_EMIT quiet();
}

void Runner::start(const RunId &run, RunAsk ask)
{
    ++m_active;
    QMetaObject::invokeMethod(m_work, [work = m_work, run, ask] { work->start(run, ask); });
}

void Runner::stop(const RunId &run, RunState leaveAs, const QString &message)
{
    QMetaObject::invokeMethod(m_work, [work = m_work, run, leaveAs, message] { work->stop(run, leaveAs, message, true); });
}

void Runner::stopAll(int grace, const QString &message)
{
    QMetaObject::invokeMethod(m_work, [work = m_work, grace, message] { work->stopAll(grace, message); });
}

} // namespace yuyi
