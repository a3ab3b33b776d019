// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/annotation/sqlannotationstore.h"

#include "db/connection/sidebyside.h"
#include "db/rows/columns.h"
#include "db/rows/joinedlabels.h"
#include "models/domain/annotation/itemlabels.h"
#include "models/domain/clock.h"
#include "models/domain/project/splitname.h"
#include "models/domain/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AnnotationStore)
};

const sql::Columns<Annotation> annotationColumns(
    "annotation", {{"id", &Annotation::id},
                   {"image_id", &Annotation::image},
                   {"person_id", &Annotation::person},
                   {"origin", &Annotation::origin, Origin::Annotation},
                   {"state", &Annotation::state, AnnotationState::Superseded},
                   {"round", &Annotation::round},
                   {"guideline_id", &Annotation::guideline},
                   {"source_entry_id", &Annotation::sourceEntry},
                   {"explanation", [](auto &a) -> decltype(auto) { return (a.content.explanation); }},
                   {"implied_meaning", [](auto &a) -> decltype(auto) { return (a.content.impliedMeaning); }},
                   {"version", &Annotation::version},
                   {"created_at", &Annotation::createdAt},
                   {"updated_at", &Annotation::updatedAt},
                   {"unsure", [](auto &a) -> decltype(auto) { return (a.content.unsure); }}});

const sql::Columns<ContextNote> contextColumns("annotation_context", {{"body", &ContextNote::text},
                                                                      {"source", &ContextNote::source}});

const sql::Columns<AnnotationSummary> summaryColumns(
    "annotation", {{"id", &AnnotationSummary::id},
                   {"image_id", &AnnotationSummary::image},
                   {"person_id", &AnnotationSummary::person},
                   {"origin", &AnnotationSummary::origin, Origin::Annotation},
                   {"state", &AnnotationSummary::state, AnnotationState::Superseded},
                   {"updated_at", &AnnotationSummary::updatedAt},
                   {"CASE WHEN origin = 'gold' "
                    "THEN (SELECT count(*) FROM gold_question g WHERE g.annotation_id = annotation.id) "
                    "ELSE (SELECT count(*) FROM question q WHERE q.annotation_id = annotation.id "
                    "AND q.state = 'active') END",
                    &AnnotationSummary::questions},
                   {"created_at", &AnnotationSummary::createdAt}});

tl::unexpected<Error> unknown(const AnnotationId &id)
{
    return failure(ErrorCode::NotFound, Tr::tr("This annotation is no longer in the project."), id.toString());
}

/// When an annotation in this state counts as submitted; a draft does not (any more).
QString submittedChange()
{
    return QStringLiteral("submitted_at = CASE WHEN CAST(? AS TEXT) = 'submitted' THEN "
                          "CASE WHEN state = 'submitted' THEN coalesce(submitted_at, ?) ELSE ? END "
                          "WHEN CAST(? AS TEXT) = 'draft' THEN NULL ELSE submitted_at END");
}

QVariantList submittedValues(AnnotationState state)
{
    const QVariant now = sql::timeOrNow({});
    return {sql::code(state), now, now, sql::code(state)};
}

} // namespace

Result<> SqlAnnotationStore::add(const Annotation &annotation)
{
    if (annotation.origin == Origin::Gold)
        return setGold(annotation);
    YUYI_CHECK(insert(annotation));
    return m_questions.save(annotation.id, annotation.person, annotation.content.questions);
}

Result<> SqlAnnotationStore::insert(const Annotation &annotation)
{
    if (annotation.id.isNull())
        return failure(ErrorCode::Invalid, Tr::tr("An annotation without an ID cannot be saved."));
    Annotation entry = annotation;
    if (!entry.createdAt.isValid())
        entry.createdAt = currentTime();
    if (!entry.updatedAt.isValid())
        entry.updatedAt = entry.createdAt;
    const bool submitted = entry.state == AnnotationState::Submitted;
    YUYI_CHECK(sql::addRow(m_connection, annotationColumns, entry,
                           {{"submitted_at", sql::time(submitted ? entry.updatedAt : QDateTime())}}));
    return saveTexts(annotation, false);
}

