// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/people/peopleservice.h"

#include "models/domain/personname.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/review/submissions.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PeopleService)
};

constexpr int waitingRoundsRead = 100'000;   // more than there are

tl::unexpected<Error> invalid(const QString &sentence)
{
    return failure(ErrorCode::Invalid, sentence);
}

Result<> requireFreeName(Stores &stores, const QString &name, const PersonId &self)
{
    if (const auto good = checkPersonName(name); !good)
        return good;
    const auto people = stores.project().people();
    if (!people)
        return passOn(people);
    for (const Person &other : *people) {
        if (other.id != self && other.name.compare(name, Qt::CaseInsensitive) == 0)
            return invalid(Tr::tr("There is already a person named “%1”.").arg(name));
    }
    return {};
}

} // namespace

Result<Workloads> PeopleService::workloads()
{
    const QDateTime now = m_clock();
    const auto loads = m_stores.work().loads(now);
    if (!loads)
        return passOn(loads);
    const auto waiting = m_stores.validation().waitingRounds(now, waitingRoundsRead);
    if (!waiting)
        return passOn(waiting);
    Workloads read{*loads, {}};
    for (const WaitingRound &round : *waiting) {
        for (const PersonId &person : round.people)
            ++read.waits[person];
    }
    return read;
}

Result<Person> PeopleService::find(const PersonId &id)
{
    const auto people = m_stores.project().people();
    if (!people)
        return passOn(people);
    for (const Person &person : *people) {
        if (person.id == id)
            return person;
    }
    return failure(ErrorCode::NotFound, Tr::tr("This person is not in the project."), id.toString());
}

Result<> PeopleService::save(const Person &person, const QString &action, const QString &text, const QList<WorkMove> &moves)
{
    const auto before = find(person.id);
    if (!before)
        return passOn(before);
    if (const auto saved = m_stores.project().updatePerson(person); !saved)
        return saved;
    const auto recorded = m_stores.record(makeEvent(Entity::Person, person.id.value(), action, m_actor, auditValue(*before),
                                                    auditValue(person)));
    if (!recorded)
        return recorded;
    return pushPersonStep(m_stores, m_actor, {*before, person, moves}, text);
}

Result<> PeopleService::requireLeadLeft(const Person &changed)
{
    const auto people = m_stores.project().people();
    if (!people)
        return passOn(people);
    const bool left = std::any_of(people->begin(), people->end(), [&](const Person &one) {
        const Person &now = one.id == changed.id ? changed : one;
        return now.active && now.is(Role::Lead);
    });
    if (!left)
        return failure(ErrorCode::Refused, Tr::tr("A project needs a lead. Make somebody else a lead first."));
    return {};
}

Result<Person> PeopleService::addWithin(const QString &name, const QList<Role> &roles)
{
    Person person;
    person.id = PersonId::create();
    person.name = name.trimmed();
    person.roles = roles;
    person.createdAt = m_clock();
    if (const auto free = requireFreeName(m_stores, person.name, person.id); !free)
        return passOn(free);
    if (roles.isEmpty())
        return invalid(Tr::tr("A person needs at least one role."));
    if (const auto added = m_stores.project().addPerson(person); !added)
        return passOn(added);
    const auto recorded = m_stores.record(makeEvent(Entity::Person, person.id.value(), QStringLiteral("added"), m_actor, {},
                                                    auditValue(person)));
    if (!recorded)
        return passOn(recorded);
    return person;
}

Result<Person> PeopleService::add(const QString &name, const QList<Role> &roles)
{
    Person person;
    const auto done = m_stores.transaction([&]() -> Result<> {
        if (const auto lead = requireLead(m_stores, m_actor); !lead)
            return lead;
        const auto added = addWithin(name, roles);
        if (!added)
            return passOn(added);
        person = *added;
        return {};
    });
    if (!done)
        return passOn(done);
    return person;
}

