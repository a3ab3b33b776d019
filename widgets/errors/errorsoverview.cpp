// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/errorsoverview.h"

#include "models/domain/percent.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/donutchart.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/actionbutton.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/elidedlabel.h"
#include "widgets/controls/filterchip.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/tables.h"
#include "widgets/errors/errorlistmodel.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/keptsizes.h"
#include "widgets/shell/practiceswitch.h"
#include "widgets/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSet>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace yuyi {

namespace {

const QString runsCode = QStringLiteral("runs");
const QString dimensionPrefix = QStringLiteral("dimension:");
constexpr int leastChart = 170;      // pixels at scale 1
constexpr int usualBars = 180;
constexpr int barHeight = 22;
constexpr int largeType = 150;       // per cent
constexpr int thumbnailHeight = 36;

QVBoxLayout *panelColumn(QWidget *panel)
{
    makePanel(panel);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    return column;
}

/// The end of a reply is where it says what it takes.
class EndDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideLeft;
    }
};

} // namespace

ErrorsOverview::ErrorsOverview(ErrorsDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk)
{
    build();
    connect(m_grouping, &ChipRow::chosen, this, &ErrorsOverview::showBars);
    connect(m_shares, &QCheckBox::toggled, this, &ErrorsOverview::showBars);
    connect(m_models, &QComboBox::activated, this, &ErrorsOverview::showBars);
    connect(m_ring, &ChartView::segmentClicked, this, &ErrorsOverview::openSegment);
    const auto openMark = [this](int row, int type) {
        const auto facts = m_desk.data();
        if (!facts || row >= m_rows.size() || type >= facts->report.types.types.size())
            return;
        CaseFilter filter;
        filter.run = m_rows.at(row).run;
        filter.dimension = m_rows.at(row).dimension;
        filter.label = m_rows.at(row).label;
        filter.type = facts->report.types.types.at(type).code;
        narrow(filter, tr("%1 · %2", "category, error type").arg(m_rows.at(row).title, typeTitle(filter.type)));
    };
    connect(m_bars, &ChartView::segmentClicked, this, openMark);
    connect(m_matrix, &MatrixView::cellActivated, this, openMark);
    connect(m_chip, &FilterChip::removed, this, &ErrorsOverview::clearFilter);
    connect(m_chip, &QAbstractButton::clicked, this, &ErrorsOverview::clearFilter);
    connect(m_table, &QTableView::activated, this, &ErrorsOverview::openCase);
    retranslate();
}

ErrorsOverview::~ErrorsOverview()
{
    if (m_cancel)
        m_cancel->store(true);
}

void ErrorsOverview::build()
{
    auto *charts = new QWidget(this);
    auto *line = new QHBoxLayout(charts);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing::medium);
    line->addWidget(buildRing(), 5);
    line->addWidget(buildBars(), 6);
    // Large type leaves no room for two charts beside each other.
    if (Theme::of(this).px(100) > largeType)
        line->setDirection(QBoxLayout::TopToBottom);
    auto *split = new SplitView(Qt::Vertical, this);
    split->addPart(charts, 1);
    split->addPart(buildList(), 1);
    m_practice = new PracticeSwitch(this);
    keepSizes(split, m_desk.context().settings, QStringLiteral("errors-overview"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_practice);
    column->addWidget(split, 1);
}

QWidget *ErrorsOverview::buildRing()
{
    auto *panel = new QWidget(this);
    QVBoxLayout *column = panelColumn(panel);
    m_ringTitle = new ElidedLabel(panel);
    setTextRole(m_ringTitle, TextRole::Section);
    auto *picture = new ActionButton(m_desk.context().commands.action(QStringLiteral("errors.picture-ring")), ActionButton::Kind::Flat, panel);
    auto *head = new QHBoxLayout;
    head->addWidget(m_ringTitle, 1);
    head->addWidget(picture);
    m_ring = new DonutChart(panel);
    m_ring->setObjectName(QStringLiteral("errorRing"));
    m_ring->setWalkable(true);
    m_ring->setMinimumHeight(Theme::of(this).px(leastChart));
    column->addLayout(head);
    column->addWidget(m_ring, 1);
    return panel;
}

