// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction.h"
#include "models/evaluation/labels.h"
#include "models/evaluation/optiontexts.h"

#include <QList>
#include <QString>

namespace yuyi {

/// How plainly a phrase says that this is the answer; plainer ones come first.
enum class Plainness {
    Final,    ///< 答案：C · the answer is C · boxed · a tag · a JSON key
    Chosen,   ///< 选C · I choose C · the best option is C
    Judged    ///< C 最符合 · C is correct · only C
};

/// @brief A place where the reply declares an answer. Rejected, asked and supposed ones are none.
struct Declaration {
    Plainness plainness = Plainness::Final;
    int option = -1;             ///< −1: out of range, or several
    QString label;
    bool several = false;        ///< joined labels: 答案：A和C
    bool corrects = false;       ///< a word of correction stands in the phrase or between it and the one before
    bool otherText = false;      ///< the text behind the label is that of another option
    qsizetype start = 0;         ///< of the whole phrase
    qsizetype labelStart = 0;
    qsizetype end = 0;
};

/// All declarations of a text (normal form), by place; of two on the same label the plainer one.
/// A letter that begins an option's words ("A型血…") is no label.
QList<Declaration> findDeclarations(const QString &text, const AnswerLabels &labels, const QList<ShownOption> &options,
                                    const OptionTexts &texts);

/// Where the words begin that the last plain declaration declares: behind 答案是, the answer is, a JSON key. −1: nothing is declared.
qsizetype declaredWordsAt(const QString &text);

} // namespace yuyi
