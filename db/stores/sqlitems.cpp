// SPDX-License-Identifier: GPL-3.0-or-later
// Items and counts over gold annotations: a part of SqlAnnotationStore.
#include "db/stores/sqlannotationstore.h"
#include "models/domain/splitname.h"

namespace yuyi {

namespace {

const QString goldInForce = QStringLiteral("a.origin = 'gold' AND a.state <> 'superseded'");

// The annotation whose labels and texts an item shows: the import's own where the question was
// imported.
const QString shown = QStringLiteral("CASE WHEN o.origin = 'import' THEN o.id ELSE a.id END");

} // namespace

Result<> SqlAnnotationStore::fillItems(QList<Item> &items, const QString &annotations,
                                       const QString &versions, const QVariantList &values)
{
    if (items.isEmpty())
        return {};
    YUYI_TRY(const auto allLabels, labels(annotations, values));
    struct Texts {
        QString explanation;
        QString impliedMeaning;
    };
    QHash<AnnotationId, Texts> texts;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT t.id, t.explanation, t.implied_meaning FROM annotation t WHERE t.id IN (%1)")
            .arg(annotations),
        values, [&](const Row &row) {
            texts.insert(row.id<AnnotationId>(0), {row.text(1), row.text(2)});
        }));
    YUYI_TRY(const auto options, m_questions.options(versions, values));
    for (Item &item : items) {
        item.labels = allLabels.value(item.annotation);
        const Texts text = texts.value(item.annotation);
        item.explanation = text.explanation;
        item.impliedMeaning = text.impliedMeaning;
        item.question.options = options.value(item.question.versionId);
    }
    return {};
}

Result<QList<Item>> SqlAnnotationStore::items()
{
    QList<Item> list;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        QHash<QuestionVersionId, QString> released;
        YUYI_CHECK(m_connection.read(QStringLiteral("SELECT i.question_version_id, i.split FROM "
                                             "release_item i JOIN release r ON r.id = i.release_id "
                                             "ORDER BY r.created_at, r.id"),
                              {}, [&](const Row &row) {
                                  released.insert(row.id<QuestionVersionId>(0), row.text(1));
                              }));
        const QString from =
            QStringLiteral("FROM annotation a JOIN gold_question g ON g.annotation_id = a.id "
                           "JOIN question_version v ON v.id = g.question_version_id JOIN question "
                           "q ON q.id = v.question_id "
                           "JOIN annotation o ON o.id = q.annotation_id ");
        YUYI_CHECK(m_connection.read(QStringLiteral("SELECT a.image_id, %1, e.id, e.file, e.path, %2 %3"
                                             "LEFT JOIN source_entry e ON e.id = o.source_entry_id "
                                             "AND o.origin = 'import' WHERE %4 "
                                             "ORDER BY CASE WHEN e.id IS NULL THEN 1 ELSE 0 END, "
                                             "e.file, e.position, a.image_id, g.position")
                                  .arg(shown, QuestionRows::columns(), from, goldInForce),
                              {}, [&](const Row &row) {
                                  Item item;
                                  item.image = row.id<ImageId>(0);
                                  item.annotation = row.id<AnnotationId>(1);
                                  item.sourceEntry = row.id<SourceEntryId>(2);
                                  item.question = QuestionRows::readQuestion(row, 5);
                                  item.split = item.sourceEntry.isNull()
                                      ? released.value(item.question.versionId)
                                      : splitOfImported(row.text(3), row.text(4));
                                  list.append(item);
                              }));
        return fillItems(
            list, QStringLiteral("SELECT %1 %2 WHERE %3").arg(shown, from, goldInForce),
            QStringLiteral("SELECT g.question_version_id FROM annotation a JOIN gold_question g "
                           "ON g.annotation_id = a.id WHERE %1")
                .arg(goldInForce),
            {});
    }));
    return list;
}

Result<QList<Item>> SqlAnnotationStore::itemsOfImage(const ImageId &image)
{
    QList<Item> list;
    const QVariantList values{sql::id(image)};
    const QString from = QStringLiteral(
        "FROM annotation a JOIN question q ON q.annotation_id = a.id AND q.state = 'active' "
        "JOIN question_version v ON v.question_id = q.id AND v.is_current = 1 "
        "WHERE a.image_id = ? AND a.origin <> 'gold' AND a.state <> 'superseded'");
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(
            QStringLiteral(
                "SELECT a.id, a.source_entry_id, %1 %2 ORDER BY a.created_at, a.id, q.position")
                .arg(QuestionRows::columns(), from),
            values, [&](const Row &row) {
                Item item;
                item.image = image;
                item.annotation = row.id<AnnotationId>(0);
                item.sourceEntry = row.id<SourceEntryId>(1);
                item.question = QuestionRows::readQuestion(row, 2);
                list.append(item);
            }));
        return fillItems(list, QLatin1String("SELECT a.id ") + from,
                         QLatin1String("SELECT v.id ") + from, values);
    }));
    return list;
}

Result<LabelCounts> SqlAnnotationStore::labelCounts()
{
    LabelCounts counts;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT l.dimension, l.label, count(*) FROM annotation a JOIN annotation_label l "
            "ON l.annotation_id = a.id WHERE %1 GROUP BY l.dimension, l.label")
            .arg(goldInForce),
        {}, [&](const Row &row) {
            counts[DimensionCode(row.text(0))][LabelCode(row.text(1))] = row.integer(2);
        }));
    return counts;
}

Result<qint64> SqlAnnotationStore::goldQuestionCount()
{
    return m_connection.number(
        QStringLiteral("SELECT count(*) FROM annotation a JOIN gold_question g "
                       "ON g.annotation_id = a.id JOIN image i ON i.id = a.image_id "
                       "WHERE i.stage IN ('accepted', 'released') AND ")
        + goldInForce);
}

Result<QList<int>> SqlAnnotationStore::keyPositions(const PersonId &person)
{
    QList<int> positions;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT o.position, count(*) FROM annotation a "
            "JOIN question q ON q.annotation_id = a.id AND q.state = 'active' "
            "JOIN question_version v ON v.question_id = q.id AND v.is_current = 1 "
            "JOIN question_key k ON k.question_version_id = v.id "
            "JOIN question_option o ON o.question_version_id = v.id AND o.id = k.option_id "
            "WHERE a.person_id = ? AND a.origin = 'annotation' AND a.state = 'submitted' "
            "GROUP BY o.position ORDER BY o.position"),
        {sql::id(person)}, [&](const Row &row) {
            while (positions.size() <= row.small(0))
                positions.append(0);
            positions[row.small(0)] = row.small(1);
        }));
    return positions;
}

} // namespace yuyi
