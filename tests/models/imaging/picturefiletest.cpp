// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/picturefile.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/readwatch.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

#include <sys/stat.h>

using namespace yuyi;
using yuyi::test::ReadWatch;

namespace {

QByteArray picture(quint32 seed, QSize size)
{
    return drawn::encoded(drawn::scene(seed, size), "png", -1);
}

} // namespace

class PictureFileTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("fixture not written");
        return path;
    }
    /// A file of so many bytes that takes no room on the disk.
    QString hollow(const QString &name, const QByteArray &bytes, qint64 size)
    {
        const QString path = file(name, bytes);
        if (!QFile::resize(path, size))
            qFatal("fixture not resized");
        return path;
    }

private Q_SLOTS:
    void readsOnceWhatAllStepsNeed()
    {
        const QByteArray bytes = picture(1, QSize(400, 300));
        const QString path = file(QStringLiteral("a.png"), bytes);
        const ReadWatch watch(path);
        const auto one = PictureFile::read(path);
        QVERIFY2(one, one ? "" : qPrintable(one.error().sentence));
        QCOMPARE(one->path(), path);
        QCOMPARE(one->bytes(), bytes);
        QCOMPARE(one->sha256(), Sha256::of(bytes));
        QCOMPARE(one->header().size, QSize(400, 300));
        QCOMPARE(one->decode()->image, decodeImage(bytes)->image);
        QCOMPARE(watch.bytes(), bytes.size());
    }

    /// What was read stays what it is when the file is another one or gone.
    void doesNotLookAtTheFileAgain()
    {
        const QByteArray bytes = picture(1, QSize(400, 300));
        const QString path = file(QStringLiteral("a.png"), bytes);
        const auto one = PictureFile::read(path);
        QVERIFY(one);
        file(QStringLiteral("a.png"), picture(2, QSize(90, 70)));
        QCOMPARE(one->decode()->image.size(), QSize(400, 300));
        QVERIFY(QFile::remove(path));
        QCOMPARE(one->decode()->image, decodeImage(bytes)->image);
        QCOMPARE(one->sha256(), Sha256::of(one->bytes()));
    }

    void decodesAsItsFileWould()
    {
        const QString path = file(QStringLiteral("square.jpg"), drawn::encoded(drawn::scene(3, QSize(1040, 1040)), "jpg", 90));
        const auto one = PictureFile::read(path);
        QVERIFY(one);
        QCOMPARE(one->decode(256)->image.size(), QSize(260, 260));
        QCOMPARE(one->decode(256, 320)->image, decodeImage(path, 256, 320)->image);
        // The name is in the sentence, too.
        const QByteArray whole = picture(4, QSize(400, 300));
        const auto cut = PictureFile::read(file(QStringLiteral("cut.png"), whole.left(whole.size() / 3)));
        QVERIFY(cut && cut->header().truncated);
        const auto decoded = cut->decode();
        QVERIFY(!decoded);
        QCOMPARE(decoded.error().code, ErrorCode::Damaged);
        QVERIFY2(decoded.error().sentence.contains(QStringLiteral("“cut.png”")), qPrintable(decoded.error().sentence));
    }

    /// Another file under the name is no change of the one that is being read.
    void aReplacedFileIsReadToItsEnd()
    {
        const QByteArray bytes = picture(1, QSize(400, 300));
        const QString path = file(QStringLiteral("a.png"), bytes);
        const QString other = file(QStringLiteral("b.png"), picture(2, QSize(90, 70)));
        const ReadWatch watch(path, [&] {
            QCOMPARE(std::rename(qPrintable(other), qPrintable(path)), 0);
        });
        const auto one = PictureFile::read(path);
        QVERIFY2(one, one ? "" : qPrintable(one.error().sentence));
        QCOMPARE(one->bytes(), bytes);
        QCOMPARE(one->header().size, QSize(400, 300));
        QCOMPARE(PictureFile::read(path)->header().size, QSize(90, 70));
    }

    /// Half of one content and half of another is no picture that anybody saved.
    void aFileThatIsWrittenMeanwhileIsRefused_data()
    {
        QTest::addColumn<int>("size"); // of what is in the file afterwards
        QTest::newRow("longer") << 9000;
        QTest::newRow("shorter") << 20;
        QTest::newRow("emptied") << 0;
    }
    void aFileThatIsWrittenMeanwhileIsRefused()
    {
        QFETCH(int, size);
        const QString path = file(QStringLiteral("a.png"), picture(1, QSize(60, 40)));
        const ReadWatch watch(path, [&] { file(QStringLiteral("a.png"), QByteArray(size, 'x')); });
        const auto one = PictureFile::read(path);
        QVERIFY(!one);
        QCOMPARE(one.error().code, ErrorCode::Damaged);
        QCOMPARE(one.error().sentence, QStringLiteral("“a.png” was changed while it was being read."));
    }

    void filesOverTheLimitAreNotRead()
    {
        const QByteArray bytes = picture(1, QSize(60, 40));
        const QString large = hollow(QStringLiteral("large.png"), bytes, fileLimitBytes + 1);
        const ReadWatch watch(large);
        const auto refused = PictureFile::read(large);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY2(refused.error().sentence.contains(QStringLiteral("“large.png” is too large: ")), qPrintable(refused.error().sentence));
        QVERIFY2(refused.error().sentence.endsWith(QStringLiteral("the limit is 600.00 MiB.")), qPrintable(refused.error().sentence));
        // A caller may allow less, but not more.
        QVERIFY(!PictureFile::read(large, fileLimitBytes + 10));
        QCOMPARE(watch.bytes(), 0);
        const QString path = file(QStringLiteral("a.png"), bytes);
        QVERIFY(PictureFile::read(path, bytes.size()));
        QCOMPARE(PictureFile::read(path, bytes.size() - 1).error().code, ErrorCode::Refused);
    }

    /// Bytes that never were a file here are the same picture.
    void takesBytesAsItTakesFiles()
    {
        const QByteArray bytes = picture(1, QSize(60, 40));
        const auto one = PictureFile::of(QStringLiteral("pasted.png"), bytes);
        QVERIFY2(one, one ? "" : qPrintable(one.error().sentence));
        QCOMPARE(one->sha256(), PictureFile::read(file(QStringLiteral("a.png"), bytes))->sha256());
        QCOMPARE(one->header().size, QSize(60, 40));
        QCOMPARE(one->decode()->image, decodeImage(bytes)->image);
        QVERIFY(PictureFile::of({}, bytes, bytes.size()));
        const auto large = PictureFile::of(QStringLiteral("pasted.png"), bytes, bytes.size() - 1);
        QVERIFY(!large);
        QCOMPARE(large.error().code, ErrorCode::Refused);
        QVERIFY2(large.error().sentence.contains(QStringLiteral("“pasted.png” is too large: ")), qPrintable(large.error().sentence));
        QCOMPARE(PictureFile::of({}, {}).error().code, ErrorCode::Refused);
        QCOMPARE(PictureFile::of({}, "words").error().code, ErrorCode::Unsupported);
    }

    void followsLinksToFilesAlone()
    {
        const QByteArray bytes = picture(1, QSize(60, 40));
        const QString link = m_folder.filePath(QStringLiteral("link.png"));
        QVERIFY(QFile::link(file(QStringLiteral("a.png"), bytes), link));
        QCOMPARE(PictureFile::read(link)->bytes(), bytes);
        const QString fifo = m_folder.filePath(QStringLiteral("fifo.png"));
        QCOMPARE(::mkfifo(qPrintable(fifo), 0600), 0);
        QCOMPARE(PictureFile::read(fifo).error().code, ErrorCode::Refused);
        QCOMPARE(PictureFile::read(m_folder.filePath(QStringLiteral("none.png"))).error().code, ErrorCode::NotFound);
    }
};

QTEST_GUILESS_MAIN(PictureFileTest)
#include "picturefiletest.moc"
