// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/prompts/prompt.h"

namespace yuyi {

/// The words around the items of a request where a configuration has none of its own. `language` of the items: "zh", else English.
QString usualBatchPrompt(const QString &language);

/// @brief One message with several items: the words around them, and for each its number ("Question 3", "第3题") and its prompt with its
/// pictures. Pictures are counted through the whole message. A message with one list of pictures (`places.oneList`) also names those of an
/// item beside its number. Texts that follow one another are one part.
QList<ChatPart> batchParts(const Configuration &configuration, const QList<PromptItem> &items, const PicturePlaces &places,
                           const QString &language);

/// @brief The turns with one picture, `sheet`, in front of the first of them, and at the place of each picture the words "[picture 3]"
/// ("[图片 3]"), by number of the picture on the sheet.
/// @param numbers of the pictures by ChatPart::prepared
QList<ChatTurn> turnsWithSheet(const QList<ChatTurn> &turns, const ChatPart &sheet, const QHash<int, int> &numbers,
                               const QString &language);

} // namespace yuyi
