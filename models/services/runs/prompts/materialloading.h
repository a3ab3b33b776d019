// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/translation.h"
#include "models/domain/result.h"
#include "models/domain/runs/run.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>

namespace yuyi {

struct RunMaterial;

/// Reads the material of a stored run.
Result<RunMaterial> loadMaterial(Stores &stores, const RunId &run);
/// Sets the items, examples and image profile of a run that may not be stored yet; run, endpoint and template must be set.
Result<> fillMaterial(Stores &stores, const QList<ItemSetItem> &items, RunMaterial &material);

/// @brief Lets the run ask in its language: with these texts of items and examples, and with the prompts of the configuration in it. Must
/// follow fillMaterial() and fillShots(). Without texts nothing changes.
void fillTexts(const AskedTexts &texts, RunMaterial &material);

/// Sets the facts that the configuration adds, of items and examples. Must follow fillMaterial() and fillShots().
void fillFacts(const QHash<QuestionVersionId, QString> &facts, RunMaterial &material);

/// @brief Sets the worked examples that were chosen for single items. Must follow fillMaterial(). NotFound if one is not in the project.
Result<> fillShots(Stores &stores, const QHash<QuestionVersionId, QList<QuestionVersionId>> &chosen, RunMaterial &material);

} // namespace yuyi
