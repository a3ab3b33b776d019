// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QPoint;
class QWidget;

namespace yuyi {

/// @brief Prepares a text for QToolTip so it is shown literally. Qt interprets a tip that looks like markup, and markup can open
/// files; tips often repeat texts from models, servers or files.
QString plainTip(const QString &text);

/// @brief Shows a tool tip; all widgets that show their tips themselves must use it. An empty text hides the tip.
void showPlainTip(const QPoint &point, const QString &text, QWidget *owner);

/// @brief Filters the tool tips of the whole application: those of widgets, items, headers, tabs, menus and texts. It shows only
/// tips that Qt would interpret as markup; Qt shows all others.
class PlainTips final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace yuyi
