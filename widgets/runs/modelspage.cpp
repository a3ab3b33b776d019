// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/modelspage.h"

#include "models/services/runs/runcenter.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/layout/currentstack.h"
#include "widgets/runs/endpoints/endpointsview.h"
#include "widgets/runs/launch/newrunview.h"
#include "widgets/runs/progress/runsview.h"
#include "widgets/runs/prompts/promptsview.h"
#include "widgets/shell/commands/pagecommands.h"

namespace yuyi {

ModelsPage::ModelsPage(PageContext context, QWidget *parent) : TabbedPage(context, "models", parent)
{
    setFocusPolicy(Qt::NoFocus);
    m_failTone = Tone::Attention;
    addTab("runs", [] { return tr("Runs"); });
    addTab(
        "new", [] { return tr("New run"); }, [] { return tr("New Run"); });
    addTab("prompts", [] { return tr("Prompts"); });
    addTab("endpoints", [] { return tr("Endpoints"); });
    addCommands();
    addRunCommands();
    build();
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        if (m_entered) {
            leaveTab();
            enterPage();
        }
    });
    finish();
}

void ModelsPage::build()
{
    // An empty page offers the next step itself.
    addButton("models.pause-all", [this] { return m_tab == Tab::Runs && hasRuns(); });
    addButton(
        "models.new", [this] { return m_tab == Tab::Runs && hasRuns(); }, ActionButton::Kind::Primary);
    addButton(
        "models.start", [this] { return m_tab == Tab::New; }, ActionButton::Kind::Primary);
    addButton("models.add-prompt", [this] { return m_tab == Tab::Prompts; });
    addButton(
        "models.save-prompt", [this] { return m_tab == Tab::Prompts; }, ActionButton::Kind::Primary);
    m_runs = addView(new RunsView(m_context, views()));
    m_new = new NewRunView(m_context, views());
    m_newRunStack = new StateStack(m_new, views());
    addView(m_new, m_newRunStack);
    m_newRunStack->empty()->setIcon(QStringLiteral("models"));
    sizeByCurrent(m_newRunStack);
    m_prompts = addView(new PromptsView(m_context, views()));
    m_endpoints = addView(new EndpointsView(m_context, views()));
    m_notForYou = addState("modelsNotForYou", "models");
    connect(m_runs, &RunsView::stateChanged, this, &ModelsPage::showState);
    connect(m_runs, &RunsView::itemOpened, this, [this](const RunId &run, const ImageId &image) {
        Location location;
        location.page = PageId::Results;
        location.field = QStringLiteral("items");
        location.record = run.value();
        location.image = image;
        Q_EMIT goTo(location);
    });
    connect(m_new, &NewRunView::loaded, this, &ModelsPage::showWhatIsMissing);
    connect(m_new, &NewRunView::stateChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_new, &NewRunView::launched, this, [this](const QList<RunId> &runs) {
        if (!runs.isEmpty())
            m_runs->select(runs.first());
        open(Tab::Runs);
        Q_EMIT toast(tr("%n run(s) started. They continue while you work on other pages.", nullptr, static_cast<int>(runs.size())),
                     false);
    });
    connect(m_prompts, &PromptsView::stateChanged, this, [this] { m_context.commands.refresh(); });
    m_newRunStack->empty()->addAction(m_context.commands.action(QStringLiteral("models.first-endpoint")));
    m_newRunStack->empty()->addAction(m_context.commands.action(QStringLiteral("models.first-practice")), ActionButton::Kind::Plain);
}

void ModelsPage::addCommands()
{
    const PageCommands add(m_context.commands, "models");
    add(
        "first-endpoint", [] { return tr("Add Endpoint"); },
        [this] {
            open(Tab::Endpoints);
            m_endpoints->beginNew();
        },
        [this] { return m_entered && mayUse() && m_tab != Tab::Endpoints; });
    add(
        "first-practice", [] { return tr("Add Practice Model"); },
        [this] {
            open(Tab::Endpoints);
            m_endpoints->beginPractice();
        },
        [this] { return m_entered && mayUse() && m_tab != Tab::Endpoints; });
    const auto on = [this](Tab tab) { return m_entered && mayUse() && m_tab == tab; };
    add(
        "new", [] { return tr("New Run…"); }, [this] { open(Tab::New); }, [on] { return on(Tab::Runs); });
    add(
        "start", [] { return tr("Start"); }, [this] { m_new->start(); }, [this, on] { return on(Tab::New) && m_new->canStart(); });
    add(
        "matrix", [] { return tr("Select Endpoints and Configurations"); }, [this] { m_new->focusMatrix(); },
        [on] { return on(Tab::New); });
    add(
        "find", [] { return tr("Search Questions"); }, [this] { m_new->focusSearch(); }, [on] { return on(Tab::New); });
    add(
        "next", [] { return tr("Next Item, Run or Prompt"); }, [this] { step(1); },
        [this, on] { return mayUse() && !on(Tab::Endpoints); });
    add(
        "previous", [] { return tr("Previous Item, Run or Prompt"); }, [this] { step(-1); },
        [this, on] { return mayUse() && !on(Tab::Endpoints); });
    add(
        "save-prompt", [] { return tr("Save New Version"); }, [this] { m_prompts->save(); },
        [this, on] { return on(Tab::Prompts) && m_prompts->isEdited(); });
    add(
        "add-prompt", [] { return tr("New Configuration"); }, [this] { m_prompts->addOwn(); }, [on] { return on(Tab::Prompts); });
    add(
        "revert-prompt", [] { return tr("Discard Changes"); }, [this] { m_prompts->revert(); },
        [this, on] { return on(Tab::Prompts) && m_prompts->isEdited(); });
}

