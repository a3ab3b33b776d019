// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/descriptions/descriptionrunspanel.h"

#include "models/domain/moments.h"
#include "models/services/descriptions/scoredreplies.h"
#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/labels/plainlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/page/userprompts.h"
#include "widgets/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int leastList = 240; // pixels at scale 1

} // namespace

DescriptionRunsPanel::DescriptionRunsPanel(DescriptionsPageData &pageData, QWidget *parent) : QWidget(parent), m_pageData(pageData)
{
    makePanel(this);
    setMinimumWidth(Theme::of(this).px(leastList));
    m_runs = new QTreeWidget(this);
    m_runs->setObjectName(QStringLiteral("descriptionRuns"));
    prepareTree(m_runs, false);
    m_runs->setHeaderHidden(true);
    m_runs->setColumnCount(1);
    m_runs->setItemsExpandable(false);
    m_runs->setRootIsDecorated(false);
    m_runState = wrappedLabel(this, TextRole::Soft);
    m_runState->setObjectName(QStringLiteral("descriptionRunState"));
    m_runState->setTextFormat(Qt::PlainText);
    auto *column = columnIn(this, spacing::small);
    column->addWidget(m_runs, 1);
    column->addWidget(m_runState);
    connect(m_runs, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (!item)
            return;
        const QTreeWidgetItem *top = item->parent() ? item->parent() : item;
        m_pageData.choose(RunId(top->data(0, Qt::UserRole).toUuid()));
        showRuns();
        m_pageData.context().commands.refresh();
    });
}

RunId DescriptionRunsPanel::marked() const
{
    const QTreeWidgetItem *item = m_runs->currentItem();
    return item ? RunId(item->data(0, Qt::UserRole).toUuid()) : RunId();
}

/// The mark stays within the run that is looked at, and goes to another with it.
RunId DescriptionRunsPanel::toMark() const
{
    const auto facts = m_pageData.data();
    const RunId now = marked();
    const RunId asked = m_pageData.wanted().isNull() ? facts->chosen : m_pageData.wanted();
    for (const DescriptionRun &run : facts->runs) {
        if (run.run.id != asked)
            continue;
        const bool within =
            std::any_of(run.judges.begin(), run.judges.end(),
                        [&](const DescriptionRun &judge) { return judge.run.id == now; });
        return within ? now : asked;
    }
    // It is not read yet.
    return now.isNull() ? facts->chosen : now;
}

