// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/runs/planning/plan.h"

#include <QStringList>

namespace yuyi {

/// @name Whole sentences about a plan that people should know before they start it. Pure.
/// @{
/// One list of pictures a message, and nothing says which belongs to which example: there, each example is a message of its own.
bool takesOnePictureAMessage(const PlannedRun &planned);

/// In which form examples are sent.
void noteTurns(const RunPlan &plan, ResolvedPlan &resolved);
/// By which rule examples are chosen.
void noteShots(ResolvedPlan &resolved);
/// What a choice of items leaves out.
void noteLeftOut(const ChosenItems &items, QStringList &notes);
/// What the pictures ask of the models. Items with one picture that stands before the text need no note.
void notePictures(ResolvedPlan &resolved);
/// @}

} // namespace yuyi
