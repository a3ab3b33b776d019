// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/plaintips.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTabBar>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>

namespace yuyi {

namespace {

QString headerTip(const QHeaderView &header, const QPoint &point)
{
    const int section = header.logicalIndexAt(point);
    return section < 0 || !header.model() ? QString()
                                          : header.model()->headerData(section, header.orientation(), Qt::ToolTipRole).toString();
}

QString linkTip(const QTextEdit &edit, const QPoint &point)
{
    const QPoint inDocument = point + QPoint(edit.horizontalScrollBar()->value(), edit.verticalScrollBar()->value());
    return edit.document()->documentLayout()->formatAt(inDocument).toCharFormat().toolTip();
}

/// The tip that Qt would show for this place of this widget.
QString tipAt(const QWidget &widget, const QPoint &point)
{
    QString tip;
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        tip = tabs->tabToolTip(tabs->tabAt(point));
    } else if (const auto *menu = qobject_cast<const QMenu *>(&widget)) {
        const QAction *action = menu->toolTipsVisible() ? menu->actionAt(point) : nullptr;
        tip = action ? action->toolTip() : QString();
    } else if (const auto *header = qobject_cast<const QHeaderView *>(widget.parent()); header && header->viewport() == &widget) {
        tip = headerTip(*header, point);
    } else if (const auto *view = qobject_cast<const QAbstractItemView *>(widget.parent()); view && view->viewport() == &widget) {
        tip = view->indexAt(point).data(Qt::ToolTipRole).toString();
    } else if (const auto *edit = qobject_cast<const QTextEdit *>(widget.parent()); edit && edit->viewport() == &widget) {
        tip = linkTip(*edit, point);
    }
    return tip.isEmpty() ? widget.toolTip() : tip;
}

} // namespace

QString plainTip(const QString &text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text;
}

void showPlainTip(const QPoint &point, const QString &text, QWidget *owner)
{
    QToolTip::showText(point, plainTip(text), owner);
}

bool PlainTips::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !watched->isWidgetType())
        return false;
    auto *widget = static_cast<QWidget *>(watched);
    const auto *help = static_cast<const QHelpEvent *>(event);
    const QString tip = tipAt(*widget, help->pos());
    if (!Qt::mightBeRichText(tip))
        return false;
    showPlainTip(help->globalPos(), tip, widget);
    return true;
}

} // namespace yuyi
