// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/result.h"
#include "models/domain/work.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

struct AnnotationSummary {
    AnnotationId id;
    ImageId image;
    PersonId person;
    Origin origin = Origin::Annotation;
    AnnotationState state = AnnotationState::Draft;
    int questions = 0;
    QDateTime updatedAt;
    QDateTime createdAt = {};
};

/// How many current gold annotations (images) have each value of each dimension.
using LabelCounts = QHash<DimensionCode, QHash<LabelCode, qint64>>;

/// @brief Annotations with their questions, gold ones too. Thread of the connection.
///
/// Questions belong to the annotation they were written in. A gold annotation refers to question versions of
/// annotations (or imports) and never copies them. Keys are kept in a table of their own.
class AnnotationStore
{
public:
    virtual ~AnnotationStore() = default;

    virtual Result<> add(const Annotation &annotation) = 0;
    virtual Result<Annotation> annotation(const AnnotationId &id) = 0;
    /// @brief Writes content and state where the version is still `annotation.version`, raises it and returns the new
    /// version; else Conflict. Questions that are not frozen are written in place; frozen ones must be unchanged;
    /// questions no longer in the list are marked removed.
    virtual Result<int> save(const Annotation &annotation) = 0;
    /// Raises the version too: whoever still holds the former state cannot save over the new one.
    virtual Result<> setState(const AnnotationId &id, AnnotationState state) = 0;
    /// Fixes the current versions of all its questions.
    virtual Result<> freezeQuestions(const AnnotationId &id) = 0;

    /// This person's annotation of the image that is draft, submitted or returned (not gold, not import).
    virtual Result<std::optional<Annotation>> current(const ImageId &image, const PersonId &person) = 0;
    virtual Result<QList<AnnotationSummary>> ofPerson(const PersonId &person) = 0;   ///< newest change first
    virtual Result<QList<AnnotationSummary>> ofImage(const ImageId &image) = 0;      ///< oldest first

    /// The gold annotation in force of an image, with its questions.
    virtual Result<std::optional<Annotation>> gold(const ImageId &image) = 0;
    /// @brief Adds a gold annotation that refers to the given questions and supersedes the former gold of the image.
    virtual Result<> setGold(const Annotation &gold) = 0;

    /// @brief All items: each question of each gold annotation in force with its labels; imported ones with their
    /// entry's own labels and split. Ordered by import position, then image added, then question.
    virtual Result<QList<Item>> items() = 0;
    /// All stems and options in force with their image: for the linter's look at other questions.
    virtual Result<QList<Item>> itemsOfImage(const ImageId &image) = 0;
    virtual Result<LabelCounts> labelCounts() = 0;
    /// Questions of all gold annotations in force.
    virtual Result<qint64> goldQuestionCount() = 0;
    /// Over this person's submitted questions: how often each position holds the key.
    virtual Result<QList<int>> keyPositions(const PersonId &person) = 0;

    /// @brief The next image to annotate for a person: what came back to him, his drafts, what he was given, then (`pool`) images
    /// where others hold fewer than `perImage` places; skipped ones last; nothing when all is done. `after`: walk on from this
    /// image. A place is held by what somebody wrote, unless it is a draft whose reservation has run out, and by work in hand.
    virtual Result<std::optional<ImageId>> nextFor(const Turn &turn, const ImageId &after) = 0;
    virtual Result<qint64> openFor(const Turn &turn) = 0;
    /// The same images by how they came to the person.
    virtual Result<AnnotationWork> workFor(const Turn &turn) = 0;
    /// Remembers that the person put this image off; clears it with `skipped` false.
    virtual Result<> setSkipped(const ImageId &image, const PersonId &person, bool skipped) = 0;
    /// Submitted by this person since the given time.
    virtual Result<qint64> submittedSince(const PersonId &person, const QDateTime &since) = 0;
};

} // namespace yuyi
