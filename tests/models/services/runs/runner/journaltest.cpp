// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/journal.h"

#include "models/services/rules/events.h"
#include "tests/support/dbfixture.h"

#include <QThread>
#include <QtTest>

#include <atomic>
#include <mutex>

using namespace yuyi;
using namespace yuyi::test;

/// What the runner writes down, in the order and company in which it is stored.
class RunJournalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatComesInOneMomentSharesACommit();
    void nothingIsToldBeforeItIsStored();
    void oneThatFailsTakesNothingOfTheOthers();
    void whatNeedsNoDatabaseIsDoneOnceBefore();
    void closingWritesWhatIsQueued();

private:
    /// The work of recording one event about this subject.
    RunJournal::Work recording(const QUuid &subject)
    {
        return [this, subject](Stores &stores) {
            return stores.record(
                makeEvent(Entity::Run, subject, AuditAction::Started, m_project->lead));
        };
    }
    std::unique_ptr<RunJournal> journal()
    {
        return std::make_unique<RunJournal>(this, m_project->factory, [this](const Changes &changes) {
            const std::scoped_lock lock(m_mutex);
            m_commits.append(static_cast<int>(changes.list.size()));
        });
    }
    QList<int> commits()
    {
        const std::scoped_lock lock(m_mutex);
        return m_commits;
    }
    qint64 stored(const QUuid &subject)
    {
        const auto events = m_project->stores->history().eventsOf(subject);
        return events ? events->size() : -1;
    }

    std::unique_ptr<TestProject> m_project;
    std::mutex m_mutex;
    QList<int> m_commits; ///< changes of each
};

void RunJournalTest::init()
{
    m_project = std::make_unique<TestProject>(false);
    m_commits.clear();
}

void RunJournalTest::whatComesInOneMomentSharesACommit()
{
    const auto written = journal();
    int told = 0;
    const auto write = [&] { written->write(recording(newUuid()), [&](const Result<> &done) { told += done ? 1 : 0; }); };
    // Answers that have come together, each in an event of its own, and what each of them leads to.
    for (int i = 0; i < 20; ++i) {
        QMetaObject::invokeMethod(
            this, [&] {
                write();
                write();
            },
            Qt::QueuedConnection);
    }
    QTRY_COMPARE_WITH_TIMEOUT(told, 40, 20000);
    QCOMPARE(commits(), QList<int>{40});
}

void RunJournalTest::nothingIsToldBeforeItIsStored()
{
    const auto written = journal();
    int told = 0;
    for (int i = 0; i < 50; ++i) {
        const QUuid subject = newUuid();
        written->write(recording(subject), [this, subject, &told](const Result<> &done) {
            QVERIFY(done.has_value());
            QCOMPARE(stored(subject), qint64(1)); // seen by another connection
            ++told;
        });
        if (i % 7 == 0)
            QTRY_COMPARE_WITH_TIMEOUT(told, i + 1, 20000);
    }
    QTRY_COMPARE_WITH_TIMEOUT(told, 50, 20000);
}

void RunJournalTest::oneThatFailsTakesNothingOfTheOthers()
{
    const auto written = journal();
    QList<QUuid> subjects;
    QList<bool> told;
    for (int i = 0; i < 10; ++i) {
        subjects.append(newUuid());
        const auto work = recording(subjects.constLast());
        written->write(
            [work, i](Stores &stores) -> Result<> {
                YUYI_CHECK(work(stores));
                return i == 4 ? Result<>(failure(ErrorCode::Invalid, QStringLiteral("no"))) : Result<>();
            },
            [&](const Result<> &done) { told.append(done.has_value()); });
    }
    QTRY_COMPARE_WITH_TIMEOUT(told.size(), 10, 20000);
    for (int i = 0; i < 10; ++i) {
        QCOMPARE(told.at(i), i != 4);
        QCOMPARE(stored(subjects.at(i)), qint64(i == 4 ? 0 : 1));
    }
}

void RunJournalTest::whatNeedsNoDatabaseIsDoneOnceBefore()
{
    const auto written = journal();
    std::atomic<int> before = 0;
    std::atomic<bool> here = false;
    std::atomic<bool> tooLate = false;
    int told = 0;
    for (int i = 0; i < 5; ++i) {
        const auto ready = std::make_shared<std::atomic<bool>>(false);
        written->write(
            // The group is written one by one after the one that fails.
            [&tooLate, ready, i](Stores &) -> Result<> {
                tooLate = tooLate || !*ready;
                return i == 2 ? Result<>(failure(ErrorCode::Invalid, QStringLiteral("no"))) : Result<>();
            },
            [&](const Result<> &) { ++told; },
            [&, ready] {
                ++before;
                here = here || QThread::currentThread() == thread();
                *ready = true;
            });
    }
    QTRY_COMPARE_WITH_TIMEOUT(told, 5, 20000);
    QCOMPARE(before.load(), 5);
    QVERIFY(!here);
    QVERIFY(!tooLate);
}

void RunJournalTest::closingWritesWhatIsQueued()
{
    const QUuid subject = newUuid();
    {
        const auto written = journal();
        written->write(recording(subject), {});
    }
    QCOMPARE(stored(subject), qint64(1));
    // What was about to be handed over finds no journal any more.
    QCoreApplication::sendPostedEvents(this);
}

QTEST_GUILESS_MAIN(RunJournalTest)
#include "journaltest.moc"