Result<> SqlAnnotationStore::saveTexts(const Annotation &annotation, bool replace)
{
    if (replace) {
        for (const QString &table : {QStringLiteral("annotation_label"), QStringLiteral("annotation_context")}) {
            YUYI_CHECK(m_connection.write(QLatin1String("DELETE FROM ") + table
                                              + QLatin1String(" WHERE annotation_id = ?"),
                                          {sql::id(annotation.id)}));
        }
    }
    const Labels &labels = annotation.content.labels;
    for (auto dimension = labels.cbegin(); dimension != labels.cend(); ++dimension) {
        int position = 0;
        for (const LabelCode &label : dimension.value()) {
            YUYI_CHECK(m_connection.write(
                QStringLiteral(
                    "INSERT INTO annotation_label (annotation_id, dimension, label, position) "
                    "VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"),
                {sql::id(annotation.id), sql::text(dimension.key().text()), sql::text(label.text()),
                 position++}));
        }
    }
    int position = 0;
    for (const ContextNote &note : annotation.content.context) {
        YUYI_CHECK(sql::addRow(m_connection, contextColumns, note,
                               {{"annotation_id", sql::id(annotation.id)}, {"position", position++}}));
    }
    return {};
}

Result<int> SqlAnnotationStore::save(const Annotation &annotation)
{
    QVariantList values{sql::code(annotation.state),
                        annotation.round,
                        sql::id(annotation.guideline),
                        sql::text(annotation.content.explanation),
                        sql::text(annotation.content.impliedMeaning),
                        sql::flag(annotation.content.unsure),
                        sql::timeOrNow({})};
    values += submittedValues(annotation.state);
    values += QVariantList{sql::id(annotation.id), annotation.version};
    YUYI_CHECK(m_connection.writeVersion(
        QStringLiteral(
            "UPDATE annotation SET state = ?, round = ?, guideline_id = ?, explanation = ?, "
            "implied_meaning = ?, unsure = ?, updated_at = ?, %1, version = version + 1 WHERE id = ? AND "
            "version = ?")
            .arg(submittedChange()),
        values));
    YUYI_CHECK(saveTexts(annotation, true));
    if (annotation.origin != Origin::Gold)
        YUYI_CHECK(m_questions.save(annotation.id, annotation.person, annotation.content.questions));
    return annotation.version + 1;
}

Result<> SqlAnnotationStore::setState(const AnnotationId &id, AnnotationState state)
{
    QVariantList values{sql::code(state), sql::timeOrNow({})};
    values += submittedValues(state);
    values.append(sql::id(id));
    YUYI_TRY(const auto rows, m_connection.write(QStringLiteral("UPDATE annotation SET state = ?, updated_at = ?, %1, "
                                                                "version = version + 1 WHERE id = ?")
                                                     .arg(submittedChange()),
                                                 values));
    if (rows == 0)
        return unknown(id);
    return {};
}

Result<> SqlAnnotationStore::freezeQuestions(const AnnotationId &id)
{
    return m_questions.freeze(id);
}

Result<std::optional<Annotation>> SqlAnnotationStore::find(const QString &condition,
                                                           const QVariantList &values)
{
    std::optional<Annotation> found;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_TRY(const auto heads, sql::rowsWhere(m_connection, annotationColumns, condition, values));
        if (heads.isEmpty())
            return {};
        found = heads.constFirst();
        YUYI_TRY(const auto all, labels(QStringLiteral("SELECT CAST(? AS TEXT)"), {sql::id(found->id)}, Amount::Little));
        found->content.labels = all.value(found->id);
        const QString inOrder = QStringLiteral("WHERE annotation_id = ? ORDER BY position");
        YUYI_TRY(const auto context, sql::rowsWhere(m_connection, contextColumns, inOrder, {sql::id(found->id)}));
        found->content.context = context;
        YUYI_TRY(const auto questions, found->origin == Origin::Gold ? m_questions.ofGold(found->id) : m_questions.ofAnnotation(found->id));
        found->content.questions = questions;
        return {};
    }));
    return found;
}

