// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/people/work.h"
#include "models/domain/result.h"

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

/// Number of current gold annotations (images) per value of each dimension; of questions' dimensions the number of their questions.
using LabelCounts = QHash<DimensionCode, QHash<LabelCode, qint64>>;

/// A label of a dimension that is in use, under a label of the parent dimension.
struct UsedLabel {
    LabelCode label;
    LabelCode parent; ///< of the same image or question; empty: it has none
    int count = 0;    ///< images, or questions where the dimension is of questions

    friend bool operator==(const UsedLabel &, const UsedLabel &) = default;
};

/// @brief Annotations with their questions, including gold ones. Thread of the connection.
///
/// Questions belong to the annotation in which they were written. A gold annotation refers to question versions of annotations (or
/// imports) and never copies them. Keys are stored in a separate table. Labels of a question are what an annotation says about it: they
/// belong to no version, and gold may say others than the author.
class AnnotationStore
{
public:
    virtual ~AnnotationStore() = default;

    virtual Result<> add(const Annotation &annotation) = 0;
    virtual Result<Annotation> annotation(const AnnotationId &id) = 0;
    /// @brief Writes content and state if the version is still `annotation.version`, and returns the new version; otherwise returns
    /// Conflict. Questions that are not frozen are written in place; frozen ones must be unchanged but for their labels; questions no
    /// longer in the list are marked as removed.
    virtual Result<int> save(const Annotation &annotation) = 0;
    /// Sets the state and raises the version, so a holder of the old version cannot save over it.
    virtual Result<> setState(const AnnotationId &id, AnnotationState state) = 0;
    /// Freezes the current versions of all questions of the annotation.
    virtual Result<> freezeQuestions(const AnnotationId &id) = 0;

    /// This person's annotation of the image that is draft, submitted or returned (not gold, not import).
    virtual Result<std::optional<Annotation>> current(const ImageId &image, const PersonId &person) = 0;
    virtual Result<QList<AnnotationSummary>> ofPerson(const PersonId &person) = 0; ///< newest change first
    virtual Result<QList<AnnotationSummary>> ofImage(const ImageId &image) = 0;    ///< oldest first

    /// The current gold annotation of an image, with its questions.
    virtual Result<std::optional<Annotation>> gold(const ImageId &image) = 0;
    /// @brief Adds a gold annotation that refers to the given questions, with its own labels of them, and supersedes the former gold of
    /// the image.
    virtual Result<> setGold(const Annotation &gold) = 0;

    /// @brief All items: each question of each current gold annotation with its labels and those of the image; imported items with the
    /// labels and split of their entry. Ordered by import position, then time the image was added, then question.
    virtual Result<QList<Item>> items() = 0;
    /// All current stems and options of an image, for the linter's comparison with other questions.
    virtual Result<QList<Item>> itemsOfImage(const ImageId &image) = 0;
    /// @brief The questions of imported entries as the import wrote them, whatever became of them; all of an entry, in its order. Only
    /// of entries in which a question lists pictures or has some as options.
    virtual Result<QHash<SourceEntryId, QList<Question>>> importedWithPictures() = 0;
    virtual Result<LabelCounts> labelCounts() = 0;
    /// @brief The labels of a dimension that annotations, drafts too, and gold have at present, the most used first. With a parent
    /// dimension: each with the label of that; empty: none. With a reader: only their own annotations and gold, so that people who
    /// label independently do not see one another's labels.
    virtual Result<QList<UsedLabel>> usedLabels(const DimensionCode &dimension, const DimensionCode &parent, const PersonId &reader) = 0;
    /// Number of questions in all current gold annotations.
    virtual Result<qint64> goldQuestionCount() = 0;
    /// How often each option position holds the key in the person's submitted questions, by kind of question.
    virtual Result<QMap<QString, QList<int>>> keyPositions(const PersonId &person) = 0;
    /// The items of accepted and released images, in the order of `items`: nothing disputed, asked of validators or sent back.
    virtual Result<QList<Item>> releasableItems() = 0;
    /// What the questions of all items say, in the order of `items`. Reads a fraction of what `items` does.
    virtual Result<QList<QuestionText>> questionTexts() = 0;
};

} // namespace yuyi
