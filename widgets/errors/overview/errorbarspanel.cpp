// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/overview/errorbarspanel.h"

#include "models/services/rules/practicemarks.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/matrixview.h"
#include "widgets/charts/stackedbarchart.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/errors/overview/directanswerschart.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSet>
#include <QStackedWidget>

#include <algorithm>
#include <numeric>

namespace yuyi {

namespace {

const QString runsCode = QStringLiteral("runs");
const QString directCode = QStringLiteral("direct");
const QString dimensionPrefix = QStringLiteral("dimension:");
constexpr int usualBars = 180; // pixels at scale 1
constexpr int barHeight = 22;
constexpr int largeChips = 150; // per cent

} // namespace

ErrorBarsPanel::ErrorBarsPanel(ErrorsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    build();
    connect(m_grouping, &ChipRow::chosen, this, &ErrorBarsPanel::showBars);
    connect(m_shares, &QCheckBox::toggled, this, &ErrorBarsPanel::showBars);
    connect(m_models, &QComboBox::activated, this, &ErrorBarsPanel::showBars);
    connect(m_bars, &ChartView::segmentClicked, this, &ErrorBarsPanel::openMark);
    connect(m_matrix, &MatrixView::cellActivated, this, &ErrorBarsPanel::openMark);
    connect(m_direct, &DirectAnswersChart::rowClicked, this, &ErrorBarsPanel::openDirect);
}

void ErrorBarsPanel::build()
{
    makePanel(this);
    auto *column = columnIn(this, spacing::medium);
    m_title = new ElidedLabel(this);
    setTextRole(m_title, TextRole::Section);
    m_shares = new QCheckBox(this);
    m_shares->setObjectName(QStringLiteral("errorShares"));
    m_shares->setChecked(true);
    auto *picture = new ActionButton(m_pageData.context().commands.action(QStringLiteral("errors.picture")),
                                     ActionButton::Kind::Flat, this);
    m_models = new QComboBox(this);
    m_models->setObjectName(QStringLiteral("errorModels"));
    m_models->setMinimumContentsLength(12);
    m_models->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *head = rowIn(nullptr, 0, spacing::medium);
    head->addWidget(m_title, 1);
    head->addWidget(m_shares);
    head->addWidget(picture);
    m_grouping = new ChipRow(ChipRow::Pick::One, this);
    m_grouping->setObjectName(QStringLiteral("errorGrouping"));
    m_stack = new QStackedWidget(this);
    m_bars = new StackedBarChart;
    m_bars->setObjectName(QStringLiteral("errorBars"));
    m_bars->setWalkable(true);
    m_barsArea = new QScrollArea(m_stack);
    m_barsArea->setWidgetResizable(true);
    m_barsArea->setFrameShape(QFrame::NoFrame);
    m_barsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_barsArea->setFocusPolicy(Qt::NoFocus);
    m_barsArea->setWidget(m_bars);
    m_matrix = new MatrixView(m_stack);
    m_matrix->setObjectName(QStringLiteral("errorMatrix"));
    m_stack->addWidget(m_barsArea);
    m_stack->addWidget(m_matrix);
    m_direct = new DirectAnswersChart(m_stack);
    m_stack->addWidget(m_direct);
    column->addLayout(head);
    auto *choices = rowIn(nullptr, 0, spacing::medium);
    choices->addWidget(m_grouping, 1);
    choices->addWidget(m_models, 0, Qt::AlignTop | Qt::AlignLeft);
    // Large type leaves no room beside the chips.
    if (Theme::of(this).px(100) > largeChips)
        choices->setDirection(QBoxLayout::TopToBottom);
    column->addLayout(choices);
    column->addWidget(m_stack, 1);
}

void ErrorBarsPanel::refresh()
{
    m_coded = casesOf(m_pageData.data()->report).size();
    fillGroupings();
    fillModels();
    showBars();
}

void ErrorBarsPanel::openMark(int row, int type)
{
    const auto facts = m_pageData.data();
    if (!facts || row >= m_rows.size() || type >= facts->report.types.types.size())
        return;
    CaseFilter filter;
    filter.run = m_rows.at(row).run;
    filter.dimension = m_rows.at(row).dimension;
    filter.label = m_rows.at(row).label;
    filter.type = facts->report.types.types.at(type).code;
    Q_EMIT narrowed(filter, tr("%1 · %2", "category, error type").arg(m_rows.at(row).title, typeTitle(filter.type)));
}

void ErrorBarsPanel::fillGroupings()
{
    const auto facts = m_pageData.data();
    QList<ChipOption> options;
    QString first;
    qsizetype most = 0;
    for (const Dimension &one : facts->report.preset.dimensions) {
        if (one.open)
            continue;
        options.append({dimensionPrefix % one.code.text(), one.title.text(), {}, {}});
        if (!one.pickMany && !one.ordered && one.parent.isEmpty() && one.code != splitDimension && one.values.size() >= most) {
            most = one.values.size();
            first = options.constLast().code;
        }
    }
    if (m_pageData.sample() && m_pageData.sample()->sample.runs.size() > 1)
        options.append({runsCode, tr("Models"), {}, {}});
    if (directAnswers(facts->report).constFirst().hasVerdicts())
        options.append({directCode, tr("Asked directly"), {}, tr("Replies to follow-up questions that are correct")});
    m_grouping->setOptions(options);
    m_grouping->hideKeys();
    if (m_grouping->selectedOne().isEmpty())
        m_grouping->setSelectedOne(first);
}

bool ErrorBarsPanel::byRun() const
{
    return m_grouping->selectedOne() == runsCode;
}

bool ErrorBarsPanel::isDirect() const
{
    return m_grouping->selectedOne() == directCode;
}

QString ErrorBarsPanel::typeTitle(const QString &code) const
{
    const auto facts = m_pageData.data();
    for (const ErrorType &type : facts ? facts->report.types.types : QList<ErrorType>()) {
        if (type.code == code)
            return type.title.text();
    }
    return code;
}

void ErrorBarsPanel::fillModels()
{
    const auto facts = m_pageData.data();
    const QVariant before = m_models->currentData();
    m_models->clear();
    m_models->addItem(tr("All models pooled"), QString());
    m_models->addItem(tr("Models side by side"), runsCode);
    for (const CategoryErrors &one : errorsByRun(facts->report))
        m_models->addItem(facts->runTitles.value(one.run, one.title), one.run.toString());
    m_models->setCurrentIndex(std::max(0, m_models->findData(before)));
}

QString ErrorBarsPanel::modelTitle(const RunId &run) const
{
    const auto facts = m_pageData.data();
    QString model;
    QSet<QString> others;
    for (const ReportedCase &one : facts->report.cases) {
        if (one.run == run)
            model = one.model;
        else
            others.insert(one.model);
    }
    // The configuration is said where the model alone is not enough.
    return model.isEmpty() || others.contains(model) ? facts->runTitles.value(run, model) : model;
}

QList<CategoryErrors> ErrorBarsPanel::barRows(const DimensionCode &dimension) const
{
    const auto facts = m_pageData.data();
    const QString chosen = m_models->currentData().toString();
    if (chosen.isEmpty())
        return errorsByLabel(facts->report, dimension);
    if (chosen != runsCode)
        return errorsByLabel(facts->report, dimension, RunId::fromString(chosen));
    QList<QList<CategoryErrors>> byRun;
    for (const CategoryErrors &one : errorsByRun(facts->report))
        byRun.append(errorsByLabel(facts->report, dimension, one.run));
    QList<CategoryErrors> rows;
    for (qsizetype label = 0; label < byRun.value(0).size(); ++label) {
        for (const QList<CategoryErrors> &ofRun : std::as_const(byRun)) {
            CategoryErrors row = ofRun.at(label);
            row.title = tr("%1 · %2", "category, model").arg(row.title, modelTitle(row.run));
            rows.append(row);
        }
    }
    return rows;
}

void ErrorBarsPanel::showBars()
{
    const auto facts = m_pageData.data();
    if (!facts)
        return;
    m_shares->setVisible(!byRun() && !isDirect());
    m_models->setVisible(!byRun() && m_pageData.sample() && m_pageData.sample()->sample.runs.size() > 1);
    m_stack->setCurrentIndex(byRun() ? 1 : isDirect() ? 2
                                                      : 0);
    if (byRun()) {
        showMatrix();
        return;
    }
    if (isDirect()) {
        showDirect();
        return;
    }
    const DimensionCode dimension(m_grouping->selectedOne().mid(dimensionPrefix.size()));
    m_rows = barRows(dimension);
    QStringList categories;
    for (const CategoryErrors &row : std::as_const(m_rows)) {
        const auto cases = std::accumulate(row.counts.begin(), row.counts.end(), qint64(0));
        categories.append(tr("%1 (n %2)", "a category and its number of cases").arg(row.title, QLocale().toString(cases)));
    }
    QList<ChartSeries> series;
    for (qsizetype type = 0; type < facts->report.types.types.size(); ++type) {
        ChartSeries one{facts->report.types.types.at(type).title.text(), {}, {}};
        for (const CategoryErrors &row : std::as_const(m_rows))
            one.values.append({static_cast<double>(row.counts.value(type)), {}, {}});
        series.append(one);
    }
    m_bars->setMinimumHeight(Theme::of(this).px(std::max(usualBars, barHeight * static_cast<int>(m_rows.size()) + 70)));
    m_bars->setShares(m_shares->isChecked());
    m_bars->setData(m_coded > 0 ? categories : QStringList(), m_coded > 0 ? series : QList<ChartSeries>(), ChartUnit::Count);
    const Dimension *known = facts->report.preset.dimension(dimension);
    m_title->setText(tr("Error types by %1").arg(known ? known->title.text() : dimension.text()));
}

void ErrorBarsPanel::showMatrix()
{
    const auto facts = m_pageData.data();
    m_rows = errorsByRun(facts->report);
    const QLocale locale;
    QStringList names;
    QStringList columns;
    for (const ErrorType &type : facts->report.types.types)
        columns.append(type.title.text());
    QList<QList<MatrixCell>> cells;
    for (CategoryErrors &row : m_rows) {
        row.title = facts->runTitles.value(row.run, row.title);
        names.append(row.title);
        QList<MatrixCell> line;
        for (qsizetype type = 0; type < columns.size(); ++type) {
            const int count = row.counts.value(type);
            MatrixCell cell;
            cell.text = locale.toString(count);
            cell.shade = row.total > 0 ? static_cast<double>(count) / row.total : -1;
            cell.tip = tr("%1, %2: %3 of %4").arg(row.title, columns.at(type), locale.toString(count), locale.toString(row.total));
            cell.value = count;
            line.append(cell);
        }
        cells.append(line);
    }
    m_matrix->setMatrix(names, columns, cells);
    m_title->setText(tr("Error types by model"));
}

QList<DirectAnswers> ErrorBarsPanel::directRows() const
{
    const auto facts = m_pageData.data();
    const QString chosen = m_models->currentData().toString();
    if (chosen != runsCode)
        return directAnswers(facts->report, RunId::fromString(chosen));
    QList<QList<DirectAnswers>> byRun;
    for (const CategoryErrors &one : errorsByRun(facts->report))
        byRun.append(directAnswers(facts->report, one.run));
    QList<DirectAnswers> rows;
    for (qsizetype type = 0; type < byRun.value(0).size(); ++type) {
        for (const QList<DirectAnswers> &ofRun : std::as_const(byRun)) {
            DirectAnswers row = ofRun.at(type);
            row.title = tr("%1 · %2", "error type, model").arg(row.title, modelTitle(row.run));
            rows.append(row);
        }
    }
    return rows;
}

void ErrorBarsPanel::showDirect()
{
    m_rows.clear();
    m_direct->setRows(directRows());
    m_title->setText(tr("Correct when asked directly"));
}

void ErrorBarsPanel::openDirect(int row)
{
    if (row >= m_direct->rows().size())
        return;
    const DirectAnswers chosen = m_direct->rows().at(row);
    CaseFilter filter;
    filter.run = chosen.run;
    filter.type = chosen.type;
    filter.subtype = chosen.subtype;
    filter.judged = true;
    Q_EMIT narrowed(filter, tr("%1 · asked directly", "error type").arg(chosen.title));
}

void ErrorBarsPanel::nextGrouping()
{
    const QList<ChipOption> options = m_grouping->options();
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).code == m_grouping->selectedOne()) {
            m_grouping->choose(options.at((i + 1) % options.size()).code);
            return;
        }
    }
}

