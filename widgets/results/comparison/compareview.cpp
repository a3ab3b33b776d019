// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/comparison/compareview.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/files/textfile.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/frozencolumn.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/results/comparison/comparisonsmodel.h"
#include "widgets/results/comparison/outcometable.h"
#include "widgets/results/comparison/pairsview.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/aside.h"
#include "widgets/shell/page/savefile.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QTableView>
#include <QTableWidget>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int rowsAtOnce = 9;  // comparisons seen without scrolling
constexpr int leastRows = 3;   // … and where room is short
constexpr int runLetters = 26; // of a run's name that are always there
constexpr int leastName = 110; // pixels at scale 1

// What stands for “all pairs” in the second choice, where a run has its id.
const QUuid allPairs(u"{7d3b3c0e-4e0b-4a2c-9a55-0c8f4d1f2a11}");

enum Shown {
    ShowTable,
    ShowNothing,
    ShowPairs
};

} // namespace

CompareView::CompareView(ResultsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    auto *choices = new QWidget(this);
    auto *flow = new FlowLayout(choices, spacing::small, spacing::small);
    const auto choice = [&](QLabel *&label, const char *name) {
        label = plainLabel(choices, TextRole::Soft);
        flow->addWidget(label);
        auto *box = new QComboBox(choices);
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(runLetters);
        flow->addWidget(box);
        connect(box, &QComboBox::activated, this, &CompareView::compute);
        return box;
    };
    m_first = choice(m_firstLabel, "compareFirst");
    m_second = choice(m_secondLabel, "compareSecond");
    auto *swap = new ActionButton(m_pageData.context().commands.action(QStringLiteral("results.swap")), ActionButton::Kind::Plain, choices);
    swap->setFocusPolicy(Qt::NoFocus);
    flow->addWidget(swap);

    m_stack = new QStackedWidget(this);
    auto *body = new QWidget(m_stack);
    m_table = new QTableView(body);
    m_table->setObjectName(QStringLiteral("comparisons"));
    prepareTable(m_table);
    m_model = new ComparisonsModel(this);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    QHeaderView *head = m_table->horizontalHeader();
    head->setStretchLastSection(false);
    head->setMinimumSectionSize(Theme::of(this).px(44));
    head->setSectionResizeMode(QHeaderView::Fixed);
    head->setSectionResizeMode(ComparisonsModel::Name, QHeaderView::Stretch);
    connect(head, &QHeaderView::sectionClicked, this, &CompareView::sortBy);
    new FrozenColumn(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CompareView::showChanged);
    connect(m_table, &QTableView::activated, this, &CompareView::openChanged);
    m_words = wrappedLabel(body);
    m_words->setObjectName(QStringLiteral("comparisonText"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *lists = rowIn(nullptr, 0, spacing::medium);
    lists->addWidget(buildChanged(m_lost, m_lostTitle, false), 1);
    lists->addWidget(buildChanged(m_gained, m_gainedTitle, true), 1);
    m_outcomes = new OutcomeTable(body);
    m_outcomes->setObjectName(QStringLiteral("comparisonOutcomes"));
    auto *said = rowIn(nullptr, 0, 2 * spacing::large);
    said->addWidget(m_words, 1);
    said->addWidget(m_outcomes, 0, Qt::AlignTop);
    auto *rows = columnIn(body, 0, spacing::medium);
    rows->addWidget(m_table, 3);
    rows->addLayout(said);
    rows->addLayout(lists, 2);
    m_empty = new EmptyState(m_stack);
    m_pairs = new PairsView(m_stack);
    connect(m_pairs, &PairsView::pairChosen, this, &CompareView::openPair);
    m_stack->addWidget(body);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_pairs);
    auto *column = columnIn(this, 0, spacing::medium);
    column->addWidget(choices);
    column->addWidget(m_stack, 1);
    retranslate();
}

CompareView::~CompareView()
{
    if (m_cancel)
        m_cancel->store(true);
}

QWidget *CompareView::buildChanged(QTableWidget *&table, QLabel *&title, bool gained)
{
    auto *panel = new QWidget(this);
    title = wrappedLabel(panel, TextRole::Section);
    table = makeTable(2, panel, 1);
    table->setObjectName(gained ? QStringLiteral("gainedItems") : QStringLiteral("lostItems"));
    table->horizontalHeader()->setMinimumSectionSize(Theme::of(this).px(56));
    connect(table, &QTableWidget::cellClicked, this, [this, list = table, gained](int row) {
        openItems(QuestionVersionId(list->item(row, 0)->data(Qt::UserRole).toUuid()), gained);
    });
    connect(table, &QTableWidget::activated, this, [this, list = table, gained](const QModelIndex &index) {
        openItems(QuestionVersionId(list->item(index.row(), 0)->data(Qt::UserRole).toUuid()), gained);
    });
    auto *column = panelColumn(panel);
    column->addWidget(title);
    column->addWidget(table, 1);
    return panel;
}

void CompareView::fillRuns()
{
    const QList<RunId> runs = m_pageData.chosen();
    const auto refill = [&](QComboBox *box, bool others) {
        const QVariant kept = box->currentData();
        box->clear();
        if (others)
            box->addItem(tr("All other runs (Holm-corrected)"), QUuid());
        if (others && runs.size() > 2)
            box->addItem(tr("All pairs"), allPairs);
        for (const RunId &run : runs)
            box->addItem(m_pageData.titleOf(run), run.value());
        box->setCurrentIndex(kept.isValid() ? box->findData(kept) : -1);
    };
    refill(m_first, false);
    refill(m_second, true);
    if (m_first->currentIndex() < 0) {
        // What is in sight elsewhere is what one wants to compare.
        const QList<RunId> sight = m_pageData.inSight();
        m_first->setCurrentIndex(m_first->findData(sight.isEmpty() ? QUuid() : sight.last().value()));
        if (m_first->currentIndex() < 0)
            m_first->setCurrentIndex(0);
    }
    if (m_second->currentIndex() < 0)
        m_second->setCurrentIndex(0);
}

void CompareView::enter()
{
    m_active = true;
    refresh();
    m_table->setFocus();
}

void CompareView::leave()
{
    m_active = false;
    m_latest.drop();
    if (m_cancel)
        m_cancel->store(true);
}

void CompareView::forget()
{
    // What is being computed is the one's before.
    m_latest.drop();
    if (m_cancel)
        m_cancel->store(true);
    take({});
    m_complete = false;
}

void CompareView::refresh()
{
    if (!m_active)
        return;
    fillRuns();
    compute();
}

bool CompareView::maySwap() const
{
    const QUuid second = m_second->currentData().toUuid();
    return m_active && !second.isNull() && second != allPairs;
}

void CompareView::swap()
{
    if (!maySwap())
        return;
    const QVariant first = m_first->currentData();
    m_first->setCurrentIndex(m_first->findData(m_second->currentData()));
    m_second->setCurrentIndex(m_second->findData(first));
    compute();
}

void CompareView::compute()
{
    m_complete = false;
    const Latest::Question question = m_latest.ask();
    if (m_cancel)
        m_cancel->store(true);
    const auto replies = m_pageData.shown();
    if (!m_pageData.isSettled())
        return;
    const bool pairs = m_second->currentData().toUuid() == allPairs;
    m_first->setEnabled(!pairs);
    if (pairs) {
        computePairs(question);
        return;
    }
    const RunId first(m_first->currentData().toUuid());
    QList<RunId> others;
    if (const QUuid second = m_second->currentData().toUuid(); !second.isNull()) {
        others = {RunId(second)};
    } else {
        // Of the configuration in sight; a first run of another one is compared across.
        others = m_pageData.inSight();
    }
    others.removeAll(first);
    if (first.isNull() || others.isEmpty()) {
        take({});
        return;
    }
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_words->setText(tr("Computing…"));
    runAside(
        this,
        [replies, first, others, withExamples = m_pageData.withExamples(), metric = m_pageData.metric(), cancel = m_cancel] {
            return compareRuns(*replies, first, others, withExamples, comparisonPlan(), cancel.get(), metric);
        },
        question.only([this](const QList<Comparison> &comparisons) { take(comparisons); }));
}

void CompareView::computePairs(const Latest::Question &question)
{
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    runAside(
        this,
        [replies = m_pageData.shown(), runs = m_pageData.inSight(), withExamples = m_pageData.withExamples(), metric = m_pageData.metric(),
         cancel = m_cancel] {
            return comparePairs(*replies, runs, withExamples, cancel.get(), metric);
        },
        question.only([this](const QList<Comparison> &pairs) {
            m_complete = true;
            m_pairs->setPairs(pairs);
            m_stack->setCurrentIndex(pairs.isEmpty() ? ShowNothing : ShowPairs);
            m_pageData.context().commands.refresh();
        }));
}

void CompareView::openPair(const RunId &first, const RunId &second)
{
    m_first->setCurrentIndex(m_first->findData(first.value()));
    m_second->setCurrentIndex(m_second->findData(second.value()));
    compute();
    m_table->setFocus();
}

bool CompareView::hasComparison() const
{
    return m_active && m_complete && (m_stack->currentIndex() == ShowPairs ? !m_pairs->pairs().isEmpty() : current() != nullptr);
}

/// As wide as heading and values need, no wider: at a large type size every pixel counts.
void CompareView::fitColumns()
{
    const Theme &theme = Theme::of(this);
    const QFontMetrics heading(theme.font(TextRole::Body));
    int taken = theme.px(leastName);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (column == ComparisonsModel::Name)
            continue;
        const QString text = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int widest = heading.horizontalAdvance(text);
        for (int row = 0; row < m_model->rowCount(); ++row)
            widest = std::max(widest, heading.horizontalAdvance(m_model->index(row, column).data().toString()));
        m_table->setColumnWidth(column, widest + theme.px(24) + 2 * spacing::small);
        taken += m_table->columnWidth(column);
    }
    // The first run's share is the same in every row: it gives way to the names.
    m_table->setColumnHidden(ComparisonsModel::First, m_model->rowCount() > 1 && taken > m_table->width());
}

