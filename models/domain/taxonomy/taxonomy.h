// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"
#include "models/domain/preset/title.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

namespace yuyi {

using ConceptId = Id<struct ConceptTag>;
using ChainId = Id<struct ChainTag>;

/// Something that images show, in a taxonomy: "a duck is a bird" (is-a).
struct Concept {
    ConceptId id;
    QString code;             ///< as files name it; unique in the project
    Title name;               ///< in one language or both
    ImageId image;            ///< the image that shows it; null: none
    ConceptId parent;         ///< the concept above it in the tree; null: it is a top concept
    QList<ConceptId> further; ///< further parents: true of it, but no chain goes through them

    /// All parents, that of the tree first.
    QList<ConceptId> parents() const;
    /// The name in the language, "zh" or "en", else in the other one, else the code.
    QString nameIn(const QString &language) const;
    /// The same in the current language.
    QString shownName() const;
};

enum class ChainState {
    Open,     ///< nobody has checked it
    Accepted, ///< questions are made of it
    Dropped   ///< not a chain of concepts that pictures show
};

inline constexpr CodeTable<ChainState, 3> codesOf(ChainState)
{
    return {{{ChainState::Open, u"open"}, {ChainState::Accepted, u"accepted"}, {ChainState::Dropped, u"dropped"}}};
}

/// A path of the tree from a top concept to a leaf.
struct Chain {
    ChainId id;
    QList<ConceptId> levels; ///< from the top concept (level 0) to the leaf
    ChainState state = ChainState::Open;
    QString note;
    quint32 seed = 0;    ///< of everything that is drawn for its questions
    bool current = true; ///< whether the tree still has this path

    ConceptId leaf() const { return levels.isEmpty() ? ConceptId() : levels.constLast(); }
};

/// @brief The concepts of a project with their is-a relations, indexed. "By any path" means along all parents, not only those of the tree.
/// Relations in a circle are followed once. Pure; any thread.
class Taxonomy
{
public:
    Taxonomy() = default;
    explicit Taxonomy(const QList<Concept> &concepts);

    /// In the order of their codes.
    const QList<Concept> &concepts() const { return m_concepts; }
    bool isEmpty() const { return m_concepts.isEmpty(); }
    const Concept *find(const ConceptId &id) const;
    const Concept *find(const QString &code) const;
    /// Below the concept in the tree, in the order of their codes.
    QList<ConceptId> children(const ConceptId &id) const;
    /// The other children of its parent.
    QList<ConceptId> siblings(const ConceptId &id) const;
    /// From the top concept to the concept itself, in the tree. Empty for an unknown one.
    QList<ConceptId> pathTo(const ConceptId &id) const;
    /// Concepts without children in the tree, in the order of their codes.
    QList<ConceptId> leaves() const;
    /// All above the concept, by any path, without itself.
    QSet<ConceptId> above(const ConceptId &id) const;
    /// All below the concept, by any path, without itself.
    QSet<ConceptId> below(const ConceptId &id) const;
    /// Whether two concepts have a name in common, in either language. Case and outer white space do not matter.
    bool sharesName(const ConceptId &a, const ConceptId &b) const;
    /// Other concepts with which this one has a name in common.
    QList<ConceptId> namesakes(const ConceptId &id) const;
    /// @brief The concepts that nameIn() calls so: those with this name in the language, "zh" or "en"; if there are none, in the other one;
    /// if there are none, with this code. Case and outer white space do not matter.
    QList<ConceptId> named(const QString &name, const QString &language) const;
    /// @brief All that is true of what shows the concept: itself, all above it by any path, and what is called like one of these.
    QSet<ConceptId> truths(const ConceptId &shown) const;
    /// @brief Whether what shows `shown` is also a `said`: it is the same, above it by any path, or has the name of one of these.
    bool isTrue(const ConceptId &said, const ConceptId &shown) const;
    /// Whether neither is true of what shows the other.
    bool isUnrelated(const ConceptId &a, const ConceptId &b) const;

private:
    QSet<ConceptId> reached(const ConceptId &from, const QHash<ConceptId, QList<ConceptId>> &along) const;

    QList<Concept> m_concepts;
    QHash<ConceptId, qsizetype> m_places;
    QHash<QString, qsizetype> m_codes;
    QHash<QString, QList<ConceptId>> m_named;      ///< by a name in one language, folded
    QHash<ConceptId, QList<ConceptId>> m_children; ///< in the tree
    QHash<ConceptId, QList<ConceptId>> m_up;       ///< by any path
    QHash<ConceptId, QList<ConceptId>> m_down;
};

} // namespace yuyi
