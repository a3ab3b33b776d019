// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/panelfinder.h"

#include "tests/support/drawnpuzzle.h"

#include <QTest>

using namespace yuyi;

/// Where the panels of a puzzle are found.
class PanelFinderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void panelsOfEveryConfigurationAreFound_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("blank");
        QTest::addColumn<int>("side");
        QTest::newRow("sequence") << 6 << 1 << true << 90;
        QTest::newRow("two rows") << 3 << 2 << true << 90;
        QTest::newRow("matrix") << 3 << 3 << true << 90;
        QTest::newRow("group") << 3 << 1 << true << 90;
        QTest::newRow("solid") << 1 << 1 << false << 160;
    }
    void panelsOfEveryConfigurationAreFound()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const bool, blank);
        QFETCH(const int, side);
        const drawn::Puzzle puzzle = drawn::puzzle(columns, rows, 4, blank, side);
        const QList<QRect> found = proposedPanels(puzzle.whole);
        QCOMPARE(found, puzzle.areas);
        QCOMPARE(proposedRoles(puzzle.whole, found), puzzle.roles);
    }

    void theBorderOfThePictureIsNoPanel()
    {
        const drawn::Puzzle puzzle = drawn::puzzle(3, 1, 4, true);
        QImage bordered(puzzle.whole.size() + QSize(40, 40), QImage::Format_RGB32);
        bordered.fill(Qt::white);
        QPainter painter(&bordered);
        painter.fillRect(QRect(4, 4, bordered.width() - 8, bordered.height() - 8), Qt::black);
        painter.fillRect(QRect(7, 7, bordered.width() - 14, bordered.height() - 14), Qt::white);
        painter.drawImage(20, 20, puzzle.whole);
        painter.end();
        QList<QRect> wanted = puzzle.areas;
        for (QRect &area : wanted)
            area.translate(20, 20);
        QCOMPARE(proposedPanels(bordered), wanted);
    }

    void panelsWithoutFramesAreBlocksOfInk()
    {
        QImage whole(600, 500, QImage::Format_RGB32);
        whole.fill(Qt::white);
        QPainter painter(&whole);
        QList<QRect> wanted;
        for (int i = 0; i < 3; ++i)
            wanted.append(QRect(30 + i * 190, 60, 100 + i, 90));
        for (int i = 0; i < 2; ++i)
            wanted.append(QRect(90 + i * 220, 300 + 5 * i, 120, 110));
        for (const QRect &area : std::as_const(wanted))
            painter.fillRect(area, QColor(120, 60, 40));
        painter.fillRect(140, 450, 10, 20, Qt::black); // a label
        painter.end();
        QCOMPARE(proposedPanels(whole), wanted);
        QCOMPARE(proposedRoles(whole, wanted),
                 QList<PartRole>({PartRole::Context, PartRole::Context, PartRole::Context, PartRole::Choice, PartRole::Choice}));
    }

    void whatIsNoPuzzleHasNoPanels()
    {
        QCOMPARE(proposedPanels(QImage()), QList<QRect>());
        QImage plain(300, 200, QImage::Format_RGB32);
        plain.fill(Qt::white);
        QCOMPARE(proposedPanels(plain), QList<QRect>());
        plain.fill(QColor(90, 80, 70)); // a photograph
        QCOMPARE(proposedPanels(plain), QList<QRect>());
        QCOMPARE(proposedPanels(drawn::puzzle(4, 3, 4, true).whole), QList<QRect>()); // 16
    }
};

QTEST_GUILESS_MAIN(PanelFinderTest)
#include "panelfindertest.moc"
