// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/pathfield.h"

#include "widgets/theme/plaintips.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

namespace yuyi {

namespace {

constexpr int besideText = 2; // QLineEdit keeps as much free on both sides of its text

} // namespace

PathField::PathField(QWidget *parent)
    : QLineEdit(parent)
{
}

QRect PathField::textArea() const
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .marginsRemoved(textMargins())
        .adjusted(besideText, 0, -besideText, 0);
}

QString PathField::shownText() const
{
    return fontMetrics().elidedText(text(), Qt::ElideMiddle, textArea().width());
}

void PathField::paintEvent(QPaintEvent *event)
{
    const QString shown = shownText();
    if (hasFocus() || shown == text()) {
        QLineEdit::paintEvent(event);
        return;
    }
    QPainter painter(this);
    QStyleOptionFrame option;
    initStyleOption(&option);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    style()->drawItemText(&painter, textArea(), static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft) | Qt::TextSingleLine, palette(),
                          isEnabled(), shown, QPalette::Text);
}

bool PathField::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        if (shownText() != text())
            showPlainTip(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
        return true;
    }
    return QLineEdit::event(event);
}

} // namespace yuyi
