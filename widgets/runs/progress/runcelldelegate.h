// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace yuyi {

/// @brief Draws table cells other than plain text: headings of launches, states as badges, shares as bars.
class RunCellDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum class Kind {
        Plain,
        Badge,
        Share
    };

    /// The roles tell where the model provides the heading flag, the tone and the share.
    RunCellDelegate(Kind kind, int headingRole, int toneRole, int shareRole, QObject *parent = nullptr)
        : QStyledItemDelegate(parent), m_kind(kind), m_heading(headingRole), m_tone(toneRole), m_share(shareRole)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Kind m_kind;
    int m_heading;
    int m_tone;
    int m_share;
};

} // namespace yuyi
