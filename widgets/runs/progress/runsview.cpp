// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/progress/runsview.h"

#include "models/services/runs/runcenter.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/statestack.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/runs/progress/runcelldelegate.h"
#include "widgets/runs/progress/rundetail.h"
#include "widgets/runs/progress/runsmodel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/keptsizes.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableView>

namespace yuyi {

namespace {
constexpr int nameWidth = 120;
constexpr int allColumns = 620;
constexpr int intervalColumns = 540;
} // namespace

RunsView::RunsView(PageContext context, QWidget *parent) : QWidget(parent), m_context(context)
{
    m_model = new RunsModel(this);
    auto *split = new SplitView(Qt::Horizontal, this);
    m_table = new QTableView(split);
    m_table->setObjectName(QStringLiteral("runsTable"));
    prepareTable(m_table);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    const auto delegate = [this](RunsModel::Column column, RunCellDelegate::Kind kind) {
        m_table->setItemDelegateForColumn(
            column, new RunCellDelegate(kind, RunsModel::HeadingRole, RunsModel::ToneRole, RunsModel::ShareRole, m_table));
    };
    delegate(RunsModel::Name, RunCellDelegate::Kind::Plain);
    delegate(RunsModel::Configuration, RunCellDelegate::Kind::Plain);
    delegate(RunsModel::State, RunCellDelegate::Kind::Badge);
    delegate(RunsModel::Share, RunCellDelegate::Kind::Share);
    delegate(RunsModel::Accuracy, RunCellDelegate::Kind::Plain);
    QHeaderView *head = m_table->horizontalHeader();
    head->setStretchLastSection(false);
    head->setSectionsClickable(false);
    m_detail = new RunDetail(m_context, split);
    split->addPart(m_table, 6);
    split->addPart(m_detail, 5);
    keepSizes(split, m_context.settings, QStringLiteral("models-runs"), {3000, 3000});
    m_stack = new StateStack(split, this);
    m_empty = m_stack->empty();
    m_empty->setIcon(QStringLiteral("models"));
    m_stack->showBusy();
    fillWith(this, m_stack);

    connect(split, &QSplitter::splitterMoved, this, &RunsView::fitColumns);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunsView::showCurrent);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RunsView::spanHeadings);
    connect(m_detail, &RunDetail::failed, this, &RunsView::failed);
    connect(m_detail, &RunDetail::itemOpened, this, &RunsView::itemOpened);
    connect(&m_context.runs, &RunCenter::listChanged, this, &RunsView::refresh);
    connect(&m_context.runs, &RunCenter::runChanged, this, &RunsView::refreshRun);
    connect(&m_context.runs, &RunCenter::refused, this,
            [this](const RunId &, const QString &sentence) { Q_EMIT failed(sentence); });
    connect(
        &Theme::of(this), &Theme::changed, this, [this] { fitColumns(); }, Qt::QueuedConnection);
    m_empty->addAction(m_context.commands.action(QStringLiteral("models.tab-new")));
    retranslate();
}

void RunsView::enter()
{
    m_active = true;
    refresh();
    m_table->setFocus();
}

void RunsView::leave()
{
    m_active = false;
}

void RunsView::refresh()
{
    // Hidden pages follow when they are entered.
    if (!m_active) {
        Q_EMIT stateChanged();
        return;
    }
    const QList<RunLive> runs = m_context.runs.runs();
    const RunId kept = !m_wanted.isNull() ? m_wanted : current() ? current()->run.id
                                                                 : RunId();
    m_model->setRuns(runs);
    if (m_context.runs.isLoaded())
        m_stack->showWorkIf(!runs.isEmpty());
    else
        m_stack->showBusy();
    int row = m_model->rowOf(kept);
    if (row >= 0)
        m_wanted = {};
    else
        row = m_model->runRow(0, 1);
    if (row >= 0 && row != m_table->currentIndex().row()) {
        m_table->setCurrentIndex(m_model->index(row, 0));
        m_table->scrollTo(m_model->index(row, 0));
    }
    fitColumns();
    showCurrent();
    Q_EMIT stateChanged();
}

void RunsView::refreshRun(const RunId &id)
{
    if (!m_active)
        return;
    m_model->update(m_context.runs.run(id));
    if (current() && current()->run.id == id) {
        m_detail->setRun(*current());
        m_context.commands.refresh();
    }
}

void RunsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // The splitter gives the table its width after this.
    QMetaObject::invokeMethod(
        this, [this] { fitColumns(); }, Qt::QueuedConnection);
}

void RunsView::spanHeadings()
{
    m_table->clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!m_model->at(row))
            m_table->setSpan(row, 0, 1, RunsModel::ColumnCount);
    }
}

