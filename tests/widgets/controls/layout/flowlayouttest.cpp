// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/flowlayout.h"

#include <QList>
#include <QTest>
#include <QWidget>

using namespace yuyi;

/// Widgets in lines like words.
class FlowLayoutTest final : public QObject
{
    Q_OBJECT

    /// How many of the widgets of the given widths come on each line of 400 pixels.
    static QList<int> lines(const QList<int> &widths, bool even)
    {
        QWidget box;
        auto *flow = new FlowLayout(&box, 10, 10);
        flow->setEven(even);
        QList<QWidget *> widgets;
        for (const int width : widths) {
            auto *widget = new QWidget(&box);
            widget->setFixedSize(width, 20);
            flow->addWidget(widget);
            widgets.append(widget);
        }
        flow->setGeometry(QRect(0, 0, 400, flow->heightForWidth(400)));
        QList<int> counts;
        int top = -1;
        for (const QWidget *widget : widgets) {
            if (widget->y() != top)
                counts.append(0);
            top = widget->y();
            ++counts.last();
        }
        return counts;
    }

private Q_SLOTS:
    /// Nothing stands alone on a line if another division needs no more lines.
    void evenLinesLeaveNobodyAlone()
    {
        const QList<int> five{100, 90, 90, 80, 120};
        QCOMPARE(lines(five, false), (QList<int>{4, 1}));
        QCOMPARE(lines(five, true), (QList<int>{3, 2}));
        QCOMPARE(lines({100, 100, 100}, true), (QList<int>{3}));
        QCOMPARE(lines({390, 50, 390}, true), (QList<int>{1, 1, 1}));
        QCOMPARE(lines({500, 50}, true), (QList<int>{1, 1})); // wider than the room
    }

    /// Cards fill their lines with one width and the same gaps, whatever their number and the room.
    void filledLinesHaveNoHole_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("room");
        QTest::addColumn<int>("columns");
        QTest::newRow("one line") << 3 << 1000 << 3;
        QTest::newRow("six, four would fit") << 6 << 1000 << 3;
        QTest::newRow("five, four would fit") << 5 << 1000 << 3;
        QTest::newRow("five, two fit") << 5 << 560 << 2;
        QTest::newRow("less room than one needs") << 2 << 150 << 1;
    }
    void filledLinesHaveNoHole()
    {
        QFETCH(const int, count);
        QFETCH(const int, room);
        QFETCH(const int, columns);
        QWidget box;
        auto *flow = new FlowLayout(&box, 10, 10);
        flow->setFilling(true);
        QList<QWidget *> cards;
        for (int i = 0; i < count; ++i) {
            auto *card = new QWidget(&box);
            card->setMinimumSize(236, 50);
            flow->addWidget(card);
            cards.append(card);
        }
        const int lines = (count + columns - 1) / columns;
        QCOMPARE(flow->heightForWidth(room), lines * 50 + (lines - 1) * 10);
        flow->setGeometry(QRect(0, 0, room, flow->heightForWidth(room)));
        for (int i = 0; i < count; ++i) {
            const QRect card = flow->itemAt(i)->geometry();
            QCOMPARE(card.top(), i / columns * 60);
            if (i % columns > 0)
                QCOMPARE(card.left() - flow->itemAt(i - 1)->geometry().right() - 1, 10);
            else
                QCOMPARE(card.left(), 0);
            if (i % columns == columns - 1 && room >= 236)
                QCOMPARE(card.right() + 1, room);
        }
    }
};

QTEST_MAIN(FlowLayoutTest)
#include "flowlayouttest.moc"
