// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/modelsview.h"

#include "models/services/rules/practicemarks.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/descriptions/scoretexts.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/practiceswitch.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QTableWidget>

namespace yuyi {

namespace {

constexpr int chartHeight = 340; // pixels at scale 1
constexpr int mostBars = 6;

TableFormat formatOf(const QString &path)
{
    for (const auto &[format, code] : codesOf(TableFormat{})) {
        if (path.endsWith(u'.' + suffixOf(format), Qt::CaseInsensitive))
            return format;
    }
    return TableFormat::Markdown;
}

} // namespace

DescriptionModels::DescriptionModels(DescriptionsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    auto *panel = new QWidget(this);
    makePanel(panel);
    m_scroll = new QScrollArea(panel);
    auto *scroll = m_scroll;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    auto *inside = new QWidget(scroll);
    m_title = plainLabel(inside, TextRole::Section);
    m_hidden = plainLabel(inside);
    m_hidden->setObjectName(QStringLiteral("modelsHidden"));
    m_note = plainLabel(inside);
    for (QLabel *label : {m_hidden, m_note}) {
        label->setWordWrap(true);
        setTextRole(label, TextRole::Soft);
    }
    m_practice = new PracticeSwitch(inside);
    connect(m_practice, &PracticeSwitch::wantedChanged, this, [this](bool wanted) {
        m_withPractice = wanted;
        refresh();
    });
    m_by = new ChipRow(ChipRow::Pick::Many, inside);
    m_by->setObjectName(QStringLiteral("modelsDimensions"));
    m_view = makeTable(2, inside, 0);
    m_view->setObjectName(QStringLiteral("modelsTable"));
    setStyleProperty(m_view, "framed", true);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_bars = new BarChart(inside);
    m_bars->setObjectName(QStringLiteral("modelsBars"));
    m_bars->setMinimumHeight(Theme::of(this).px(chartHeight));
    auto *column = columnIn(inside, spacing::medium);
    for (QWidget *one : std::initializer_list<QWidget *>{m_title, m_practice, m_hidden, m_by, m_view, m_note, m_bars})
        column->addWidget(one);
    column->addStretch(1);
    scroll->setWidget(inside);
    m_stack = new StateStack(scroll, panel);
    m_empty = m_stack->empty();
    m_empty->setObjectName(QStringLiteral("modelsEmpty"));
    m_stack->showEmpty();
    fillWith(panel, m_stack);
    fillWith(this, panel);
    connect(m_by, &ChipRow::selectionChanged, this, [this] {
        m_chosen = true;
        showTable();
    });
    connect(&m_pageData.context().project, &ProjectAccess::personChanged, this, [this] {
        // Nothing of what the one before could see stays.
        m_latest.drop();
        m_reports.reset();
        m_withPractice = false;
        m_stack->showEmpty();
    });
    retranslate();
}

void DescriptionModels::refresh()
{
    m_pageData.context()
        .project.read([person = m_pageData.context().project.person().id, practice = m_withPractice](Stores &stores) {
                    return descriptionReports(stores, person, {}, practice);
                })
        .then(this, m_latest.only([this](const Result<DescriptionReports> &reports) {
            if (reports)
                take(*reports);
            else if (reports.error().code != ErrorCode::Refused)
                Q_EMIT failed(reports.error().sentence);
            Q_EMIT changed();
        }));
}

void DescriptionModels::take(DescriptionReports reports)
{
    m_reports = std::move(reports);
    QStringList hidden;
    for (const Run &run : std::as_const(m_reports->hidden))
        hidden.append(modelTitle(run));
    const QString left = tr("These models are not listed because you have not scored all their descriptions: %1.")
                             .arg(hidden.join(tr(", ", "between the items of a list")));
    m_hidden->setText(left);
    m_hidden->setVisible(!hidden.isEmpty());
    QList<ChipOption> options;
    for (const Dimension &dimension : m_reports->list.isEmpty() ? QList<Dimension>() : m_reports->list.constFirst().dimensions)
        options.insert(dimension.ordered ? 0 : options.size(), {dimension.code.text(), dimension.title.text(), {}, {}});
    m_by->setOptions(options);
    m_by->hideKeys();
    if (!m_chosen) {
        QStringList usual;
        const QList<DimensionCode> codes = usualDimensions(m_reports->list);
        for (const DimensionCode &code : codes)
            usual.append(code.text());
        m_by->setSelected(usual);
    }
    m_empty->setSentence(hidden.isEmpty() ? tr("Nobody has scored descriptions yet.") : tr("The scores of judge models and other people "
                                                                                           "are shown after you have scored all "
                                                                                           "descriptions."));
    m_empty->setHint(hidden.isEmpty() ? tr("Let a judge model score the descriptions, or score them yourself.") : left);
    showTable();
}

void DescriptionModels::showTable()
{
    if (!m_reports)
        return;
    QList<DimensionCode> dimensions;
    const QStringList chosen = m_by->selected();
    for (const QString &code : chosen)
        dimensions.append(DimensionCode(code));
    m_table = descriptionTable(m_reports->list, dimensions);
    m_practice->setState(m_table.practice, m_withPractice, m_reports->practiceLeftOut);
    m_stack->showWorkIf(!m_table.rows.isEmpty() || m_reports->practiceLeftOut > 0);
    QStringList heads{tr("Model"), tr("Scored by")};
    for (const DescriptionColumn &column : std::as_const(m_table.columns))
        heads.append(column.group.isEmpty() ? column.title : tr("%1\n%2", "dimension above its label").arg(column.group, column.title));
    m_view->clear();
    m_view->setColumnCount(static_cast<int>(heads.size()));
    m_view->setHorizontalHeaderLabels(heads);
    m_view->setRowCount(static_cast<int>(m_table.rows.size()));
    for (int row = 0; row < m_view->rowCount(); ++row) {
        const DescriptionRow &line = m_table.rows.at(row);
        m_view->setItem(row, 0, scoreItem(line.model, {}, false));
        m_view->setItem(row, 1, scoreItem(line.scorer, {}, false));
        for (int i = 0; i < static_cast<int>(line.cells.size()); ++i)
            m_view->setItem(row, i + 2, scoreItem(meanText(line.cells.at(i)), meanTip(line.cells.at(i))));
    }
    fitColumns(m_view);
    fitHeight(m_view);
    showBars();
    Q_EMIT changed();
}

void DescriptionModels::showBars()
{
    QStringList categories;
    for (const DescriptionColumn &column : std::as_const(m_table.columns))
        categories.append(column.title);
    QList<ChartSeries> series;
    for (const DescriptionRow &row : std::as_const(m_table.rows)) {
        if (series.size() == mostBars)
            break;
        ChartSeries one;
        one.name = tr("%1 – %2", "model, its scorer").arg(row.model, row.scorer);
        for (const ScoreCell &cell : row.cells)
            one.values.append(meanBar(cell));
        series.append(one);
    }
    const QLocale locale;
    m_bars->setFootnote(
        m_table.rows.size() > mostBars
            ? tr("Only the first %1 rows of the table; mean scores with 95 % intervals (Student's t).")
                  .arg(locale.toString(mostBars))
            : tr("Mean scores with 95 % intervals (Student's t); the scale runs from %1 to %2.")
                  .arg(locale.toString(m_table.lowest), locale.toString(m_table.highest)));
    m_bars->setScaleTop(m_table.highest);
    m_bars->setData(categories, series, ChartUnit::Number);
}

bool DescriptionModels::mayLeave()
{
    const auto allowed = m_practice->mayLeave();
    if (!allowed)
        Q_EMIT failed(allowed.error().sentence);
    return allowed.has_value();
}

void DescriptionModels::exportTable()
{
    if (!mayLeave())
        return;
    const SaveQuestion question{tr("Export the Table"), QStringLiteral("description-models.tex"),
                                tr("LaTeX (*.tex);;Markdown (*.md);;Table (*.csv);;Excel workbook (*.xlsx)")};
    const auto save = [table = m_table, practice = m_withPractice](const QString &path) {
        return saveDescriptionTable(table, formatOf(path), path, practice);
    };
    askAndSave(m_pageData.context().prompts, this, question, save, tr("The file is saved."));
}

void DescriptionModels::exportChart()
{
    if (!mayLeave())
        return;
    m_pageData.context().prompts.saveFile(
        this, tr("Export Figure"), QStringLiteral("description-models.pdf"), FigureDialog::fileFilter(), [this](const QString &path) {
            const PrintFigure figure = printed();
            FigureDialog::ask(figure, this, [this, figure, path](const PrintSize &size) {
                saveAside(
                    this, [figure, size, path] { return savePrintFigure(figure, size, path); }, tr("The file is saved."));
            });
        });
}

PrintFigure DescriptionModels::printed() const
{
    const QLocale locale;
    PrintFigure figure = m_bars->printed();
    for (const ChipOption &option : m_by->options()) {
        if (option.code == m_by->selectedOne())
            figure.categoryTitle = option.text;
    }
    figure.valueTitle = tr("Mean score (points, %1 to %2)").arg(locale.toString(m_table.lowest), locale.toString(m_table.highest));
    for (qsizetype row = 0; row < figure.series.size(); ++row) {
        figure.series[row].name =
            tr("%1 (n = %2)")
                .arg(figure.series.at(row).name,
                     locale.toString(m_table.rows.at(row).cells.value(0).figures.n));
    }
    figure.notes.append(tr("n: number of scores. 95 % intervals by Student's t."));
    if (m_table.practice)
        figure.notes.append(practiceNote());
    return figure;
}

void DescriptionModels::retranslate()
{
    m_title->setText(tr("Mean scores of all models"));
    m_note->setText(tr("The number of scores is in parentheses; the tool tip shows standard deviation and interval."));
    m_by->setAccessibleName(tr("Group the mean scores by"));
    m_view->setAccessibleName(tr("Mean scores of all models"));
    m_bars->setEmptyText(tr("Nothing has been scored yet."));
    m_empty->setSentence(tr("Reading the descriptions…"));
    m_empty->setHint({});
    if (m_reports)
        refresh();
}

} // namespace yuyi
