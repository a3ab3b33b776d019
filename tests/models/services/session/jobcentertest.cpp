// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "tests/support/fakestores.h"
#include "tests/support/patience.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace yuyi;
using namespace yuyi::test;

class JobCenterTest : public QObject
{
    Q_OBJECT

    std::shared_ptr<FakeDatabase> m_db;
    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<JobCenter> m_jobs;
    QSemaphore m_gate;
    std::atomic<int> m_running = 0;
    std::atomic<int> m_most = 0;

    /// Counts to 10, each step after a release of the gate; stops when asked.
    void registerCounting(JobCenter &jobs)
    {
        jobs.registerKind(
            QStringLiteral("count"), [] { return QStringLiteral("Counting"); },
            [this](const QByteArray &parameters) -> JobCenter::Work {
                return [this, parameters](JobContext &context) -> Result<JobOutcome> {
                    m_most = std::max(m_most.load(), ++m_running);
                    const auto leave = qScopeGuard([this] { --m_running; });
                    context.progress.setTotal(10);
                    for (int i = 0; i < 10; ++i) {
                        while (!m_gate.tryAcquire(1, 5)) {
                            if (context.progress.cancelled())
                                return failure(ErrorCode::Cancelled, {});
                        }
                        context.progress.advance();
                    }
                    if (parameters == "fail")
                        return failure(ErrorCode::Environment, QStringLiteral("The disk is full."));
                    if (parameters == "throw")
                        throw std::runtime_error("fault");
                    return JobOutcome{QStringLiteral("Counted."), parameters == "findings", "{}"};
                };
            });
    }

    JobState stateOf(const JobId &id) const { return m_jobs->job(id).state; }

private Q_SLOTS:
    void init()
    {
        m_db = fakeDatabase();
        m_access = std::move(*ProjectAccess::open(std::make_shared<FakeFactory>(m_db)));
        m_jobs = std::make_unique<JobCenter>(*m_access);
        registerCounting(*m_jobs);
        m_most = 0;
        m_gate.acquire(m_gate.available());
    }

    void cleanup()
    {
        m_jobs.reset();
        m_access.reset();
        QCOMPARE(m_db->connections.load(), 0);
    }

    void runsToItsEnd()
    {
        QSignalSpy ended(m_jobs.get(), &JobCenter::jobEnded);
        const JobId id = m_jobs->start(QStringLiteral("count"), "findings");
        QVERIFY(m_jobs->isRunning(QStringLiteral("count")));
        QCOMPARE(m_jobs->job(id).title, QStringLiteral("Counting"));
        m_gate.release(4);
        QTRY_COMPARE(m_jobs->job(id).done, 4);
        QCOMPARE(m_jobs->job(id).total, 10);
        QTRY_VERIFY(m_jobs->job(id).rate > 0);
        QVERIFY(m_jobs->job(id).secondsLeft > 0);
        m_gate.release(6);
        QTRY_COMPARE(ended.size(), 1);
        const JobStatus status = m_jobs->job(id);
        QVERIFY(status.state == JobState::Done);
        QCOMPARE(status.message, QStringLiteral("Counted."));
        QVERIFY(status.findings);
        QCOMPARE(status.result, QByteArray("{}"));
        QTRY_VERIFY(m_db->jobs.value(id).state == JobState::Done);
        m_jobs->dismiss(id);
        QVERIFY(m_jobs->jobs().isEmpty());
    }

    void failuresAreTold_data()
    {
        QTest::addColumn<QByteArray>("parameters");
        QTest::newRow("error") << QByteArray("fail");
        QTest::newRow("exception") << QByteArray("throw");
    }

    void failuresAreTold()
    {
        QFETCH(QByteArray, parameters);
        const JobId id = m_jobs->start(QStringLiteral("count"), parameters);
        m_gate.release(10);
        QTRY_VERIFY(stateOf(id) == JobState::Failed);
        QVERIFY(!m_jobs->job(id).message.isEmpty());
    }

