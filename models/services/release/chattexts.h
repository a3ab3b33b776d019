// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/benchmarks/exchangeset.h"

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief The items of a set as dialogues, in their own language and in those of complete translations: the first prompt of the preset that
/// shows the image and needs nothing else, and the right answer as a model should give it. Items without a prompt for their kind or without
/// an answer are left out. Pure; any thread. Invalid: the preset has no such prompt.
Result<QMap<QString, QHash<QuestionVersionId, ChatText>>> chatTexts(const ExportSet &set);

/// @brief Makes a set one of dialogues: sets their texts, and leaves out the items of splits that models are tested on, unless they are
/// wanted. Returns sentences about what is left out. Invalid: the set is without keys, or as above. Refused: nothing is left.
Result<QStringList> makeDialogues(ExportSet &set, bool withTest);

} // namespace yuyi