void CompareView::take(const QList<Comparison> &comparisons)
{
    const Comparison *former = current();
    const RunId kept = former ? former->second : RunId();
    m_complete = true;
    m_model->setComparisons(comparisons);
    fitColumns();
    m_stack->setCurrentIndex(comparisons.isEmpty() ? ShowNothing : ShowTable);
    m_table->setColumnHidden(ComparisonsModel::Adjusted, comparisons.size() < 2);
    int row = 0;
    for (int i = 0; i < comparisons.size(); ++i) {
        if (comparisons.at(i).second == kept)
            row = i;
    }
    fitTable();
    if (!comparisons.isEmpty())
        m_table->setCurrentIndex(m_model->index(row, 0));
    showChanged();
    m_pageData.context().commands.refresh();
}

void CompareView::fitTable()
{
    // As high as its rows, lower where the questions below need the room.
    const int rows = std::max(1, m_model->rowCount());
    const int head = m_table->horizontalHeader()->sizeHint().height() + 2;
    const int row = m_table->verticalHeader()->defaultSectionSize();
    m_table->setMinimumHeight(head + std::min(rows, leastRows) * row);
    m_table->setMaximumHeight(head + std::min(rows, rowsAtOnce) * row);
    const int beside = m_outcomes->sizeHint().width() + 2 * spacing::large;
    m_words->setMinimumHeight(std::max(0, m_words->heightForWidth(std::max(1, width() - beside))));
}

