// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/meanscorespanel.h"

#include "models/services/rules/practicemarks.h"
#include "widgets/charts/barchart.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/descriptions/scoretexts.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>

#include <algorithm>

namespace yuyi {

namespace {

/// Together they are no scorers of their own in charts of many.
constexpr int mostMeanBars = 6;
constexpr int meansHeight = 300; // pixels at scale 1
const QString perspectiveCode = QStringLiteral("*perspective");

} // namespace

MeanScoresPanel::MeanScoresPanel(DescriptionsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    m_by = new ChipRow(ChipRow::Pick::One, this);
    m_by->setObjectName(QStringLiteral("reportGrouping"));
    m_title = plainLabel(this, TextRole::Section);
    m_means = makeTable(1, this);
    m_means->setObjectName(QStringLiteral("reportMeans"));
    setStyleProperty(m_means, "framed", true);
    m_means->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_bars = new BarChart(this);
    m_bars->setObjectName(QStringLiteral("reportBars"));
    m_bars->setMinimumHeight(Theme::of(this).px(meansHeight));
    auto *column = columnIn(this);
    for (QWidget *one : std::initializer_list<QWidget *>{m_by, m_title, m_means, m_bars})
        column->addWidget(one);
    connect(m_by, &ChipRow::chosen, this, [this](const QString &code) {
        m_grouping = code;
        showMeans();
        showBars();
    });
}

void MeanScoresPanel::showReport()
{
    offerGroupings();
    showMeans();
    showBars();
}

const Dimension *MeanScoresPanel::grouping() const
{
    const auto facts = m_pageData.data();
    if (!facts || !facts->report)
        return nullptr;
    for (const Dimension &one : facts->report->dimensions) {
        if (one.code.text() == m_grouping)
            return &one;
    }
    return nullptr;
}

void MeanScoresPanel::offerGroupings()
{
    const DescriptionReport &report = *m_pageData.data()->report;
    QList<ChipOption> options;
    QString ordered;
    for (const Dimension &one : report.dimensions) {
        options.append({one.code.text(), one.title.text(), {}, {}});
        if (one.ordered && ordered.isEmpty())
            ordered = one.code.text();
    }
    if (!report.task.perspectives.isEmpty())
        options.append({QString(), tr("Perspective"), {}, {}});
    for (ChipOption &option : options) {
        if (option.code.isEmpty())
            option.code = perspectiveCode;
    }
    m_by->setOptions(options);
    m_by->hideKeys();
    const bool known = std::any_of(options.begin(), options.end(), [this](const ChipOption &one) { return one.code == m_grouping; });
    if (!known)
        m_grouping = ordered.isEmpty() && !options.isEmpty() ? options.constFirst().code : ordered;
    m_by->setSelectedOne(m_grouping);
}

void MeanScoresPanel::nextGrouping()
{
    const QList<ChipOption> &options = m_by->options();
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).code == m_grouping) {
            m_by->choose(options.at((i + 1) % options.size()).code);
            Q_EMIT reached(m_by);
            return;
        }
    }
}

void MeanScoresPanel::showMeans()
{
    const DescriptionReport &report = *m_pageData.data()->report;
    const Dimension *dimension = grouping();
    QStringList heads{tr("Scorer"), tr("All")};
    QList<std::pair<LabelCode, QString>> columns;
    if (dimension) {
        for (const LabelValue &value : dimension->values) {
            // A label that none of the pictures has is no column.
            const bool any = std::any_of(report.pictures.begin(), report.pictures.end(), [&](const ReportedDescription &picture) {
                return picture.labels.value(dimension->code).contains(value.code);
            });
            if (any)
                columns.append({value.code, value.title.text()});
        }
    } else {
        for (const LabelValue &value : report.task.perspectives)
            columns.append({value.code, value.title.text()});
    }
    for (const auto &column : std::as_const(columns))
        heads.append(column.second);
    m_means->clear();
    m_means->setColumnCount(static_cast<int>(heads.size()));
    m_means->setHorizontalHeaderLabels(heads);
    m_means->setRowCount(static_cast<int>(report.scorers.size()));
    for (int row = 0; row < m_means->rowCount(); ++row) {
        m_means->setItem(row, 0, scoreItem(report.scorers.at(row).name, {}, false));
        const ScoreCell all = scoreCell(report, row);
        m_means->setItem(row, 1, scoreItem(meanText(all), meanTip(all)));
        for (int i = 0; i < static_cast<int>(columns.size()); ++i) {
            const ScoreCell scores = dimension ? scoreCell(report, row, dimension->code, columns.at(i).first)
                                               : scoreCell(report, row, {}, {}, columns.at(i).first.text());
            m_means->setItem(row, i + 2, scoreItem(meanText(scores), meanTip(scores)));
        }
    }
    fitColumns(m_means);
    fitHeight(m_means);
}

