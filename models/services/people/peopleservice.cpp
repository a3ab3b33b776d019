// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/people/peopleservice.h"

#include "models/domain/people/personname.h"
#include "models/services/people/assignmentservice.h"
#include "models/services/review/submissions.h"
#include "models/services/review/validationrounds.h"
#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/stages.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PeopleService)
};

tl::unexpected<Error> invalid(const QString &sentence)
{
    return failure(ErrorCode::Invalid, sentence);
}

Result<> requireFreeName(Stores &stores, const QString &name, const PersonId &self)
{
    YUYI_CHECK(checkPersonName(name));
    YUYI_TRY(const auto people, stores.project().people());
    for (const Person &other : people) {
        if (other.id != self && other.name.compare(name, Qt::CaseInsensitive) == 0)
            return invalid(Tr::tr("There is already a person named “%1”.").arg(name));
    }
    return {};
}

} // namespace

Result<Workloads> PeopleService::workloads()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    const QDateTime now = m_clock();
    YUYI_TRY(const auto loads, m_stores.work().loads(now));
    YUYI_TRY(const auto waits, m_stores.validationQueue().waitingForEach(now));
    return Workloads{loads, waits};
}

Result<Person> PeopleService::find(const PersonId &id)
{
    YUYI_TRY(const auto people, m_stores.project().people());
    for (const Person &person : people) {
        if (person.id == id)
            return person;
    }
    return failure(ErrorCode::NotFound, Tr::tr("This person is not in the project."), id.toString());
}

Result<> PeopleService::save(const Person &person, AuditAction action, const QString &text, const QList<WorkMove> &moves)
{
    YUYI_TRY(const auto before, find(person.id));
    YUYI_CHECK(m_stores.project().updatePerson(person));
    YUYI_CHECK(m_stores.record(makeEvent(Entity::Person, person.id.value(), action, m_actor, auditValue(before),
                                         auditValue(person))));
    return pushPersonStep(m_stores, m_actor, {before, person, moves}, text);
}

Result<> PeopleService::requireLeadLeft(const Person &changed)
{
    YUYI_TRY(const auto people, m_stores.project().people());
    const bool left = std::any_of(people.begin(), people.end(), [&](const Person &one) {
        const Person &now = one.id == changed.id ? changed : one;
        return now.active && now.is(Role::Lead);
    });
    if (!left)
        return failure(ErrorCode::Refused, Tr::tr("A project needs a lead. Make somebody else a lead first."));
    return {};
}

Result<Person> PeopleService::addInTransaction(const QString &name, const QList<Role> &roles)
{
    Person person;
    person.id = PersonId::create();
    person.name = name.trimmed();
    person.roles = roles;
    person.createdAt = m_clock();
    YUYI_CHECK(requireFreeName(m_stores, person.name, person.id));
    if (roles.isEmpty())
        return invalid(Tr::tr("A person needs at least one role."));
    YUYI_CHECK(m_stores.project().addPerson(person));
    YUYI_CHECK(m_stores.record(makeEvent(Entity::Person, person.id.value(), AuditAction::Added, m_actor, {},
                                         auditValue(person))));
    return person;
}

Result<Person> PeopleService::add(const QString &name, const QList<Role> &roles)
{
    Person person;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto added, addInTransaction(name, roles));
        person = added;
        return {};
    }));
    return person;
}

Result<QList<Person>> PeopleService::addAll(const QList<ListedPerson> &listed)
{
    QList<Person> people;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        people.clear(); // a transaction that has to wait begins again
        YUYI_CHECK(requireLead(m_stores, m_actor));
        if (listed.isEmpty())
            return invalid(Tr::tr("The list contains no people. Write one person per line: a name, then roles."));
        for (const ListedPerson &one : listed) {
            if (!one.fault.isEmpty())
                return invalid(Tr::tr("Line %1: %2", "of a list of people").arg(one.line).arg(one.fault));
            const auto added = addInTransaction(one.name, one.roles);
            if (!added)
                return failure(added.error().code, Tr::tr("Line %1: %2", "of a list of people").arg(one.line).arg(added.error().sentence));
            people.append(*added);
        }
        return {};
    }));
    return people;
}

Result<> PeopleService::update(const Person &wanted)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto person, find(wanted.id));
        person.name = wanted.name.trimmed();
        person.roles = wanted.roles;
        YUYI_CHECK(requireFreeName(m_stores, person.name, person.id));
        if (person.roles.isEmpty())
            return invalid(Tr::tr("A person needs at least one role."));
        YUYI_CHECK(requireLeadLeft(person));
        return save(person, AuditAction::Changed, Tr::tr("Changed: %1").arg(person.name));
    });
}

Result<> PeopleService::pause(const PersonId &id, bool paused)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto person, find(id));
        if (person.paused == paused)
            return {};
        person.paused = paused;
        return save(person, paused ? AuditAction::Paused : AuditAction::Resumed,
                    paused ? Tr::tr("Paused: %1").arg(person.name) : Tr::tr("Resumed: %1").arg(person.name));
    });
}