Result<QList<Person>> PeopleService::addAll(const QList<ListedPerson> &listed)
{
    QList<Person> people;
    const auto done = m_stores.transaction([&]() -> Result<> {
        people.clear();   // a transaction that has to wait begins again
        if (const auto lead = requireLead(m_stores, m_actor); !lead)
            return lead;
        if (listed.isEmpty())
            return invalid(Tr::tr("The list contains no people. Write one person per line: a name, then roles."));
        for (const ListedPerson &one : listed) {
            if (!one.fault.isEmpty())
                return invalid(Tr::tr("Line %1: %2", "of a list of people").arg(one.line).arg(one.fault));
            const auto added = addWithin(one.name, one.roles);
            if (!added)
                return failure(added.error().code, Tr::tr("Line %1: %2", "of a list of people").arg(one.line).arg(added.error().sentence));
            people.append(*added);
        }
        return {};
    });
    if (!done)
        return passOn(done);
    return people;
}

Result<> PeopleService::update(const Person &wanted)
{
    return m_stores.transaction([&]() -> Result<> {
        if (const auto lead = requireLead(m_stores, m_actor); !lead)
            return lead;
        auto person = find(wanted.id);
        if (!person)
            return passOn(person);
        person->name = wanted.name.trimmed();
        person->roles = wanted.roles;
        if (const auto free = requireFreeName(m_stores, person->name, person->id); !free)
            return free;
        if (person->roles.isEmpty())
            return invalid(Tr::tr("A person needs at least one role."));
        if (const auto left = requireLeadLeft(*person); !left)
            return left;
        return save(*person, QStringLiteral("changed"), Tr::tr("Changed: %1").arg(person->name));
    });
}

Result<> PeopleService::pause(const PersonId &id, bool paused)
{
    return m_stores.transaction([&]() -> Result<> {
        if (const auto lead = requireLead(m_stores, m_actor); !lead)
            return lead;
        auto person = find(id);
        if (!person)
            return passOn(person);
        if (person->paused == paused)
            return {};
        person->paused = paused;
        return save(*person, paused ? QStringLiteral("paused") : QStringLiteral("resumed"),
                    paused ? Tr::tr("Paused: %1").arg(person->name) : Tr::tr("Resumed: %1").arg(person->name));
    });
}

Result<> PeopleService::end(const PersonId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        if (const auto lead = requireLead(m_stores, m_actor); !lead)
            return lead;
        auto person = find(id);
        if (!person)
            return passOn(person);
        if (!person->active)
            return {};
        if (id == m_actor)
            return failure(ErrorCode::Refused, Tr::tr("You cannot remove yourself from the project; another lead can."));
        person->active = false;
        if (const auto left = requireLeadLeft(*person); !left)
            return left;
        const QDateTime now = m_clock();
        AssignmentFilter open;
        open.person = id;
        open.state = AssignmentState::Open;
        const auto work = m_stores.work().list(open);
        if (!work)
            return passOn(work);
        QList<WorkMove> moves;
        for (Assignment assignment : *work) {
            WorkMove move;
            move.id = assignment.id;
            move.untilBefore = assignment.reservedUntil;
            const auto current = m_stores.annotations().current(assignment.image, id);
            if (!current)
                return passOn(current);
            // What was begun stays to be found, but holds no place.
            if (*current && assignment.task == Task::Annotate && assignment.question.isNull())
                assignment.reservedUntil = now;
            else
                assignment.state = AssignmentState::Withdrawn;
            if (const auto saved = m_stores.work().update(assignment); !saved)
                return saved;
            move.after = assignment.state;
            move.untilAfter = assignment.reservedUntil;
            moves.append(move);
            const auto recorded =
                m_stores.record(makeEvent(Entity::Assignment, assignment.image.value(), QStringLiteral("withdrawn"),
                                          m_actor, id.toString().toLatin1()));
            if (!recorded)
                return recorded;
        }
        return save(*person, QStringLiteral("ended"), Tr::tr("Removed: %1").arg(person->name), moves);
    });
}

