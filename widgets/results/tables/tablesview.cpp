// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/tables/tablesview.h"

#include "models/services/results/export.h"
#include "models/services/results/itemsbehind.h"
#include "models/services/results/metrics.h"
#include "models/services/results/presettables.h"
#include "models/services/rules/practicemarks.h"
#include "models/services/session/projectaccess.h"
#include "widgets/charts/charttext.h"
#include "widgets/controls/choices/foldedchips.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/leastscroll.h"
#include "widgets/controls/tables/frozencolumn.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/results/tables/resultsdelegate.h"
#include "widgets/results/tables/resultstablemodel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

const QString overallCode = QStringLiteral("overall");
const QString dimensionPrefix = QStringLiteral("dimension:");
const QString tablePrefix = QStringLiteral("table:");
constexpr int widestName = 280; // pixels at scale 1
constexpr int leastName = 150;
constexpr int widestHeading = 144;
constexpr int warningsShown = 3;

} // namespace

TablesView::TablesView(ResultsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    m_groupings = new FoldedChips(QStringLiteral("resultsGroupings"), this);
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("resultsTable"));
    prepareTable(m_table);
    m_model = new ResultsTableModel(this);
    m_delegate = new ResultsDelegate(this);
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setMouseTracking(true);
    m_table->horizontalHeader()->setStretchLastSection(false);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, &TablesView::sortBy);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    new FrozenColumn(m_table);
    m_warnings = wrappedLabel(this);
    m_warnings->setObjectName(QStringLiteral("resultsWarnings"));
    m_warnings->setTextFormat(Qt::PlainText);
    m_notes = wrappedLabel(this, TextRole::Small);
    m_notes->setObjectName(QStringLiteral("resultsNotes"));
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *column = columnIn(this);
    column->addWidget(m_groupings);
    column->addWidget(m_table, 1);
    column->addWidget(m_warnings);
    column->addWidget(m_notes);
    connect(m_groupings, &FoldedChips::chosen, this, [this] {
        m_sorted = -1; // another table has other columns
        if (const TableForm *form = chosenTable()) {
            if (const auto asked = tableQuery(*form, m_pageData.context().project.info().preset); !asked)
                Q_EMIT failed(asked.error().sentence);
        }
        compute();
        Q_EMIT groupingChanged();
        m_table->setFocus();
    });
    connect(m_table, &QTableView::clicked, this, &TablesView::openCell);
    connect(m_table, &QTableView::activated, this, &TablesView::openCell);
    connect(&m_pageData.context().theme, &Theme::changed, this, &TablesView::fitTable, Qt::QueuedConnection);
    retranslate();
}

void TablesView::enter()
{
    m_active = true;
    m_entered = true;
    refresh();
    m_table->setFocus();
}

void TablesView::leave()
{
    m_active = false;
    m_latest.drop();
}

void TablesView::fillGroupings()
{
    const auto read = m_pageData.data();
    const Preset preset = read ? read->preset : forItems(m_pageData.context().project.info().preset);
    QList<ChipOption> options{{overallCode, tr("Overall"), {}, {}}};
    const Metric *metric = preset.metric(m_pageData.metric());
    for (const Dimension &one : preset.dimensions) {
        if (!metric || groupsImages(one, *metric))
            options.append({dimensionPrefix % one.code.text(), one.title.text(), {}, {}});
    }
    for (const ResultsBy by : {ResultsBy::Configuration, ResultsBy::Shots, ResultsBy::Outcome, ResultsBy::Size})
        options.append({codeOf(by), titleOf(by), {}, {}});
    if (!preset.metrics.isEmpty())
        options.append({codeOf(ResultsBy::Metric), titleOf(ResultsBy::Metric), {}, {}});
    for (const TableForm &form : preset.tables) {
        const QString title = form.title.text();
        const bool taken = std::any_of(options.begin(), options.end(), [&](const ChipOption &one) { return one.text == title; });
        options.append({tablePrefix % form.code, taken ? tr("Table: %1").arg(title) : title, {}, {}});
    }
    for (qsizetype i = 0; i < options.size(); ++i)
        options[i].action = m_pageData.choiceAction(i);
    m_dimensions = preset.dimensions.size() + preset.tables.size();
    m_counted = m_pageData.metric();
    const QString kept = m_groupings->selectedOne();
    m_groupings->setOptions(options);
    const bool gone = !kept.isEmpty() && std::none_of(options.begin(), options.end(), [&](const ChipOption &one) {
        return one.code == kept;
    });
    if (gone)
        m_groupings->setSelectedOne(overallCode);
    if (m_groupings->selectedOne().isEmpty()) {
        // The paper's table, or as one: overall and the first dimension that takes one label of many.
        QString first = overallCode;
        qsizetype most = 0;
        for (const Dimension &one : preset.dimensions) {
            if (!one.pickMany && !one.ordered && !one.open && one.parent.isEmpty() && one.code != splitDimension
                && one.values.size() >= most) {
                most = one.values.size();
                first = dimensionPrefix % one.code.text();
            }
        }
        if (!preset.tables.isEmpty())
            first = tablePrefix % preset.tables.constFirst().code;
        m_groupings->setSelectedOne(first);
    }
}

