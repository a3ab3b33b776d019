// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/domain/annotation/annotation.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QVariantList>

namespace yuyi {

/// @brief What annotations say about questions, as rows: of its own questions, or in gold of those that it refers to. Dimensions without
/// labels are none.
class QuestionLabelRows
{
public:
    using OfQuestions = QHash<QuestionId, Labels>;

    explicit QuestionLabelRows(Connection &connection) : m_connection(connection) {}

    Result<OfQuestions> of(const AnnotationId &annotation);
    /// Of the annotations that `selection` returns (a SELECT of their ids).
    Result<QHash<AnnotationId, OfQuestions>> all(const QString &selection, const QVariantList &values);
    /// Makes the stored labels of the annotation those of these questions; labels of all other questions are removed.
    Result<> save(const AnnotationId &annotation, const QList<Question> &questions);

private:
    Connection &m_connection;
};

} // namespace yuyi
