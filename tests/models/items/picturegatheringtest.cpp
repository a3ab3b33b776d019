// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/picturegathering.h"
#include "models/domain/images/imagepath.h"
#include "models/items/pictureloader.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace yuyi;

/// All pictures of an item come together, or none.
class PictureGatheringTest : public QObject
{
    Q_OBJECT

    using Found = std::optional<Result<QList<QImage>>>;

    QTemporaryDir m_folder;
    std::unique_ptr<PictureLoader> m_loader;
    std::unique_ptr<PictureGathering> m_gathering;

    Medium stored(quint32 seed, const QSize &size)
    {
        const QByteArray bytes = drawn::encoded(drawn::scene(seed, size), "png", -1);
        const Medium medium{Sha256::of(bytes), ImageFormat::Png, size, {}, {}};
        const QString path = imageFilePath(m_folder.path(), medium.sha256, medium.format);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("fixture not written");
        return medium;
    }
    static Medium missing() { return {Sha256::of("nowhere"), ImageFormat::Png, QSize(9, 9), {}, {}}; }
    void gather(const QList<ItemPicture> &pictures, Found &found)
    {
        m_gathering->gather(pictures).then(this, [&found](const Result<QList<QImage>> &answer) { found = answer; });
    }

private Q_SLOTS:
    void init()
    {
        m_loader = std::make_unique<PictureLoader>(m_folder.path());
        m_gathering = std::make_unique<PictureGathering>(*m_loader);
    }
    void cleanup()
    {
        m_gathering.reset();
        m_loader.reset();
    }

    void allInTheirOrder()
    {
        const Medium twice = stored(1, QSize(31, 20));
        const QList<ItemPicture> pictures = itemPictures({twice, stored(2, QSize(32, 20))}, {stored(3, QSize(33, 20)), {}, twice});
        const QSignalSpy counted(m_gathering.get(), &PictureGathering::counted);
        Found found;
        gather(pictures, found);
        QTRY_VERIFY(found);
        QVERIFY(*found);
        QList<int> widths;
        for (const QImage &picture : std::as_const(**found))
            widths.append(picture.width());
        QCOMPARE(widths, (QList<int>{31, 32, 33, 31}));
        QCOMPARE(counted.size(), 5);
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(counted.at(i).at(0).toInt(), i);
            QCOMPARE(counted.at(i).at(1).toInt(), 4);
        }
        found.reset();
        gather({}, found);
        QTRY_VERIFY(found && *found && (*found)->isEmpty());
    }

    void oneThatIsMissingIsAnError()
    {
        Found found;
        gather(itemPictures({stored(1, QSize(31, 20))}, {missing(), stored(2, QSize(32, 20))}), found);
        QTRY_VERIFY(found);
        QVERIFY(!*found && !(*found).error().sentence.isEmpty());
        // And the next ones come as if nothing had been.
        found.reset();
        gather(itemPictures({stored(3, QSize(33, 20))}, {}), found);
        QTRY_VERIFY(found && *found && (*found)->size() == 1);
    }

    void theLastCallIsAnswered()
    {
        Found first;
        Found second;
        gather(itemPictures({stored(4, QSize(34, 20)), stored(5, QSize(35, 20))}, {}), first);
        gather(itemPictures({stored(6, QSize(36, 20))}, {}), second);
        QTRY_VERIFY(second);
        QCOMPARE((*second)->constFirst().width(), 36);
        Found third; // after everything that was asked for before
        gather(itemPictures({stored(4, QSize(34, 20)), stored(5, QSize(35, 20))}, {}), third);
        QTRY_VERIFY(third);
        QVERIFY(!first);
    }
};

QTEST_GUILESS_MAIN(PictureGatheringTest)
#include "picturegatheringtest.moc"