Result<QHash<AnnotationId, Labels>> SqlAnnotationStore::labels(const QString &selection, const QVariantList &values, Amount amount)
{
    QHash<AnnotationId, Labels> found;
    sql::JoinedLabels labels;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT l.annotation_id, %1 FROM annotation_label l %2 WHERE l.annotation_id IN (%3) GROUP BY l.annotation_id")
            .arg(sql::JoinedLabels::joined(), amount == Amount::Much ? QStringLiteral("{{scanned}}") : QString(), selection),
        values, [&](const Row &row) {
            const auto [annotation, joined] = row.as<AnnotationId, QString>();
            found.insert(annotation, labels.read(joined));
        }));
    return found;
}

Result<Annotation> SqlAnnotationStore::annotation(const AnnotationId &id)
{
    YUYI_TRY(const auto found, find(QStringLiteral("WHERE id = ?"), {sql::id(id)}));
    if (!found)
        return unknown(id);
    return *found;
}

Result<std::optional<Annotation>> SqlAnnotationStore::current(const ImageId &image,
                                                              const PersonId &person)
{
    return find(QStringLiteral("WHERE image_id = ? AND person_id = ? AND origin = 'annotation' "
                               "AND state <> 'superseded'"),
                {sql::id(image), sql::id(person)});
}

Result<std::optional<Annotation>> SqlAnnotationStore::gold(const ImageId &image)
{
    return find(QStringLiteral("WHERE image_id = ? AND origin = 'gold' AND state <> 'superseded'"),
                {sql::id(image)});
}

Result<> SqlAnnotationStore::setGold(const Annotation &gold)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "UPDATE annotation SET state = 'superseded', updated_at = ?, version = version + 1 "
            "WHERE image_id = ? AND origin = 'gold' AND state <> 'superseded'"),
        {sql::timeOrNow({}), sql::id(gold.image)}));
    Annotation entry = gold;
    entry.origin = Origin::Gold;
    entry.content.unsure = false;
    YUYI_CHECK(insert(entry));
    int position = 0;
    for (const Question &question : gold.content.questions) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO gold_question (annotation_id, question_id, "
                           "question_version_id, position) "
                           "VALUES (?, ?, ?, ?)"),
            {sql::id(gold.id), sql::id(question.id), sql::id(question.versionId), position++}));
    }
    return m_questionLabels.save(gold.id, gold.content.questions);
}

Result<QList<AnnotationSummary>> SqlAnnotationStore::ofPerson(const PersonId &person)
{
    return sql::rowsWhere(m_connection, summaryColumns,
                          QStringLiteral("WHERE person_id = ? ORDER BY updated_at DESC, id DESC"), {sql::id(person)});
}

Result<QList<AnnotationSummary>> SqlAnnotationStore::ofImage(const ImageId &image)
{
    return sql::rowsWhere(m_connection, summaryColumns, QStringLiteral("WHERE image_id = ? ORDER BY created_at, id"),
                          {sql::id(image)});
}

namespace {

const QString goldInForce = QStringLiteral("a.origin = 'gold' AND a.state <> 'superseded'");

// The annotation whose labels and texts an item shows: the import's own where the question was
// imported.
const QString shown = QStringLiteral("CASE WHEN o.origin = 'import' THEN o.id ELSE a.id END");

// Questions v of gold annotations a with the annotation o that they were written in, and the entries e that they were imported from.
const QString goldQuestions =
    QStringLiteral("FROM annotation a JOIN gold_question g ON g.annotation_id = a.id JOIN question_version v ON v.id = "
                   "g.question_version_id JOIN question q ON q.id = v.question_id JOIN annotation o ON o.id = q.annotation_id ");
const QString theirEntries = QStringLiteral("LEFT JOIN source_entry e ON e.id = o.source_entry_id AND o.origin = 'import' ");
/// The token of a picture, as pictureToken() makes it, of the column with its hash; null where that is.
QString tokenOf(const QString &column)
{
    return QStringLiteral("'⟦' || substr(%1, 1, 12) || '⟧'").arg(column);
}
const QString inItsOrder = QStringLiteral("ORDER BY CASE WHEN e.id IS NULL THEN 1 ELSE 0 END, e.file, e.position, a.image_id, "
                                          "g.position");

} // namespace

