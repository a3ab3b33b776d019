// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/preset/preset.h"
#include "models/domain/review/validation.h"

#include <QSet>

namespace yuyi {

/// @file
/// @brief In which order the options of a question are shown: as shuffled() by one of these seeds. None is negative, and the same
/// arguments always give the same seed.

/// For a person who answers in a validation round.
qint64 orderSeed(const Validation &validation, const PersonId &person);
/// For a participant of a study that shuffles options.
qint64 orderSeedOfParticipant(qint64 seedOfParticipant, const QuestionVersionId &question);
/// For a model, in a run that shuffles options. It does not depend on the model: an item has the same order in all runs of one seed.
qint64 orderSeedOfRun(qint64 seedOfRun, const QuestionVersionId &question, int repeat);

/// @brief Shuffles with Fisher–Yates (Knuth, The Art of Computer Programming 2, algorithm P) and `Random`; the result is the
/// same on every machine.
QList<OptionId> shuffled(QList<OptionId> options, qint64 seed);

/// Codes of the kinds of questions whose options are the same in each question. These always keep their order.
QSet<QString> fixedKinds(const Preset &preset);

} // namespace yuyi