    void unknownKindFails()
    {
        const JobId id = m_jobs->start(QStringLiteral("fly"), {});
        QVERIFY(stateOf(id) == JobState::Failed);
        QVERIFY(!m_jobs->job(id).message.isEmpty());
    }

    void cancelEndsForGood()
    {
        const JobId id = m_jobs->start(QStringLiteral("count"), {});
        m_gate.release(3);
        QTRY_COMPARE(m_jobs->job(id).done, 3);
        m_jobs->cancel(id);
        QTRY_VERIFY(stateOf(id) == JobState::Cancelled);
        m_jobs->resume(id);
        QVERIFY(stateOf(id) == JobState::Cancelled);
    }

    void pauseAndContinue()
    {
        const JobId id = m_jobs->start(QStringLiteral("count"), {});
        m_gate.release(3);
        QTRY_COMPARE(m_jobs->job(id).done, 3);
        m_jobs->pause(id);
        QTRY_VERIFY(stateOf(id) == JobState::Paused);
        QTRY_VERIFY(m_db->jobs.value(id).state == JobState::Paused);
        m_jobs->resume(id);
        m_gate.release(10);
        QTRY_VERIFY(stateOf(id) == JobState::Done);
    }

    void sameKindWaits()
    {
        const JobId first = m_jobs->start(QStringLiteral("count"), {});
        const JobId second = m_jobs->start(QStringLiteral("count"), {});
        QVERIFY(m_jobs->job(second).waiting);
        QVERIFY(!m_jobs->job(first).waiting);
        m_gate.release(20);
        QTRY_VERIFY(stateOf(second) == JobState::Done);
        QVERIFY(stateOf(first) == JobState::Done);
        QCOMPARE(m_most.load(), 1);
    }

    void closingKeepsThemAndRestartFindsThem()
    {
        const JobId running = m_jobs->start(QStringLiteral("count"), "a");
        const JobId waiting = m_jobs->start(QStringLiteral("count"), "b");
        m_gate.release(2);
        QTRY_COMPARE(m_jobs->job(running).done, 2);
        m_jobs.reset();
        m_access.reset();
        QVERIFY(m_db->jobs.value(running).state == JobState::Paused);
        QVERIFY(m_db->jobs.value(waiting).state == JobState::Paused);
        QCOMPARE(m_db->jobs.value(running).done, 2);

        m_access = std::move(*ProjectAccess::open(std::make_shared<FakeFactory>(m_db)));
        m_jobs = std::make_unique<JobCenter>(*m_access);
        registerCounting(*m_jobs);
        m_jobs->loadUnfinished();
        QTRY_COMPARE(m_jobs->jobs().size(), 2);
        QVERIFY(stateOf(running) == JobState::Paused);
        m_jobs->resume(running);
        m_gate.release(10);
        QTRY_VERIFY(stateOf(running) == JobState::Done);
    }

    void killedJobIsFoundAndARunningOneOfAnotherWindowIsNot()
    {
        JobRecord killed;
        killed.id = JobId::create();
        killed.kind = QStringLiteral("count");
        killed.updatedAt = QDateTime::currentDateTimeUtc().addSecs(-60);
        JobRecord alive = killed;
        alive.id = JobId::create();
        alive.updatedAt = QDateTime::currentDateTimeUtc();
        m_db->jobs = {{killed.id, killed}, {alive.id, alive}};
        m_jobs->loadUnfinished();
        QTRY_COMPARE(m_jobs->jobs().size(), 1);
        QVERIFY(m_jobs->jobs().first().id == killed.id);
        QVERIFY(stateOf(killed.id) == JobState::Paused);
    }

    void pauseAllLeavesNothingRunning()
    {
        const JobId first = m_jobs->start(QStringLiteral("count"), {});
        const JobId second = m_jobs->start(QStringLiteral("count"), {});
        m_jobs->pauseAll();
        QTRY_VERIFY(m_jobs->isQuiet());
        QVERIFY(stateOf(first) == JobState::Paused);
        QVERIFY(stateOf(second) == JobState::Paused);
    }
};

QTEST_GUILESS_MAIN(JobCenterTest)
#include "jobcentertest.moc"
