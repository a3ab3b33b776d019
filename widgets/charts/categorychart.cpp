// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/categorychart.h"

#include "models/domain/percent.h"
#include "widgets/charts/barnotes.h"
#include "widgets/charts/charttext.h"
#include "widgets/theme/plaintips.h"
#include "widgets/theme/theme.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QCursor>
#include <QHorizontalBarSeries>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLocale>
#include <QResizeEvent>
#include <QStackedBarSeries>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

constexpr double barShare = 0.66;
constexpr int slopedLength = 120;

QAbstractBarSeries *makeBars(bool stacked, bool horizontal)
{
    if (stacked && horizontal)
        return new QHorizontalStackedBarSeries;
    if (stacked)
        return new QStackedBarSeries;
    if (horizontal)
        return new QHorizontalBarSeries;
    return new QBarSeries;
}

} // namespace

CategoryChart::CategoryChart(bool stacked, bool horizontal, QWidget *parent)
    : ChartView(parent), m_stacked(stacked), m_horizontal(horizontal),
      m_grid(new BarNotes(this, BarNotes::Layer::Under)), m_notes(new BarNotes(this, BarNotes::Layer::Over))
{
    chart()->legend()->setVisible(false);
    rebuild();
}

CategoryChart::~CategoryChart() = default;

void CategoryChart::setData(const QStringList &categories, const QList<ChartSeries> &series, ChartUnit unit)
{
    m_categories = categories;
    m_series = series;
    m_unit = unit;
    rebuild();
    marksChanged();
}

void CategoryChart::setValueLabels(bool on)
{
    m_valueLabels = on;
    m_notes->refresh();
}

void CategoryChart::setShares(bool shares)
{
    m_shares = shares;
    rebuild();
}

bool CategoryChart::isBare() const
{
    return m_categories.isEmpty() || m_series.isEmpty();
}

QString CategoryChart::written(double value) const
{
    const QLocale where = locale();
    if (m_unit == ChartUnit::Count && !m_shares)
        return where.toString(std::llround(value));
    if (m_unit == ChartUnit::Number && !m_shares)
        return where.toString(value, 'f', 2);
    return where.toString(value, 'f', m_shares ? 0 : 1);
}

double CategoryChart::drawn(int category, int series) const
{
    const double given = m_series[series].values.value(category).value;
    const double value = std::isnan(given) ? 0 : given;
    if (!m_shares)
        return value;
    double sum = 0;
    for (const ChartSeries &each : m_series)
        sum += std::isnan(each.values.value(category).value) ? 0 : each.values.value(category).value;
    return sum > 0 ? 100 * value / sum : 0;
}

int CategoryChart::axisPosition(int category) const
{
    // Qt counts horizontal categories from the bottom; people read from the top.
    return m_horizontal ? static_cast<int>(m_categories.size()) - 1 - category : category;
}

int CategoryChart::setPosition(int series) const
{
    return m_horizontal && !m_stacked ? static_cast<int>(m_series.size()) - 1 - series : series;
}

QColor CategoryChart::colorOf(int series, const Tokens &tokens) const
{
    const QColor own = m_series[series].color;
    return own.isValid() ? own : tokens.seriesColor(series);
}

