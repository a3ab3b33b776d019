// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pictures.h"

#include "db/migrations/migrations.h"
#include "db/migrations/schemacheck.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/rules/events.h"
#include "models/services/seals/auditsealhash.h"
#include "models/services/seals/auditseals.h"
#include "models/services/session/projectaccess.h"
#include "models/services/steward/auditsealwork.h"

#include <QMutex>
#include <QScopeGuard>
#include <QThread>

#include <atomic>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// A project whose audit trail grows event by event.
struct Trail : TestProject {
    using TestProject::TestProject;

    void happen(int times = 1)
    {
        for (int i = 0; i < times; ++i) {
            const auto done = stores->transaction([&] {
                return stores->record(makeEvent(Entity::Image, newUuid(), AuditAction::Seen, lead, "before", {}));
            });
            if (!done)
                qFatal("%s", qPrintable(done.error().detail));
        }
    }
    AuditSeals at(qint64 seconds = 0)
    {
        return AuditSeals(*stores, [this, seconds] { return m_start.addSecs(seconds); });
    }
    AuditHead seal(qint64 seconds = 0)
    {
        const auto head = at(seconds).seal();
        if (!head)
            qFatal("%s | %s", qPrintable(head.error().sentence), qPrintable(head.error().detail));
        return *head;
    }
    AuditReport report()
    {
        const auto found = at().verify(NoProgress());
        if (!found)
            qFatal("%s | %s", qPrintable(found.error().sentence), qPrintable(found.error().detail));
        return *found;
    }
    QString problem() { return report().problem; }
    qint64 events() { return *connection()->number(QStringLiteral("SELECT count(*) FROM event")); }
    void run(const QString &statement) const
    {
        if (const auto done = connection()->execute(statement); !done)
            qFatal("%s | %s", qPrintable(statement), qPrintable(done.error().detail));
    }
    static QString insertion(qint64 sequence)
    {
        return QStringLiteral("INSERT INTO event (sequence, id, session, entity, action, before_value, after_value, created_at) VALUES "
                              "(%1, '%2', 's', 'image', 'seen', '', '', '2020-01-01T00:00:00.000Z')")
            .arg(sequence)
            .arg(newUuid().toString(QUuid::WithoutBraces));
    }

private:
    QDateTime m_start = QDateTime(QDate(2030, 1, 1), QTime(8, 0), Qt::UTC);
};

} // namespace

