// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/peoplepage.h"

#include "models/services/session/projectaccess.h"
#include "widgets/controls/buttons/actionbutton.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/people/handoutpanel.h"
#include "widgets/people/packagespanel.h"
#include "widgets/people/peoplecontroller.h"
#include "widgets/people/peopledialogs.h"
#include "widgets/people/rulesform.h"
#include "widgets/people/teamlist.h"
#include "widgets/people/workpanel.h"
#include "widgets/shell/commands/commands.h"
#include "widgets/shell/commands/pagecommands.h"
#include "widgets/shell/page/keptsizes.h"

#include <QKeyEvent>
#include <QStackedWidget>

namespace yuyi {

namespace {

constexpr int refreshAfterMs = 400;
const QString workView = QStringLiteral("work");
const QString handOutView = QStringLiteral("hand-out");
const QString packagesView = QStringLiteral("packages");
const QString rulesView = QStringLiteral("rules");

} // namespace

PeoplePage::PeoplePage(PageContext context, QWidget *parent)
    : FramedPage(context, parent), m_people(new PeopleController(context.project, this)),
      m_dialogs(new PeopleDialogs(context, *m_people, this)), m_view(workView)
{
    setFocusPolicy(Qt::StrongFocus);
    addCommands();
    build();
    connectParts();
    connectPeople();
    m_soon.setSingleShot(true);
    m_soon.setInterval(refreshAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &PeoplePage::refresh);
    connect(&context.project, &ProjectAccess::infoChanged, this, [this] {
        if (m_shown)
            refresh();
    });
    retranslate();
}

void PeoplePage::addCommands()
{
    const PageCommands add(m_context.commands, "people");
    const auto somebody = [this] { return m_people->selected() != nullptr; };
    const auto work = [this] { return m_view == workView && m_work && !m_work->selectedWork().isEmpty(); };
    add(
        "save", [this] { return m_view == rulesView ? tr("Save Rules") : tr("Assign"); }, [this] { runPrimary(); },
        [this] {
            if (m_view == rulesView)
                return m_rules->isChanged();
            return m_view != handOutView || m_handOut->isReady();
        });
    add(
        "work", [] { return tr("Work"); }, [this] { showView(workView); });
    add(
        "handout", [] { return tr("Assign Images"); }, [this] { showView(handOutView); });
    add(
        "rules", [] { return tr("Rules of the Project"); }, [this] { showView(rulesView); });
    add(
        "next", [] { return tr("Next Person"); }, [this] { m_list->step(1); });
    add(
        "previous", [] { return tr("Previous Person"); }, [this] { m_list->step(-1); });
    add(
        "add", [] { return tr("Add Person…"); }, [this] { m_dialogs->addPerson(); });
    add(
        "addList", [] { return tr("Add a List…"); }, [this] { m_dialogs->addPeople(); });
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
        "packages", [] { return tr("Work Packages"); }, [this] { showView(packagesView); });
    add(
        "pack", [] { return tr("Export Work Package…"); }, [this] { m_dialogs->packWork(); },
        [this] { return m_people->selected() && m_people->selected()->active; });
    add(
        "withdrawPackage", [] { return tr("Withdraw the Package…"); },
        [this] {
            if (const auto line = m_packages->withdrawable())
                m_dialogs->withdrawPackage(*line);
        },
        [this] { return m_view == packagesView && m_packages && m_packages->withdrawable(); });
    add(
        "merge", [] { return tr("Import Returned Package…"); }, [this] { m_dialogs->importReturned(); });
    add(
        "give", [] { return tr("Reassign to…"); }, [this] { m_dialogs->reassign(m_work->selectedWork()); }, work);
    add(
        "withdraw", [] { return tr("Withdraw"); },
        [this] { m_dialogs->withdraw(m_work->selectedWork(), m_work->isSelectionBegun()); }, work);
}