void CategoryChart::rebuild()
{
    QChart *frame = chart();
    frame->removeAllSeries();
    const QList<QAbstractAxis *> axes = frame->axes();
    for (QAbstractAxis *axis : axes) {
        frame->removeAxis(axis);
        delete axis;
    }
    m_names = nullptr;
    m_values = nullptr;
    m_bars = nullptr;
    if (isBare()) {
        m_grid->refresh();
        m_notes->refresh();
        viewport()->update();
        return;
    }
    m_bars = makeBars(m_stacked, m_horizontal);
    m_bars->setBarWidth(barShare);
    double largest = 0;
    const int count = static_cast<int>(m_categories.size());
    QList<double> sums(count, 0.0);
    for (int position = 0; position < m_series.size(); ++position) {
        const int s = setPosition(position);
        auto *set = new QBarSet(m_series[s].name.toHtmlEscaped());
        QList<qreal> values(count, 0.0);
        for (int c = 0; c < count; ++c) {
            values[axisPosition(c)] = drawn(c, s);
            sums[c] += drawn(c, s);
            const ChartValue value = m_series[s].values.value(c);
            largest = std::max({largest, m_stacked ? sums[c] : values.at(axisPosition(c)), value.high.value_or(0.0)});
        }
        set->append(values);
        m_bars->append(set);
    }
    frame->addSeries(m_bars);

    m_names = new QBarCategoryAxis;
    m_values = new QValueAxis;
    const bool percent = m_unit == ChartUnit::Percent || m_shares;
    const double step = percent ? 25 : m_scaleTop > 0 ? 1
                                                      : roundStep(largest > 0 ? largest : 1, 4, m_unit == ChartUnit::Count);
    const double top = percent ? 100 : m_scaleTop > 0 ? m_scaleTop
                                                      : std::max(1.0, std::ceil(largest / step - 1e-9)) * step;
    m_values->setRange(0, top);
    m_values->setTickType(QValueAxis::TicksDynamic);
    m_values->setTickAnchor(0);
    m_values->setTickInterval(step);
    m_values->setVisible(false);
    // Qt's own labels and legend can neither wrap nor keep two equal names; BarNotes writes them.
    for (int c = 0; c < count; ++c)
        m_names->append(QString::number(c));
    m_names->setVisible(false);
    frame->addAxis(m_names, m_horizontal ? Qt::AlignLeft : Qt::AlignBottom);
    frame->addAxis(m_values, m_horizontal ? Qt::AlignBottom : Qt::AlignLeft);
    m_bars->attachAxis(m_names);
    m_bars->attachAxis(m_values);

    connect(m_bars, &QAbstractBarSeries::clicked, this, [this](int position, QBarSet *set) {
        Q_EMIT segmentClicked(axisPosition(position), setPosition(static_cast<int>(m_bars->barSets().indexOf(set))));
    });
    connect(m_bars, &QAbstractBarSeries::hovered, this,
            [this](bool inside, int position, QBarSet *set) { showTip(inside, position, set); });
    styleNow();
}

void CategoryChart::showTip(bool inside, int position, QBarSet *set)
{
    viewport()->setCursor(inside ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!inside) {
        QToolTip::hideText();
        return;
    }
    const QString text = sentenceOf(axisPosition(position), setPosition(static_cast<int>(m_bars->barSets().indexOf(set))));
    showPlainTip(QCursor::pos(), text, this);
}

QString CategoryChart::sentenceOf(int category, int series) const
{
    const ChartValue value = m_series[series].values.value(category);
    const QLocale where = locale();
    const bool percent = m_unit == ChartUnit::Percent || m_unit == ChartUnit::Share;
    if (percent && value.low && value.high) {
        return tr("%1, %2: %3 % (%4 to %5)")
            .arg(m_categories[category], m_series[series].name, where.toString(roundedHalfUp(value.value, 1), 'f', 1),
                 where.toString(roundedHalfUp(*value.low, 1), 'f', 1), where.toString(roundedHalfUp(*value.high, 1), 'f', 1));
    }
    if (percent)
        return tr("%1, %2: %3 %").arg(m_categories[category], m_series[series].name, where.toString(roundedHalfUp(value.value, 1), 'f', 1));
    return tr("%1, %2: %3")
        .arg(m_categories[category], m_series[series].name,
             m_unit == ChartUnit::Count ? where.toString(std::llround(value.value)) : where.toString(value.value, 'f', 2));
}

QList<ChartView::Mark> CategoryChart::marks() const
{
    QList<Mark> all;
    for (int c = 0; c < m_categories.size() && m_bars; ++c) {
        for (int s = 0; s < m_series.size(); ++s) {
            const double value = m_series[s].values.value(c).value;
            if (std::isnan(value) || value <= 0)
                continue;
            QPainterPath outline;
            outline.addRect(barRect(c, s));
            all.append({c, s, outline, sentenceOf(c, s)});
        }
    }
    return all;
}

