// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/rows/questionlabelrows.h"
#include "db/rows/questionrows.h"
#include "models/stores/annotationstore.h"

namespace yuyi {

class SqlAnnotationStore final : public AnnotationStore
{
public:
    explicit SqlAnnotationStore(Connection &connection)
        : m_connection(connection), m_questions(connection), m_questionLabels(connection)
    {
    }

    Result<> add(const Annotation &annotation) override;
    Result<Annotation> annotation(const AnnotationId &id) override;
    Result<int> save(const Annotation &annotation) override;
    Result<> setState(const AnnotationId &id, AnnotationState state) override;
    Result<> freezeQuestions(const AnnotationId &id) override;

    Result<std::optional<Annotation>> current(const ImageId &image,
                                              const PersonId &person) override;
    Result<QList<AnnotationSummary>> ofPerson(const PersonId &person) override;
    Result<QList<AnnotationSummary>> ofImage(const ImageId &image) override;

    Result<std::optional<Annotation>> gold(const ImageId &image) override;
    Result<> setGold(const Annotation &gold) override;

    Result<QList<Item>> items() override;
    Result<QList<Item>> itemsOfImage(const ImageId &image) override;
    Result<QHash<SourceEntryId, QList<Question>>> importedWithPictures() override;
    Result<LabelCounts> labelCounts() override;
    Result<QList<UsedLabel>> usedLabels(const DimensionCode &dimension, const DimensionCode &parent,
                                        const PersonId &reader) override;
    Result<qint64> goldQuestionCount() override;
    Result<QMap<QString, QList<int>>> keyPositions(const PersonId &person) override;
    Result<QList<Item>> releasableItems() override;
    Result<QList<QuestionText>> questionTexts() override;

private:
    /// `only`: a condition that narrows the gold annotations a, after AND.
    Result<QList<Item>> itemsOf(const QString &only);
    Result<> insert(const Annotation &annotation);
    Result<> saveTexts(const Annotation &annotation, bool replace);
    Result<std::optional<Annotation>> find(const QString &condition, const QVariantList &values);
    /// How many of all annotations are asked for: a few, or so many that reading all rows in a row is less work than looking each up.
    enum class Amount {
        Little,
        Much
    };
    Result<QHash<AnnotationId, Labels>> labels(const QString &selection, const QVariantList &values, Amount amount);
    /// Fills in what the annotations say about these items.
    Result<> fillItems(QList<Item> &items, const QString &annotations, const QVariantList &values, Amount amount);

    Connection &m_connection;
    QuestionRows m_questions;
    QuestionLabelRows m_questionLabels;
};

} // namespace yuyi