void CompareView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTable();
}

void CompareView::sortBy(int column)
{
    // Up, down, as they were made.
    if (m_sorted != column) {
        m_sorted = column;
        m_order = Qt::AscendingOrder;
    } else if (m_order == Qt::AscendingOrder) {
        m_order = Qt::DescendingOrder;
    } else {
        m_sorted = -1;
    }
    // The header has turned its mark by itself already.
    QHeaderView *head = m_table->horizontalHeader();
    head->setSortIndicatorShown(m_sorted >= 0);
    head->setSortIndicator(m_sorted, m_order);
    m_model->sort(m_sorted, m_order);
}

const Comparison *CompareView::current() const
{
    const int row = m_table->currentIndex().row();
    return row >= 0 && row < m_model->rowCount() ? &m_model->comparisons().at(row) : nullptr;
}

void CompareView::showChanged()
{
    const Comparison *made = current();
    m_gained->setRowCount(0);
    m_lost->setRowCount(0);
    m_pageData.context().commands.refresh();
    m_outcomes->setVisible(made != nullptr);
    if (!made) {
        m_words->clear();
        return;
    }
    m_words->setText(comparisonText(*made, testedCount(m_model->comparisons())));
    m_outcomes->setOutcomes(made->outcomes, !made->metric.isEmpty());
    fitTable();
    const auto replies = m_pageData.shown();
    for (const ChangedItem &item : made->changed) {
        QTableWidget *table = item.gained ? m_gained : m_lost;
        const int row = table->rowCount();
        table->insertRow(row);
        auto *name = new QTableWidgetItem(item.itemId);
        name->setData(Qt::UserRole, item.question.value());
        table->setItem(row, 0, name);
        const QString stem = replies ? readableStem(replies->items.value(item.question).stem) : QString();
        auto *question = new QTableWidgetItem(stem);
        question->setToolTip(stem);
        table->setItem(row, 1, question);
    }
    const bool images = !made->metric.isEmpty();
    m_gainedTitle->setText(images ? tr("Only B correct: %n image(s)", nullptr, m_gained->rowCount())
                                  : tr("Only B correct: %n question(s)", nullptr, m_gained->rowCount()));
    m_lostTitle->setText(images ? tr("Only A correct: %n image(s)", nullptr, m_lost->rowCount())
                                : tr("Only A correct: %n question(s)", nullptr, m_lost->rowCount()));
}

