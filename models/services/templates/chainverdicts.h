// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/filled.h"
#include "models/domain/preset/chainrules.h"
#include "models/domain/taxonomy/taxonomy.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace yuyi {

/// @brief The concepts that answer a question about a chain as well as its key does, by any path and by their names (CONSTRUCTURE, section
/// 3). `shown`: the concept of the picture; `ancestors`: the concept that the task Ancestor names, with those that are called like it; the
/// other tasks need none. Not for the task Atomic. Pure; any thread.
QSet<ConceptId> rightBesides(const Taxonomy &taxonomy, ChainTask task, const ConceptId &shown, const QList<ConceptId> &ancestors,
                             const ConceptId &key);

/// Concepts by what shows them.
struct ShownConcepts {
    QHash<ImageId, ConceptId> ofImage;
    QHash<Sha256, ConceptId> ofPicture; ///< by the picture of the image
};

/// @brief What the concepts say now about a stored question of one of the kinds that are made of chains: whether its key is right and which
/// concepts would be right as well. Concepts are found by their names, as people can write options. `image`: of the question; `language`:
/// in which it is written. Nothing for other kinds, and for a question whose text was rewritten, so that it names no concept.
/// Pure; any thread.
std::optional<ConceptVerdict> chainVerdict(const ChainRules &rules, const Taxonomy &taxonomy, const ShownConcepts &shown,
                                           const ImageId &image, const Question &question, const QString &language);

} // namespace yuyi