int CategoryChart::stepFrom(const QList<Mark> &all, int from, int key) const
{
    const bool forth = key == Qt::Key_Right || key == Qt::Key_Down;
    const bool level = key == Qt::Key_Left || key == Qt::Key_Right;
    if (m_horizontal)
        return level ? stepWithin(all, from, forth ? 1 : -1) : stepAcross(all, from, forth ? 1 : -1);
    return level ? stepAcross(all, from, forth ? 1 : -1) : stepWithin(all, from, forth ? -1 : 1);
}

void CategoryChart::restyle(const Tokens &t)
{
    const Theme &theme = Theme::of(this);
    const QFont small = theme.font(TextRole::Small);
    m_grid->setStyle(t, small);
    m_notes->setStyle(t, small);
    if (!m_bars)
        return;
    const QList<QBarSet *> sets = m_bars->barSets();
    for (int s = 0; s < sets.size(); ++s) {
        sets[s]->setColor(colorOf(setPosition(s), t));
        // The ground between neighbours.
        sets[s]->setPen(QPen(t.panel, 2));
    }
    m_nameFont = theme.font(m_horizontal ? TextRole::Body : TextRole::Small);
    placeLabels();
}

void CategoryChart::resizeEvent(QResizeEvent *event)
{
    ChartView::resizeEvent(event);
    placeLabels();
}

void CategoryChart::placeLabels()
{
    if (!m_bars)
        return;
    const QFontMetrics small(Theme::of(this).font(TextRole::Small));
    QFontMetrics names(m_nameFont);
    const QSizeF size = chart()->size();
    const int count = static_cast<int>(m_categories.size());
    int widest = 0;
    for (const QString &name : std::as_const(m_categories))
        widest = qMax(widest, names.horizontalAdvance(name));
    m_legend = legendFor(size.width());
    const double legend = m_legend.isEmpty() ? 0 : m_legend.last().bottom() + spacing::small;
    const double ticks = small.horizontalAdvance(tickText(m_values->max()));
    QRectF plot(QPointF(0, 0), size);
    if (m_horizontal) {
        const int room = qMin(widest, qMax(48, static_cast<int>(size.width()) / 4));
        plot.adjust(room + 12, legend + 2, -qMax(ticks / 2, m_stacked ? 0.0 : ticks) - 4, -small.height() - 6);
        m_sloped = false;
        // A very flat chart: smaller names rather than names over one another.
        const int fits = static_cast<int>(plot.height() / count / 1.25);
        if (names.height() > fits * 1.25 && fits > 0) {
            m_nameFont.setPixelSize(qBound(8, static_cast<int>(m_nameFont.pixelSize() * fits * 1.25 / names.height()),
                                           m_nameFont.pixelSize()));
            names = QFontMetrics(m_nameFont);
        }
        wrapNames(names, room, plot.height() / count >= 2 * names.height() ? 2 : 1);
    } else {
        // Figures may stand above the highest bar.
        plot.adjust(ticks + 10, legend + small.height() + 2, -4, 0);
        const int room = qMax(1, static_cast<int>(plot.width() / count) - 8);
        // Three lines of at least four wide characters are read more easily than a slope.
        m_sloped = widest > room && room < 4 * names.horizontalAdvance(u'国');
        const int lines = wrapNames(names, m_sloped ? slopedLength : room, m_sloped ? 1 : 3);
        plot.setBottom(plot.bottom()
                       - (m_sloped ? static_cast<int>(qMin(widest, slopedLength) * 0.71) + names.height() + 4
                                   : lines * names.height() + 8));
    }
    // Names that would lie over one another are left out, evenly; the tool tips have them all.
    const double each = (m_horizontal ? plot.height() : plot.width()) / qMax(1, count);
    const double needed = m_horizontal ? names.height() * 0.9 : m_sloped ? names.height() * 1.42
                                                                         : 0;
    const int every = each > 0 ? qMax(1, static_cast<int>(std::ceil(needed / each))) : 1;
    for (int c = 0; c < m_lines.size(); ++c) {
        if (c % every != 0)
            m_lines[c].clear();
    }
    chart()->setPlotArea(plot.isValid() ? plot : QRectF(0, 0, 1, 1));
    m_grid->refresh();
    m_notes->refresh();
}

