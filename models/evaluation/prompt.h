// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/domain/preset.h"
#include "models/evaluation/extraction.h"

#include <QMap>

namespace yuyi {

/// @brief An item as it is shown to a model. Explanation and implied meaning are no part of it: the implied meaning often is
/// the correct option.
struct PromptItem {
    QString stem;
    QList<ShownOption> options;      ///< in the order shown
    QString answer;                  ///< the key's label; only read where the item is a few-shot example
    QMap<DimensionCode, QStringList> labels;   ///< its own labels as the published data write them
    QList<ChatPart> pictures;
};

/// @brief The words of one prompt: the configuration's template with {question}, {options} as lines "(A) text", {key_words} as
/// the item's own labels joined by a comma. Texts that hold such a mark themselves stay as they are.
QString promptText(const Configuration &configuration, const PromptItem &item);

/// @brief The turns of a request: each worked example with its pictures and its answer, then the item. Together they are one turn, as
/// the paper prints its prompts (Figures 8–11); else each example is a turn of the user and one of the model. Each picture stands right
/// before the text it belongs to; pictures are left out where the configuration is without.
QList<ChatTurn> promptTurns(const Configuration &configuration, const PromptItem &item, const QList<PromptItem> &examples = {},
                            ExampleForm form = ExampleForm::Together);

/// @brief A prompt with each mark {name} of `texts` in its place; other braces stay, and texts that hold a mark themselves do too.
QString filledPrompt(const QString &prompt, const QMap<QString, QString> &texts);

} // namespace yuyi
