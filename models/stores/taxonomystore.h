// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/taxonomy/taxonomy.h"

#include <QHash>
#include <QList>
#include <QString>

namespace yuyi {

/// @brief Concepts, their is-a relations, and the chains made of them. Thread of the connection. Errors of writing: those of the
/// connection; Refused outside a transaction.
class TaxonomyStore
{
public:
    virtual ~TaxonomyStore() = default;

    /// The concepts in use, in the order of their codes.
    virtual Result<QList<Concept>> concepts() = 0;
    /// The ids of all concepts that there ever were, by code.
    virtual Result<QHash<QString, ConceptId>> ids() = 0;
    /// Adds concepts, or changes those with their ids, with all their relations. Their parents are stored, or among them.
    virtual Result<> put(const QList<Concept> &concepts, const PersonId &by) = 0;
    /// Takes concepts out of use, with the relations to their parents.
    virtual Result<> remove(const QList<ConceptId> &concepts) = 0;

    /// All chains, also former ones, in the order of the codes of their leaves.
    virtual Result<QList<Chain>> chains() = 0;
    virtual Result<> addChain(const Chain &chain, const PersonId &by) = 0;
    /// What a person says about a chain: its state and note.
    virtual Result<> check(const ChainId &chain, ChainState state, const QString &note, const PersonId &by) = 0;
    /// Whether the tree has the path.
    virtual Result<> setCurrent(const ChainId &chain, bool current) = 0;
};

} // namespace yuyi
