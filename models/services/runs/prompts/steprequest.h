// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/domain/runs/run.h"
#include "models/services/runs/prompts/pictureuse.h"

#include <QList>
#include <QSet>
#include <QString>

namespace yuyi {

struct MaterialItem;
struct RunMaterial;

/// How many requests a step has for an item in one repeat, equal ones counted each: one, or one for each picture.
int stepRotations(const RunMaterial &material, const MaterialItem &item);

/// The one turn of a request that is sent before the question. Errors: those of the pictures.
Result<ChatTurn> stepTurn(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, PictureUse &use);

/// @brief The slots of the step that tell a question something, in the order in which the question shows their pictures. `slot`: of the
/// question; `options`: as it shows them. Each is the slot that is asked, see RunMaterial::stepSlot().
QList<RunSlot> stepSlotsOf(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, const QList<Option> &options);

/// @brief What stands for {step}: the reply about all pictures, or those about each, numbered as the question shows them. Before there is
/// a run of steps (an estimate, a preview) it is the placeholder itself. Invalid where a reply is missing.
Result<QString> stepWords(const RunMaterial &material, const MaterialItem &item, const RunSlot &slot, const QList<Option> &options);

/// @brief Finds the requests of a step that are equal: the same words and pictures in the same repeat. The first of them, in sending order,
/// is asked for all. `answered`: slots that have a response of their own, from a time when each slot was asked; they keep it. Follows from
/// the frozen items alone, for the run of steps and for its questions in the same way. Must follow fillMaterial() and fillTexts();
/// does nothing without a step.
void shareSteps(RunMaterial &material, const QSet<RunSlot> &answered = {});

} // namespace yuyi
