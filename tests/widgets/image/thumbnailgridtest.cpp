// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/thumbnailgrid.h"
#include "widgets/image/quickview.h"
#include "widgets/image/thumbnaildelegate.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QAbstractItemModelTester>
#include <QAbstractListModel>
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace yuyi;

namespace {

/// Counts which rows are asked for.
class Pictures final : public QAbstractListModel
{
public:
    explicit Pictures(int count) : m_count(count) {}

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_count; }

    QVariant data(const QModelIndex &index, int role) const override
    {
        asked.insert(index.row());
        switch (role) {
        case thumbnailroles::Thumbnail: return picture;
        case thumbnailroles::Caption: return QStringLiteral("row %1").arg(index.row());
        case thumbnailroles::Badges: return QVariant::fromValue(ThumbnailBadges{{QStringLiteral("ok"), static_cast<int>(Tone::Good)}});
        case thumbnailroles::Failed: return failed;
        default: return {};
        }
    }

    void remove(int from, int count)
    {
        beginRemoveRows({}, from, from + count - 1);
        m_count -= count;
        endRemoveRows();
    }

    void append(int count)
    {
        beginInsertRows({}, m_count, m_count + count - 1);
        m_count += count;
        endInsertRows();
    }

    mutable QSet<int> asked;
    QImage picture;
    bool failed = false;

private:
    int m_count;
};

} // namespace

class ThumbnailGridTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void asksOnlyForWhatIsSeen();
    void everyRowHasItsPlace();
    void arrowsWalk();
    void shiftSelectsInReadingOrder();
    void ctrlATakesAll();
    void bandSelects();
    void spaceOpensTheQuickView();
    void lettersGoToThePage();
    void zoomKeepsTheCurrent();
    void zoomHasLimits();
    void resizeKeepsThePosition();
    void followsItsModel();
    void picturesAreNeverCropped();
    void quickViewWalks();
    void quickViewDropsLateAnswers();
    void quickViewGivesTheFocusBack();
};

void ThumbnailGridTest::init()
{
    Theme().apply(*qApp);
}

void ThumbnailGridTest::asksOnlyForWhatIsSeen()
{
    Pictures model(100000);
    ThumbnailGrid grid;
    grid.resize(900, 600);
    grid.setModel(&model);
    grid.show();
    grid.grab();
    const auto [first, last] = grid.visibleRows();
    QCOMPARE(first, 0);
    QVERIFY(last < 40);
    QVERIFY2(model.asked.size() <= last + 1, qPrintable(QString::number(model.asked.size())));
    model.asked.clear();
    grid.scrollTo(model.index(99999, 0));
    grid.grab();
    QVERIFY(!model.asked.isEmpty());
    QVERIFY(model.asked.size() < 40);
    QVERIFY(model.asked.contains(99999));
    model.asked.clear();
    grid.selectAll();
    grid.setThumbnailSize(96);
    grid.grab();
    QVERIFY(model.asked.size() < 120);
    QCOMPARE(grid.selectedRows().size(), 100000);
}

void ThumbnailGridTest::everyRowHasItsPlace()
{
    Pictures model(1000);
    ThumbnailGrid grid;
    grid.resize(700, 500);
    grid.setModel(&model);
    grid.show();
    QVERIFY(grid.columns() >= 3);
    for (int row = 0; row <= grid.visibleRows().second; ++row) {
        const QRect rect = grid.visualRect(model.index(row, 0));
        QCOMPARE(grid.indexAt(rect.center()).row(), row);
        QVERIFY(rect.right() <= grid.viewport()->width());
    }
    QVERIFY(!grid.indexAt(QPoint(-5, 10)).isValid());
    Pictures few(2);
    grid.setModel(&few);
    QVERIFY(!grid.indexAt(QPoint(10, 450)).isValid());
}

