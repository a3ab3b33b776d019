// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawnpictures.h"
#include "tests/support/patience.h"

#include "models/domain/images/imagepath.h"
#include "models/items/pictureloader.h"
#include "widgets/image/picturestrip.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;

/// Whoever looks at an item with several pictures walks through them.
class PictureStripTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PictureLoader> m_loader;
    std::unique_ptr<PictureStrip> m_strip;

    Medium stored(quint32 seed)
    {
        const QByteArray bytes = drawn::encoded(drawn::scene(seed, QSize(60, 40)), "png", -1);
        const Medium medium{Sha256::of(bytes), ImageFormat::Png, QSize(60, 40), {}, {}};
        const QString path = imageFilePath(m_folder->path(), medium.sha256, medium.format);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("fixture not written");
        return medium;
    }
    QListWidget *list() const { return m_strip->findChild<QListWidget *>(); }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_loader = std::make_unique<PictureLoader>(m_folder->path());
        m_strip = std::make_unique<PictureStrip>(*m_loader);
        m_strip->resize(400, 120);
    }
    void cleanup()
    {
        m_strip.reset();
        m_loader.reset();
    }

    void onePictureNeedsNoStrip()
    {
        QCOMPARE(m_strip->current(), -1);
        m_strip->setPictures(itemPictures({stored(1)}, {}));
        QVERIFY(m_strip->isHidden());
        QCOMPARE(m_strip->current(), 0);
        m_strip->setPictures(itemPictures({stored(1)}, {stored(2), {}}));
        QVERIFY(!m_strip->isHidden());
        m_strip->setPictures({});
        QVERIFY(m_strip->isHidden());
        QCOMPARE(m_strip->current(), -1);
        m_strip->step(1);
        QCOMPARE(m_strip->current(), -1);
    }

    /// A picture that is added while the strip stands on the screen is as large as the others.
    void cardsAreWhole()
    {
        QWidget window;
        window.resize(500, 300);
        m_strip->setParent(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        m_strip->setPictures(itemPictures({stored(1)}, {}));
        for (const qsizetype number : {2, 3, 1, 2}) {
            QList<Medium> pictures;
            while (pictures.size() < number)
                pictures.append(stored(static_cast<quint32>(pictures.size()) + 1));
            m_strip->setPictures(itemPictures(pictures, {}));
            for (int row = 0; row < list()->count(); ++row) {
                const QRect card = list()->visualItemRect(list()->item(row));
                QCOMPARE(card.size(), list()->item(row)->sizeHint());
                QVERIFY(number == 1 || list()->viewport()->rect().bottom() >= card.bottom());
            }
        }
        m_strip->setParent(nullptr);
    }

    /// Where there is little room, the viewer keeps most of it.
    void cardsShrinkWithTheirPlace()
    {
        QWidget place;
        auto *strip = new PictureStrip(*m_loader, &place);
        place.resize(500, 600);
        place.show();
        QVERIFY(QTest::qWaitForWindowExposed(&place));
        strip->setPictures(itemPictures({stored(1), stored(2)}, {}));
        const auto *cards = strip->findChild<QListWidget *>();
        const QSize whole = cards->iconSize();
        place.resize(500, 200);
        QTRY_VERIFY(cards->iconSize().height() < whole.height());
        QVERIFY(cards->height() <= 80 || cards->iconSize().height() == 32);
        QCOMPARE(cards->visualItemRect(cards->item(0)).size(), cards->item(0)->sizeHint());
        place.resize(500, 600);
        QTRY_COMPARE(cards->iconSize(), whole);
    }

    void walksFromPictureToPicture()
    {
        const QSignalSpy changed(m_strip.get(), &PictureStrip::currentChanged);
        const QList<ItemPicture> pictures = itemPictures({stored(1), stored(2)}, {{}, stored(3)});
        m_strip->setPictures(pictures);
        QCOMPARE(changed.size(), 0);
        m_strip->step(1);
        m_strip->step(1);
        m_strip->step(1); // there are no more
        QCOMPARE(m_strip->current(), 2);
        QCOMPARE(changed.size(), 2);
        m_strip->step(-5);
        QCOMPARE(m_strip->current(), 0);
        m_strip->setCurrent(7);
        QCOMPARE(m_strip->current(), 0);
        // The same item again stays where it is; another one starts at its first.
        m_strip->setCurrent(1);
        m_strip->setPictures(pictures);
        QCOMPARE(m_strip->current(), 1);
        QCOMPARE(list()->currentRow(), 1);
        const qsizetype before = changed.size();
        m_strip->setPictures(itemPictures({stored(4), stored(5)}, {}));
        QCOMPARE(m_strip->current(), 0);
        QCOMPARE(changed.size(), before);
    }

    void aClickChoosesAndLeavesTheKeyboard()
    {
        m_strip->setPictures(itemPictures({stored(1), stored(2)}, {}));
        m_strip->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_strip.get()));
        list()->clearFocus(); // the window's first widget gets it
        const QRect second = list()->visualItemRect(list()->item(1));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, second.center());
        QCOMPARE(m_strip->current(), 1);
        QVERIFY(!list()->hasFocus());
    }

    /// A dot, and words for those who do not see it, tell where an expert has marked regions.
    void markedPicturesAreTold()
    {
        const QList<ItemPicture> pictures = itemPictures({stored(1), stored(2)}, {});
        m_strip->setPictures(pictures);
        const auto card = [&](int row) { return list()->item(row)->icon().pixmap(72).toImage(); };
        const auto isRead = [&](int row) { return qAlpha(card(row).pixel(card(row).rect().center())) == 255; };
        QTRY_VERIFY(isRead(0) && isRead(1));
        const QImage first = card(0);
        const QImage second = card(1);
        m_strip->setMarked({pictures.at(1).medium.sha256});
        QVERIFY(card(0) == first && card(1) != second);
        QCOMPARE(list()->item(0)->data(Qt::AccessibleTextRole).toString(), QStringLiteral("Fig. 1"));
        QCOMPARE(list()->item(1)->data(Qt::AccessibleTextRole).toString(), QStringLiteral("Fig. 2, with marked regions"));
        QCOMPARE(list()->item(1)->text(), QStringLiteral("Fig. 2"));
        m_strip->setMarked({});
        QVERIFY(card(1) == second);
    }

    void picturesHaveTheirCaptions()
    {
        QList<Medium> stem{stored(1), stored(2)};
        stem[1].caption = QStringLiteral("装置图");
        m_strip->setPictures(itemPictures(stem, {stored(3)}));
        QStringList captions;
        for (int row = 0; row < list()->count(); ++row)
            captions.append(list()->item(row)->text());
        QCOMPARE(captions.join(u'|'), QStringLiteral("Fig. 1|装置图|Option A"));
        // Empty cards are filled when their pictures have been read.
        const auto isDrawn = [&](int row) {
            const QImage card = list()->item(row)->icon().pixmap(72).toImage();
            return qAlpha(card.pixel(card.rect().center())) == 255;
        };
        for (int row = 0; row < 3; ++row)
            QTRY_VERIFY(isDrawn(row));
    }
};

QTEST_MAIN(PictureStripTest)
#include "picturestriptest.moc"
