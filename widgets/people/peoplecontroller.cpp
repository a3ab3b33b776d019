// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/people/peoplecontroller.h"

#include "models/services/packages/packageservice.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/session/projectaccess.h"

#include <algorithm>

namespace yuyi {

PeopleController::PeopleController(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project)
{
}

void PeopleController::load()
{
    m_project.read([person = m_project.person().id](Stores &stores) { return PeopleService(stores, person).workloads(); })
        .then(this, [this](const Result<Workloads> &read) {
            if (!read) {
                Q_EMIT loadFailed(read.error());
                return;
            }
            m_workloads = *read;
            Q_EMIT loaded();
        });
}

const Person *PeopleController::selected() const
{
    const QList<Person> &people = m_project.people();
    const auto found =
        std::find_if(people.begin(), people.end(), [this](const Person &one) { return one.id == m_selected; });
    return m_selected.isNull() || found == people.end() ? nullptr : &*found;
}

bool PeopleController::canEnd() const
{
    return selected() && selected()->active && selected()->id != m_project.person().id;
}

void PeopleController::change(const std::function<Result<>(Stores &)> &work, const QString &sentence)
{
    m_project.write(work).then(this, [this, sentence](const Result<> &done) {
        if (!done) {
            Q_EMIT refused(done.error());
            return;
        }
        Q_EMIT changed();
        Q_EMIT toast(sentence, true);
    });
}

void PeopleController::add(const QString &name, const QList<Role> &roles, QObject *asker, const Answer &answer)
{
    const PersonId actor = m_project.person().id;
    m_project.write([=](Stores &stores) { return PeopleService(stores, actor).add(name, roles); })
        .then(asker, [this, answer](const Result<Person> &added) {
            if (!added) {
                answer(added.error().sentence);
                return;
            }
            m_selected = added->id; // chosen once the list shows them
            answer({});
            Q_EMIT peopleAdded();
        });
}

void PeopleController::addAll(const QList<ListedPerson> &people, QObject *asker, const Answer &answer)
{
    const PersonId actor = m_project.person().id;
    m_project.write([=](Stores &stores) { return PeopleService(stores, actor).addAll(people); })
        .then(asker, [this, answer](const Result<QList<Person>> &added) {
            if (!added) {
                answer(added.error().sentence);
                return;
            }
            answer({});
            Q_EMIT toast(tr("%n person(s) added.", nullptr, static_cast<int>(added->size())), false);
            Q_EMIT peopleAdded();
        });
}

void PeopleController::update(const Person &person, QObject *asker, const Answer &answer)
{
    const PersonId actor = m_project.person().id;
    m_project.write([=](Stores &stores) { return PeopleService(stores, actor).update(person); })
        .then(asker, [answer](const Result<> &done) { answer(done ? QString() : done.error().sentence); });
}

void PeopleController::pause()
{
    const Person *person = selected();
    if (!person)
        return;
    const PersonId actor = m_project.person().id;
    const PersonId id = person->id;
    if (!person->active) {
        change([=](Stores &stores) { return PeopleService(stores, actor).resume(id); },
               tr("%1 is back in the project.").arg(person->name));
        return;
    }
    const bool pause = !person->paused;
    change([=](Stores &stores) { return PeopleService(stores, actor).pause(id, pause); },
           pause ? tr("%1 gets no new work from now on.").arg(person->name)
                 : tr("%1 gets new work again.").arg(person->name));
}

void PeopleController::end(const PersonId &person, const QString &name)
{
    const PersonId actor = m_project.person().id;
    change([=](Stores &stores) { return PeopleService(stores, actor).end(person); }, tr("%1 has left the project.").arg(name));
}

void PeopleController::withdraw(const QList<AssignmentId> &work)
{
    const PersonId actor = m_project.person().id;
    change(
        [=](Stores &stores) -> Result<> {
            const auto done = AssignmentService(stores, actor).withdraw(work);
            if (!done)
                return passOn(done);
            return {};
        },
        tr("Withdrew %n task(s).", nullptr, static_cast<int>(work.size())));
}

void PeopleController::reassign(const QList<AssignmentId> &work, const PersonId &to, const QString &note, QObject *asker,
                                const Answer &answer)
{
    const PersonId actor = m_project.person().id;
    m_project.write([=](Stores &stores) { return AssignmentService(stores, actor).reassign(work, to, note); })
        .then(asker, [this, answer](const Result<int> &done) {
            if (!done) {
                answer(done.error().sentence);
                return;
            }
            Q_EMIT toast(tr("Reassigned %n task(s).", nullptr, *done), true);
            answer({});
        });
}

void PeopleController::withdrawPackage(const PackageId &package)
{
    const PersonId actor = m_project.person().id;
    m_project.write([=](Stores &stores) { return PackageService(stores, actor).withdraw(package); })
        .then(this, [this](const Result<> &done) {
            if (!done)
                Q_EMIT refused(done.error());
            else
                Q_EMIT toast(tr("The package is withdrawn."), false);
        });
}

void PeopleController::saveRules(const QString &title, const WorkRules &rules)
{
    ProjectInfo info = m_project.info();
    info.title = title;
    info.rules = rules;
    const PersonId actor = m_project.person().id;
    m_project.write([=](Stores &stores) { return PeopleService(stores, actor).updateProject(info); })
        .then(this, [this, info](const Result<> &done) {
            if (!done) {
                Q_EMIT rulesRefused(done.error().sentence);
                return;
            }
            Q_EMIT rulesSaved(info);
            Q_EMIT toast(tr("The rules are saved."), false);
        });
}

} // namespace yuyi
