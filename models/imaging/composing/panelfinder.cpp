// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/panelfinder.h"

#include "models/imaging/composing/plainpng.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace yuyi {

namespace {

constexpr int dark = 128;            // grey values below: lines of frames
constexpr int shade = 224;           // below: smoothed edges of these lines
constexpr int inkBelow = 200;        // below: ink of panels without frames
constexpr double fullLine = 0.97;    // share of its length that a frame's line is dark
constexpr double fullEdge = 0.9;     // and its smoothed edge not white
constexpr double blankShare = 0.002; // ink in a panel that counts as blank

/// A picture as which pixels are ink.
struct Mask {
    int width = 0;
    int height = 0;
    std::vector<char> ink;

    Mask(int w, int h) : width(w), height(h), ink(static_cast<std::size_t>(w) * static_cast<std::size_t>(h), 0) {}
    const char *line(int y) const { return ink.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width); }
    char *line(int y) { return ink.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width); }
};

Mask maskOf(const QImage &grey, int below)
{
    Mask mask(grey.width(), grey.height());
    for (int y = 0; y < grey.height(); ++y) {
        const uchar *from = grey.constScanLine(y);
        std::transform(from, from + grey.width(), mask.line(y), [below](uchar value) { return value < below ? 1 : 0; });
    }
    return mask;
}

/// The pixels from `first` to `last` of a row, and the set of touching runs that they belong to.
struct Run {
    int first;
    int last;
    int set;
};

std::vector<Run> runsOf(const char *line, int width)
{
    std::vector<Run> runs;
    for (int x = 0; x < width; ++x) {
        if (line[x] == 0)
            continue;
        const int first = x;
        while (x + 1 < width && line[x + 1] != 0)
            ++x;
        runs.push_back({first, x, 0});
    }
    return runs;
}

/// Sets of touching runs, with the box around each.
class InkSets
{
public:
    int add(const QRect &box)
    {
        m_parents.push_back(static_cast<int>(m_parents.size()));
        m_boxes.push_back(box);
        return m_parents.back();
    }
    void join(int a, int b)
    {
        const int from = rootOf(a), to = rootOf(b);
        if (from == to)
            return;
        m_parents[static_cast<std::size_t>(from)] = to;
        QRect &box = m_boxes[static_cast<std::size_t>(to)];
        box = box.united(m_boxes[static_cast<std::size_t>(from)]);
    }
    QList<QRect> boxes() const
    {
        QList<QRect> boxes;
        for (std::size_t i = 0; i < m_parents.size(); ++i) {
            if (m_parents[i] == static_cast<int>(i))
                boxes.append(m_boxes[i]);
        }
        return boxes;
    }

private:
    int rootOf(int set)
    {
        while (m_parents[static_cast<std::size_t>(set)] != set) {
            int &parent = m_parents[static_cast<std::size_t>(set)];
            parent = m_parents[static_cast<std::size_t>(parent)];
            set = parent;
        }
        return set;
    }

    std::vector<int> m_parents;
    std::vector<QRect> m_boxes;
};

/// The boxes around ink that touches, also at corners.
QList<QRect> inkBoxes(const Mask &mask)
{
    InkSets sets;
    std::vector<Run> above;
    for (int y = 0; y < mask.height; ++y) {
        std::vector<Run> runs = runsOf(mask.line(y), mask.width);
        std::size_t begin = 0; // of the runs above that may still touch
        for (Run &run : runs) {
            run.set = sets.add(QRect(QPoint(run.first, y), QPoint(run.last, y)));
            while (begin < above.size() && above[begin].last < run.first - 1)
                ++begin;
            for (std::size_t i = begin; i < above.size() && above[i].first <= run.last + 1; ++i)
                sets.join(run.set, above[i].set);
        }
        above = std::move(runs);
    }
    return sets.boxes();
}

/// From the first to the last column or row of a frame's line.
struct Line {
    int first;
    int last;
};

