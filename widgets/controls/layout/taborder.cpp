// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/layout/taborder.h"

#include <QLayout>
#include <QList>
#include <QScrollArea>
#include <QWidget>

namespace yuyi {

namespace {

void addTabStops(QLayout *layout, QList<QWidget *> &stops);

void addTabStops(QWidget *widget, QList<QWidget *> &stops)
{
    if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy())
        stops.append(widget);
    if (const auto *scroll = qobject_cast<QScrollArea *>(widget)) {
        if (scroll->widget())
            addTabStops(scroll->widget(), stops);
    } else if (widget->layout()) {
        addTabStops(widget->layout(), stops);
    }
}

void addTabStops(QLayout *layout, QList<QWidget *> &stops)
{
    for (int i = 0; i < layout->count(); ++i) {
        QLayoutItem *item = layout->itemAt(i);
        if (item->widget())
            addTabStops(item->widget(), stops);
        else if (item->layout())
            addTabStops(item->layout(), stops);
    }
}

} // namespace

void tabInLayoutOrder(QWidget *area)
{
    QList<QWidget *> stops;
    addTabStops(area, stops);
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

} // namespace yuyi
