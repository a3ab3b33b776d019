// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/stores/pictures.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include <sys/stat.h>

using namespace yuyi;

namespace {

const QByteArray bytes("what a picture is made of");

/// Hands out what it is told to; counts; can hold everybody back.
class FakeServer final : public PictureServer
{
public:
    Result<QByteArray> bytes(const Sha256 &) override
    {
        ++asked;
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return !m_held; });
        return answer;
    }
    void hold()
    {
        const std::lock_guard lock(m_mutex);
        m_held = true;
    }
    void release()
    {
        const std::lock_guard lock(m_mutex);
        m_held = false;
        m_wake.notify_all();
    }

    std::atomic<int> asked = 0;
    Result<QByteArray> answer = ::bytes;

private:
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_held = false;
};

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class PicturesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_shared<FakeServer>();
        setPictureServer(m_folder->path(), m_server);
    }
    void cleanup() { m_server.reset(); }

    void aProjectsOwnFolderIsLeftAlone()
    {
        const QTemporaryDir own;
        QVERIFY(!isPictureCache(own.path()));
        QVERIFY(pictureLimitBytes(own.path()) > serverPictureLimitBytes);
        QCOMPARE(*pictureFile(own.path(), sha(), ImageFormat::Png), imageFilePath(own.path(), sha(), ImageFormat::Png));
        QVERIFY(QDir(own.path()).isEmpty());
        QCOMPARE(*pictureFile(QStringLiteral("/somewhere/else.png")), QStringLiteral("/somewhere/else.png"));
    }

    void isBroughtWhenItIsMissing()
    {
        QVERIFY(isPictureCache(m_folder->path()));
        QVERIFY(isPictureCache(m_folder->path() + u'/'));
        QCOMPARE(pictureLimitBytes(m_folder->path()), serverPictureLimitBytes);
        const auto file = pictureFile(m_folder->path(), sha(), ImageFormat::Png);
        QVERIFY(file.has_value());
        QCOMPARE(*file, path());
        QCOMPARE(contents(*file), bytes);
        QVERIFY(pictureFile(path()).has_value());
        QCOMPARE(m_server->asked.load(), 1);
        QCOMPARE(QDir(QFileInfo(path()).path()).entryList(QDir::Files | QDir::Hidden).size(), 1); // nothing half beside it
    }

    void bytesAreThoseOfTheHash_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("code");
        QTest::newRow("good") << QStringLiteral("good") << -1;
        QTest::newRow("missing") << QStringLiteral("missing") << static_cast<int>(ErrorCode::NotFound);
        QTest::newRow("altered") << QStringLiteral("altered") << static_cast<int>(ErrorCode::Damaged);
        QTest::newRow("link") << QStringLiteral("link") << static_cast<int>(ErrorCode::Damaged);
        QTest::newRow("device") << QStringLiteral("device") << static_cast<int>(ErrorCode::Damaged);
        QTest::newRow("pipe") << QStringLiteral("pipe") << static_cast<int>(ErrorCode::Damaged);
    }
    void bytesAreThoseOfTheHash()
    {
        QFETCH(QString, what);
        QFETCH(int, code);
        QTemporaryDir own; // a project's own folder, no cache
        const Sha256 sha256 = Sha256::of(bytes);
        const QString file = imageFilePath(own.path(), sha256, ImageFormat::Png);
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        if (what == QLatin1String("good"))
            write(file, bytes);
        if (what == QLatin1String("altered"))
            write(file, QByteArray(bytes).replace(0, 1, "W"));
        if (what == QLatin1String("link")) {
            write(own.filePath(QStringLiteral("elsewhere")), bytes);
            QVERIFY(QFile::link(own.filePath(QStringLiteral("elsewhere")), file));
        }
        if (what == QLatin1String("device"))
            QVERIFY(QFile::link(QStringLiteral("/dev/zero"), file));
        if (what == QLatin1String("pipe"))
            QCOMPARE(::mkfifo(QFile::encodeName(file).constData(), 0600), 0);
        const auto read = pictureBytes(file, sha256, QStringLiteral("a.png"));
        QCOMPARE(read.has_value(), code < 0);
        if (read) {
            QCOMPARE(*read, bytes);
            return;
        }
        QCOMPARE(static_cast<int>(read.error().code), code);
        QVERIFY2(read.error().sentence.contains(QStringLiteral("a.png")), qPrintable(read.error().sentence));
    }

    void theSameByItsPath()
    {
        QCOMPARE(*pictureFile(path()), path());
        QCOMPARE(contents(path()), bytes);
    }

    void anIntactCopyIsUsed()
    {
        write(path(), bytes);
        QVERIFY(pictureFile(path()).has_value());
        QCOMPARE(m_server->asked.load(), 0);
    }

    void aDamagedCopyIsFetchedAgain_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::newRow("cut") << bytes.left(5);
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("altered, same size") << QByteArray(bytes).replace(0, 1, "W");
    }
    void aDamagedCopyIsFetchedAgain()
    {
        QFETCH(const QByteArray, damage);
        write(path(), damage);
        QVERIFY(pictureFile(path()).has_value());
        QCOMPARE(contents(path()), bytes);
        QCOMPARE(m_server->asked.load(), 1);
    }

    void aCopyThatIsSpoiledLaterToo()
    {
        QVERIFY(pictureFile(path()).has_value());
        write(path(), "spoiled");
        QVERIFY(pictureFile(path()).has_value());
        QCOMPARE(contents(path()), bytes);
        QVERIFY(QFile::remove(path()));
        QVERIFY(pictureFile(path()).has_value());
        QCOMPARE(contents(path()), bytes);
        QCOMPARE(m_server->asked.load(), 3);
    }

    void parallelRequestsFetchOnce()
    {
        m_server->hold();
        std::vector<std::thread> threads;
        std::atomic<int> begun = 0;
        std::atomic<int> good = 0;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&] {
                ++begun;
                good += pictureFile(path()) ? 1 : 0;
            });
        }
        QTRY_COMPARE(begun.load(), 8);
        QTRY_COMPARE(m_server->asked.load(), 1);
        m_server->release();
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(good.load(), 8);
        QCOMPARE(m_server->asked.load(), 1);
    }

    void aServerWithWrongBytesIsRefused()
    {
        m_server->answer = QByteArray("something else");
        const auto file = pictureFile(path());
        QVERIFY(!file);
        QCOMPARE(file.error().code, ErrorCode::Damaged);
        QVERIFY(!QFileInfo::exists(path()));
    }

    void aLostServerIsAskedAgainTheNextTime()
    {
        m_server->answer = failure(ErrorCode::Environment, QStringLiteral("The server cannot be reached."));
        const auto lost = pictureFile(path());
        QVERIFY(!lost);
        QCOMPARE(lost.error().code, ErrorCode::Environment);
        m_server->answer = bytes;
        QVERIFY(pictureFile(path()).has_value());
    }

    void withoutItsServerTheFolderIsAsItIs()
    {
        m_server.reset();
        QVERIFY(!isPictureCache(m_folder->path()));
        QCOMPARE(*pictureFile(path()), path());
        QVERIFY(!QFileInfo::exists(path()));
    }

    void aFolderThatCannotBeWrittenSaysSo()
    {
        write(m_folder->path() + QLatin1String("/images"), "a file where a folder should be");
        const auto file = pictureFile(path());
        QVERIFY(!file);
        QCOMPARE(file.error().code, ErrorCode::Environment);
        QVERIFY(!file.error().sentence.isEmpty());
    }

private:
    static Sha256 sha() { return Sha256::of(bytes); }
    QString path() const { return imageFilePath(m_folder->path(), sha(), ImageFormat::Png); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FakeServer> m_server;
};

QTEST_GUILESS_MAIN(PicturesTest)
#include "picturestest.moc"
