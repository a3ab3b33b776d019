// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/window/sheet.h"

#include "widgets/shell/commands/keyfilter.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace yuyi {

Sheet::Sheet(QWidget *window) : Overlay(window, Anchor::Fill)
{
    setFocusPolicy(Qt::StrongFocus);
    KeyFilter::letOwnKeys(this);
}

void Sheet::open()
{
    if (isVisible())
        return;
    m_before = QApplication::focusWidget();
    show();
    firstFocus()->setFocus(Qt::OtherFocusReason);
}

void Sheet::closeSheet()
{
    if (!isVisible())
        return;
    hide();
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    Q_EMIT closed();
}

void Sheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::of(this).tokens().shade);
}

void Sheet::mousePressEvent(QMouseEvent *event)
{
    if (!panel()->geometry().contains(event->position().toPoint()))
        closeSheet();
}

void Sheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        closeSheet();
    event->accept();
}

bool Sheet::focusNextPrevChild(bool next)
{
    // The focus stays in the sheet.
    QWidget *widget = QApplication::focusWidget();
    QWidget *start = widget && isAncestorOf(widget) ? widget : this;
    for (QWidget *at = next ? start->nextInFocusChain() : start->previousInFocusChain(); at != start;
         at = next ? at->nextInFocusChain() : at->previousInFocusChain()) {
        if (at != this && isAncestorOf(at) && at->isVisible() && at->isEnabled() && (at->focusPolicy() & Qt::TabFocus)) {
            at->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    }
    return true;
}

} // namespace yuyi