QWidget *ErrorsOverview::buildBars()
{
    auto *panel = new QWidget(this);
    QVBoxLayout *column = panelColumn(panel);
    m_barsTitle = new ElidedLabel(panel);
    setTextRole(m_barsTitle, TextRole::Section);
    m_shares = new QCheckBox(panel);
    m_shares->setObjectName(QStringLiteral("errorShares"));
    m_shares->setChecked(true);
    auto *picture = new ActionButton(m_desk.context().commands.action(QStringLiteral("errors.picture")), ActionButton::Kind::Flat, panel);
    m_models = new QComboBox(panel);
    m_models->setObjectName(QStringLiteral("errorModels"));
    m_models->setMinimumContentsLength(12);
    m_models->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *head = new QHBoxLayout;
    head->setSpacing(spacing::medium);
    head->addWidget(m_barsTitle, 1);
    head->addWidget(m_shares);
    head->addWidget(picture);
    m_grouping = new ChipRow(ChipRow::Pick::One, panel);
    m_grouping->setObjectName(QStringLiteral("errorGrouping"));
    m_stack = new QStackedWidget(panel);
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
    column->addLayout(head);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(spacing::medium);
    choices->addWidget(m_grouping, 1);
    choices->addWidget(m_models, 0, Qt::AlignTop | Qt::AlignLeft);
    // Large type leaves no room beside the chips.
    if (Theme::of(this).px(100) > largeType)
        choices->setDirection(QBoxLayout::TopToBottom);
    column->addLayout(choices);
    column->addWidget(m_stack, 1);
    return panel;
}

QWidget *ErrorsOverview::buildList()
{
    auto *panel = new QWidget(this);
    QVBoxLayout *column = panelColumn(panel);
    m_listTitle = plainLabel(panel);
    setTextRole(m_listTitle, TextRole::Section);
    m_chip = new FilterChip(panel);
    m_chip->setObjectName(QStringLiteral("errorFilter"));
    m_chip->setPlain(true);
    QSizePolicy kept = m_chip->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_chip->setSizePolicy(kept);
    m_agreement = plainLabel(panel);
    m_agreement->setObjectName(QStringLiteral("errorAgreement"));
    m_agreement->setWordWrap(true);
    m_agreement->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setTextRole(m_agreement, TextRole::Soft);
    auto *head = new QHBoxLayout;
    head->setSpacing(spacing::medium);
    head->addWidget(m_listTitle);
    head->addWidget(m_chip);
    head->addWidget(m_agreement, 1);
    m_table = new QTableView(panel);
    m_table->setObjectName(QStringLiteral("errorCases"));
    prepareTable(m_table, false);
    m_model = new ErrorListModel(m_desk.context().pictures, this);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideRight);
    m_table->setItemDelegateForColumn(ErrorListModel::Reply, new EndDelegate(m_table));
    const Theme &theme = Theme::of(this);
    QHeaderView *header = m_table->horizontalHeader();
    const QSize picture(theme.px(thumbnailHeight * 4 / 3), theme.px(thumbnailHeight));
    m_table->setIconSize(picture);
    m_model->pictures().setSize(picture, devicePixelRatioF());
    m_table->verticalHeader()->setDefaultSectionSize(theme.px(thumbnailHeight + spacing::small));
    const int widths[] = {160, 170, 360, 56, 200, 150};
    for (int i = 0; i < errorListColumns; ++i)
        m_table->setColumnWidth(i, theme.px(widths[i]));
    header->setSectionResizeMode(ErrorListModel::Reply, QHeaderView::Stretch);
    header->setStretchLastSection(false);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    return panel;
}

void ErrorsOverview::fillGroupings()
{
    const Preset &preset = m_desk.context().project.info().preset;
    QList<ChipOption> options;
    QString first;
    qsizetype most = 0;
    for (const Dimension &one : preset.dimensions) {
        options.append({dimensionPrefix % one.code.text(), one.title.text(), {}, {}});
        if (!one.pickMany && !one.ordered && one.values.size() >= most) {
            most = one.values.size();
            first = options.constLast().code;
        }
    }
    if (m_desk.sample() && m_desk.sample()->sample.runs.size() > 1)
        options.append({runsCode, tr("Models"), {}, {}});
    m_grouping->setOptions(options);
    m_grouping->hideKeys();
    if (m_grouping->selectedOne().isEmpty())
        m_grouping->setSelectedOne(first);
}

