// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/endpoints/endpointscontroller.h"

#include "models/services/runs/endpoints/endpointrules.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/secretstore.h"

#include <algorithm>
#include <utility>

namespace yuyi {

EndpointsController::EndpointsController(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project)
{
}

void EndpointsController::load()
{
    m_project.read([person = m_project.person().id](Stores &stores) { return EndpointService(stores, person).list(); })
        .then(this, [this](const Result<QList<Endpoint>> &list) {
            if (!list) {
                Q_EMIT failed(list.error());
                return;
            }
            m_loaded = true;
            m_endpoints = *list;
            Q_EMIT loaded();
        });
}

QList<Endpoint> EndpointsController::all() const
{
    QList<Endpoint> all = m_endpoints;
    for (const Endpoint &draft : std::as_const(m_drafts)) {
        if (!stored(draft.id))
            all.append(draft);
    }
    return all;
}

const Endpoint *EndpointsController::stored(const EndpointId &id) const
{
    const auto found = std::find_if(m_endpoints.begin(), m_endpoints.end(), [&](const Endpoint &endpoint) { return endpoint.id == id; });
    return found == m_endpoints.end() || id.isNull() ? nullptr : &*found;
}

std::optional<Endpoint> EndpointsController::draft(const EndpointId &id) const
{
    const auto found = m_drafts.constFind(id);
    return found == m_drafts.constEnd() ? std::nullopt : std::optional(*found);
}

EndpointId EndpointsController::addDraft()
{
    Endpoint fresh;
    fresh.id = EndpointId::create();
    fresh.parameters.temperature = 0;
    fresh.keySource = KeySource::Keychain;
    m_drafts.insert(fresh.id, fresh);
    return fresh.id;
}

bool EndpointsController::keepDraft(const EndpointId &id, const Endpoint &typed, const QByteArray &key)
{
    const Endpoint *kept = stored(id);
    if (key.isEmpty())
        m_keys.remove(id);
    else
        m_keys.insert(id, key);
    const bool same = kept && key.isEmpty() && isSame(tidied(typed), *kept);
    if (same)
        m_drafts.remove(id);
    else
        m_drafts.insert(id, typed);
    return same;
}

void EndpointsController::dropDraft(const EndpointId &id)
{
    m_drafts.remove(id);
    m_keys.remove(id);
}

void EndpointsController::save(const Endpoint &endpoint, const QByteArray &key)
{
    const bool isNew = !stored(endpoint.id);
    const PersonId actor = m_project.person().id;
    m_saving = true;
    Q_EMIT savingChanged();
    m_project
        .write([endpoint, actor, isNew](Stores &stores) {
            EndpointService service(stores, actor);
            return isNew ? service.add(endpoint) : service.update(endpoint);
        })
        .then(this, [this, key, endpoint](const Result<Endpoint> &done) {
            m_saving = false;
            if (!done) {
                Q_EMIT saveRefused(endpoint.id, done.error());
                Q_EMIT savingChanged();
                return;
            }
            dropSaved(endpoint, *done, key);
            Q_EMIT saved(*done, key);
            load();
        });
}

/// What was typed while it was saved stays to be saved.
void EndpointsController::dropSaved(const Endpoint &sent, const Endpoint &saved, const QByteArray &key)
{
    const EndpointId id = sent.id;
    const QByteArray typedKey = m_keys.value(id);
    const bool keyTyped = !typedKey.isEmpty() && usableKey(typedKey).value_or(QByteArray()) != key;
    if (!keyTyped)
        m_keys.remove(id);
    if (const auto draft = m_drafts.find(id); draft != m_drafts.end()) {
        if (isSame(tidied(*draft), sent) && !keyTyped)
            m_drafts.erase(draft);
        else
            draft->version = saved.version;
    }
}

void EndpointsController::learn(const Endpoint &tested, const ChatParameters &learned)
{
    const Endpoint *kept = stored(tested.id);
    // What was learned of another server or model than the stored one is not the stored one's.
    if (!kept || kept->baseUrl != tested.baseUrl || kept->model != tested.model || kept->dialect != tested.dialect)
        return;
    const PersonId actor = m_project.person().id;
    m_project.write([id = tested.id, learned, actor](Stores &stores) { return EndpointService(stores, actor).learn(id, learned); })
        .then(this, [this](const Result<> &done) {
            if (!done)
                m_project.report(done.error());
            else
                load();
        });
}

void EndpointsController::remove(const Endpoint &endpoint)
{
    const PersonId actor = m_project.person().id;
    m_project.write([id = endpoint.id, actor](Stores &stores) { return EndpointService(stores, actor).remove(id); })
        .then(this, [this, endpoint](const Result<> &done) {
            if (!done) {
                Q_EMIT failed(done.error());
                return;
            }
            dropDraft(endpoint.id);
            Q_EMIT removed(endpoint);
            load();
        });
}

void EndpointsController::restore(const EndpointId &id)
{
    const PersonId actor = m_project.person().id;
    m_project.write([id, actor](Stores &stores) { return EndpointService(stores, actor).restore(id); })
        .then(this, [this](const Result<> &done) {
            if (!done)
                Q_EMIT failed(done.error());
            load();
        });
}

void EndpointsController::readSpent(const Endpoint &endpoint)
{
    m_project.read([id = endpoint.id, person = m_project.person().id](Stores &stores) { return EndpointService(stores, person).spent(id); })
        .then(this, [this, endpoint](const Result<double> &spent) {
            if (spent)
                Q_EMIT spentRead(endpoint, *spent);
        });
}

bool EndpointsController::isSame(const Endpoint &a, const Endpoint &b)
{
    return a.name == b.name && a.service == b.service && a.dialect == b.dialect && a.baseUrl == b.baseUrl && a.model == b.model
        && a.section == b.section && a.billions == b.billions
        && toJson(a.parameters) == toJson(b.parameters) && a.pictures == b.pictures && a.keySource == b.keySource
        && a.keyVariable == b.keyVariable && a.concurrency == b.concurrency && a.requestsPerMinute == b.requestsPerMinute
        && a.deadlineSeconds == b.deadlineSeconds && a.priceInput == b.priceInput && a.priceOutput == b.priceOutput
        && a.currency == b.currency && a.budget == b.budget;
}

} // namespace yuyi
