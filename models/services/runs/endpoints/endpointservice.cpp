// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/endpoints/endpointservice.h"

#include "models/services/rules/events.h"
#include "models/services/rules/eventvalues.h"
#include "models/services/rules/permissions.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::EndpointService)
};

bool asksTheSame(const Endpoint &a, const Endpoint &b)
{
    return a.dialect == b.dialect && a.baseUrl == b.baseUrl && a.model == b.model;
}

} // namespace

Result<Endpoint> EndpointService::checked(const Endpoint &wanted)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    const Endpoint endpoint = tidied(wanted);
    if (const QList<EndpointFault> faults = faultsOf(endpoint); !faults.isEmpty())
        return failure(ErrorCode::Invalid, faults.first().sentence, faults.first().field);
    YUYI_TRY(const auto all, m_stores.endpoints().endpoints());
    const bool taken = std::any_of(all.begin(), all.end(), [&](const Endpoint &other) {
        return other.id != endpoint.id && other.name.compare(endpoint.name, Qt::CaseInsensitive) == 0;
    });
    if (taken) {
        return failure(ErrorCode::Refused, Tr::tr("An endpoint named “%1” already exists. Choose another name.").arg(endpoint.name),
                       QStringLiteral("name"));
    }
    return endpoint;
}

Result<> EndpointService::stateSize(const Endpoint &endpoint)
{
    return m_stores.runs().stateSize(endpoint.id, endpoint.model, endpoint.billions, !endpoint.isPractice());
}

Result<> EndpointService::record(const EndpointId &id, AuditAction action, const Endpoint *before, const Endpoint *after)
{
    return m_stores.record(makeEvent(Entity::Endpoint, id.value(), action, m_actor, before ? auditValue(*before) : QByteArray(),
                                     after ? auditValue(*after) : QByteArray()));
}

Result<Endpoint> EndpointService::add(const Endpoint &wanted)
{
    Endpoint endpoint = wanted;
    if (endpoint.id.isNull())
        endpoint.id = EndpointId::create();
    endpoint.active = true;
    endpoint.version = 1;
    endpoint.createdAt = m_clock();
    endpoint.createdBy = m_actor;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto good, checked(endpoint));
        endpoint = good;
        YUYI_CHECK(m_stores.endpoints().add(endpoint));
        if (endpoint.billions)
            YUYI_CHECK(stateSize(endpoint));
        return record(endpoint.id, AuditAction::Added, nullptr, &endpoint);
    }));
    return endpoint;
}

Result<Endpoint> EndpointService::update(const Endpoint &wanted)
{
    Endpoint now = wanted;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(const auto good, checked(wanted));
        YUYI_TRY(const auto before, m_stores.endpoints().endpoint(wanted.id));
        if (!before.active)
            return failure(ErrorCode::Refused, Tr::tr("The endpoint “%1” has been removed from the project.").arg(before.name));
        if (before.isPractice() != good.isPractice()) {
            return failure(ErrorCode::Refused,
                           Tr::tr("A practice model and a model on a server cannot be changed into each other, because their runs would "
                                  "be mixed up. Add another endpoint."),
                           QStringLiteral("dialect"));
        }
        now = good;
        now.active = true;
        YUYI_CHECK(m_stores.endpoints().update(now));
        if (!asksTheSame(before, now))
            YUYI_CHECK(m_stores.endpoints().setLearned(now.id, {}));
        if (before.billions != now.billions)
            YUYI_CHECK(stateSize(now));
        YUYI_CHECK(record(now.id, AuditAction::Changed, &before, &now));
        YUYI_TRY(const auto stored, m_stores.endpoints().endpoint(now.id));
        now = stored;
        return {};
    }));
    return now;
}

Result<> EndpointService::remove(const EndpointId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto endpoint, m_stores.endpoints().endpoint(id));
        if (!endpoint.active)
            return {};
        const Endpoint before = endpoint;
        endpoint.active = false;
        YUYI_CHECK(m_stores.endpoints().update(endpoint));
        return record(id, AuditAction::Removed, &before, &endpoint);
    });
}

Result<> EndpointService::restore(const EndpointId &id)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_TRY(auto endpoint, m_stores.endpoints().endpoint(id));
        if (endpoint.active)
            return {};
        YUYI_CHECK(checked(endpoint));
        endpoint.active = true;
        YUYI_CHECK(m_stores.endpoints().update(endpoint));
        return record(id, AuditAction::Restored, nullptr, &endpoint);
    });
}

Result<> EndpointService::learn(const EndpointId &id, const ChatParameters &learned)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requirePerson(m_stores, m_actor));
        return m_stores.endpoints().setLearned(id, learned);
    });
}

Result<QList<Endpoint>> EndpointService::list(bool removedToo)
{
    return m_stores.endpoints().endpoints(removedToo);
}

Result<Endpoint> EndpointService::endpoint(const EndpointId &id)
{
    return m_stores.endpoints().endpoint(id);
}

Result<Endpoint> EndpointService::named(const QString &name)
{
    YUYI_TRY(const auto all, m_stores.endpoints().endpoints());
    QStringList names;
    for (const Endpoint &endpoint : all) {
        if (endpoint.name.compare(name.simplified(), Qt::CaseInsensitive) == 0)
            return endpoint;
        names.append(endpoint.name);
    }
    if (names.isEmpty())
        return failure(ErrorCode::NotFound, Tr::tr("This project has no endpoints yet."));
    return failure(ErrorCode::NotFound, Tr::tr("There is no endpoint “%1”. Available endpoints: %2.")
                                            .arg(name, names.join(Tr::tr(", ", "between names"))));
}

Result<double> EndpointService::spent(const EndpointId &id)
{
    return m_stores.endpoints().spent(id);
}

} // namespace yuyi
