// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/result.h"
#include "models/domain/runs/endpoint.h"
#include "models/services/runs/endpoints/endpointrules.h"
#include "models/stores/stores.h"

#include <QList>
#include <QString>

namespace yuyi {

/// Manages the endpoints of a project. Only leads may change them; others get Refused. Never handles API keys.
class EndpointService
{
public:
    EndpointService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// @brief Sets id, time and author and stores the endpoint. A stated model size also holds for imported runs of this model name
    /// (not from a practice model). Returns Invalid with the first fault, or Refused if the name is in use.
    Result<Endpoint> add(const Endpoint &endpoint);
    /// @brief Errors as for `add`; Conflict if it was changed since it was read. Learned parameters are reset if server or model
    /// changes. A changed model size is changed in its runs that asked this model, too, and in imported runs of this model name; runs
    /// of another model that it asked before keep theirs.
    Result<Endpoint> update(const Endpoint &endpoint);
    /// Removes it from the list; its runs stay and its name is free again. Succeeds if it is already removed.
    Result<> remove(const EndpointId &id);
    /// Restores a removed endpoint. Returns Refused if its name is now used by another one.
    Result<> restore(const EndpointId &id);
    /// @brief Stores the parameters that the server refused in a test or a run. Makes no audit event and causes no Conflict. Allowed
    /// to every person of the project.
    Result<> learn(const EndpointId &id, const ChatParameters &learned);

    /// The endpoints, sorted by name.
    Result<QList<Endpoint>> list(bool removedToo = false);
    Result<Endpoint> endpoint(const EndpointId &id);
    /// Finds an endpoint in use by name, ignoring case. Returns NotFound, which names the available endpoints.
    Result<Endpoint> named(const QString &name);
    /// Cost of all its runs so far, in the endpoint's currency.
    Result<double> spent(const EndpointId &id);

private:
    Result<Endpoint> checked(const Endpoint &endpoint);
    Result<> stateSize(const Endpoint &endpoint);
    Result<> record(const EndpointId &id, AuditAction action, const Endpoint *before, const Endpoint *after);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
