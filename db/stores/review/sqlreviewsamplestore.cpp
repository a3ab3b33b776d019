// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/review/sqlreviewsamplestore.h"

#include "db/rows/columns.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewStore)
};

const sql::Columns<AcceptedImage> acceptedImageColumns(
    "", {{"i.id", &AcceptedImage::image},
         {"coalesce((SELECT min(l.label) FROM annotation_label l JOIN annotation a ON a.id = l.annotation_id "
          "WHERE a.image_id = i.id AND a.origin = 'gold' AND a.state <> 'superseded' AND l.dimension = ?), "
          "(SELECT min(q.label) FROM question_label q JOIN annotation a ON a.id = q.annotation_id "
          "WHERE a.image_id = i.id AND a.origin = 'gold' AND a.state <> 'superseded' AND q.dimension = ?), '')",
          &AcceptedImage::stratum},
         {"coalesce((SELECT avg(d.similarity) FROM discrepancy d JOIN adjudication_case k ON k.id = d.case_id "
          "WHERE k.image_id = i.id AND k.state = 'settled'), 1.0)",
          &AcceptedImage::agreement},
         {"coalesce((SELECT min(share) FROM (SELECT avg(CAST(o.correct AS DOUBLE PRECISION)) AS share "
          "FROM vote o JOIN validation v ON v.id = o.validation_id WHERE v.image_id = i.id "
          "AND v.state = 'passed' AND o.withdrawn = 0 GROUP BY v.id) shares), 1.0)",
          &AcceptedImage::correct}});

const sql::Columns<ReviewSample> reviewSampleColumns(
    "review_sample", {{"id", &ReviewSample::id},
                      {"name", &ReviewSample::name},
                      {"method", &ReviewSample::method, SampleMethod::Random},
                      {"dimension", &ReviewSample::dimension},
                      {"seed", &ReviewSample::seed},
                      {"size", &ReviewSample::size},
                      {"created_at", &ReviewSample::createdAt, sql::orNow},
                      {"created_by", &ReviewSample::createdBy}});

const sql::Columns<ReviewItem> reviewItemColumns("review_item", {{"sample_id", &ReviewItem::sample},
                                                                 {"position", &ReviewItem::position},
                                                                 {"image_id", &ReviewItem::image},
                                                                 {"stratum", &ReviewItem::stratum},
                                                                 {"verdict", &ReviewItem::verdict, ReviewVerdict::Open},
                                                                 {"note", &ReviewItem::note},
                                                                 {"decided_at", &ReviewItem::decidedAt},
                                                                 {"decided_by", &ReviewItem::decidedBy}});

const sql::Columns<ReviewCounts> reviewCountsColumns(
    "", {{"s.id", &ReviewCounts::sample},
         {"sum(CASE WHEN r.verdict = 'open' THEN 1 ELSE 0 END)", &ReviewCounts::open},
         {"sum(CASE WHEN r.verdict = 'approved' THEN 1 ELSE 0 END)", &ReviewCounts::approved},
         {"sum(CASE WHEN r.verdict = 'returned' THEN 1 ELSE 0 END)", &ReviewCounts::returned}});

} // namespace

Result<QList<AcceptedImage>> SqlReviewSampleStore::acceptedImages(const DimensionCode &dimension)
{
    QList<AcceptedImage> list;
    YUYI_CHECK(m_connection.read(
        QLatin1String("SELECT ") + acceptedImageColumns.names()
            + QLatin1String(" FROM image i WHERE i.stage = 'accepted' AND NOT EXISTS (SELECT 1 FROM review_item r "
                            "WHERE r.image_id = i.id AND r.verdict IN ('open', 'approved')) ORDER BY i.id"),
        {sql::text(dimension.text()), sql::text(dimension.text())},
        [&](const Row &row) { list.append(acceptedImageColumns.read(row)); }));
    return list;
}

Result<> SqlReviewSampleStore::addSample(const ReviewSample &sample, const QList<ReviewItem> &items)
{
    YUYI_CHECK(sql::addRow(m_connection, reviewSampleColumns, sample));
    for (const ReviewItem &given : items) {
        ReviewItem item = given;
        item.sample = sample.id;
        YUYI_CHECK(sql::addRow(m_connection, reviewItemColumns, item));
    }
    return {};
}

Result<QList<ReviewSample>> SqlReviewSampleStore::samples()
{
    return sql::rowsWhere(m_connection, reviewSampleColumns, QStringLiteral("ORDER BY created_at DESC, id DESC"), {});
}

Result<QList<ReviewItem>> SqlReviewSampleStore::items(const ReviewSampleId &sample)
{
    return sql::rowsWhere(m_connection, reviewItemColumns, QStringLiteral("WHERE sample_id = ? ORDER BY position"),
                          {sql::id(sample)});
}

Result<QList<ReviewCounts>> SqlReviewSampleStore::reviewCounts()
{
    QList<ReviewCounts> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT %1 FROM review_sample s JOIN review_item r ON r.sample_id = s.id "
                       "GROUP BY s.id, s.created_at ORDER BY s.created_at")
            .arg(reviewCountsColumns.names()),
        {}, [&](const Row &row) { list.append(reviewCountsColumns.read(row)); }));
    return list;
}

Result<> SqlReviewSampleStore::updateItem(const ReviewItem &item)
{
    YUYI_TRY(const auto rows, m_connection.write(
                                  QStringLiteral("UPDATE review_item SET verdict = ?, note = ?, decided_at = ?, decided_by = "
                                                 "? WHERE sample_id = ? AND position = ?"),
                                  {sql::code(item.verdict), sql::text(item.note), sql::time(item.decidedAt),
                                   sql::id(item.decidedBy), sql::id(item.sample), item.position}));
    if (rows == 0)
        return failure(ErrorCode::NotFound,
                       Tr::tr("This image is no longer in the sample."));
    return {};
}

Result<qint64> SqlReviewSampleStore::openReviews()
{
    return m_connection.number(
        QStringLiteral("SELECT count(*) FROM review_item WHERE verdict = 'open'"));
}

} // namespace yuyi
