// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/donutchart.h"

#include "models/domain/percent.h"
#include "widgets/charts/donutnotes.h"
#include "widgets/theme/plaintips.h"
#include "widgets/theme/theme.h"

#include <QChart>
#include <QCursor>
#include <QFontMetricsF>
#include <QGraphicsItem>
#include <QLegend>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPieSeries>
#include <QPieSlice>
#include <QToolTip>

#include <numeric>

namespace yuyi {

namespace {

// Of the ring's diameter.
constexpr double hole = 0.58;
constexpr double outerHole = 0.74;
constexpr double innerSize = 0.71;
constexpr double innerHole = 0.48;

/// A piece of a ring; angles in degrees, clockwise from the top.
QPainterPath piece(const QRectF &ring, double size, double holeSize, double start, double span)
{
    const auto circle = [&](double part) {
        QRectF rect(0, 0, ring.width() * part, ring.height() * part);
        rect.moveCenter(ring.center());
        return rect;
    };
    QPainterPath path;
    path.arcMoveTo(circle(size), 90 - start);
    path.arcTo(circle(size), 90 - start, -span);
    path.arcTo(circle(holeSize), 90 - start - span, span);
    path.closeSubpath();
    return path;
}

} // namespace

DonutChart::DonutChart(QWidget *parent)
    : ChartView(parent), m_ring(new QPieSeries), m_inner(new QPieSeries), m_notes(new DonutNotes(this, chart()))
{
    m_ring->setHoleSize(hole);
    m_ring->setPieSize(1.0);
    m_inner->setHoleSize(innerHole);
    m_inner->setPieSize(innerSize);
    chart()->addSeries(m_ring);
    chart()->addSeries(m_inner);
    chart()->legend()->setVisible(false);
    styleNow();
}

DonutChart::~DonutChart() = default;

void DonutChart::setData(const QStringList &categories, const QList<qint64> &counts, const QList<QList<DonutPart>> &parts)
{
    m_categories = categories;
    m_counts = counts;
    m_parts = parts;
    m_lines.clear();
    for (int c = 0; c < categories.size(); ++c) {
        m_lines.append({c, -1});
        for (int p = 0; p < m_parts.value(c).size(); ++p)
            m_lines.append({c, p});
    }
    fillRings();
    styleNow();
    marksChanged();
}

bool DonutChart::hasParts() const
{
    return m_lines.size() > m_categories.size();
}

void DonutChart::connectSlice(QPieSlice *slice, const Line &line)
{
    connect(slice, &QPieSlice::clicked, this, [this, line] { Q_EMIT segmentClicked(line.category, line.part + 1); });
    connect(slice, &QPieSlice::hovered, this, [this, line](bool inside) {
        viewport()->setCursor(inside ? Qt::PointingHandCursor : Qt::ArrowCursor);
        if (inside)
            showPlainTip(QCursor::pos(), sentenceOf(line), this);
        else
            QToolTip::hideText();
    });
}

void DonutChart::fillRings()
{
    m_ring->clear();
    m_inner->clear();
    m_innerLines.clear();
    m_ring->setHoleSize(hasParts() ? outerHole : hole);
    const auto add = [](QPieSeries *ring, const QString &name, qint64 count) {
        auto *slice = new QPieSlice(name.toHtmlEscaped(), static_cast<double>(count));
        slice->setLabelVisible(false);
        ring->append(slice);
        return slice;
    };
    for (int c = 0; c < m_categories.size(); ++c) {
        connectSlice(add(m_ring, m_categories[c], m_counts.value(c)), {c, -1});
        if (!hasParts())
            continue;
        qint64 rest = m_counts.value(c);
        for (int p = 0; p < m_parts.value(c).size(); ++p) {
            const DonutPart &part = m_parts[c][p];
            connectSlice(add(m_inner, part.name, part.count), {c, p});
            m_innerLines.append({c, p});
            rest -= part.count;
        }
        add(m_inner, {}, qMax<qint64>(0, rest));
        m_innerLines.append({c, -1});
    }
}

const QString &DonutChart::nameOf(const Line &line) const
{
    return line.part < 0 ? m_categories[line.category] : m_parts[line.category][line.part].name;
}

qint64 DonutChart::countOf(const Line &line) const
{
    return line.part < 0 ? m_counts.value(line.category) : m_parts[line.category][line.part].count;
}

QColor DonutChart::colorOf(const Line &line, const Tokens &tokens) const
{
    const QColor color = tokens.seriesColor(line.category);
    return line.part < 0 ? color : mixed(color, tokens.panel, qMin(0.25 + 0.2 * line.part, 0.75));
}

QString DonutChart::sentenceOf(const Line &line) const
{
    const QString count = locale().toString(countOf(line));
    const QString all = locale().toString(total());
    if (line.part < 0)
        return tr("%1: %2 of %3").arg(nameOf(line), count, all);
    return tr("%1, %2: %3 of %4").arg(m_categories[line.category], nameOf(line), count, all);
}

QList<ChartView::Mark> DonutChart::marks() const
{
    QList<Mark> all;
    const QRectF ring = ringRect();
    const double whole = static_cast<double>(total());
    double start = 0;
    for (const Line &line : m_lines) {
        if (line.part >= 0 || countOf(line) == 0)
            continue;
        const double span = 360 * static_cast<double>(countOf(line)) / whole;
        all.append({line.category, 0, piece(ring, 1, hasParts() ? outerHole : hole, start, span), sentenceOf(line)});
        double from = start;
        for (int p = 0; p < m_parts.value(line.category).size(); ++p) {
            const Line part{line.category, p};
            const double width = 360 * static_cast<double>(countOf(part)) / whole;
            if (width > 0)
                all.append({line.category, p + 1, piece(ring, innerSize, innerHole, from, width), sentenceOf(part)});
            from += width;
        }
        start += span;
    }
    return all;
}

int DonutChart::stepFrom(const QList<Mark> &all, int from, int key) const
{
    const int count = static_cast<int>(all.size());
    if (key == Qt::Key_Down)
        return all[from].series == 0 ? stepWithin(all, from, 1) : from;
    if (key == Qt::Key_Up) {
        int to = from;
        while (all[to].series != 0)
            --to;
        return to;
    }
    // Round the ring it stands on.
    const int by = key == Qt::Key_Right ? 1 : count - 1;
    const bool inner = all[from].series != 0;
    for (int to = (from + by) % count; to != from; to = (to + by) % count) {
        if ((all[to].series != 0) == inner)
            return to;
    }
    return from;
}

void DonutChart::setCaption(const QString &caption)
{
    m_caption = caption;
    m_notes->update();
}

qint64 DonutChart::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), qint64(0));
}

