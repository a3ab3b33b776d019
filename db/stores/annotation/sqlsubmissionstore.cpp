// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/annotation/sqlsubmissionstore.h"

#include "db/rows/columns.h"
#include "db/rows/joinedlabels.h"
#include "models/domain/annotation/annotationjson.h"

#include <QCoreApplication>

namespace yuyi::sql {

template <>
struct Stored<AnnotationContent> {
    static QVariant bound(const AnnotationContent &value) { return text(storedText(toJson(value))); }
    static AnnotationContent read(const Row &row, int column) { return annotationContentFromJson(storedJson(row.utf8(column))); }
};

} // namespace yuyi::sql

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewStore)
};

const sql::Columns<Submission> submissionColumns("submission", {{"id", &Submission::id},
                                                                {"annotation_id", &Submission::annotation},
                                                                {"image_id", &Submission::image},
                                                                {"person_id", &Submission::person},
                                                                {"number", &Submission::number},
                                                                {"round", &Submission::round},
                                                                {"blind", &Submission::blind},
                                                                {"newest_blind", &Submission::newestBlind},
                                                                {"withdrawn", &Submission::withdrawn},
                                                                {"guideline_id", &Submission::guideline},
                                                                {"calibration_batch_id", &Submission::calibration},
                                                                {"content", &Submission::content},
                                                                {"created_at", &Submission::createdAt, sql::orNow}});

/// Without the labels.
const sql::Columns<SubmittedLabels> submittedLabelsColumns(
    "submission", {{"id", &SubmittedLabels::id},
                   {"image_id", &SubmittedLabels::image},
                   {"person_id", &SubmittedLabels::person},
                   {"round", &SubmittedLabels::round},
                   {"calibration_batch_id", &SubmittedLabels::calibration},
                   {"created_at", &SubmittedLabels::createdAt}});

/// Of one image, whose id is bound five times. %1: the questions of its gold.
const sql::Columns<StageFacts> stageFactsColumns(
    "", {{"(SELECT count(*) FROM adjudication_case k WHERE k.image_id = ? AND k.state = 'open')",
          &StageFacts::openCase},
         {"(SELECT count(*) FROM work_return r WHERE r.image_id = ? AND r.answered_at IS NULL)",
          &StageFacts::unansweredReturns},
         {"(SELECT count(*) %1)", &StageFacts::goldQuestions},
         {"(SELECT count(*) %1 AND EXISTS (SELECT 1 FROM validation v "
          "WHERE v.question_version_id = g.question_version_id AND v.state = 'passed'))",
          &StageFacts::passedQuestions},
         {"(SELECT count(*) FROM validation w "
          "WHERE w.state <> 'withdrawn' AND w.question_id IN (SELECT g.question_id %1))",
          &StageFacts::validations}});

const QString newestOf =
    QStringLiteral("s.withdrawn = 0 AND s.number = (SELECT max(n.number) FROM submission n WHERE "
                   "n.annotation_id = s.annotation_id AND n.withdrawn = 0)");

} // namespace

Result<int> SqlSubmissionStore::addSubmission(const Submission &submission)
{
    YUYI_TRY(const auto last, m_connection.number(
                                  QStringLiteral("SELECT coalesce(max(number), 0) FROM submission WHERE annotation_id = ?"),
                                  {sql::id(submission.annotation)}));
    if (submission.blind) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("UPDATE submission SET newest_blind = 0 WHERE image_id = ? AND "
                           "person_id = ? AND newest_blind = 1"),
            {sql::id(submission.image), sql::id(submission.person)}));
    }
    Submission added = submission;
    added.number = static_cast<int>(last) + 1;
    added.newestBlind = submission.blind;
    added.withdrawn = false;
    YUYI_CHECK(sql::addRow(m_connection, submissionColumns, added, {{"created_by", sql::id(submission.person)}}));
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
    return added.number;
}

Result<Submission> SqlSubmissionStore::submission(const SubmissionId &id)
{
    YUYI_TRY(const auto found, sql::rowsWhere(m_connection, submissionColumns, QStringLiteral("WHERE id = ?"),
                                              {sql::id(id)}));
    if (found.isEmpty())
        return failure(ErrorCode::NotFound,
                       Tr::tr("This submission is no longer in the project."),
                       id.toString());
    return found.constFirst();
}

Result<QList<Submission>> SqlSubmissionStore::submissions(const ImageId &image)
{
    return sql::rowsWhere(m_connection, submissionColumns,
                          QStringLiteral("WHERE image_id = ? AND withdrawn = 0 ORDER BY created_at, id"),
                          {sql::id(image)});
}

