// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/results/resultspage.h"

#include "models/services/projectaccess.h"
#include "widgets/results/chartsview.h"
#include "widgets/results/compareview.h"
#include "widgets/results/itemdetail.h"
#include "widgets/results/tablesview.h"
#include "widgets/results/viewerview.h"
#include "widgets/shell/commands.h"

namespace yuyi {

namespace {

constexpr int choiceKeys = 10;

Command command(const char *id, std::function<QString()> text, const QKeySequence &key, std::function<void()> run,
                std::function<bool()> enabled)
{
    Command made;
    made.id = QStringLiteral("results.") % QLatin1String(id);
    made.text = std::move(text);
    if (!key.isEmpty())
        made.shortcuts = {key};
    made.singleKey = key.count() == 1 && key[0].keyboardModifiers() == Qt::NoModifier;
    made.run = std::move(run);
    made.enabled = std::move(enabled);
    return made;
}

} // namespace

void ResultsPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    QString (*const texts[])() = {[] { return tr("Tables"); }, [] { return tr("Charts"); }, [] { return tr("Items"); },
                                  [] { return tr("Compare"); }};
    const char *const ids[] = {"tab-tables", "tab-charts", "tab-items", "tab-compare"};
    for (int i = 0; i < 4; ++i)
        commands.add(command(ids[i], texts[i], QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + i)), [this, i] { open(static_cast<Tab>(i)); }, {}));
    const auto lead = [this] { return m_context.project.person().is(Role::Lead); };
    const auto any = [this] { return m_entered && hasRuns(); };
    commands.add(command("import", [] { return tr("Import Results…"); }, QKeySequence(Qt::Key_I), [this] { importReplies(); }, lead));
    commands.add(command("models", [] { return tr("Set Up a Run"); }, {},
                         [this] {
                             Location location;
                             location.page = QStringLiteral("models");
                             Q_EMIT goTo(location);
                         },
                         lead));
    commands.add(command("runs", [] { return tr("Choose Runs…"); }, QKeySequence(Qt::Key_U), [this] { chooseRuns(); }, any));
    commands.add(command("scorer", [] { return tr("Other Scorer"); }, QKeySequence(Qt::Key_S),
                         [this] {
                             m_desk->setScorer(m_desk->scorer() == Scorer::Strict ? Scorer::CiiOfficial : Scorer::Strict);
                             offerChoices();
                         },
                         any));
    addViewCommands();
    addItemCommands();
}

void ResultsPage::addViewCommands()
{
    CommandRegistry &commands = m_context.commands;
    commands.add(command("next", [] { return tr("Next"); }, QKeySequence(Qt::Key_J), [this] { walk(1); },
                         [this] { return m_entered && hasRuns() && m_tab != Tab::Charts; }));
    commands.add(command("previous", [] { return tr("Previous"); }, QKeySequence(Qt::Key_K), [this] { walk(-1); },
                         [this] { return m_entered && hasRuns() && m_tab != Tab::Charts; }));
    commands.add(command("export", [] { return tr("Export…"); }, QKeySequence(Qt::Key_E),
                         [this] {
                             if (m_tab == Tab::Tables)
                                 m_tables->exportTable();
                             else if (m_tab == Tab::Charts)
                                 m_charts->exportFigures();
                             else if (m_tab == Tab::Compare)
                                 m_compare->exportComparisons();
                         },
                         [this] {
                             return m_entered && hasRuns()
                                 && (m_tab == Tab::Charts || (m_tab == Tab::Tables && m_tables->hasTable())
                                     || (m_tab == Tab::Compare && m_compare->hasComparison()));
                         }));
    commands.add(command("copy", [] { return tr("Copy the Table"); }, QKeySequence(Qt::Key_C), [this] { m_tables->copyTable(); },
                         [this] { return m_entered && m_tab == Tab::Tables && m_tables->hasTable(); }));
    commands.add(command("picture", [] { return tr("Export the Picture…"); }, QKeySequence(Qt::Key_X),
                         [this] { m_charts->exportPicture(); },
                         [this] { return m_entered && hasRuns() && m_tab == Tab::Charts; }));
    commands.add(command("open", [] { return tr("Open the Items"); }, QKeySequence(Qt::Key_G),
                         [this] { m_tab == Tab::Tables ? m_tables->openCell() : m_compare->openChanged(); },
                         [this] {
                             return m_entered
                                 && ((m_tab == Tab::Tables && m_tables->hasTable())
                                     || (m_tab == Tab::Compare && m_compare->hasComparison()));
                         }));
    commands.add(command("swap", [] { return tr("Change Places"); }, QKeySequence(Qt::Key_V), [this] { m_compare->swap(); },
                         [this] { return m_entered && m_tab == Tab::Compare && m_compare->maySwap(); }));
    for (int i = 0; i < choiceKeys; ++i) {
        Command made = command("choice", [i] { return tr("Choice %1 of the View").arg(i + 1); },
                               QKeySequence(i == choiceKeys - 1 ? Qt::Key_0 : Qt::Key(Qt::Key_1 + i)), [this, i] { chooseAt(i); },
                               [this, i] { return m_entered && hasRuns() && !choiceAt(i).isEmpty(); });
        made.id = QStringLiteral("results.choice-%1").arg(i + 1);
        made.listed = false;
        commands.add(std::move(made));
    }
}