bool DonutChart::isBare() const
{
    return total() == 0;
}

double DonutChart::listWidth() const
{
    const Theme &theme = Theme::of(this);
    const QFontMetricsF metrics(theme.font(TextRole::Body));
    double widest = 0;
    for (const Line &one : m_lines)
        widest = qMax(widest, metrics.horizontalAdvance(nameOf(one)) + (one.part < 0 ? 0 : theme.px(16)));
    return widest + theme.px(10) + 8 + metrics.horizontalAdvance(QStringLiteral("100.0%")) + 24;
}

QRectF DonutChart::ringRect() const
{
    const QSizeF size = chart()->size();
    double share = size.width() * 0.48;
    // Names are read, rings are looked at: the ring gives way as far as it stays readable.
    const double least = size.width() * (hasParts() ? 0.36 : 0.28);
    share = qBound(least, qMax(least, size.width() - 32 - listWidth()), share);
    const double side = qMax(10.0, qMin(size.height() - 8, share));
    return {4, (size.height() - side) / 2, side, side};
}

QRectF DonutChart::lineRect(int line) const
{
    const Theme &theme = Theme::of(this);
    const QFontMetricsF metrics(theme.font(TextRole::Body));
    const QRectF ring = ringRect();
    const double room = chart()->size().width() - ring.right() - 32;
    const double width = qMin(room, listWidth());
    const double count = static_cast<double>(m_lines.size());
    const double height = qMin(metrics.height() + 10, (chart()->size().height() - 4) / qMax(1.0, count));
    const double top = (chart()->size().height() - height * count) / 2;
    return {ring.right() + 24, top + height * line, width, height};
}

void DonutChart::placeRing()
{
    chart()->setPlotArea(ringRect());
    m_notes->update();
}

void DonutChart::resizeEvent(QResizeEvent *event)
{
    ChartView::resizeEvent(event);
    placeRing();
}

void DonutChart::mousePressEvent(QMouseEvent *event)
{
    const QPointF point = mapToScene(event->position().toPoint());
    for (int i = 0; i < m_lines.size(); ++i) {
        if (!isBare() && lineRect(i).contains(point)) {
            Q_EMIT segmentClicked(m_lines[i].category, m_lines[i].part + 1);
            return;
        }
    }
    ChartView::mousePressEvent(event);
}

void DonutChart::restyle(const Tokens &tokens)
{
    const QList<QPieSlice *> slices = m_ring->slices();
    for (int c = 0; c < slices.size(); ++c) {
        slices[c]->setColor(tokens.seriesColor(c));
        slices[c]->setBorderColor(tokens.panel);
        slices[c]->setBorderWidth(2);
    }
    const QList<QPieSlice *> inner = m_inner->slices();
    for (int i = 0; i < inner.size(); ++i) {
        const bool bare = m_innerLines[i].part < 0;
        inner[i]->setBrush(bare ? QBrush(Qt::NoBrush) : QBrush(colorOf(m_innerLines[i], tokens)));
        inner[i]->setPen(bare ? QPen(Qt::NoPen) : QPen(tokens.panel, 2));
    }
    placeRing();
    m_notes->setTokens(tokens);
}

PrintFigure DonutChart::printed() const
{
    PrintFigure figure;
    figure.kind = PrintKind::Rings;
    PrintSeries counts;
    for (int c = 0; c < m_categories.size(); ++c) {
        figure.categories.append(m_categories.at(c));
        counts.values.append({static_cast<double>(m_counts.value(c)), {}, {}, {}});
        for (const DonutPart &part : m_parts.value(c))
            figure.parts.append({c, part.name, static_cast<double>(part.count)});
    }
    if (total() > 0)
        figure.series.append(counts);
    return figure;
}

} // namespace yuyi
