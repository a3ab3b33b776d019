// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/domain/runs/run.h"

#include <QHash>
#include <QList>

namespace yuyi {

class ItemChooser;
class Stores;

/// The few-shot examples of each item of a run, in the order in which they are shown.
using ItemShots = QHash<QuestionVersionId, QList<QuestionVersionId>>;

/// Whether a rule chooses the few-shot examples of each item.
bool choosesShots(const Configuration &configuration);

/// @brief The items that may be examples under this rule: accepted and released ones with an answer. If the examples show the rationale,
/// of each kind of question only those that have one; all of a kind in which none has one, unless no kind has any. Reads only.
Result<QList<ItemSetItem>> shotCandidates(Stores &stores, ItemChooser &chooser, const ShotRule &rule);

/// @brief Chooses `count` examples for each of these items: items of other images, of the same kind of question, with the same labels in
/// the dimensions of the rule, each of another image. Those that meet its preference come first; else they are ordered by the SHA-256
/// over the seed and the names of the item and the candidate. So the same seed and items give the same examples on every machine. Pure.
///
/// Invalid names the first item for which there are too few and the labels it has; or says that the preference cannot be read.
Result<ItemShots> chooseShots(const ShotRule &rule, int count, const QList<ItemSetItem> &asked, const QList<ItemSetItem> &candidates,
                              qint64 seed, const Preset &preset);

} // namespace yuyi
