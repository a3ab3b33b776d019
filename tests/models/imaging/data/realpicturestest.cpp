// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/picturefile.h"
#include "models/imaging/reader.h"

#include <QDirIterator>
#include <QTest>

using namespace yuyi;

/// Every picture of the real data sets is read whole, reduced, and as a thumbnail, with sizes that
/// agree.
class RealPicturesTest : public QObject
{
    Q_OBJECT

private:
    QStringList m_paths;

private Q_SLOTS:
    void initTestCase()
    {
        const QString folder = qEnvironmentVariable("YUYI_TEST_DATA");
        if (folder.isEmpty())
            QSKIP("The variable YUYI_TEST_DATA is not set: it names the folder with the real data "
                  "sets this test reads.");
        const QStringList endings{QStringLiteral("*.jpg"), QStringLiteral("*.jpeg"),
                                  QStringLiteral("*.png"), QStringLiteral("*.webp")};
        QDirIterator it(folder, endings, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            m_paths << it.next();
        QVERIFY2(!m_paths.isEmpty(), "There is no picture under YUYI_TEST_DATA.");
    }

    void everyPictureIsRead()
    {
        for (const QString &path : std::as_const(m_paths)) {
            const Result<PictureFile> file = PictureFile::read(path);
            QVERIFY2(file, file ? "" : qPrintable(file.error().sentence));
            const ImageHeader &header = file->header();
            const Result<DecodedImage> whole = decodeImage(path);
            QVERIFY2(whole, whole ? "" : qPrintable(whole.error().sentence));
            QCOMPARE(whole->image.size(), header.size);
            QCOMPARE(whole->image.format(), QImage::Format_RGB32);
            const Result<DecodedImage> reduced = decodeImage(path, 256);
            QVERIFY(reduced);
            const QSize size = reduced->image.size();
            QVERIFY(std::min(size.width(), size.height())
                    >= std::min({256, header.size.width(), header.size.height()}));
            const Result<QImage> small = makeThumbnail(path, 160);
            QVERIFY(small);
            QVERIFY(std::max(small->width(), small->height()) <= 160);
        }
        qInfo("%lld pictures read", static_cast<qint64>(m_paths.size()));
    }
};

QTEST_GUILESS_MAIN(RealPicturesTest)
#include "realpicturestest.moc"
