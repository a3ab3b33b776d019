// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QStyledItemDelegate>

namespace yuyi {

/// Paints a cell's text as a badge, in the tone under ToneRole (a Tone as int; neutral if missing).
class BadgeDelegate final : public QStyledItemDelegate
{
public:
    enum Role {
        ToneRole = Qt::UserRole + 90
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace yuyi
