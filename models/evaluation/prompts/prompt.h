// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/domain/preset/preset.h"
#include "models/evaluation/extraction/extraction.h"

#include <QMap>

namespace yuyi {

/// @brief An item as shown to a model. Explanation and implied meaning are left out: the implied meaning often is the correct option.
struct PromptItem {
    QString kind; ///< of the question
    QString stem;
    QList<ShownOption> options;              ///< in the order shown
    QString answer;                          ///< as a model should give it; only read where the item is a few-shot example
    QMap<DimensionCode, QStringList> labels; ///< the item's labels as in the published data
    QList<ChatPart> pictures;
};

/// @brief The text of one prompt: the configuration's template for the kind of the question with {question}, {options} as lines
/// "(A) text", and {key_words} as the item's labels joined by commas. Placeholders inside the inserted texts are not replaced.
QString promptText(const Configuration &configuration, const PromptItem &item);

/// @brief The turns of a request: each few-shot example with its pictures and its answer, then the item. ExampleForm::Together
/// puts all into one turn, as the paper prints its prompts (Figures 8–11); with Turns each example is a user turn and a model
/// turn. Each picture comes right before its text. Pictures are left out if the configuration is without image.
QList<ChatTurn> promptTurns(const Configuration &configuration, const PromptItem &item, const QList<PromptItem> &examples = {},
                            ExampleForm form = ExampleForm::Together);

/// @brief Replaces each placeholder {name} of `texts` in a prompt. Other braces and placeholders inside the inserted texts stay.
QString filledPrompt(const QString &prompt, const QMap<QString, QString> &texts);

} // namespace yuyi
