// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/modelspage.h"

#include "models/services/runs/runcenter.h"
#include "models/services/runs/runservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/banner.h"
#include "widgets/controls/chiprow.h"
#include "widgets/controls/currentstack.h"
#include "widgets/controls/emptystate.h"
#include "widgets/controls/pageheader.h"
#include "widgets/runs/endpointsview.h"
#include "widgets/runs/newrunview.h"
#include "widgets/runs/promptsview.h"
#include "widgets/runs/runsview.h"
#include "widgets/shell/defaultkeys.h"
#include "widgets/shell/pagecommands.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace yuyi {

namespace {

const QString tabCodes[] = {QStringLiteral("runs"), QStringLiteral("new"), QStringLiteral("prompts"),
                            QStringLiteral("endpoints")};
constexpr int tabCount = 4;

} // namespace

ModelsPage::ModelsPage(PageContext context, QWidget *parent) : Page(context, parent)
{
    addCommands();
    addRunCommands();
    m_header = new PageHeader(this);
    m_tabs = new ChipRow(ChipRow::Pick::One, this);
    m_header->addBesideTitle(m_tabs);
    const auto button = [this](Tab tab, const char *id, ActionButton::Kind kind) {
        QWidget *made = m_header->addAction(m_context.commands.action(QLatin1String(id)), kind);
        m_buttons[static_cast<int>(tab)].append(made);
    };
    button(Tab::Runs, "models.pause-all", ActionButton::Kind::Plain);
    button(Tab::Runs, "models.new", ActionButton::Kind::Primary);
    button(Tab::New, "models.start", ActionButton::Kind::Primary);
    button(Tab::Prompts, "models.add-prompt", ActionButton::Kind::Plain);
    button(Tab::Prompts, "models.save-prompt", ActionButton::Kind::Primary);
    m_stack = new QStackedWidget(this);
    m_runs = new RunsView(context, m_stack);
    m_newPlace = new QStackedWidget(m_stack);
    m_new = new NewRunView(context, m_newPlace);
    m_noEndpoint = new EmptyState(m_newPlace);
    m_noEndpoint->setIcon(QStringLiteral("models"));
    m_newPlace->addWidget(m_new);
    m_newPlace->addWidget(m_noEndpoint);
    m_prompts = new PromptsView(context, m_stack);
    m_endpoints = new EndpointsView(context, m_stack);
    for (QWidget *view : QList<QWidget *>{m_runs, m_newPlace, m_prompts, m_endpoints})
        m_stack->addWidget(view);
    m_notForYou = new EmptyState(m_stack);
    m_notForYou->setIcon(QStringLiteral("models"));
    m_stack->addWidget(m_notForYou);
    sizeByCurrent(m_newPlace);
    sizeByCurrent(m_stack);
    m_banner = new Banner(m_stack);
    m_banner->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::medium);
    column->addWidget(m_header);
    column->addWidget(m_stack, 1);

    connect(m_tabs, &ChipRow::chosen, this, [this](const QString &code) {
        for (int i = 0; i < tabCount; ++i) {
            if (code == tabCodes[i])
                open(static_cast<Tab>(i));
        }
    });
    connect(m_runs, &RunsView::failed, this, &ModelsPage::fail);
    connect(m_runs, &RunsView::toast, this, &Page::toast);
    connect(m_runs, &RunsView::stateChanged, this, &ModelsPage::showHeader);
    connect(m_runs, &RunsView::itemOpened, this, [this](const RunId &run, const ImageId &image) {
        Location location;
        location.page = PageId::Results;
        location.field = QStringLiteral("items");
        location.record = run.value();
        location.image = image;
        Q_EMIT goTo(location);
    });
    connect(m_new, &NewRunView::failed, this, &ModelsPage::fail);
    connect(m_new, &NewRunView::loaded, this, &ModelsPage::showWhatIsMissing);
    connect(m_new, &NewRunView::stateChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_new, &NewRunView::launched, this, [this](const QList<RunId> &runs) {
        if (!runs.isEmpty())
            m_runs->select(runs.first());
        open(Tab::Runs);
        Q_EMIT toast(tr("%n run(s) started. They continue while you work on other pages.", nullptr, static_cast<int>(runs.size())),
                     false);
    });
    connect(m_prompts, &PromptsView::failed, this, &ModelsPage::fail);
    connect(m_prompts, &PromptsView::toast, this, &Page::toast);
    connect(m_prompts, &PromptsView::stateChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_endpoints, &EndpointsView::toast, this, &Page::toast);
    m_noEndpoint->addAction(m_context.commands.action(QStringLiteral("models.first-endpoint")));
    m_noEndpoint->addAction(m_context.commands.action(QStringLiteral("models.first-practice")), ActionButton::Kind::Plain);
    connect(&m_context.project, &ProjectAccess::personChanged, this, [this] {
        if (m_entered) {
            leaveTab();
            enterTab();
        }
    });
    retranslate();
}

