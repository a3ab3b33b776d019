// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingdrafts.h"

#include "models/services/session/projectaccess.h"

namespace yuyi {

CodingDrafts::CodingDrafts(ProjectAccess &project, QObject *parent)
    : QObject(parent), m_project(project), m_notes(project, QStringLiteral("errors-note"), nullptr),
      m_answers(project, QStringLiteral("errors-answer"), nullptr)
{
}

std::optional<ErrorCaseEntry> CodingDrafts::of(const ErrorCaseId &id) const
{
    const auto desk = m_desks.constFind(m_project.person().id);
    if (desk == m_desks.constEnd())
        return std::nullopt;
    const auto typed = desk->typed.constFind(id);
    return typed != desk->typed.constEnd() ? std::optional(*typed) : std::nullopt;
}

void CodingDrafts::keep(const ErrorCaseEntry &typed)
{
    Desk &desk = m_desks[m_project.person().id];
    desk.name = m_project.person().name;
    desk.typed.insert(typed.errorCase, typed);
}

void CodingDrafts::typed(const ErrorCaseEntry &typed, const QString &where)
{
    keep(typed);
    m_notes.typed(typed.errorCase.toString(), where, typed.content.note);
    m_answers.typed(typed.errorCase.toString(), where, typed.content.read.text);
}

void CodingDrafts::save(const ErrorCaseEntry &typed)
{
    keep(typed);
    write(m_project.person().id, typed);
}

void CodingDrafts::holdOnly(const PersonId &person, const ErrorCaseId &id, const QString &number)
{
    if (number.isEmpty())
        letGo(person, id);
    else
        m_desks[person].onlyHere.insert(id, number);
}

void CodingDrafts::saveAgain()
{
    const QHash<PersonId, Desk> desks = m_desks;
    for (auto desk = desks.cbegin(); desk != desks.cend(); ++desk) {
        const QList<ErrorCaseId> again = desk->unsaved.keys();
        for (const ErrorCaseId &id : again)
            write(desk.key(), desk->typed.value(id));
    }
}

void CodingDrafts::write(const PersonId &person, const ErrorCaseEntry &typed)
{
    m_project.write([typed, person](Stores &stores) { return ErrorCodingService(stores, person).save(typed); })
        .then(this, [this, typed, person](const Result<> &saved) {
            const ErrorCaseId id = typed.errorCase;
            const bool acting = person == m_project.person().id;
            Desk &desk = m_desks[person];
            if (saved) {
                noteSaved(typed);
                if (desk.unsaved.remove(id) && acting)
                    Q_EMIT savedAtLast(id);
                return;
            }
            const bool again = saved.error().code == ErrorCode::Environment && desk.typed.contains(id);
            if (again)
                desk.unsaved.insert(id, saved.error().sentence);
            Q_EMIT failed(id, saved.error().sentence, again && acting);
        });
}

void CodingDrafts::noteSaved(const ErrorCaseEntry &entry)
{
    m_notes.saved(entry.errorCase.toString(), entry.content.note);
    m_answers.saved(entry.errorCase.toString(), entry.content.read.text);
}

void CodingDrafts::remove(const PersonId &person, const ErrorCaseId &id)
{
    Desk &desk = m_desks[person];
    desk.typed.remove(id);
    desk.unsaved.remove(id);
    desk.onlyHere.remove(id);
}

std::optional<std::pair<ErrorCaseId, QString>> CodingDrafts::unsaved() const
{
    const Desk own = m_desks.value(m_project.person().id);
    if (own.unsaved.isEmpty())
        return std::nullopt;
    return std::pair(own.unsaved.cbegin().key(), own.unsaved.cbegin().value());
}

std::optional<UnsavedWork> CodingDrafts::held() const
{
    const QString onlyHere = tr("An adjudication is saved only when it is submitted.");
    const PersonId acting = m_project.person().id;
    const Desk own = m_desks.value(acting);
    if (!own.onlyHere.isEmpty()) {
        return UnsavedWork{tr("Your adjudication of case %1 is not submitted.").arg(own.onlyHere.cbegin().value()), onlyHere,
                           tr("Submit it first.")};
    }
    for (auto desk = m_desks.cbegin(); desk != m_desks.cend(); ++desk) {
        if (desk.key() == acting || (desk->unsaved.isEmpty() && desk->onlyHere.isEmpty()))
            continue;
        return UnsavedWork{tr("What %1 entered under “Code” is not saved.").arg(desk->name),
                           desk->unsaved.isEmpty() ? onlyHere : desk->unsaved.cbegin().value(),
                           tr("%1 can submit it first.").arg(desk->name)};
    }
    return std::nullopt;
}

} // namespace yuyi
