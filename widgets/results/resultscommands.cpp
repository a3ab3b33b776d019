// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/resultspage.h"

#include "models/services/runs/rescoring.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/projectaccess.h"
#include "widgets/results/chartsview.h"
#include "widgets/results/compareview.h"
#include "widgets/results/itemdetail.h"
#include "widgets/results/tablesview.h"
#include "widgets/results/viewerview.h"
#include "widgets/shell/pagecommand.h"

namespace yuyi {

namespace {

constexpr int choiceKeys = 10;

constexpr PageCommand command{"results"};

} // namespace

void ResultsPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto lead = [this] { return m_desk->isLead(); };
    const auto any = [this] { return isOn(); };
    commands.add(command("import", [] { return tr("Import Results…"); }, QKeySequence(Qt::Key_I), [this] { importReplies(); }, lead));
    commands.add(command("models", [] { return tr("Set Up a Run"); }, {},
                         [this] {
                             Location location;
                             location.page = QStringLiteral("models");
                             Q_EMIT goTo(location);
                         },
                         lead));
    commands.add(command("runs", [] { return tr("Choose Runs…"); }, QKeySequence(Qt::Key_U), [this] { chooseRuns(); }, any));
    commands.add(command("scorer", [] { return tr("Switch Scorer"); }, QKeySequence(Qt::Key_S),
                         [this] {
                             m_desk->setScorer(m_desk->scorer() == Scorer::Strict ? Scorer::CiiOfficial : Scorer::Strict);
                             offerChoices();
                         },
                         any));
    commands.add(command("rescore", [] { return tr("Re-score Replies"); }, QKeySequence(Qt::SHIFT | Qt::Key_R), [this] { rescore(); },
                         [this] {
                             return isOn() && m_desk->isLead()
                                 && !m_context.jobs.isRunning(QStringLiteral("rescore"));
                         }));
    addViewCommands();
    addItemCommands();
}

/// What other versions of the scorers read; nothing is asked again.
void ResultsPage::rescore()
{
    RescoreRequest request;
    request.by = m_context.project.person().id;
    m_rescoring = m_context.jobs.start(QStringLiteral("rescore"), request.toJson());
    m_context.commands.refresh();
}

void ResultsPage::lookForOutdated()
{
    m_context.project
        .read([person = m_context.project.person().id](Stores &stores) { return Rescoring(stores, person).outdated(); })
        .then(this, [this](const Result<QList<RunId>> &runs) {
            m_outdated = runs && !runs->isEmpty();
            showState();
        });
}

void ResultsPage::rescored(const JobId &id)
{
    m_context.commands.refresh();
    if (id != m_rescoring)
        return;
    lookForOutdated();
    m_rescoring = {};
    const JobStatus job = m_context.jobs.job(id);
    if (job.state == JobState::Done && isEntered()) {
        Q_EMIT toast(job.message, false);
        m_desk->reload();
    }
}