bool ErrorsOverview::byRun() const
{
    return m_grouping->selectedOne() == runsCode;
}

QString ErrorsOverview::typeTitle(const QString &code) const
{
    const auto facts = m_desk.data();
    for (const ErrorType &type : facts ? facts->report.types.types : QList<ErrorType>()) {
        if (type.code == code)
            return type.title.text();
    }
    return code;
}

void ErrorsOverview::enter()
{
    m_active = true;
    refresh();
    m_table->setFocus();
}

void ErrorsOverview::refresh()
{
    const auto facts = m_desk.data();
    if (!m_active || !facts)
        return;
    if (m_shown != facts->chosen) {
        m_shown = facts->chosen;
        m_filter = {};
        m_narrowed = false;
    }
    m_coded = casesOf(facts->report).size();
    m_practice->setState(std::any_of(facts->report.cases.begin(), facts->report.cases.end(), [](const ReportedCase &one) { return one.practice; }),
                         m_practice->isWanted(), 0);
    fillGroupings();
    fillModels();
    showRing();
    showBars();
    showAgreement();
    showList();
    m_desk.context().commands.refresh();
}

void ErrorsOverview::showRing()
{
    const auto facts = m_desk.data();
    QStringList names;
    QList<qint64> counts;
    QList<QList<DonutPart>> parts;
    m_parts.clear();
    for (const TypeCount &one : typeCounts(facts->report)) {
        if (one.subtype.isEmpty() && !one.title.isEmpty()) {
            names.append(one.title);
            counts.append(one.count);
            parts.append(QList<DonutPart>());
            m_parts.append(QStringList());
        } else if (!one.subtype.isEmpty() && one.count > 0) {
            parts.last().append({one.title, one.count});
            m_parts.last().append(one.subtype);
        }
    }
    m_ring->setData(names, counts, parts);
    m_ring->setCaption(tr("cases"));
}

void ErrorsOverview::openSegment(int type, int part)
{
    const auto facts = m_desk.data();
    if (!facts || type >= facts->report.types.types.size())
        return;
    const ErrorType &chosen = facts->report.types.types.at(type);
    CaseFilter filter;
    filter.type = chosen.code;
    if (part == 0) {
        narrow(filter, chosen.title.text());
        return;
    }
    filter.subtype = m_parts.value(type).value(part - 1);
    QString title = filter.subtype;
    for (const ErrorType &subtype : chosen.subtypes) {
        if (subtype.code == filter.subtype)
            title = subtype.title.text();
    }
    narrow(filter, tr("%1 › %2", "error type, subtype").arg(chosen.title.text(), title));
}

void ErrorsOverview::fillModels()
{
    const auto facts = m_desk.data();
    const QVariant before = m_models->currentData();
    m_models->clear();
    m_models->addItem(tr("Pooled"), QString());
    m_models->addItem(tr("Side by side"), runsCode);
    for (const CategoryErrors &one : errorsByRun(facts->report))
        m_models->addItem(facts->runTitles.value(one.run, one.title), one.run.toString());
    m_models->setCurrentIndex(std::max(0, m_models->findData(before)));
}

