// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs and what is done with them; the figures are in descriptionsfigures.cpp.
#include "widgets/descriptions/descriptionsoverview.h"

#include "models/domain/moments.h"
#include "models/services/descriptions/ratingrereading.h"
#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/settings.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/bubblechart.h"
#include "widgets/charts/figuredialog.h"
#include "widgets/charts/matrixview.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/plainlabel.h"
#include "widgets/controls/splitview.h"
#include "widgets/controls/tables.h"
#include "widgets/shell/aside.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/practiceswitch.h"
#include "widgets/shell/prompts.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSaveFile>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int leastList = 240;    // pixels at scale 1
constexpr int chartHeight = 300;

} // namespace

DescriptionsOverview::DescriptionsOverview(DescriptionsDesk &desk, QWidget *parent) : QWidget(parent), m_desk(desk)
{
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(buildList(), 1);
    split->addPart(buildReport(), 1);
    Settings &settings = m_desk.context().settings;
    const QByteArray state = settings.splitter(QStringLiteral("descriptions-overview"));
    if (state.isEmpty())
        split->setSizes({2200, 7800});
    else
        split->restoreState(state);
    connect(split, &QSplitter::splitterMoved, this,
            [&settings, split] { settings.setSplitter(QStringLiteral("descriptions-overview"), split->saveState()); });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(split);
    connect(m_runs, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (!item)
            return;
        const QTreeWidgetItem *top = item->parent() ? item->parent() : item;
        m_desk.choose(RunId(top->data(0, Qt::UserRole).toUuid()));
        showRuns();
        m_desk.context().commands.refresh();
    });
    connect(m_by, &ChipRow::chosen, this, [this](const QString &code) {
        m_grouping = code;
        showMeans();
        showBars();
    });
    connect(m_pairs, &QTableWidget::currentCellChanged, this, [this] { showPair(); });
    retranslate();
}

QWidget *DescriptionsOverview::buildList()
{
    auto *panel = new QWidget(this);
    makePanel(panel);
    panel->setMinimumWidth(Theme::of(this).px(leastList));
    m_runs = new QTreeWidget(panel);
    m_runs->setObjectName(QStringLiteral("descriptionRuns"));
    prepareTree(m_runs, false);
    m_runs->setHeaderHidden(true);
    m_runs->setColumnCount(1);
    m_runs->setItemsExpandable(false);
    m_runs->setRootIsDecorated(false);
    m_runState = plainLabel(panel);
    m_runState->setObjectName(QStringLiteral("descriptionRunState"));
    m_runState->setWordWrap(true);
    m_runState->setTextFormat(Qt::PlainText);
    setTextRole(m_runState, TextRole::Soft);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    column->setSpacing(spacing::small);
    column->addWidget(m_runs, 1);
    column->addWidget(m_runState);
    return panel;
}

QWidget *DescriptionsOverview::buildReport()
{
    auto *panel = new QWidget(this);
    makePanel(panel);
    m_stack = new QStackedWidget(panel);
    m_scroll = new QScrollArea(m_stack);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    auto *inside = new QWidget(m_scroll);
    m_title = plainLabel(inside);
    m_title->setObjectName(QStringLiteral("reportTitle"));
    m_title->setWordWrap(true);
    setTextRole(m_title, TextRole::Section);
    m_facts = plainLabel(inside);
    m_facts->setObjectName(QStringLiteral("reportFacts"));
    m_facts->setWordWrap(true);
    setTextRole(m_facts, TextRole::Soft);
    m_by = new ChipRow(ChipRow::Pick::One, inside);
    m_by->setObjectName(QStringLiteral("reportGrouping"));
    m_meansTitle = plainLabel(inside);
    m_pairsTitle = plainLabel(inside);
    m_matrixTitle = plainLabel(inside);
    for (QLabel *title : {m_meansTitle, m_pairsTitle, m_matrixTitle})
        setTextRole(title, TextRole::Section);
    m_means = makeTable(1, inside);
    m_means->setObjectName(QStringLiteral("reportMeans"));
    m_pairs = makeTable(8, inside, 0);
    m_pairs->setObjectName(QStringLiteral("reportPairs"));
    for (QTableWidget *table : {m_means, m_pairs}) {
        setStyleProperty(table, "framed", true);
        table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    m_pairNote = plainLabel(inside);
    m_pairNote->setObjectName(QStringLiteral("reportPairNote"));
    m_pairNote->setWordWrap(true);
    setTextRole(m_pairNote, TextRole::Soft);
    m_bars = new BarChart(inside);
    m_bars->setObjectName(QStringLiteral("reportBars"));
    m_matrix = new MatrixView(inside);
    m_matrix->setObjectName(QStringLiteral("reportMatrix"));
    m_bubbles = new BubbleChart(inside);
    m_bubbles->setObjectName(QStringLiteral("reportBubbles"));
    for (QWidget *chart : {static_cast<QWidget *>(m_bars), static_cast<QWidget *>(m_matrix), static_cast<QWidget *>(m_bubbles)})
        chart->setMinimumHeight(Theme::of(this).px(chartHeight));
    auto *both = new QHBoxLayout;
    both->setSpacing(spacing::medium);
    both->addWidget(m_matrix, 1);
    both->addWidget(m_bubbles, 1);
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    m_practice = new PracticeSwitch(inside);
    for (QWidget *one : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_practice), static_cast<QWidget *>(m_facts), static_cast<QWidget *>(m_by),
                         static_cast<QWidget *>(m_meansTitle), static_cast<QWidget *>(m_means), static_cast<QWidget *>(m_bars),
                         static_cast<QWidget *>(m_pairsTitle), static_cast<QWidget *>(m_pairs), static_cast<QWidget *>(m_pairNote),
                         static_cast<QWidget *>(m_matrixTitle)})
        column->addWidget(one);
    column->addLayout(both);
    column->addStretch(1);
    m_scroll->setWidget(inside);
    m_waiting = new EmptyState(m_stack);
    m_waiting->setObjectName(QStringLiteral("reportWaiting"));
    m_open = m_waiting->addAction(m_desk.context().commands.action(QStringLiteral("descriptions.open-figures")), ActionButton::Kind::Plain);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_waiting);
    m_stack->setCurrentWidget(m_waiting);
    auto *outer = new QVBoxLayout(panel);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    return panel;
}