void ThumbnailGridTest::arrowsWalk()
{
    Pictures model(100);
    ThumbnailGrid grid;
    grid.resize(700, 500);
    grid.setModel(&model);
    grid.show();
    const int columns = grid.columns();
    QSignalSpy moved(&grid, &ThumbnailGrid::currentRowChanged);
    grid.setCurrentIndex(model.index(0, 0));
    QTest::keyClick(&grid, Qt::Key_Right);
    QCOMPARE(grid.currentIndex().row(), 1);
    QTest::keyClick(&grid, Qt::Key_Down);
    QCOMPARE(grid.currentIndex().row(), 1 + columns);
    QTest::keyClick(&grid, Qt::Key_Up);
    QTest::keyClick(&grid, Qt::Key_Up);
    QCOMPARE(grid.currentIndex().row(), 1);
    QTest::keyClick(&grid, Qt::Key_End);
    QCOMPARE(grid.currentIndex().row(), 99);
    QVERIFY(grid.viewport()->rect().contains(grid.visualRect(grid.currentIndex())));
    QTest::keyClick(&grid, Qt::Key_Down);
    QCOMPARE(grid.currentIndex().row(), 99);
    QTest::keyClick(&grid, Qt::Key_Home);
    QCOMPARE(grid.currentIndex().row(), 0);
    QTest::keyClick(&grid, Qt::Key_Left);
    QCOMPARE(grid.currentIndex().row(), 0);
    QTest::keyClick(&grid, Qt::Key_PageDown);
    QVERIFY(grid.currentIndex().row() >= columns);
    QCOMPARE(moved.last().first().toInt(), grid.currentIndex().row());
}

