// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/taxonomystore.h"

namespace yuyi {

class SqlTaxonomyStore final : public TaxonomyStore
{
public:
    explicit SqlTaxonomyStore(Connection &connection) : m_connection(connection) {}

    Result<QList<Concept>> concepts() override;
    Result<QHash<QString, ConceptId>> ids() override;
    Result<> put(const QList<Concept> &concepts, const PersonId &by) override;
    Result<> remove(const QList<ConceptId> &concepts) override;
    Result<QList<Chain>> chains() override;
    Result<> addChain(const Chain &chain, const PersonId &by) override;
    Result<> check(const ChainId &chain, ChainState state, const QString &note, const PersonId &by) override;
    Result<> setCurrent(const ChainId &chain, bool current) override;

private:
    Connection &m_connection;
};

} // namespace yuyi