void ResultsPage::addViewCommands()
{
    CommandRegistry &commands = m_context.commands;
    commands.add(command("next", [] { return tr("Next"); }, QKeySequence(Qt::Key_J), [this] { walk(1); },
                         [this] { return isOn() && tab() != Charts; }));
    commands.add(command("previous", [] { return tr("Previous"); }, QKeySequence(Qt::Key_K), [this] { walk(-1); },
                         [this] { return isOn() && tab() != Charts; }));
    commands.add(command("export", [] { return tr("Export…"); }, QKeySequence(Qt::Key_E),
                         [this] {
                             if (!mayLeave())
                                 return;
                             if (tab() == Tables)
                                 m_tables->exportTable();
                             else if (tab() == Charts)
                                 m_charts->exportFigures();
                             else if (tab() == Compare)
                                 m_compare->exportComparisons();
                         },
                         [this] {
                             return isOn()
                                 && ((tab() == Charts && m_charts->isComplete()) || (tab() == Tables && m_tables->hasTable())
                                     || (tab() == Compare && m_compare->hasComparison()));
                         }));
    commands.add(command("copy", [] { return tr("Copy the Table"); }, QKeySequence(Qt::Key_C), [this] { m_tables->copyTable(); },
                         [this] { return isEntered() && tab() == Tables && m_tables->hasTable(); }));
    commands.add(command("sort", [] { return tr("Sort by This Column"); }, QKeySequence(Qt::SHIFT | Qt::Key_S),
                         [this] { m_tables->sortByCurrent(); },
                         [this] { return isEntered() && tab() == Tables && m_tables->hasTable(); }));
    commands.add(command("picture", [] { return tr("Export Chart…"); }, QKeySequence(Qt::Key_X),
                         [this] {
                             if (mayLeave())
                                 m_charts->exportPicture();
                         },
                         [this] { return isOn(Charts) && m_charts->isComplete(); }));
    commands.add(command("open", [] { return tr("Show Items"); }, QKeySequence(Qt::Key_G),
                         [this] { tab() == Tables ? m_tables->openCell() : m_compare->openChanged(); },
                         [this] {
                             return isEntered()
                                 && ((tab() == Tables && m_tables->hasTable())
                                     || (tab() == Compare && m_compare->hasComparison()));
                         }));
    commands.add(command("swap", [] { return tr("Swap"); }, QKeySequence(Qt::Key_V), [this] { m_compare->swap(); },
                         [this] { return isEntered() && tab() == Compare && m_compare->maySwap(); }));
    for (int i = 0; i < choiceKeys; ++i) {
        Command made = command("choice", [i] { return tr("Choice %1 of the Current View").arg(i + 1); },
                               QKeySequence(i == choiceKeys - 1 ? Qt::Key_0 : Qt::Key(Qt::Key_1 + i)), [this, i] { chooseAt(i); },
                               [this, i] { return isOn() && !choiceAt(i).isEmpty(); });
        made.id = QStringLiteral("results.choice-%1").arg(i + 1);
        made.listed = false;
        commands.add(std::move(made));
    }
}

void ResultsPage::addItemCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto items = [this] { return isOn(Items); };
    const auto replied = [this] { return isOn(Items) && m_viewer->detail()->hasReply(); };
    commands.add(command("next-reply", [] { return tr("Next Model’s Answer"); }, QKeySequence(Qt::Key_N),
                         [this] { m_viewer->detail()->walkReplies(1); }, replied));
    commands.add(command("previous-reply", [] { return tr("Previous Model’s Answer"); }, QKeySequence(Qt::Key_P),
                         [this] { m_viewer->detail()->walkReplies(-1); }, replied));
    commands.add(command("prompt", [] { return tr("Prompt Preview"); }, QKeySequence(Qt::Key_T),
                         [this] { m_viewer->detail()->togglePrompt(); }, replied));
    commands.add(command("reasoning", [] { return tr("Reasoning"); }, QKeySequence(Qt::Key_R),
                         [this] { m_viewer->detail()->toggleReasoning(); },
                         [this] { return isOn(Items) && m_viewer->detail()->hasReasoning(); }));
    commands.add(command("overrule", [] { return tr("Overrule…"); }, QKeySequence(Qt::Key_O),
                         [this] { m_viewer->detail()->overrule(); },
                         [this] { return isOn(Items) && m_viewer->detail()->mayOverrule(); }));
    commands.add(command("withdraw", [] { return tr("Withdraw Overruling"); }, QKeySequence(Qt::Key_W),
                         [this] { m_viewer->detail()->withdraw(); },
                         [this] { return isOn(Items) && m_viewer->detail()->mayWithdraw(); }));
    commands.add(command("widen", [] { return tr("All Items"); }, QKeySequence(Qt::Key_Backspace), [this] { m_viewer->widen(); },
                         [this] { return isOn(Items) && m_viewer->isNarrowed(); }));
    commands.add(command("find", [] { return tr("Find Question"); }, QKeySequence(Qt::CTRL | Qt::Key_F), [this] { m_viewer->find(); },
                         items));
}

void ResultsPage::walk(int step)
{
    switch (tab()) {
    case Tables: m_tables->walk(step); break;
    case Items: m_viewer->walk(step); break;
    case Compare: m_compare->walk(step); break;
    case Charts: break;
    }
}

void ResultsPage::chooseAt(int position)
{
    switch (tab()) {
    case Tables: m_tables->chooseGrouping(position); break;
    case Charts: m_charts->chooseChart(position); break;
    case Items: m_viewer->chooseFilter(position); break;
    case Compare: break;
    }
}

QString ResultsPage::choiceAt(int position) const
{
    if (!m_tables)
        return {};
    switch (tab()) {
    case Tables: return m_tables->groupingTitle(position);
    case Charts: return m_charts->chartTitle(position);
    case Items: return m_viewer->filterTitle(position);
    case Compare: break;
    }
    return {};
}

} // namespace yuyi
