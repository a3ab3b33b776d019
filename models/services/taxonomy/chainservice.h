// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/domain/taxonomy/taxonomy.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

class Stores;

/// One level of a chain, with what stands around it in the tree.
struct ChainLevel {
    Concept shown;
    QList<Title> siblings;
    QList<Title> children;
    QList<Concept> further; ///< further parents, of which a person may choose another for the tree
};

/// A chain with what is needed to judge it.
struct ChainEntry {
    Chain chain;
    QList<ChainLevel> levels;
    std::optional<Image> image; ///< of the leaf
};

struct ChainList {
    QList<ChainEntry> entries; ///< in the order of their names from the top
    int withheld = 0;          ///< chains whose image the person may still answer questions about
};

/// @brief People look at the chains and say which are chains of concepts that pictures show. For leads and annotators, in the project.
/// Thread of the stores.
class ChainService
{
public:
    ChainService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// The chains of the tree.
    Result<ChainList> chains();
    /// @brief Says what a chain is, one step of the undo history; a note of up to 2,000 characters. Returns whether anything changed.
    /// NotFound: there is no such chain in the tree any more.
    Result<bool> check(const ChainId &chain, ChainState state, const QString &note);
    /// @brief Makes a further parent of a concept its parent in the tree; the former one becomes a further one. The chains of the tree
    /// follow. One step of the undo history. For leads. Invalid: it is no further parent of it.
    Result<> chooseParent(const ConceptId &id, const ConceptId &parent);

private:
    Result<> requireChecker();

    Stores &m_stores;
    PersonId m_actor;
};

/// The longest note about a chain.
inline constexpr int longestChainNote = 2000;

} // namespace yuyi
