// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/drawnpuzzles.h"

#include "models/domain/annotation/itemlabels.h"

#include <QColor>
#include <QCoreApplication>
#include <QPainter>
#include <QPointF>
#include <QRectF>

#include <algorithm>
#include <array>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::DemoService)
};

constexpr int side = 160; // pixels
constexpr int choicesEach = 4;

/// A white panel to draw in, in black.
class Panel
{
public:
    Panel() : m_image(side, side, QImage::Format_RGB32) { m_image.fill(Qt::white); }

    Panel &circle(QPointF centre, double radius, bool full)
    {
        draw([&](QPainter &painter) {
            painter.setBrush(full ? QBrush(Qt::black) : QBrush(Qt::NoBrush));
            painter.drawEllipse(centre, radius, radius);
        });
        return *this;
    }
    /// Upright bars beside each other.
    Panel &bars(int count)
    {
        constexpr double width = 14;
        const double step = side / (count + 1.0);
        draw([&](QPainter &painter) {
            painter.setBrush(Qt::black);
            for (int i = 1; i <= count; ++i)
                painter.drawRect(QRectF(i * step - width / 2, side * 0.25, width, side * 0.5));
        });
        return *this;
    }
    /// Dots in rows of three.
    Panel &dots(int count)
    {
        for (int i = 0; i < count; ++i)
            circle(QPointF(side * (i % 3 + 1) / 4.0, side * (i / 3 + 1) / 4.0), 11, true);
        return *this;
    }
    const QImage &image() const { return m_image; }

private:
    template <typename Draw>
    void draw(Draw what)
    {
        QPainter painter(&m_image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Qt::black, 3));
        what(painter);
    }

    QImage m_image;
};