void ResultsPage::addItemCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto items = [this] { return onItems(); };
    const auto replied = [this] { return onItems() && m_viewer->detail()->hasReply(); };
    commands.add(command("next-reply", [] { return tr("Next Model’s Answer"); }, QKeySequence(Qt::Key_N),
                         [this] { m_viewer->detail()->walkReplies(1); }, replied));
    commands.add(command("previous-reply", [] { return tr("Previous Model’s Answer"); }, QKeySequence(Qt::Key_P),
                         [this] { m_viewer->detail()->walkReplies(-1); }, replied));
    commands.add(command("prompt", [] { return tr("Prompt as Sent"); }, QKeySequence(Qt::Key_T),
                         [this] { m_viewer->detail()->togglePrompt(); }, replied));
    commands.add(command("reasoning", [] { return tr("Reasoning"); }, QKeySequence(Qt::Key_R),
                         [this] { m_viewer->detail()->toggleReasoning(); },
                         [this] { return onItems() && m_viewer->detail()->hasReasoning(); }));
    commands.add(command("overrule", [] { return tr("Overrule…"); }, QKeySequence(Qt::Key_O),
                         [this] { m_viewer->detail()->overrule(); },
                         [this] { return onItems() && m_viewer->detail()->mayOverrule(); }));
    commands.add(command("withdraw", [] { return tr("Withdraw"); }, QKeySequence(Qt::Key_W),
                         [this] { m_viewer->detail()->withdraw(); },
                         [this] { return onItems() && m_viewer->detail()->mayWithdraw(); }));
    commands.add(command("widen", [] { return tr("All Items"); }, QKeySequence(Qt::Key_Backspace), [this] { m_viewer->widen(); },
                         [this] { return onItems() && m_viewer->isNarrowed(); }));
    commands.add(command("find", [] { return tr("Find Question"); }, QKeySequence(Qt::CTRL | Qt::Key_F), [this] { m_viewer->find(); },
                         items));
}

bool ResultsPage::hasRuns() const
{
    return m_desk && m_desk->data() && !m_desk->data()->runs.isEmpty();
}

bool ResultsPage::onItems() const
{
    return m_entered && hasRuns() && m_tab == Tab::Items;
}

void ResultsPage::walk(int step)
{
    switch (m_tab) {
    case Tab::Tables: m_tables->walk(step); break;
    case Tab::Items: m_viewer->walk(step); break;
    case Tab::Compare: m_compare->walk(step); break;
    case Tab::Charts: break;
    }
}

void ResultsPage::chooseAt(int position)
{
    switch (m_tab) {
    case Tab::Tables: m_tables->chooseGrouping(position); break;
    case Tab::Charts: m_charts->chooseChart(position); break;
    case Tab::Items: m_viewer->chooseFilter(position); break;
    case Tab::Compare: break;
    }
}

QString ResultsPage::choiceAt(int position) const
{
    if (!m_tables)
        return {};
    switch (m_tab) {
    case Tab::Tables: return m_tables->groupingTitle(position);
    case Tab::Charts: return m_charts->chartTitle(position);
    case Tab::Items: return m_viewer->filterTitle(position);
    case Tab::Compare: break;
    }
    return {};
}

} // namespace yuyi
