// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/arrangedpage.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace yuyi {

void ArrangedPage::placeAboveMiddle(QWidget *column, int widest) const
{
    const int wide = std::min(width() - 2 * spacing::large, Theme::of(this).px(widest));
    column->layout()->activate();
    const int high = std::max(column->layout()->totalHeightForWidth(wide), 0);
    column->setGeometry((width() - wide) / 2, std::max(spacing::large, (height() - high) * 2 / 5), wide, high);
}

void ArrangedPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ArrangedPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::StyleChange)
        arrange();
}

} // namespace yuyi
