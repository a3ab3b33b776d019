// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace yuyi {

/// @brief Draws an entry of a list: its name with a badge at the right, and two lines of details below it.
class EntryDelegate final : public QStyledItemDelegate
{
public:
    enum Role {
        IdRole = Qt::UserRole,
        FirstLineRole,
        SecondLineRole,
        BadgeRole,
        ToneRole
    };
    /// What becomes of a detail that is longer than the list is wide: it takes as many lines as it needs, or loses its middle.
    enum class Details {
        Wrapped,
        Elided
    };

    EntryDelegate(Details details, QObject *parent) : QStyledItemDelegate(parent), m_details(details) {}
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Paints the ground of an entry that is selected or under the pointer, and returns the entry's area.
    static QRect paintGround(QPainter *painter, const QStyleOptionViewItem &option);

private:
    int heightOf(const QFontMetrics &metrics, const QString &detail, int width) const;

    Details m_details;
};

} // namespace yuyi