void CategoryChart::setReferences(const QList<ChartReference> &references)
{
    m_references = references;
    m_notes->refresh();
}

QList<int> CategoryChart::namesShown() const
{
    QList<int> shown;
    for (int c = 0; c < m_lines.size(); ++c) {
        if (!m_lines.at(c).isEmpty())
            shown.append(c);
    }
    return shown;
}

int CategoryChart::wrapNames(const QFontMetrics &metrics, int room, int lines)
{
    int most = 1;
    m_lines.clear();
    for (const QString &name : std::as_const(m_categories)) {
        m_lines.append(wrapped(name, metrics, room, lines));
        most = qMax(most, static_cast<int>(m_lines.last().size()));
    }
    return most;
}

QList<QRectF> CategoryChart::legendFor(double width) const
{
    QList<QRectF> rects;
    if (m_series.size() < 2)
        return rects;
    const QFontMetricsF metrics(Theme::of(this).font(TextRole::Small));
    const double mark = metrics.height() * 0.7 + 6;
    double x = 0;
    double y = 0;
    for (const ChartSeries &one : m_series) {
        const double needed = qMin(width, mark + metrics.horizontalAdvance(one.name) + 2);
        if (x > 0 && x + needed > width) {
            x = 0;
            y += metrics.height() + 4;
        }
        rects.append(QRectF(x, y, needed, metrics.height()));
        x += needed + spacing::medium;
    }
    return rects;
}

QString CategoryChart::tickText(double value) const
{
    const double step = m_values ? m_values->tickInterval() : 1;
    return locale().toString(value, 'f', step < 1 ? 2 : 0);
}

QRectF CategoryChart::barRect(int category, int series) const
{
    if (!m_bars)
        return {};
    double from = 0;
    double to = drawn(category, series);
    double low = axisPosition(category) - barShare / 2;
    double high = axisPosition(category) + barShare / 2;
    if (m_stacked) {
        for (int s = 0; s < series; ++s)
            from += drawn(category, s);
        to += from;
    } else {
        const double each = barShare / static_cast<double>(m_series.size());
        low += each * setPosition(series);
        high = low + each;
    }
    const QPointF a = m_horizontal ? QPointF(from, low) : QPointF(low, from);
    const QPointF b = m_horizontal ? QPointF(to, high) : QPointF(high, to);
    return QRectF(chart()->mapToPosition(a, m_bars), chart()->mapToPosition(b, m_bars)).normalized();
}

PrintFigure CategoryChart::printed() const
{
    PrintFigure figure;
    figure.kind = m_stacked ? PrintKind::Stacked : PrintKind::Bars;
    figure.categories = m_categories;
    for (int s = 0; s < m_series.size(); ++s) {
        PrintSeries one{m_series.at(s).name, {}, m_series.at(s).color};
        for (int c = 0; c < m_categories.size(); ++c) {
            const ChartValue value = m_series.at(s).values.value(c);
            if (std::isnan(value.value))
                one.values.append(PrintValue());
            else
                one.values.append({drawn(c, s), value.low, value.high, written(drawn(c, s))});
        }
        figure.series.append(one);
    }
    if (m_unit == ChartUnit::Percent || m_shares) {
        figure.high = 100;
        figure.step = 20;
    } else if (m_scaleTop > 0) {
        figure.high = m_scaleTop;
        figure.step = 1;
    }
    return figure;
}

} // namespace yuyi
