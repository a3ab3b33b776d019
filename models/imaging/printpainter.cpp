// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/printpainter.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <cmath>

namespace yuyi {

namespace {

// Hundredths of a millimetre.
constexpr double edge = 150;
constexpr double gap = 150;
constexpr double barHeight = 240;
constexpr double tickLength = 80;
constexpr double thin = 15;
constexpr double stroke = 30;
constexpr int fontPixels = 282;      // 8 points
constexpr int smallPixels = 247;     // 7 points
constexpr double namesShare = 0.4;   // of the width, at most

const QColor ink(0x1c, 0x1c, 0x1c);
const QColor soft(0x55, 0x55, 0x55);
const QColor grid(0xd9, 0xd9, 0xd9);

// Told apart by people who see colours differently, and by their lightness in grey.
constexpr std::array<QRgb, 8> palette{0xff0072b2, 0xffe69f00, 0xff009e73, 0xffcc79a7, 0xff56b4e9, 0xffd55e00, 0xff8c8c8c, 0xfff0e442};

QFont fontOf(int pixels)
{
    QFont font;
    font.setPixelSize(pixels);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QColor between(const QColor &from, const QColor &to, double share)
{
    const auto part = [&](int a, int b) { return qRound(a + (b - a) * std::clamp(share, 0.0, 1.0)); };
    return {part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue())};
}

QColor shadeOf(double share)
{
    return between(QColor(0xf2, 0xf6, 0xfa), QColor(palette[0]), share);
}

QColor inkOn(const QColor &ground)
{
    return qGray(ground.rgb()) < 140 ? QColor(Qt::white) : ink;
}

double roundTick(double span)
{
    const double raw = span / 5;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (factor * power >= raw * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

} // namespace

PrintPainter::PrintPainter(const PrintFigure &figure, double width)
    : m_figure(figure), m_width(width), m_font(fontOf(fontPixels)), m_small(fontOf(smallPixels)), m_metrics(m_font),
      m_smallMetrics(m_small)
{
}

QStringList PrintPainter::brokenLines(const QString &text, const QFontMetricsF &metrics, double width)
{
    QStringList lines;
    QString rest = text.simplified();
    while (!rest.isEmpty() && metrics.horizontalAdvance(rest) > width) {
        qsizetype cut = 0;
        for (const auto type : {QTextBoundaryFinder::Line, QTextBoundaryFinder::Grapheme}) {
            QTextBoundaryFinder finder(type, rest);
            while (finder.toNextBoundary() >= 0 && metrics.horizontalAdvance(rest.left(finder.position()).trimmed()) <= width)
                cut = finder.position();
            if (cut > 0)
                break;
        }
        cut = std::max<qsizetype>(cut, 1);
        lines.append(rest.left(cut).trimmed());
        rest = rest.mid(cut).trimmed();
    }
    if (!rest.isEmpty())
        lines.append(rest);
    return lines;
}

double PrintPainter::paint(QPainter *painter)
{
    m_painter = painter;
    double y = legend(edge);
    switch (m_figure.kind) {
    case PrintKind::Bars:
    case PrintKind::Stacked:
    case PrintKind::Intervals: y = rows(y); break;
    case PrintKind::HeatMap: y = heatMap(y); break;
    case PrintKind::Rings: y = rings(y); break;
    case PrintKind::Bubbles: y = bubbles(y); break;
    }
    return notes(y) + edge;
}

double PrintPainter::words(const QString &text, double x, double y, double width, Qt::Alignment alignment, const QFont &font,
                           const QColor &color)
{
    const QFontMetricsF metrics(font);
    const QStringList lines = brokenLines(text, metrics, width);
    if (m_painter) {
        m_painter->setFont(font);
        m_painter->setPen(color);
        double base = y + metrics.ascent();
        for (const QString &one : lines) {
            const double room = width - metrics.horizontalAdvance(one);
            const double indent = alignment.testFlag(Qt::AlignRight) ? room : alignment.testFlag(Qt::AlignHCenter) ? room / 2 : 0;
            m_painter->drawText(QPointF(x + indent, base), one);
            base += metrics.height();
        }
    }
    return metrics.height() * static_cast<double>(lines.size());
}

void PrintPainter::line(double x1, double y1, double x2, double y2, const QColor &color, double wide, Qt::PenStyle style)
{
    if (!m_painter)
        return;
    m_painter->setPen(QPen(color, wide, style, Qt::FlatCap));
    m_painter->drawLine(QPointF(x1, y1), QPointF(x2, y2));
}

void PrintPainter::fill(const QRectF &box, const QColor &color)
{
    if (m_painter)
        m_painter->fillRect(box, color);
}

QColor PrintPainter::colorOf(int series) const
{
    const QColor own = series < m_figure.series.size() ? m_figure.series.at(series).color : QColor();
    return own.isValid() ? own : QColor(palette.at(static_cast<size_t>(series) % palette.size()));
}

QString PrintPainter::written(double value)
{
    QString text = QLocale().toString(std::abs(value), 'g', 6);
    return value < 0 ? QChar(u'\u2212') % text : text;
}

double PrintPainter::legend(double y)
{
    QList<Entry> entries;
    const bool rows = m_figure.kind == PrintKind::Bars || m_figure.kind == PrintKind::Stacked || m_figure.kind == PrintKind::Intervals;
    if (rows && (m_figure.series.size() > 1 || !m_figure.lines.isEmpty())) {
        for (int s = 0; s < m_figure.series.size(); ++s)
            entries.append({m_figure.series.at(s).name, colorOf(s), -1});
        for (int l = 0; l < m_figure.lines.size(); ++l)
            entries.append({m_figure.lines.at(l).name, ink, l});
    }
    if (entries.isEmpty())
        return y;
    const double mark = 400;
    const double most = m_width - 2 * edge;
    double x = edge;
    double high = 0;
    for (const Entry &entry : std::as_const(entries)) {
        const double needed = std::min(most, mark + gap / 2 + m_smallMetrics.horizontalAdvance(entry.name) + 1);
        if (x > edge && x + needed > edge + most) {
            x = edge;
            y += high;
            high = 0;
        }
        const double middle = y + m_smallMetrics.height() / 2;
        if (entry.line >= 0)
            line(x, middle, x + mark, middle, ink, stroke, entry.line == 0 ? Qt::DashLine : Qt::DotLine);
        else
            fill(QRectF(x + mark - 220, middle - 100, 220, 200), entry.color);
        high = std::max(high, words(entry.name, x + mark + gap / 2, y, needed - mark - gap / 2, Qt::AlignLeft, m_small, ink));
        x += needed + 2 * gap;
    }
    return y + high + gap;
}

PrintPainter::Axis PrintPainter::axis() const
{
    Axis made{m_figure.low, m_figure.high, m_figure.step};
    if (!(made.high > made.low)) {
        double least = made.low;
        double most = made.low;
        for (int c = 0; c < m_figure.categories.size(); ++c) {
            double sum = 0;
            for (const PrintSeries &series : m_figure.series) {
                const PrintValue value = series.values.value(c);
                if (std::isnan(value.value))
                    continue;
                sum += value.value;
                least = std::min({least, value.value, value.low.value_or(value.value)});
                most = std::max({most, value.value, value.high.value_or(value.value)});
            }
            if (m_figure.kind == PrintKind::Stacked)
                most = std::max(most, sum);
        }
        if (m_figure.kind == PrintKind::Intervals) {
            // Both directions are as wide: a difference is judged by its distance from nought.
            most = std::max({std::abs(least), std::abs(most), 1.0});
            least = -most;
        }
        if (!(most > least))
            most = least + 1;
        made.step = roundTick(most - least);
        made.low = std::floor(least / made.step + 1e-9) * made.step;
        made.high = std::ceil(most / made.step - 1e-9) * made.step;
    }
    if (!(made.step > 0))
        made.step = roundTick(made.high - made.low);
    return made;
}

double PrintPainter::namesWidth() const
{
    double widest = m_smallMetrics.horizontalAdvance(m_figure.categoryTitle);
    for (const QString &name : m_figure.categories)
        widest = std::max(widest, m_metrics.horizontalAdvance(name));
    return std::min(widest + 1, m_width * namesShare);
}

double PrintPainter::ticksAndTitle(const QRectF &plot, const Axis &axis)
{
    line(plot.left(), plot.bottom(), plot.right(), plot.bottom(), ink, thin);
    double least = plot.width() / std::max(1.0, (axis.high - axis.low) / axis.step);
    // Every second or fifth tick where all would touch.
    double widest = 0;
    for (double value = axis.low; value <= axis.high + axis.step * 1e-6; value += axis.step)
        widest = std::max(widest, m_smallMetrics.horizontalAdvance(written(value)) + gap);
    const int every = std::max(1, static_cast<int>(std::ceil(widest / std::max(1.0, least))));
    int place = 0;
    for (double value = axis.low; value <= axis.high + axis.step * 1e-6; value += axis.step, ++place) {
        if (place % every != 0)
            continue;
        const double rounded = std::abs(value) < axis.step * 1e-6 ? 0 : value;
        const double x = plot.left() + (value - axis.low) / (axis.high - axis.low) * plot.width();
        line(x, plot.bottom(), x, plot.bottom() + tickLength, ink, thin);
        words(written(rounded), x - widest, plot.bottom() + tickLength, 2 * widest, Qt::AlignHCenter, m_small, ink);
    }
    const double below = plot.bottom() + tickLength + m_smallMetrics.height() + gap / 3;
    return below + words(m_figure.valueTitle, edge, below, m_width - 2 * edge, Qt::AlignHCenter, m_font, ink);
}

void PrintPainter::whisker(const PrintValue &value, const QRectF &plot, const Axis &axis, double y)
{
    if (!value.low || !value.high)
        return;
    const auto at = [&](double v) {
        return plot.left() + std::clamp((v - axis.low) / (axis.high - axis.low), 0.0, 1.0) * plot.width();
    };
    line(at(*value.low), y, at(*value.high), y, ink, stroke);
    for (const double end : {*value.low, *value.high})
        line(at(end), y - 60, at(end), y + 60, ink, stroke);
}

void PrintPainter::row(int category, const QRectF &band, const QRectF &plot, const Axis &axis)
{
    const auto at = [&](double v) {
        return plot.left() + std::clamp((v - axis.low) / (axis.high - axis.low), 0.0, 1.0) * plot.width();
    };
    const int count = static_cast<int>(m_figure.series.size());
    const bool stacked = m_figure.kind == PrintKind::Stacked;
    double y = band.center().y() - (stacked ? 1 : count) * barHeight / 2;
    double sum = axis.low;
    for (int s = 0; s < count; ++s) {
        const PrintValue value = m_figure.series.at(s).values.value(category);
        const double height = stacked ? barHeight * 1.4 : barHeight;
        const double middle = y + barHeight / 2;
        if (!std::isnan(value.value)) {
            const double from = stacked ? at(sum) : at(std::max(0.0, axis.low));
            const double to = stacked ? at(sum + value.value) : at(value.value);
            double end = std::max(from, to);
            if (m_figure.kind == PrintKind::Intervals) {
                whisker(value, plot, axis, middle);
                if (m_painter) {
                    m_painter->setPen(Qt::NoPen);
                    m_painter->setBrush(colorOf(s));
                    m_painter->drawEllipse(QPointF(to, middle), 75, 75);
                }
            } else {
                const QRectF bar(std::min(from, to), middle - height / 2 + 15, std::abs(to - from), height - 30);
                fill(bar, colorOf(s));
                whisker(value, plot, axis, middle);
            }
            if (value.high)
                end = std::max(end, at(*value.high));
            const double needed = m_smallMetrics.horizontalAdvance(value.text) + 1;
            const double top = middle - m_smallMetrics.height() / 2;
            if (!value.text.isEmpty() && !stacked)
                words(value.text, end + gap / 2, top, needed, Qt::AlignLeft, m_small, ink);
            else if (!value.text.isEmpty() && value.value > 0 && to - from > needed)
                words(value.text, from, top, to - from, Qt::AlignHCenter, m_small, inkOn(colorOf(s)));
            sum += value.value;
        }
        y += stacked ? 0 : barHeight;
    }
}

double PrintPainter::rows(double y)
{
    const Axis made = axis();
    const double names = namesWidth();
    double texts = 0;
    if (m_figure.kind != PrintKind::Stacked) {
        for (const PrintSeries &series : m_figure.series) {
            for (const PrintValue &value : series.values)
                texts = std::max(texts, m_smallMetrics.horizontalAdvance(value.text));
        }
    }
    if (!m_figure.categoryTitle.isEmpty())
        y += words(m_figure.categoryTitle, edge, y, names, Qt::AlignRight, m_small, soft) + gap / 2;
    const double left = edge + names + gap;
    const double right = m_width - edge - std::max(texts > 0 ? texts + gap : 0, m_smallMetrics.horizontalAdvance(written(made.high)) / 2);
    const double bars = (m_figure.kind == PrintKind::Stacked ? 1.4 : static_cast<double>(m_figure.series.size())) * barHeight;
    QList<QRectF> bands;
    double bottom = y;
    for (const QString &name : m_figure.categories) {
        const double lines = m_metrics.height() * static_cast<double>(brokenLines(name, m_metrics, names).size());
        const double height = std::max(bars, lines) + gap;
        bands.append(QRectF(left, bottom, right - left, height));
        bottom += height;
    }
    const QRectF plot(left, y, right - left, bottom - y);
    const auto at = [&](double v) { return plot.left() + (v - made.low) / (made.high - made.low) * plot.width(); };
    for (double value = made.low; value <= made.high + made.step * 1e-6; value += made.step)
        line(at(value), plot.top(), at(value), plot.bottom(), std::abs(value) < made.step * 1e-6 ? soft : grid, thin);
    for (int c = 0; c < m_figure.categories.size(); ++c) {
        const QRectF &band = bands.at(c);
        const double lines = m_metrics.height()
            * static_cast<double>(brokenLines(m_figure.categories.at(c), m_metrics, names).size());
        words(m_figure.categories.at(c), edge, band.center().y() - lines / 2, names, Qt::AlignRight, m_font, ink);
        row(c, band, plot, made);
    }
    for (int l = 0; l < m_figure.lines.size(); ++l) {
        const double x = at(std::clamp(m_figure.lines.at(l).value, made.low, made.high));
        line(x, plot.top(), x, plot.bottom(), ink, stroke, l == 0 ? Qt::DashLine : Qt::DotLine);
    }
    return ticksAndTitle(plot, made) + gap;
}

double PrintPainter::shadeKey(double y, double least, double most)
{
    const double width = std::min(4000.0, m_width / 3);
    const double x = m_width - edge - width;
    constexpr int steps = 40;
    for (int i = 0; i < steps; ++i)
        fill(QRectF(x + width * i / steps, y, width / steps + 5, 220), shadeOf((i + 0.5) / steps));
    words(written(least), x, y + 240, width, Qt::AlignLeft, m_small, ink);
    words(written(most), x, y + 240, width, Qt::AlignRight, m_small, ink);
    const double title = words(m_figure.valueTitle, edge, y, x - edge - gap, Qt::AlignRight, m_small, ink);
    return y + std::max(240 + m_smallMetrics.height(), title) + gap;
}

double PrintPainter::heatMap(double y)
{
    const double names = namesWidth();
    const double left = edge + names + gap;
    const double cell = (m_width - edge - left) / std::max<double>(1, m_figure.series.size());
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    double upright = 0;
    double flat = 0;
    bool fits = true;
    for (const PrintSeries &series : m_figure.series) {
        for (const PrintValue &value : series.values) {
            if (!std::isnan(value.value)) {
                least = std::min(least, value.value);
                most = std::max(most, value.value);
            }
        }
        upright = std::max(upright, m_smallMetrics.horizontalAdvance(series.name) + gap / 2);
        for (const QString &word : series.name.split(u' '))
            fits = fits && m_smallMetrics.horizontalAdvance(word) + gap / 2 <= cell;
        flat = std::max(flat, m_smallMetrics.height() * static_cast<double>(brokenLines(series.name, m_smallMetrics, cell - gap / 2).size()));
    }
    const double title = m_smallMetrics.height()
        * static_cast<double>(brokenLines(m_figure.categoryTitle, m_smallMetrics, names).size());
    const double head = std::max(fits ? flat : upright, title);
    words(m_figure.categoryTitle, edge, y + head - title, names, Qt::AlignRight, m_small, soft);
    for (int c = 0; c < m_figure.series.size(); ++c) {
        const double x = left + c * cell;
        if (fits) {
            words(m_figure.series.at(c).name, x + gap / 4, y, cell - gap / 2, Qt::AlignHCenter, m_small, ink);
        } else if (m_painter) {
            // Too long for its column: from below upwards, in full.
            m_painter->save();
            m_painter->translate(x + cell / 2 + m_smallMetrics.ascent() / 2, y + head);
            m_painter->rotate(-90);
            m_painter->setFont(m_small);
            m_painter->setPen(ink);
            m_painter->drawText(QPointF(0, 0), m_figure.series.at(c).name);
            m_painter->restore();
        }
    }
    y += head + gap / 2;
    for (int r = 0; r < m_figure.categories.size(); ++r) {
        const double lines = m_metrics.height()
            * static_cast<double>(brokenLines(m_figure.categories.at(r), m_metrics, names).size());
        const double height = std::max(lines, m_metrics.height() * 1.3);
        words(m_figure.categories.at(r), edge, y + (height - lines) / 2, names, Qt::AlignRight, m_font, ink);
        for (int c = 0; c < m_figure.series.size(); ++c) {
            const PrintValue value = m_figure.series.at(c).values.value(r);
            const bool bare = std::isnan(value.value);
            const QColor ground = bare ? QColor(Qt::white) : shadeOf(most > least ? (value.value - least) / (most - least) : 0.5);
            fill(QRectF(left + c * cell + 8, y + 8, cell - 16, height - 16), ground);
            // Figures that do not fit upright are smaller, not left out.
            QFont font = m_small;
            const double wide = m_smallMetrics.horizontalAdvance(value.text);
            if (wide > cell - 40)
                font.setPixelSize(std::max(100, static_cast<int>(smallPixels * (cell - 40) / wide)));
            words(value.text, left + c * cell, y + (height - QFontMetricsF(font).height()) / 2, cell, Qt::AlignHCenter, font, inkOn(ground));
        }
        y += height;
    }
    return most >= least ? shadeKey(y + gap, least, most) : y + gap;
}

double PrintPainter::rings(double y)
{
    double total = 0;
    QList<double> counts;
    for (int c = 0; c < m_figure.categories.size(); ++c) {
        counts.append(m_figure.series.isEmpty() ? 0 : std::max(0.0, m_figure.series.constFirst().values.value(c).value));
        total += counts.last();
    }
    if (total <= 0)
        return y;
    const double size = std::min(7000.0, m_width * 0.6);
    const QPointF center(m_width / 2, y + size / 2);
    const bool parts = !m_figure.parts.isEmpty();
    const auto piece = [&](double outer, double inner, double from, double span, const QColor &color) {
        if (!m_painter || span <= 0)
            return;
        const auto circle = [&](double part) {
            return QRectF(center.x() - size / 2 * part, center.y() - size / 2 * part, size * part, size * part);
        };
        QPainterPath path;
        path.arcMoveTo(circle(outer), 90 - from);
        path.arcTo(circle(outer), 90 - from, -span);
        path.arcTo(circle(inner), 90 - from - span, span);
        path.closeSubpath();
        m_painter->setPen(QPen(Qt::white, stroke));
        m_painter->setBrush(color);
        m_painter->drawPath(path);
    };
    struct Line {
        QString name;
        double count = 0;
        QColor color;
        bool part = false;
    };
    QList<Line> lines;
    double start = 0;
    for (int c = 0; c < counts.size(); ++c) {
        const QColor color(palette.at(static_cast<size_t>(c) % palette.size()));
        const double span = 360 * counts.at(c) / total;
        piece(parts ? 0.72 : 1.0, 0.45, start, span, color);
        lines.append({m_figure.categories.at(c), counts.at(c), color, false});
        double from = start;
        int place = 0;
        for (const PrintPart &part : m_figure.parts) {
            if (part.category != c)
                continue;
            const QColor lighter = between(color, Qt::white, std::min(0.25 + 0.15 * place++, 0.8));
            piece(1.0, 0.74, from, 360 * part.count / total, lighter);
            from += 360 * part.count / total;
            lines.append({part.name, part.count, lighter, true});
        }
        start += span;
    }
    words(QStringLiteral("n = %1").arg(written(total)), center.x() - size / 4, center.y() - m_metrics.height() / 2, size / 2, Qt::AlignHCenter,
          m_font, ink);
    y += size + gap;
    const double figures = m_smallMetrics.horizontalAdvance(QStringLiteral("00000 (100.0 %)")) + gap;
    for (const Line &one : std::as_const(lines)) {
        const double x = edge + (one.part ? 700 : 300);
        fill(QRectF(x - 270, y + m_metrics.height() / 2 - 90, 180, 180), one.color);
        const QString share = QStringLiteral("%1 (%2 %)").arg(written(one.count), QLocale().toString(100 * one.count / total, 'f', 1));
        words(share, m_width - edge - figures, y, figures, Qt::AlignRight, m_small, ink);
        y += words(one.name, x, y, m_width - edge - figures - gap - x, Qt::AlignLeft, m_font, one.part ? soft : ink);
    }
    return y + words(m_figure.valueTitle, edge, y + gap / 2, m_width - 2 * edge, Qt::AlignLeft, m_small, soft) + 1.5 * gap;
}

double PrintPainter::bubbles(double y)
{
    Axis made{m_figure.low, m_figure.high, m_figure.step};
    if (!(made.step > 0))
        made.step = roundTick(made.high - made.low);
    const double side = std::min(9000.0, m_width - 2 * edge - 1500);
    const QRectF plot(edge + 1100, y + 200, side, side);
    // Marks at the ends of the axes stay within the frame.
    const double room = 0.05 * side;
    const auto across = [&](double v) { return plot.left() + room + (v - made.low) / (made.high - made.low) * (side - 2 * room); };
    const auto up = [&](double v) { return plot.bottom() - room - (v - made.low) / (made.high - made.low) * (side - 2 * room); };
    for (double value = made.low; value <= made.high + made.step * 1e-6; value += made.step) {
        line(across(value), plot.top(), across(value), plot.bottom(), grid, thin);
        line(plot.left(), up(value), plot.right(), up(value), grid, thin);
        words(written(value), across(value) - 600, plot.bottom() + tickLength, 1200, Qt::AlignHCenter, m_small, ink);
        words(written(value), plot.left() - 700, up(value) - m_smallMetrics.height() / 2, 600, Qt::AlignRight, m_small, ink);
    }
    line(across(made.low), up(made.low), across(made.high), up(made.high), soft, thin, Qt::DashLine);
    int most = 1;
    for (const PrintBubble &one : m_figure.bubbles)
        most = std::max(most, one.count);
    for (const PrintBubble &one : m_figure.bubbles) {
        const double radius = std::max(60.0, side * 0.045 * std::sqrt(static_cast<double>(one.count) / most));
        if (m_painter) {
            m_painter->setPen(QPen(Qt::white, thin));
            m_painter->setBrush(QColor(palette[0]));
            m_painter->drawEllipse(QPointF(across(one.across), up(one.up)), radius, radius);
        }
        const QString count = written(one.count);
        if (one.count > 1 && m_smallMetrics.horizontalAdvance(count) < 2 * radius && m_smallMetrics.height() < 2 * radius)
            words(count, across(one.across) - radius, up(one.up) - m_smallMetrics.height() / 2, 2 * radius, Qt::AlignHCenter, m_small, Qt::white);
    }
    if (m_painter) {
        m_painter->save();
        m_painter->translate(edge, plot.bottom());
        m_painter->rotate(-90);
        words(m_figure.categoryTitle, 0, 0, side, Qt::AlignHCenter, m_font, ink);
        m_painter->restore();
    }
    const double below = plot.bottom() + tickLength + m_smallMetrics.height() + gap / 3;
    return below + words(m_figure.valueTitle, plot.left(), below, side, Qt::AlignHCenter, m_font, ink) + gap;
}

double PrintPainter::notes(double y)
{
    for (const QString &note : m_figure.notes)
        y += words(note, edge, y, m_width - 2 * edge, Qt::AlignLeft, m_small, soft);
    return y;
}

} // namespace yuyi