Result<> PeopleService::resume(const PersonId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        if (const auto lead = requireLead(m_stores, m_actor); !lead)
            return lead;
        auto person = find(id);
        if (!person)
            return passOn(person);
        person->active = true;
        person->paused = false;
        return save(*person, QStringLiteral("resumed"), Tr::tr("Restored: %1").arg(person->name));
    });
}

Result<> PeopleService::restoreWithin(const PersonStepData &data, bool undo)
{
    if (const auto lead = requireLead(m_stores, m_actor); !lead)
        return lead;
    const Person &wanted = undo ? data.before : data.after;
    const Person &former = undo ? data.after : data.before;
    auto person = find(wanted.id);
    if (!person)
        return passOn(person);
    if (person->name != former.name || person->roles != former.roles || person->active != former.active
        || person->paused != former.paused) {
        return failure(ErrorCode::Refused, Tr::tr("%1 was changed again after this step.").arg(person->name));
    }
    if (!wanted.active && wanted.id == m_actor)
        return failure(ErrorCode::Refused, Tr::tr("You cannot remove yourself from the project; another lead can."));
    const Person before = *person;
    person->name = wanted.name;
    person->roles = wanted.roles;
    person->active = wanted.active;
    person->paused = wanted.paused;
    if (const auto free = requireFreeName(m_stores, person->name, person->id); !free)
        return free;
    if (const auto left = requireLeadLeft(*person); !left)
        return left;
    if (const auto saved = m_stores.project().updatePerson(*person); !saved)
        return saved;
    const QString action = before.active != person->active
        ? (person->active ? QStringLiteral("resumed") : QStringLiteral("ended"))
        : before.paused != person->paused ? (person->paused ? QStringLiteral("paused") : QStringLiteral("resumed"))
                                          : QStringLiteral("changed");
    const auto recorded = m_stores.record(
        makeEvent(Entity::Person, person->id.value(), action, m_actor, auditValue(before), auditValue(*person)));
    if (!recorded)
        return recorded;
    return AssignmentService(m_stores, m_actor, m_clock).moveWithin(data.moves, undo, true);
}

Result<> PeopleService::updateProject(const ProjectInfo &info)
{
    if (info.title.trimmed().isEmpty())
        return invalid(Tr::tr("A project needs a title."));
    if (const auto fit = checkRules(info.rules); !fit)
        return fit;
    return m_stores.transaction([&]() -> Result<> {
        if (const auto lead = requireLead(m_stores, m_actor); !lead)
            return lead;
        const auto before = m_stores.project().info();
        if (!before)
            return passOn(before);
        if (const auto saved = m_stores.project().setInfo(info); !saved)
            return saved;
        if (const auto recorded =
                m_stores.record(makeEvent(Entity::Project, info.id.value(), QStringLiteral("rules"), m_actor,
                                          auditValue(*before), auditValue(info)));
            !recorded)
            return recorded;
        return followRules(before->rules, info.rules);
    });
}

Result<> PeopleService::followRules(const WorkRules &before, const WorkRules &now)
{
    const bool annotators = before.annotatorsPerImage != now.annotatorsPerImage;
    const bool votes = before.votesPerQuestion != now.votesPerQuestion;
    QList<Stage> stages;
    if (annotators)
        stages += {Stage::Annotating, Stage::Agreed};
    if (votes)
        stages += {Stage::Gold, Stage::Validating, Stage::Accepted};
    for (const Stage stage : std::as_const(stages)) {
        ImageFilter filter;
        filter.stage = stage;
        const auto images = m_stores.images().list(filter, ImageSort::Added);
        if (!images)
            return passOn(images);
        const bool settles = stage == Stage::Annotating || stage == Stage::Agreed;
        for (const ImageId &image : *images) {
            if (settles) {
                if (const auto settled = settleWithin(m_stores, image, m_actor); !settled)
                    return settled;
                continue;
            }
            if (const auto opened = openValidationsWithin(m_stores, image, m_actor); !opened)
                return passOn(opened);
            if (const auto refreshed = refreshStage(m_stores, image, m_actor); !refreshed)
                return passOn(refreshed);
        }
    }
    return {};
}

} // namespace yuyi