void DescriptionsOverview::enter()
{
    refresh();
    // What was scored meanwhile is not in the figures that are held.
    m_desk.reload();
}

void DescriptionsOverview::refresh()
{
    showRuns();
    showReport();
}

RunId DescriptionsOverview::marked() const
{
    const QTreeWidgetItem *item = m_runs->currentItem();
    return item ? RunId(item->data(0, Qt::UserRole).toUuid()) : RunId();
}

/// The mark stays within the run that is looked at, and goes to another with it.
RunId DescriptionsOverview::toMark() const
{
    const auto facts = m_desk.data();
    const RunId now = marked();
    const RunId asked = m_desk.wanted().isNull() ? facts->chosen : m_desk.wanted();
    for (const DescriptionRun &run : facts->runs) {
        if (run.run.id != asked)
            continue;
        const bool within = std::any_of(run.judges.begin(), run.judges.end(), [&](const DescriptionRun &judge) { return judge.run.id == now; });
        return within ? now : asked;
    }
    // It is not read yet.
    return now.isNull() ? facts->chosen : now;
}

const DescriptionRun *DescriptionsOverview::line(const RunId &id) const
{
    const auto facts = m_desk.data();
    if (!facts)
        return nullptr;
    for (const DescriptionRun &run : facts->runs) {
        if (run.run.id == id)
            return &run;
        for (const DescriptionRun &judge : run.judges) {
            if (judge.run.id == id)
                return &judge;
        }
    }
    return nullptr;
}

QString DescriptionsOverview::summary(const DescriptionRun &run) const
{
    const QLocale locale;
    const RunLive live = m_desk.context().runs.run(run.run.id);
    const bool here = live.place == RunPlace::Here || live.place == RunPlace::Starting || live.place == RunPlace::Stopping;
    const int done = here ? std::max(live.settled, run.described) : run.described;
    const bool judge = run.run.kind == RunKind::Judgements;
    QString text = judge ? tr("%1 of %2 descriptions judged", "descriptions").arg(locale.toString(done), locale.toString(run.requests()))
                         : tr("%1 of %2 images described", "pictures").arg(locale.toString(done), locale.toString(run.requests()));
    QStringList parts{text};
    if (judge && run.described > run.read)
        parts.append(tr("%n without a readable score", nullptr, run.described - run.read));
    if (run.failed > 0)
        parts.append(tr("%n failed", nullptr, run.failed));
    if (here || run.run.state != RunState::Done)
        parts.append(titleOf(here ? RunState::Running : run.run.state));
    return parts.join(tr(" · ", "between facts"));
}

