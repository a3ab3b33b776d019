// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/chartsview.h"

#include "models/services/results/export.h"
#include "models/services/results/itemsbehind.h"
#include "models/services/session/projectaccess.h"
#include "models/statistics/proportions.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/charttext.h"
#include "widgets/charts/intervalchart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/results/resultstablemodel.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/prompts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QSaveFile>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <numeric>

namespace yuyi {

namespace {

constexpr int seriesAtOnce = 7;      // as many colours as there are; more bars could not be told apart
constexpr int leastRow = 24;         // pixels of a row of the heat map

constexpr double none = std::numeric_limits<double>::quiet_NaN();

ChartValue valueOf(const ResultsCell &cell)
{
    ChartValue value;
    value.value = cell.blank() ? none : cell.share * 100;
    if (!cell.blank() && cell.interval) {
        value.low = cell.interval->lo * 100;
        value.high = cell.interval->hi * 100;
    }
    return value;
}

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

/// Places of rows, best first; what was imported for a part of the questions comes after what rests on all of them, as in the table.
QList<int> byAccuracy(const QList<const ResultsRow *> &rows)
{
    QList<int> order(rows.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const ResultsCell first = rows.at(a)->cells.value(0);
        const ResultsCell second = rows.at(b)->cells.value(0);
        return (first.missing > 0) != (second.missing > 0) ? second.missing > 0 : first.accuracy > second.accuracy;
    });
    return order;
}

Result<> save(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       ChartsView::tr("“%1” could not be written. Choose another location, or free some disk space.").arg(path),
                       file.errorString());
    }
    return {};
}

} // namespace

