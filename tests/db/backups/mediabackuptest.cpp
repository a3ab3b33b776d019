// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of questions are in backups, as those of images are.
#include "tests/support/kinds/pictureitems.h"

using namespace yuyi;
using namespace yuyi::test;

class MediaBackupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void picturesOfQuestionsAreRestored_data() { addBackends(); }
    void picturesOfQuestionsAreRestored()
    {
        QFETCH(const bool, server);
        TestProject project(server);
        const QList<Medium> media = addMedia(project, 3);
        // One of them is also an image.
        const Image image = newImage(QStringLiteral("a.png"), drawnMedium(3).bytes, ImageFormat::Png);
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        const auto backup = project.host.backup(project.location);
        VERIFY_OK(backup);
        const QTemporaryDir elsewhere;
        const QString restored = elsewhere.filePath(QStringLiteral("restored"));
        VERIFY_OK(project.host.restore(*backup, restored));
        for (quint32 i = 0; i < 3; ++i) {
            const Medium &medium = media.at(i);
            QCOMPARE(fileBytes(imageFilePath(restored, medium.sha256, medium.format)), drawnMedium(i + 1).bytes);
        }
        QCOMPARE(project.host.checkDatabase(restored)->join(u'\n'), QString());
        const auto there = project.host.open(restored);
        VERIFY_OK(there);
        const auto stores = (*there)->open();
        VERIFY_OK(stores);
        QCOMPARE((*stores)->media().all()->size(), 3);
    }

    /// A backup of the version that knew no pictures of questions.
    void anOlderBackupIsRestored()
    {
        TestProject project(false);
        const Image image = newImage(QStringLiteral("a.jpg"), "a picture");
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        const auto backup = project.host.backup(project.location);
        VERIFY_OK(backup);
        {
            ProjectLocation location;
            location.file = *backup;
            location.folder = QFileInfo(*backup).path();
            location.network = true;
            const auto connection = Connection::open(location);
            VERIFY_OK(connection);
            for (const char *statement : {"DROP TABLE audit_seal",
                                          "DROP TABLE work_unit",
                                          "DROP TABLE run_helper",
                                          "DROP TABLE run_session",
                                          "ALTER TABLE endpoint DROP COLUMN slowdowns",
                                          "DROP TABLE chain_level",
                                          "DROP TABLE chain",
                                          "DROP TABLE concept_parent",
                                          "DROP TABLE concept",
                                          "DROP TABLE run_fact",
                                          "DROP TABLE run_text",
                                          "ALTER TABLE attempt DROP COLUMN request_id",
                                          "ALTER TABLE attempt DROP COLUMN place",
                                          "ALTER TABLE response DROP COLUMN whole",
                                          "ALTER TABLE response DROP COLUMN part_fault",
                                          "DROP TABLE run_shot",
                                          "DROP TABLE sheet",
                                          "DROP TABLE image_part",
                                          "DROP TABLE image_fact",
                                          "ALTER TABLE run DROP COLUMN extracts",
                                          "DROP TABLE question_label",
                                          "DROP INDEX question_option_picture",
                                          "ALTER TABLE question_option DROP COLUMN picture",
                                          "DROP TABLE question_medium",
                                          "DROP TABLE medium_content",
                                          "DROP TABLE medium",
                                          "DELETE FROM schema_migration WHERE number > 16",
                                          "PRAGMA user_version = 16"})
                VERIFY_OK((*connection)->execute(QString::fromLatin1(statement)));
        }
        const QTemporaryDir elsewhere;
        const QString restored = elsewhere.filePath(QStringLiteral("restored"));
        VERIFY_OK(project.host.restore(*backup, restored));
        const auto there = project.host.open(restored);
        VERIFY_OK(there);
        const auto stores = (*there)->open();
        VERIFY_OK(stores);
        QCOMPARE(*(*stores)->images().count({}), 1);
        QVERIFY((*stores)->media().all()->isEmpty());
    }
};

QTEST_GUILESS_MAIN(MediaBackupTest)
#include "mediabackuptest.moc"
