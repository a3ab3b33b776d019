// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace yuyi {

/// @brief Draws an endpoint in the list: its name, model and server, and a badge if it needs attention.
class EndpointDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, ModelRole, ServerRole, BadgeRole, ToneRole };
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace yuyi
