// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/categorychart.h"

#include "widgets/charts/barnotes.h"
#include "widgets/charts/charttext.h"
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
      m_notes(new BarNotes(this, chart()))
{
    connect(chart(), &QChart::plotAreaChanged, this, [this] { placeLabels(); });
    chart()->legend()->setMarkerShape(QLegend::MarkerShapeRectangle);
    chart()->legend()->setAlignment(Qt::AlignTop);
    rebuild();
}

CategoryChart::~CategoryChart() = default;

void CategoryChart::setData(const QStringList &categories, const QList<ChartSeries> &series, ChartUnit unit)
{
    m_categories = categories;
    m_series = series;
    m_unit = unit;
    rebuild();
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
    const double value = m_series[series].values.value(category).value;
    if (!m_shares)
        return value;
    double sum = 0;
    for (const ChartSeries &each : m_series)
        sum += each.values.value(category).value;
    return sum > 0 ? 100 * value / sum : 0;
}

int CategoryChart::axisPosition(int category) const
{
    // Qt counts horizontal categories from the bottom; people read from the top.
    return m_horizontal ? int(m_categories.size()) - 1 - category : category;
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
        frame->legend()->setVisible(false);
        m_notes->refresh();
        viewport()->update();
        return;
    }
    m_bars = makeBars(m_stacked, m_horizontal);
    m_bars->setBarWidth(barShare);
    double largest = 0;
    const int count = int(m_categories.size());
    QList<double> sums(count, 0.0);
    for (int s = 0; s < m_series.size(); ++s) {
        auto *set = new QBarSet(m_series[s].name.toHtmlEscaped());
        QList<qreal> values(count, 0.0);
        for (int c = 0; c < count; ++c) {
            values[axisPosition(c)] = drawn(c, s);
            sums[c] += drawn(c, s);
            const ChartValue value = m_series[s].values.value(c);
            largest = std::max({largest, m_stacked ? sums[c] : value.value, value.high.value_or(0.0)});
        }
        set->append(values);
        m_bars->append(set);
    }
    frame->addSeries(m_bars);

    m_names = new QBarCategoryAxis;
    m_values = new QValueAxis;
    const bool percent = m_unit == ChartUnit::Percent || m_shares;
    const double step = percent ? 25 : roundStep(largest > 0 ? largest : 1, 4, m_unit == ChartUnit::Count);
    const double top = percent ? 100 : std::max(1.0, std::ceil(largest / step - 1e-9)) * step;
    m_values->setRange(0, top);
    m_values->setTickType(QValueAxis::TicksDynamic);
    m_values->setTickAnchor(0);
    m_values->setTickInterval(step);
    m_values->setLabelFormat(m_unit == ChartUnit::Number && step < 1 ? QStringLiteral("%.2f")
                                                                      : QStringLiteral("%.0f"));
    m_names->setGridLineVisible(false);
    m_values->setLineVisible(false);
    frame->addAxis(m_names, m_horizontal ? Qt::AlignLeft : Qt::AlignBottom);
    frame->addAxis(m_values, m_horizontal ? Qt::AlignBottom : Qt::AlignLeft);
    m_bars->attachAxis(m_names);
    m_bars->attachAxis(m_values);
    frame->legend()->setVisible(m_series.size() > 1);

    connect(m_bars, &QAbstractBarSeries::clicked, this, [this](int position, QBarSet *set) {
        Q_EMIT segmentClicked(axisPosition(position), int(m_bars->barSets().indexOf(set)));
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
    const int category = axisPosition(position);
    const int index = int(m_bars->barSets().indexOf(set));
    const ChartValue value = m_series[index].values.value(category);
    const QLocale where = locale();
    QString text;
    if (m_unit == ChartUnit::Percent && value.low && value.high)
        text = tr("%1, %2: %3 % (%4 to %5)")
                   .arg(m_categories[category], m_series[index].name, where.toString(value.value, 'f', 1),
                        where.toString(*value.low, 'f', 1), where.toString(*value.high, 'f', 1));
    else if (m_unit == ChartUnit::Percent)
        text = tr("%1, %2: %3 %")
                   .arg(m_categories[category], m_series[index].name, where.toString(value.value, 'f', 1));
    else
        text = tr("%1, %2: %3")
                   .arg(m_categories[category], m_series[index].name,
                        m_unit == ChartUnit::Count ? where.toString(std::llround(value.value))
                                                   : where.toString(value.value, 'f', 2));
    QToolTip::showText(QCursor::pos(), text, this);
}

void CategoryChart::restyle(const Tokens &t)
{
    const Theme &theme = Theme::of(this);
    const QFont small = theme.font(TextRole::Small);
    chart()->legend()->setLabelColor(t.text);
    chart()->legend()->setFont(small);
    m_notes->setStyle(t, small);
    if (!m_bars)
        return;
    const QList<QBarSet *> sets = m_bars->barSets();
    for (int s = 0; s < sets.size(); ++s) {
        sets[s]->setColor(colorOf(s, t));
        sets[s]->setBorderColor(m_stacked ? t.panel : colorOf(s, t));
    }
    m_names->setLabelsColor(t.text);
    m_names->setLabelsFont(m_horizontal ? theme.font(TextRole::Body) : small);
    m_names->setLinePen(QPen(t.line));
    m_values->setLabelsColor(t.soft);
    m_values->setLabelsFont(small);
    m_values->setGridLinePen(QPen(t.line));
    placeLabels();
}

void CategoryChart::resizeEvent(QResizeEvent *event)
{
    ChartView::resizeEvent(event);
    placeLabels();
}

void CategoryChart::placeLabels()
{
    m_notes->refresh();
    if (!m_names || m_placing)
        return;
    m_placing = true;
    const QFontMetrics metrics(m_names->labelsFont());
    const int count = int(m_categories.size());
    const QRectF plot = chart()->plotArea();
    const int room = m_horizontal ? qMax(60, width() / 4) : qMax(1, int(plot.width() / count) - 6);
    int widest = 0;
    for (const QString &name : std::as_const(m_categories))
        widest = qMax(widest, metrics.horizontalAdvance(name));
    // Three lines of at least four wide characters are read more easily than a slope.
    const bool steep = !m_horizontal && widest > room && room < 4 * metrics.horizontalAdvance(u'国');
    m_names->setLabelsAngle(steep ? -45 : 0);
    QStringList labels(count);
    for (int c = 0; c < count; ++c) {
        const QStringList lines = steep ? QStringList{metrics.elidedText(m_categories[c], Qt::ElideRight, 120)}
                                        : wrapped(m_categories[c], metrics, room, m_horizontal ? 2 : 3);
        QStringList escaped;
        for (const QString &line : lines)
            escaped.append(line.toHtmlEscaped());
        QString label = escaped.join(QStringLiteral("<br/>"));
        // The axis drops what it has already; two names may look the same once shortened.
        while (labels.contains(label) || label.isEmpty())
            label += QChar(0x200B);
        labels[axisPosition(c)] = label;
    }
    if (m_names->categories() != labels)
        m_names->setCategories(labels);
    m_placing = false;
    m_notes->refresh();
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
        const double each = barShare / double(m_series.size());
        low += each * series;
        high = low + each;
    }
    const QPointF a = m_horizontal ? QPointF(from, low) : QPointF(low, from);
    const QPointF b = m_horizontal ? QPointF(to, high) : QPointF(high, to);
    return QRectF(chart()->mapToPosition(a, m_bars), chart()->mapToPosition(b, m_bars)).normalized();
}

} // namespace yuyi