void PeoplePage::build()
{
    CommandRegistry &commands = m_context.commands;
    m_views = new ChipRow(ChipRow::Pick::One, this);
    m_views->setObjectName(QStringLiteral("people.views"));
    m_header->addBesideTitle(m_views);
    m_header->addAction(commands.action(QStringLiteral("people.save")), ActionButton::Kind::Primary);

    m_list = buildList();
    m_panels = new QStackedWidget(this);
    m_work = new WorkPanel(m_context.project, commands.action(QStringLiteral("people.give")),
                           commands.action(QStringLiteral("people.withdraw")), this);
    m_handOut = new HandOutPanel(m_context, this);
    m_packages = new PackagesPanel(m_context, this);
    m_rules = new RulesForm(this);
    m_panels->addWidget(m_work);
    m_panels->addWidget(m_handOut);
    m_panels->addWidget(m_packages);
    m_panels->addWidget(m_rules);
    auto *split = new SplitView(Qt::Horizontal, this);
    split->addPart(m_list, 2);
    split->addPart(m_panels, 6);
    m_banner = new Banner(m_panels);
    layOut(split);
    keepSizes(split, m_context.settings, QStringLiteral("people"));
}

TeamList *PeoplePage::buildList()
{
    QList<QAction *> actions;
    for (const char *id : {"people.add", "people.addList", "people.pack"})
        actions.append(m_context.commands.action(QLatin1String(id)));
    QList<QAction *> seldom;
    for (const char *id : {"people.edit", "people.pause", "people.merge", "people.end"})
        seldom.append(m_context.commands.action(QLatin1String(id)));
    return new TeamList(actions, seldom, this);
}

void PeoplePage::connectParts()
{
    connect(m_views, &ChipRow::chosen, this, &PeoplePage::showView);
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
    m_shown = true;
    m_banner->hide();
    refresh();
    showView(m_view);
}

void PeoplePage::show(const Location &location)
{
    if (location.field == u"merge")
        m_dialogs->importReturned();
}

void PeoplePage::takeFiles(const QStringList &paths)
{
    m_dialogs->merge(paths);
}

void PeoplePage::leave()
{
    m_shown = false;
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

void PeoplePage::showView(const QString &view)
{
    m_view = view;
    m_views->setSelectedOne(view);
    if (view == handOutView) {
        m_panels->setCurrentWidget(m_handOut);
        m_handOut->lookAgain();
        m_handOut->refresh();
        m_handOut->focusFirst();
    } else if (view == packagesView) {
        m_panels->setCurrentWidget(m_packages);
        m_packages->focusFirst();
    } else if (view == rulesView) {
        m_panels->setCurrentWidget(m_rules);
        m_rules->focusFirst();
    } else {
        m_panels->setCurrentWidget(m_work);
        m_list->focusList();
    }
    m_context.commands.retranslate();
    m_context.commands.refresh();
}

void PeoplePage::runPrimary()
{
    if (m_view == handOutView) {
        m_handOut->handOut();
        return;
    }
    if (m_view != rulesView) {
        showView(handOutView);
        return;
    }
    m_people->saveRules(m_rules->title(), m_rules->rules());
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
    const CommandRegistry &commands = m_context.commands;
    m_views->setOptions({{workView, tr("Work"), {}, {}, commands.action(QStringLiteral("people.work"))},
                         {handOutView, tr("Assign"), {}, {}, commands.action(QStringLiteral("people.handout"))},
                         {packagesView, tr("Packages"), {}, {}, commands.action(QStringLiteral("people.packages"))},
                         {rulesView, tr("Rules"), {}, {}, commands.action(QStringLiteral("people.rules"))}});
    m_views->setSelectedOne(m_view);
    m_list->retranslate();
    m_work->retranslate();
    m_handOut->retranslate();
    m_packages->retranslate();
    m_rules->retranslate();
    if (m_shown)
        refresh();
}

} // namespace yuyi
