// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QPoint;
class QWidget;

namespace yuyi {

/// @brief What is handed to QToolTip so that `text` is shown as it is. Qt reads a tip that looks like markup as markup, and
/// markup opens files; a tip often repeats what a model, a server or a file said.
QString plainTip(const QString &text);

/// @brief The one way to a tip of a widget that shows its tips itself. An empty text hides it.
void showPlainTip(const QPoint &place, const QString &text, QWidget *owner);

/// @brief Watches over the tips of the whole application: those of widgets, items, headers, tabs, menus and texts. Only a tip
/// that Qt would read as markup is shown from here, every other by Qt itself.
class PlainTips final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace yuyi
