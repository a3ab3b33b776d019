// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/design/studydrafts.h"

#include "models/services/session/once.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

constexpr int retryMs = 5000;

QList<std::pair<QString, QString>> partsOf(const StudyTexts &texts)
{
    return {{QStringLiteral("instructions-zh"), texts.instructions.zh},
            {QStringLiteral("instructions-en"), texts.instructions.en},
            {QStringLiteral("consent-zh"), texts.consent.zh},
            {QStringLiteral("consent-en"), texts.consent.en}};
}

QString aboutPart(const StudyId &study, const QString &part)
{
    return study.toString() % u'-' % part;
}

Result<Study> saveOnce(Stores &stores, const PersonId &actor, const StudyDraft &draft, const QUuid &name)
{
    StudyService service(stores, actor);
    Study saved;
    const Result<> done = once(stores, name, [&]() -> Result<> {
        const auto stored = service.save(draft);
        if (!stored)
            return passOn(stored);
        saved = *stored;
        return {};
    });
    if (!done)
        return passOn(done);
    if (!saved.id.isNull())
        return saved;
    // An earlier call took place after all. What others changed since has not been seen here, so its version does not count.
    auto stored = service.draft(draft.study.id);
    if (!stored)
        return passOn(stored);
    stored->study.version = draft.study.version + 1;
    return stored->study;
}

} // namespace

StudyDrafts::StudyDrafts(ProjectAccess &project, QObject *parent)
    : QObject(parent), m_project(project), m_notes(project, QStringLiteral("study-text"), nullptr)
{
    m_again.setSingleShot(true);
    m_again.setInterval(retryMs);
    connect(&m_again, &QTimer::timeout, this, &StudyDrafts::send);
    connect(&project.server(), &ServerWatch::returned, this, &StudyDrafts::send);
    connect(&project.server(), &ServerWatch::leftBehind, this, [this](bool writing) {
        if (writing && m_sending)
            wait();
    });
}

void StudyDrafts::typed(const StudyDraft &draft, const StudyTexts &before)
{
    const auto old = partsOf(before);
    const auto now = partsOf(draft.texts);
    for (qsizetype i = 0; i < now.size(); ++i) {
        if (now.at(i).second != old.at(i).second)
            m_notes.typed(aboutPart(draft.study.id, now.at(i).first), tr("Texts of the study “%1”").arg(draft.study.name),
                          now.at(i).second);
    }
}

void StudyDrafts::save(const StudyDraft &draft)
{
    m_drafts.removeIf([&](const Entry &one) { return one.draft.study.id == draft.study.id && !one.sent; });
    m_drafts.append(Entry{draft});
    if (!m_again.isActive())
        send();
}

const StudyDraft *StudyDrafts::unsaved(const StudyId &study) const
{
    const auto found = std::find_if(m_drafts.crbegin(), m_drafts.crend(), [&](const Entry &one) { return one.draft.study.id == study; });
    return found == m_drafts.crend() ? nullptr : &found->draft;
}

void StudyDrafts::send()
{
    if (m_sending || m_drafts.isEmpty())
        return;
    m_again.stop();
    m_sending = true;
    Entry &next = m_drafts.first();
    next.sent = true;
    const PersonId actor = m_project.person().id;
    m_project
        .write([draft = next.draft, name = next.name, actor](Stores &stores) { return saveOnce(stores, actor, draft, name); })
        .then(this, [this, call = ++m_call](const Result<Study> &stored) {
            if (call == m_call)
                answered(stored);
        });
}

void StudyDrafts::wait()
{
    ++m_call;
    m_sending = false;
    m_again.start();
}

void StudyDrafts::answered(const Result<Study> &stored)
{
    const StudyDraft draft = m_drafts.constFirst().draft;
    const auto ofStudy = [&](const Entry &one) { return one.draft.study.id == draft.study.id; };
    if (!stored && stored.error().code == ErrorCode::Environment) {
        if (!stored.error().lost) {
            // The project does not have it, so that a newer one can take its place.
            Entry newest{*unsaved(draft.study.id)};
            m_drafts.removeIf(ofStudy);
            m_drafts.prepend(std::move(newest));
        }
        wait();
        Q_EMIT delayed(stored.error().sentence);
        return;
    }
    m_sending = false;
    if (stored) {
        m_drafts.removeFirst();
        for (Entry &one : m_drafts) {
            if (!ofStudy(one))
                continue;
            one.draft.study.version = stored->version;
            one.draft.study.texts = stored->texts;
            one.draft.texts.number = stored->texts;
        }
        const auto parts = partsOf(draft.texts);
        for (const auto &[part, text] : parts)
            m_notes.saved(aboutPart(draft.study.id, part), text);
        Q_EMIT saved(*stored);
    } else {
        m_drafts.removeIf(ofStudy);
        Q_EMIT refused(draft.study.id, stored.error().sentence);
    }
    send();
}

} // namespace yuyi
