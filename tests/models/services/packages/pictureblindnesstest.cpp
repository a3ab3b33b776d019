// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of questions in the packages of those who answer them.
#include "tests/support/kinds/pictureitems.h"
#include "tests/support/packagefixture.h"

#include "db/packages/packagefile.h"
#include "models/domain/annotation/questionpictures.h"

#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

Q_DECLARE_METATYPE(yuyi::Role)

namespace {

/// The accepted question lists one picture with a caption, its first option is the picture of its image, and its second another one.
struct PicturedProject : PackageProject {
    PicturedProject() : PackageProject(false)
    {
        own = mediumOf(*images().image(accepted));
        MediumFacts facts;
        facts.sha256 = own.sha256;
        facts.format = own.format;
        facts.size = own.size;
        QList<MediumFacts> all{facts, drawnMedium(21).facts, drawnMedium(22).facts};
        done(stores->transaction([&]() -> Result<> {
            for (MediumFacts &one : all) {
                one.sourceUrl = QStringLiteral("secret-source");
                one.licence = QStringLiteral("secret-licence");
                one.createdBy = lead;
                YUYI_CHECK(stores->media().add(one, {}));
            }
            return {};
        }));
        for (const quint32 seed : {21U, 22U})
            writeFile(imageFilePath(factory->folder(), drawnMedium(seed).facts.sha256, ImageFormat::Png), drawnMedium(seed).bytes);
        const auto rows = connection();
        const QString version = question().versionId.toString();
        for (const QString &statement :
             {QStringLiteral("INSERT INTO question_medium VALUES ('%1', 0, '%2', '', 'What one sees')").arg(version, stem().sha256.hex()),
              QStringLiteral("UPDATE question_option SET picture = '%2' WHERE question_version_id = '%1' AND position = 0")
                  .arg(version, own.sha256.hex()),
              QStringLiteral("UPDATE question_option SET picture = '%2' WHERE question_version_id = '%1' AND position = 1")
                  .arg(version, drawnMedium(22).facts.sha256.hex())})
            done(rows->execute(statement));
    }
    static Medium stem() { return drawnMedium(21).medium(); }

    Medium own;
};

} // namespace

class PackagePictureBlindnessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void picturesAreThereAndNothingElseOfThem_data()
    {
        QTest::addColumn<Role>("role");
        for (const Role role : {Role::Validator, Role::Expert, Role::Participant})
            QTest::newRow(qPrintable(codeOf(role))) << role;
    }
    void picturesAreThereAndNothingElseOfThem()
    {
        QFETCH(const Role, role);
        PicturedProject project;
        const PackRequest request = project.request(role, project.holderOf(role));
        VERIFY_OK(project.pack(request));
        const QByteArray bytes = fileBytes(request.file);
        for (const char *word : {"secret-", "photo-"})
            QVERIFY2(!bytes.contains(word), word);
        QVERIFY(bytes.contains("What one sees"));
        {
            const auto connection = Connection::open(packageLocation(request.file), Connection::Mode::Immutable);
            VERIFY_OK(connection);
            const auto count = [&](const char *what) {
                return *(*connection)->number(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(what)));
            };
            QCOMPARE(count("medium"), qint64(3));
            QCOMPARE(count("medium WHERE source_url <> '' OR licence <> '' OR created_by IS NOT NULL"), qint64(0));
            QCOMPARE(count("medium m WHERE NOT EXISTS (SELECT 1 FROM blob b WHERE b.sha256 = m.sha256)"), qint64(0));
            QCOMPARE(count("medium_content"), qint64(0));
        }
        if (role != Role::Expert) {
            // That its picture is the picture of the image tells nothing of an option.
            const Question asked = project.question();
            QVERIFY(asked.keyIndex() > 0);
            QCOMPARE(bytes.count(asked.options.at(asked.keyIndex()).id.toString().toUtf8()),
                     bytes.count(asked.options.at(0).id.toString().toUtf8()));
        }
        const OpenPackage opened(request.file);
        const auto blind = opened.stores->validation().blindQuestion(project.question().versionId);
        VERIFY_OK(blind);
        QCOMPARE(blind->media.size(), 1);
        QCOMPARE(blind->media.constFirst().caption, QStringLiteral("What one sees"));
        QCOMPARE(blind->media.constFirst().size, QSize(64, 48));
        QCOMPARE(blind->options.at(0).picture.sha256, project.own.sha256);
        for (const quint32 seed : {21U, 22U}) {
            const Sha256 sha256 = drawnMedium(seed).facts.sha256;
            QCOMPARE(fileBytes(imageFilePath(opened.factory->folder(), sha256, ImageFormat::Png)), drawnMedium(seed).bytes);
        }
    }

    /// An annotator corrects questions that were sent back, in versions of today and of before.
    void annotatorsGetThePicturesOfTheirQuestions()
    {
        PicturedProject project;
        done(project, QStringLiteral("INSERT INTO question_medium SELECT v.id, 0, '%1', '', '' FROM question_version v JOIN question q ON "
                                     "q.id = v.question_id JOIN annotation a ON a.id = q.annotation_id WHERE a.image_id = '%2' AND "
                                     "a.person_id = '%3'")
                          .arg(drawnMedium(22).facts.sha256.hex(), project.returned.toString(), project.first.toString()));
        const PackRequest request = project.request(Role::Annotator, project.first);
        VERIFY_OK(project.pack(request));
        QVERIFY(!fileBytes(request.file).contains("secret-"));
        const OpenPackage opened(request.file);
        const auto media = opened.stores->media().all();
        VERIFY_OK(media);
        QCOMPARE(media->size(), 1);
        QCOMPARE(media->constFirst().sha256, drawnMedium(22).facts.sha256);
        QVERIFY(media->constFirst().sourceUrl.isEmpty() && media->constFirst().licence.isEmpty() && media->constFirst().createdBy.isNull());
        const auto annotation = opened.stores->annotations().current(project.returned, project.first);
        VERIFY_OK(annotation);
        QCOMPARE((*annotation)->content.questions.constFirst().media.size(), 1);
    }

    /// A picture whose file is lost stops packing, and the sentence names the file.
    void aLostPictureIsNotPacked()
    {
        PicturedProject project;
        const QString path = imageFilePath(project.factory->folder(), drawnMedium(22).facts.sha256, ImageFormat::Png);
        QVERIFY(QFile::remove(path));
        const PackRequest request = project.request(Role::Validator, project.validator);
        const auto packed = project.pack(request);
        VERIFY_FAILS(packed, ErrorCode::Damaged);
        QVERIFY2(packed.error().sentence.contains(QFileInfo(path).fileName()), qPrintable(packed.error().sentence));
        QVERIFY(!QFile::exists(request.file));
    }

private:
    static void done(const TestProject &project, const QString &statement)
    {
        const auto executed = project.connection()->execute(statement);
        if (!executed)
            qFatal("%s", whatFailed(executed).constData());
    }
};

QTEST_GUILESS_MAIN(PackagePictureBlindnessTest)
#include "pictureblindnesstest.moc"
