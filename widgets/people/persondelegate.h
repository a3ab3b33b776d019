// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace yuyi {

/// @brief Draws a person in the list: name and state, roles, assigned work, last activity.
class PersonDelegate final : public QStyledItemDelegate
{
public:
    enum Role { IdRole = Qt::UserRole, RolesRole, LoadRole, BadgeRole, ToneRole };

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace yuyi
