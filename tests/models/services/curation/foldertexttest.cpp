// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"

#include "models/services/curation/folderscan.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace yuyi;

namespace {

/// Cancels once a number of pictures is done.
class Stops final : public Progress
{
public:
    explicit Stops(qint64 after) : m_after(after) {}
    void setTotal(qint64) override {}
    void advance(qint64 by) override { m_done += by; }
    bool cancelled() const override { return m_done >= m_after; }
    qint64 done() const { return m_done; }

private:
    std::atomic<qint64> m_done{0};
    qint64 m_after;
};

} // namespace

class FolderTextTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QStringList m_files;

    QFileInfoList caches() const
    {
        return QDir(m_folder.filePath(QStringLiteral("cache/yuyi/scans"))).entryInfoList(QDir::Files);
    }
    Result<TextScan> scan(Progress &progress, TextMode mode = TextMode::Fast) const
    {
        return scanText(m_files, {}, mode, 0.3, 1, progress);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (availableTextEngines().isEmpty())
            QFAIL("no text engine is installed");
        qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder.filePath(QStringLiteral("cache"))));
        for (quint32 seed = 1; seed < 7; ++seed) {
            const QString path = m_folder.filePath(QStringLiteral("%1.png").arg(seed));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(drawn::encoded(drawn::scene(seed, QSize(240, 160)), "png", -1));
            m_files.append(path);
        }
    }

    void aStoppedScanGoesOn()
    {
        Stops soon(3);
        const auto stopped = scan(soon);
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        QCOMPARE(caches().size(), 1);

        // What has been measured is not opened again: not even to see that it has become worthless. What has not is.
        const auto spoil = [this](int which) {
            QFile file(m_files.at(which));
            const QDateTime time = QFileInfo(file).lastModified();
            const qint64 size = file.size();
            QVERIFY(file.open(QIODevice::ReadWrite));
            file.write(QByteArray(size, 'x'));
            file.flush();
            QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
        };
        spoil(0);
        spoil(5);
        Stops never(1000);
        const auto finished = scan(never);
        QVERIFY(finished);
        QCOMPARE(never.done(), 6);
        QCOMPARE(finished->images.size(), 5);
        QCOMPARE(finished->images.first().path, m_files.first());
        QCOMPARE(finished->unreadable.size(), 1);
        QCOMPARE(finished->unreadable.first().first, m_files.last());
        QVERIFY2(caches().isEmpty(), "a finished scan leaves nothing behind");
    }

    void anotherModeStartsAnew()
    {
        Stops soon(2);
        QVERIFY(!scan(soon));
        QCOMPARE(caches().size(), 1);
        Stops soonToo(1);
        QVERIFY(!scan(soonToo, TextMode::Full));
        QCOMPARE(caches().size(), 2);
    }
};

QTEST_GUILESS_MAIN(FolderTextTest)
#include "foldertexttest.moc"
