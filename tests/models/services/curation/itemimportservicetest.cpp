// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/itemimportservice.h"

#include "models/imaging/picturelimits.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/picturesources.h"
#include "models/stores/pictures.h"
#include "tests/support/benchmarkfile.h"
#include "tests/support/pictureproject.h"
#include "tests/support/readwatch.h"

#include <cstdio>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// What becomes of the pictures of a published benchmark.
class ItemImportServiceTest : public QObject
{
    Q_OBJECT

private:
    ItemImportReport importItems(PictureProject &project, const QString &file, ImportFormat format = ImportFormat::CiiBench)
    {
        ItemImportRequest request;
        request.file = file;
        request.format = format;
        request.by = project.lead;
        NoProgress progress;
        const auto report = ItemImportService(*project.stores, project.projectFolder()).importItems(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return *report;
    }

private Q_SLOTS:
    void eachPictureIsReadOnce()
    {
        PictureProject project;
        const QString items = writeBenchmark(project.raw({}), 1);
        const QString picture = project.raw(QStringLiteral("0.png"));
        const QByteArray bytes = contentOf(picture);
        const ReadWatch watch(picture);
        const ItemImportReport report = importItems(project, items);
        QCOMPARE(report.imagesAdded, 1);
        QCOMPARE(report.questions, 1);
        QCOMPARE(watch.bytes(), bytes.size());
        const Image image = *project.stores->images().image(project.all().first());
        QCOMPARE(image.bytes, bytes.size());
        QCOMPARE(contentOf(imageFilePath(project.projectFolder(), image.sha256, image.format)), bytes);
    }

    /// The row tells of the picture that lies in the project, whatever has the name by then.
    void aPictureReplacedMeanwhileComesInWhole()
    {
        PictureProject project;
        const QString items = writeBenchmark(project.raw({}), 1);
        const QString picture = project.raw(QStringLiteral("0.png"));
        const QByteArray first = contentOf(picture);
        const QString other = project.folder.filePath(QStringLiteral("other.jpg"));
        writeFile(other, drawn::encoded(drawn::scene(9, QSize(90, 70)), "jpg", 90));
        const ReadWatch watch(picture, [&] { QCOMPARE(std::rename(qPrintable(other), qPrintable(picture)), 0); });
        QCOMPARE(importItems(project, items).imagesAdded, 1);
        QVERIFY(!QFile::exists(other));
        const Image image = *project.stores->images().image(project.all().first());
        QCOMPARE(image.sha256, Sha256::of(first));
        QCOMPARE(image.format, ImageFormat::Png);
        QCOMPARE(image.size, QSize(160, 120));
        QCOMPARE(image.bytes, first.size());
        QCOMPARE(contentOf(imageFilePath(project.projectFolder(), image.sha256, image.format)), first);
    }

    /// A second file of the same name, with the same ids, about other pictures.
    void anotherFileOfTheSameNameIsNoRepetition()
    {
        PictureProject project;
        const QString first = writeBenchmark(project.raw(QStringLiteral("first")), 2);
        const QString second = writeBenchmark(project.raw(QStringLiteral("second")), 2);
        for (int i = 0; i < 2; ++i)
            writeFile(project.raw(QStringLiteral("second/%1.png").arg(i)),
                      drawn::encoded(drawn::scene(static_cast<quint32>(20 + i)), "png", -1));
        QCOMPARE(importItems(project, first).questions, 2);
        const ItemImportReport report = importItems(project, second);
        QCOMPARE(report.imagesAdded, 2);
        QCOMPARE(report.questions, 2);
        QCOMPARE(report.known, 0);
        const ItemImportReport again = importItems(project, second);
        QCOMPARE(again.questions, 0);
        QCOMPARE(again.known, 2);
    }

    /// One picture that is too large does not keep the others out.
    void aPictureOverTheLimitIsRefused()
    {
        PictureProject project;
        const QString items = writeBenchmark(project.raw({}), 2);
        const QString picture = project.raw(QStringLiteral("0.png"));
        QVERIFY(QFile::resize(picture, fileLimitBytes + 1));
        const ReadWatch watch(picture);
        const ItemImportReport report = importItems(project, items);
        QCOMPARE(report.imagesAdded, 1);
        QCOMPARE(report.refused.size(), 1);
        QCOMPARE(report.refused.first().item, QStringLiteral("dev-0"));
        QVERIFY2(report.refused.first().reason.contains(QStringLiteral("too large")), qPrintable(report.refused.first().reason));
        QCOMPARE(watch.bytes(), 0);
    }

    /// The rules for sources hold for items and for edits, too. An image that is there has a source of its own.
    void sourcesAreThoseThatTheRulesAllow()
    {
        PictureProject project;
        const QString items = writeBenchmark(project.raw(QStringLiteral("items")), 2);
        ProjectInfo info = *project.stores->project().info();
        info.rules.allowedSources = {QStringLiteral("example.org")};
        VERIFY_OK(PeopleService(*project.stores, project.lead).updateProject(info));
        writeFile(project.raw(QStringLiteral("items/list.csv")), "file,source_url\n0.png,https://example.org/0\n");
        CollectRequest request;
        request.manifest = project.raw(QStringLiteral("items/list.csv"));
        request.by = project.lead;
        NoProgress progress;
        CollectService collect(*project.stores, project.projectFolder());
        VERIFY_OK(collect.collect(request, progress));
        const ItemImportReport report = importItems(project, items);
        QCOMPARE(report.imagesAdded, 0);
        QCOMPARE(report.questions, 1);
        QCOMPARE(report.refused.size(), 1);
        QCOMPARE(report.refused.first().item, QStringLiteral("dev-1"));
        QCOMPARE(report.refused.first().reason, sourceRefusal({}, info.rules));
        const QString kept = imageFilePath(project.projectFolder(), Sha256::of(contentOf(project.raw(QStringLiteral("items/1.png")))),
                                           ImageFormat::Png);
        QVERIFY(!QFile::exists(kept));

        Image image = *project.stores->images().image(project.all().first());
        image.sourceUrl = QStringLiteral("https://example.com/0");
        VERIFY_FAILS(collect.updateFacts(image, project.lead), ErrorCode::Refused);
        FactsPatch patch;
        patch.sourceUrl = image.sourceUrl;
        VERIFY_FAILS(collect.updateFactsOf({image.id}, patch, project.lead), ErrorCode::Refused);
        patch.sourceUrl = QStringLiteral("https://example.org/1");
        VERIFY_OK(collect.updateFactsOf({image.id}, patch, project.lead));
        // The source that was there before a rule stays, and no longer is in the way of other facts.
        info = *project.stores->project().info();
        info.rules.forbiddenSources = {QStringLiteral("example.org")};
        VERIFY_OK(PeopleService(*project.stores, project.lead).updateProject(info));
        image = *project.stores->images().image(image.id);
        image.licence = QStringLiteral("CC0");
        VERIFY_OK(collect.updateFacts(image, project.lead));
    }

    /// Images inside a table come in byte for byte, one for both rows that name it; what is none is refused with its row.
    void imagesInsideATableComeIn_data() { addBackends(); }

    void imagesInsideATableComeIn()
    {
        QFETCH(const bool, server);
        PictureProject project(server);
        const QByteArray first = drawn::encoded(drawn::scene(1), "png", -1);
        const QByteArray second = drawn::encoded(drawn::scene(2, QSize(90, 70)), "jpg", 90);
        const QByteArrayList lines{
            "index\timage\tquestion\tA\tB\tanswer\tcategory\tsplit",
            "0\t" + first.toBase64() + "\tWhy?\tyes\tno\tA\t生活\tprivate",
            "1\t0\tWho?\tyes\tno\tB\t生活\tprivate",
            "2\t" + second.toBase64() + "\tWhen?\tyes\tno\tB\t艺术\tdev",
            "3\t" + QByteArray(100, '?') + "\tHow?\tyes\tno\tB\t艺术\tdev",
            "4\t" + QByteArray(100, 'n').toBase64() + "\tWhere?\tyes\tno\tB\t艺术\tdev",
        };
        const QString table = project.raw(QStringLiteral("set_test.tsv"));
        writeFile(table, lines.join('\n'));
        const ItemImportReport report = importItems(project, table, ImportFormat::VlmEvalKit);
        QCOMPARE(report.imagesAdded, 2);
        QCOMPARE(report.questions, 3);
        QCOMPARE(report.refused.size(), 2);
        QVERIFY2(report.refused.at(0).reason.startsWith(QStringLiteral("Row 5, column “image”: ")),
                 qPrintable(report.refused.at(0).reason));
        QVERIFY2(report.refused.at(1).reason.startsWith(QStringLiteral("Row 6, column “image”: ")),
                 qPrintable(report.refused.at(1).reason));
        QList<QByteArray> stored;
        for (const ImageId &id : project.all()) {
            const Image image = *project.stores->images().image(id);
            const auto bytes = pictureBytes(imageFilePath(project.projectFolder(), image.sha256, image.format), image.sha256);
            QVERIFY2(bytes, whatFailed(bytes).constData());
            stored.append(*bytes);
        }
        QCOMPARE(stored.size(), 2);
        QVERIFY(stored.contains(first) && stored.contains(second));
        // Each row keeps its own split, whatever the file is called.
        QStringList splits;
        const auto items = project.stores->annotations().releasableItems();
        QVERIFY2(items, whatFailed(items).constData());
        for (const Item &item : *items)
            splits.append(item.split);
        QCOMPARE(splits, QStringList({QStringLiteral("private"), QStringLiteral("private"), QStringLiteral("dev")}));
        // A second time nothing is added.
        const ItemImportReport again = importItems(project, table, ImportFormat::VlmEvalKit);
        QCOMPARE(again.questions, 0);
        QCOMPARE(again.known, 3);
    }
};

QTEST_GUILESS_MAIN(ItemImportServiceTest)
#include "itemimportservicetest.moc"
