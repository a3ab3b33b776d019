// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/preset/dimension.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/domain/taxonomy/taxonomy.h"
#include "models/services/templates/chainverdicts.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace yuyi {

class Stores;

/// A question that was made of a chain, in both languages.
struct ChainQuestion {
    QString kind;
    ChainTask task = ChainTask::Atomic;
    int level = 0; ///< of the concept that is asked about; 0 is the most general
    Title stem;
    QList<Title> options;
    QList<ConceptId> offered; ///< the concepts of the options; empty for yes and no
    int key = 0;              ///< index of the right option
    ConceptId pictured;       ///< whose picture is shown in the place of that of the leaf; null: none
    QList<ConceptId> rivals;  ///< concepts that would be right as well
};

struct ChainQuestions {
    QList<ChainQuestion> questions;
    QStringList lacking; ///< sentences: what cannot be made, and why
};

/// @brief Makes the questions of a chain of N concepts for a picture of its leaf (CONSTRUCTURE, section 3): N that ask whether the picture
/// shows a concept, half of them (rounded down) with a picture of an unrelated one; and N − 1 each of abstraction (itself, below, above,
/// another one of the level above), concretization (itself, above, below, another one of the level below) and common ancestor (itself,
/// above, below, a sibling or what is below one). Where the chain has no such level, a further wrong concept takes its place. No two
/// options are called alike, and by no path is a second one right. All draws follow from the seed of the chain, by rank: the same
/// taxonomy and seed give the same questions. `pictured`: the concepts that have a picture. Pure; any thread.
ChainQuestions chainQuestions(const ChainRules &rules, const Taxonomy &taxonomy, const Chain &chain, const QList<ConceptId> &pictured);

/// The concepts of a project for its questions.
struct ChainMaterial {
    Taxonomy taxonomy;
    QHash<ImageId, Chain> accepted;    ///< chains that people accepted, by the image of their leaf
    QHash<ConceptId, Medium> pictures; ///< of images that are not discarded
    QList<ConceptId> pictured;         ///< those that have one, in the order of their codes
    ShownConcepts shown;               ///< by all images of concepts, also discarded ones
    bool used = false;                 ///< whether the project ever had concepts; a work package has none
};

/// What is made for one image.
struct ChainFill {
    QHash<QString, ChainQuestion> questions; ///< by kind
    QHash<QString, Medium> media;            ///< by kind: the picture that is shown in the place of that of the image
    QHash<QString, QStringList> rivals;      ///< by kind: names of concepts that would be right as well
    QHash<QString, Labels> labels;           ///< by kind: of the question
    QStringList lacking;
    ImageId image;
    std::shared_ptr<const ChainMaterial> material; ///< of which it was made
};

/// Null without chains in the preset. Thread of the stores.
Result<std::shared_ptr<const ChainMaterial>> chainMaterial(Stores &stores, const Preset &preset);
/// @brief The questions of the accepted chain of an image; null without chains in the preset. `known`: the material, if it was read before.
/// Thread of the stores.
Result<std::shared_ptr<const ChainFill>> chainFill(Stores &stores, const Preset &preset, const ImageId &image,
                                                   const std::shared_ptr<const ChainMaterial> &known = {});

} // namespace yuyi