/// The lines that go through a box from side to side. `darkCount` and `shadeCount`: pixels of each column or row; `length`: of a line.
/// Lines with less than `least` between them are one.
std::vector<Line> linesIn(const std::vector<int> &darkCount, const std::vector<int> &shadeCount, int length, int least)
{
    const int count = static_cast<int>(darkCount.size());
    const auto isDark = [&](int i) { return darkCount[static_cast<std::size_t>(i)] >= fullLine * length; };
    const auto isShade = [&](int i) { return shadeCount[static_cast<std::size_t>(i)] >= fullEdge * length; };
    std::vector<Line> lines;
    for (int i = 0; i < count; ++i) {
        if (!isDark(i))
            continue;
        Line line{i, i};
        while (line.last + 1 < count && (isDark(line.last + 1) || isShade(line.last + 1)))
            ++line.last;
        while (line.first > 0 && isShade(line.first - 1))
            --line.first;
        i = line.last;
        if (!lines.empty() && line.first - lines.back().last - 1 < least)
            lines.back().last = line.last;
        else
            lines.push_back(line);
    }
    return lines;
}

/// What is inside a frame, cell by cell; empty if the ink in this box is no frame.
QList<QRect> cellsOf(const QImage &grey, const QRect &box, int least)
{
    std::vector<int> darkColumns(static_cast<std::size_t>(box.width())), shadeColumns(darkColumns);
    std::vector<int> darkRows(static_cast<std::size_t>(box.height())), shadeRows(darkRows);
    for (int y = 0; y < box.height(); ++y) {
        const uchar *line = grey.constScanLine(box.top() + y) + box.left();
        for (int x = 0; x < box.width(); ++x) {
            const int isDark = line[x] < dark ? 1 : 0, isShade = line[x] < shade ? 1 : 0;
            darkColumns[static_cast<std::size_t>(x)] += isDark;
            shadeColumns[static_cast<std::size_t>(x)] += isShade;
            darkRows[static_cast<std::size_t>(y)] += isDark;
            shadeRows[static_cast<std::size_t>(y)] += isShade;
        }
    }
    const std::vector<Line> columns = linesIn(darkColumns, shadeColumns, box.height(), least);
    const std::vector<Line> rows = linesIn(darkRows, shadeRows, box.width(), least);
    const auto goAround = [](const std::vector<Line> &lines, int length) {
        constexpr int slack = 2;
        return lines.size() >= 2 && lines.front().first <= slack && lines.back().last >= length - 1 - slack;
    };
    if (!goAround(columns, box.width()) || !goAround(rows, box.height()))
        return {};
    QList<QRect> cells;
    for (std::size_t row = 1; row < rows.size(); ++row) {
        for (std::size_t column = 1; column < columns.size(); ++column) {
            cells.append(QRect(box.topLeft() + QPoint(columns[column - 1].last + 1, rows[row - 1].last + 1),
                               box.topLeft() + QPoint(columns[column].first - 1, rows[row].first - 1)));
        }
    }
    return cells;
}

struct Frame {
    QRect box;
    QList<QRect> cells;
};

qint64 areaOf(const QRect &rect)
{
    return qint64(rect.width()) * rect.height();
}

/// The panels inside frames. A frame within another belongs to the panel, unless the outer one is only the border of the picture.
QList<QRect> framedPanels(const QImage &grey, int shortSide)
{
    const int least = std::max(16, shortSide / 24);
    QList<Frame> frames;
    const QList<QRect> boxes = inkBoxes(maskOf(grey, dark));
    for (const QRect &box : boxes) {
        if (box.width() < least || box.height() < least)
            continue;
        if (const QList<QRect> cells = cellsOf(grey, box, least); !cells.isEmpty())
            frames.append({box, cells});
    }
    std::sort(frames.begin(), frames.end(), [](const Frame &a, const Frame &b) { return areaOf(a.box) > areaOf(b.box); });
    QList<QRect> taken, panels;
    for (const Frame &frame : std::as_const(frames)) {
        if (std::any_of(taken.begin(), taken.end(), [&](const QRect &outer) { return outer.contains(frame.box); }))
            continue;
        const auto within =
            std::count_if(frames.begin(), frames.end(), [&](const Frame &one) { return frame.box.contains(one.box, true); });
        if (frame.cells.size() == 1 && within >= 2 && areaOf(frame.box) * 2 >= areaOf(grey.rect()))
            continue;
        taken.append(frame.box);
        panels.append(frame.cells);
    }
    return panels;
}

