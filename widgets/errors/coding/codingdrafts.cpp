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
    const auto typed = m_typed.constFind(id);
    return typed != m_typed.constEnd() ? std::optional(*typed) : std::nullopt;
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
    write(typed);
}

void CodingDrafts::saveAgain()
{
    const QList<ErrorCaseId> again = m_unsaved.keys();
    for (const ErrorCaseId &id : again)
        write(m_typed.value(id));
}

void CodingDrafts::write(const ErrorCaseEntry &typed)
{
    m_project
        .write([typed, person = m_project.person().id](Stores &stores) { return ErrorCodingService(stores, person).save(typed); })
        .then(this, [this, typed](const Result<> &saved) {
            const ErrorCaseId id = typed.errorCase;
            if (saved) {
                noteSaved(typed);
                if (m_unsaved.remove(id) > 0)
                    Q_EMIT savedAtLast(id);
                return;
            }
            const bool again = saved.error().code == ErrorCode::Environment && m_typed.contains(id);
            if (again)
                m_unsaved.insert(id, saved.error().sentence);
            Q_EMIT failed(id, saved.error().sentence, again);
        });
}

void CodingDrafts::noteSaved(const ErrorCaseEntry &entry)
{
    m_notes.saved(entry.errorCase.toString(), entry.content.note);
    m_answers.saved(entry.errorCase.toString(), entry.content.read.text);
}

void CodingDrafts::remove(const ErrorCaseId &id)
{
    m_typed.remove(id);
    m_unsaved.remove(id);
}

void CodingDrafts::clear()
{
    m_typed.clear();
    m_unsaved.clear();
}

std::optional<std::pair<ErrorCaseId, QString>> CodingDrafts::unsaved() const
{
    if (m_unsaved.isEmpty())
        return std::nullopt;
    return std::pair(m_unsaved.constBegin().key(), m_unsaved.constBegin().value());
}

} // namespace yuyi
