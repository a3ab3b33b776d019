// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/peopleservice.h"

#include "models/services/events.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::PeopleService)
};

Result<> requireFreeName(Stores &stores, const QString &name, const PersonId &self)
{
    if (name.isEmpty())
        return failure(ErrorCode::Invalid, Text::tr("A person needs a name."));
    const auto people = stores.project().people();
    if (!people)
        return passOn(people);
    for (const Person &other : *people) {
        if (other.id != self && other.name.compare(name, Qt::CaseInsensitive) == 0)
            return failure(ErrorCode::Invalid, Text::tr("There is somebody called “%1” already.").arg(name));
    }
    return {};
}

} // namespace

Result<Person> PeopleService::add(const QString &name, const QList<Role> &roles)
{
    Person person;
    person.id = PersonId::create();
    person.name = name.trimmed();
    person.roles = roles;
    person.createdAt = QDateTime::currentDateTimeUtc();
    const auto done = m_stores.transaction([&]() -> Result<> {
        if (const auto free = requireFreeName(m_stores, person.name, person.id); !free)
            return passOn(free);
        if (const auto added = m_stores.project().addPerson(person); !added)
            return passOn(added);
        return m_stores.record(makeEvent(Entity::Person, person.id.value(), QStringLiteral("added"), m_actor));
    });
    if (!done)
        return passOn(done);
    return person;
}

Result<> PeopleService::update(const Person &person)
{
    return m_stores.transaction([&]() -> Result<> {
        if (const auto free = requireFreeName(m_stores, person.name.trimmed(), person.id); !free)
            return passOn(free);
        if (const auto saved = m_stores.project().updatePerson(person); !saved)
            return passOn(saved);
        return m_stores.record(makeEvent(Entity::Person, person.id.value(), QStringLiteral("changed"), m_actor));
    });
}

Result<> PeopleService::updateProject(const ProjectInfo &info)
{
    if (info.title.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Text::tr("A project needs a title."));
    return m_stores.transaction([&]() -> Result<> {
        if (const auto saved = m_stores.project().setInfo(info); !saved)
            return passOn(saved);
        return m_stores.record(makeEvent(Entity::Project, info.id.value(), QStringLiteral("rules"), m_actor));
    });
}

} // namespace yuyi
