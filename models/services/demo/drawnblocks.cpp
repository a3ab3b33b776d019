// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/drawnblocks.h"

#include <QBrush>
#include <QColor>
#include <QLinearGradient>
#include <QList>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPointF>
#include <QPolygonF>
#include <QRadialGradient>
#include <QString>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int pictureSide = 480; // pixels
constexpr double largeBlock = 100;
constexpr double smallBlock = 52;

struct DrawnBlock {
    QString shape;
    QString material;
    QString colour;
    QString place; ///< where it touches the other
};

/// The values that are among the known ones, in order.
QStringList among(const QStringList &values, const QStringList &known)
{
    QStringList found;
    for (const QString &value : values) {
        if (known.contains(value))
            found.append(value);
    }
    return found;
}

const QStringList &shapeNames()
{
    static const QStringList names{QStringLiteral("cube"), QStringLiteral("sphere"), QStringLiteral("cylinder"), QStringLiteral("cone"),
                                   QStringLiteral("frustum")};
    return names;
}

const QStringList &placeNames()
{
    static const QStringList names{QStringLiteral("face"), QStringLiteral("edge"), QStringLiteral("vertex"), QStringLiteral("surface"),
                                   QStringLiteral("apex"), QStringLiteral("top"), QStringLiteral("base"), QStringLiteral("side")};
    return names;
}

const QStringList &materialNames()
{
    static const QStringList names{QStringLiteral("rubber"), QStringLiteral("metal"), QStringLiteral("glass"), QStringLiteral("wood")};
    return names;
}

const QStringList &colourNames()
{
    static const QStringList names{QStringLiteral("red"), QStringLiteral("yellow"), QStringLiteral("blue"),
                                   QStringLiteral("green"), QStringLiteral("purple"), QStringLiteral("none")};
    return names;
}

DrawnBlock blockOf(const QStringList &values, qsizetype which)
{
    return {among(values, shapeNames()).value(which, QStringLiteral("cube")),
            among(values, materialNames()).value(which, QStringLiteral("rubber")),
            among(values, colourNames()).value(which, QStringLiteral("none")), among(values, placeNames()).value(which)};
}

QColor baseColour(const DrawnBlock &block)
{
    if (block.material == u"wood")
        return {176, 120, 66};
    if (block.material == u"glass")
        return {196, 224, 232, 120};
    static const QList<QColor> colours{{200, 44, 40}, {232, 196, 48}, {44, 88, 196}, {44, 148, 72}, {128, 60, 160}, {150, 150, 150}};
    return colours.at(std::clamp<qsizetype>(colourNames().indexOf(block.colour), 0, colours.size() - 1));
}

/// What a side of a block is painted with, from its left to its right; `light` is 100 for the colour itself.
QBrush brushFor(const DrawnBlock &block, int light, double left, double right)
{
    const QColor colour = baseColour(block).lighter(light);
    QLinearGradient gradient(left, 0, right, 0);
    gradient.setColorAt(0, colour.darker(112));
    gradient.setColorAt(0.35, block.material == u"metal" ? colour.lighter(185) : colour.lighter(108));
    gradient.setColorAt(block.material == u"metal" ? 0.5 : 0.7, colour);
    gradient.setColorAt(1, colour.darker(140));
    return gradient;
}

/// One block, around the origin, that reaches so far up, down, left and right.
class BlockPainter
{
public:
    BlockPainter(QPainter &painter, const DrawnBlock &block, double reach) : m_painter(painter), m_block(block), m_reach(reach)
    {
        const QColor line = baseColour(block).darker(170);
        m_painter.setPen(QPen(QColor(line.red(), line.green(), line.blue()), 1.5));
    }

