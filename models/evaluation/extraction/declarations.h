// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evaluation/extraction/extraction.h"
#include "models/evaluation/extraction/labels.h"
#include "models/evaluation/extraction/optiontexts.h"

#include <QList>
#include <QString>

namespace yuyi {

/// How explicitly a phrase declares the answer; more explicit ones come first.
enum class Plainness {
    Final,    ///< 答案：C · the answer is C · boxed · a tag · a JSON key
    Chosen,   ///< 选C · I choose C · the best option is C
    Judged    ///< C 最符合 · C is correct · only C
};

/// A passage where the reply declares an answer. Rejected, questioned and hypothetical answers are not declarations.
struct Declaration {
    Plainness plainness = Plainness::Final;
    int option = -1;             ///< −1: out of range, or several
    QString label;
    bool several = false;        ///< joined labels: 答案：A和C
    bool corrects = false;       ///< a correcting word is in the phrase, or between it and the previous one
    bool otherText = false;      ///< the text after the label belongs to another option
    qsizetype start = 0;         ///< of the whole phrase
    qsizetype labelStart = 0;
    qsizetype end = 0;
};

/// All declarations in a text (in normal form), by position; of two on the same label the more explicit one. A letter that begins
/// an option's text ("A型血…") is not a label.
QList<Declaration> findDeclarations(const QString &text, const AnswerLabels &labels, const QList<ShownOption> &options,
                                    const OptionTexts &texts);

/// Start of the words that the last Plainness::Final phrase declares: after 答案是, "the answer is", or a JSON key. −1: no such
/// phrase.
qsizetype declaredWordsAt(const QString &text);

} // namespace yuyi
