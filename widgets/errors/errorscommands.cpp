// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of error review but those of its coding screen.
#include "widgets/errors/errorspage.h"

#include "models/services/session/projectaccess.h"
#include "widgets/errors/errorsoverview.h"
#include "widgets/shell/pagecommand.h"

namespace yuyi {

namespace {

constexpr PageCommand command{"errors"};

} // namespace

void ErrorsPage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    commands.add(command("models", [] { return tr("Set Up a Run"); }, {},
                         [this] {
                             Location location;
                             location.page = QStringLiteral("models");
                             Q_EMIT goTo(location);
                         },
                         [this] { return isLead(); }));
    commands.add(command("new", [] { return tr("New Sample…"); }, QKeySequence(Qt::Key_D), [this] { newSample(); }, [this] {
        return isEntered() && isLead() && m_desk->data() && !m_desk->data()->runs.isEmpty() && (tab() == Overview || !hasSample());
    }));
    commands.add(command("top-up", [] { return tr("Top Up…"); }, {}, [this] { topUp(); },
                         [this] { return isEntered() && isLead() && hasSample(); }));
    commands.add(command("add-type", [] { return tr("Add Type…"); }, {}, [this] { addType(); },
                         [this] { return isEntered() && isLead() && hasSample(); }));
    addOverviewCommands();
}

void ErrorsPage::addOverviewCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto coded = [this] { return onOverview() && m_overview->hasCodes(); };
    commands.add(command("table", [] { return tr("Save Table…"); }, QKeySequence(Qt::Key_L), [this] { m_overview->exportTable(); }, coded));
    commands.add(command("book", [] { return tr("Save Case Book…"); }, QKeySequence(Qt::Key_C), [this] { m_overview->exportBook(); },
                         [this] { return onOverview() && m_overview->hasCodes() && !m_overview->isMakingBook(); }));
    commands.add(command("to-book", [] { return tr("Next: Case Book →"); }, {}, [this] { openTab(Overview); },
                         [this] { return isEntered() && hasSample(); }));
    commands.add(command("picture-ring", [] { return tr("Save Donut Chart…"); }, QKeySequence(Qt::SHIFT | Qt::Key_P),
                         [this] { m_overview->exportRing(); }, coded));
    commands.add(command("picture", [] { return tr("Save Chart…"); }, QKeySequence(Qt::Key_P), [this] { m_overview->exportBars(); }, coded));
    commands.add(command("grouping", [] { return tr("Next Grouping"); }, QKeySequence(Qt::Key_I), [this] { m_overview->nextGrouping(); },
                         [this] { return onOverview(); }));
    commands.add(command("shares", [] { return tr("Switch Between Counts and Shares"); }, QKeySequence(Qt::Key_S), [this] { m_overview->toggleShares(); },
                         [this] { return onOverview(); }));
    commands.add(command("all", [] { return tr("Show All Cases"); }, QKeySequence(Qt::Key_Backspace), [this] { m_overview->clearFilter(); },
                         [this] { return onOverview() && m_overview->isNarrowed(); }));
    commands.add(command("open", [] { return tr("Open the Case"); }, QKeySequence(Qt::Key_O), [this] { m_overview->openCase(); },
                         [this] { return onOverview(); }));
    commands.add(command("list-next", [] { return tr("Next Case in the List"); }, {}, [this] { m_overview->walk(1); },
                         [this] { return onOverview(); }));
    commands.add(command("list-previous", [] { return tr("Previous Case in the List"); }, {}, [this] { m_overview->walk(-1); },
                         [this] { return onOverview(); }));
}

} // namespace yuyi
