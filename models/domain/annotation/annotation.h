// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/answer.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/codes.h"
#include "models/domain/ids.h"
#include "models/domain/preset/dimension.h"
#include "models/domain/preset/questionkind.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace yuyi {

/// Something that was looked up to understand the image.
struct ContextNote {
    QString text;
    QString source; ///< link or reference; may be empty

    friend bool operator==(const ContextNote &, const ContextNote &) = default;
};

/// The greatest number of wordings that a question without options accepts.
inline constexpr int mostAccepted = 8;

/// An option says a text, shows a picture, or both: the text first.
struct Option {
    OptionId id;
    QString text;
    QString note; ///< why a distractor is wrong
    bool correct = false;
    Medium picture = {}; ///< null: none

    /// Whether it has neither a text nor a picture.
    bool isEmpty() const { return picture.isNull() && text.trimmed().isEmpty(); }
    friend bool operator==(const Option &, const Option &) = default;
};

/// @brief One question in one version. A submitted version never changes: an edit makes the next one.
struct Question {
    QuestionId id;
    QuestionVersionId versionId;
    int number = 1;              ///< version number, from 1
    bool frozen = false;         ///< submitted: versions and options are fixed
    QString kind = singleChoice; ///< code of a kind of the preset
    QString stem;
    QList<Option> options; ///< empty: the answer is written
    QStringList accepted;  ///< without options: the correct answers, each in another wording; at most mostAccepted
    QString rationale;
    QList<Medium> media; ///< pictures of the stem, at most mostStemPictures, each once; empty: see stemPictures()
    Labels labels = {};  ///< what the annotation says about it, no part of the version: a frozen one may get other labels

    /// The correct options; of a question without options its first accepted answer.
    Answer key() const;
    OptionSet keys() const;
    /// Index of the only correct option; −1 when none or several.
    int keyIndex() const { return keys().only(); }
    /// The options in the author's order.
    QList<OptionId> optionIds() const;
    /// Whether the answer is exactly the correct options, or says the same as an accepted answer.
    bool isRight(const Answer &answer) const;
    /// How figures count an answer to this question. Every right wording counts as the first accepted answer.
    GivenAnswer given(const Answer &answer) const;
    /// Whether it lists pictures of its stem, or an option has a picture: not every question shows its image and texts alone.
    bool hasPictures() const;
    friend bool operator==(const Question &, const Question &) = default;
};

/// The content of an annotation: labels of the image, texts, and questions with their labels.
struct AnnotationContent {
    Labels labels; ///< of the image; those of a question belong to the question
    QString explanation;
    QString impliedMeaning;
    QList<ContextNote> context;
    QList<Question> questions;
    bool unsure = false; ///< the annotator asks for a second look; never set in gold annotations

    friend bool operator==(const AnnotationContent &, const AnnotationContent &) = default;
};

enum class AnnotationState {
    Draft,
    Submitted,
    Returned,
    Superseded
};

inline constexpr CodeTable<AnnotationState, 4> codesOf(AnnotationState)
{
    return {{{AnnotationState::Draft, u"draft"},
             {AnnotationState::Submitted, u"submitted"},
             {AnnotationState::Returned, u"returned"},
             {AnnotationState::Superseded, u"superseded"}}};
}

/// Where an annotation comes from: a person, an adjudication, or a benchmark file.
enum class Origin {
    Annotation,
    Gold,
    Import
};

inline constexpr CodeTable<Origin, 3> codesOf(Origin)
{
    return {{{Origin::Annotation, u"annotation"}, {Origin::Gold, u"gold"}, {Origin::Import, u"import"}}};
}

struct Annotation {
    AnnotationId id;
    ImageId image;
    PersonId person;
    Origin origin = Origin::Annotation;
    AnnotationState state = AnnotationState::Draft;
    int round = 1;
    GuidelineId guideline;     ///< version of the guideline it was made under; null when there is none
    SourceEntryId sourceEntry; ///< for imports
    AnnotationContent content;
    int version = 1; ///< optimistic lock
    QDateTime createdAt;
    QDateTime updatedAt;
};

/// One released or releasable item: an image with its gold labels and texts, and one question.
struct Item {
    ImageId image;
    AnnotationId annotation; ///< the gold annotation; for imported items the entry's own
    Labels labels;           ///< of the image and of the question
    QString explanation;
    QString impliedMeaning;
    Question question;
    SourceEntryId sourceEntry; ///< null unless imported
    QString split;             ///< of the last release of the question, else of the imported file; empty: neither
};

/// What a question says, to compare it with others.
struct QuestionText {
    QuestionId question;
    ImageId image;
    QString stem;
    QStringList options;    ///< texts in no particular order, pictures behind them (pictureToken()); without options: accepted answers
    QStringList media = {}; ///< the listed pictures of the stem as pictureToken(), in no particular order
};

} // namespace yuyi
