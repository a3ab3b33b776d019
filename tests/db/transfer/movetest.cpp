// SPDX-License-Identifier: GPL-3.0-or-later
// A whole project goes to another place: every row, every picture, or nothing.
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/pictureitems.h"

#include "db/backups/rowcopy.h"
#include "db/migrations/migrations.h"
#include "db/pictures/serverpictures.h"
#include "models/domain/progress.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int people = 230; // more than go into one statement

/// Every row of every table but the pictures, one line each, in no order of the database.
QMap<QString, QStringList> dump(Connection &connection)
{
    QMap<QString, QStringList> all;
    for (const QString &table : tablesOf(newestSchema())) {
        if (table == QLatin1String("blob"))
            continue;
        const QStringList columns = *columnsOf(connection, table);
        QStringList lines;
        (void)connection.read(
            QStringLiteral("SELECT %1 FROM %2").arg(columns.join(QLatin1String(", ")), table), {}, [&](const Row &row) {
                QStringList line;
                for (int i = 0; i < columns.size(); ++i)
                    line.append(row.isNull(i) ? QStringLiteral("NULL") : QString::fromLatin1(row.value(i).toByteArray().toHex()));
                lines.append(line.join(u'|'));
            });
        lines.sort();
        all.insert(table, lines);
    }
    return all;
}

/// Stops after some steps.
class Stopping final : public Progress
{
public:
    explicit Stopping(qint64 after) : m_after(after) {}
    void setTotal(qint64 steps) override { total = steps; }
    void advance(qint64 steps) override { done += steps; }
    bool cancelled() const override { return m_after >= 0 && done >= m_after; }

    qint64 total = 0;
    qint64 done = 0;

private:
    qint64 m_after;
};

} // namespace

class MoveTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup()
    {
        for (const QString &schema : std::as_const(m_schemas)) {
            const auto connection = Connection::open(*readLocation(serverLocation(schema), &isOnNetwork));
            (void)(*connection)->execute(QStringLiteral("DROP SCHEMA IF EXISTS %1 CASCADE").arg(schema));
        }
        m_schemas.clear();
    }

    void everythingArrives_data() { addWays(); }
    void everythingArrives()
    {
        QFETCH(const bool, fromServer);
        QFETCH(const bool, toServer);
        TestProject project(fromServer);
        const QList<Image> images = fill(project);
        const QList<Medium> media = addMedia(project, 3);
        project.stores.reset();
        const auto before = dump(*project.connection());
        const QString target = newLocation(toServer);
        Stopping progress(-1);
        const auto moved = project.host.move(project.location, target, progress);
        VERIFY_OK(moved);
        QCOMPARE(moved->images, images.size());
        QCOMPARE(progress.done, progress.total);
        QVERIFY(moved->rows > people);
        QVERIFY(moved->findings.isEmpty());

        const auto after = at(target);
        const auto there = dump(*after);
        QCOMPARE(there.keys(), before.keys());
        for (const QString &table : before.keys())
            QCOMPARE(there.value(table), before.value(table));
        QCOMPARE(dump(*project.connection()), before); // the old one stays as it was
        for (const Image &image : images)
            QCOMPARE(picture(target, image), contentFor(image));
        for (quint32 i = 0; i < 3; ++i)
            QCOMPARE(picture(target, imageOf(media.at(i))), drawnMedium(i + 1).bytes);
        QCOMPARE(project.host.checkDatabase(target)->join(u'\n'), QString());
        // Work goes on there: numbers the database deals do not come twice, references are watched.
        const auto stores = *(*project.host.open(target))->open();
        Event event;
        event.entity = Entity::Project;
        event.action = QStringLiteral("looked");
        VERIFY_OK(stores->transaction([&] { return stores->record(event); }));
        Decision decision;
        decision.id = DecisionId::create();
        decision.image = ImageId::create();
        decision.step = FilterStep::Inspect;
        VERIFY_FAILS(stores->transaction([&] { return stores->images().addDecision(decision); }), ErrorCode::Invalid);
    }

    void movingThereAndBackChangesNothing()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            return;
        TestProject project(false);
        const QList<Image> images = fill(project);
        project.stores.reset();
        const auto before = dump(*project.connection());
        const QString server = newLocation(true);
        const QString movedBack = newLocation(false);
        NoProgress progress;
        VERIFY_OK(project.host.move(project.location, server, progress));
        VERIFY_OK(project.host.move(server, movedBack, progress));
        QCOMPARE(dump(*at(movedBack)), before);
        for (const Image &image : images)
            QCOMPARE(picture(movedBack, image), contentFor(image));
    }

    void aLocationInUseIsRefused_data() { addWays(); }
    void aLocationInUseIsRefused()
    {
        QFETCH(const bool, fromServer);
        QFETCH(const bool, toServer);
        TestProject project(fromServer);
        fill(project);
        project.stores.reset();
        TestProject other(toServer);
        const auto before = dump(*other.connection());
        NoProgress progress;
        VERIFY_FAILS(project.host.move(project.location, other.location, progress), ErrorCode::Refused);
        QCOMPARE(dump(*other.connection()), before);
        VERIFY_FAILS(project.host.move(project.location, project.location, progress), ErrorCode::Refused);
    }

    void onlyAnUnsharedProjectIsMoved_data() { addWays(); }
    void onlyAnUnsharedProjectIsMoved()
    {
        QFETCH(const bool, fromServer);
        QFETCH(const bool, toServer);
        TestProject project(fromServer);
        fill(project); // its connection stays open
        const QString target = newLocation(toServer);
        NoProgress progress;
        VERIFY_FAILS(project.host.move(project.location, target, progress), ErrorCode::Refused);
        QVERIFY(!isThere(target));
        project.stores.reset();
        VERIFY_OK(project.host.move(project.location, target, progress));
    }

    void aProjectBeingMovedCannotBeOpened()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            return;
        TestProject project(true);
        project.stores.reset();
        const auto alone = project.connection();
        QVERIFY(*alone->holdsAlone());
        const auto other = project.factory->open();
        VERIFY_FAILS(other, ErrorCode::Refused);
        // Any login can do this: the sentence says which one it is.
        for (const QString &part : {QStringLiteral("copied to another place"), qEnvironmentVariable("PGUSER")})
            QVERIFY2(other.error().sentence.contains(part), qPrintable(other.error().sentence));
    }

    void aLostPictureStopsIt_data() { addWays(); }
    void aLostPictureStopsIt()
    {
        QFETCH(const bool, fromServer);
        QFETCH(const bool, toServer);
        TestProject project(fromServer);
        const QList<Image> images = fill(project);
        project.stores.reset();
        const Image &lost = images.at(3);
        if (fromServer)
            (void)project.connection()->execute(QStringLiteral("DELETE FROM blob WHERE sha256 = '%1'").arg(lost.sha256.hex()));
        else
            QVERIFY(QFile::remove(imageFilePath(project.location, lost.sha256, lost.format)));
        const QString target = newLocation(toServer);
        NoProgress progress;
        const auto moved = project.host.move(project.location, target, progress);
        VERIFY_FAILS(moved, ErrorCode::Damaged);
        QVERIFY(moved.error().sentence.contains(lost.sha256.hex().left(12)));
        QVERIFY(!isThere(target));
    }

    void aLostPictureOfAQuestionStopsIt_data() { addWays(); }
    void aLostPictureOfAQuestionStopsIt()
    {
        QFETCH(const bool, fromServer);
        QFETCH(const bool, toServer);
        TestProject project(fromServer);
        fill(project);
        const Medium lost = addMedia(project, 2).constLast();
        project.stores.reset();
        if (fromServer)
            (void)project.connection()->execute(QStringLiteral("DELETE FROM blob WHERE sha256 = '%1'").arg(lost.sha256.hex()));
        else
            QVERIFY(QFile::remove(imageFilePath(project.location, lost.sha256, lost.format)));
        const QString target = newLocation(toServer);
        NoProgress progress;
        const auto moved = project.host.move(project.location, target, progress);
        VERIFY_FAILS(moved, ErrorCode::Damaged);
        QVERIFY(moved.error().sentence.contains(lost.sha256.hex().left(12)));
        QVERIFY(!isThere(target));
    }

    void aStoppedMoveLeavesNothing_data() { addWays(); }
    void aStoppedMoveLeavesNothing()
    {
        QFETCH(const bool, fromServer);
        QFETCH(const bool, toServer);
        TestProject project(fromServer);
        fill(project);
        project.stores.reset();
        Stopping count(-1);
        VERIFY_OK(project.host.move(project.location, newLocation(toServer), count));
        for (int part = 0; part < 4; ++part) {
            const QString target = newLocation(toServer);
            Stopping progress(count.total * part / 4 + part);
            VERIFY_FAILS(project.host.move(project.location, target, progress), ErrorCode::Cancelled);
            QVERIFY(!isThere(target));
        }
    }

    void faultsAreCopiedAndReported_data() { addWays(); }
    void faultsAreCopiedAndReported()
    {
        QFETCH(const bool, fromServer);
        QFETCH(const bool, toServer);
        TestProject project(fromServer);
        const QList<Image> images = fill(project);
        project.stores.reset();
        VERIFY_OK(project.connection()->execute(
            QStringLiteral("UPDATE image SET stage = 'gold' WHERE sha256 = '%1'").arg(images.at(1).sha256.hex())));
        NoProgress progress;
        const auto moved = project.host.move(project.location, newLocation(toServer), progress);
        VERIFY_OK(moved);
        QCOMPARE(moved->findings.size(), 1);
        QVERIFY(moved->findings.constFirst().contains(images.at(1).sha256.hex().left(12)));
    }

    void leftoversOfAKilledMoveAreRemoved()
    {
        TestProject project(false);
        fill(project);
        project.stores.reset();
        const QString target = newLocation(false);
        const QString hidden = QFileInfo(target).path() + QLatin1String("/.") + QFileInfo(target).fileName() + QLatin1String(".moving");
        QVERIFY(QDir().mkpath(hidden + QLatin1String("/images/ab")));
        QFile half(hidden + QLatin1String("/project.yuyi"));
        QVERIFY(half.open(QIODevice::WriteOnly) && half.write("half") == 4);
        half.close();
        NoProgress progress;
        VERIFY_OK(project.host.move(project.location, target, progress));
        QVERIFY(!QFileInfo::exists(hidden));
        QCOMPARE(QDir(QFileInfo(target).path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{QFileInfo(target).fileName()});
    }

    void anEmptyFolderIsAccepted()
    {
        TestProject project(false);
        const QList<Image> images = fill(project);
        project.stores.reset();
        const QString target = newLocation(false);
        QVERIFY(QDir().mkpath(target));
        NoProgress progress;
        VERIFY_OK(project.host.move(project.location, target, progress));
        QCOMPARE(picture(target, images.constFirst()), contentFor(images.constFirst()));
    }

private:
    static void addWays()
    {
        QTest::addColumn<bool>("fromServer");
        QTest::addColumn<bool>("toServer");
        QTest::newRow("folder to folder") << false << false;
        if (!qEnvironmentVariableIsSet("PGHOST"))
            return;
        QTest::newRow("folder to server") << false << true;
        QTest::newRow("server to folder") << true << false;
        QTest::newRow("server to server") << true << true;
    }
    static QByteArray contentFor(const Image &image) { return "the bytes of " + image.names.constFirst().toUtf8(); }

    /// Names no server would sort alike, values that are missing and empty, rows that refer to later ones.
    static QList<Image> fill(TestProject &project)
    {
        QList<Image> images;
        const auto done = project.stores->transaction([&]() -> Result<> {
            for (int i = 0; i < 12; ++i) {
                const QString name = QStringLiteral("图片 %1 'quoted' \"Ä\" \\x %2.jpg").arg(i).arg(QChar(0x4e00 + i));
                Image image = newImage(name, "the bytes of " + name.toUtf8());
                image.createdAt = QDateTime::currentDateTimeUtc();
                image.createdBy = i % 2 ? project.lead : PersonId();
                if (!project.server) {
                    const QString path = imageFilePath(project.location, image.sha256, image.format);
                    QDir().mkpath(QFileInfo(path).path());
                    QFile file(path);
                    if (!file.open(QIODevice::WriteOnly) || file.write(contentFor(image)) < 0)
                        return failure(ErrorCode::Environment, path);
                }
                if (const auto added = project.images().add(image); !added)
                    return added;
                if (const auto kept = project.stores->filters().saveFingerprint(
                        image.id, QStringLiteral("e"), i == 0 ? QByteArray("") : QByteArray("\0\1\xff'\\", 5));
                    !kept)
                    return passOn(kept);
                Event event;
                event.entity = Entity::Image;
                event.subject = image.id.value();
                event.action = QStringLiteral("added");
                event.person = project.lead;
                if (const auto recorded = project.stores->record(event); !recorded)
                    return recorded;
                images.append(image);
            }
            Decision decision;
            decision.id = DecisionId::create();
            decision.image = images.constFirst().id;
            decision.step = FilterStep::Inspect;
            decision.outcome = Outcome::Keep;
            if (const auto decided = project.images().addDecision(decision); !decided)
                return decided;
            return project.images().setStage(images.constFirst().id, Stage::Kept);
        });
        if (!done)
            qFatal("%s", whatFailed(done).constData());
        const auto connection = project.connection();
        (void)connection->begin();
        QStringList ids;
        for (int i = 0; i < people; ++i)
            ids.append(PersonId::create().toString());
        for (int i = people - 1; i >= 0; --i) {
            const auto added = connection->write(
                QStringLiteral("INSERT INTO person (id, name, active, paused, created_at, created_by, version) "
                               "VALUES (?, ?, 1, 0, '2026-01-01T00:00:00.000Z', ?, 1)"),
                {ids.at(i), QStringLiteral("人 %1").arg(i), i < people - 1 ? QVariant(ids.at(people - 1)) : QVariant()});
            if (!added)
                qFatal("%s", whatFailed(added).constData());
        }
        // The first one made refers to the last one.
        const auto turned =
            connection->write(QStringLiteral("UPDATE person SET created_by = ? WHERE id = ?"),
                              {ids.at(0), ids.at(people - 1)});
        if (!turned || !connection->commit())
            qFatal("the people cannot be written");
        return images;
    }

    QString newLocation(bool onServer)
    {
        if (!onServer) {
            m_folders.push_back(std::make_unique<QTemporaryDir>());
            return m_folders.back()->filePath(QStringLiteral("目标"));
        }
        m_schemas.append(QLatin1String("m_") + newUuid().toString(QUuid::Id128));
        return serverLocation(m_schemas.constLast());
    }
    static bool onServer(const QString &location) { return location.startsWith(QLatin1String("postgresql:")); }
    static std::unique_ptr<Connection> at(const QString &location)
    {
        return std::move(*Connection::open(*readLocation(location, &isOnNetwork)));
    }
    static bool isThere(const QString &location)
    {
        if (!onServer(location)) {
            const QFileInfo folder(location);
            return !QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        }
        const ProjectLocation projectLocation = *readLocation(location, &isOnNetwork);
        return *at(location)->number(QStringLiteral("SELECT count(*) FROM pg_catalog.pg_namespace WHERE nspname = ?"),
                                     {projectLocation.schema})
             > 0;
    }
    static QByteArray picture(const QString &location, const Image &image)
    {
        return onServer(location) ? *readServerPicture(*at(location), image.sha256)
                                  : fileBytes(imageFilePath(location, image.sha256, image.format));
    }

    QStringList m_schemas;
    std::vector<std::unique_ptr<QTemporaryDir>> m_folders;
};

QTEST_GUILESS_MAIN(MoveTest)
#include "movetest.moc"