QString ErrorsOverview::modelTitle(const RunId &run) const
{
    const auto facts = m_desk.data();
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

QList<CategoryErrors> ErrorsOverview::barRows(const DimensionCode &dimension) const
{
    const auto facts = m_desk.data();
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

void ErrorsOverview::showBars()
{
    const auto facts = m_desk.data();
    if (!facts)
        return;
    m_shares->setVisible(!byRun());
    m_models->setVisible(!byRun() && m_desk.sample() && m_desk.sample()->sample.runs.size() > 1);
    m_stack->setCurrentIndex(byRun() ? 1 : 0);
    if (byRun()) {
        showMatrix();
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
    m_barsTitle->setText(tr("Error types by %1").arg(known ? known->title.text() : dimension.text()));
}

void ErrorsOverview::showMatrix()
{
    const auto facts = m_desk.data();
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
    m_barsTitle->setText(tr("Error types by model"));
}

void ErrorsOverview::showAgreement()
{
    const AgreementLine line = m_desk.data()->agreement;
    if (line.used == 0) {
        m_agreement->setText(m_desk.sample() && m_desk.sample()->sample.expertsPerCase > 1
                                 ? tr("No case has been coded by two experts yet.")
                                 : QString());
        return;
    }
    const QLocale locale;
    const auto figure = [&](AgreementMeasure measure, int factor, int decimals) {
        const Measure &value = line.figure(measure).value;
        return value ? locale.toString(roundedHalfUp(*value * factor, decimals), 'f', decimals) : QStringLiteral("–");
    };
    m_agreement->setText(tr("Experts agree on %1 % of %2 cases · κ %3 · AC1 %4 · α %5")
                             .arg(figure(AgreementMeasure::Percent, 100, 1), locale.toString(line.used),
                                  figure(AgreementMeasure::Cohen, 1, 2), figure(AgreementMeasure::Ac1, 1, 2),
                                  figure(AgreementMeasure::Alpha, 1, 2)));
}

QList<ReportedCase> ErrorsOverview::listed() const
{
    const auto facts = m_desk.data();
    QList<ReportedCase> cases = m_narrowed ? casesOf(facts->report, m_filter) : facts->report.cases;
    cases.removeIf([&](const ReportedCase &one) { return facts->hidden.hides(one.question, one.image); });
    return cases;
}

void ErrorsOverview::showList()
{
    const auto facts = m_desk.data();
    if (!facts)
        return;
    const QModelIndex before = m_table->currentIndex();
    const ErrorCaseId kept = before.isValid() && before.row() < m_model->rows().size() ? m_model->rows().at(before.row()).errorCase.id
                                                                                        : ErrorCaseId();
    m_model->setCases(facts, listed());
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::max(0, m_model->rowOf(kept)), 0));
    m_listTitle->setText(tr("%n case(s)", nullptr, m_model->rowCount()));
    m_chip->setVisible(m_narrowed);
}

void ErrorsOverview::narrow(const CaseFilter &filter, const QString &what)
{
    m_filter = filter;
    m_narrowed = true;
    m_chip->setState(what);
    showList();
    m_table->setFocus();
    m_desk.context().commands.refresh();
}

void ErrorsOverview::clearFilter()
{
    m_filter = {};
    m_narrowed = false;
    showList();
    m_table->setFocus();
    m_desk.context().commands.refresh();
}

void ErrorsOverview::nextGrouping()
{
    const QList<ChipOption> options = m_grouping->options();
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options.at(i).code == m_grouping->selectedOne()) {
            m_grouping->choose(options.at((i + 1) % options.size()).code);
            return;
        }
    }
}

void ErrorsOverview::toggleShares()
{
    m_shares->toggle();
}

void ErrorsOverview::openCase()
{
    const QModelIndex now = m_table->currentIndex();
    if (now.isValid())
        Q_EMIT caseWanted(m_model->rows().at(now.row()).errorCase.id);
}

void ErrorsOverview::walk(int step)
{
    const int row = m_table->currentIndex().row() + step;
    if (row >= 0 && row < m_model->rowCount())
        m_table->setCurrentIndex(m_model->index(row, 0));
}

void ErrorsOverview::retranslate()
{
    m_ringTitle->setText(tr("Error types"));
    m_ring->setEmptyText(tr("No decided cases yet. Code cases on the Code tab."));
    m_bars->setEmptyText(tr("No decided cases yet."));
    m_matrix->setEmptyText(tr("No decided cases yet."));
    m_ring->setAccessibleName(tr("Error types"));
    m_bars->setAccessibleName(tr("Error types by category"));
    m_matrix->setAccessibleName(tr("Models and error types"));
    m_table->setAccessibleName(tr("Cases"));
    m_agreement->setToolTip(tr("Computed from the primary error type or verdict before adjudication. Cases with different subtypes "
                               "are adjudicated as well."));
    m_shares->setText(tr("Shares"));
    m_models->setAccessibleName(tr("Models in the bar chart"));
    m_shares->setToolTip(tr("Scale every bar to 100 %"));
    m_grouping->setAccessibleName(tr("Grouped by"));
    m_chip->setToolTip(tr("Show all cases again"));
    m_model->retranslate();
    refresh();
}

} // namespace yuyi
