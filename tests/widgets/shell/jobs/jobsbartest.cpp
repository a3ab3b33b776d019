// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/jobs/jobsbar.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "tests/support/fakestores.h"
#include "widgets/shell/jobs/jobtext.h"

#include <QSemaphore>
#include <QTest>
#include <QToolButton>

using namespace yuyi;
using namespace yuyi::test;

class JobsBarTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProjectAccess> m_access;
    std::unique_ptr<JobCenter> m_jobs;
    std::unique_ptr<JobsBar> m_bar;
    QSemaphore m_gate;

    QToolButton *button(const char *name) { return m_bar->findChild<QToolButton *>(QString::fromLatin1(name)); }

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_gate.acquire(m_gate.available());
        m_access = std::move(*ProjectAccess::open(std::make_shared<FakeFactory>(fakeDatabase())));
        m_jobs = std::make_unique<JobCenter>(*m_access);
        for (const QString &kind : {QStringLiteral("a"), QStringLiteral("b")}) {
            m_jobs->registerKind(
                kind, [kind] { return QStringLiteral("Work %1").arg(kind); },
                [this](const QByteArray &) -> JobCenter::Work {
                    return [this](JobContext &context) -> Result<JobOutcome> {
                        context.progress.setTotal(2000);
                        for (int i = 0; i < 2000; ++i) {
                            while (!m_gate.tryAcquire(1, 5)) {
                                if (context.progress.cancelled())
                                    return failure(ErrorCode::Cancelled, {});
                            }
                            context.progress.advance();
                        }
                        return JobOutcome{QStringLiteral("3 refused."), true, {}};
                    };
                });
        }
        m_bar = std::make_unique<JobsBar>();
        m_bar->resize(900, 36);
        m_bar->setJobs(m_jobs.get());
        m_bar->show();
    }

    void cleanup()
    {
        m_bar.reset();
        m_jobs.reset();
        m_access.reset();
    }

    void saysNothingWithoutWork()
    {
        QVERIFY(m_bar->sentence().isEmpty());
        QVERIFY(!button("moreJobs")->isVisible());
        // Nor in another language.
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(m_bar.get(), &change);
        QVERIFY(!button("jobClose")->isVisible());
        QVERIFY(m_bar->sentence().isEmpty());
    }

    /// What is over does not say that it goes on.
    void finishedJobsAreNotRunning()
    {
        JobStatus job;
        job.kind = JobKind::ScanDuplicates;
        job.title = QStringLiteral("Looking for duplicates");
        QVERIFY(jobSentence(job).startsWith(job.title));
        job.message = QStringLiteral("3 groups.");
        for (const JobState state : {JobState::Done, JobState::Failed, JobState::Cancelled}) {
            job.state = state;
            QVERIFY2(jobSentence(job).startsWith(QStringLiteral("Search for duplicates: ")), qPrintable(jobSentence(job)));
        }
        // Files that are left out are named; nothing went wrong.
        job.state = JobState::Done;
        job.findings = true;
        QCOMPARE(jobTone(job), Tone::Attention);
        job.kind = JobKind::ImportImages;
        QCOMPARE(jobTone(job), Tone::Neutral);
        job.state = JobState::Failed;
        QCOMPARE(jobTone(job), Tone::Bad);
        job.state = JobState::Cancelled;
        job.kind.reset();
        QVERIFY(jobSentence(job).startsWith(job.title));
    }

    void showsProgressPausesContinuesAndDismisses()
    {
        const JobId id = m_jobs->start(QStringLiteral("a"), {});
        m_gate.release(1500);
        QTRY_VERIFY(m_bar->sentence().startsWith(QStringLiteral("Work a: 1,500 / 2,000")));
        QTRY_VERIFY(m_bar->sentence().contains(QStringLiteral("left")));
        button("jobPause")->click();
        QTRY_COMPARE(m_bar->sentence(), QStringLiteral("Work a: paused at 1,500 / 2,000"));
        QCOMPARE(button("jobPause")->text(), QStringLiteral("Continue"));
        button("jobPause")->click();
        m_gate.release(2000);
        QTRY_COMPARE(m_bar->sentence(), QStringLiteral("Work a: 3 refused."));
        QVERIFY(m_jobs->job(id).findings);
        QVERIFY(!button("jobPause")->isVisible());
        button("jobClose")->click();
        QVERIFY(m_bar->sentence().isEmpty());
        QVERIFY(m_jobs->jobs().isEmpty());
    }

    void cancelEndsIt()
    {
        m_jobs->start(QStringLiteral("a"), {});
        m_gate.release(10);
        QTRY_VERIFY(m_bar->sentence().contains(QStringLiteral("10 /")));
        button("jobClose")->click();
        QTRY_COMPARE(m_bar->sentence(), QStringLiteral("Work a: cancelled"));
    }

    void severalAreListed()
    {
        m_jobs->start(QStringLiteral("a"), {});
        m_jobs->start(QStringLiteral("b"), {});
        QTRY_VERIFY(button("moreJobs")->isVisible());
        button("moreJobs")->click();
        QWidget *list = m_bar->findChild<QWidget *>(QStringLiteral("jobsList"));
        QVERIFY(list && list->isVisible());
        QCOMPARE(list->findChildren<QWidget *>(QStringLiteral("jobText")).size(), 2);
        list->close();
    }

    /// What ended well makes room for the next; what failed stays until it is closed.
    void messagesDoNotPileUp()
    {
        m_jobs->registerKind(
            QStringLiteral("failing"), [] { return QStringLiteral("Failing"); },
            [](const QByteArray &) -> JobCenter::Work {
                return [](JobContext &) -> Result<JobOutcome> {
                    return failure(ErrorCode::Environment, QStringLiteral("The disk is full."));
                };
            });
        const JobId failed = m_jobs->start(QStringLiteral("failing"), {});
        QTRY_COMPARE(m_jobs->job(failed).state, JobState::Failed);
        const JobId first = m_jobs->start(QStringLiteral("a"), {});
        m_gate.release(2000);
        QTRY_COMPARE(m_jobs->job(first).state, JobState::Done);
        QCOMPARE(m_jobs->jobs().size(), 2);
        const JobId second = m_jobs->start(QStringLiteral("b"), {});
        QCOMPARE(m_jobs->jobs().size(), 2);
        QCOMPARE(m_jobs->jobs().constFirst().id, failed);
        // One that began earlier and ends later takes its place as well.
        const JobId third = m_jobs->start(QStringLiteral("a"), {});
        m_gate.release(4000);
        QTRY_COMPARE(m_jobs->jobs().size(), 2);
        const JobId last = m_jobs->jobs().constLast().id;
        QVERIFY(last == second || last == third);
        QTRY_COMPARE(m_jobs->job(last).state, JobState::Done);
        // Somebody else sits down: only the failure is still to be read.
        m_bar->dismissEnded();
        QCOMPARE(m_jobs->jobs().size(), 1);
        QCOMPARE(m_jobs->jobs().constFirst().id, failed);
    }

    /// On another page what ended well is past; what is to be looked at stays, and so does what runs.
    void whatIsReadGoesWithThePage()
    {
        m_jobs->registerKind(
            QStringLiteral("quick"), [] { return QStringLiteral("Quick"); },
            [](const QByteArray &) -> JobCenter::Work {
                return [](JobContext &) -> Result<JobOutcome> { return JobOutcome{QStringLiteral("5 measured."), false, {}}; };
            });
        const JobId quick = m_jobs->start(QStringLiteral("quick"), {});
        QTRY_COMPARE(m_jobs->job(quick).state, JobState::Done);
        QTRY_COMPARE(m_bar->sentence(), QStringLiteral("Quick: 5 measured."));
        m_bar->dismissRead();
        QVERIFY(m_bar->sentence().isEmpty());
        const JobId running = m_jobs->start(QStringLiteral("a"), {});
        m_gate.release(10);
        QTRY_COMPARE(m_jobs->job(running).state, JobState::Running);
        m_bar->dismissRead();
        QCOMPARE(m_jobs->jobs().size(), 1);
        m_gate.release(2000);
        QTRY_COMPARE(m_jobs->job(running).state, JobState::Done);
        m_bar->dismissRead(); // some were refused
        QCOMPARE(m_jobs->jobs().size(), 1);
        QTRY_COMPARE(m_bar->sentence(), QStringLiteral("Work a: 3 refused."));
    }

    void durations()
    {
        QCOMPARE(durationText(0.2), QStringLiteral("1 second(s)"));
        QCOMPARE(durationText(61), QStringLiteral("2 minute(s)"));
        QCOMPARE(durationText(3700), QStringLiteral("1 h 1 min"));
    }
};

QTEST_MAIN(JobsBarTest)
#include "jobsbartest.moc"
