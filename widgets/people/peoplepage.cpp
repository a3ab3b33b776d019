// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/peoplepage.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/people/handoutpanel.h"
#include "widgets/people/packagespanel.h"
#include "widgets/people/peoplecontroller.h"
#include "widgets/people/peopledialogs.h"
#include "widgets/people/rulesform.h"
#include "widgets/people/teamlist.h"
#include "widgets/people/workpanel.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"

#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace yuyi {

namespace {
constexpr int refreshAfterMs = 400;
} // namespace

PeoplePage::PeoplePage(PageContext context, QWidget *parent)
    : TabbedPage(context, "people", parent), m_people(new PeopleController(context.project, this)),
      m_dialogs(new PeopleDialogs(context, *m_people, this))
{
    addTabs();
    addCommands();
    build();
    connectParts();
    connectPeople();
    m_soon.setSingleShot(true);
    m_soon.setInterval(refreshAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &PeoplePage::refresh);
    connect(&context.project, &ProjectAccess::infoChanged, this, [this] {
        if (isEntered())
            refresh();
    });
    finish();
}

void PeoplePage::addTabs()
{
    addTabWithCommand(
        "work", [] { return tr("Work"); }, "work", [] { return tr("Work"); });
    addTabWithCommand(
        "hand-out", [] { return tr("Assign"); }, "handout", [] { return tr("Assign Images"); });
    addTabWithCommand(
        "packages", [] { return tr("Packages"); }, "packages", [] { return tr("Work Packages"); });
    addTabWithCommand(
        "rules", [] { return tr("Rules"); }, "rules", [] { return tr("Rules of the Project"); });
}

void PeoplePage::addCommands()
{
    const PageCommands add(m_context.commands, "people");
    const auto somebody = [this] { return m_people->selected() != nullptr; };
    const auto work = [this] { return m_tab == Work && m_work && !m_work->selectedWork().isEmpty(); };
    add(
        "save", [this] { return m_tab == Rules ? tr("Save Rules") : tr("Assign"); }, [this] { runPrimary(); },
        [this] {
            if (m_tab == Rules)
                return m_rules->isChanged();
            return m_tab != Assign || m_handOut->isReady();
        });
    add(
        "next", [] { return tr("Next Person"); }, [this] { m_list->step(1); });
    add(
        "previous", [] { return tr("Previous Person"); }, [this] { m_list->step(-1); });
    add(
        "add", [] { return tr("Add Person…"); }, [this] { m_dialogs->addPerson(); });
    add(
        "addList", [] { return tr("Add a List of People…"); }, [this] { m_dialogs->addPeople(); });
    add(
        "edit", [] { return tr("Edit Person…"); }, [this] { m_dialogs->editPerson(); }, somebody);
    add(
        "pause",
        [this] {
            const Person *person = m_people->selected();
            if (person && !person->active)
                return tr("Restore Person");
            return person && person->paused ? tr("Resume Person") : tr("Pause Person");
        },
        [this] { m_people->pause(); }, somebody);
    add(
        "end", [] { return tr("Remove from Project…"); }, [this] { m_dialogs->endPerson(); },
        [this] { return m_people->canEnd(); });
    add(
        "pack", [] { return tr("Export Work Package…"); }, [this] { m_dialogs->packWork(); },
        [this] { return m_people->selected() && m_people->selected()->active; });
    add(
        "withdrawPackage", [] { return tr("Withdraw the Package…"); },
        [this] {
            if (const auto line = m_packages->withdrawable())
                m_dialogs->withdrawPackage(*line);
        },
        [this] { return m_tab == Packages && m_packages && m_packages->withdrawable(); });
    add(
        "merge", [] { return tr("Import Returned Package…"); }, [this] { m_dialogs->importReturned(); });
    add(
        "logins", [] { return tr("Server Logins…"); }, [this] { m_dialogs->showLogins(); }, [this] { return m_dialogs->hasLogins(); });
    add(
        "give", [] { return tr("Reassign Tasks to…"); }, [this] { m_dialogs->reassign(m_work->selectedWork()); }, work);
    add(
        "withdraw", [] { return tr("Withdraw Tasks"); },
        [this] { m_dialogs->withdraw(m_work->selectedWork(), m_work->isSelectionBegun()); }, work);
}

void PeoplePage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_header->addAction(commands.action(QStringLiteral("people.save")), ActionButton::Kind::Primary);

    m_list = buildList();
    m_work = addView(new WorkPanel(m_context.project, commands.action(QStringLiteral("people.give")),
                                   commands.action(QStringLiteral("people.withdraw")), views()));
    m_handOut = addView(new HandOutPanel(m_context, views()));
    m_packages = addView(new PackagesPanel(m_context, views()));
    m_rules = addView(new RulesForm(views()));
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(m_list, 2);
    split->addPart(views(), 6);
    keepSizes(split, m_context.settings, QStringLiteral("people"));
    work()->addWidget(split, 1);
    delete std::exchange(m_banner, new Banner(views())); // the list beside them stays in sight
}

TeamList *PeoplePage::buildList()
{
    QList<QAction *> actions;
    for (const char *id : {"people.add", "people.addList", "people.pack"})
        actions.append(m_context.commands.action(QLatin1String(id)));
    QList<QAction *> seldom;
    for (const char *id : {"people.edit", "people.pause", "people.merge", "people.end"})
        seldom.append(m_context.commands.action(QLatin1String(id)));
    if (m_dialogs->hasLogins())
        seldom.append(m_context.commands.action(QStringLiteral("people.logins")));
    return new TeamList(actions, seldom, this);
}