Result<> SqlAnnotationStore::fillItems(QList<Item> &items, const QString &annotations, const QVariantList &values, Amount amount)
{
    if (items.isEmpty())
        return {};
    YUYI_TRY(const auto allLabels, labels(annotations, values, amount));
    YUYI_TRY(const auto ofQuestions, m_questionLabels.all(annotations, values));
    struct Texts {
        QString explanation;
        QString impliedMeaning;
    };
    QHash<AnnotationId, Texts> texts;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT t.id, t.explanation, t.implied_meaning FROM annotation t WHERE t.id IN (%1)")
            .arg(annotations),
        values, [&](const Row &row) {
            const auto [annotation, explanation, impliedMeaning] = row.as<AnnotationId, QString, QString>();
            texts.insert(annotation, {explanation, impliedMeaning});
        }));
    for (Item &item : items) {
        item.question.labels = ofQuestions.value(item.annotation).value(item.question.id);
        item.labels = joinedLabels(allLabels.value(item.annotation), item.question.labels);
        const Texts text = texts.value(item.annotation);
        item.explanation = text.explanation;
        item.impliedMeaning = text.impliedMeaning;
    }
    return {};
}

Result<QList<Item>> SqlAnnotationStore::items()
{
    return itemsOf({});
}

Result<QList<Item>> SqlAnnotationStore::releasableItems()
{
    return itemsOf(QStringLiteral("AND a.image_id IN (SELECT i.id FROM image i WHERE i.stage IN ('accepted', 'released')) "));
}

Result<QList<Item>> SqlAnnotationStore::itemsOf(const QString &only)
{
    QList<Item> list;
    QuestionRows::Answers answers;
    const QString gold = goldInForce + u' ' + only;
    const auto readItems = [&](Connection &) -> Result<> {
        list.clear();
        QHash<QuestionId, QString> released;
        YUYI_CHECK(m_connection.read(QStringLiteral("SELECT v.question_id, i.split FROM release_item i "
                                                    "JOIN question_version v ON v.id = i.question_version_id "
                                                    "JOIN release r ON r.id = i.release_id ORDER BY r.created_at, r.id"),
                                     {}, [&](const Row &row) {
                                         const auto [question, split] = row.as<QuestionId, QString>();
                                         released.insert(question, split);
                                     }));
        YUYI_CHECK(m_connection.read(QStringLiteral("SELECT %1, a.image_id, %2, e.id, e.file, e.path %3%4 WHERE %5 %6")
                                         .arg(QuestionRows::columns(), shown, goldQuestions, theirEntries, gold, inItsOrder),
                                     {}, [&](const Row &row) {
                                         Item item;
                                         QString file;
                                         QString path;
                                         item.question = QuestionRows::readQuestion(row);
                                         std::tie(item.image, item.annotation, item.sourceEntry, file, path) =
                                             row.as<ImageId, AnnotationId, SourceEntryId, QString, QString>(
                                                 QuestionRows::columnCount());
                                         if (const auto split = released.constFind(item.question.id); split != released.constEnd())
                                             item.split = *split;
                                         else if (!item.sourceEntry.isNull())
                                             item.split = splitOfImported(file, path);
                                         list.append(std::move(item));
                                     }));
        // Gold and imports hold what is shown, and little besides: to ask for just that takes twice as long.
        return fillItems(list, QStringLiteral("SELECT s.id FROM annotation s WHERE s.origin IN ('gold', 'import')"), {}, Amount::Much);
    };
    const auto readAnswers = [&](Connection &connection) -> Result<> {
        const QString versions =
            QStringLiteral("SELECT g.question_version_id FROM annotation a JOIN gold_question g ON g.annotation_id = a.id WHERE ") + gold;
        YUYI_TRY(answers, QuestionRows(connection).answers(versions, {}));
        return {};
    };
    YUYI_CHECK(readSideBySide(m_connection, readItems, readAnswers));
    for (Item &item : list)
        answers.fill(item.question);
    return list;
}

