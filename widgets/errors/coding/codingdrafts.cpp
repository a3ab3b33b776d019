// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/errors/coding/codingdrafts.h"

#include "models/services/errors/keptcodes.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"

namespace yuyi {

namespace {

bool same(const ErrorCaseEntry &a, const ErrorCaseEntry &b)
{
    return a.verdict == b.verdict && a.content == b.content;
}

} // namespace

CodingDrafts::CodingDrafts(ProjectAccess &project, QObject *parent)
    : QObject(parent), m_project(project), m_notes(project, QStringLiteral("errors-note"), nullptr),
      m_answers(project, QStringLiteral("errors-answer"), nullptr), m_typing([this] { return copies(); })
{
    connect(&project, &ProjectAccess::personChanged, this, &CodingDrafts::sitDown);
    connect(&project.server(), &ServerWatch::returned, this, &CodingDrafts::saveAgain);
    connect(&m_typing, &TypingKeeper::failingChanged, this, [this] { m_project.outbox().noteTyping(this, m_typing.isFailing()); });
    sitDown();
}

CodingDrafts::~CodingDrafts()
{
    if (!m_project.server().isConnected())
        m_typing.keepNow();
    m_project.outbox().noteTyping(this, false);
}

void CodingDrafts::sitDown()
{
    m_typing.sitDown(m_project.info().id, m_project.person().id);
    if (!copies().isEmpty())
        m_typing.watch();
}

QList<UnsavedCopy> CodingDrafts::copies() const
{
    QList<UnsavedCopy> copies;
    const Desk own = m_desks.value(m_project.person().id);
    for (const KeptAction &draft : own.drafts)
        copies.append(toCopy(draft));
    return copies;
}

void CodingDrafts::loaded(const ErrorCaseId &id, const std::optional<ErrorCaseEntry> &own)
{
    m_desks[m_project.person().id].stored.insert(id, own);
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

void CodingDrafts::typed(const ErrorCaseEntry &typed, const QString &where, bool draft)
{
    keep(typed);
    if (draft && m_project.server().link().onServer) {
        Desk &desk = m_desks[m_project.person().id];
        KeptAction action = toDraft(typed, desk.stored.value(typed.errorCase), where);
        if (const auto before = desk.drafts.constFind(typed.errorCase); before != desk.drafts.constEnd())
            action.name = before->name; // one file a case
        desk.drafts.insert(typed.errorCase, action);
        m_typing.watch();
        return;
    }
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
                desk.stored.insert(id, typed);
                if (acting)
                    noteSaved(typed);
                else if (same(desk.typed.value(id), typed))
                    forgetDraft(person, id);
                if (desk.unsaved.remove(id) && acting)
                    Q_EMIT savedAtLast(id);
                return;
            }
            const bool again = saved.error().code == ErrorCode::Environment && desk.typed.contains(id);
            if (again)
                desk.unsaved.insert(id, saved.error().sentence);
            if (again && saved.error().lost)
                return; // the window says it, and it is saved when the server is back
            Q_EMIT failed(id, saved.error().sentence, again && acting);
        });
}

void CodingDrafts::noteSaved(const ErrorCaseEntry &entry)
{
    const ErrorCaseId id = entry.errorCase;
    m_notes.saved(id.toString(), entry.content.note);
    m_answers.saved(id.toString(), entry.content.read.text);
    Desk &desk = m_desks[m_project.person().id];
    const auto draft = desk.drafts.constFind(id);
    if (draft == desk.drafts.constEnd())
        return;
    const ErrorCaseEntry latest = desk.typed.value(id);
    if (same(latest, entry)) {
        forgetDraft(m_project.person().id, id);
        return;
    }
    KeptAction newer = toDraft(latest, entry, draft->where);
    newer.name = draft->name;
    desk.drafts.insert(id, newer);
}

void CodingDrafts::forgetDraft(const PersonId &person, const ErrorCaseId &id)
{
    const KeptAction draft = m_desks[person].drafts.take(id);
    if (!draft.kind.isEmpty() && person == m_project.person().id)
        m_typing.saved(toCopy(draft).key);
}

void CodingDrafts::remove(const PersonId &person, const ErrorCaseId &id)
{
    Desk &desk = m_desks[person];
    desk.typed.remove(id);
    desk.unsaved.remove(id);
    desk.onlyHere.remove(id);
    forgetDraft(person, id);
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