void PeoplePage::connectParts()
{
    connect(m_list, &TeamList::chosen, this, &PeoplePage::choose);
    connect(m_work, &WorkPanel::selectionChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_work, &WorkPanel::failed, this, [this](const Error &error) { m_banner->show(Tone::Bad, error.sentence); });
    connect(m_packages, &PackagesPanel::selectionChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_packages, &PackagesPanel::failed, this,
            [this](const Error &error) { m_banner->show(Tone::Attention, error.sentence); });
    connect(m_handOut, &HandOutPanel::readyChanged, this, [this] { m_context.commands.refresh(); });
    connect(m_handOut, &HandOutPanel::failed, this,
            [this](const Error &error) { m_banner->show(Tone::Attention, error.sentence); });
    connect(m_handOut, &HandOutPanel::handedOut, this, [this](int images, int) {
        m_banner->hide();
        Q_EMIT toast(tr("Assigned %n image(s).", nullptr, images), true);
    });
    connect(m_rules, &RulesForm::edited, this, [this] { m_context.commands.refresh(); });
}

void PeoplePage::connectPeople()
{
    connect(m_people, &PeopleController::loaded, this, &PeoplePage::showPeople);
    connect(m_people, &PeopleController::loadFailed, this, [this](const Error &error) { m_banner->show(Tone::Bad, error.sentence); });
    connect(m_people, &PeopleController::peopleAdded, this, &PeoplePage::refresh);
    connect(m_people, &PeopleController::changed, m_banner, &QWidget::hide);
    connect(m_people, &PeopleController::refused, this, [this](const Error &error) { m_banner->show(Tone::Attention, error.sentence); });
    connect(m_people, &PeopleController::rulesSaved, this, [this](const ProjectInfo &info) {
        m_rules->set(info.title, info.rules);
        m_context.commands.refresh();
    });
    connect(m_people, &PeopleController::rulesRefused, m_rules, &RulesForm::setMessage);
    connect(m_people, &PeopleController::toast, this, &PeoplePage::toast);
    connect(m_dialogs, &PeopleDialogs::done, this, [this](const QString &sentence) {
        m_banner->hide();
        Q_EMIT toast(sentence, false);
    });
}

void PeoplePage::enter()
{
    refresh();
    TabbedPage::enter();
}

void PeoplePage::show(const Location &location)
{
    if (location.field == u"merge")
        m_dialogs->importReturned();
    else
        TabbedPage::show(location);
}

void PeoplePage::takeFiles(const QStringList &paths)
{
    m_dialogs->merge(paths);
}

void PeoplePage::leave()
{
    TabbedPage::leave();
    m_soon.stop();
}

void PeoplePage::projectChanged(const Changes &changes)
{
    if (changes.touches(Entity::Assignment) || changes.touches(Entity::Annotation) || changes.touches(Entity::Person)
        || changes.touches(Entity::Validation) || changes.touches(Entity::Vote)
        || changes.touches(Entity::Return) || changes.touches(Entity::Image) || changes.touches(Entity::Package)) {
        if (!m_soon.isActive())
            m_soon.start();
    }
}

void PeoplePage::refresh()
{
    m_people->load();
    m_work->reload();
    m_handOut->refresh();
    m_packages->refresh();
    if (!m_rules->isChanged())
        m_rules->set(m_context.project.info().title, m_context.project.info().rules);
}

void PeoplePage::showPeople()
{
    m_list->setPeople(m_context.project.people(), m_people->workloads(), m_people->selectedId());
    if (m_people->selected())
        m_work->setPerson(m_people->selectedId()); // somebody just added
    m_header->setSubtitle(tr("%n person(s)", nullptr, static_cast<int>(m_context.project.people().size())));
    m_context.commands.retranslate();
    m_context.commands.refresh();
}

void PeoplePage::choose(const PersonId &person)
{
    m_people->select(person);
    m_context.commands.retranslate(); // "Pause" or "Resume"
    m_context.commands.refresh();
    m_work->setPerson(person);
}

void PeoplePage::enterTab()
{
    TabbedPage::enterTab();
    begin();
}

void PeoplePage::begin()
{
    switch (m_tab) {
    case Work: m_list->focusList(); break;
    case Assign:
        m_handOut->lookAgain();
        m_handOut->refresh();
        m_handOut->focusFirst();
        break;
    case Packages: m_packages->focusFirst(); break;
    case Rules: m_rules->focusFirst(); break;
    }
    m_context.commands.retranslate(); // "Assign" or "Save Rules"
    m_context.commands.refresh();
}

void PeoplePage::runPrimary()
{
    if (m_tab == Assign)
        m_handOut->handOut();
    else if (m_tab == Rules)
        m_people->saveRules(m_rules->title(), m_rules->rules());
    else
        openTab(Assign);
}

void PeoplePage::keyPressEvent(QKeyEvent *event)
{
    // Out of a form's field, back to where single keys act.
    if (event->key() == Qt::Key_Escape && !m_list->isFocused()) {
        m_list->focusList();
        return;
    }
    Page::keyPressEvent(event);
}

void PeoplePage::retranslate()
{
    m_header->setTitle(tr("People"));
    m_list->retranslate();
    if (isEntered())
        refresh();
}

} // namespace yuyi
