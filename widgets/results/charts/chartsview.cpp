// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/charts/chartsview.h"

#include "models/exchange/files/textfile.h"
#include "models/services/results/metrics.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/results/charts/accuracychart.h"
#include "widgets/results/charts/configurationschart.h"
#include "widgets/results/charts/heatmapchart.h"
#include "widgets/results/charts/letterschart.h"
#include "widgets/results/charts/peoplechart.h"
#include "widgets/results/charts/sizechart.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>

namespace yuyi {

namespace {

QScrollArea *scrolled(QWidget *chart, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(chart);
    area->viewport()->setAutoFillBackground(false);
    return area;
}

} // namespace

ChartsView::ChartsView(ResultsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    build();
    connect(m_charts, &ChipRow::chosen, this, &ChartsView::compute);
    connect(m_dimension, &QComboBox::activated, this, &ChartsView::compute);
    retranslate();
}

ChartsView::~ChartsView()
{
    if (m_cancel)
        m_cancel->store(true);
}

void ChartsView::build()
{
    m_charts = new ChipRow(ChipRow::Pick::One, this);
    m_charts->setObjectName(QStringLiteral("resultsCharts"));
    m_dimension = new QComboBox(this);
    m_dimension->setObjectName(QStringLiteral("chartDimension"));
    m_dimension->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_remark = wrappedLabel(this, TextRole::Small);
    m_remark->setObjectName(QStringLiteral("chartRemark"));
    auto *panel = new QWidget(this);
    makePanel(panel);
    m_stack = new QStackedWidget(panel);
    m_drawn.push_back(std::make_unique<AccuracyChart>(m_pageData, m_stack));
    m_drawn.push_back(std::make_unique<HeatMapChart>(m_pageData));
    m_drawn.push_back(std::make_unique<ConfigurationsChart>(m_pageData));
    m_drawn.push_back(std::make_unique<LettersChart>(m_pageData, m_stack));
    m_drawn.push_back(std::make_unique<PeopleChart>(m_pageData, m_stack));
    m_drawn.push_back(std::make_unique<SizeChart>(m_pageData, m_stack));
    for (const auto &one : m_drawn)
        m_stack->addWidget(one->widget()->parentWidget() ? one->widget() : scrolled(one->widget(), m_stack));
    auto *inside = columnIn(panel, spacing::medium, -1);
    inside->addWidget(m_stack, 1);
    auto *line = rowIn(nullptr, 0, spacing::medium);
    line->addWidget(m_charts, 1);
    line->addWidget(m_dimension, 0, Qt::AlignTop);
    auto *column = columnIn(this);
    column->addLayout(line);
    column->addWidget(panel, 1);
    column->addWidget(m_remark);
}

QList<Dimension> ChartsView::offered() const
{
    const auto read = m_pageData.data();
    QList<Dimension> dimensions = (read ? read->preset : forItems(m_pageData.context().project.info().preset)).dimensions;
    const Metric *metric = m_pageData.context().project.info().preset.metric(m_pageData.metric());
    dimensions.removeIf([&](const Dimension &one) { return one.open || (metric && !groupsImages(one, *metric)); });
    return dimensions;
}

void ChartsView::fillDimensions()
{
    const QVariant kept = m_dimension->currentData();
    m_dimension->clear();
    const Preset preset = forItems(m_pageData.context().project.info().preset);
    const QList<Dimension> dimensions = offered();
    for (const Dimension &one : dimensions)
        m_dimension->addItem(one.title.text(), one.code.text());
    int index = m_dimension->findData(kept);
    if (const Dimension *usual = groupingDimension(preset); index < 0 && usual)
        index = m_dimension->findData(usual->code.text());
    m_dimension->setCurrentIndex(std::max(0, index));
}

ResultsChart ChartsView::chart() const
{
    return fromCode<ResultsChart>(m_charts->selectedOne()).value_or(ResultsChart::Accuracy);
}

void ChartsView::chooseChart(int position)
{
    if (position < m_charts->options().size())
        m_charts->choose(m_charts->options().at(position).code);
}

QString ChartsView::chartTitle(int position) const
{
    return m_charts->options().value(position).text;
}

void ChartsView::enter()
{
    m_active = true;
    refresh();
    m_charts->setFocus();
}

void ChartsView::leave()
{
    m_active = false;
    m_latest.drop();
    if (m_cancel)
        m_cancel->store(true);
}

void ChartsView::refresh()
{
    if (!m_active)
        return;
    if (m_dimension->count() != offered().size())
        fillDimensions();
    compute();
}

void ChartsView::compute()
{
    const ResultsChart chosen = chart();
    m_dimension->setVisible(chosen == ResultsChart::Accuracy || chosen == ResultsChart::HeatMap);
    m_stack->setCurrentIndex(static_cast<int>(chosen));
    m_complete = false;
    const Latest::Question question = m_latest.ask();
    if (m_cancel)
        m_cancel->store(true);
    const auto replies = m_pageData.shown();
    if (!m_pageData.isSettled())
        return;
    ResultsQuery query;
    query.scorer = m_pageData.scorer();
    query.items = m_pageData.items();
    query.where = m_pageData.where();
    query.withExamples = m_pageData.withExamples();
    query.withPractice = m_pageData.withPractice();
    query.metric = m_pageData.metric();
    query.dimensions = {DimensionCode(m_dimension->currentData().toString())};
    query.runs = chosen == ResultsChart::Configurations ? m_pageData.chosen() : m_pageData.inSight();
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    runAside(
        this,
        [replies, chosen, query, configurations = m_pageData.configurations(), cancel = m_cancel] {
            return chartFigures(*replies, chosen, query, configurations, cancel.get());
        },
        question.only([this](const ChartFigures &figures) { take(figures); }));
}

void ChartsView::take(const ChartFigures &figures)
{
    m_figures = figures;
    m_complete = true;
    shown().show(m_figures);
    m_remark->setText(shown().remark());
    m_pageData.context().commands.refresh();
}

PrintFigure ChartsView::printed() const
{
    return shown().printed(m_dimension->currentText());
}

void ChartsView::exportPicture()
{
    const QString name = m_pageData.fileName(codeOf(chart()), QStringLiteral("pdf"));
    m_pageData.context().prompts.saveFile(
        this, tr("Export Figure"), name, FigureDialog::fileFilter(), [this](const QString &path) {
            const PrintFigure figure = printed();
            FigureDialog::ask(figure, this, [this, figure, path](const PrintSize &size) {
                saveAside(
                    this, [figure, size, path] { return savePrintFigure(figure, size, path); }, tr("The figure is saved."));
            });
        });
}

void ChartsView::exportFigures()
{
    const auto replies = m_pageData.shown();
    if (!replies)
        return;
    const auto save = [replies, figures = m_figures](const QString &path) -> Result<> {
        const auto csv = chartCsv(*replies, figures);
        return csv ? saveText(path, *csv) : Result<>(passOn(csv));
    };
    askAndSave(m_pageData.context().prompts, this,
               {tr("Export Chart Data"), m_pageData.fileName(codeOf(chart()), QStringLiteral("csv")), tr("CSV (*.csv)")}, save,
               tr("The data is saved."));
}

void ChartsView::retranslate()
{
    QList<ChipOption> options;
    for (const auto &[chart, code] : codesOf(ResultsChart{}))
        options.append({QString::fromUtf16(code), titleOf(chart), {}, {}, m_pageData.choiceAction(options.size())});
    m_charts->setOptions(options);
    if (m_charts->selectedOne().isEmpty())
        m_charts->setSelectedOne(codeOf(ResultsChart::Accuracy));
    m_dimension->setAccessibleName(tr("Grouped by"));
    fillDimensions();
    for (const auto &one : m_drawn)
        one->retranslate();
    refresh();
}

} // namespace yuyi
