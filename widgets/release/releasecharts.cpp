// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/releasecharts.h"

#include "widgets/charts/barchart.h"
#include "widgets/charts/donutchart.h"
#include "widgets/charts/stackedbarchart.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>

#include <algorithm>

namespace yuyi {

ReleaseCharts::ReleaseCharts(QWidget *parent)
    : QWidget(parent),
      m_domains(new DonutChart(this)),
      m_types(new BarChart(this, Qt::Horizontal)),
      m_cross(new StackedBarChart(this))
{
    makePanel(this);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    grid->setSpacing(spacing::medium);
    grid->addWidget(m_types, 0, 0);
    grid->addWidget(m_domains, 0, 1);
    grid->addWidget(m_cross, 1, 0, 1, 2);
    grid->setRowStretch(0, 1);
    grid->setRowStretch(1, 1);
    const auto chooseRow = [this](int category) {
        if (category < m_shown.rowValues.size())
            Q_EMIT labelChosen(m_shown.rows, m_shown.rowValues.at(category));
    };
    connect(m_types, &ChartView::segmentClicked, this, chooseRow);
    connect(m_domains, &ChartView::segmentClicked, this, [this](int category) {
        if (category < m_shown.columnValues.size())
            Q_EMIT labelChosen(m_shown.columns, m_shown.columnValues.at(category));
    });
    connect(m_cross, &ChartView::segmentClicked, this, chooseRow);
}

void ReleaseCharts::display(const Statistics &statistics, const Preset &preset)
{
    m_shown = statistics.cross;
    const auto [rows, columns] = mainDimensions(preset);
    m_types->setVisible(rows);
    for (ChartView *chart : std::initializer_list<ChartView *>{m_domains, m_cross})
        chart->setVisible(rows && columns);
    if (rows && !columns) {
        m_shown.rows = rows->code;
        for (const LabelValue &value : rows->values)
            m_shown.rowValues.append(value.code);
    }
    if (!rows)
        return;
    const CrossTable &cross = m_shown;
    QStringList rowNames;
    QStringList columnNames;
    for (const LabelCode &code : cross.rowValues)
        rowNames.append(rows->titleOf(code));
    for (const LabelCode &code : cross.columnValues)
        columnNames.append(columns->titleOf(code));
    ChartSeries types{rows->title.text(), {}, {}};
    QList<qint64> domains(cross.columnValues.size(), 0);
    for (const DimensionCount &dimension : statistics.labels) {
        for (const ValueCount &value : dimension.values) {
            if (dimension.dimension == cross.rows)
                types.values.append({static_cast<double>(value.count), {}, {}});
            else if (dimension.dimension == cross.columns)
                domains[std::max<qsizetype>(0, cross.columnValues.indexOf(value.value))] = value.count;
        }
    }
    m_types->setData(rowNames, {types}, ChartUnit::Count);
    if (!columns)
        return;
    m_domains->setData(columnNames, domains);
    m_domains->setCaption(columns->title.text());
    QList<ChartSeries> series;
    for (int c = 0; c < columnNames.size(); ++c) {
        ChartSeries one{columnNames.at(c), {}, {}};
        for (const QList<int> &row : cross.counts)
            one.values.append({static_cast<double>(row.value(c)), {}, {}});
        series.append(one);
    }
    m_cross->setData(rowNames, series, ChartUnit::Count);
}

Result<> ReleaseCharts::exportTo(const QString &folder) const
{
    const QList<std::pair<ChartView *, QString>> charts{{m_types, QStringLiteral("types")},
                                                        {m_domains, QStringLiteral("domains")},
                                                        {m_cross, QStringLiteral("types-by-domain")}};
    for (const auto &[chart, name] : charts) {
        if (chart->isHidden())
            continue;
        for (const char *suffix : {".svg", ".png"}) {
            if (auto saved = chart->exportTo(folder % QLatin1Char('/') % name % QLatin1String(suffix)); !saved)
                return saved;
        }
    }
    return {};
}

} // namespace yuyi
