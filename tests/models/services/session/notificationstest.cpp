// SPDX-License-Identifier: GPL-3.0-or-later
// What others save in a project on a server, and how a program hears of it.
#include "tests/support/dbfixture.h"
#include "tests/support/patience.h"

#include "db/connection/listener.h"
#include "db/connection/presence.h"
#include "models/services/session/projectaccess.h"

#include <QElapsedTimer>
#include <QSet>
#include <QSignalSpy>

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int aSecond = 1000;
constexpr int sideways = 3; ///< looks of a program that polls in the time that is watched

Event eventOf(const QUuid &subject)
{
    Event event;
    event.id = EventId::create();
    event.entity = Entity::Image;
    event.subject = subject;
    event.action = QStringLiteral("added");
    return event;
}

Result<> commit(Stores &stores, const QList<QUuid> &subjects)
{
    return stores.transaction([&]() -> Result<> {
        for (const QUuid &subject : subjects)
            YUYI_CHECK(stores.record(eventOf(subject)));
        return {};
    });
}

/// A program of a colleague: it opens the project by itself.
struct Colleague {
    explicit Colleague(const QString &location) : access(std::move(*ProjectAccess::open(*host.open(location))))
    {
        QObject::connect(access.get(), &ProjectAccess::changed, access.get(), [this](const Changes &changes) {
            for (const Change &change : changes.list)
                (changes.external ? heard : saved).append(change.subject);
        });
    }
    SqlProjectHost host;
    std::unique_ptr<ProjectAccess> access;
    QList<QUuid> heard;
    QList<QUuid> saved;
};

} // namespace

class NotificationsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
    }
    void init() { m_project = std::make_unique<TestProject>(true); }
    void cleanup() { m_project.reset(); }

    void whatOneSavesTheOtherHearsWithinASecond()
    {
        Colleague first(m_project->location);
        Colleague second(m_project->location);
        for (int round = 0; round < 3; ++round) {
            const QUuid subject = newUuid();
            QElapsedTimer since;
            first.access->write([subject, &since](Stores &stores) {
                since.start();
                return commit(stores, {subject});
            });
            QTRY_VERIFY(second.heard.contains(subject));
            QVERIFY2(since.elapsed() < aSecond, qPrintable(QString::number(since.elapsed())));
            QTRY_VERIFY(first.saved.contains(subject));
        }
        // What a program saved itself is no news to it.
        QVERIFY(first.heard.isEmpty());
        QCOMPARE(second.heard.size(), 3);
    }

    void oneNotificationForEachTransaction()
    {
        const auto connection = m_project->connection();
        int heard = 0;
        const Listener listener(*connection, [&heard](const QString &) { ++heard; });
        QList<QUuid> many;
        for (int i = 0; i < 200; ++i)
            many.append(newUuid());
        VERIFY_OK(commit(*m_project->stores, many));
        QTRY_COMPARE(heard, 1);
        // Neither what was rolled back nor what changed nothing.
        VERIFY_FAILS(m_project->stores->transaction([&]() -> Result<> {
            YUYI_CHECK(m_project->stores->record(eventOf(newUuid())));
            return failure(ErrorCode::Refused, QStringLiteral("No."));
        }),
                     ErrorCode::Refused);
        VERIFY_OK(m_project->stores->transaction([] { return Result<>(); }));
        VERIFY_OK(commit(*m_project->stores, {newUuid()}));
        QTRY_COMPARE(heard, 2);
    }

    void aLostConnectionHearsAgain()
    {
        Colleague colleague(m_project->location);
        const QUuid before = newUuid();
        VERIFY_OK(commit(*m_project->stores, {before}));
        QTRY_VERIFY(colleague.heard.contains(before));

        const QSet<qint64> lost = processes();
        QCOMPARE(lost.size(), 3); // two of the colleague, one of the test
        QVERIFY(QObject::connect(colleague.access.get(), &ProjectAccess::failed, this, [](const Error &error) {
            QFAIL(qPrintable(error.sentence));
        }));
        const QString ending = QStringLiteral("SELECT CASE WHEN pg_terminate_backend(%1) THEN 1 ELSE 0 END");
        for (const qint64 process : lost)
            VERIFY_OK(m_project->connection()->number(ending.arg(process)));
        // It is back without having been asked for anything.
        QTRY_VERIFY(processes().size() >= 2 && !processes().intersects(lost));
        const QUuid after = newUuid();
        QElapsedTimer since;
        since.start();
        VERIFY_OK(commit(*m_project->stores, {after}));
        QTRY_VERIFY(colleague.heard.contains(after));
        QVERIFY2(since.elapsed() < aSecond, qPrintable(QString::number(since.elapsed())));
    }

    void nothingIsAskedWhileNothingHappens()
    {
        const Colleague first(m_project->location);
        const Colleague second(m_project->location);
        const auto connection = m_project->connection();
        // The last statement of every other connection, once both programs have finished opening.
        const auto statements = [&] {
            QStringList pids;
            for (const qint64 process : processes())
                pids.append(QString::number(process));
            return *connection->text(QStringLiteral("SELECT string_agg(pid || ' ' || query_start, ', ' ORDER BY pid) FROM pg_stat_activity "
                                                    "WHERE pid IN (%1) AND pid <> pg_backend_pid()")
                                         .arg(pids.join(u',')));
        };
        QString last;
        QElapsedTimer quiet;
        quiet.start();
        QTRY_VERIFY([&] {
            const QString now = statements();
            if (now != last)
                quiet.restart();
            last = now;
            return quiet.elapsed() > sideways * 500;
        }());
    }

    void aFolderIsLookedIntoAsBefore()
    {
        const TestProject project(false);
        QVERIFY(!project.stores->listen([](const Changes &) {}));
        Colleague colleague(project.location);
        const QUuid subject = newUuid();
        VERIFY_OK(commit(*project.stores, {subject}));
        QTRY_VERIFY(colleague.heard.contains(subject));
    }

private:
    /// Of the server, one for each connection to the project but the one that asks.
    QSet<qint64> processes()
    {
        QSet<qint64> found;
        const auto connection = m_project->connection();
        const auto visitors = visitorsOf(*connection);
        if (!visitors)
            qFatal("%s", whatFailed(visitors).constData());
        for (const ProjectVisitor &visitor : *visitors) {
            if (!visitor.own)
                found.insert(visitor.process);
        }
        return found;
    }

    std::unique_ptr<TestProject> m_project;
};

QTEST_GUILESS_MAIN(NotificationsTest)
#include "notificationstest.moc"
