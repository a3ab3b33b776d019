// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/endpoint.h"
#include "models/domain/result.h"
#include "models/services/endpointrules.h"
#include "models/stores/stores.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @brief Endpoints of a project. Changing them is for leads (Refused). Never sees a key.
class EndpointService
{
public:
    EndpointService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// Gives it id, time and author. Invalid with the sentence of the first fault; Refused for a name in use.
    Result<Endpoint> add(const Endpoint &endpoint);
    /// As `add`; Conflict when it was changed since. What was learned of server and model is forgotten when either changes.
    Result<Endpoint> update(const Endpoint &endpoint);
    /// Out of the list; its runs stay. The name is free again. Good, too, when it was removed before.
    Result<> remove(const EndpointId &id);
    /// Back into the list. Refused when its name has been given to another.
    Result<> restore(const EndpointId &id);
    /// @brief What the server turned out to refuse, from a test or a run; no event, no conflict. Anybody who may run.
    Result<> learn(const EndpointId &id, const ChatParameters &learned);

    /// By name.
    Result<QList<Endpoint>> list(bool removedToo = false);
    Result<Endpoint> endpoint(const EndpointId &id);
    /// Among those in use, in any case of letters. NotFound names those there are.
    Result<Endpoint> named(const QString &name);
    /// Cost of all its runs so far, in the endpoint's currency.
    Result<double> spent(const EndpointId &id);

private:
    Result<Endpoint> checked(const Endpoint &endpoint);
    Result<> record(const EndpointId &id, const QString &action, const Endpoint *before, const Endpoint *after);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