void DescriptionsOverview::showRuns()
{
    const auto facts = m_desk.data();
    if (!facts)
        return;
    const RunId wanted = toMark();
    const QSignalBlocker quiet(m_runs);
    m_runs->clear();
    QTreeWidgetItem *mark = nullptr;
    const auto add = [&](const DescriptionRun &run, QTreeWidgetItem *under) {
        auto *item = under ? new QTreeWidgetItem(under) : new QTreeWidgetItem(m_runs);
        const QString name = run.run.kind == RunKind::Judgements ? tr("Judge %1").arg(modelTitle(run.run)) : modelTitle(run.run);
        item->setText(0, name + u'\n' + summary(run));
        // Two lines, with the frame of the focus round them.
        item->setSizeHint(0, QSize(0, 2 * m_runs->fontMetrics().lineSpacing() + Theme::of(this).px(2 * spacing::small)));
        item->setToolTip(0, tr("%1, prompt version %2, %3")
                                .arg(run.endpointName, QLocale().toString(run.promptNumber),
                                     momentText(run.run.createdAt))
                                % u'\n' % summary(run));
        item->setData(0, Qt::UserRole, run.run.id.value());
        if (run.run.id == wanted)
            mark = item;
        return item;
    };
    for (const DescriptionRun &run : facts->runs) {
        QTreeWidgetItem *top = add(run, nullptr);
        for (const DescriptionRun &judge : run.judges)
            add(judge, top);
        top->setExpanded(true);
    }
    if (!mark && m_runs->topLevelItemCount() > 0)
        mark = m_runs->topLevelItem(0);
    m_runs->setCurrentItem(mark);
    const DescriptionRun *chosen = line(marked());
    m_runState->setText(chosen ? chosen->run.message : QString());
    m_runState->setVisible(chosen && !chosen->run.message.isEmpty());
}

bool DescriptionsOverview::isAtWork() const
{
    const DescriptionRun *run = line(marked());
    if (!run)
        return false;
    const RunPlace place = m_desk.context().runs.run(run->run.id).place;
    return place == RunPlace::Here || place == RunPlace::Starting || place == RunPlace::Elsewhere
        || (run->run.state == RunState::Running && place != RunPlace::Nowhere);
}

bool DescriptionsOverview::canGoOn() const
{
    const DescriptionRun *run = line(marked());
    if (!run || isAtWork() || run->run.state == RunState::Cancelled)
        return false;
    return run->run.state != RunState::Done || run->errors > 0 || run->missing > 0;
}

void DescriptionsOverview::goOn()
{
    const DescriptionRun *run = line(marked());
    if (!run)
        return;
    // What is missing comes first; then what ended with an error is asked again.
    m_desk.context().runs.start({run->run.id}, run->run.state == RunState::Done && run->missing == 0 ? RunAsk::Errors : RunAsk::Missing);
}

void DescriptionsOverview::pause()
{
    m_desk.context().runs.pause({marked()});
}

void DescriptionsOverview::hideRun()
{
    const RunId id = marked();
    const DescriptionRun *run = line(id);
    if (!run)
        return;
    m_desk.context().prompts.confirm(
        this, tr("Hide the Run"),
        tr("The run of %1 is no longer shown in this list and in the results. Its replies and scores stay in the project. “Show Hidden "
           "Runs Again” (Ctrl+K) brings it back.").arg(modelTitle(run->run)),
        tr("Hide"), [this, id] {
            m_desk.context().project
                .write([id, folder = m_desk.context().project.factory().folder(), person = m_desk.context().project.person().id](Stores &stores) {
                    return RunService(stores, folder, person).setHidden({id}, true);
                })
                .then(this, [this](const Result<> &done) {
                    if (!done)
                        Q_EMIT failed(done.error().sentence);
                    m_desk.reload();
                });
        });
}

void DescriptionsOverview::showHidden()
{
    m_desk.context().project
        .write([folder = m_desk.context().project.factory().folder(), person = m_desk.context().project.person().id](Stores &stores) {
            return RunService(stores, folder, person).showHidden({RunKind::Descriptions, RunKind::Judgements});
        })
        .then(this, [this](const Result<int> &back) {
            if (!back)
                Q_EMIT failed(back.error().sentence);
            else if (*back == 0)
                Q_EMIT toast(tr("No run is hidden."), false);
            else
                Q_EMIT toast(tr("%n run(s) are visible again.", nullptr, *back), false);
            m_desk.reload();
        });
}

bool DescriptionsOverview::canOpenFigures() const
{
    const auto facts = m_desk.data();
    return facts && m_desk.isLead() && !facts->chosen.isNull() && !facts->report;
}

void DescriptionsOverview::openFigures()
{
    const auto facts = m_desk.data();
    const RunId id = facts->chosen;
    m_desk.context().prompts.confirm(
        this, tr("Show Results"),
        tr("The scores of judge models and other people for these descriptions will be shown from now on. You can then no longer score "
           "the %n description(s) you have not scored yet, because your scores would not be blind.", nullptr, facts->own.left()),
        tr("Show"), [this, id] {
            m_desk.context().project
                .write([id, person = m_desk.context().project.person().id](Stores &stores) {
                    return yuyi::openFigures(stores, person, id);
                })
                .then(this, [this](const Result<> &done) {
                    if (!done)
                        Q_EMIT failed(done.error().sentence);
                    m_desk.reload();
                });
        });
}