void ModelsPage::addCommands()
{
    const PageCommands add(m_context.commands, "models");
    QString (*const texts[])() = {[] { return tr("Runs"); }, [] { return tr("New Run"); }, [] { return tr("Prompts"); },
                                  [] { return tr("Endpoints"); }};
    for (int i = 0; i < tabCount; ++i) {
        add(QString(u"tab-" % tabCodes[i]), texts[i], [this, i] { open(static_cast<Tab>(i)); }, [this] { return mayUse(); });
    }
    add("first-endpoint", [] { return tr("Add Endpoint"); },
        [this] {
            open(Tab::Endpoints);
            m_endpoints->beginNew();
        }, [this] { return m_entered && mayUse() && m_tab != Tab::Endpoints; });
    add("first-practice", [] { return tr("Add Practice Model"); },
        [this] {
            open(Tab::Endpoints);
            m_endpoints->beginPractice();
        }, [this] { return m_entered && mayUse() && m_tab != Tab::Endpoints; });
    const auto on = [this](Tab tab) { return m_entered && mayUse() && m_tab == tab; };
    add("new", [] { return tr("New Run…"); }, [this] { open(Tab::New); }, [on] { return on(Tab::Runs); });
    add("start", [] { return tr("Start"); }, [this] { m_new->start(); }, [this, on] { return on(Tab::New) && m_new->canStart(); });
    add("matrix", [] { return tr("Select Endpoints and Configurations"); }, [this] { m_new->focusMatrix(); },
        [on] { return on(Tab::New); });
    add("find", [] { return tr("Search Questions"); }, [this] { m_new->focusSearch(); }, [on] { return on(Tab::New); });
    add("next", [] { return tr("Next Item, Run or Prompt"); }, [this] { step(1); },
        [this, on] { return mayUse() && !on(Tab::Endpoints); });
    add("previous", [] { return tr("Previous Item, Run or Prompt"); }, [this] { step(-1); },
        [this, on] { return mayUse() && !on(Tab::Endpoints); });
    add("save-prompt", [] { return tr("Save New Version"); }, [this] { m_prompts->save(); },
        [this, on] { return on(Tab::Prompts) && m_prompts->isEdited(); });
    add("add-prompt", [] { return tr("New Configuration"); }, [this] { m_prompts->addOwn(); }, [on] { return on(Tab::Prompts); });
    add("revert-prompt", [] { return tr("Discard Changes"); }, [this] { m_prompts->revert(); },
        [this, on] { return on(Tab::Prompts) && m_prompts->isEdited(); });
}

void ModelsPage::addRunCommands()
{
    const PageCommands add(m_context.commands, "models");
    const auto when = [this](bool (RunsView::*may)() const) {
        return [this, may] { return m_entered && mayUse() && m_tab == Tab::Runs && (m_runs->*may)(); };
    };
    add("resume", [] { return tr("Resume"); }, [this] { m_runs->resume(); }, when(&RunsView::mayResume));
    add("pause", [] { return tr("Pause"); }, [this] { m_runs->pause(); }, when(&RunsView::mayPause));
    add("errors", [] { return tr("Retry Errors"); }, [this] { m_runs->retryErrors(); }, when(&RunsView::mayRetryErrors));
    add("cancel", [] { return tr("Cancel Run…"); }, [this] { m_runs->cancel(); }, when(&RunsView::mayCancel));
    add("hide", [] { return tr("Hide"); }, [this] { m_runs->hide(); }, when(&RunsView::mayHide));
    add("unhide", [] { return tr("Show Hidden Runs Again"); }, [this] { bringBackHidden(); }, [this] { return mayUse(); });
    add("results", [] { return tr("Show Results"); },
        [this] {
            Location location;
            location.page = PageId::Results;
            location.record = m_runs->current()->run.id.value();
            Q_EMIT goTo(location);
        }, [this] { return m_entered && mayUse() && m_tab == Tab::Runs && m_runs->current(); });
    add("pause-all", [] { return tr("Pause All"); }, [this] { m_runs->pauseEverything(); },
        [this] { return m_entered && mayUse() && m_tab == Tab::Runs && m_context.runs.running() > 0; });
}

bool ModelsPage::mayUse() const
{
    return m_context.project.person().is(Role::Lead);
}

void ModelsPage::offerTabs()
{
    const QString titles[] = {tr("Runs"), tr("New run"), tr("Prompts"), tr("Endpoints")};
    QList<ChipOption> options;
    for (int i = 0; i < tabCount; ++i)
        options.append({tabCodes[i], titles[i], defaultKeyText(u"models.tab-" % tabCodes[i]), {}});
    m_tabs->setOptions(options);
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
}

void ModelsPage::enter()
{
    m_entered = true;
    // Where nothing runs yet, one comes to begin.
    if (!m_asked && m_tab == Tab::Runs && m_context.runs.isLoaded() && m_context.runs.runs().isEmpty())
        m_tab = Tab::New;
    enterTab();
}

void ModelsPage::leave()
{
    leaveTab();
    m_entered = false;
    Q_EMIT status({});
}