Result<QList<QuestionText>> SqlAnnotationStore::questionTexts()
{
    QList<QuestionText> list;
    // One row for a question: its options, or accepted answers, are joined by a character that no text holds.
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT v.question_id, a.image_id, v.stem, "
                       "coalesce((SELECT {{joined}}(p.content || coalesce(%6, ''), '%1') FROM question_option p "
                       "WHERE p.question_version_id = v.id), (SELECT {{joined}}(p.content, '%1') FROM question_accepted p "
                       "WHERE p.question_version_id = v.id), ''), "
                       "coalesce((SELECT {{joined}}(%7, '%1') FROM question_medium p WHERE p.question_version_id = v.id), '') "
                       "%2%3 WHERE %4 %5")
            .arg(QString(sql::unitSeparator), goldQuestions, theirEntries, goldInForce, inItsOrder, tokenOf(QStringLiteral("p.picture")),
                 tokenOf(QStringLiteral("p.sha256"))),
        {}, [&](const Row &row) {
            const auto [question, image, stem, options, media] = row.as<QuestionId, ImageId, QString, QString, QString>();
            list.append({question, image, stem, options.split(sql::unitSeparator),
                         media.split(sql::unitSeparator, Qt::SkipEmptyParts)});
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
                "SELECT %1, a.id, a.source_entry_id %2 ORDER BY a.created_at, a.id, q.position")
                .arg(QuestionRows::columns(), from),
            values, [&](const Row &row) {
                Item item;
                item.image = image;
                item.question = QuestionRows::readQuestion(row);
                std::tie(item.annotation, item.sourceEntry) =
                    row.as<AnnotationId, SourceEntryId>(QuestionRows::columnCount());
                list.append(item);
            }));
        YUYI_TRY(const auto answers, m_questions.answers(QLatin1String("SELECT v.id ") + from, values));
        for (Item &item : list)
            answers.fill(item.question);
        return fillItems(list, QLatin1String("SELECT a.id ") + from, values, Amount::Little);
    }));
    return list;
}

Result<QHash<SourceEntryId, QList<Question>>> SqlAnnotationStore::importedWithPictures()
{
    struct Read {
        SourceEntryId entry;
        Question question;
    };
    QList<Read> list;
    const QString from = QStringLiteral(
        "FROM annotation a JOIN question q ON q.annotation_id = a.id JOIN question_version v ON v.question_id = q.id AND v.number = 1 "
        "WHERE a.origin = 'import' AND a.source_entry_id IS NOT NULL AND a.id IN (SELECT w.annotation_id FROM question w "
        "JOIN question_version u ON u.question_id = w.id AND u.number = 1 WHERE u.id IN (SELECT question_version_id FROM question_medium) "
        "OR u.id IN (SELECT question_version_id FROM question_option WHERE picture IS NOT NULL))");
    QHash<SourceEntryId, QList<Question>> entries;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT %1, a.source_entry_id %2 ORDER BY a.id, q.position").arg(QuestionRows::columns(), from), {},
            [&](const Row &row) {
                const auto [entry] = row.as<SourceEntryId>(QuestionRows::columnCount());
                list.append({entry, QuestionRows::readQuestion(row)});
            }));
        YUYI_TRY(const auto answers, m_questions.answers(QLatin1String("SELECT v.id ") + from, {}));
        for (Read &one : list) {
            answers.fill(one.question);
            entries[one.entry].append(one.question);
        }
        return {};
    }));
    return entries;
}