/// A dot at one of four places on a circle, from the top clockwise.
QImage dotOnCircle(int place)
{
    static constexpr std::array<std::pair<double, double>, 4> places{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const auto [x, y] = places.at(static_cast<size_t>(place % 4));
    const QPointF centre(side / 2.0, side / 2.0);
    return Panel().circle(centre, side * 0.3, false).circle(centre + QPointF(x, y) * side * 0.3, 12, true).image();
}

/// A small circle of this share of the side, full or not, in a large one or beside it.
QImage twoCircles(bool inside, double radius, bool full)
{
    const QPointF large(inside ? side / 2.0 : side * 0.36, side / 2.0);
    const QPointF small(inside ? side / 2.0 : side * 0.82, side / 2.0);
    return Panel().circle(large, side * 0.26, false).circle(small, side * radius, full).image();
}

QImage barsOf(int count)
{
    return Panel().bars(count).image();
}

QImage dotsOf(int count)
{
    return Panel().dots(count).image();
}

/// Puts the choice that fits at its place among the others.
void offer(DrawnPuzzle &puzzle, int answer, const QImage &fits, const QList<QImage> &others)
{
    puzzle.answer = answer;
    puzzle.choices = others.mid(0, choicesEach - 1);
    puzzle.choices.insert(answer, fits);
}

DrawnPuzzle movingDot()
{
    DrawnPuzzle puzzle;
    for (int i = 0; i < 4; ++i)
        puzzle.context.append(dotOnCircle(i + 1));
    puzzle.columns = 5;
    offer(puzzle, 2, dotOnCircle(5), {dotOnCircle(0), dotOnCircle(2), dotOnCircle(3)});
    puzzle.rule = Tr::tr("The dot moves clockwise by a quarter of the circle from panel to panel.");
    puzzle.stem = Tr::tr("Where on the circle is the dot in the first panel?");
    puzzle.texts = {Tr::tr("On the right"), Tr::tr("On the left")};
    puzzle.words = {QStringLiteral("sequence"), QStringLiteral("movement"), QStringLiteral("geometri")};
    return puzzle;
}

DrawnPuzzle innerAndOuter()
{
    DrawnPuzzle puzzle;
    constexpr double small = 0.07;
    constexpr double large = 0.14;
    puzzle.context = {twoCircles(true, small, true), twoCircles(true, small, false), twoCircles(true, large, true),
                      twoCircles(false, small, true), twoCircles(false, small, false)};
    offer(puzzle, 0, twoCircles(false, large, true),
          {twoCircles(false, large, false), twoCircles(true, large, false), twoCircles(false, small, true)});
    puzzle.columns = 3;
    puzzle.rule = Tr::tr("In the second row, the small circle of the panel above stands outside of the large one.");
    puzzle.stem = Tr::tr("Where is the small circle in the first panel?");
    puzzle.texts = {Tr::tr("Inside the large circle"), Tr::tr("Outside the large circle")};
    puzzle.words = {QStringLiteral("two-"), QStringLiteral("spatial"), QStringLiteral("geometri")};
    return puzzle;
}

DrawnPuzzle growingBars()
{
    DrawnPuzzle puzzle;
    for (int i = 0; i < 8; ++i)
        puzzle.context.append(barsOf(1 + i / 3 + i % 3));
    puzzle.columns = 3;
    offer(puzzle, 3, barsOf(5), {barsOf(2), barsOf(4), barsOf(6)});
    puzzle.rule = Tr::tr("Each panel has one bar more than the one on its left and the one above it.");
    puzzle.stem = Tr::tr("How many bars are there in the last panel of the first row?");
    puzzle.texts = {QStringLiteral("3"), QStringLiteral("4")};
    puzzle.words = {QStringLiteral("matrix"), QStringLiteral("quantit"), QStringLiteral("geometri")};
    return puzzle;
}

DrawnPuzzle evenDots()
{
    DrawnPuzzle puzzle;
    puzzle.context = {dotsOf(2), dotsOf(6)};
    puzzle.columns = 3;
    offer(puzzle, 1, dotsOf(4), {dotsOf(1), dotsOf(3), dotsOf(7)});
    puzzle.rule = Tr::tr("The number of dots in each panel is even.");
    puzzle.stem = Tr::tr("What are the shapes in the panels?");
    puzzle.texts = {Tr::tr("Dots"), Tr::tr("Bars")};
    puzzle.words = {QStringLiteral("group"), QStringLiteral("mathematic"), QStringLiteral("geometri")};
    return puzzle;
}

DrawnPuzzle addedDots()
{
    DrawnPuzzle puzzle;
    for (int i = 1; i <= 4; ++i)
        puzzle.context.append(dotsOf(i * 2 - 1));
    puzzle.columns = 5;
    offer(puzzle, 0, dotsOf(9), {dotsOf(8), dotsOf(6), dotsOf(4)});
    puzzle.rule = Tr::tr("Each panel has two dots more than the one before.");
    puzzle.stem = Tr::tr("How many dots are there in the first panel?");
    puzzle.texts = {QStringLiteral("1"), QStringLiteral("2")};
    puzzle.words = {QStringLiteral("sequence"), QStringLiteral("quantit"), QStringLiteral("geometri")};
    return puzzle;
}

DrawnPuzzle turningDots()
{
    DrawnPuzzle puzzle;
    for (int i = 0; i < 8; ++i)
        puzzle.context.append(dotOnCircle(i / 3 + i % 3));
    puzzle.columns = 3;
    offer(puzzle, 3, dotOnCircle(4), {dotOnCircle(1), dotOnCircle(2), dotOnCircle(3)});
    puzzle.rule = Tr::tr("In each row and in each column the dot moves clockwise by a quarter of the circle.");
    puzzle.stem = Tr::tr("Where on the circle is the dot in the first panel?");
    puzzle.texts = {Tr::tr("At the top"), Tr::tr("At the bottom")};
    puzzle.words = {QStringLiteral("matrix"), QStringLiteral("movement"), QStringLiteral("geometri")};
    return puzzle;
}

} // namespace

DrawnPuzzle drawnPuzzle(int number)
{
    switch (number) {
    case 0: return movingDot();
    case 1: return innerAndOuter();
    case 2: return growingBars();
    case 3: return evenDots();
    case 4: return addedDots();
    default: return turningDots();
    }
}

Labels labelsOfPuzzle(const DrawnPuzzle &puzzle, int number, const Preset &preset)
{
    Labels labels;
    const QList<Dimension> dimensions = preset.imageDimensions();
    for (const Dimension &dimension : dimensions) {
        const QList<LabelValue> values = dimension.under(labels.value(dimension.parent));
        const auto fits = std::find_if(values.cbegin(), values.cend(), [&](const LabelValue &value) {
            return std::any_of(puzzle.words.cbegin(), puzzle.words.cend(),
                               [&](const QString &word) { return value.code.text().contains(word); });
        });
        const auto typed = openLabel(Tr::tr("Example"));
        if (fits != values.cend())
            labels.insert(dimension.code, {fits->code});
        else if (!values.isEmpty())
            labels.insert(dimension.code, {values.at(number % values.size()).code});
        else if (dimension.open && dimension.required && typed)
            labels.insert(dimension.code, {*typed});
    }
    return labels;
}

} // namespace yuyi
