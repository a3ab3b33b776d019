// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rows/questionlabelrows.h"

#include "db/rows/joinedlabels.h"

namespace yuyi {

Result<QuestionLabelRows::OfQuestions> QuestionLabelRows::of(const AnnotationId &annotation)
{
    YUYI_TRY(const auto found, all(QStringLiteral("SELECT CAST(? AS TEXT)"), {sql::id(annotation)}));
    return found.value(annotation);
}

Result<QHash<AnnotationId, QuestionLabelRows::OfQuestions>> QuestionLabelRows::all(const QString &selection, const QVariantList &values)
{
    QHash<AnnotationId, OfQuestions> found;
    sql::JoinedLabels labels;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT l.annotation_id, l.question_id, %1 FROM question_label l WHERE l.annotation_id IN (%2) "
                       "GROUP BY l.annotation_id, l.question_id")
            .arg(sql::JoinedLabels::joined(), selection),
        values, [&](const Row &row) {
            const auto [annotation, question, joined] = row.as<AnnotationId, QuestionId, QString>();
            found[annotation].insert(question, labels.read(joined));
        }));
    return found;
}

Result<> QuestionLabelRows::save(const AnnotationId &annotation, const QList<Question> &questions)
{
    YUYI_CHECK(m_connection.write(QStringLiteral("DELETE FROM question_label WHERE annotation_id = ?"), {sql::id(annotation)}));
    for (const Question &question : questions) {
        for (auto dimension = question.labels.cbegin(); dimension != question.labels.cend(); ++dimension) {
            int position = 0;
            for (const LabelCode &label : dimension.value()) {
                YUYI_CHECK(m_connection.write(
                    QStringLiteral("INSERT INTO question_label (annotation_id, question_id, dimension, label, position) "
                                   "VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"),
                    {sql::id(annotation), sql::id(question.id), sql::text(dimension.key().text()), sql::text(label.text()), position++}));
            }
        }
    }
    return {};
}

} // namespace yuyi
