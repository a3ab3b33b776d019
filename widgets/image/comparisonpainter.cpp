// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/image/comparisonpainter.h"

#include "widgets/image/picturepyramid.h"
#include "widgets/theme/theme.h"

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

ComparisonPainter::ComparisonPainter(QPainter &painter, const Theme &theme, const Pictures &pictures)
    : m_painter(painter), m_theme(theme), m_pictures(pictures)
{
}

void ComparisonPainter::drawGround(const QRectF &pane)
{
    m_painter.fillPath(rounded(pane), m_theme.tokens().pictureGround);
}

void ComparisonPainter::clipTo(const QRectF &pane)
{
    m_painter.setClipPath(rounded(pane));
}

void ComparisonPainter::drawA(const QRectF &pane)
{
    m_painter.save();
    m_painter.translate(pane.topLeft());
    m_pictures.a.draw(m_painter, m_pictures.toWindow, QRectF(QPointF(0, 0), pane.size()));
    m_painter.restore();
}

void ComparisonPainter::drawB(const QRectF &pane)
{
    m_painter.save();
    m_painter.translate(pane.topLeft());
    m_pictures.b.draw(m_painter, m_pictures.bToA * m_pictures.toWindow, QRectF(QPointF(0, 0), pane.size()));
    m_painter.restore();
}

void ComparisonPainter::drawInsteadOfA(const QImage &image)
{
    m_painter.save();
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
    m_painter.setTransform(m_pictures.toWindow, true);
    m_painter.drawImage(QRectF(QPointF(0, 0), QSizeF(m_pictures.a.size())), image);
    m_painter.restore();
}

void ComparisonPainter::drawSlider(const QRectF &pane, double position)
{
    const Tokens &t = m_theme.tokens();
    const double x = pane.left() + position * pane.width();
    m_painter.save();
    m_painter.setClipRect(QRectF(x, pane.top(), pane.right() - x, pane.height()), Qt::IntersectClip);
    // B's half first loses A's picture, so that B's own edges are seen as they are.
    m_painter.fillPath(rounded(pane), t.pictureGround);
    drawB(pane);
    m_painter.restore();
    m_painter.setPen(QPen(t.panel, 4));
    m_painter.drawLine(QPointF(x, pane.top()), QPointF(x, pane.bottom()));
    m_painter.setPen(QPen(t.accent, 2));
    m_painter.drawLine(QPointF(x, pane.top()), QPointF(x, pane.bottom()));
    m_painter.setPen(QPen(t.panel, 2));
    m_painter.setBrush(t.accent);
    const QPointF grip(x, pane.center().y());
    m_painter.drawEllipse(grip, 12, 12);
    m_painter.setPen(QPen(t.onAccent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    for (const int side : {-1, 1}) {
        m_painter.drawPolyline(QPolygonF{grip + QPointF(side * 3, -4), grip + QPointF(side * 7, 0),
                                         grip + QPointF(side * 3, 4)});
    }
}

void ComparisonPainter::drawLabel(const QRectF &pane, const QString &label, Qt::Alignment side)
{
    if (label.isEmpty())
        return;
    const QFont font = m_theme.font(TextRole::Small);
    const QFontMetrics metrics(font);
    const double room = pane.width() / 2 - 3 * spacing::small;
    const QString text = metrics.elidedText(label, Qt::ElideMiddle, static_cast<int>(room));
    const QSizeF size(metrics.horizontalAdvance(text) + 2 * m_theme.px(6), metrics.height() + 2 * m_theme.px(3));
    QRectF box(pane.topLeft() + QPointF(spacing::small, spacing::small), size);
    if (side == Qt::AlignRight)
        box.moveRight(pane.right() - spacing::small);
    QColor ground = m_theme.tokens().panel;
    ground.setAlpha(235);
    m_painter.setPen(m_theme.tokens().line);
    m_painter.setBrush(ground);
    m_painter.drawRoundedRect(box, 4, 4);
    m_painter.setFont(font);
    m_painter.setPen(m_theme.tokens().text);
    m_painter.drawText(box, Qt::AlignCenter, text);
}

void ComparisonPainter::drawFocus(const QRectF &pane)
{
    m_painter.setPen(QPen(m_theme.tokens().accent, 2));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(pane.adjusted(1, 1, -1, -1), radius::panel, radius::panel);
}

} // namespace yuyi
