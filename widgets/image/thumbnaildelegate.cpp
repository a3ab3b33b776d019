// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/thumbnaildelegate.h"

#include "models/items/thumbnailroles.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/theme/theme.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace yuyi {

namespace {

constexpr int margin = 6;
constexpr int gap = 4;
constexpr int leastCaption = 72; // a short name with its ending

} // namespace

ThumbnailDelegate::ThumbnailDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

int ThumbnailDelegate::lineHeight(const Theme &theme) const
{
    return qMax(QFontMetrics(theme.font(TextRole::Body)).height(),
                badgeSize(theme, QStringLiteral("图")).height());
}

QSize ThumbnailDelegate::cellSize() const
{
    const int line = lineHeight(Theme::current());
    // Pictures are mostly wider than high: three quarters of the side is enough height for most.
    return {m_size + 2 * margin, m_size * 3 / 4 + gap + line + 2 * margin};
}

QSize ThumbnailDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return cellSize();
}

void ThumbnailDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Theme &theme = Theme::current();
    const Tokens &t = theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect inner = option.rect.adjusted(margin, margin, -margin, -margin);
    const int line = lineHeight(theme);
    const QRect frame = inner.adjusted(0, 0, 0, -line - gap);
    const bool selected = option.state & QStyle::State_Selected;
    const bool focus = option.state & QStyle::State_HasFocus;
    if (selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.accentTint);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), radius::panel, radius::panel);
    }
    const bool dimmed = index.data(thumbnailroles::Dimmed).toBool();
    if (dimmed)
        painter->setOpacity(0.45);
    paintPicture(*painter, theme, frame, index);
    painter->setOpacity(1.0);
    if (selected || focus || (option.state & QStyle::State_MouseOver)) {
        const double stroke = selected || focus ? 3 : 1;
        painter->setPen(QPen(selected || focus ? t.accent : t.soft, stroke));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(frame).adjusted(-1, -1, 1, 1), radius::control, radius::control);
    }
    paintLine(*painter, theme, QRect(inner.left(), frame.bottom() + 1 + gap, inner.width(), line), index);
    painter->restore();
}

void ThumbnailDelegate::paintPicture(QPainter &painter, const Theme &theme, const QRect &frame,
                                     const QModelIndex &index) const
{
    const Tokens &t = theme.tokens();
    QPainterPath path;
    path.addRoundedRect(QRectF(frame), radius::control, radius::control);
    painter.fillPath(path, t.pictureGround);
    if (index.data(thumbnailroles::Failed).toBool()) {
        const QIcon icon = theme.icon(QStringLiteral("warning"), QStringLiteral("attention"));
        const int side = theme.px(24);
        icon.paint(&painter, QRect(frame.center() - QPoint(side / 2, side / 2), QSize(side, side)));
        return;
    }
    const QImage image = index.data(thumbnailroles::Thumbnail).value<QImage>();
    if (image.isNull())
        return;
    // Whole, never cropped, never enlarged beyond its own pixels by more than the screen does.
    QSize size = image.size().scaled(frame.size(), Qt::KeepAspectRatio);
    if (size.width() > image.width() * 2)
        size = image.size() * 2;
    QRect target(QPoint(0, 0), size.expandedTo(QSize(1, 1)));
    target.moveCenter(frame.center());
    painter.save();
    painter.setClipPath(path, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(target, image);
    painter.restore();
}

void ThumbnailDelegate::paintLine(QPainter &painter, const Theme &theme, const QRect &line,
                                  const QModelIndex &index) const
{
    const auto badges = index.data(thumbnailroles::Badges).value<ThumbnailBadges>();
    const QString caption = index.data(thumbnailroles::Caption).toString();
    const QFont font = theme.font(TextRole::Body);
    int wanted = 0;
    for (const auto &badge : badges)
        wanted += badgeSize(theme, badge.first).width() + spacing::tiny;
    // Where both have no room, as with large type, the badges lie on the picture and the name keeps the line.
    const bool above = !caption.isEmpty()
                    && line.width() - wanted < qMin(QFontMetrics(font).horizontalAdvance(caption), theme.px(leastCaption));
    int right = line.right() + 1;
    for (auto badge = badges.crbegin(); badge != badges.crend(); ++badge) {
        QSize size = badgeSize(theme, badge->first);
        size.setWidth(qMin(size.width(), right - line.left()));
        if (size.width() < theme.px(20))
            break;
        const int top = above ? line.top() - size.height() - spacing::small : line.top() + (line.height() - size.height()) / 2;
        const QRect box(right - size.width(), top, size.width(), size.height());
        paintBadge(painter, theme, box, badge->first, Tone(badge->second));
        right = box.left() - spacing::tiny;
    }
    const int room = (above ? line.right() + 1 : right) - line.left();
    if (caption.isEmpty() || room < theme.px(12))
        return;
    painter.setFont(font);
    painter.setPen(theme.tokens().text);
    painter.drawText(QRect(line.left(), line.top(), room, line.height()), Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(caption, Qt::ElideMiddle, room));
}

} // namespace yuyi
