// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/folderduplicates.h"
#include "models/services/curation/folderscan.h"
#include "models/services/curation/scancache.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/readwatch.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace yuyi;

namespace {

class Stops final : public Progress
{
public:
    explicit Stops(int after) : m_left(after) {}
    void setTotal(qint64) override {}
    void advance(qint64 steps) override { m_left -= static_cast<int>(steps); }
    bool cancelled() const override { return m_left < 0; }

private:
    std::atomic<int> m_left;
};

} // namespace

class FolderDuplicatesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QStringList m_files;

    QString cacheFolder() const { return m_folder.filePath(QStringLiteral("cache/yuyi/scans")); }
    QFileInfoList caches() const { return QDir(cacheFolder()).entryInfoList(QDir::Files); }
    void write(const QString &name, const QImage &image)
    {
        const QString path = m_folder.filePath(QStringLiteral("raw/") + name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(drawn::encoded(image, "jpg", 85));
        m_files.append(path);
    }

private Q_SLOTS:
    /// Hash and fingerprint are of the same bytes.
    void aLoneFileIsReadOnce()
    {
        const test::ReadWatch watch(m_files.first());
        NoProgress progress;
        const auto scan = scanDuplicates({m_files.first()}, 0, 1, progress);
        QVERIFY(scan);
        QCOMPARE(scan->images, 1);
        QCOMPARE(watch.bytes(), QFileInfo(m_files.first()).size());
    }

    void initTestCase()
    {
        qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder.filePath(QStringLiteral("cache"))));
        for (quint32 seed = 1; seed < 9; ++seed) {
            write(QStringLiteral("%1a.jpg").arg(seed), drawn::scene(seed));
            write(QStringLiteral("%1b.jpg").arg(seed), drawn::scaled(drawn::scene(seed), 0.6));
        }
    }

    void aStoppedScanGoesOn()
    {
        // A little further each time; what is done is not done again.
        int stopped = 0;
        qint64 grown = 0;
        for (int after = 4; after < 200; after += 9) {
            Stops progress(after);
            const auto scan = scanDuplicates(m_files, 0, 1, progress);
            if (scan) {
                QCOMPARE(scan->groups.size(), 8);
                break;
            }
            QCOMPARE(scan.error().code, ErrorCode::Cancelled);
            QCOMPARE(caches().size(), 1);
            QVERIFY(caches().first().size() >= grown);
            grown = caches().first().size();
            ++stopped;
        }
        QVERIFY(stopped > 1);
        QVERIFY(grown > 16 * 2000);
        QVERIFY2(caches().isEmpty(), "a finished scan leaves nothing behind");
    }

    void aHalfWrittenRecordIsLeftOut()
    {
        const QByteArray key("what it is about");
        const QDateTime time = QDateTime::fromString(QStringLiteral("2026-01-02T03:04:05.678Z"), Qt::ISODateWithMs);
        PairFigures figures;
        figures.similarity = 0.875;
        figures.kind = MatchKind::Cropped;
        figures.verdict = DuplicateVerdict::Duplicate;
        figures.marked = Marked::Other;
        figures.geometry = QTransform(0.5, 0, 0, 0.5, 0.1, 0.2);
        {
            ScanCache cache(key);
            cache.add({QStringLiteral("/a/图.jpg"), 12, time, Sha256::of("a"), QSize(3, 4), QByteArray("print")});
            cache.add(ScanCache::Pair{Sha256::of("a"), Sha256::of("b"), figures});
            cache.flush();
        }
        QFile file(caches().first().filePath());
        const qint64 whole = file.size();
        QVERIFY(file.open(QIODevice::Append));
        file.write(QByteArray("\0\0\0\x40only the beginning", 22));
        file.close();
        {
            ScanCache cache(key);
            const ScannedFile *found = cache.find(QStringLiteral("/a/图.jpg"), 12, time);
            QVERIFY(found);
            QCOMPARE(found->size, QSize(3, 4));
            QCOMPARE(found->fingerprint, QByteArray("print"));
            QVERIFY(!cache.find(QStringLiteral("/a/图.jpg"), 13, time));
            QVERIFY(!cache.find(QStringLiteral("/a/图.jpg"), 12, time.addMSecs(1)));
            QCOMPARE(cache.pairs().size(), size_t(1));
            QCOMPARE(cache.pairs()[0].figures.geometry, figures.geometry);
            QCOMPARE(cache.pairs()[0].figures.similarity, 0.875);
            QVERIFY(cache.pairs()[0].figures.kind == MatchKind::Cropped);
            QVERIFY(cache.pairs()[0].figures.marked == Marked::Other);
            QCOMPARE(QFileInfo(file.fileName()).size(), whole);
            cache.remove();
        }
        QVERIFY(caches().isEmpty());
    }

    void aFileThatGoesDuringTheScanIsNamed()
    {
        // Known from before it was removed: its fingerprint is there, its pixels are not.
        Stops afterFingerprints(15);
        QVERIFY(!scanDuplicates(m_files, 0, 1, afterFingerprints));
        const QString lost = m_files.at(3);
        QVERIFY(QFile::remove(lost));
        NoProgress progress;
        const auto scan = scanDuplicates(m_files, 0, 1, progress);
        QVERIFY(scan);
        QCOMPARE(scan->images, 15);
        QCOMPARE(scan->unreadable.size(), 1);
        QCOMPARE(scan->unreadable.first().first, lost);
        QVERIFY(!scan->unreadable.first().second.isEmpty());
        QCOMPARE(scan->groups.size(), 7);
    }
};

QTEST_GUILESS_MAIN(FolderDuplicatesTest)
#include "folderduplicatestest.moc"
