// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tables.h"

#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

namespace yuyi {

namespace {

void prepareView(QAbstractItemView *view, bool framed)
{
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setTabKeyNavigation(false);
    setStyleProperty(view, "framed", framed);
}

void prepareHeader(QHeaderView *header)
{
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
}

} // namespace

void prepareTable(QTableView *table, bool framed)
{
    prepareView(table, framed);
    prepareHeader(table->horizontalHeader());
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setCornerButtonEnabled(false);
    QHeaderView *rows = table->verticalHeader();
    rows->hide();
    const int height = QFontMetrics(Theme::of(table).font(TextRole::Body)).height() + 2 * spacing::small;
    rows->setMinimumSectionSize(height);
    rows->setDefaultSectionSize(height);
    // The font scale may change while the table is open.
    QObject::connect(&Theme::of(table), &Theme::changed, table, [table] {
        const int now = QFontMetrics(Theme::of(table).font(TextRole::Body)).height() + 2 * spacing::small;
        table->verticalHeader()->setMinimumSectionSize(now);
        table->verticalHeader()->setDefaultSectionSize(now);
    });
}

void prepareTree(QTreeView *tree, bool framed)
{
    prepareView(tree, framed);
    prepareHeader(tree->header());
    tree->setUniformRowHeights(true);
}

} // namespace yuyi
