// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/splitview.h"

#include "widgets/theme/tokens.h"

namespace yuyi {

SplitView::SplitView(Qt::Orientation orientation, QWidget *parent) : QSplitter(orientation, parent)
{
    setChildrenCollapsible(false);
    setHandleWidth(spacing::medium);
    setOpaqueResize(true);
}

void SplitView::addPart(QWidget *widget, int stretch)
{
    addWidget(widget);
    setStretchFactor(count() - 1, stretch);
}

} // namespace yuyi