void CompareView::walk(int step)
{
    const int row = std::clamp(m_table->currentIndex().row() + step, 0, m_model->rowCount() - 1);
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
}

void CompareView::openChanged()
{
    const Comparison *made = current();
    if (!made || made->changed.isEmpty())
        return;
    openItems({}, true);
}

void CompareView::openItems(const QuestionVersionId &at, bool gained)
{
    const Comparison *made = current();
    if (!made)
        return;
    ViewerQuery query;
    query.runs = {made->second, made->first};
    query.withExamples = m_pageData.withExamples();
    query.metric = made->metric;
    // The one clicked comes first in its list; without one all that changed are walked.
    for (const ChangedItem &item : made->changed) {
        if (at.isNull() || item.gained == gained)
            query.only.append(item.question);
    }
    if (query.only.isEmpty())
        return;
    const QString which =
        !made->metric.isEmpty()
            ? (at.isNull() ? tr("Images that only one of the two runs got right in “%1” (B: %2, A: %3)")
               : gained    ? tr("Images that only B got right in “%1” (B: %2, A: %3)")
                           : tr("Images that only A got right in “%1” (A: %3, B: %2)"))
                  .arg(made->metricTitle, made->secondTitle, made->firstTitle)
        : at.isNull() ? tr("Questions that only one of the two runs answered correctly (B: %1, A: %2)")
                            .arg(made->secondTitle, made->firstTitle)
        : gained
            ? tr("Questions that only B answered correctly (B: %1, A: %2)").arg(made->secondTitle, made->firstTitle)
            : tr("Questions that only A answered correctly (A: %2, B: %1)").arg(made->secondTitle, made->firstTitle);
    Q_EMIT m_pageData.itemsWanted(query, which, at);
}

void CompareView::exportComparisons()
{
    if (!hasComparison())
        return;
    const QList<Comparison> comparisons = m_stack->currentIndex() == ShowPairs ? m_pairs->pairs() : m_model->comparisons();
    const QString name = m_pageData.fileName(QStringLiteral("comparison"), QStringLiteral("csv"));
    askAndSave(
        m_pageData.context().prompts, this, {tr("Export the Comparison"), name, tr("CSV (*.csv)")},
        [comparisons](const QString &path) { return saveText(path, comparisonsCsv(comparisons)); }, tr("The comparison is saved."));
}

void CompareView::retranslate()
{
    m_firstLabel->setText(tr("A", "the first of two runs"));
    m_secondLabel->setText(tr("B", "the second of two runs"));
    m_first->setAccessibleName(tr("First run"));
    m_second->setAccessibleName(tr("Compared with"));
    m_table->setAccessibleName(tr("Comparisons"));
    m_gained->setHorizontalHeaderLabels({tr("Item"), tr("Question")});
    m_lost->setHorizontalHeaderLabels({tr("Item"), tr("Question")});
    m_empty->setSentence(tr("Choose at least two runs to compare."));
    m_empty->setHint(tr("Choose more runs, or another configuration that has at least two runs."));
    m_model->retranslate();
    m_outcomes->retranslate();
    m_pairs->retranslate();
    if (m_active)
        fillRuns();
    showChanged();
}

} // namespace yuyi
