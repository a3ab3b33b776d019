// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

namespace yuyi {

/// What is known of a kind of question whose options are drawn, to check such a question of one image.
struct DrawnFacts {
    QString category;        ///< the name of the category of the image; empty: it has none
    QSet<Sha256> ofCategory; ///< pictures of images that have this category
    QSet<Sha256> discarded;  ///< pictures of discarded images
    QString pool;            ///< code
};

/// What the concepts of the project say about one question that was made of a chain of them.
struct ConceptVerdict {
    QString fault;         ///< a sentence; empty: none
    bool keyWrong = false; ///< whether the fault is that the key is wrong; else the question cannot be compared
    QStringList rivals;    ///< names of concepts that would be right as well

    friend bool operator==(const ConceptVerdict &, const ConceptVerdict &) = default;
};

/// What the templates of a preset make of the labels and facts of one image.
struct Filled {
    QList<Question> questions; ///< at most one of each kind, in the order of the groups, with ids of their own
    QStringList missing;       ///< sentences: facts without which a template cannot be filled
    /// Sentences: sheets that the image does not have, whose questions show its picture, kinds whose templates want other labels, and
    /// categories that the image does not have.
    QStringList notes;
    QHash<QString, QString> templates; ///< code of the template or the pool, by kind of question
    /// What is right by the facts, by kind of question: the texts of options that say so. Without kinds whose answer the author gives.
    QHash<QString, QStringList> truths = {};
    QHash<QString, DrawnFacts> drawn; ///< by kind of question; only of kinds whose options are drawn
    /// Names of concepts that would be right as well, by kind of question; only of kinds that are made of chains of concepts.
    QHash<QString, QStringList> rivals = {};
    /// Of the questions that were given and are of these kinds, as far as they can be compared with the concepts.
    QHash<QuestionVersionId, ConceptVerdict> verdicts = {};

    /// The question of this kind; null: none.
    const Question *ofKind(const QString &kind) const;
};

/// @brief What the templates make of one image, whose facts and sheets it knows, if these are its labels and its questions: the questions
/// of all templates that apply. What is missing is told only for kinds that none of its questions has, or only one in which nothing was
/// written. Empty: there are no templates.
using Filler = std::function<Filled(const Labels &, const QList<Question> &)>;

/// @brief Whether a question is not as its template fills it: another stem, other pictures than the sheet, or not the answer. What the
/// template does not say is the author's.
bool differsFromTemplate(const Question &question, const Question &filled);
/// @brief The question with the stem, the sheet and the answer of its template. Its ids, labels and the rest stay.
Question filledAnew(Question question, const Question &filled);
/// The question with the stem and all options of a draw. Its ids, labels and the rest stay.
Question drawnAnew(Question question, const Question &drawn);

} // namespace yuyi