QString TablesView::groupingTitle(int position) const
{
    return m_groupings->options().value(position).text;
}

void TablesView::chooseGrouping(int position)
{
    if (position < m_groupings->options().size())
        m_groupings->choose(m_groupings->options().at(position).code);
}

void TablesView::walkGroupings(int step)
{
    m_groupings->walk(step);
}

const TableForm *TablesView::chosenTable() const
{
    const QString code = m_groupings->selectedOne();
    const auto read = m_pageData.data();
    if (!read || !code.startsWith(tablePrefix))
        return nullptr;
    const QList<TableForm> &forms = read->preset.tables;
    const auto found = std::find_if(forms.begin(), forms.end(), [&](const TableForm &form) { return tablePrefix % form.code == code; });
    return found == forms.end() ? nullptr : &*found;
}

ResultsBy TablesView::by() const
{
    if (const TableForm *form = chosenTable())
        return fromCode<ResultsBy>(form->by).value_or(ResultsBy::Label);
    // Dimensions and all together are labels.
    return fromCode<ResultsBy>(m_groupings->selectedOne()).value_or(ResultsBy::Label);
}

ResultsQuery TablesView::query() const
{
    ResultsQuery query;
    if (const TableForm *form = chosenTable()) {
        // One whose filter cannot be read was refused when it was chosen; it counts all items.
        query = tableQuery(*form, m_pageData.context().project.info().preset).value_or(ResultsQuery());
    } else {
        query.metric = m_pageData.metric();
        const QString code = m_groupings->selectedOne();
        if (code.startsWith(dimensionPrefix))
            query.dimensions = {DimensionCode(code.mid(dimensionPrefix.size()))};
        query.by = by();
    }
    query.scorer = m_pageData.scorer();
    query.items = m_pageData.items();
    query.where.terms += m_pageData.where().terms;
    query.withExamples = m_pageData.withExamples();
    query.withPractice = m_pageData.withPractice();
    query.runs = takesConfiguration() ? m_pageData.inSight() : m_pageData.chosen();
    return query;
}

void TablesView::refresh()
{
    if (!m_active)
        return;
    const auto read = m_pageData.data();
    if ((read && read->preset.dimensions.size() + read->preset.tables.size() != m_dimensions) || m_counted != m_pageData.metric())
        fillGroupings();
    compute();
}

void TablesView::compute()
{
    const auto replies = m_pageData.shown();
    m_complete = false;
    const Latest::Question question = m_latest.ask();
    if (!m_pageData.isSettled())
        return;
    const ResultsQuery asked = query();
    if (asked.runs.isEmpty()) {
        // No runs in a query means all of them; here none are wanted.
        ResultsTable none;
        none.query = asked;
        none.notes = {tr("No runs selected. Press U to select runs.")};
        take(none);
        return;
    }
    runAside(
        this, [replies, asked] { return resultsTable(*replies, asked); },
        question.only([this](const ResultsTable &table) { take(table); }));
}

void TablesView::take(const ResultsTable &table)
{
    const QModelIndex kept = m_table->currentIndex();
    m_table->clearSpans();
    m_model->setTable(table);
    showOrder();
    m_complete = true;
    fitTable();
    if (m_model->rowCount() > 1) {
        int row = std::clamp(kept.isValid() ? kept.row() : 1, 0, m_model->rowCount() - 1);
        while (row + 1 < m_model->rowCount() && m_model->isSection(row))
            ++row;
        m_table->setCurrentIndex(m_model->index(row, std::clamp(kept.isValid() ? kept.column() : 1, 0, m_model->columnCount() - 1)));
    }
    // A focus on nothing is not seen: the next table is chosen from here.
    if (table.rows.isEmpty() && m_table->hasFocus())
        m_groupings->setFocus();
    showNotes();
    m_pageData.context().commands.refresh();
    if (std::exchange(m_entered, false))
        LeastScroll::show(m_table); // with large type below what stands above it
}