ChartsView::ChartsView(ResultsDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk)
{
    build();
    connect(m_charts, &ChipRow::chosen, this, &ChartsView::compute);
    connect(m_dimension, &QComboBox::activated, this, &ChartsView::compute);
    connect(m_accuracy, &ChartView::segmentClicked, this,
            [this](int category, int series) { openCell(m_drawn.value(series, -1), category); });
    connect(m_heat, &MatrixView::cellActivated, this, [this](int row, int column) { openCell(m_drawn.value(row, -1), column); });
    connect(m_deltas, &PaintedChart::segmentClicked, this, &ChartsView::openDelta);
    connect(m_letters, &ChartView::segmentClicked, this, &ChartsView::openLetter);
    connect(m_people, &PaintedChart::segmentClicked, this, &ChartsView::openPlace);
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
    m_remark = plainLabel(this);
    m_remark->setObjectName(QStringLiteral("chartRemark"));
    m_remark->setWordWrap(true);
    setTextRole(m_remark, TextRole::Small);
    auto *panel = new QWidget(this);
    makePanel(panel);
    m_stack = new QStackedWidget(panel);
    m_accuracy = new BarChart(m_stack);
    m_heat = new MatrixView;
    m_heat->setLeastRowHeight(leastRow);
    m_heat->setObjectName(QStringLiteral("heatMap"));
    m_deltas = new IntervalChart;
    m_deltas->setObjectName(QStringLiteral("configurationDeltas"));
    m_letters = new BarChart(m_stack);
    m_people = new BubbleChart(m_stack);
    m_people->setObjectName(QStringLiteral("peopleChart"));
    m_stack->addWidget(m_accuracy);
    m_stack->addWidget(scrolled(m_heat, m_stack));
    m_stack->addWidget(scrolled(m_deltas, m_stack));
    m_stack->addWidget(m_letters);
    m_stack->addWidget(m_people);
    auto *inside = new QVBoxLayout(panel);
    inside->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    inside->addWidget(m_stack, 1);
    auto *line = new QHBoxLayout;
    line->setSpacing(spacing::medium);
    line->addWidget(m_charts, 1);
    line->addWidget(m_dimension, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    column->addLayout(line);
    column->addWidget(panel, 1);
    column->addWidget(m_remark);
}

void ChartsView::fillDimensions()
{
    const QVariant kept = m_dimension->currentData();
    m_dimension->clear();
    for (const Dimension &one : m_desk.context().project.info().preset.dimensions)
        m_dimension->addItem(one.title.text(), one.code.text());
    int place = m_dimension->findData(kept);
    if (place < 0) {
        // The one with the most values of those that take a single label.
        qsizetype most = 0;
        const QList<Dimension> dimensions = m_desk.context().project.info().preset.dimensions;
        for (int i = 0; i < dimensions.size(); ++i) {
            if (!dimensions.at(i).pickMany && !dimensions.at(i).ordered && dimensions.at(i).values.size() >= most) {
                most = dimensions.at(i).values.size();
                place = i;
            }
        }
    }
    m_dimension->setCurrentIndex(std::max(0, place));
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
    if (m_dimension->count() == 0)
        fillDimensions();
    refresh();
    m_charts->setFocus();
}

void ChartsView::leave()
{
    m_active = false;
    ++m_request;
    if (m_cancel)
        m_cancel->store(true);
}

void ChartsView::refresh()
{
    if (m_active)
        compute();
}

void ChartsView::compute()
{
    const ResultsChart chosen = chart();
    m_dimension->setVisible(chosen == ResultsChart::Accuracy || chosen == ResultsChart::HeatMap);
    m_stack->setCurrentIndex(static_cast<int>(chosen));
    m_complete = false;
    const quint64 request = ++m_request;
    if (m_cancel)
        m_cancel->store(true);
    const auto replies = m_desk.data();
    if (!m_desk.isSettled())
        return;
    ResultsQuery query;
    query.scorer = m_desk.scorer();
    query.items = m_desk.items();
    query.withExamples = m_desk.withExamples();
    query.withPractice = m_desk.withPractice();
    query.dimensions = {DimensionCode(m_dimension->currentData().toString())};
    query.runs = chosen == ResultsChart::Configurations ? m_desk.chosen() : m_desk.inSight();
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    runAside(
        this,
        [replies, chosen, query, configurations = m_desk.configurations(), cancel = m_cancel] {
            return chartFigures(*replies, chosen, query, configurations, cancel.get());
        },
        [this, request](const ChartFigures &figures) {
            if (request == m_request)
                take(figures);
        });
}

void ChartsView::take(const ChartFigures &figures)
{
    m_figures = figures;
    m_complete = true;
    m_remark->clear();
    switch (figures.chart) {
    case ResultsChart::Accuracy: showAccuracy(); break;
    case ResultsChart::HeatMap: showHeatMap(); break;
    case ResultsChart::Configurations: showConfigurations(); break;
    case ResultsChart::Letters: showLetters(); break;
    case ResultsChart::People: showPeople(); break;
    }
    m_desk.context().commands.refresh();
}

QString ChartsView::nameOf(const ResultsRow &row) const
{
    const bool one = !m_desk.configuration().isEmpty() || row.configurationTitle.isEmpty();
    const QString name = one ? row.title : tr("%1 · %2").arg(row.title, row.configurationTitle);
    // As in print: among models that see the picture, one that does not is no better or worse model.
    const QList<const ResultsRow *> rows = modelRows();
    const bool seeing = std::any_of(rows.begin(), rows.end(), [](const ResultsRow *other) { return other->section != ResultsSection::TextOnly; });
    const QString seen = seeing && row.section == ResultsSection::TextOnly ? tr("%1 (text only)").arg(name) : name;
    return row.incomplete ? tr("%1 (incomplete)", "a model whose run holds no replies to some questions").arg(seen) : seen;
}

QList<const ResultsRow *> ChartsView::modelRows() const
{
    QList<const ResultsRow *> rows;
    for (const ResultsRow &row : m_figures.table.rows) {
        if (row.kind == RowKind::Model)
            rows.append(&row);
    }
    return rows;
}

void ChartsView::showAccuracy()
{
    QStringList categories;
    for (const ResultsColumn &column : std::as_const(m_figures.table.columns))
        categories.append(column.title);
    const QList<const ResultsRow *> rows = modelRows();
    m_drawn = byAccuracy(rows).mid(0, seriesAtOnce);
    QList<ChartSeries> series;
    for (const int row : std::as_const(m_drawn)) {
        ChartSeries one{nameOf(*rows.at(row)), {}, {}};
        for (const ResultsCell &cell : rows.at(row)->cells)
            one.values.append(valueOf(cell));
        series.append(one);
    }
    m_accuracy->setValueLabels(series.size() <= 2);
    m_accuracy->setData(categories, series, ChartUnit::Percent);
    // As in print: what a model is compared with, over all questions.
    QList<ChartReference> references;
    const PrintFigure figure = resultsFigure(m_figures.table, ResultsDrawing::Accuracy, {}).value_or(PrintFigure());
    for (const PrintLine &line : figure.lines)
        references.append({line.name, line.value});
    m_accuracy->setReferences(references);
    QString remark = tr("Accuracy (%) with 95 % Wilson intervals.");
    if (rows.size() > m_drawn.size()) {
        remark = tr("Accuracy (%) with 95 % Wilson intervals. The chart shows the best %1 of %2 rows of the table; the heat "
                    "map shows all rows. Press U to choose other runs.")
                     .arg(m_drawn.size())
                     .arg(rows.size());
    }
    m_remark->setText(remark);
}

void ChartsView::showHeatMap()
{
    QStringList names;
    QStringList columns;
    for (const ResultsColumn &column : std::as_const(m_figures.table.columns))
        columns.append(column.title);
    double least = 1;
    double most = 0;
    const QList<const ResultsRow *> rows = modelRows();
    m_drawn = byAccuracy(rows);
    for (const ResultsRow *row : rows) {
        for (const ResultsCell &cell : row->cells) {
            if (!cell.blank() && !cell.small()) {
                least = std::min(least, cell.share);
                most = std::max(most, cell.share);
            }
        }
    }
    QList<QList<MatrixCell>> cells;
    for (const int place : std::as_const(m_drawn)) {
        const ResultsRow *row = rows.at(place);
        names.append(nameOf(*row));
        QList<MatrixCell> line;
        for (int column = 0; column < row->cells.size(); ++column) {
            const ResultsCell &cell = row->cells.at(column);
            MatrixCell made;
            made.text = cell.blank() ? QStringLiteral("–") : shareText(cell.share);
            // Few questions stay bare: a shade would promise more than they hold.
            if (!cell.blank() && !cell.small())
                made.shade = most > least ? (cell.share - least) / (most - least) : 0.5;
            made.tip = tr("%1, %2: %3").arg(names.last(), columns.value(column), cellTip(cell));
            line.append(made);
        }
        cells.append(line);
    }
    m_heat->setMatrix(names, columns, cells);
    m_heat->setScale(most > least ? tr("%1 %").arg(shareText(least)) : QString(), most > least ? tr("%1 %").arg(shareText(most)) : QString());
    m_remark->setText(tr("Accuracy (%). The colours go from the lowest to the highest value in this map; a stronger colour "
                         "means a higher value. Cells with fewer than %1 questions have no colour.")
                          .arg(fewItems));
}

void ChartsView::showConfigurations()
{
    QList<ChartSeries> series;
    QList<QStringList> tips(m_figures.models.size(), QStringList(m_figures.configurations.size(), QString()));
    for (int c = 0; c < m_figures.configurations.size(); ++c) {
        ChartSeries one{m_desk.configurationTitle(m_figures.configurations.at(c)), {}, {}};
        for (int m = 0; m < m_figures.models.size(); ++m) {
            ChartValue value{none, {}, {}};
            for (const ConfigurationDelta &delta : std::as_const(m_figures.deltas)) {
                if (delta.model != m_figures.models.at(m) || delta.configuration != m_figures.configurations.at(c))
                    continue;
                const Comparison &made = delta.comparison;
                value.value = made.difference * 100;
                if (made.interval) {
                    value.low = made.interval->lo * 100;
                    value.high = made.interval->hi * 100;
                }
                tips[m][c] = made.interval
                    ? tr("%1, %2 against %3: %4 points (95 % interval: %5 to %6) on %n common question(s)", nullptr, made.n)
                          .arg(delta.model, one.name, m_desk.configurationTitle(m_figures.plain), shownPoints(made.difference),
                               shownPoints(made.interval->lo), shownPoints(made.interval->hi))
                    : tr("%1, %2 against %3: %4 points on %n common question(s)", nullptr, made.n)
                          .arg(delta.model, one.name, m_desk.configurationTitle(m_figures.plain), shownPoints(made.difference));
            }
            one.values.append(value);
        }
        series.append(one);
    }
    m_deltas->setData(m_figures.deltas.isEmpty() ? QStringList() : m_figures.models, series, tips);
    m_remark->setText(tr("Difference from “%1” in percentage points, on questions answered in both configurations, with 95 % "
                         "intervals (bootstrap over images).")
                          .arg(m_desk.configurationTitle(m_figures.plain)));
}

void ChartsView::showLetters()
{
    QStringList letters;
    for (const RunLetters &one : std::as_const(m_figures.letters)) {
        if (one.letters.letters.size() > letters.size())
            letters = one.letters.letters;
    }
    const qsizetype lettersAlone = letters.size();
    QList<ChartSeries> series;
    const auto shares = [&](const QString &name, const QList<int> &counts, std::optional<int> noOption) {
        double sum = noOption.value_or(0);
        for (const int count : counts)
            sum += count;
        ChartSeries one{name, {}, {}};
        // The keys are what they are; answers vary.
        const auto value = [&](int count) {
            ChartValue made{sum > 0 ? count * 100 / sum : 0, {}, {}};
            const auto interval = wilson(count, static_cast<qint64>(sum));
            if (noOption && interval) {
                made.low = interval->interval.lo * 100;
                made.high = interval->interval.hi * 100;
            }
            return made;
        };
        for (int i = 0; i < lettersAlone; ++i)
            one.values.append(value(counts.value(i)));
        one.values.append(noOption && sum > 0 ? value(*noOption) : ChartValue{none, {}, {}});
        return one;
    };
    for (const RunLetters &one : m_figures.letters.mid(0, seriesAtOnce - 1)) {
        if (series.isEmpty())
            series.append(shares(tr("Key"), one.letters.keys, std::nullopt));
        series.append(shares(m_desk.configuration().isEmpty() ? m_desk.titleOf(one.run) : m_desk.modelOf(one.run),
                             one.letters.answers, one.letters.none + one.letters.others));
    }
    if (!series.isEmpty())
        letters.append(tr("none"));
    // Figures over some bars only would look like a choice.
    m_letters->setValueLabels(series.size() <= 2);
    m_letters->setData(letters, series, ChartUnit::Share);
    QString remark = tr("Share of answers (%) by option letter as shown to the model, with 95 % Wilson intervals, next to "
                        "the letter's share of answer keys. “None” is a miss, an error, or a letter that the question does "
                        "not have.");
    if (m_figures.letters.size() > seriesAtOnce - 1) {
        remark = tr("Share of answers (%) by option letter as shown to the model, with 95 % Wilson intervals, next to the "
                    "letter's share of answer keys. “None” is a miss, an error, or a letter that the question does not have. "
                    "The chart shows the best %1 of %2 runs; press U to choose other runs.")
                     .arg(seriesAtOnce - 1)
                     .arg(m_figures.letters.size());
    }
    m_remark->setText(remark);
}

void ChartsView::showPeople()
{
    QList<Bubble> bubbles;
    for (const PeoplePlace &place : std::as_const(m_figures.places)) {
        bubbles.append({static_cast<double>(place.people), static_cast<double>(place.models), static_cast<int>(place.items.size()),
                        tr("People %1 % correct, models %2 %: %n question(s)", nullptr, static_cast<int>(place.items.size()))
                            .arg(QLocale().toString(place.people), QLocale().toString(place.models))});
    }
    m_people->setBubbles(bubbles);
    m_remark->setText(bubbles.isEmpty() ? QString()
                                        : tr("Each bubble shows the questions at that point; its size shows their number. "
                                             "Above the line models do better, below it people do better."));
}

void ChartsView::open(const ViewerQuery &query, const QString &what)
{
    Q_EMIT m_desk.itemsWanted(query, what, {});
}

void ChartsView::openCell(int row, int column)
{
    const auto replies = m_desk.data();
    const QList<const ResultsRow *> rows = modelRows();
    if (!replies || row < 0 || row >= rows.size())
        return;
    if (const auto query = itemsBehind(*replies, m_figures.table, *rows.at(row), column))
        open(*query, tr("%1 · %2").arg(nameOf(*rows.at(row)), m_figures.table.columns.at(column).title));
}

void ChartsView::openDelta(int model, int configuration)
{
    for (const ConfigurationDelta &delta : std::as_const(m_figures.deltas)) {
        if (delta.model != m_figures.models.value(model) || delta.configuration != m_figures.configurations.value(configuration))
            continue;
        ViewerQuery query;
        query.runs = {delta.comparison.first, delta.comparison.second};
        query.withExamples = m_desk.withExamples();
        for (const ChangedItem &item : delta.comparison.changed)
            query.only.append(item.question);
        if (!query.only.isEmpty())
            open(query, tr("%1: %2 against %3").arg(delta.model, m_desk.configurationTitle(delta.configuration),
                                                    m_desk.configurationTitle(m_figures.plain)));
        return;
    }
}

void ChartsView::openLetter(int letter, int series)
{
    const auto replies = m_desk.data();
    // The keys are drawn as the first of the models saw them.
    const bool keys = series == 0;
    const RunId run = m_figures.letters.value(keys ? 0 : series - 1).run;
    if (!replies || series < 0 || run.isNull())
        return;
    const int last = static_cast<int>(m_letters->categories().size()) - 1;
    ViewerQuery query;
    query.withExamples = m_desk.withExamples();
    query.runs = {run};
    query.only = itemsOfLetter(*replies, run, letter == last ? -1 : letter, keys, query.withExamples);
    if (query.only.isEmpty())
        return;
    open(query, tr("%1 · %2").arg(keys ? tr("Key") : m_desk.titleOf(run),
                                  letter == last ? tr("none") : m_letters->categories().at(letter)));
}

void ChartsView::openPlace(int place)
{
    ViewerQuery query;
    query.runs = m_desk.inSight();
    query.withExamples = m_desk.withExamples();
    query.only = m_figures.places.value(place).items;
    if (!query.only.isEmpty()) {
        open(query, tr("People %1 % correct, models %2 %").arg(QLocale().toString(m_figures.places.at(place).people),
                                                       QLocale().toString(m_figures.places.at(place).models)));
    }
}

void ChartsView::exportFigures()
{
    const auto replies = m_desk.data();
    if (!replies)
        return;
    m_desk.context().prompts.saveFile(
        this, tr("Export Chart Data"), QStringLiteral("%1.csv").arg(codeOf(chart())), tr("CSV (*.csv)"),
        [this, replies, figures = m_figures](const QString &path) {
            runAside(
                this,
                [replies, figures, path]() -> Result<> {
                    const auto csv = chartCsv(*replies, figures);
                    return csv ? save(path, *csv) : Result<>(passOn(csv));
                },
                [this](const Result<> &saved) {
                    if (saved)
                        Q_EMIT toast(tr("The data is saved."), false);
                    else
                        Q_EMIT failed(saved.error().sentence);
                });
        });
}

void ChartsView::retranslate()
{
    QList<ChipOption> options;
    for (const auto &[chart, code] : codesOf(ResultsChart{}))
        options.append({QString::fromUtf16(code), titleOf(chart), {}, {}});
    m_charts->setOptions(options);
    if (m_charts->selectedOne().isEmpty())
        m_charts->setSelectedOne(codeOf(ResultsChart::Accuracy));
    m_dimension->setAccessibleName(tr("Grouped by"));
    fillDimensions();
    m_accuracy->setEmptyText(tr("No data for the selected runs."));
    m_heat->setEmptyText(tr("No data for the selected runs."));
    m_deltas->setEmptyText(tr("Nothing to compare. Run one model with the first configuration of the preset and with another "
                              "configuration."));
    m_letters->setEmptyText(tr("No data for the selected runs."));
    m_people->setEmptyText(tr("No question has been answered by both people and a model yet. People answer on the Validate "
                              "page."));
    m_people->setTitles(tr("People correct, %"), tr("Models correct, %"));
    m_accuracy->setAccessibleName(tr("Accuracy by category"));
    m_heat->setAccessibleName(tr("Models by category"));
    m_deltas->setAccessibleName(tr("Differences between configurations"));
    m_letters->setAccessibleName(tr("Letters chosen and answer keys"));
    m_people->setAccessibleName(tr("People vs. models"));
    refresh();
}

} // namespace yuyi
