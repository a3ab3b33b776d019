// SPDX-License-Identifier: GPL-3.0-or-later
// What one can do on the page: a part of PeoplePage.
#include "models/services/packages/packageservice.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/session/projectaccess.h"
#include "widgets/controls/banner.h"
#include "widgets/people/givedialog.h"
#include "widgets/people/handoutpanel.h"
#include "widgets/people/mergedialog.h"
#include "widgets/people/packagespanel.h"
#include "widgets/people/packdialog.h"
#include "widgets/people/peoplelistdialog.h"
#include "widgets/people/peoplepage.h"
#include "widgets/people/rulesform.h"
#include "widgets/people/workmodel.h"
#include "widgets/shell/commands.h"
#include "widgets/shell/persondialog.h"
#include "widgets/shell/prompts.h"

#include <QDir>
#include <QListWidget>
#include <QTableView>

#include <algorithm>

namespace yuyi {

namespace {

constexpr int withdrawnUnasked = 20;   // what a lead sees at a glance

} // namespace

void PeoplePage::addCommands()
{
    CommandRegistry &commands = m_context.commands;
    const auto add = [&](const char *id, std::function<QString()> text, const QList<QKeySequence> &keys,
                         std::function<void()> run, std::function<bool()> enabled = {}) {
        Command command;
        command.id = QStringLiteral("people.") % QLatin1String(id);
        command.text = std::move(text);
        command.shortcuts = keys;
        command.singleKey = !keys.isEmpty() && keys.first()[0].keyboardModifiers() == Qt::NoModifier;
        command.run = std::move(run);
        command.enabled = std::move(enabled);
        commands.add(std::move(command));
    };
    const auto somebody = [this] { return selected() != nullptr; };
    const auto work = [this] { return m_view == QLatin1String("work") && !selectedWork().isEmpty(); };
    add("save", [this] { return m_view == QLatin1String("rules") ? tr("Save Rules") : tr("Assign"); },
        {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}, [this] { runPrimary(); },
        [this] {
            if (m_view == QLatin1String("rules"))
                return m_rules->isChanged();
            return m_view != QLatin1String("hand-out") || m_handOut->isReady();
        });
    add("work", [] { return tr("Work"); }, {QKeySequence(Qt::Key_W), QKeySequence(Qt::ALT | Qt::Key_1)}, [this] { showView(QStringLiteral("work")); });
    add("handout", [] { return tr("Assign Images"); }, {QKeySequence(Qt::Key_H), QKeySequence(Qt::ALT | Qt::Key_2)},
        [this] { showView(QStringLiteral("hand-out")); });
    add("rules", [] { return tr("Rules of the Project"); }, {QKeySequence(Qt::Key_R), QKeySequence(Qt::ALT | Qt::Key_4)},
        [this] { showView(QStringLiteral("rules")); });
    add("next", [] { return tr("Next Person"); }, {QKeySequence(Qt::Key_J)}, [this] { step(1); });
    add("previous", [] { return tr("Previous Person"); }, {QKeySequence(Qt::Key_K)}, [this] { step(-1); });
    add("add", [] { return tr("Add Person…"); }, {QKeySequence(Qt::Key_N)}, [this] { addPerson(); });
    add("addList", [] { return tr("Add a List…"); }, {QKeySequence(Qt::SHIFT | Qt::Key_N)}, [this] { addPeople(); });
    add("edit", [] { return tr("Edit Person…"); }, {QKeySequence(Qt::Key_E)}, [this] { editPerson(); }, somebody);
    add("pause",
        [this] {
            const Person *person = selected();
            if (person && !person->active)
                return tr("Restore Person");
            return person && person->paused ? tr("Resume Person") : tr("Pause Person");
        },
        {QKeySequence(Qt::Key_P)}, [this] { pausePerson(); }, somebody);
    add("end", [] { return tr("Remove from Project…"); }, {QKeySequence(Qt::Key_X)}, [this] { endPerson(); },
        [this] { return selected() && selected()->active && selected()->id != m_context.project.person().id; });
    add("packages", [] { return tr("Work Packages"); }, {QKeySequence(Qt::Key_L), QKeySequence(Qt::ALT | Qt::Key_3)},
        [this] { showView(QStringLiteral("packages")); });
    add("pack", [] { return tr("Export Work Package…"); }, {QKeySequence(Qt::Key_O)}, [this] { packWork(); },
        [this] { return selected() && selected()->active; });
    add("withdrawPackage", [] { return tr("Withdraw the Package…"); }, {QKeySequence(Qt::SHIFT | Qt::Key_Delete)},
        [this] { withdrawPackage(); },
        [this] { return m_view == QLatin1String("packages") && m_packages && m_packages->withdrawable(); });
    add("merge", [] { return tr("Import Returned Package…"); }, {QKeySequence(Qt::Key_B)}, [this] { bringHome(); });
    add("give", [] { return tr("Reassign to…"); }, {QKeySequence(Qt::Key_G)}, [this] { reassign(); }, work);
    add("withdraw", [] { return tr("Withdraw"); }, {QKeySequence(Qt::Key_Delete)}, [this] { withdraw(); }, work);
}

const Person *PeoplePage::selected() const
{
    const QList<Person> &people = m_context.project.people();
    const auto found =
        std::find_if(people.begin(), people.end(), [this](const Person &one) { return one.id == m_selected; });
    return m_selected.isNull() || found == people.end() ? nullptr : &*found;
}

QList<AssignmentId> PeoplePage::selectedWork() const
{
    QList<AssignmentId> ids;
    if (!m_table || !m_table->selectionModel())
        return ids;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : rows) {
        const WorkRow &row = m_model->at(index.row());
        if (row.state != WorkState::Withdrawn && row.state != WorkState::Done)
            ids.append(row.assignment.id);
    }
    return ids;
}