void TablesView::fitTable()
{
    QHeaderView *rows = m_table->verticalHeader();
    rows->setMinimumSectionSize(1);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool section = m_model->isSection(row);
        const ResultsRow *line = m_model->rowAt(row);
        const bool low = line && line->section == ResultsSection::Baselines;
        rows->resizeSection(row, section ? m_delegate->sectionHeight() : low ? m_delegate->lowHeight()
                                                                             : m_delegate->rowHeight());
        if (section && m_model->columnCount() > 1)
            m_table->setSpan(row, 0, 1, m_model->columnCount());
    }
    const Theme &theme = Theme::of(this);
    const int columns = m_model->columnCount() - 1;
    // With large type the page is scrolled rather than the table squeezed away.
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() + m_delegate->sectionHeight()
                              + 4 * m_delegate->rowHeight());
    if (columns < 1)
        return;
    int name = theme.px(140);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!m_model->isSection(row))
            name = std::max(name, m_delegate->sizeHint({}, m_model->index(row, 0)).width());
    }
    name = std::min(name, theme.px(widestName));
    // Whether the table will be scrolled is known only after this; rows and the place decide it beforehand.
    const QRect rect = m_table->contentsRect();
    const int bar = rows->length() > rect.height() - m_table->horizontalHeader()->height()
                      ? m_table->verticalScrollBar()->sizeHint().width()
                      : 0;
    const QFontMetrics head(theme.font(TextRole::Body));
    const int least = m_delegate->figureWidth(m_model->hasOddCounts());
    const int wide = rect.width() - bar;
    QList<int> widths;
    QStringList headings;
    int taken = 0;
    for (int column = 1; column <= columns; ++column) {
        const QStringList lines = wrapped(m_model->columnAt(column)->title, head,
                                          std::max(least, theme.px(widestHeading)) - 4 * spacing::small, 3);
        int wanted = least;
        for (const QString &line : lines)
            wanted = std::max(wanted, head.horizontalAdvance(line) + 4 * spacing::small);
        for (int row = 0; row < m_model->rowCount(); ++row) { // words in place of a figure
            if (!m_model->isSection(row))
                wanted = std::max(wanted, head.horizontalAdvance(m_model->index(row, column).data().toString()) + 4 * spacing::small);
        }
        QString heading = lines.join(QLatin1Char('\n'));
        if (const auto count = m_model->countOf(column)) {
            const QString said = tr("n = %1").arg(QLocale().toString(*count));
            wanted = std::max(wanted, head.horizontalAdvance(said) + 4 * spacing::small);
            heading += QLatin1Char('\n') + said;
        }
        headings.append(heading);
        widths.append(wanted);
        taken += wanted;
    }
    m_model->setHeadings(headings);
    // Long names give way before figures do, but not for nothing: where the table is scrolled all the same, they are read whole.
    if (taken + theme.px(leastName) <= wide)
        name = std::min(name, wide - taken);
    const int room = wide - name;
    // What is left goes to the figures, but they do not drift apart.
    const int spare = std::clamp((room - taken) / columns, 0, theme.px(48));
    for (int column = 1; column <= columns; ++column)
        m_table->setColumnWidth(column, widths.at(column - 1) + spare);
    m_table->setColumnWidth(0, std::max(name, name + std::max(0, room - taken - spare * columns)));
}

void TablesView::showNotes()
{
    const ResultsTable &table = m_model->table();
    QStringList warnings;
    int more = 0;
    for (const ResultsRow &row : table.rows) {
        if (row.warning.isEmpty())
            continue;
        if (warnings.size() >= warningsShown) {
            ++more;
            continue;
        }
        warnings.append(row.configurationTitle.isEmpty()
                            ? tr("%1: %2").arg(row.title, row.warning)
                            : tr("%1, %2: %3").arg(row.title, row.configurationTitle, row.warning));
    }
    if (more > 0)
        warnings.append(tr("%n more row(s) are incomplete.", nullptr, more));
    m_warnings->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
    QStringList notes = table.notes;
    notes.removeAll(practiceNote()); // said above the tabs, beside the switch
    m_notes->setText(notes.join(QLatin1Char(' ')));
    QPalette colors = m_warnings->palette();
    colors.setColor(QPalette::WindowText, Theme::of(this).tokens().toneText(Tone::Attention));
    m_warnings->setPalette(colors);
    fitNotes();
}