void RunsView::fitColumns()
{
    // Where nothing is in progress the states say enough; names need the room.
    const bool narrow = m_table->viewport()->width() < Theme::of(this).px(allColumns);
    m_table->setColumnHidden(RunsModel::Share, narrow && m_context.runs.running() == 0);
    m_model->setIntervals(m_table->viewport()->width() >= Theme::of(this).px(intervalColumns));
    int taken = 0;
    for (int column = RunsModel::State; column < RunsModel::ColumnCount; ++column) {
        if (m_table->isColumnHidden(column))
            continue;
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, m_table->columnWidth(column) + spacing::small);
        taken += m_table->columnWidth(column);
    }
    m_table->resizeColumnToContents(RunsModel::Configuration);
    const int least = Theme::of(this).px(nameWidth);
    const int names = std::max(2 * least, m_table->viewport()->width() - taken);
    const int configuration = std::min(m_table->columnWidth(RunsModel::Configuration) + spacing::small, names - least);
    m_table->setColumnWidth(RunsModel::Configuration, configuration);
    m_table->setColumnWidth(RunsModel::Name, names - configuration);
}

const RunLive *RunsView::current() const
{
    return m_model->at(m_table->currentIndex().row());
}

void RunsView::select(const RunId &run)
{
    m_wanted = run;
    if (m_active)
        refresh();
}

void RunsView::step(int by)
{
    const int row = m_model->runRow(m_table->currentIndex().row() + by, by);
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
}

void RunsView::showCurrent()
{
    if (const RunLive *run = current())
        m_detail->setRun(*run);
    m_context.commands.refresh();
}

bool RunsView::mayResume() const
{
    const RunLive *run = current();
    return run && run->program == RunProgram::Nowhere && run->run.origin == RunOrigin::Asked
        && run->run.state != RunState::Cancelled && (run->run.state != RunState::Done || run->incomplete());
}

bool RunsView::mayHelp() const
{
    const RunLive *run = current();
    return run && run->program == RunProgram::Elsewhere;
}

bool RunsView::mayPause() const
{
    const RunLive *run = current();
    return run && (run->program == RunProgram::Here || run->program == RunProgram::Starting || run->program == RunProgram::Elsewhere);
}

bool RunsView::mayCancel() const
{
    const RunLive *run = current();
    return run && run->run.state != RunState::Done && run->run.state != RunState::Cancelled;
}

bool RunsView::mayRetryErrors() const
{
    const RunLive *run = current();
    return run && run->program == RunProgram::Nowhere && run->run.origin == RunOrigin::Asked && run->errorSlots() > 0
        && run->run.state != RunState::Cancelled;
}

bool RunsView::mayHide() const
{
    const RunLive *run = current();
    return run && run->program == RunProgram::Nowhere;
}

void RunsView::resume()
{
    if (mayResume())
        m_context.runs.start({current()->run.id}, RunAsk::Missing);
}

void RunsView::help()
{
    if (mayHelp())
        m_context.runs.start({current()->run.id}, RunAsk::Missing);
}

void RunsView::retryErrors()
{
    if (mayRetryErrors())
        m_context.runs.start({current()->run.id}, RunAsk::Errors);
}

void RunsView::pause()
{
    if (mayPause())
        m_context.runs.pause({current()->run.id});
}

void RunsView::pauseEverything()
{
    QList<RunId> ids;
    for (const RunLive &run : m_context.runs.runs()) {
        if (run.program == RunProgram::Here || run.program == RunProgram::Starting || run.program == RunProgram::Elsewhere)
            ids.append(run.run.id);
    }
    if (!ids.isEmpty())
        m_context.runs.pause(ids);
}

void RunsView::cancel()
{
    if (!mayCancel())
        return;
    const RunId id = current()->run.id;
    m_context.prompts.confirm(this, tr("Cancel Run"),
                              tr("A cancelled run cannot be continued. Its replies are kept and count in the tables. If you want to "
                                 "continue the run later, pause it instead."),
                              tr("Cancel Run"), [this, id] { m_context.runs.cancel({id}); });
}

void RunsView::hide()
{
    if (!mayHide())
        return;
    const RunId id = current()->run.id;
    const QString name = current()->endpointName;
    m_context.project
        .write([id, person = m_context.project.person().id, folder = m_context.project.factory().folder()](Stores &stores) {
            return RunService(stores, folder, person).setHidden({id}, true);
        })
        .then(this, [this, name](const Result<> &hidden) {
            if (hidden)
                Q_EMIT toast(tr("A run of the endpoint “%1” is hidden: it is not shown in lists or tables. To undo this, press Ctrl+K "
                                "and choose “Show Hidden Runs Again”.")
                                 .arg(name),
                             false);
            else
                Q_EMIT failed(hidden.error().sentence);
        });
}

QString RunsView::summary() const
{
    const QList<RunLive> runs = m_context.runs.runs();
    const int running = m_context.runs.running();
    return running > 0 ? tr("%1 in progress, %n run(s) in total", nullptr, static_cast<int>(runs.size())).arg(QLocale().toString(running))
                       : tr("%n run(s)", nullptr, static_cast<int>(runs.size()));
}

void RunsView::retranslate()
{
    m_table->setAccessibleName(tr("Runs"));
    m_empty->setSentence(tr("No models have been run yet."));
    m_empty->setHint(tr("A run sends all selected items to one endpoint with one configuration. You can set up several runs at once in "
                        "a table: its rows are endpoints, its columns are configurations."));
    m_stack->busy()->setSentence(tr("Loading…"));
    m_model->retranslate();
    m_detail->retranslate();
    fitColumns();
}

} // namespace yuyi
