// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/comparisonview.h"

#include "widgets/image/busyring.h"
#include "widgets/image/picturepyramid.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace yuyi {

namespace {

QPainterPath rounded(const QRectF &rect)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius::panel, radius::panel);
    return path;
}

} // namespace

void ComparisonView::drawPicture(QPainter &painter, const QRectF &pane, bool b) const
{
    painter.save();
    painter.translate(pane.topLeft());
    const QTransform toWindow = m_view.toWindow();
    const QRectF window(QPointF(0, 0), pane.size());
    if (b)
        m_b->draw(painter, bToAPixels() * toWindow, window);
    else
        m_a->draw(painter, toWindow, window);
    painter.restore();
}

void ComparisonView::drawLabel(QPainter &painter, const QRectF &pane, const QString &label,
                               Qt::Alignment side) const
{
    if (label.isEmpty())
        return;
    const Theme &theme = Theme::of(this);
    const QFont font = theme.font(TextRole::Small);
    const QFontMetrics metrics(font);
    const double room = pane.width() / 2 - 3 * spacing::small;
    const QString text = metrics.elidedText(label, Qt::ElideMiddle, int(room));
    const QSizeF size(metrics.horizontalAdvance(text) + 2 * theme.px(6), metrics.height() + 2 * theme.px(3));
    QRectF box(pane.topLeft() + QPointF(spacing::small, spacing::small), size);
    if (side == Qt::AlignRight)
        box.moveRight(pane.right() - spacing::small);
    QColor ground = theme.tokens().panel;
    ground.setAlpha(235);
    painter.setPen(theme.tokens().line);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(font);
    painter.setPen(theme.tokens().text);
    painter.drawText(box, Qt::AlignCenter, text);
}

void ComparisonView::drawSlider(QPainter &painter, const QRectF &pane) const
{
    const Tokens &t = Theme::of(this).tokens();
    const double x = pane.left() + m_position * pane.width();
    painter.save();
    painter.setClipRect(QRectF(x, pane.top(), pane.right() - x, pane.height()), Qt::IntersectClip);
    // B's half first loses A's picture, so that B's own edges are seen as they are.
    painter.fillPath(rounded(pane), t.pictureGround);
    drawPicture(painter, pane, true);
    painter.restore();
    painter.setPen(QPen(t.panel, 4));
    painter.drawLine(QPointF(x, pane.top()), QPointF(x, pane.bottom()));
    painter.setPen(QPen(t.accent, 2));
    painter.drawLine(QPointF(x, pane.top()), QPointF(x, pane.bottom()));
    painter.setPen(QPen(t.panel, 2));
    painter.setBrush(t.accent);
    const QPointF grip(x, pane.center().y());
    painter.drawEllipse(grip, 12, 12);
    painter.setPen(QPen(t.onAccent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const int side : {-1, 1}) {
        painter.drawPolyline(QPolygonF{grip + QPointF(side * 3, -4), grip + QPointF(side * 7, 0),
                                       grip + QPointF(side * 3, 4)});
    }
}

void ComparisonView::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const Tokens &t = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QList<QRectF> all = panes();
    for (const QRectF &pane : all)
        painter.fillPath(rounded(pane), t.pictureGround);
    if (!hasImages()) {
        painter.setFont(theme.font(TextRole::Body));
        painter.setPen(m_message.isEmpty() ? t.soft : t.text);
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_message);
        m_busy->paint(painter, QRectF(rect()).center());
        return;
    }
    for (int i = 0; i < all.size(); ++i) {
        const QRectF &pane = all[i];
        painter.save();
        painter.setClipPath(rounded(pane));
        switch (m_mode) {
        case Mode::SideBySide:
            drawPicture(painter, pane, i == 1);
            break;
        case Mode::Flicker:
            drawPicture(painter, pane, m_showB);
            break;
        case Mode::Slider:
            drawPicture(painter, pane, false);
            drawSlider(painter, pane);
            break;
        case Mode::Difference:
            if (isDifferenceReady()) {
                painter.save();
                painter.setRenderHint(QPainter::SmoothPixmapTransform);
                painter.setTransform(m_view.toWindow(), true);
                painter.drawImage(QRectF(QPointF(0, 0), QSizeF(m_a->size())), m_difference);
                painter.restore();
            } else {
                painter.setOpacity(0.3);
                drawPicture(painter, pane, false);
                painter.setOpacity(1.0);
                m_busy->paint(painter, pane.center());
            }
            break;
        case Mode::Overlay:
            drawPicture(painter, pane, false);
            painter.setOpacity(m_position);
            drawPicture(painter, pane, true);
            painter.setOpacity(1.0);
            break;
        }
        painter.restore();
    }
    if (m_mode == Mode::SideBySide) {
        drawLabel(painter, all.first(), m_labelA, Qt::AlignLeft);
        drawLabel(painter, all.last(), m_labelB, Qt::AlignLeft);
    } else if (m_mode == Mode::Flicker) {
        drawLabel(painter, all.first(), m_showB ? m_labelB : m_labelA, m_showB ? Qt::AlignRight : Qt::AlignLeft);
    } else if (m_mode == Mode::Slider) {
        drawLabel(painter, all.first(), m_labelA, Qt::AlignLeft);
        drawLabel(painter, all.first(), m_labelB, Qt::AlignRight);
    }
    if (hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.setBrush(Qt::NoBrush);
        for (const QRectF &pane : all)
            painter.drawRoundedRect(pane.adjusted(1, 1, -1, -1), radius::panel, radius::panel);
    }
}

} // namespace yuyi