bool DescriptionsOverview::canReread() const
{
    const auto facts = m_desk.data();
    return facts && m_desk.isLead() && facts->rereadable > 0;
}

void DescriptionsOverview::reread()
{
    m_desk.context().project
        .write([id = m_desk.data()->chosen, person = m_desk.context().project.person().id](Stores &stores) {
            return RatingRereading(stores, person).readAgain(id);
        })
        .then(this, [this](const Result<RereadReport> &read) {
            if (read)
                Q_EMIT toast(tr("%n reply(s) have a different score now.", nullptr, read->changed), false);
            else
                Q_EMIT failed(read.error().sentence);
            m_desk.reload();
        });
}

void DescriptionsOverview::tell(const Result<> &saved)
{
    if (saved)
        Q_EMIT toast(tr("The file is saved."), false);
    else
        Q_EMIT failed(saved.error().sentence);
}

void DescriptionsOverview::save(const QString &suggestion, const QByteArray &table)
{
    m_desk.context().prompts.saveFile(this, tr("Export the Table"), suggestion, tr("CSV (*.csv)"), [this, table](const QString &path) {
        runAside(
            this,
            [path, table]() -> Result<> {
                QSaveFile file(path);
                const QByteArray text = "\xEF\xBB\xBF" + table;
                if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
                    return failure(ErrorCode::Environment,
                                   tr("“%1” could not be written. Choose another location, or free some disk space.").arg(path),
                                   file.errorString());
                }
                return {};
            },
            [this](const Result<> &saved) { tell(saved); });
    });
}

bool DescriptionsOverview::mayLeave()
{
    const auto allowed = m_practice->mayLeave();
    if (!allowed)
        tell(allowed);
    return allowed.has_value();
}

void DescriptionsOverview::exportScores()
{
    if (!mayLeave())
        return;
    save(QStringLiteral("descriptions.csv"), descriptionScoresCsv(*m_desk.data()->report));
}

void DescriptionsOverview::exportPairs()
{
    if (!mayLeave())
        return;
    save(QStringLiteral("description-agreement.csv"), scorerPairsCsv(*m_desk.data()->report));
}

void DescriptionsOverview::exportMeans()
{
    if (!mayLeave())
        return;
    const auto report = m_desk.data()->report;
    m_desk.context().prompts.saveFile(
        this, tr("Export Mean Scores"), QStringLiteral("description-means.pdf"), tr("%1;;Table (*.csv)").arg(FigureDialog::fileFilter()),
        [this, report](const QString &path) {
            if (!path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)) {
                saveFigures({{path, printedMeans()}});
                return;
            }
            runAside(
                this,
                [path, table = descriptionMeansCsv(*report)]() -> Result<> {
                    QSaveFile file(path);
                    if (!file.open(QIODevice::WriteOnly) || file.write("\xEF\xBB\xBF" + table) < 0 || !file.commit()) {
                        return failure(ErrorCode::Environment,
                                       tr("“%1” could not be written. Choose another location, or free some disk space.").arg(path),
                                       file.errorString());
                    }
                    return {};
                },
                [this](const Result<> &saved) { tell(saved); });
        });
}

void DescriptionsOverview::exportPair()
{
    if (!mayLeave())
        return;
    m_desk.context().prompts.saveFile(this, tr("Export the Comparison"), QStringLiteral("description-scatter.pdf"), FigureDialog::fileFilter(),
                                      [this](const QString &path) {
                                          // The table of the same scores beside it.
                                          const qsizetype dot = path.lastIndexOf(u'.');
                                          saveFigures({{path, printedPair(m_bubbles->printed())},
                                                       {path.left(dot) + QLatin1String("-table") + path.mid(dot),
                                                        printedPair(m_matrix->printed())}});
                                      });
}

void DescriptionsOverview::retranslate()
{
    m_runs->setAccessibleName(tr("Description runs"));
    m_meansTitle->setText(tr("Mean scores"));
    m_pairsTitle->setText(tr("Agreement"));
    m_means->setAccessibleName(tr("Mean scores"));
    m_pairs->setAccessibleName(tr("Agreement"));
    m_by->setAccessibleName(tr("Group mean scores by"));
    m_bars->setEmptyText(tr("Nothing has been scored yet."));
    m_matrix->setEmptyText(tr("The two scorers have no scored description in common."));
    m_bubbles->setEmptyText(tr("The two scorers have no scored description in common."));
    refresh();
}

} // namespace yuyi