void ThumbnailGridTest::shiftSelectsInReadingOrder()
{
    Pictures model(100);
    ThumbnailGrid grid;
    grid.resize(700, 700);
    grid.setModel(&model);
    grid.show();
    const int columns = grid.columns();
    const auto click = [&](int row, Qt::KeyboardModifiers modifiers) {
        QTest::mouseClick(grid.viewport(), Qt::LeftButton, modifiers, grid.visualRect(model.index(row, 0)).center());
    };
    QSignalSpy counted(&grid, &ThumbnailGrid::selectedCountChanged);
    // From the end of the first line to the start of the second: two neighbours, not a rectangle of lines.
    click(columns - 1, Qt::NoModifier);
    click(columns, Qt::ShiftModifier);
    QCOMPARE(grid.selectedRows(), (QList<int>{columns - 1, columns}));
    QCOMPARE(counted.last().first().toInt(), 2);
    // Backwards as well.
    click(columns + 1, Qt::NoModifier);
    click(columns - 1, Qt::ShiftModifier);
    QCOMPARE(grid.selectedRows(), (QList<int>{columns - 1, columns, columns + 1}));
    click(0, Qt::ControlModifier);
    QCOMPARE(grid.selectedRows().size(), 4);
    grid.clearSelection();
    grid.setCurrentIndex(model.index(0, 0));
    QTest::keyClick(&grid, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&grid, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(grid.selectedRows(), (QList<int>{0, 1, 2}));
}

void ThumbnailGridTest::ctrlATakesAll()
{
    Pictures model(5000);
    ThumbnailGrid grid;
    grid.setModel(&model);
    grid.show();
    QTest::keyClick(&grid, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(grid.selectedRows().size(), 5000);
}

void ThumbnailGridTest::bandSelects()
{
    Pictures model(6);
    ThumbnailGrid grid;
    grid.resize(900, 700);
    grid.setModel(&model);
    grid.show();
    const int columns = grid.columns();
    QVERIFY(columns >= 3);
    const QPoint from = grid.visualRect(model.index(1, 0)).center();
    const QPoint to = grid.visualRect(model.index(2, 0)).center();
    // A drag needs buttons held while moving.
    QTest::mousePress(grid.viewport(), Qt::LeftButton, {}, from);
    QMouseEvent step(QEvent::MouseMove, QPointF(from + QPoint(15, 5)), grid.viewport()->mapToGlobal(QPointF(from)),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(grid.viewport(), &step);
    QMouseEvent move(QEvent::MouseMove, QPointF(to), grid.viewport()->mapToGlobal(QPointF(to)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(grid.viewport(), &move);
    QTest::mouseRelease(grid.viewport(), Qt::LeftButton, {}, to);
    QCOMPARE(grid.selectedRows(), (QList<int>{1, 2}));
}

void ThumbnailGridTest::spaceOpensTheQuickView()
{
    Pictures model(10);
    ThumbnailGrid grid;
    grid.setModel(&model);
    grid.show();
    QSignalSpy quick(&grid, &ThumbnailGrid::quickView);
    QTest::keyClick(&grid, Qt::Key_Space);
    QCOMPARE(quick.count(), 0);
    grid.setCurrentIndex(model.index(3, 0));
    QTest::keyClick(&grid, Qt::Key_Space);
    QCOMPARE(quick.count(), 1);
    QCOMPARE(quick[0][0].toModelIndex().row(), 3);
    QSignalSpy activated(&grid, &QAbstractItemView::activated);
    QTest::keyClick(&grid, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
}

void ThumbnailGridTest::lettersGoToThePage()
{
    Pictures model(10);
    ThumbnailGrid grid;
    grid.setModel(&model);
    grid.show();
    grid.setCurrentIndex(model.index(0, 0));
    QKeyEvent key(QEvent::KeyPress, Qt::Key_D, Qt::NoModifier, QStringLiteral("d"));
    QApplication::sendEvent(&grid, &key);
    QVERIFY(!key.isAccepted());
}

void ThumbnailGridTest::zoomKeepsTheCurrent()
{
    Pictures model(5000);
    ThumbnailGrid grid;
    grid.resize(900, 600);
    grid.setModel(&model);
    grid.show();
    grid.setCurrentIndex(model.index(2500, 0));
    grid.scrollTo(grid.currentIndex(), QAbstractItemView::PositionAtCenter);
    for (const int size : {96, 320, 200}) {
        grid.setThumbnailSize(size);
        QVERIFY(grid.viewport()->rect().intersects(grid.visualRect(grid.currentIndex())));
    }
}

void ThumbnailGridTest::zoomHasLimits()
{
    ThumbnailGrid grid;
    QSignalSpy changed(&grid, &ThumbnailGrid::thumbnailSizeChanged);
    grid.setThumbnailSize(5000);
    QCOMPARE(grid.thumbnailSize(), 320);
    grid.setThumbnailSize(1);
    QCOMPARE(grid.thumbnailSize(), 96);
    QCOMPARE(changed.count(), 2);
    QWheelEvent wheel({10, 10}, {10, 10}, {}, {0, 120}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(grid.viewport(), &wheel);
    QVERIFY(grid.thumbnailSize() > 96);
}

void ThumbnailGridTest::resizeKeepsThePosition()
{
    Pictures model(5000);
    ThumbnailGrid grid;
    grid.resize(900, 600);
    grid.setModel(&model);
    grid.show();
    grid.setCurrentIndex(model.index(2500, 0));
    grid.scrollTo(grid.currentIndex(), QAbstractItemView::PositionAtCenter);
    grid.resize(500, 600);
    QTRY_VERIFY(grid.viewport()->rect().intersects(grid.visualRect(grid.currentIndex())));
}

void ThumbnailGridTest::followsItsModel()
{
    Pictures model(500);
    QAbstractItemModelTester tester(&model);
    ThumbnailGrid grid;
    grid.resize(700, 500);
    grid.setModel(&model);
    grid.show();
    const int before = grid.verticalScrollBar()->maximum();
    model.append(500);
    QTRY_VERIFY(grid.verticalScrollBar()->maximum() > before);
    grid.setCurrentIndex(model.index(999, 0));
    model.remove(100, 900);
    QTRY_VERIFY(grid.verticalScrollBar()->maximum() < before);
    QVERIFY(grid.visibleRows().second < 100);
    grid.grab();
    model.remove(0, 100);
    grid.setEmptyText(QStringLiteral("Nothing here"));
    grid.grab();
    QCOMPARE(grid.visibleRows().first, -1);
}

void ThumbnailGridTest::picturesAreNeverCropped()
{
    Pictures model(1);
    // A thin red frame around a white picture: all four sides must be seen.
    for (const QSize size : {QSize(300, 60), QSize(60, 300), QSize(200, 200), QSize(6, 4)}) {
        model.picture = QImage(size, QImage::Format_RGB32);
        model.picture.fill(Qt::red);
        ThumbnailDelegate delegate;
        delegate.setThumbnailSize(200);
        const QSize cell = delegate.cellSize();
        QImage canvas(cell, QImage::Format_RGB32);
        canvas.fill(Qt::white);
        QPainter p(&canvas);
        QStyleOptionViewItem option;
        option.rect = QRect(QPoint(0, 0), cell);
        delegate.paint(&p, option, model.index(0, 0));
        p.end();
        QRect red;
        for (int y = 0; y < cell.height(); ++y) {
            for (int x = 0; x < cell.width(); ++x) {
                if (canvas.pixelColor(x, y) == QColor(Qt::red))
                    red |= QRect(x, y, 1, 1);
            }
        }
        QVERIFY(!red.isEmpty());
        const double wanted = static_cast<double>(size.width()) / size.height();
        const double got = static_cast<double>(red.width()) / red.height();
        QVERIFY2(qAbs(got / wanted - 1) < 0.06, qPrintable(QStringLiteral("%1 %2").arg(wanted).arg(got)));
        QVERIFY(red.width() <= qMax(200, 2 * size.width()));
    }
}

void ThumbnailGridTest::quickViewWalks()
{
    Pictures model(3);
    model.picture = QImage(20, 20, QImage::Format_RGB32);
    QWidget window;
    window.resize(800, 600);
    window.show();
    QuickView quick(&window);
    QSignalSpy wanted(&quick, &QuickView::pictureWanted);
    QSignalSpy walked(&quick, &QuickView::currentChanged);
    quick.open(model.index(1, 0));
    QVERIFY(quick.isVisible());
    QCOMPARE(quick.geometry(), window.rect());
    QTest::keyClick(&quick, Qt::Key_Right);
    QTest::keyClick(&quick, Qt::Key_Right);
    QCOMPARE(quick.current().row(), 2);
    QTest::keyClick(&quick, Qt::Key_K);
    QTest::keyClick(&quick, Qt::Key_Left);
    QTest::keyClick(&quick, Qt::Key_Left);
    QCOMPARE(quick.current().row(), 0);
    QCOMPARE(wanted.count(), 4);
    QCOMPARE(walked.count(), 3);
    QTest::keyClick(&quick, Qt::Key_Space);
    QVERIFY(!quick.isVisible());
}

void ThumbnailGridTest::quickViewDropsLateAnswers()
{
    Pictures model(3);
    QWidget window;
    window.resize(400, 400);
    window.show();
    QuickView quick(&window);
    quick.open(model.index(0, 0));
    QTest::keyClick(&quick, Qt::Key_Right);
    QImage late(50, 50, QImage::Format_RGB32);
    late.fill(Qt::red);
    quick.setImage(model.index(0, 0), late);
    const QPoint middle(200, 180);
    QVERIFY(quick.grab().toImage().pixelColor(middle) != QColor(Qt::red));
    quick.setImage(model.index(1, 0), late);
    QCOMPARE(quick.grab().toImage().pixelColor(middle), QColor(Qt::red));
}

void ThumbnailGridTest::quickViewGivesTheFocusBack()
{
    Pictures model(3);
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *grid = new ThumbnailGrid;
    grid->setModel(&model);
    column->addWidget(grid);
    QuickView quick(&window);
    window.show();
    window.activateWindow();
    grid->setFocus();
    QTRY_VERIFY(grid->hasFocus());
    quick.open(model.index(0, 0));
    QTRY_VERIFY(quick.hasFocus());
    QTest::keyClick(&quick, Qt::Key_Escape);
    QTRY_VERIFY(grid->hasFocus());
}

QTEST_MAIN(ThumbnailGridTest)
#include "thumbnailgridtest.moc"
