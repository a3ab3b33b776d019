// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/table.h"

#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QTableWidget>

namespace yuyi {

namespace {
constexpr int narrowest = 96;   // a heading is never cut
}

QTableWidget *makeTable(int columns, QWidget *parent, int wideColumn)
{
    auto *table = new QTableWidget(0, columns, parent);
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setTabKeyNavigation(false);
    QHeaderView *header = table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setHighlightSections(false);
    header->setMinimumSectionSize(Theme::of(parent).px(narrowest));
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(wideColumn < 0 ? columns - 1 : wideColumn, QHeaderView::Stretch);
    return table;
}

} // namespace yuyi
