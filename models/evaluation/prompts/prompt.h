// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clients/chat.h"
#include "models/domain/annotation/annotation.h"
#include "models/domain/preset/preset.h"
#include "models/evaluation/extraction/extraction.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

/// How an option is offered where a configuration has no line of its own.
inline const QString usualOptionLine = QStringLiteral("({label}) {text}");

/// @brief An item as shown to a model. Explanation and implied meaning are left out: the implied meaning often is the correct option.
struct PromptItem {
    QString kind; ///< of the question
    QString stem;
    QList<ShownOption> options;              ///< in the order shown
    QString answer;                          ///< as a model should give it; only read where the item is a few-shot example
    QMap<DimensionCode, QStringList> labels; ///< the item's labels as in the published data
    QString facts;                           ///< values of the facts that the configuration adds, one a line
    QList<ChatPart> pictures;                ///< those of the stem, by number; empty: none is sent
    QList<ChatPart> optionPictures;          ///< parallel to `options`, without bytes where an option has none; empty: none is sent
    QString step;                            ///< what stands for {step}, where the configuration has one
    int stemPictures = 0;                    ///< number of the stem's pictures, sent or not; at least that of `pictures`
};

/// @brief Where the pictures of a prompt are that have a place in its text: those that the stem has a mark for, and those of options.
struct PicturePlaces {
    bool inText = true;                                  ///< false: all pictures come first, and words stand at their places
    QString placeholder = QStringLiteral("<image {n}>"); ///< these words, with {n} for the number; also where no picture is sent
    int before = 0;                                      ///< pictures of the same list before these: numbers go on from them
    bool oneList = false;                                ///< a message has one list of pictures, those of its examples included
};
/// @brief The places that a configuration asks for. `language`: that of the items; in Chinese, "<图片 {n}>" stands for a picture unless the
/// configuration has words of its own. `oneList`: the server takes the pictures of a message as a list beside its text.
PicturePlaces picturePlaces(const Configuration &configuration, const QString &language, bool oneList = false);

/// @brief The text of one prompt: the configuration's template for the kind of the question with {question}, {options} as lines
/// "(A) text" or as the configuration's option line says, {facts} as the values it adds, {key_words} as the item's labels joined by
/// commas, and {step} where it has a step. Placeholders inside the inserted texts are not replaced.
/// `placeholder` stands for each picture that has a place in the text; numbers count the pictures of the stem, then those of the options
/// in the order shown.
QString promptText(const Configuration &configuration, const PromptItem &item, const QString &placeholder = PicturePlaces().placeholder);

/// @brief Pictures and texts of one prompt in the order in which they are sent. Pictures without a place in the text come first, then
/// the text; it is cut where a picture stands, and what is only white space between two pictures is left out. A picture whose mark stands
/// twice is sent twice. Without marks and pictures of options: the pictures, then the text in one piece.
QList<ChatPart> promptParts(const Configuration &configuration, const PromptItem &item, const PicturePlaces &places = {});

/// @brief The turns of a request: each few-shot example with its pictures and its answer, then the item. ExampleForm::Together
/// puts all into one turn, as the paper prints its prompts (Figures 8–11); with Turns each example is a user turn and a model
/// turn. Pictures are where promptParts() puts them; they are left out if the configuration is without image.
QList<ChatTurn> promptTurns(const Configuration &configuration, const PromptItem &item, const QList<PromptItem> &examples = {},
                            ExampleForm form = ExampleForm::Together, const PicturePlaces &places = {});

/// @brief What a model should answer: the labels of the correct options ("AC"), or their texts, one a line, where the prompt shows no
/// options and they have texts; without options the first accepted answer. `shown`: the options in the author's order.
QString exampleAnswer(const Configuration &configuration, const PromptItem &shown, const Question &question);

/// @brief Replaces each placeholder {name} of `texts` in a prompt. Other braces and placeholders inside the inserted texts stay.
QString filledPrompt(const QString &prompt, const QMap<QString, QString> &texts);

} // namespace yuyi
