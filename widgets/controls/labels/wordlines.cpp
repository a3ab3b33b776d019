// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/labels/wordlines.h"

#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace yuyi {

namespace {

qreal layOut(QTextLayout &layout, int width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, width));
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

QString withLines(QString text)
{
    return text.replace(u'\n', QChar::LineSeparator);
}

} // namespace

qreal wordLinesHeight(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(withLines(text), font);
    return layOut(layout, width);
}

void drawWordLines(QPainter &painter, const QRectF &rect, const QString &text, const QFont &font)
{
    QTextLayout layout(withLines(text), font);
    layOut(layout, static_cast<int>(rect.width()));
    layout.draw(&painter, rect.topLeft());
}

} // namespace yuyi