void ModelsPage::open(Tab tab)
{
    m_asked = true;
    if (tab != m_tab) {
        leaveTab();
        m_tab = tab;
        m_banner->hide();
        if (m_entered)
            enterTab();
    }
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
}

void ModelsPage::enterTab()
{
    m_tabs->setSelectedOne(tabCodes[static_cast<int>(m_tab)]);
    m_tabs->setVisible(mayUse());
    if (!mayUse()) {
        m_stack->setCurrentWidget(m_notForYou);
        showHeader();
        m_context.commands.refresh();
        return;
    }
    m_stack->setCurrentIndex(static_cast<int>(m_tab));
    switch (m_tab) {
    case Tab::Runs: m_runs->enter(); break;
    case Tab::New: m_new->enter(); break;
    case Tab::Prompts: m_prompts->enter(); break;
    case Tab::Endpoints: m_endpoints->enter(); break;
    }
    showHeader();
    m_context.commands.refresh();
    if (m_tab == Tab::New)
        m_new->focusMatrix();
}

void ModelsPage::leaveTab()
{
    switch (m_tab) {
    case Tab::Runs: m_runs->leave(); break;
    case Tab::New: m_new->leave(); break;
    case Tab::Prompts: m_prompts->leave(); break;
    case Tab::Endpoints: break;
    }
}

void ModelsPage::step(int by)
{
    switch (m_tab) {
    case Tab::Runs: m_runs->step(by); break;
    case Tab::New: m_new->step(by); break;
    case Tab::Prompts: m_prompts->step(by); break;
    case Tab::Endpoints: break;
    }
}

Location ModelsPage::here() const
{
    Location location;
    location.field = tabCodes[static_cast<int>(m_tab)];
    return location;
}

void ModelsPage::show(const Location &location)
{
    const QUuid record = location.record;
    for (int i = 0; i < tabCount; ++i) {
        if (location.field == tabCodes[i])
            open(static_cast<Tab>(i));
    }
    if (record.isNull())
        return;
    if (m_tab == Tab::Endpoints) {
        m_endpoints->showEndpoint(EndpointId(record));
    } else {
        open(Tab::Runs);
        m_runs->select(RunId(record));
    }
}

void ModelsPage::projectChanged(const Changes &changes)
{
    switch (m_tab) {
    case Tab::Runs: break;   // the run center tells
    case Tab::New: m_new->projectChanged(changes); break;
    case Tab::Prompts: m_prompts->projectChanged(changes); break;
    case Tab::Endpoints: m_endpoints->projectChanged(changes); break;
    }
}

void ModelsPage::showWhatIsMissing()
{
    m_newPlace->setCurrentWidget(m_new->hasEndpoints() ? static_cast<QWidget *>(m_new) : m_noEndpoint);
    m_context.commands.refresh();
}

void ModelsPage::bringBackHidden()
{
    m_context.project
        .write([person = m_context.project.person().id, folder = m_context.project.factory().folder()](
                   Stores &stores) { return RunService(stores, folder, person).showHidden({RunKind::Questions}); })
        .then(this, [this](const Result<int> &back) {
            if (!back)
                fail(back.error().sentence);
            else if (*back == 0)
                Q_EMIT toast(tr("No run is hidden."), false);
            else
                Q_EMIT toast(tr("%n run(s) are visible again.", nullptr, *back), false);
        });
}

void ModelsPage::fail(const QString &sentence)
{
    m_banner->show(Tone::Attention, sentence);
}

void ModelsPage::showHeader()
{
    // An empty page offers the next step itself.
    const bool any = !m_context.runs.runs().isEmpty();
    for (int tab = 0; tab < tabCount; ++tab) {
        for (QWidget *button : std::as_const(m_buttons[tab]))
            button->setVisible(mayUse() && tab == static_cast<int>(m_tab) && (tab > 0 || any));
    }
    switch (m_tab) {
    case Tab::Runs: m_header->setSubtitle(mayUse() && any ? m_runs->summary() : QString()); break;
    case Tab::New: m_header->setSubtitle(mayUse() ? tr("Costs are shown before you start") : QString()); break;
    case Tab::Prompts:
    case Tab::Endpoints: m_header->setSubtitle({}); break;
    }
}

void ModelsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_runs->retranslate();
        m_new->retranslate();
        m_prompts->retranslate();
    }
}

void ModelsPage::retranslate()
{
    m_header->setTitle(tr("Models"));
    m_noEndpoint->setSentence(tr("There is no endpoint yet."));
    m_noEndpoint->setHint(tr("An endpoint is a model on a server: a service on the network, or a program on your own machine. "
                             "Without a key or a network, add the practice model: it replies at once, and its results are "
                             "marked."));
    m_notForYou->setSentence(tr("Only leads can run models."));
    m_notForYou->setHint(tr("Runs cost money, and leads manage the endpoints. The results are on the Results page."));
    offerTabs();
    showHeader();
}

} // namespace yuyi