void MeanScoresPanel::showBars()
{
    const DescriptionReport &report = *m_pageData.data()->report;
    const Dimension *dimension = grouping();
    QStringList categories{tr("All")};
    for (int column = 2; column < m_means->columnCount(); ++column)
        categories.append(m_means->horizontalHeaderItem(column)->text());
    QList<std::pair<DimensionCode, LabelCode>> rows{{{}, {}}};
    QStringList perspectives{QString()};
    if (dimension) {
        for (const LabelValue &value : dimension->values) {
            if (categories.contains(value.title.text()))
                rows.append({dimension->code, value.code});
        }
    } else {
        for (const LabelValue &value : report.task.perspectives)
            perspectives.append(value.code.text());
    }
    QList<ChartSeries> series;
    for (int i = 0; i < static_cast<int>(report.scorers.size()) && series.size() < mostMeanBars; ++i) {
        if (report.scorers.at(i).kind == ScorerKind::MedianOfPeople)
            continue;
        ChartSeries one;
        one.name = report.scorers.at(i).name;
        for (qsizetype c = 0; c < categories.size(); ++c) {
            const ScoreCell scores = dimension ? scoreCell(report, i, rows.at(c).first, rows.at(c).second)
                                               : scoreCell(report, i, {}, {}, perspectives.at(c));
            one.values.append(meanBar(scores));
        }
        series.append(one);
    }
    m_bars->setFootnote(tr("Mean scores with 95 % intervals (Student's t); the scale runs from %1 to %2.")
                            .arg(QLocale().toString(report.task.lowest), QLocale().toString(report.task.highest)));
    m_bars->setScaleTop(report.task.highest);
    m_bars->setData(categories, series, ChartUnit::Number);
}

PrintFigure MeanScoresPanel::printed() const
{
    const DescriptionReport &report = *m_pageData.data()->report;
    const QLocale locale;
    PrintFigure figure = m_bars->printed();
    for (const ChipOption &option : m_by->options()) {
        if (option.code == m_by->selectedOne())
            figure.categoryTitle = option.text;
    }
    figure.valueTitle = tr("Mean score (points, %1 to %2)").arg(locale.toString(report.task.lowest), locale.toString(report.task.highest));
    // Each scorer has seen others: the number stands beside the name.
    int drawn = 0;
    bool practice = false;
    for (int i = 0; i < static_cast<int>(report.scorers.size()) && drawn < figure.series.size(); ++i) {
        if (report.scorers.at(i).kind == ScorerKind::MedianOfPeople)
            continue;
        figure.series[drawn].name = tr("%1 (n = %2)").arg(figure.series.at(drawn).name, locale.toString(scoreCell(report, i).figures.n));
        practice = practice || report.scorers.at(i).practice;
        ++drawn;
    }
    figure.notes.append(tr("n: number of scores. 95 % intervals by Student's t."));
    if (practice || report.run.isPractice())
        figure.notes.append(practiceNote());
    return figure;
}

void MeanScoresPanel::retranslate()
{
    m_title->setText(tr("Mean scores"));
    m_means->setAccessibleName(tr("Mean scores"));
    m_by->setAccessibleName(tr("Group the mean scores by"));
    m_bars->setEmptyText(tr("Nothing has been scored yet."));
}

} // namespace yuyi
