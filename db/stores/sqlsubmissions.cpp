// SPDX-License-Identifier: GPL-3.0-or-later
// Submissions and what the stage follows from: a part of SqlReviewStore.
#include "db/stores/sqlreviewstore.h"

#include "models/domain/annotationjson.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewStore)
};

const QString newestOf =
    QStringLiteral("s.withdrawn = 0 AND s.number = (SELECT max(n.number) FROM submission n WHERE "
                   "n.annotation_id = s.annotation_id AND n.withdrawn = 0)");

} // namespace

Result<int> SqlReviewStore::addSubmission(const Submission &submission)
{
    YUYI_TRY(const auto last, m_connection.number(QStringLiteral("SELECT coalesce(max(number), 0) FROM submission WHERE "
                                           "annotation_id = ?"),
                            {sql::id(submission.annotation)}));
    if (submission.blind) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("UPDATE submission SET newest_blind = 0 WHERE image_id = ? AND "
                           "person_id = ? AND newest_blind = 1"),
            {sql::id(submission.image), sql::id(submission.person)}));
    }
    const int number = static_cast<int>(last) + 1;
    const QByteArray content =
        QJsonDocument(toJson(submission.content)).toJson(QJsonDocument::Compact);
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO submission (id, annotation_id, image_id, person_id, number, "
                       "round, blind, newest_blind, guideline_id, calibration_batch_id, content, "
                       "created_at, created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(submission.id), sql::id(submission.annotation), sql::id(submission.image),
         sql::id(submission.person), number, submission.round, sql::flag(submission.blind),
         sql::flag(submission.blind), sql::id(submission.guideline),
         sql::id(submission.calibration), sql::text(content),
         sql::timeOrNow(submission.createdAt), sql::id(submission.person)}));
    const Labels &labels = submission.content.labels;
    for (auto dimension = labels.cbegin(); dimension != labels.cend(); ++dimension) {
        int position = 0;
        for (const LabelCode &label : dimension.value()) {
            YUYI_CHECK(m_connection.write(
                QStringLiteral("INSERT INTO submission_label (submission_id, dimension, label, "
                               "position) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"),
                {sql::id(submission.id), sql::text(dimension.key().text()),
                 sql::text(label.text()), position++}));
        }
    }
    return number;
}

Result<QList<Submission>> SqlReviewStore::findSubmissions(const QString &condition,
                                                          const QVariantList &values)
{
    QList<Submission> found;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT s.id, s.annotation_id, s.image_id, s.person_id, s.number, s.round, "
                      "s.blind, s.newest_blind, s.withdrawn, s.guideline_id, "
                      "s.calibration_batch_id, s.content, s.created_at FROM submission s WHERE ")
            + condition,
        values, [&](const Row &row) {
            Submission s;
            s.id = row.id<SubmissionId>(0);
            s.annotation = row.id<AnnotationId>(1);
            s.image = row.id<ImageId>(2);
            s.person = row.id<PersonId>(3);
            s.number = row.small(4);
            s.round = row.small(5);
            s.blind = row.flag(6);
            s.newestBlind = row.flag(7);
            s.withdrawn = row.flag(8);
            s.guideline = row.id<GuidelineId>(9);
            s.calibration = row.id<CalibrationBatchId>(10);
            s.content =
                annotationContentFromJson(QJsonDocument::fromJson(row.utf8(11)).object());
            s.createdAt = row.time(12);
            found.append(s);
        }));
    return found;
}

