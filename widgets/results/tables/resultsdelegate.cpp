// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/tables/resultsdelegate.h"

#include "widgets/results/tables/resultstablemodel.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace yuyi {

namespace {
constexpr int side = 8;  // pixels left and right of what stands in a cell
constexpr int above = 5; // pixels above and below its two lines
} // namespace

int ResultsDelegate::rowHeight() const
{
    const Theme &theme = Theme::current();
    return QFontMetrics(theme.font(TextRole::Body)).height() + QFontMetrics(theme.font(TextRole::Small)).height() + 2 * above;
}

int ResultsDelegate::sectionHeight() const
{
    return QFontMetrics(Theme::current().font(TextRole::Small)).height() + 2 * above;
}

int ResultsDelegate::lowHeight() const
{
    return QFontMetrics(Theme::current().font(TextRole::Body)).height() + 2 * above;
}

int ResultsDelegate::figureWidth(bool withCounts) const
{
    const Theme &theme = Theme::current();
    const QFontMetrics body(theme.font(TextRole::Body));
    const QFontMetrics small(theme.font(TextRole::Small));
    // "n 1,234 · 100.0" or "100.0" above, "100.0–100.0" below.
    const int figure = body.horizontalAdvance(QStringLiteral("100.0"))
                     + (withCounts ? small.horizontalAdvance(QStringLiteral("n 1,234")) + 12 : 0);
    return qMax(figure, small.horizontalAdvance(QStringLiteral("100.0–100.0"))) + 2 * side;
}

QSize ResultsDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.column() == 0) {
        const QFontMetrics body(Theme::current().font(TextRole::Body));
        const QFontMetrics small(Theme::current().font(TextRole::Small));
        return {qMax(body.horizontalAdvance(index.data().toString()),
                     small.horizontalAdvance(index.data(ResultsTableModel::DetailRole).toString()))
                    + 3 * side + Theme::current().iconSize(),
                rowHeight()};
    }
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({figureWidth(false), rowHeight()});
}

void ResultsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Tokens &tokens = Theme::current().tokens();
    painter->save();
    if (index.data(ResultsTableModel::SectionRole).toBool()) {
        painter->fillRect(option.rect, tokens.ground);
        painter->setFont(Theme::current().font(TextRole::Small));
        painter->setPen(tokens.soft);
        painter->drawText(option.rect.adjusted(side, 0, -side, 0), Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    } else {
        const bool selected = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, selected ? tokens.accentTint : option.state & QStyle::State_MouseOver ? tokens.hover
                                                                                                             : tokens.panel);
        const QRect inner = option.rect.adjusted(side, above, -side, -above);
        if (index.column() == 0)
            paintName(*painter, inner, index);
        else
            paintFigure(*painter, inner, index);
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(tokens.accent, 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1));
        }
    }
    painter->setPen(tokens.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

void ResultsDelegate::paintName(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const Theme &theme = Theme::current();
    const Tokens &tokens = theme.tokens();
    const QFontMetrics body(theme.font(TextRole::Body));
    const QFontMetrics small(theme.font(TextRole::Small));
    const QString detail = index.data(ResultsTableModel::DetailRole).toString();
    QRect words = rect;
    if (!index.data(ResultsTableModel::WarningRole).toString().isEmpty()) {
        const int edge = theme.iconSize();
        theme.icon(QStringLiteral("warning"), QStringLiteral("attention"))
            .paint(&painter, QRect(words.right() - edge, words.center().y() - edge / 2, edge, edge));
        words.setRight(words.right() - edge - side / 2);
    }
    painter.setFont(theme.font(TextRole::Body));
    painter.setPen(tokens.text);
    QRect line = words;
    if (!detail.isEmpty())
        line.setHeight(body.height());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, body.elidedText(index.data().toString(), Qt::ElideMiddle, words.width()));
    if (detail.isEmpty())
        return;
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(tokens.soft);
    painter.drawText(QRect(words.left(), words.top() + body.height(), words.width(), small.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, small.elidedText(detail, Qt::ElideRight, words.width()));
}

void ResultsDelegate::paintFigure(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const auto *cell = static_cast<const ResultsCell *>(index.data(ResultsTableModel::CellRole).value<const void *>());
    const Theme &theme = Theme::current();
    const Tokens &tokens = theme.tokens();
    QFont figure = theme.font(TextRole::Body);
    const QFont smallFont = theme.font(TextRole::Small);
    const QFontMetrics small(smallFont);
    if (!cell || cell->blank()) {
        painter.setFont(figure);
        painter.setPen(tokens.soft);
        painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter,
                         QFontMetrics(figure).elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, rect.width()));
        return;
    }
    figure.setBold(cell->rank == 1);
    figure.setUnderline(cell->rank == 2);
    const QFontMetrics body(figure);
    const QString interval = intervalText(*cell);
    QRect upper = rect;
    if (!interval.isEmpty())
        upper.setHeight(body.height());
    painter.setFont(figure);
    painter.setPen(cell->n > 0 && cell->small() && cell->interval ? tokens.soft : tokens.text);
    const QString text = index.data().toString();
    painter.drawText(upper, Qt::AlignRight | Qt::AlignVCenter, text);
    painter.setFont(smallFont);
    painter.setPen(tokens.soft);
    painter.drawText(upper.adjusted(0, 0, -body.horizontalAdvance(text) - 6, 0), Qt::AlignRight | Qt::AlignVCenter,
                     index.data(ResultsTableModel::CountRole).toString());
    if (!interval.isEmpty()) {
        painter.drawText(QRect(rect.left(), rect.top() + body.height(), rect.width(), small.height()),
                         Qt::AlignRight | Qt::AlignVCenter, interval);
    }
}

} // namespace yuyi
