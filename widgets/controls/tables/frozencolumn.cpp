// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tables/frozencolumn.h"

#include "widgets/controls/tables/tables.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace yuyi {

FrozenColumn::FrozenColumn(QTableView *table) : QTableView(table), m_table(table)
{
    setObjectName(QStringLiteral("frozenColumn"));
    prepareTable(this, false);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(table->verticalScrollMode());
    setSelectionBehavior(table->selectionBehavior());
    setSelectionMode(table->selectionMode());
    setMouseTracking(table->hasMouseTracking());
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setMinimumSectionSize(1);
    setModel(table->model());
    setSelectionModel(table->selectionModel());
    setItemDelegate(table->itemDelegate());
    if (QAbstractItemDelegate *names = table->itemDelegateForColumn(0))
        setItemDelegateForColumn(0, names);
    // Readers hear the table, which has this column too.
    setAccessibleName(QString());
    connectParts();
    takeRows();
    hide();
    place();
}

void FrozenColumn::connectParts()
{
    m_table->installEventFilter(this);
    QHeaderView *head = m_table->horizontalHeader();
    const auto again = [this] { place(); };
    connect(m_table->horizontalScrollBar(), &QScrollBar::valueChanged, this, again);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_table->verticalScrollBar(), &QScrollBar::setValue);
    connect(head, &QHeaderView::sectionResized, this, again);
    connect(head, &QHeaderView::geometriesChanged, this, again);
    connect(head, &QHeaderView::sortIndicatorChanged, this, again, Qt::QueuedConnection);
    connect(m_table->verticalHeader(), &QHeaderView::sectionResized, this, [this](int row, int, int height) {
        if (row < verticalHeader()->count())
            setRowHeight(row, height);
    });
    const auto rows = [this] {
        takeRows();
        place();
    };
    connect(model(), &QAbstractItemModel::modelReset, this, rows, Qt::QueuedConnection);
    connect(model(), &QAbstractItemModel::rowsInserted, this, rows, Qt::QueuedConnection);
    connect(model(), &QAbstractItemModel::columnsInserted, this, rows, Qt::QueuedConnection);
    connect(
        selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { uncover(); }, Qt::QueuedConnection);
    // What is done here is done to the table.
    connect(horizontalHeader(), &QHeaderView::sectionClicked, head, &QHeaderView::sectionClicked);
    connect(this, &QAbstractItemView::clicked, m_table, &QAbstractItemView::clicked);
    connect(this, &QAbstractItemView::doubleClicked, m_table, &QAbstractItemView::doubleClicked);
    connect(this, &QAbstractItemView::activated, m_table, &QAbstractItemView::activated);
    connect(&Theme::of(this), &Theme::changed, this, rows, Qt::QueuedConnection);
}

void FrozenColumn::takeRows()
{
    for (int row = 0; row < model()->rowCount(); ++row) {
        setRowHeight(row, m_table->rowHeight(row));
        setRowHidden(row, m_table->isRowHidden(row));
    }
}

void FrozenColumn::setColumns(int count)
{
    m_columns = count;
    place();
}

void FrozenColumn::place()
{
    const QHeaderView *head = m_table->horizontalHeader();
    const bool scrolled = model()->columnCount() > m_columns && head->sectionViewportPosition(0) < 0;
    setVisible(scrolled);
    if (!scrolled)
        return;
    int wide = 0;
    for (int column = 0; column < model()->columnCount(); ++column) {
        setColumnHidden(column, column >= m_columns);
        if (column >= m_columns)
            continue;
        setColumnWidth(column, m_table->columnWidth(column));
        wide += m_table->columnWidth(column);
    }
    horizontalHeader()->setVisible(!head->isHidden());
    horizontalHeader()->setFixedHeight(head->height());
    horizontalHeader()->setSectionsClickable(head->sectionsClickable());
    horizontalHeader()->setSortIndicatorShown(head->isSortIndicatorShown() && head->sortIndicatorSection() == 0);
    horizontalHeader()->setSortIndicator(head->sortIndicatorSection(), head->sortIndicatorOrder());
    const QRect view = m_table->viewport()->geometry();
    const int top = head->isHidden() ? view.top() : head->geometry().top();
    setGeometry(view.left(), top, std::min(wide, view.width()), view.bottom() + 1 - top);
    updateGeometries();
    verticalScrollBar()->setValue(m_table->verticalScrollBar()->value());
    raise();
}

void FrozenColumn::uncover()
{
    const QModelIndex current = m_table->currentIndex();
    if (!isVisible() || current.column() < m_columns)
        return;
    const int covered = width() - m_table->columnViewportPosition(current.column());
    if (covered > 0)
        m_table->horizontalScrollBar()->setValue(m_table->horizontalScrollBar()->value() - covered);
}

void FrozenColumn::mousePressEvent(QMouseEvent *event)
{
    // The table would scroll to the cell that is chosen, and this column be gone.
    const int kept = m_table->horizontalScrollBar()->value();
    m_table->setFocus(Qt::MouseFocusReason);
    QTableView::mousePressEvent(event);
    m_table->horizontalScrollBar()->setValue(kept);
}

void FrozenColumn::wheelEvent(QWheelEvent *event)
{
    QCoreApplication::sendEvent(m_table->viewport(), event);
}

void FrozenColumn::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    painter.fillRect(viewport()->width() - 1, 0, 1, viewport()->height(), Theme::of(this).tokens().line);
}

bool FrozenColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table) {
        switch (event->type()) {
        case QEvent::Resize:
        case QEvent::LayoutRequest:
        case QEvent::StyleChange:
        case QEvent::Show:
            QMetaObject::invokeMethod(
                this, [this] { place(); }, Qt::QueuedConnection);
            break;
        default: break;
        }
    }
    return QTableView::eventFilter(watched, event);
}

} // namespace yuyi
