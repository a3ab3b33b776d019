// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a project on a server: brought there with their image, and back to whoever has them not.
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/pictureitems.h"

#include "db/pictures/serverpictures.h"
#include "models/stores/pictures.h"

using namespace yuyi;
using namespace yuyi::test;

class ServerPicturesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server: its pictures cannot be read.");
    }
    void init() { m_project = std::make_unique<TestProject>(true); }
    void cleanup() { m_project.reset(); }

    void arePicturesOfTheirImages()
    {
        const Image image = add("a picture");
        QCOMPARE(stored(image), QByteArray("a picture"));
        QCOMPARE(*m_project->connection()->text(QStringLiteral("SELECT created_by FROM blob")), m_project->lead.toString());
    }

    void noImageWithoutItsPicture()
    {
        const Image image = newImage(QStringLiteral("a.jpg"), "a picture");
        QVERIFY(QFile::remove(path(image)));
        VERIFY_FAILS(m_project->stores->transaction([&] { return m_project->images().add(image); }), ErrorCode::NotFound);
        QCOMPARE(*m_project->images().count({}), 0);
    }

    void noImageWithAnotherPicture()
    {
        const Image image = newImage(QStringLiteral("a.jpg"), "a picture");
        write(path(image), "b picture");
        VERIFY_FAILS(m_project->stores->transaction([&] { return m_project->images().add(image); }), ErrorCode::Damaged);
        QCOMPARE(*m_project->images().count({}), 0);
        QCOMPARE(*m_project->connection()->number(QStringLiteral("SELECT count(*) FROM blob")), 0);
    }

    void largePicturesAreTransferredInChunks()
    {
        QByteArray large(9 * 1024 * 1024 + 17, '\0');
        for (qsizetype i = 0; i < large.size(); ++i)
            large[i] = static_cast<char>((i * 2654435761U) >> 13);
        const Image image = add(large);
        QVERIFY(stored(image) == large);
        QVERIFY(QFile::remove(path(image)));
        VERIFY_OK(pictureFile(folder(), image.sha256, image.format));
        QVERIFY(fileBytes(path(image)) == large);
    }

    void aLargePictureIsWrittenOnce()
    {
        const auto connection = m_project->connection();
        const QByteArray large(9 * 1024 * 1024, 'x');
        // Two in one transaction, as when a project is moved, and again in the next.
        for (int round = 0; round < 2; ++round) {
            VERIFY_OK(connection->begin());
            // Together with what earlier transactions of the last second wrote: the server counts it at most once a second.
            const auto written = [&](const QString &column) {
                return *connection->number(QStringLiteral("SELECT %1 FROM pg_stat_xact_user_tables WHERE relname = 'blob' AND "
                                                          "schemaname = current_schema()")
                                               .arg(column));
            };
            const qint64 inserted = written(QStringLiteral("n_tup_ins"));
            const qint64 updated = written(QStringLiteral("n_tup_upd"));
            for (const char end : {'a', 'b'}) {
                const QByteArray picture = large + end;
                VERIFY_OK(storeServerPicture(*connection, Sha256::of(picture), picture, QStringLiteral("now"), QVariant()));
                QVERIFY(*readServerPicture(*connection, Sha256::of(picture)) == picture);
            }
            QCOMPARE(written(QStringLiteral("n_tup_ins")) - inserted, 2);
            QCOMPARE(written(QStringLiteral("n_tup_upd")) - updated, 0);
            connection->rollback();
        }
    }

    void missingPicturesAreFetched()
    {
        QList<Image> images;
        for (int i = 0; i < 20; ++i)
            images.append(add("picture " + QByteArray::number(i)));
        QVERIFY(QDir(folder() + QLatin1String("/images")).removeRecursively());
        for (const Image &image : std::as_const(images))
            VERIFY_OK(pictureFile(folder(), image.sha256, image.format));
        for (int i = 0; i < images.size(); ++i)
            QCOMPARE(fileBytes(path(images.at(i))), "picture " + QByteArray::number(i));
    }

    void aPictureMissingEverywhereIsReported()
    {
        const Image image = add("a picture");
        spoil(QStringLiteral("DELETE FROM blob"));
        VERIFY_OK(pictureFile(folder(), image.sha256, image.format)); // the copy here is right
        QVERIFY(QFile::remove(path(image)));
        VERIFY_FAILS(pictureFile(folder(), image.sha256, image.format), ErrorCode::NotFound);
    }

    void aPictureDamagedOnTheServerIsReported()
    {
        const Image image = add("a picture");
        spoil(QStringLiteral("UPDATE blob SET content = 'b picture'"));
        QVERIFY(QFile::remove(path(image)));
        VERIFY_FAILS(pictureFile(folder(), image.sha256, image.format), ErrorCode::Damaged);
        QVERIFY(!QFile::exists(path(image)));
    }

    void importingAgainRepairsTheServer_data()
    {
        QTest::addColumn<QString>("damage");
        QTest::newRow("lost") << QStringLiteral("DELETE FROM blob");
        QTest::newRow("altered") << QStringLiteral("UPDATE blob SET content = 'b picture'");
    }
    void importingAgainRepairsTheServer()
    {
        QFETCH(const QString, damage);
        const Image image = add("a picture");
        spoil(damage);
        QCOMPARE(m_project->host.checkDatabase(m_project->location)->size(), 1);
        VERIFY_OK(m_project->stores->transaction([&] { return m_project->images().addName(image.id, QStringLiteral("again.jpg")); }));
        QCOMPARE(stored(image), QByteArray("a picture"));
        QVERIFY(m_project->host.checkDatabase(m_project->location)->isEmpty());
    }

    void checkComparesThem()
    {
        const Image lost = add("lost");
        const Image altered = add("altered");
        add("whole");
        QVERIFY(m_project->host.checkDatabase(m_project->location)->isEmpty());
        spoil(QStringLiteral("DELETE FROM blob WHERE sha256 = '%1'").arg(lost.sha256.hex()));
        spoil(QStringLiteral("UPDATE blob SET content = 'x' WHERE sha256 = '%1'").arg(altered.sha256.hex()));
        spoil(QStringLiteral("INSERT INTO blob (sha256, content, created_at) VALUES ('%1', 'stray', 'now')")
                  .arg(Sha256::of("stray").hex()));
        const QStringList findings = *m_project->host.checkDatabase(m_project->location);
        QCOMPARE(findings.size(), 3);
        QVERIFY(findings.at(0).contains(lost.sha256.hex().left(12)));
        QVERIFY(findings.at(1).contains(altered.sha256.hex().left(12)));
        QVERIFY(findings.at(2).contains(Sha256::of("stray").hex().left(12)));
    }

    /// Those of questions are as safe, and are told apart: they are brought back in another way.
    void checkComparesPicturesOfQuestions()
    {
        const QList<Medium> media = addMedia(*m_project, 4);
        const Image both = add(drawnMedium(4).bytes, ImageFormat::Png);
        QVERIFY(m_project->host.checkDatabase(m_project->location)->isEmpty());
        const auto hash = [&](int i) { return media.at(i).sha256.hex(); };
        spoil(QStringLiteral("DELETE FROM blob WHERE sha256 IN ('%1', '%2')").arg(hash(0), both.sha256.hex()));
        spoil(QStringLiteral("UPDATE blob SET content = 'x' WHERE sha256 = '%1'").arg(hash(1)));
        QStringList findings = *m_project->host.checkDatabase(m_project->location);
        QStringList expected{
            QStringLiteral("Image %1: the file is not on the server. Collect the image again from the original file.")
                .arg(hash(3).left(12)),
            QStringLiteral("Question picture %1: the file is not on the server. Add the picture to its question again.")
                .arg(hash(0).left(12)),
            QStringLiteral("Question picture %1: the file on the server was changed. Add the picture to its question again.")
                .arg(hash(1).left(12))};
        findings.sort();
        expected.sort();
        QCOMPARE(findings, expected);
        // Adding them again brings them back.
        addMedia(*m_project, 2);
        QCOMPARE(m_project->host.checkDatabase(m_project->location)->size(), 1);
        QVERIFY(QDir(folder() + QLatin1String("/images")).removeRecursively());
        VERIFY_OK(pictureFile(folder(), media.at(1).sha256, media.at(1).format));
        QCOMPARE(fileBytes(imageFilePath(folder(), media.at(1).sha256, media.at(1).format)), drawnMedium(2).bytes);
    }

    void aServerThatIsGoneSaysSo()
    {
        ProjectLocation location = *readLocation(m_project->location, &isOnNetwork);
        location.port = 1;
        ServerPictures pictures(location);
        const auto lost = pictures.bytes(Sha256::of("a picture"));
        VERIFY_FAILS(lost, ErrorCode::Environment);
        QVERIFY2(lost.error().sentence.contains(location.host), qPrintable(lost.error().sentence));
        VERIFY_FAILS(pictures.bytes(Sha256::of("b picture")), ErrorCode::Environment);
    }

    void aServerThatComesBackIsAskedAgain()
    {
        const Image first = add("first");
        const Image second = add("second");
        QVERIFY(QDir(folder() + QLatin1String("/images")).removeRecursively());
        VERIFY_OK(pictureFile(folder(), first.sha256, first.format));
        VERIFY_OK(m_project->connection()->number(
            QStringLiteral("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
                           "query LIKE '%FROM blob WHERE%'")));
        VERIFY_OK(pictureFile(folder(), second.sha256, second.format));
    }

    void aBackupHoldsThemAndGivesThemBack()
    {
        const Image image = add("a picture");
        const auto backup = m_project->host.backup(m_project->location);
        VERIFY_OK(backup);
        // The copies of pictures may be deleted at any time, as caches are; backups are elsewhere.
        QVERIFY(QDir(folder()).removeRecursively());
        const QTemporaryDir elsewhere;
        const QString restored = elsewhere.filePath(QStringLiteral("restored"));
        VERIFY_OK(m_project->host.restore(*backup, restored));
        QCOMPARE(fileBytes(imageFilePath(restored, image.sha256, image.format)), QByteArray("a picture"));
        QVERIFY(m_project->host.checkDatabase(restored)->isEmpty());
        const auto file = Connection::open(*readLocation(restored, &isOnNetwork));
        QCOMPARE(*(*file)->number(QStringLiteral("SELECT count(*) FROM blob")), 0);
    }

private:
    Image add(const QByteArray &bytes, ImageFormat format = ImageFormat::Jpeg)
    {
        Image image = newImage(QStringLiteral("a.jpg"), bytes, format);
        image.createdBy = m_project->lead;
        const auto added = m_project->stores->transaction([&] { return m_project->images().add(image); });
        if (!added)
            qFatal("%s", whatFailed(added).constData());
        return image;
    }
    QByteArray stored(const Image &image)
    {
        return *readServerPicture(*m_project->connection(), image.sha256);
    }
    void spoil(const QString &statement)
    {
        const auto connection = m_project->connection();
        VERIFY_OK(connection->execute(statement));
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QString folder() const { return m_project->factory->folder(); }
    QString path(const Image &image) const { return imageFilePath(folder(), image.sha256, image.format); }

    std::unique_ptr<TestProject> m_project;
};

QTEST_GUILESS_MAIN(ServerPicturesTest)
#include "serverpicturestest.moc"
