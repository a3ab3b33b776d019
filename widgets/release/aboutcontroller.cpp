// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/release/aboutcontroller.h"

#include "models/domain/text.h"
#include "models/services/release/aboutservice.h"
#include "models/services/session/projectaccess.h"

#include <utility>

namespace yuyi {

AboutController::AboutController(ProjectAccess &project, QObject *parent)
    : QObject(parent), m_project(project), m_notes(project, QStringLiteral("about-text"), nullptr)
{
}

bool AboutController::mayEdit() const
{
    return m_project.person().is(Role::Lead);
}

QString AboutController::unsaved(AboutField field) const
{
    return m_notes.text(codeOf(field));
}

void AboutController::load()
{
    m_project.read([person = m_project.person().id](Stores &stores) { return AboutService(stores, person).texts(); })
        .then(this, m_latest.only([this](const Result<AboutTexts> &texts) {
            if (!texts) {
                Q_EMIT failed(texts.error().sentence);
                return;
            }
            m_stored = *texts;
            m_loaded = true;
            const auto refused = std::exchange(m_refused, {});
            for (auto it = refused.begin(); it != refused.end(); ++it)
                Q_EMIT notSaved(it.key(), it.value());
            Q_EMIT loaded();
        }));
}

void AboutController::projectChanged(const Changes &changes)
{
    if (m_loaded && changes.touches(Entity::Project))
        load();
}

void AboutController::typed(AboutField field, const QString &text)
{
    const bool same = plainParagraphs(text) == stored(field) && !isSaving(field);
    m_notes.typed(codeOf(field), tr("About the data: %1").arg(titleOf(field)), same ? QString() : text);
}

void AboutController::save(AboutField field, const QString &text, const QString &before)
{
    ++m_saving[field];
    m_project
        .write([person = m_project.person().id, field, text, before](Stores &stores) {
            return AboutService(stores, person).set(field, text, before);
        })
        .then(this, [this, field, text](const Result<> &done) { saved(field, text, done); });
}

void AboutController::saved(AboutField field, const QString &text, const Result<> &done)
{
    --m_saving[field];
    if (done) {
        // What has been typed since stays.
        if (plainParagraphs(unsaved(field)) == plainParagraphs(text))
            drop(field);
        load();
        return;
    }
    const bool byOther = done.error().code == ErrorCode::Conflict;
    if (!byOther)
        Q_EMIT failed(done.error().sentence);
    m_refused.insert(field, byOther);
    load();
}

void AboutController::drop(AboutField field)
{
    m_notes.typed(codeOf(field), {}, {});
}

} // namespace yuyi