Result<Submission> SqlReviewStore::submission(const SubmissionId &id)
{
    YUYI_TRY(const auto found, findSubmissions(QStringLiteral("s.id = ?"), {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This submission is no longer in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<Submission>> SqlReviewStore::submissions(const ImageId &image)
{
    return findSubmissions(
        QStringLiteral("s.image_id = ? AND s.withdrawn = 0 ORDER BY s.created_at, s.id"),
        {sql::id(image)});
}

Result<QList<Submission>> SqlReviewStore::submittedNow(const ImageId &image)
{
    return findSubmissions(
        QStringLiteral("s.image_id = ? AND s.calibration_batch_id IS NULL AND EXISTS (SELECT 1 "
                       "FROM annotation a WHERE a.id = s.annotation_id AND a.state = 'submitted' "
                       "AND a.origin = 'annotation') AND %1 ORDER BY (SELECT min(f.created_at) "
                       "FROM submission f WHERE f.annotation_id = s.annotation_id), "
                       "s.annotation_id")
            .arg(newestOf),
        {sql::id(image)});
}

Result<> SqlReviewStore::withdrawNewest(const AnnotationId &annotation)
{
    QList<Submission> own;
    YUYI_TRY(const auto found, findSubmissions(
        QStringLiteral("s.annotation_id = ? AND s.withdrawn = 0 ORDER BY s.number DESC"),
        {sql::id(annotation)}));
    if (found.isEmpty())
        return {};
    const Submission &newest = found.constFirst();
    YUYI_TRY(const auto seen, couldSeeOthers(newest.image, newest.person));
    // What was said blind goes on to count: the person has been able to look at what others say, and says it anew.
    YUYI_CHECK(m_connection.write(
        QStringLiteral("UPDATE submission SET withdrawn = 1, newest_blind = ? WHERE id = ?"),
        {sql::flag(seen && newest.newestBlind), sql::id(newest.id)}));
    if (seen || !newest.newestBlind)
        return {};
    for (qsizetype i = 1; i < found.size(); ++i) {
        if (!found.at(i).blind)
            continue;
        YUYI_CHECK(m_connection.write(
            QStringLiteral("UPDATE submission SET newest_blind = 1 WHERE id = ?"),
            {sql::id(found.at(i).id)}));
        break;
    }
    return {};
}

/// Others have handed in or said something about the image, which whoever has handed in may read.
Result<bool> SqlReviewStore::couldSeeOthers(const ImageId &image, const PersonId &person)
{
    YUYI_TRY(const auto count, m_connection.number(
        QStringLiteral("SELECT (SELECT count(*) FROM submission s WHERE s.image_id = ? AND s.person_id <> ?) "
                       "+ (SELECT count(*) FROM comment c WHERE c.image_id = ? AND c.created_by <> ?)"),
        {sql::id(image), sql::id(person), sql::id(image), sql::id(person)}));
    return count > 0;
}

Result<bool> SqlReviewStore::revealed(const AnnotationId &annotation)
{
    const QVariant id = sql::id(annotation);
    YUYI_TRY(const auto count, m_connection.number(
        QStringLiteral(
            "SELECT (SELECT count(*) FROM work_return r WHERE r.annotation_id = ?) "
            "+ (SELECT count(*) FROM annotation a JOIN calibration_image c ON c.image_id = "
            "a.image_id JOIN calibration_batch b ON b.id = c.batch_id WHERE a.id = ? AND "
            "b.revealed_at IS NOT NULL) "
            "+ (SELECT count(*) FROM annotation a JOIN adjudication_case k ON k.image_id = "
            "a.image_id WHERE a.id = ? AND k.settled_at IS NOT NULL) "
            "+ (SELECT count(*) FROM annotation a JOIN submission s ON s.image_id = a.image_id AND s.person_id = "
            "a.person_id WHERE a.id = ? AND s.withdrawn = 1 AND s.newest_blind = 1)"),
        {id, id, id, id}));
    return count > 0;
}

Result<QList<SubmittedLabels>> SqlReviewStore::blindLabels()
{
    QList<SubmittedLabels> list;
    QHash<SubmissionId, qsizetype> index;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(
            QStringLiteral("SELECT s.id, s.image_id, s.person_id, s.round, "
                           "s.calibration_batch_id, s.created_at FROM submission s WHERE "
                           "s.newest_blind = 1 ORDER BY s.created_at, s.id"),
            {}, [&](const Row &row) {
                SubmittedLabels one;
                one.id = row.id<SubmissionId>(0);
                one.image = row.id<ImageId>(1);
                one.person = row.id<PersonId>(2);
                one.round = row.small(3);
                one.calibration = row.id<CalibrationBatchId>(4);
                one.createdAt = row.time(5);
                index.insert(one.id, list.size());
                list.append(one);
            }));
        return m_connection.read(
            QStringLiteral("SELECT l.submission_id, l.dimension, l.label FROM submission_label l "
                           "JOIN submission s ON s.id = l.submission_id WHERE s.newest_blind = 1 "
                           "ORDER BY l.submission_id, l.dimension, l.position"),
            {}, [&](const Row &row) {
                list[index.value(row.id<SubmissionId>(0))]
                    .labels[DimensionCode(row.text(1))]
                    .append(LabelCode(row.text(2)));
            });
    }));
    return list;
}

Result<StageFacts> SqlReviewStore::stageFacts(const ImageId &image)
{
    StageFacts facts;
    const QVariant id = sql::id(image);
    const QString gold =
        QStringLiteral("FROM gold_question g JOIN annotation a ON a.id = g.annotation_id WHERE "
                       "a.image_id = ? AND a.origin = 'gold' AND a.state <> 'superseded'");
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT (SELECT count(*) FROM adjudication_case k WHERE k.image_id = ? AND k.state = "
            "'open'), "
            "(SELECT count(*) FROM work_return r WHERE r.image_id = ? AND r.answered_at IS NULL), "
            "(SELECT count(*) %1), "
            "(SELECT count(*) %1 AND EXISTS (SELECT 1 FROM validation v WHERE "
            "v.question_version_id = g.question_version_id AND v.state = 'passed')), "
            "(SELECT count(*) FROM validation w WHERE w.state <> 'withdrawn' AND w.question_id IN "
            "(SELECT g.question_id %1))")
            .arg(gold),
        {id, id, id, id, id}, [&](const Row &row) {
            facts.openCase = row.small(0) > 0;
            facts.unansweredReturns = row.small(1);
            facts.goldQuestions = row.small(2);
            facts.passedQuestions = row.small(3);
            facts.validations = row.small(4);
        }));
    return facts;
}

} // namespace yuyi
