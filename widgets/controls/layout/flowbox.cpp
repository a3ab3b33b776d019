// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/flowbox.h"

#include "widgets/controls/layout/flowlayout.h"

#include <QEvent>

#include <algorithm>

namespace yuyi {

FlowBox::FlowBox(int horizontal, int vertical, QWidget *parent) : QWidget(parent)
{
    auto *flow = new FlowLayout(this, horizontal, vertical);
    flow->setSizeConstraint(QLayout::SetNoConstraint);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FlowBox::add(QWidget *widget)
{
    layout()->addWidget(widget);
}

void FlowBox::setEven(bool even)
{
    static_cast<FlowLayout *>(layout())->setEven(even);
}

int FlowBox::lineWidth() const
{
    return layout()->sizeHint().width();
}

int FlowBox::leastWidth() const
{
    return layout()->minimumSize().width();
}

int FlowBox::tallest() const
{
    int height = 0;
    for (int i = 0; i < layout()->count(); ++i) {
        const QWidget *widget = layout()->itemAt(i)->widget();
        height = std::max({height, widget->sizeHint().height(), widget->minimumHeight()});
    }
    return height;
}

bool FlowBox::isEmpty() const
{
    for (int i = 0; i < layout()->count(); ++i) {
        if (!layout()->itemAt(i)->isEmpty())
            return false;
    }
    return true;
}

void FlowBox::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool FlowBox::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

void FlowBox::fit()
{
    setMinimumHeight(layout()->heightForWidth(width()));
}

} // namespace yuyi