Result<LabelCounts> SqlAnnotationStore::labelCounts()
{
    LabelCounts counts;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT l.dimension, l.label, count(*) FROM annotation a JOIN annotation_label l "
            "ON l.annotation_id = a.id WHERE %1 GROUP BY l.dimension, l.label UNION ALL "
            "SELECT q.dimension, q.label, count(*) FROM annotation a JOIN question_label q "
            "ON q.annotation_id = a.id WHERE %1 GROUP BY q.dimension, q.label")
            .arg(goldInForce),
        {}, [&](const Row &row) {
            const auto [dimension, label, count] = row.as<DimensionCode, LabelCode, qint64>();
            counts[dimension][label] += count;
        }));
    return counts;
}

Result<QList<UsedLabel>> SqlAnnotationStore::usedLabels(const DimensionCode &dimension, const DimensionCode &parent,
                                                        const PersonId &reader)
{
    QList<UsedLabel> used;
    const QString readable = reader.isNull() ? QString() : QStringLiteral(" AND (a.origin = 'gold' OR a.person_id = ?)");
    QVariantList values;
    if (!reader.isNull())
        values.append(sql::id(reader));
    values += QVariantList{sql::text(parent.text()), sql::text(dimension.text())};
    // A dimension belongs to images or to questions: one of the two halves is empty. Gold and the annotations that it was made of speak
    // of the same images and questions.
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT l.label, coalesce(p.label, ''), count(DISTINCT a.image_id) FROM annotation_label l "
            "JOIN annotation a ON a.id = l.annotation_id AND a.state <> 'superseded'%1 "
            "LEFT JOIN annotation_label p ON p.annotation_id = l.annotation_id AND p.dimension = ? "
            "WHERE l.dimension = ? GROUP BY l.label, coalesce(p.label, '') UNION ALL "
            "SELECT l.label, coalesce(p.label, ''), count(DISTINCT l.question_id) FROM question_label l "
            "JOIN annotation a ON a.id = l.annotation_id AND a.state <> 'superseded'%1 "
            "LEFT JOIN question_label p ON p.annotation_id = l.annotation_id AND p.question_id = l.question_id AND p.dimension = ? "
            "WHERE l.dimension = ? GROUP BY l.label, coalesce(p.label, '')")
            .arg(readable),
        values + values,
        [&](const Row &row) {
            const auto [label, above, count] = row.as<LabelCode, LabelCode, int>();
            used.append({label, above, count});
        }));
    std::sort(used.begin(), used.end(), [](const UsedLabel &a, const UsedLabel &b) {
        if (a.count != b.count)
            return a.count > b.count;
        return a.label != b.label ? naturallyBefore(a.label.text(), b.label.text()) : a.parent < b.parent;
    });
    return used;
}

Result<qint64> SqlAnnotationStore::goldQuestionCount()
{
    return m_connection.number(
        QStringLiteral("SELECT count(*) FROM annotation a JOIN gold_question g "
                       "ON g.annotation_id = a.id JOIN image i ON i.id = a.image_id "
                       "WHERE i.stage IN ('accepted', 'released') AND ")
        + goldInForce);
}

Result<QMap<QString, QList<int>>> SqlAnnotationStore::keyPositions(const PersonId &person)
{
    QMap<QString, QList<int>> positions;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT v.kind, o.position, count(*) FROM annotation a "
            "JOIN question q ON q.annotation_id = a.id AND q.state = 'active' "
            "JOIN question_version v ON v.question_id = q.id AND v.is_current = 1 "
            "JOIN question_key k ON k.question_version_id = v.id "
            "JOIN question_option o ON o.question_version_id = v.id AND o.id = k.option_id "
            "WHERE a.person_id = ? AND a.origin = 'annotation' AND a.state = 'submitted' "
            "GROUP BY v.kind, o.position ORDER BY v.kind, o.position"),
        {sql::id(person)}, [&](const Row &row) {
            const auto [kind, position, count] = row.as<QString, int, int>();
            QList<int> &ofKind = positions[kind];
            while (ofKind.size() <= position)
                ofKind.append(0);
            ofKind[position] = count;
        }));
    return positions;
}

} // namespace yuyi
