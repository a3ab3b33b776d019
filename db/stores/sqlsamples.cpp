// SPDX-License-Identifier: GPL-3.0-or-later
// Second looks at accepted images: a part of SqlReviewStore.
#include "db/stores/sqlreviewstore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ReviewStore)
};
} // namespace

Result<QList<AcceptedImage>> SqlReviewStore::acceptedImages(const DimensionCode &dimension)
{
    QList<AcceptedImage> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral(
            "SELECT i.id, coalesce((SELECT min(l.label) FROM annotation_label l JOIN annotation a "
            "ON a.id = l.annotation_id WHERE a.image_id = i.id AND a.origin = 'gold' AND a.state "
            "<> 'superseded' AND l.dimension = ?), ''), "
            "coalesce((SELECT avg(d.similarity) FROM discrepancy d JOIN adjudication_case k ON "
            "k.id = d.case_id WHERE k.image_id = i.id AND k.state = 'settled'), 1.0), "
            "coalesce((SELECT min(share) FROM (SELECT avg(CAST(o.correct AS DOUBLE PRECISION)) AS "
            "share FROM vote o JOIN validation v ON v.id = o.validation_id WHERE v.image_id = i.id "
            "AND v.state = 'passed' AND o.withdrawn = 0 GROUP BY v.id) shares), 1.0) "
            "FROM image i WHERE i.stage = 'accepted' AND NOT EXISTS (SELECT 1 FROM review_item r "
            "WHERE r.image_id = i.id AND r.verdict IN ('open', 'approved')) ORDER BY i.id"),
        {sql::text(dimension.text())}, [&](const Row &row) {
            list.append({row.id<ImageId>(0), row.text(1), row.real(2), row.real(3)});
        }));
    return list;
}

Result<> SqlReviewStore::addSample(const ReviewSample &sample, const QList<ReviewItem> &items)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO review_sample (id, name, method, dimension, seed, size, "
                       "created_at, created_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
        {sql::id(sample.id), sql::text(sample.name), sql::code(sample.method),
         sql::text(sample.dimension.text()), sql::integer(sample.seed), sample.size,
         sql::timeOrNow(sample.createdAt), sql::id(sample.createdBy)}));
    for (const ReviewItem &item : items) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO review_item (sample_id, position, image_id, stratum) "
                           "VALUES (?, ?, ?, ?)"),
            {sql::id(sample.id), item.position, sql::id(item.image), sql::text(item.stratum)}));
    }
    return {};
}

Result<QList<ReviewSample>> SqlReviewStore::samples()
{
    QList<ReviewSample> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT id, name, method, dimension, seed, size, created_at, created_by "
                       "FROM review_sample ORDER BY created_at DESC, id DESC"),
        {}, [&](const Row &row) {
            ReviewSample s;
            s.id = row.id<ReviewSampleId>(0);
            s.name = row.text(1);
            s.method = row.code(2, SampleMethod::Random);
            s.dimension = DimensionCode(row.text(3));
            s.seed = row.integer(4);
            s.size = row.small(5);
            s.createdAt = row.time(6);
            s.createdBy = row.id<PersonId>(7);
            list.append(s);
        }));
    return list;
}

Result<QList<ReviewItem>> SqlReviewStore::items(const ReviewSampleId &sample)
{
    QList<ReviewItem> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT sample_id, position, image_id, stratum, verdict, note, decided_at, "
                       "decided_by FROM review_item WHERE sample_id = ? ORDER BY position"),
        {sql::id(sample)}, [&](const Row &row) {
            ReviewItem item;
            item.sample = row.id<ReviewSampleId>(0);
            item.position = row.small(1);
            item.image = row.id<ImageId>(2);
            item.stratum = row.text(3);
            item.verdict = row.code(4, ReviewVerdict::Open);
            item.note = row.text(5);
            item.decidedAt = row.time(6);
            item.decidedBy = row.id<PersonId>(7);
            list.append(item);
        }));
    return list;
}

Result<QList<ReviewCounts>> SqlReviewStore::reviewCounts()
{
    QList<ReviewCounts> list;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT s.id, sum(CASE WHEN r.verdict = 'open' THEN 1 ELSE 0 END), "
                       "sum(CASE WHEN r.verdict = 'approved' THEN 1 ELSE 0 END), "
                       "sum(CASE WHEN r.verdict = 'returned' THEN 1 ELSE 0 END) FROM "
                       "review_sample s JOIN review_item r ON r.sample_id = s.id GROUP BY s.id, "
                       "s.created_at ORDER BY s.created_at"),
        {}, [&](const Row &row) {
            list.append({row.id<ReviewSampleId>(0), row.small(1), row.small(2), row.small(3)});
        }));
    return list;
}

Result<> SqlReviewStore::updateItem(const ReviewItem &item)
{
    YUYI_TRY(const auto rows, m_connection.write(
        QStringLiteral("UPDATE review_item SET verdict = ?, note = ?, decided_at = ?, decided_by = "
                       "? WHERE sample_id = ? AND position = ?"),
        {sql::code(item.verdict), sql::text(item.note), sql::time(item.decidedAt),
         sql::id(item.decidedBy), sql::id(item.sample), item.position}));
    if (rows == 0)
        return failure(ErrorCode::NotFound,
                       Tr::tr("This entry of a sample is no longer in the project."));
    return {};
}

Result<qint64> SqlReviewStore::openReviews()
{
    return m_connection.number(
        QStringLiteral("SELECT count(*) FROM review_item WHERE verdict = 'open'"));
}

} // namespace yuyi