void TablesView::walk(int step)
{
    int row = m_table->currentIndex().row() + step;
    while (row >= 0 && row < m_model->rowCount() && m_model->isSection(row))
        row += step;
    if (row >= 0 && row < m_model->rowCount())
        m_table->setCurrentIndex(m_model->index(row, std::max(0, m_table->currentIndex().column())));
}

bool TablesView::hasTable() const
{
    return m_active && m_complete && !m_model->table().rows.isEmpty();
}

QString TablesView::whatOf(const ResultsRow &row, const ResultsColumn &column) const
{
    const QString name = row.configurationTitle.isEmpty() && column.configuration.isEmpty()
                           ? row.title
                           : tr("%1 · %2").arg(row.title, row.configurationTitle.isEmpty() ? column.title : row.configurationTitle);
    return column.overall || !column.configuration.isEmpty() ? name : tr("%1 · %2").arg(name, column.title);
}

void TablesView::openCell()
{
    const QModelIndex index = m_table->currentIndex();
    const ResultsRow *row = m_model->rowAt(index.row());
    const auto replies = m_pageData.shown();
    if (!row || !replies || index.column() < 1)
        return;
    const auto query = itemsBehind(*replies, m_model->table(), *row, index.column() - 1);
    if (query)
        Q_EMIT m_pageData.itemsWanted(*query, whatOf(*row, *m_model->columnAt(index.column())), {});
}

void TablesView::sortBy(int column)
{
    // A figure's best comes first, a name's A.
    const Qt::SortOrder first = column == 0 ? Qt::AscendingOrder : Qt::DescendingOrder;
    if (m_sorted != column) {
        m_sorted = column;
        m_order = first;
    } else if (m_order == first) {
        m_order = first == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    } else {
        m_sorted = -1;
    }
    showOrder();
}

void TablesView::sortByCurrent()
{
    if (m_table->currentIndex().isValid())
        sortBy(m_table->currentIndex().column());
}

void TablesView::showOrder()
{
    QHeaderView *head = m_table->horizontalHeader();
    head->setSortIndicatorShown(m_sorted >= 0);
    head->setSortIndicator(m_sorted, m_order);
    m_model->sort(m_sorted, m_order);
}

void TablesView::exportTable()
{
    if (!hasTable())
        return;
    const QString tex = QStringLiteral("tex");
    const TableForm *form = chosenTable();
    const QString name = form                      ? m_pageData.fileName(form->code, tex, false)
                       : by() == ResultsBy::Metric ? m_pageData.fileName(QStringLiteral("results-metrics"), tex, false)
                                                   : m_pageData.fileName(QStringLiteral("results"), tex);
    m_pageData.context().prompts.saveFile(
        this, tr("Export the Table"), name,
        tr("LaTeX (*.tex);;Markdown (*.md);;CSV (*.csv);;Excel (*.xlsx)"),
        [this, table = m_model->table()](const QString &path) {
            const QString ending = QFileInfo(path).suffix().toLower();
            std::optional<TableFormat> format;
            for (const auto &[one, code] : codesOf(TableFormat{})) {
                if (suffixOf(one) == ending)
                    format = one;
            }
            if (!format) {
                Q_EMIT failed(tr("Tables are saved as .tex, .md, .csv or .xlsx, not as “%1”.").arg(QFileInfo(path).fileName()));
                return;
            }
            saveAside(
                this, [table, path, format = *format] { return saveTable(table, format, path); }, tr("The table is saved."));
        });
}

void TablesView::copyTable()
{
    if (!hasTable())
        return;
    const auto text = tableText(m_model->table(), TableFormat::Markdown);
    if (!text) {
        Q_EMIT failed(text.error().sentence);
        return;
    }
    QGuiApplication::clipboard()->setText(QString::fromUtf8(*text));
    Q_EMIT toast(tr("The table is copied as Markdown."), false);
}

void TablesView::fitNotes()
{
    // A page asks its parts for the least they need, and wrapped text does not say it by itself.
    for (QLabel *label : {m_warnings, m_notes})
        label->setMinimumHeight(std::max(0, label->heightForWidth(width())));
}

void TablesView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitNotes();
    fitTable();
}

void TablesView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_warnings)
        showNotes();
}

void TablesView::retranslate()
{
    fillGroupings();
    m_table->setAccessibleName(tr("Table of results"));
    m_model->retranslate();
    refresh();
}

} // namespace yuyi
