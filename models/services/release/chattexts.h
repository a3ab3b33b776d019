// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"
#include "models/domain/result.h"
#include "models/exchange/benchmarks/exchangeset.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

/// The configurations of the project, each with its newest prompt, that show the image and need nothing else: no examples, step or facts,
/// and no other language than that of the items. Those of the preset come first.
Result<QList<Configuration>> dialogueConfigurations(Stores &stores);

/// Why the configuration of this code cannot be the prompt of dialogues; empty: it can, and so can the first where there is no code.
QString dialogueFault(const QList<Configuration> &offered, const QString &code);

/// @brief The items of a set as dialogues, in their own language and in those of complete translations: the prompt of the configuration,
/// and the right answer as a model should give it. Items without a prompt for their kind or without an answer are left out. Pure; any
/// thread.
QMap<QString, QHash<QuestionVersionId, ChatText>> chatTexts(const ExportSet &set, const Configuration &configuration);

/// What a set has as dialogues.
struct Dialogues {
    QStringList notes;   ///< sentences about what is left out
    QList<Item> leftOut; ///< items that are not written any more, with the splits that they have
    int unasked = 0;     ///< those of them that have no prompt for their kind, or no answer
};

/// @brief Makes a set one of dialogues: sets their texts, and takes out the items of splits that models are tested on, unless they are
/// wanted, and those without a prompt for their kind, with the images, pictures and translations that no other item has. `code`: of the
/// configuration; empty: the first of `offered`. Errors: Invalid if there is no such configuration or the set has no keys; Refused if no
/// items remain.
Result<Dialogues> makeDialogues(ExportSet &set, const QList<Configuration> &offered, const QString &code, bool withTest);

} // namespace yuyi