void PeoplePage::step(int direction)
{
    const int row = m_list->currentRow() + direction;
    if (row >= 0 && row < m_list->count())
        m_list->setCurrentRow(row);
}

void PeoplePage::change(const std::function<Result<>(Stores &)> &work, const QString &sentence)
{
    m_context.project.write(work).then(this, [this, sentence](const Result<> &done) {
        if (!done) {
            m_banner->show(Tone::Attention, done.error().sentence);
            return;
        }
        m_banner->hide();
        Q_EMIT toast(sentence, true);
    });
}

void PeoplePage::addPerson()
{
    auto *dialog = new PersonDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PersonDialog::wanted, this, [this, dialog](const QString &name, const QList<Role> &roles) {
        const PersonId actor = m_context.project.person().id;
        m_context.project.write([=](Stores &stores) { return PeopleService(stores, actor).add(name, roles); })
            .then(dialog, [this, dialog](const Result<Person> &added) {
                if (!added) {
                    dialog->refuse(added.error().sentence);
                    return;
                }
                m_selected = added->id;   // chosen once the list shows him
                dialog->accept();
                refresh();
            });
    });
    dialog->open();
}

void PeoplePage::addPeople()
{
    auto *dialog = new PeopleListDialog(m_context.project.people(), m_context.prompts, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PeopleListDialog::wanted, this, [this, dialog](const QList<ListedPerson> &people) {
        const PersonId actor = m_context.project.person().id;
        m_context.project.write([=](Stores &stores) { return PeopleService(stores, actor).addAll(people); })
            .then(dialog, [this, dialog](const Result<QList<Person>> &added) {
                if (!added) {
                    dialog->refuse(added.error().sentence);
                    return;
                }
                dialog->accept();
                Q_EMIT toast(tr("%n person(s) added.", nullptr, static_cast<int>(added->size())), false);
                refresh();
            });
    });
    dialog->open();
}

void PeoplePage::editPerson()
{
    if (!selected())
        return;
    auto *dialog = new PersonDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setPerson(selected()->name, selected()->roles);
    connect(dialog, &PersonDialog::wanted, this,
            [this, dialog, changed = *selected()](const QString &name, const QList<Role> &roles) mutable {
                changed.name = name;
                changed.roles = roles;
                const PersonId actor = m_context.project.person().id;
                m_context.project.write([=](Stores &stores) { return PeopleService(stores, actor).update(changed); })
                    .then(dialog, [dialog](const Result<> &done) {
                        if (done)
                            dialog->accept();
                        else
                            dialog->refuse(done.error().sentence);
                    });
            });
    dialog->open();
}

void PeoplePage::pausePerson()
{
    const Person *person = selected();
    if (!person)
        return;
    const PersonId actor = m_context.project.person().id;
    const PersonId id = person->id;
    if (!person->active) {
        change([=](Stores &stores) { return PeopleService(stores, actor).resume(id); },
               tr("%1 is active again.").arg(person->name));
        return;
    }
    const bool pause = !person->paused;
    change([=](Stores &stores) { return PeopleService(stores, actor).pause(id, pause); },
           pause ? tr("%1 gets no new work from now on.").arg(person->name)
                 : tr("%1 gets new work again.").arg(person->name));
}

void PeoplePage::endPerson()
{
    const Person *person = selected();
    if (!person)
        return;
    const PersonId actor = m_context.project.person().id;
    m_context.prompts.confirm(
        this, tr("Remove %1 from the project?").arg(person->name),
        tr("Open tasks go back to the pool. Submitted work stays. You can restore the person later."), tr("Remove"),
        [this, actor, id = person->id, name = person->name] {
            change([=](Stores &stores) { return PeopleService(stores, actor).end(id); }, tr("%1 has left the project.").arg(name));
        });
}

