// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/configurationschart.h"

#include "models/domain/percent.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/intervalchart.h"

#include <algorithm>

namespace yuyi {

ConfigurationsChart::ConfigurationsChart(ResultsPageData &pageData) : DrawnChart(pageData), m_chart(new IntervalChart)
{
    m_chart->setObjectName(QStringLiteral("configurationDeltas"));
    connect(m_chart, &PaintedChart::segmentClicked, this, &ConfigurationsChart::openDelta);
}

QWidget *ConfigurationsChart::widget() const
{
    return m_chart;
}

const ConfigurationDelta *ConfigurationsChart::delta(int model, int configuration) const
{
    for (const ConfigurationDelta &delta : m_figures.deltas) {
        if (delta.row == model && delta.configuration == m_figures.configurations.value(configuration))
            return &delta;
    }
    return nullptr;
}

QString ConfigurationsChart::tipOf(const ConfigurationDelta &delta) const
{
    const Comparison &made = delta.comparison;
    const QString plain = m_pageData.configurationTitle(m_figures.plain);
    const QString configuration = m_pageData.configurationTitle(delta.configuration);
    if (!made.metric.isEmpty()) {
        return made.interval
                 ? tr("%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common image(s)", nullptr, made.n)
                       .arg(delta.model, configuration, plain, shownPoints(made.difference), shownPoints(made.interval->lo),
                            shownPoints(made.interval->hi))
                 : tr("%1, %2 against %3: %4 points on %n common image(s)", nullptr, made.n)
                       .arg(delta.model, configuration, plain, shownPoints(made.difference));
    }
    return made.interval
             ? tr("%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common question(s)", nullptr, made.n)
                   .arg(delta.model, configuration, plain, shownPoints(made.difference), shownPoints(made.interval->lo),
                        shownPoints(made.interval->hi))
             : tr("%1, %2 against %3: %4 points on %n common question(s)", nullptr, made.n)
                   .arg(delta.model, configuration, plain, shownPoints(made.difference));
}

void ConfigurationsChart::draw()
{
    QList<ChartSeries> series;
    QList<QStringList> tips(m_figures.models.size(), QStringList(m_figures.configurations.size(), QString()));
    for (int c = 0; c < m_figures.configurations.size(); ++c) {
        ChartSeries one{m_pageData.configurationTitle(m_figures.configurations.at(c)), {}, {}};
        for (int m = 0; m < m_figures.models.size(); ++m) {
            ChartValue value{none, {}, {}};
            if (const ConfigurationDelta *found = delta(m, c)) {
                const Comparison &made = found->comparison;
                value.value = made.difference * 100;
                if (made.interval) {
                    value.low = made.interval->lo * 100;
                    value.high = made.interval->hi * 100;
                }
                tips[m][c] = tipOf(*found);
            }
            one.values.append(value);
        }
        series.append(one);
    }
    m_chart->setData(m_figures.deltas.isEmpty() ? QStringList() : m_figures.models, series, tips);
    m_remark = !m_pageData.metric().isEmpty()
                 ? tr("Difference from “%1” in percentage points, on images answered in both configurations, with 95 % intervals "
                      "(bootstrap over images).")
                       .arg(m_pageData.configurationTitle(m_figures.plain))
                 : tr("Difference from “%1” in percentage points, on questions answered in both configurations, with 95 % "
                      "intervals (bootstrap over images).")
                       .arg(m_pageData.configurationTitle(m_figures.plain));
}

PrintFigure ConfigurationsChart::printed(const QString &) const
{
    PrintFigure figure = m_chart->printed();
    figure.categoryTitle = tr("Model");
    figure.valueTitle = tr("Difference from %1 (percentage points)").arg(m_pageData.configurationTitle(m_figures.plain));
    int least = 0;
    int most = 0;
    for (const ConfigurationDelta &delta : m_figures.deltas) {
        least = most == 0 ? delta.comparison.n : std::min(least, delta.comparison.n);
        most = std::max(most, delta.comparison.n);
    }
    if (most > 0)
        figure.notes.append(withCount(m_figures.deltas.constFirst().comparison.metric.isEmpty()
                                          ? tr("Questions answered in both configurations")
                                          : tr("Images answered in both configurations"),
                                      least, most));
    return withRemark(figure);
}

void ConfigurationsChart::openDelta(int model, int configuration)
{
    const ConfigurationDelta *found = delta(model, configuration);
    if (!found)
        return;
    ViewerQuery query;
    query.runs = {found->comparison.first, found->comparison.second};
    query.withExamples = m_pageData.withExamples();
    query.metric = found->comparison.metric;
    for (const ChangedItem &item : found->comparison.changed)
        query.only.append(item.question);
    if (!query.only.isEmpty())
        open(query, tr("%1: %2 against %3")
                        .arg(found->model, m_pageData.configurationTitle(found->configuration),
                             m_pageData.configurationTitle(m_figures.plain)));
}

void ConfigurationsChart::retranslate()
{
    m_chart->setEmptyText(tr("Nothing to compare. Run one model with the first configuration of the preset and with another "
                             "configuration."));
    m_chart->setAccessibleName(tr("Differences between configurations"));
}

} // namespace yuyi