Result<> PeopleService::end(const PersonId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto person, find(id));
        if (!person.active)
            return {};
        if (id == m_actor)
            return failure(ErrorCode::Refused, Tr::tr("You cannot remove yourself from the project. Another lead can remove you."));
        person.active = false;
        YUYI_CHECK(requireLeadLeft(person));
        const QDateTime now = m_clock();
        AssignmentFilter open;
        open.person = id;
        open.state = AssignmentState::Open;
        YUYI_TRY(const auto work, m_stores.work().list(open));
        QList<WorkMove> moves;
        for (Assignment assignment : work) {
            WorkMove move;
            move.id = assignment.id;
            move.untilBefore = assignment.reservedUntil;
            YUYI_TRY(const auto current, m_stores.annotations().current(assignment.image, id));
            // What was begun stays to be found, but holds no place.
            if (current && assignment.task == Task::Annotate && assignment.question.isNull())
                assignment.reservedUntil = now;
            else
                assignment.state = AssignmentState::Withdrawn;
            YUYI_CHECK(m_stores.work().update(assignment));
            move.after = assignment.state;
            move.untilAfter = assignment.reservedUntil;
            moves.append(move);
            YUYI_CHECK(m_stores.record(makeEvent(Entity::Assignment, assignment.image.value(), AuditAction::Withdrawn,
                                                 m_actor, id.toString().toLatin1())));
        }
        YUYI_CHECK(freeCases(id, now));
        return save(person, AuditAction::Ended, Tr::tr("Removed: %1").arg(person.name), moves);
    });
}

Result<> PeopleService::freeCases(const PersonId &id, const QDateTime &now)
{
    YUYI_TRY(const auto cases, m_stores.review().casesFor(id, std::numeric_limits<int>::max(), false));
    for (const CaseSummary &summary : cases) {
        if (summary.state != CaseState::Open || summary.adjudicator != id)
            continue;
        YUYI_TRY(auto held, m_stores.review().adjudicationCase(summary.id));
        held.reservedUntil = now;
        YUYI_CHECK(m_stores.review().updateCase(held));
    }
    return {};
}

Result<> PeopleService::resume(const PersonId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto person, find(id));
        person.active = true;
        person.paused = false;
        return save(person, AuditAction::Resumed, Tr::tr("Restored: %1").arg(person.name));
    });
}

Result<> PeopleService::restoreInTransaction(const PersonStepData &data, bool undo)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    const Person &wanted = undo ? data.before : data.after;
    const Person &former = undo ? data.after : data.before;
    YUYI_TRY(auto person, find(wanted.id));
    if (person.name != former.name || person.roles != former.roles || person.active != former.active
        || person.paused != former.paused) {
        return failure(ErrorCode::Refused, Tr::tr("The entry of %1 was changed again later, so this step cannot be undone or redone.")
                                               .arg(person.name));
    }
    if (!wanted.active && wanted.id == m_actor)
        return failure(ErrorCode::Refused, Tr::tr("You cannot remove yourself from the project. Another lead can remove you."));
    const Person before = person;
    person.name = wanted.name;
    person.roles = wanted.roles;
    person.active = wanted.active;
    person.paused = wanted.paused;
    YUYI_CHECK(requireFreeName(m_stores, person.name, person.id));
    YUYI_CHECK(requireLeadLeft(person));
    YUYI_CHECK(m_stores.project().updatePerson(person));
    const AuditAction action = before.active != person.active
                                 ? (person.active ? AuditAction::Resumed : AuditAction::Ended)
                             : before.paused != person.paused ? (person.paused ? AuditAction::Paused : AuditAction::Resumed)
                                                              : AuditAction::Changed;
    YUYI_CHECK(m_stores.record(
        makeEvent(Entity::Person, person.id.value(), action, m_actor, auditValue(before), auditValue(person))));
    return AssignmentService(m_stores, m_actor, m_clock).moveInTransaction(data.moves, undo, true);
}

Result<> PeopleService::updateProject(const ProjectInfo &info)
{
    if (info.title.trimmed().isEmpty())
        return invalid(Tr::tr("A project needs a title."));
    YUYI_CHECK(checkRules(info.rules));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(const auto before, m_stores.project().info());
        YUYI_CHECK(m_stores.project().setInfo(info));
        YUYI_CHECK(m_stores.record(makeEvent(Entity::Project, info.id.value(), AuditAction::Rules,
                                             m_actor, auditValue(before), auditValue(info))));
        return followRules(before.rules, info.rules);
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
        YUYI_TRY(const auto images, m_stores.images().list(filter, ImageSort::Added));
        const bool settles = stage == Stage::Annotating || stage == Stage::Agreed;
        for (const ImageId &image : images) {
            if (settles) {
                YUYI_CHECK(settleInTransaction(m_stores, image, m_actor));
                continue;
            }
            YUYI_CHECK(openValidationsInTransaction(m_stores, image, m_actor));
            YUYI_CHECK(refreshStage(m_stores, image, m_actor));
        }
    }
    return {};
}

} // namespace yuyi
