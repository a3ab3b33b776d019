// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/endpointstore.h"

namespace yuyi {

class SqlEndpointStore final : public EndpointStore
{
public:
    explicit SqlEndpointStore(Connection &connection) : m_connection(connection) {}

    Result<> add(const Endpoint &endpoint) override;
    Result<> update(const Endpoint &endpoint) override;
    Result<> setLearned(const EndpointId &id, const ChatParameters &learned) override;
    Result<Endpoint> endpoint(const EndpointId &id) override;
    Result<std::optional<Endpoint>> named(const QString &name) override;
    Result<QList<Endpoint>> endpoints(bool removedToo) override;
    Result<double> spent(const EndpointId &id) override;

    Result<PromptTemplate> addTemplate(const PromptTemplate &promptTemplate) override;
    Result<PromptTemplate> promptTemplate(const PromptTemplateId &id) override;
    Result<QList<PromptTemplate>> templates() override;

private:
    Result<QList<Endpoint>> where(const QString &condition, const QVariantList &values);
    Result<> requireFreeName(const Endpoint &endpoint);

    Connection &m_connection;
};

} // namespace yuyi