void PeoplePage::withdraw()
{
    const QList<AssignmentId> ids = selectedWork();
    if (ids.isEmpty())
        return;
    bool begun = false;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : rows)
        begun = begun || m_model->at(index.row()).touched.isValid();
    const PersonId actor = m_context.project.person().id;
    const auto run = [this, actor, ids] {
        change(
            [=](Stores &stores) -> Result<> {
                const auto done = AssignmentService(stores, actor).withdraw(ids);
                if (!done)
                    return passOn(done);
                return {};
            },
            tr("Withdrew %n task(s).", nullptr, static_cast<int>(ids.size())));
    };
    const int count = static_cast<int>(ids.size());
    if (begun) {
        m_context.prompts.confirm(this, tr("Withdraw work in progress?"),
                                  tr("The drafts are set aside: they stay in the audit, but nobody continues them."),
                                  tr("Withdraw"), run);
    } else if (count > withdrawnUnasked) {
        m_context.prompts.confirm(this, tr("Withdraw %n task(s)?", nullptr, count),
                                  tr("The tasks go back to the pool. You can undo this until somebody starts on a task."),
                                  tr("Withdraw"), run);
    } else {
        run();
    }
}

void PeoplePage::reassign()
{
    const QList<AssignmentId> ids = selectedWork();
    if (ids.isEmpty())
        return;
    QList<Person> people;
    for (const Person &person : m_context.project.people()) {
        if (person.available() && person.is(Role::Annotator))
            people.append(person);
    }
    auto *dialog = new GiveDialog(people, static_cast<int>(ids.size()), this);
    connect(dialog, &GiveDialog::wanted, this, [this, dialog, ids](const PersonId &to, const QString &note) {
        const PersonId actor = m_context.project.person().id;
        m_context.project.write([=](Stores &stores) { return AssignmentService(stores, actor).reassign(ids, to, note); })
            .then(dialog, [this, dialog](const Result<int> &done) {
                if (!done) {
                    dialog->refuse(done.error().sentence);
                    return;
                }
                Q_EMIT toast(tr("Reassigned %n task(s).", nullptr, *done), true);
                dialog->accept();
            });
    });
    dialog->open();
}

void PeoplePage::runPrimary()
{
    if (m_view == QLatin1String("hand-out")) {
        m_handOut->handOut();
        return;
    }
    if (m_view != QLatin1String("rules")) {
        showView(QStringLiteral("hand-out"));
        return;
    }
    ProjectInfo info = m_context.project.info();
    info.title = m_rules->title();
    info.rules = m_rules->rules();
    const PersonId actor = m_context.project.person().id;
    m_context.project.write([=](Stores &stores) { return PeopleService(stores, actor).updateProject(info); })
        .then(this, [this, info](const Result<> &done) {
            if (!done) {
                m_rules->setMessage(done.error().sentence);
                return;
            }
            m_rules->set(info.title, info.rules);
            m_context.commands.refresh();
            Q_EMIT toast(tr("The rules are saved."), false);
        });
}

void PeoplePage::packWork()
{
    const Person *person = selected();
    if (!person)
        return;
    auto *dialog = new PackDialog(m_context, *person, this);
    connect(dialog, &PackDialog::packed, this, [this](const QString &file) {
        m_banner->hide();
        Q_EMIT toast(tr("The work package is saved: %1").arg(QDir::toNativeSeparators(file)), false);
    });
    dialog->open();
}

void PeoplePage::withdrawPackage()
{
    const auto line = m_packages->withdrawable();
    if (!line)
        return;
    const PersonId actor = m_context.project.person().id;
    m_context.prompts.confirm(
        this, tr("Withdraw the package of %1?").arg(line->holder),
        tr("From now on, returned files of this package are rejected. Reserved places become free; tasks already assigned to the person "
           "stay assigned."),
        tr("Withdraw"), [this, actor, id = line->package.id] {
            m_context.project.write([=](Stores &stores) { return PackageService(stores, actor).withdraw(id); })
                .then(this, [this](const Result<> &done) {
                    if (!done)
                        m_banner->show(Tone::Attention, done.error().sentence);
                    else
                        Q_EMIT toast(tr("The package is withdrawn."), false);
                });
        });
}

void PeoplePage::bringHome()
{
    m_context.prompts.openFiles(this, tr("Import Returned Packages"), tr("Work packages (*.yuyipack)"), [this](const QStringList &files) {
        if (!files.isEmpty())
            takeFiles(files);
    });
}

void PeoplePage::takeFiles(const QStringList &paths)
{
    auto *dialog = new MergeDialog(m_context, paths, this);
    connect(dialog, &MergeDialog::merged, this, [this](int pieces) {
        m_banner->hide();
        Q_EMIT toast(tr("%n entry(s) imported.", nullptr, pieces), false);
    });
    dialog->open();
}

} // namespace yuyi
