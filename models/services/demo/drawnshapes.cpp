// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/drawnshapes.h"

#include <QBrush>
#include <QColor>
#include <QMap>
#include <QPainter>
#include <QPen>
#include <QPointF>
#include <QPolygonF>
#include <QRadialGradient>
#include <QRectF>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int shapeSide = 480; // pixels

/// A row of the tree of concepts.
struct ShapeConcept {
    const char *code;
    const char *parent; ///< empty: a top concept
    const char *zh;
    const char *en;
    int drawn = 0;       ///< its place among the drawings, from 1; 0: it is not drawn
    bool chosen = false; ///< of several rows of one concept
};

constexpr ShapeConcept concepts[]{
    {"polygon", "", "多边形", "polygon"},
    {"triangle", "polygon", "三角形", "triangle"},
    {"isosceles", "triangle", "等腰三角形", "isosceles triangle"},
    {"equilateral", "isosceles", "等边三角形", "equilateral triangle", 1},
    {"obtuse-isosceles", "isosceles", "钝角等腰三角形", "obtuse isosceles triangle"},
    {"right-triangle", "triangle", "直角三角形", "right triangle", 6},
    {"quadrilateral", "polygon", "四边形", "quadrilateral"},
    {"irregular-quadrilateral", "quadrilateral", "不规则四边形", "irregular quadrilateral"},
    {"parallelogram", "quadrilateral", "平行四边形", "parallelogram"},
    {"rectangle", "parallelogram", "长方形", "rectangle"},
    {"golden-rectangle", "rectangle", "黄金矩形", "golden rectangle"},
    {"rhombus", "parallelogram", "菱形", "rhombus", 5},
    // A square is both. In the tree it stands below the rectangle.
    {"square", "rectangle", "正方形", "square", 3, true},
    {"square", "rhombus", "", ""},
    {"hexagon", "polygon", "六边形", "hexagon"},
    {"solid", "", "立体图形", "solid"},
    {"polyhedron", "solid", "多面体", "polyhedron"},
    {"prism", "polyhedron", "棱柱", "prism"},
    {"triangular-prism", "prism", "三棱柱", "triangular prism"},
    {"cuboid", "prism", "长方体", "cuboid"},
    {"cube", "cuboid", "正方体", "cube", 4},
    {"slab", "cuboid", "板状长方体", "slab"},
    {"pyramid", "polyhedron", "棱锥", "pyramid"},
    {"tetrahedron", "pyramid", "四面体", "tetrahedron"},
    {"revolution", "solid", "旋转体", "solid of revolution"},
    {"sphere", "revolution", "球", "sphere", 2},
    {"cone", "revolution", "圆锥", "cone"},
    {"cylinder", "revolution", "圆柱", "cylinder"},
};

/// The corners of a flat figure; empty: it is none.
QPolygonF cornersOf(const QString &code)
{
    if (code == u"equilateral")
        return {{QPointF(240, 92), QPointF(400, 369), QPointF(80, 369)}};
    if (code == u"right-triangle")
        return {{QPointF(110, 90), QPointF(390, 380), QPointF(110, 380)}};
    if (code == u"rhombus")
        return {{QPointF(240, 130), QPointF(430, 240), QPointF(240, 350), QPointF(50, 240)}};
    if (code == u"square")
        return {{QPointF(105, 105), QPointF(375, 105), QPointF(375, 375), QPointF(105, 375)}};
    return {};
}

void drawCube(QPainter &painter, const QColor &colour)
{
    const QPointF depth(90, -70);
    const QPolygonF front{{QPointF(90, 170), QPointF(310, 170), QPointF(310, 390), QPointF(90, 390)}};
    const QPolygonF top{{front.at(0), front.at(0) + depth, front.at(1) + depth, front.at(1)}};
    const QPolygonF side{{front.at(1), front.at(1) + depth, front.at(2) + depth, front.at(2)}};
    painter.setBrush(colour);
    painter.drawPolygon(front);
    painter.setBrush(colour.lighter(130));
    painter.drawPolygon(top);
    painter.setBrush(colour.darker(125));
    painter.drawPolygon(side);
}

void drawSphere(QPainter &painter, const QColor &colour)
{
    QRadialGradient light(QPointF(190, 180), 240);
    light.setColorAt(0, colour.lighter(165));
    light.setColorAt(1, colour.darker(130));
    painter.setBrush(light);
    painter.drawEllipse(QRectF(90, 90, 300, 300));
}

} // namespace

QList<DrawnShape> drawnShapes()
{
    QMap<int, DrawnShape> shapes;
    for (const ShapeConcept &one : concepts) {
        if (one.drawn > 0)
            shapes.insert(one.drawn, {QString::fromUtf8(one.code), {QString::fromUtf8(one.zh), QString::fromUtf8(one.en)}});
    }
    return shapes.values();
}

QImage drawnShape(const QString &code)
{
    static const QList<QColor> colours{QColor(0x3f7fbf), QColor(0xc8783c), QColor(0x5a9a62), QColor(0xa85a8c), QColor(0x7a6cc0),
                                       QColor(0xc0a03a)};
    const QList<DrawnShape> shapes = drawnShapes();
    const auto shape = std::find_if(shapes.begin(), shapes.end(), [&](const DrawnShape &one) { return one.code == code; });
    if (shape == shapes.end())
        return {};
    const QColor colour = colours.at(std::distance(shapes.begin(), shape) % colours.size());
    QImage image(shapeSide, shapeSide, QImage::Format_RGB32);
    image.fill(QColor(0xf6f4ee));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour.darker(170), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (code == u"cube") {
        drawCube(painter, colour);
    } else if (code == u"sphere") {
        drawSphere(painter, colour);
    } else {
        painter.setBrush(colour);
        painter.drawPolygon(cornersOf(code));
    }
    return image;
}

QList<QStringList> shapeConcepts()
{
    QList<QStringList> rows{{QStringLiteral("concept"), QStringLiteral("parent"), QStringLiteral("name_zh"), QStringLiteral("name_en"),
                             QStringLiteral("image"), QStringLiteral("chosen")}};
    for (const ShapeConcept &one : concepts) {
        const QString code = QString::fromUtf8(one.code);
        rows.append({code, QString::fromUtf8(one.parent), QString::fromUtf8(one.zh), QString::fromUtf8(one.en),
                     one.drawn > 0 ? QString(code + QStringLiteral(".png")) : QString(), one.chosen ? QStringLiteral("yes") : QString()});
    }
    return rows;
}

} // namespace yuyi
