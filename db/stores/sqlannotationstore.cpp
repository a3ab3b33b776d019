// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlannotationstore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AnnotationStore)
};

tl::unexpected<Error> unknown(const AnnotationId &id)
{
    return failure(ErrorCode::NotFound,
                   Tr::tr("This annotation is no longer in the project."), id.toString());
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
        return failure(ErrorCode::Invalid,
                       Tr::tr("An annotation without an ID cannot be saved."));
    const QVariant created = sql::timeOrNow(annotation.createdAt);
    const QVariant updated =
        annotation.updatedAt.isValid() ? sql::time(annotation.updatedAt) : created;
    YUYI_CHECK(m_connection.write(
        QStringLiteral(
            "INSERT INTO annotation (id, image_id, person_id, origin, state, round, guideline_id, "
            "source_entry_id, explanation, implied_meaning, submitted_at, created_at, updated_at, "
            "version, unsure) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(annotation.id), sql::id(annotation.image), sql::id(annotation.person),
         sql::code(annotation.origin), sql::code(annotation.state), annotation.round,
         sql::id(annotation.guideline), sql::id(annotation.sourceEntry),
         sql::text(annotation.content.explanation), sql::text(annotation.content.impliedMeaning),
         annotation.state == AnnotationState::Submitted ? updated : sql::time({}), created, updated,
         annotation.version, sql::flag(annotation.content.unsure)}));
    return saveTexts(annotation, false);
}

Result<> SqlAnnotationStore::saveTexts(const Annotation &annotation, bool replace)
{
    if (replace) {
        for (const QString &table :
             {QStringLiteral("annotation_label"), QStringLiteral("annotation_context")}) {
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
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO annotation_context (annotation_id, position, body, source) "
                           "VALUES (?, ?, ?, ?)"),
            {sql::id(annotation.id), position++, sql::text(note.text), sql::text(note.source)}));
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
        const auto head = m_connection.read(
            QLatin1String(
                "SELECT a.id, a.image_id, a.person_id, a.origin, a.state, a.round, a.guideline_id, "
                "a.source_entry_id, a.explanation, a.implied_meaning, a.version, a.created_at, "
                "a.updated_at, a.unsure "
                "FROM annotation a WHERE ")
                + condition,
            values, [&](const Row &row) {
                if (found)
                    return;
                Annotation a;
                a.id = row.id<AnnotationId>(0);
                a.image = row.id<ImageId>(1);
                a.person = row.id<PersonId>(2);
                a.origin = row.code(3, Origin::Annotation);
                a.state = row.code(4, AnnotationState::Superseded);
                a.round = row.small(5);
                a.guideline = row.id<GuidelineId>(6);
                a.sourceEntry = row.id<SourceEntryId>(7);
                a.content.explanation = row.text(8);
                a.content.impliedMeaning = row.text(9);
                a.version = row.small(10);
                a.createdAt = row.time(11);
                a.updatedAt = row.time(12);
                a.content.unsure = row.flag(13);
                found = a;
            });
        if (!head || !found)
            return head;
        YUYI_TRY(const auto all, labels(QStringLiteral("SELECT CAST(? AS TEXT)"), {sql::id(found->id)}));
        found->content.labels = all.value(found->id);
        YUYI_CHECK(m_connection.read(QStringLiteral("SELECT body, source FROM annotation_context WHERE "
                                             "annotation_id = ? ORDER BY position"),
                              {sql::id(found->id)}, [&](const Row &row) {
                                  found->content.context.append({row.text(0), row.text(1)});
                              }));
        YUYI_TRY(const auto questions, found->origin == Origin::Gold ? m_questions.ofGold(found->id)
                                                             : m_questions.ofAnnotation(found->id));
        found->content.questions = questions;
        return {};
    }));
    return found;
}

Result<QHash<AnnotationId, Labels>> SqlAnnotationStore::labels(const QString &selection,
                                                               const QVariantList &values)
{
    QHash<AnnotationId, Labels> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT l.annotation_id, l.dimension, l.label FROM annotation_label l "
            "WHERE l.annotation_id IN (%1) ORDER BY l.annotation_id, l.dimension, l.position")
            .arg(selection),
        values, [&](const Row &row) {
            found[row.id<AnnotationId>(0)][DimensionCode(row.text(1))].append(
                LabelCode(row.text(2)));
        }));
    return found;
}

Result<Annotation> SqlAnnotationStore::annotation(const AnnotationId &id)
{
    YUYI_TRY(const auto found, find(QStringLiteral("a.id = ?"), {sql::id(id)}));
    if (!found)
        return unknown(id);
    return *found;
}

Result<std::optional<Annotation>> SqlAnnotationStore::current(const ImageId &image,
                                                              const PersonId &person)
{
    return find(QStringLiteral("a.image_id = ? AND a.person_id = ? AND a.origin = 'annotation' "
                               "AND a.state <> 'superseded'"),
                {sql::id(image), sql::id(person)});
}

Result<std::optional<Annotation>> SqlAnnotationStore::gold(const ImageId &image)
{
    return find(QStringLiteral("a.image_id = ? AND a.origin = 'gold' AND a.state <> 'superseded'"),
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
    return {};
}

Result<QList<AnnotationSummary>> SqlAnnotationStore::summaries(const QString &condition,
                                                               const QVariantList &values)
{
    QList<AnnotationSummary> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String(
            "SELECT a.id, a.image_id, a.person_id, a.origin, a.state, a.updated_at, CASE WHEN "
            "a.origin = 'gold' "
            "THEN (SELECT count(*) FROM gold_question g WHERE g.annotation_id = a.id) ELSE "
            "(SELECT count(*) FROM question q WHERE q.annotation_id = a.id AND q.state = 'active') "
            "END, a.created_at "
            "FROM annotation a WHERE ")
            + condition,
        values, [&](const Row &row) {
            AnnotationSummary summary;
            summary.id = row.id<AnnotationId>(0);
            summary.image = row.id<ImageId>(1);
            summary.person = row.id<PersonId>(2);
            summary.origin = row.code(3, Origin::Annotation);
            summary.state = row.code(4, AnnotationState::Superseded);
            summary.updatedAt = row.time(5);
            summary.questions = row.small(6);
            summary.createdAt = row.time(7);
            list.append(summary);
        }));
    return list;
}

Result<QList<AnnotationSummary>> SqlAnnotationStore::ofPerson(const PersonId &person)
{
    return summaries(QStringLiteral("a.person_id = ? ORDER BY a.updated_at DESC, a.id DESC"),
                     {sql::id(person)});
}

Result<QList<AnnotationSummary>> SqlAnnotationStore::ofImage(const ImageId &image)
{
    return summaries(QStringLiteral("a.image_id = ? ORDER BY a.created_at, a.id"),
                     {sql::id(image)});
}

} // namespace yuyi