/// Blocks of ink that are apart by at least a fiftieth of the picture. Small ones are letters or dirt.
QList<QRect> inkBlocks(const QImage &grey, int shortSide)
{
    const Mask fine = maskOf(grey, inkBelow);
    const int side = std::max(2, shortSide / 50);
    Mask coarse((grey.width() + side - 1) / side, (grey.height() + side - 1) / side);
    for (int y = 0; y < fine.height; ++y) {
        const char *from = fine.line(y);
        char *to = coarse.line(y / side);
        for (int x = 0; x < fine.width; ++x)
            to[x / side] |= from[x];
    }
    QList<QRect> blocks;
    const QList<QRect> boxes = inkBoxes(coarse);
    for (const QRect &box : boxes) {
        const QRect area = QRect(box.topLeft() * side, box.size() * side).intersected(grey.rect());
        // As tight as the ink.
        QRect tight;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            const char *line = fine.line(y);
            const char *first = std::find(line + area.left(), line + area.right() + 1, 1);
            if (first == line + area.right() + 1)
                continue;
            int last = area.right();
            while (line[last] == 0)
                --last;
            tight = tight.united(QRect(QPoint(static_cast<int>(first - line), y), QPoint(last, y)));
        }
        if (std::min(tight.width(), tight.height()) >= shortSide / 10)
            blocks.append(tight);
    }
    if (std::any_of(blocks.begin(), blocks.end(), [&](const QRect &one) { return areaOf(one) * 10 >= areaOf(grey.rect()) * 9; }))
        return {}; // a photograph: all of it is ink
    return blocks;
}

/// Rows from top to bottom, each from left to right. A panel stands in the row of the first one that is as high as its middle.
QList<QList<QRect>> inRows(QList<QRect> panels)
{
    std::sort(panels.begin(), panels.end(), [](const QRect &a, const QRect &b) { return a.top() < b.top(); });
    QList<QList<QRect>> rows;
    for (const QRect &panel : std::as_const(panels)) {
        const int middle = panel.center().y();
        if (!rows.isEmpty() && rows.constLast().constFirst().top() <= middle && middle <= rows.constLast().constFirst().bottom())
            rows.last().append(panel);
        else
            rows.append({panel});
    }
    for (QList<QRect> &row : rows)
        std::sort(row.begin(), row.end(), [](const QRect &a, const QRect &b) { return a.left() < b.left(); });
    return rows;
}

QImage greyOf(const QImage &whole)
{
    return onWhite(whole).convertToFormat(QImage::Format_Grayscale8);
}

/// Whether next to nothing is drawn inside, but for the edges.
bool isBlank(const QImage &grey, const QRect &panel)
{
    const int inset = std::min(panel.width(), panel.height()) / 12;
    const QRect inside = panel.adjusted(inset, inset, -inset, -inset).intersected(grey.rect());
    qint64 ink = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        const uchar *line = grey.constScanLine(y);
        ink += std::count_if(line + inside.left(), line + inside.right() + 1, [](uchar value) { return value < inkBelow; });
    }
    return static_cast<double>(ink) <= blankShare * static_cast<double>(areaOf(inside));
}

} // namespace

QList<QRect> proposedPanels(const QImage &whole)
{
    const QImage grey = greyOf(whole);
    if (grey.isNull())
        return {};
    const int shortSide = std::min(grey.width(), grey.height());
    QList<QRect> panels = framedPanels(grey, shortSide);
    if (panels.isEmpty())
        panels = inkBlocks(grey, shortSide);
    if (panels.size() > mostProposedPanels)
        return {};
    const QList<QList<QRect>> rows = inRows(panels);
    return std::accumulate(rows.begin(), rows.end(), QList<QRect>(), [](QList<QRect> all, const QList<QRect> &row) { return all + row; });
}

QList<PartRole> proposedRoles(const QImage &whole, const QList<QRect> &panels)
{
    QList<PartRole> roles(panels.size(), PartRole::Context);
    const QList<QList<QRect>> rows = inRows(panels);
    if (rows.size() >= 2) {
        for (const QRect &choice : rows.constLast())
            roles[panels.indexOf(choice)] = PartRole::Choice;
    }
    if (roles.count(PartRole::Context) < 2)
        return roles; // the only panel is the puzzle
    const QImage grey = greyOf(whole);
    for (qsizetype i = panels.size() - 1; i >= 0; --i) {
        if (roles.at(i) == PartRole::Context && isBlank(grey, panels.at(i))) {
            roles[i] = PartRole::Blank;
            break;
        }
    }
    return roles;
}

} // namespace yuyi