const DescriptionRun *DescriptionRunsPanel::line(const RunId &id) const
{
    const auto facts = m_pageData.data();
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

QString DescriptionRunsPanel::summary(const DescriptionRun &run) const
{
    const QLocale locale;
    if (run.isOfQuestions()) {
        QStringList facts{tr("%1 of %2 replies to score", "replies, items")
                              .arg(locale.toString(run.described), locale.toString(run.requests()))};
        if (run.failed > 0)
            facts.append(tr("%n request(s) failed", nullptr, run.failed));
        return facts.join(tr(" · ", "between facts"));
    }
    const RunLive live = m_pageData.context().runs.run(run.run.id);
    const bool here = live.program == RunProgram::Here || live.program == RunProgram::Starting || live.program == RunProgram::Stopping;
    const int done = here ? std::max(live.settled, run.described) : run.described;
    const bool judge = run.run.kind == RunKind::Judgements;
    QString text = judge ? tr("%1 of %2 descriptions judged", "descriptions").arg(locale.toString(done), locale.toString(run.judgeable))
                         : tr("%1 of %2 images described", "pictures").arg(locale.toString(done), locale.toString(run.requests()));
    QStringList parts{text};
    if (judge && run.described > run.read)
        parts.append(tr("%n reply(s) without a readable score", nullptr, run.described - run.read));
    if (run.failed > 0)
        parts.append(tr("%n request(s) failed", nullptr, run.failed));
    if (here || run.run.state != RunState::Done)
        parts.append(titleOf(here ? RunState::Running : run.run.state));
    return parts.join(tr(" · ", "between facts"));
}

void DescriptionRunsPanel::showRuns()
{
    const auto facts = m_pageData.data();
    if (!facts)
        return;
    const RunId wanted = toMark();
    const QSignalBlocker quiet(m_runs);
    m_runs->clear();
    QTreeWidgetItem *mark = nullptr;
    const auto add = [&](const DescriptionRun &run, QTreeWidgetItem *under) {
        auto *item = under ? new QTreeWidgetItem(under) : new QTreeWidgetItem(m_runs);
        const QString model = modelTitle(run.run);
        const QString name = run.run.kind == RunKind::Judgements ? tr("Judge model %1").arg(model)
                           : run.isOfQuestions()                 ? tr("%1, %2", "model, configuration").arg(model, run.taskTitle)
                                                                 : model;
        item->setText(0, name + u'\n' + summary(run));
        // Two lines, with the frame of the focus round them.
        item->setSizeHint(0, QSize(0, 2 * m_runs->fontMetrics().lineSpacing() + Theme::of(this).px(2 * spacing::small)));
        item->setToolTip(0, tr("Endpoint %1, prompt version %2, %3")
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

bool DescriptionRunsPanel::isAtWork() const
{
    const DescriptionRun *run = line(marked());
    if (!run || run->isOfQuestions())
        return false;
    const RunProgram program = m_pageData.context().runs.run(run->run.id).program;
    return program == RunProgram::Here || program == RunProgram::Starting || program == RunProgram::Elsewhere
        || (run->run.state == RunState::Running && program != RunProgram::Nowhere);
}

bool DescriptionRunsPanel::canGoOn() const
{
    const DescriptionRun *run = line(marked());
    if (!run || run->isOfQuestions() || isAtWork() || run->run.state == RunState::Cancelled)
        return false;
    return run->run.state != RunState::Done || run->errors > 0 || run->missing > 0;
}

void DescriptionRunsPanel::goOn()
{
    const DescriptionRun *run = line(marked());
    if (!run)
        return;
    // What is missing comes first; then what ended with an error is asked again.
    m_pageData.context().runs.start({run->run.id},
                                    run->run.state == RunState::Done && run->missing == 0 ? RunAsk::Errors : RunAsk::Missing);
}

void DescriptionRunsPanel::pause()
{
    m_pageData.context().runs.pause({marked()});
}

void DescriptionRunsPanel::hideRun()
{
    const RunId id = marked();
    const DescriptionRun *run = line(id);
    if (!run)
        return;
    if (run->isOfQuestions()) {
        endScoring(*run);
        return;
    }
    m_pageData.context().prompts.confirm(
        this, tr("Hide the Run"),
        tr("If you hide this run of the model %1, this list and the results no longer show it. Its replies and scores stay in the "
           "project. To show the run again, press Ctrl+K and choose “Show Hidden Runs Again”.")
            .arg(modelTitle(run->run)),
        tr("Hide"), [this, id] {
            m_pageData.context()
                .project
                .write([id, folder = m_pageData.context().project.factory().folder(),
                        person = m_pageData.context().project.person().id](Stores &stores) {
                    return RunService(stores, folder, person).setHidden({id}, true);
                })
                .then(this, [this](const Result<> &done) {
                    if (!done)
                        Q_EMIT failed(done.error().sentence);
                    m_pageData.reload();
                });
        });
}

/// A run of questions is hidden on the page of runs; here it is only left out.
void DescriptionRunsPanel::endScoring(const DescriptionRun &run)
{
    m_pageData.context().prompts.confirm(
        this, tr("End Scoring"),
        tr("The replies of this run of the model %1 are no longer scored, and this page no longer shows it. Its scores stay in the project "
           "and come back when you choose the run again.")
            .arg(modelTitle(run.run)),
        tr("End Scoring"), [this, id = run.run.id] {
            m_pageData.context()
                .project
                .write([id, person = m_pageData.context().project.person().id](Stores &stores) {
                    return ReplyScoringService(stores, person).setChosen(id, false);
                })
                .then(this, [this](const Result<> &done) {
                    if (!done)
                        Q_EMIT failed(done.error().sentence);
                    m_pageData.reload();
                });
        });
}

void DescriptionRunsPanel::showHidden()
{
    m_pageData.context()
        .project
        .write([folder = m_pageData.context().project.factory().folder(),
                person = m_pageData.context().project.person().id](Stores &stores) {
            return RunService(stores, folder, person).showHidden({RunKind::Descriptions, RunKind::Judgements});
        })
        .then(this, [this](const Result<int> &back) {
            if (!back)
                Q_EMIT failed(back.error().sentence);
            else if (*back == 0)
                Q_EMIT toast(tr("No run is hidden."), false);
            else
                Q_EMIT toast(tr("%n run(s) are visible again.", nullptr, *back), false);
            m_pageData.reload();
        });
}

void DescriptionRunsPanel::retranslate()
{
    m_runs->setAccessibleName(tr("Description runs"));
}

} // namespace yuyi