    void paint()
    {
        if (m_block.shape == u"sphere")
            sphere();
        else if (m_block.shape == u"cylinder")
            turned(1, 1);
        else if (m_block.shape == u"cone")
            turned(0, 1);
        else if (m_block.shape == u"frustum")
            turned(0.55, 1);
        else
            cube();
    }

private:
    void side(const QPainterPath &path, int light)
    {
        m_painter.setBrush(brushFor(m_block, light, path.boundingRect().left(), path.boundingRect().right()));
        m_painter.drawPath(path);
        if (m_block.material != u"wood")
            return;
        m_painter.save();
        m_painter.setClipPath(path);
        m_painter.setBrush(Qt::NoBrush);
        for (int i = 1; i < 6; ++i)
            m_painter.drawEllipse(QPointF(-m_reach, m_reach), m_reach * i * 0.45, m_reach * i * 0.4);
        m_painter.restore();
    }
    void cube()
    {
        const double wide = m_reach * 0.87;
        const double half = m_reach / 2;
        const auto face = [this](const QList<QPointF> &corners, int light) {
            QPainterPath path;
            path.addPolygon(QPolygonF(corners));
            path.closeSubpath();
            side(path, light);
        };
        face({{-wide, -half}, {0, 0}, {0, m_reach}, {-wide, half}}, 100);
        face({{wide, -half}, {0, 0}, {0, m_reach}, {wide, half}}, 80);
        face({{0, -m_reach}, {wide, -half}, {0, 0}, {-wide, -half}}, 118);
    }
    void sphere()
    {
        const QColor colour = baseColour(m_block);
        QPainterPath path;
        path.addEllipse(QPointF(0, 0), m_reach, m_reach);
        side(path, 100);
        QRadialGradient shine(QPointF(-m_reach * 0.35, -m_reach * 0.35), m_reach * 1.3);
        shine.setColorAt(0, colour.lighter(m_block.material == u"metal" ? 210 : 135));
        shine.setColorAt(0.45, QColor(colour.red(), colour.green(), colour.blue(), m_block.material == u"wood" ? 60 : colour.alpha()));
        shine.setColorAt(1, colour.darker(190));
        m_painter.setBrush(shine);
        m_painter.drawPath(path);
    }
    /// A block with a round top and base of these radii, in parts of the reach.
    void turned(double top, double base)
    {
        const double wide = m_reach * 0.8;
        const double flat = 0.32; // the ellipses as seen from above
        const double up = -m_reach + wide * top * flat;
        const double down = m_reach - wide * base * flat;
        const auto ring = [&](double y, double part) {
            QPainterPath path;
            path.addEllipse(QPointF(0, y), wide * part, wide * part * flat);
            return path;
        };
        QPainterPath mantle;
        mantle.addPolygon(QPolygonF(QList<QPointF>{{-wide * top, up}, {wide * top, up}, {wide * base, down}, {-wide * base, down}}));
        mantle.closeSubpath();
        side(mantle.united(ring(down, base)), 100);
        if (top > 0)
            side(ring(up, top), 120);
    }

    QPainter &m_painter;
    const DrawnBlock &m_block;
    double m_reach;
};

/// Where the small block stands: from the middle of the large one, in parts of its reach.
QPointF placeOf(const DrawnBlock &large)
{
    if (large.place == u"edge")
        return {-0.45, -0.8};
    if (large.place == u"vertex")
        return {0.87, -0.5};
    if (large.place == u"side")
        return {large.shape == u"cone" ? 0.45 : 0.8, 0};
    if (large.place == u"surface")
        return {0.64, -0.77};
    return {0, large.place == u"face" ? -0.5 : -0.92};
}

} // namespace

QImage drawnBlocks(const QStringList &values, int view)
{
    const DrawnBlock large = blockOf(values, 0);
    const DrawnBlock little = blockOf(values, 1);
    QImage image(pictureSide, pictureSide, QImage::Format_RGB32);
    image.fill(QColor(226, 226, 222));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pictureSide / 2.0, pictureSide * 0.6);
    const double size = 1.0 - 0.04 * (view / 2 % 5);
    painter.scale(view % 2 == 0 ? size : -size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawEllipse(QPointF(0, largeBlock * 0.95), largeBlock * 1.15, largeBlock * 0.35);
    painter.save();
    // A block that is touched at its base stands on its head.
    if (large.place == u"base" && large.shape != u"cylinder")
        painter.scale(1, -1);
    BlockPainter(painter, large, largeBlock).paint();
    painter.restore();
    const QPointF place = placeOf(large) * largeBlock;
    const bool isBeside = large.place == u"side" || large.place == u"vertex" || large.place == u"surface";
    painter.translate(place + (isBeside ? QPointF(smallBlock * 0.7, -smallBlock * 0.35) : QPointF(0, -smallBlock * 0.8)));
    if (little.place == u"apex")
        painter.scale(1, -1);
    BlockPainter(painter, little, smallBlock).paint();
    return image;
}

} // namespace yuyi
