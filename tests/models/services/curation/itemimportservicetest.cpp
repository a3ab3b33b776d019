// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/itemimportservice.h"

#include "models/imaging/picturelimits.h"
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
    ItemImportReport importItems(PictureProject &project, const QString &file)
    {
        ItemImportRequest request;
        request.file = file;
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
};

QTEST_GUILESS_MAIN(ItemImportServiceTest)
#include "itemimportservicetest.moc"