void ErrorBarsPanel::toggleShares()
{
    m_shares->toggle();
}

QString ErrorBarsPanel::fileName() const
{
    return isDirect() ? QStringLiteral("asked-directly.pdf") : QStringLiteral("error-types-by-category.pdf");
}

QByteArray ErrorBarsPanel::table() const
{
    const auto facts = m_pageData.data();
    return isDirect() ? directAnswersCsv(facts->report) : categoriesCsv(facts->report, m_rows);
}

PrintFigure ErrorBarsPanel::printed() const
{
    if (isDirect()) {
        PrintFigure figure = m_direct->printed();
        if (holdsPractice(m_pageData.data()->report))
            figure.notes.append(practiceNote());
        return figure;
    }
    PrintFigure figure = byRun() ? m_matrix->printed() : m_bars->printed();
    const Dimension *dimension = m_pageData.data()->report.preset.dimension(DimensionCode(m_grouping->selectedOne().section(u':', 1)));
    figure.categoryTitle = byRun() ? tr("Model") : dimension ? dimension->title.text()
                                                             : QString();
    figure.valueTitle = !byRun() && m_shares->isChecked() ? tr("Share of cases (%)") : tr("Number of cases");
    for (qsizetype row = 0; row < figure.categories.size() && row < m_rows.size(); ++row)
        figure.categories[row] = tr("%1 (n = %2)").arg(m_rows.at(row).title, QLocale().toString(m_rows.at(row).total));
    figure.notes.append(tr("n = %1 coded cases").arg(QLocale().toString(m_coded)));
    if (holdsPractice(m_pageData.data()->report))
        figure.notes.append(practiceNote());
    return figure;
}

void ErrorBarsPanel::retranslate()
{
    m_bars->setEmptyText(tr("No decided cases yet."));
    m_matrix->setEmptyText(tr("No decided cases yet."));
    m_direct->retranslate();
    m_bars->setAccessibleName(tr("Error types by category"));
    m_matrix->setAccessibleName(tr("Models and error types"));
    m_shares->setText(tr("Show shares"));
    m_models->setAccessibleName(tr("Models in the bar chart"));
    m_shares->setToolTip(tr("Scale every bar to 100 %"));
    m_grouping->setAccessibleName(tr("Grouped by"));
}

} // namespace yuyi