Result<QList<Submission>> SqlSubmissionStore::submittedNow(const ImageId &image)
{
    return sql::rowsWhere(
        m_connection, submissionColumns,
        QStringLiteral("WHERE s.image_id = ? AND s.calibration_batch_id IS NULL AND EXISTS (SELECT 1 "
                       "FROM annotation a WHERE a.id = s.annotation_id AND a.state = 'submitted' "
                       "AND a.origin = 'annotation') AND %1 ORDER BY (SELECT min(f.created_at) "
                       "FROM submission f WHERE f.annotation_id = s.annotation_id), "
                       "s.annotation_id")
            .arg(newestOf),
        {sql::id(image)}, "s");
}

Result<> SqlSubmissionStore::withdrawNewest(const AnnotationId &annotation)
{
    YUYI_TRY(const auto found,
             sql::rowsWhere(
                 m_connection, submissionColumns,
                 QStringLiteral("WHERE annotation_id = ? AND withdrawn = 0 ORDER BY number DESC"),
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

/// Others have handed in or said something about the image, which whoever has handed in may read, but not before its calibration
/// is revealed.
Result<bool> SqlSubmissionStore::couldSeeOthers(const ImageId &image, const PersonId &person)
{
    YUYI_TRY(const auto count, m_connection.number(
                                   QStringLiteral("SELECT (SELECT count(*) FROM submission s WHERE s.image_id = ? AND s.person_id <> ?) "
                                                  "+ (SELECT count(*) FROM comment c WHERE c.image_id = ? AND c.created_by <> ?)"),
                                   {sql::id(image), sql::id(person), sql::id(image), sql::id(person)}));
    YUYI_TRY(const auto covered, m_connection.number(
                                     QStringLiteral("SELECT count(*) FROM calibration_image i JOIN calibration_batch b ON b.id = "
                                                    "i.batch_id WHERE i.image_id = ? AND b.state = 'labelling'"),
                                     {sql::id(image)}));
    return count > 0 && covered == 0;
}

Result<bool> SqlSubmissionStore::revealed(const AnnotationId &annotation)
{
    const QVariant id = sql::id(annotation);
    YUYI_TRY(
        const auto count,
        m_connection.number(
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

Result<QList<SubmittedLabels>> SqlSubmissionStore::blindLabels()
{
    QList<SubmittedLabels> list;
    QHash<SubmissionId, qsizetype> index;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_TRY(list, sql::rowsWhere(m_connection, submittedLabelsColumns,
                                      QStringLiteral("WHERE newest_blind = 1 ORDER BY created_at, id"), {}));
        index.reserve(list.size());
        for (qsizetype i = 0; i < list.size(); ++i)
            index.insert(list.at(i).id, i);
        // Reads the labels of all submissions and keeps those in `list`: nearly all submissions are in it.
        sql::JoinedLabels labels;
        return m_connection.read(QStringLiteral("SELECT l.submission_id, %1 FROM submission_label l GROUP BY l.submission_id")
                                     .arg(sql::JoinedLabels::joined()),
                                 {}, [&](const Row &row) {
                                     const auto [id, joined] = row.as<SubmissionId, QString>();
                                     if (const auto found = index.constFind(id); found != index.constEnd())
                                         list[*found].labels = labels.read(joined);
                                 });
    }));
    return list;
}

Result<QSet<ImageId>> SqlSubmissionStore::submittedAgain()
{
    QSet<ImageId> images;
    // Numbers go by annotation; the index on image, person and number holds all that is asked.
    YUYI_CHECK(m_connection.read(QStringLiteral("SELECT DISTINCT image_id FROM submission WHERE number > 1"), {},
                                 [&](const Row &row) { images.insert(row.first<ImageId>()); }));
    return images;
}

Result<StageFacts> SqlSubmissionStore::stageFacts(const ImageId &image)
{
    StageFacts facts;
    const QVariant id = sql::id(image);
    const QString gold =
        QStringLiteral("FROM gold_question g JOIN annotation a ON a.id = g.annotation_id WHERE "
                       "a.image_id = ? AND a.origin = 'gold' AND a.state <> 'superseded'");
    YUYI_CHECK(m_connection.read(QLatin1String("SELECT ") + stageFactsColumns.names().arg(gold), {id, id, id, id, id},
                                 [&](const Row &row) { facts = stageFactsColumns.read(row); }));
    return facts;
}

} // namespace yuyi
