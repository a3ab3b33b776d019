// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/pageframe.h"

#include "widgets/controls/banner.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/pageheader.h"
#include "widgets/theme/theme.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace yuyi {

void PageFrame::build(QWidget *page, QWidget *work)
{
    if (!header)
        header = new PageHeader(page);
    stack = new QStackedWidget(page);
    empty = new EmptyState(stack);
    stack->addWidget(work);
    stack->addWidget(empty);
    banner = new Banner(stack);
    banner->hide();
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::medium);
    column->addWidget(header);
    column->addWidget(stack, 1);
}

void PageFrame::showWork() const
{
    stack->setCurrentIndex(0);
}

void PageFrame::showEmpty() const
{
    stack->setCurrentWidget(empty);
    empty->clearButtons();
}

} // namespace yuyi