void ModelsPage::addRunCommands()
{
    const PageCommands add(m_context.commands, "models");
    const auto when = [this](bool (RunsView::*may)() const) {
        return [this, may] { return m_entered && mayUse() && m_tab == Tab::Runs && (m_runs->*may)(); };
    };
    add(
        "resume", [] { return tr("Resume"); }, [this] { m_runs->resume(); }, when(&RunsView::mayResume));
    add(
        "help", [] { return tr("Help with Run"); }, [this] { m_runs->help(); }, when(&RunsView::mayHelp));
    add(
        "pause", [] { return tr("Pause"); }, [this] { m_runs->pause(); }, when(&RunsView::mayPause));
    add(
        "errors", [] { return tr("Retry Errors"); }, [this] { m_runs->retryErrors(); }, when(&RunsView::mayRetryErrors));
    add(
        "cancel", [] { return tr("Cancel Run…"); }, [this] { m_runs->cancel(); }, when(&RunsView::mayCancel));
    add(
        "hide", [] { return tr("Hide Run"); }, [this] { m_runs->hide(); }, when(&RunsView::mayHide));
    add(
        "unhide", [] { return tr("Show Hidden Runs Again"); }, [this] { showHiddenRuns(); }, [this] { return mayUse(); });
    add(
        "results", [] { return tr("Show Results"); },
        [this] {
            Location location;
            location.page = PageId::Results;
            location.record = m_runs->current()->run.id.value();
            Q_EMIT goTo(location);
        },
        [this] { return m_entered && mayUse() && m_tab == Tab::Runs && m_runs->current(); });
    add(
        "pause-all", [] { return tr("Pause All"); }, [this] { m_runs->pauseEverything(); },
        [this] { return m_entered && mayUse() && m_tab == Tab::Runs && m_context.runs.running() > 0; });
}

bool ModelsPage::mayUse() const
{
    return m_context.project.person().is(Role::Lead);
}

bool ModelsPage::hasRuns() const
{
    return !m_context.runs.runs().isEmpty();
}

bool ModelsPage::mayOpen(int tab) const
{
    return TabbedPage::mayOpen(tab) && mayUse();
}

EmptyState *ModelsPage::insteadOfWork() const
{
    return mayUse() ? nullptr : m_notForYou;
}

void ModelsPage::enter()
{
    // Where nothing runs yet, one comes to begin.
    if (!wasAsked() && m_tab == Tab::Runs && m_context.runs.isLoaded() && !hasRuns())
        setTab(Tab::New);
    enterPage();
}

void ModelsPage::enterTab()
{
    TabbedPage::enterTab();
    showState();
    if (m_tab == Tab::New)
        m_new->focusMatrix();
}

void ModelsPage::step(int by)
{
    switch (tab()) {
    case Tab::Runs: m_runs->step(by); break;
    case Tab::New: m_new->step(by); break;
    case Tab::Prompts: m_prompts->step(by); break;
    case Tab::Endpoints: break;
    }
}

void ModelsPage::show(const Location &location)
{
    const QUuid record = location.record;
    TabbedPage::show(location);
    if (record.isNull())
        return;
    if (m_tab == Tab::Endpoints) {
        m_endpoints->showEndpoint(EndpointId(record));
    } else {
        open(Tab::Runs);
        m_runs->select(RunId(record));
    }
}

void ModelsPage::showWhatIsMissing()
{
    m_newRunStack->showWorkIf(m_new->hasEndpoints());
    m_context.commands.refresh();
}

void ModelsPage::showHiddenRuns()
{
    m_context.project
        .write([person = m_context.project.person().id, folder = m_context.project.factory().folder()](
                   Stores &stores) { return RunService(stores, folder, person).showHidden({RunKind::Questions, RunKind::Steps}); })
        .then(this, [this](const Result<int> &back) {
            if (!back)
                fail(back.error().sentence);
            else if (*back == 0)
                Q_EMIT toast(tr("No run is hidden."), false);
            else
                Q_EMIT toast(tr("%n run(s) are visible again.", nullptr, *back), false);
        });
}

void ModelsPage::showBesides()
{
    QString subtitle;
    if (mayUse() && m_tab == Tab::Runs && hasRuns())
        subtitle = m_runs->summary();
    else if (mayUse() && m_tab == Tab::New)
        subtitle = tr("Costs are shown before you start");
    m_header->setSubtitle(subtitle);
}

void ModelsPage::retranslate()
{
    m_header->setTitle(tr("Models"));
    m_newRunStack->empty()->setSentence(tr("There is no endpoint yet."));
    m_newRunStack->empty()->setHint(tr(
        "An endpoint is a model on a server. The server is a service on the network or a program on your own machine. If you have no "
        "API key or no network, add the practice model: it replies at once, and its results are marked as practice."));
    m_notForYou->setSentence(tr("Only leads can run models."));
    m_notForYou->setHint(tr("Runs cost money, and leads manage the endpoints. The results are on the Results page."));
}

} // namespace yuyi