/// The audit trail that nobody can alter unnoticed.
class AuditSealsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    /// The form in the header, computed here from nothing but that header's words.
    void theHashIsTheDocumentedOne()
    {
        AuditSealHash hash(2, Sha256::of("x"));
        StoredEvent event{7, {}};
        for (const char *value : {"a", "", "c", "d", "e", "f", "g", "h", "i", "j"})
            event.values.append(QByteArray(value));
        event.values.insert(3, std::nullopt);
        hash.add(event);
        const AuditSeal seal = hash.seal(QDateTime(QDate(2030, 1, 1), QTime(8, 0), Qt::UTC));
        QCOMPARE(seal.events, 1);
        const QByteArray form = QByteArrayLiteral("17:yuyi-audit-seal-11:264:") + Sha256::of("x").hex().toUtf8()
                              + QByteArrayLiteral("1:71:a0:1:c-1:d1:e1:f1:g1:h1:i1:j1:71:124:2030-01-01T08:00:00.000Z");
        QCOMPARE(seal.hash, Sha256::of(form));
    }

    void sealsCoverAllEventsOnce_data() { addBackends(); }
    void sealsCoverAllEventsOnce()
    {
        QFETCH(const bool, server);
        Trail trail(server);
        QVERIFY(trail.at().head()->isNull());
        QCOMPARE(trail.report().unsealed, trail.events());
        trail.happen(3);
        const AuditHead first = trail.seal();
        QCOMPARE(first.last.number, 1);
        QCOMPARE(first.events, trail.events());
        QCOMPARE(trail.seal().text(), first.text()); // nothing new, no seal
        trail.happen(2);
        QCOMPARE(trail.report().unsealed, 2);
        const AuditHead second = trail.seal();
        QCOMPARE(second.last.number, 2);
        QCOMPARE(second.last.events, 2);
        QCOMPARE(second.events, trail.events());
        const AuditReport report = trail.report();
        QCOMPARE(report.problem, QString());
        QCOMPARE(report.unsealed, 0);
        // What somebody kept of it is found again.
        QCOMPARE(*trail.at().differenceFrom(first.text()), QString());
        QVERIFY(!trail.at().differenceFrom(QStringLiteral("1:") + second.last.hash.hex())->isEmpty());
        QVERIFY(!trail.at().differenceFrom(QStringLiteral("3:") + second.last.hash.hex())->isEmpty());
        VERIFY_FAILS(trail.at().differenceFrom(QStringLiteral("two")), ErrorCode::Invalid);
    }

    void everyColumnOfAnEventIsSealed_data() { addBackends(); }
    void everyColumnOfAnEventIsSealed()
    {
        QFETCH(const bool, server);
        Trail trail(server);
        trail.happen(3);
        const AuditHead head = trail.seal();
        trail.happen();
        trail.seal();
        const qint64 chosen = head.last.last();
        QList<SchemaColumn> columns = columnsOfVersion(newestSchema()).value(QStringLiteral("event"));
        QVERIFY(columns.size() > 10);
        for (const SchemaColumn &column : std::as_const(columns)) {
            const QString value = column.name == QLatin1String("sequence")     ? QStringLiteral("900000")
                                : column.name == QLatin1String("created_by")   ? QStringLiteral("NULL")
                                : column.name == QLatin1String("before_value") ? QStringLiteral("''")
                                                                               : QStringLiteral("'changed'");
            trail.run(QStringLiteral("CREATE TABLE kept AS SELECT * FROM event WHERE sequence = %1").arg(chosen));
            trail.run(QStringLiteral("UPDATE event SET %1 = %2 WHERE sequence = %3").arg(column.name, value).arg(chosen));
            const QString problem = trail.problem();
            QVERIFY2(problem.contains(QStringLiteral("seal 1 ")), qPrintable(column.name + u": " + problem));
            trail.run(QStringLiteral("DELETE FROM event WHERE sequence IN (%1, 900000)").arg(chosen));
            trail.run(QStringLiteral("INSERT INTO event SELECT * FROM kept"));
            trail.run(QStringLiteral("DROP TABLE kept"));
            QCOMPARE(trail.problem(), QString());
        }
    }

    void tamperingIsFound_data()
    {
        QTest::addColumn<bool>("server");
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("expected");
        for (const bool server : {false, true}) {
            if (server && !qEnvironmentVariableIsSet("PGHOST"))
                continue;
            const char *where = server ? "postgresql" : "sqlite";
            QTest::addRow("%s: an event removed", where) << server << "DELETE FROM event WHERE sequence = 4"
                                                         << "1 event that seal 2 ";
            QTest::addRow("%s: events removed", where) << server << "DELETE FROM event WHERE sequence > 3"
                                                       << "that seal 2 ";
            QTest::addRow("%s: two events exchanged", where)
                << server << "UPDATE event SET after_value = 'x' WHERE sequence IN (2, 4)"
                << "the events that seal 1 ";
            QTest::addRow("%s: a seal changed", where)
                << server
                << "UPDATE audit_seal SET created_at = '2031-01-01T00:00:00.000Z' WHERE number = 2"
                << "the events that seal 2 ";
            QTest::addRow("%s: ranges changed", where) << server << "UPDATE audit_seal SET covers = 'all' WHERE number = 1"
                                                       << "seal 1 was changed";
            QTest::addRow("%s: a seal removed", where) << server << "DELETE FROM audit_seal WHERE number = 2"
                                                       << "seal 2 was removed";
            QTest::addRow("%s: the first seal removed", where) << server << "DELETE FROM audit_seal WHERE number = 1"
                                                               << "seal 1 was removed";
            QTest::addRow("%s: an event before all", where)
                << server << Trail::insertion(-5)
                << "1 event were inserted among those that seal 1 ";
        }
    }
    void tamperingIsFound()
    {
        QFETCH(const bool, server);
        QFETCH(const QString, statement);
        QFETCH(QString, expected);
        Trail trail(server);
        for (int i = 0; i < 3; ++i) {
            trail.happen(2);
            trail.seal(i);
        }
        QCOMPARE(trail.problem(), QString());
        trail.run(statement);
        const QString problem = trail.problem();
        // In English without the program's texts, where a number stands for each of the two forms.
        expected.replace(QLatin1String("1 event that"), QLatin1String("1 event(s) that"))
            .replace(QLatin1String("1 event were"), QLatin1String("1 event(s) were"));
        QVERIFY2(problem.contains(expected), qPrintable(problem));
    }

    /// An event that nobody had when its neighbours were sealed: it may come within a day, and not later.
    void whatComesLateIsSealedAndWhatComesTooLateIsFound_data() { addBackends(); }
    void whatComesLateIsSealedAndWhatComesTooLateIsFound()
    {
        QFETCH(const bool, server);
        Trail trail(server);
        trail.happen(2);
        const qint64 last = *trail.stores->history().lastSequence();
        trail.run(Trail::insertion(last + 4));
        QCOMPARE(trail.seal().last.covers.size(), 2);
        trail.run(Trail::insertion(last + 2));
        QCOMPARE(trail.report().unsealed, 1);
        QCOMPARE(trail.seal(60).last.number, 1); // it waits for something new
        trail.run(Trail::insertion(last + 5));
        const AuditHead head = trail.seal(120);
        QCOMPARE(rangesText(head.last.covers), QStringLiteral("%1,%2").arg(last + 2).arg(last + 5));
        QCOMPARE(head.events, trail.events());
        QCOMPARE(trail.report().unsealed, 0);
        QCOMPARE(trail.problem(), QString());
        // Two days later there are seals again, and an event comes to a number that was left out long ago.
        trail.run(Trail::insertion(last + 6));
        trail.seal(2 * 24 * 3600);
        trail.run(Trail::insertion(last + 7));
        trail.seal(2 * 24 * 3600 + 60);
        QCOMPARE(trail.problem(), QString());
        trail.run(Trail::insertion(last + 1));
        QVERIFY2(trail.problem().contains(QStringLiteral("inserted among those that seal 1 ")), qPrintable(trail.problem()));
        trail.run(Trail::insertion(last + 8));
        QCOMPARE(trail.seal(2 * 24 * 3600 + 120).last.events, 1); // no seal covers it
    }

    /// The seal that left a number out is older than a day, the one that brought it is not.
    void whatCameLateDoesNotStopTheSealsOfTheNextDay_data() { addBackends(); }
    void whatCameLateDoesNotStopTheSealsOfTheNextDay()
    {
        QFETCH(const bool, server);
        Trail trail(server);
        trail.happen(2);
        const qint64 last = *trail.stores->history().lastSequence();
        trail.run(Trail::insertion(last + 2));
        trail.seal();
        trail.run(Trail::insertion(last + 1));
        trail.run(Trail::insertion(last + 3));
        const qint64 later = 2 * 24 * 3600;
        QCOMPARE(trail.seal(later).last.covers.size(), 2);
        trail.run(Trail::insertion(last + 4));
        const AuditHead head = trail.seal(later + 60);
        QCOMPARE(head.last.number, 3);
        QCOMPARE(head.events, trail.events());
        QCOMPARE(trail.problem(), QString());
    }

    void aTransactionCommittedLateIsSealedLater()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("Only a server commits in another order.");
        Trail trail(true);
        std::atomic<bool> written = false;
        std::atomic<bool> mayEnd = false;
        const std::unique_ptr<QThread> import(QThread::create([&] {
            const auto stores = trail.connect();
            const auto done = stores->transaction([&]() -> Result<> {
                YUYI_CHECK(stores->record(makeEvent(Entity::Image, newUuid(), AuditAction::Seen, trail.lead)));
                written = true;
                while (!mayEnd)
                    QThread::yieldCurrentThread();
                return {};
            });
            if (!done)
                qFatal("%s", qPrintable(done.error().detail));
        }));
        import->start();
        QTRY_VERIFY(written.load());
        trail.happen(2);
        const AuditHead before = trail.seal();
        QCOMPARE(before.events, trail.events());
        mayEnd = true;
        import->wait();
        QCOMPARE(trail.report().unsealed, 1);
        QCOMPARE(trail.problem(), QString());
        trail.happen();
        const AuditHead after = trail.seal();
        QCOMPARE(after.last.covers.size(), 2);
        QVERIFY(after.last.covers.constFirst().last < before.last.last());
        QCOMPARE(after.events, trail.events());
        QCOMPARE(trail.problem(), QString());
    }

    void severalSealersSealEachEventOnce_data() { addBackends(); }
    void severalSealersSealEachEventOnce()
    {
        QFETCH(const bool, server);
        Trail trail(server);
        std::atomic<bool> ends = false;
        QStringList faults;
        QMutex mutex;
        std::vector<std::unique_ptr<QThread>> sealers;
        for (int i = 0; i < 3; ++i) {
            sealers.emplace_back(QThread::create([&] {
                const auto stores = trail.connect();
                AuditSeals seals(*stores);
                while (!ends) {
                    if (seals.head()->last.last() >= *stores->history().lastSequence())
                        continue;
                    if (const auto sealed = seals.seal(); !sealed) {
                        const QMutexLocker lock(&mutex);
                        faults.append(sealed.error().sentence + sealed.error().detail);
                    }
                }
            }));
            sealers.back()->start();
        }
        const auto end = [&] {
            ends = true;
            for (const auto &sealer : sealers)
                sealer->wait();
        };
        const auto endAnyway = qScopeGuard(end);
        // Each round ends with a seal that covers all there is: how quick a sealer gets its turn is the machine's affair.
        const auto covered = [&trail] { return AuditSeals(*trail.stores).head()->events; };
        for (int round = 0; round < 3; ++round) {
            trail.happen(20);
            QTRY_COMPARE_WITH_TIMEOUT(covered(), trail.events(), 60'000);
        }
        end();
        QCOMPARE(faults, QStringList());
        const AuditHead head = *AuditSeals(*trail.stores).seal();
        QCOMPARE(head.events, trail.events());
        QVERIFY(head.last.number >= 3);
        QCOMPARE(*trail.connection()->number(QStringLiteral("SELECT count(*) FROM audit_seal")), head.last.number);
        QCOMPARE(trail.problem(), QString());
    }

    void aLongTrailHasSeveralSeals()
    {
        Trail trail(false);
        trail.run(QStringLiteral("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000) INSERT INTO event (id, "
                                 "session, entity, action, before_value, after_value, created_at) SELECT i, 's', 'image', 'seen', '', '', "
                                 "'2020' FROM n"));
        const AuditHead head = trail.seal();
        QCOMPARE(head.last.number, 3);
        QCOMPARE(head.events, trail.events());
        QCOMPARE(trail.problem(), QString());
    }

    /// The trail of a project goes with it, from a folder to a server and back, and into a backup.
    void aMovedProjectAndABackupKeepTheirSeals()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("A project is moved to a server.");
        Trail trail(false);
        const Image image = newImage(QStringLiteral("一.jpg"));
        VERIFY_OK(trail.stores->transaction([&]() -> Result<> {
            YUYI_CHECK(trail.images().add(image));
            return trail.stores->record(makeEvent(Entity::Image, image.id.value(), AuditAction::Added, trail.lead, {}, "{\"a\": \"字\"}"));
        }));
        QDir().mkpath(QFileInfo(imageFilePath(trail.location, image.sha256, image.format)).path());
        writeFile(imageFilePath(trail.location, image.sha256, image.format), image.id.toString().toUtf8());
        const AuditHead head = trail.seal();
        const auto backup = trail.host.backup(trail.location);
        VERIFY_OK(backup);
        trail.stores.reset();
        trail.host.waitUntilClosed();
        const QTemporaryDir folder;
        NoProgress progress;
        const QString schema = QLatin1String("t_") + newUuid().toString(QUuid::Id128);
        QStringList places{trail.location, serverLocation(schema), folder.filePath(QStringLiteral("back"))};
        for (int i = 1; i < places.size(); ++i) {
            VERIFY_OK(trail.host.move(places.at(i - 1), places.at(i), progress));
            trail.host.waitUntilClosed();
        }
        places.append(folder.filePath(QStringLiteral("restored")));
        VERIFY_OK(trail.host.restore(*backup, places.constLast()));
        for (const QString &place : std::as_const(places)) {
            const auto there = trail.host.open(place);
            VERIFY_OK(there);
            const auto stores = (*there)->open();
            VERIFY_OK(stores);
            AuditSeals seals(**stores);
            const auto report = seals.verify(progress);
            VERIFY_OK(report);
            QCOMPARE(report->problem, QString());
            QCOMPARE(report->head.text(), head.text());
            // It goes on there.
            VERIFY_OK((*stores)->transaction(
                [&] { return (*stores)->record(makeEvent(Entity::Image, newUuid(), AuditAction::Seen, trail.lead)); }));
            QCOMPARE(seals.seal()->last.number, 2);
            QCOMPARE(seals.verify(progress)->problem, QString());
        }
        const auto server = Connection::open(*readLocation(places.at(1), &isOnNetwork));
        VERIFY_OK(server);
        VERIFY_OK((*server)->execute(QStringLiteral("DROP SCHEMA %1 CASCADE").arg(schema)));
    }

    void anOpenProgramSealsOnceAMinute()
    {
        Trail trail(false);
        const auto access = ProjectAccess::open(trail.factory);
        VERIFY_OK(access);
        AuditSealWork work(**access);
        work.setPause(1);
        QTRY_COMPARE(trail.at().head()->last.number, 1);
        trail.happen();
        VERIFY_OK(AuditSeals(*trail.stores).sealWhenDue());
        QCOMPARE(trail.at().head()->last.number, 1);
        VERIFY_OK(AuditSeals(*trail.stores, [] { return currentTime().addSecs(61); }).sealWhenDue());
        QCOMPARE(trail.at().head()->last.number, 2);
    }
};

QTEST_GUILESS_MAIN(AuditSealsTest)
#include "auditsealstest.moc"
