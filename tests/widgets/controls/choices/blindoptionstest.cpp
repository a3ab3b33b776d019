// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choices/blindoptions.h"
#include "widgets/controls/choices/blindoption.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace yuyi;

/// Options to be chosen blind, as lines of text and as tiles with pictures.
class BlindOptionsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<BlindOptions> m_options;

    void showAt(int width)
    {
        m_options->resize(width, m_options->heightForWidth(width));
        m_options->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_options.get()));
    }
    static QImage picture(const QSize &size, const QColor &color)
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(color);
        return image;
    }
    static QList<BlindOptions::Shown> pictures(int count, const QSize &size = QSize(300, 200))
    {
        return QList<BlindOptions::Shown>(count, {QString(), size});
    }

private Q_SLOTS:
    /// Options that are labels themselves are called so, once; the next question has letters again.
    void ownLabelsAreShownOnce()
    {
        const QList<BlindOptions::Shown> digits{{QStringLiteral("1")}, {QStringLiteral("2")}};
        m_options->setOptions(digits, {false, true});
        QCOMPARE(m_options->accessibleNames(), (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
        QVERIFY(m_options->at(1)->text().isEmpty());
        m_options->at(1)->setKey(QStringLiteral("2"));
        QVERIFY(m_options->at(1)->key().isEmpty());
        m_options->setOptions(digits, false);
        QCOMPARE(m_options->accessibleNames(), (QStringList{QStringLiteral("A: 1"), QStringLiteral("B: 2")}));
        QCOMPARE(m_options->at(1)->key(), QStringLiteral("2"));
    }

    void init() { m_options = std::make_unique<BlindOptions>(); }
    void cleanup() { m_options.reset(); }

    void textsStandBelowOneAnother()
    {
        m_options->setOptions({{QStringLiteral("甲")}, {QStringLiteral("a much longer text ").repeated(12)}, {QStringLiteral("丙")}}, false);
        QVERIFY(!m_options->areTiles());
        showAt(300);
        int top = 0;
        for (int i = 0; i < 3; ++i) {
            const BlindOption *option = m_options->at(i);
            QCOMPARE(option->geometry(), QRect(0, top, 300, option->heightForWidth(300)));
            top += option->height() + spacing::small;
        }
        QCOMPARE(m_options->heightForWidth(300), top - spacing::small);
        QVERIFY(m_options->at(3)->isHidden());
        // Without any there is nothing that would take room.
        m_options->setOptions({}, false);
        QVERIFY(m_options->isHidden());
        QCOMPARE(m_options->heightForWidth(300), 0);
    }

    void picturesAreTilesOfOneSize()
    {
        QList<BlindOptions::Shown> shown = pictures(4);
        shown[1].picture = QSize(40, 400);
        shown[2] = {QStringLiteral("丙"), {}};
        m_options->setOptions(shown, true);
        QVERIFY(m_options->areTiles());
        showAt(400);
        const QSize tile = m_options->at(0)->size();
        QCOMPARE(tile.width(), (400 - spacing::small) / 2);
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(m_options->at(i)->size(), tile);
            QCOMPARE(m_options->at(i)->pos(), QPoint(i % 2 * (tile.width() + spacing::small), i / 2 * (tile.height() + spacing::small)));
        }
        QCOMPARE(m_options->lineHeight(), tile.height() + spacing::small);
        // Lower pictures rather than less of them, but not too low.
        const int high = m_options->heightForWidth(400);
        m_options->setMostHeight(high - 60);
        QCOMPARE(m_options->heightForWidth(400), high - 60);
        m_options->setMostHeight(1);
        QVERIFY(m_options->heightForWidth(400) > 2 * 96);
        m_options->setMostHeight(0);
        QCOMPARE(m_options->heightForWidth(400), high);
    }

    void columnsFollowCountAndWidth_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("across");
        QTest::newRow("two") << 2 << 700 << 2;
        QTest::newRow("four") << 4 << 700 << 2;
        QTest::newRow("five") << 5 << 700 << 3;
        QTest::newRow("five, narrow") << 5 << 400 << 2;
        QTest::newRow("four, very narrow") << 4 << 300 << 1;
    }
    void columnsFollowCountAndWidth()
    {
        QFETCH(const int, count);
        QFETCH(const int, width);
        QFETCH(const int, across);
        m_options->setOptions(pictures(count), false);
        showAt(width);
        int inFirstLine = 0;
        for (int i = 0; i < count; ++i)
            inFirstLine += m_options->at(i)->y() == 0 ? 1 : 0;
        QCOMPARE(inFirstLine, across);
    }

    /// The corner of a tile shows its picture large, the rest of it chooses; what cannot be chosen yet does neither.
    void cornersEnlarge()
    {
        m_options->setOptions(pictures(2), false);
        showAt(400);
        const QSignalSpy clicked(m_options.get(), &BlindOptions::clicked);
        const QSignalSpy enlarge(m_options.get(), &BlindOptions::enlargeWanted);
        BlindOption *second = m_options->at(1);
        const QPoint corner(second->width() - spacing::small - 4, spacing::small + 4);
        QTest::mouseClick(second, Qt::LeftButton, {}, corner);
        QCOMPARE(enlarge.size() + clicked.size(), 0);
        m_options->setUsable(true);
        QTest::mouseClick(second, Qt::LeftButton, {}, corner);
        QCOMPARE(enlarge.size(), 1);
        QCOMPARE(enlarge.first().first().toInt(), 1);
        QVERIFY(clicked.isEmpty() && !second->isChecked());
        QTest::mouseClick(second, Qt::LeftButton, {}, second->rect().center());
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(enlarge.size(), 1);
        m_options->setChosen(OptionSet::of(0));
        QVERIFY(m_options->at(0)->isChecked() && !second->isChecked());
    }

    void picturesArePaintedAndRead()
    {
        m_options->setOptions({{QString(), QSize(60, 60)}, {QStringLiteral("乙"), QSize(60, 60)}}, false);
        QCOMPARE(m_options->accessibleNames(), (QStringList{QStringLiteral("A: picture"), QStringLiteral("B: 乙")}));
        showAt(400);
        m_options->setPictures({picture(QSize(60, 60), Qt::red), picture(QSize(60, 60), Qt::blue)});
        QVERIFY(!m_options->arePainted());
        const QImage seen = m_options->grab().toImage();
        QVERIFY(m_options->arePainted());
        const auto shows = [&](int option, const QColor &color) {
            const QRect tile = m_options->at(option)->geometry();
            for (int y = tile.top(); y < tile.bottom(); ++y) {
                if (seen.pixelColor(tile.center().x(), y) == color)
                    return true;
            }
            return false;
        };
        QVERIFY(shows(0, Qt::red) && !shows(0, Qt::blue));
        QVERIFY(shows(1, Qt::blue) && !shows(1, Qt::red));
        // The next question has nothing of them.
        m_options->setOptions(pictures(2), false);
        QVERIFY(m_options->arePainted());
        m_options->setOptions({{QStringLiteral("甲")}}, false);
        QVERIFY(!m_options->areTiles());
    }
};

QTEST_MAIN(BlindOptionsTest)
#include "blindoptionstest.moc"
