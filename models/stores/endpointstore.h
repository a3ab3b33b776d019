// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/runs/run.h"

#include <QHash>
#include <QList>
#include <optional>

namespace yuyi {

/// @brief Endpoints and prompt versions. Thread of the connection.
class EndpointStore
{
public:
    virtual ~EndpointStore() = default;

    virtual Result<> add(const Endpoint &endpoint) = 0;    ///< Refused if the name is in use
    virtual Result<> update(const Endpoint &endpoint) = 0; ///< all but learned parameters; Conflict by version
    /// Stores parameters that the server rejected; never returns Conflict.
    virtual Result<> setLearned(const EndpointId &id, const ChatParameters &learned) = 0;
    virtual Result<Endpoint> endpoint(const EndpointId &id) = 0;
    virtual Result<std::optional<Endpoint>> named(const QString &name) = 0; ///< among endpoints in use
    virtual Result<QList<Endpoint>> endpoints(bool removedToo = false) = 0; ///< by name
    /// Cost of all its responses so far, in the endpoint's currency.
    virtual Result<double> spent(const EndpointId &id) = 0;

    /// Adds the next version of a configuration and returns it with its number.
    virtual Result<PromptTemplate> addTemplate(const PromptTemplate &promptTemplate) = 0;
    virtual Result<PromptTemplate> promptTemplate(const PromptTemplateId &id) = 0;
    virtual Result<QList<PromptTemplate>> templates() = 0; ///< by configuration, then number
};

} // namespace yuyi
