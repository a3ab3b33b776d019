// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/sqlcalibrationstore.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CalibrationStore)
};

} // namespace

Result<> SqlCalibrationStore::add(const CalibrationBatch &batch)
{
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO calibration_batch (id, name, guideline_id, state, seed, "
                       "revealed_at, closed_at, created_at, created_by, version) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"),
        {sql::id(batch.id), sql::text(batch.name), sql::id(batch.guideline), sql::code(batch.state),
         sql::integer(batch.seed), sql::time(batch.revealedAt), sql::time(batch.closedAt),
         sql::timeOrNow(batch.createdAt), sql::id(batch.createdBy)}));
    int position = 0;
    for (const ImageId &image : batch.images) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral(
                "INSERT INTO calibration_image (batch_id, image_id, position) VALUES (?, ?, ?)"),
            {sql::id(batch.id), sql::id(image), position++}));
    }
    for (const CalibrationPerson &person : batch.people) {
        YUYI_CHECK(m_connection.write(
            QStringLiteral("INSERT INTO calibration_person (batch_id, person_id) VALUES (?, ?)"),
            {sql::id(batch.id), sql::id(person.person)}));
    }
    return {};
}

Result<QList<CalibrationBatch>> SqlCalibrationStore::read(const QString &condition,
                                                          const QVariantList &values)
{
    QList<CalibrationBatch> found;
    QHash<CalibrationBatchId, qsizetype> places;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_CHECK(m_connection.read(
            QLatin1String("SELECT b.id, b.name, b.guideline_id, b.state, b.seed, b.revealed_at, "
                          "b.closed_at, b.created_at, b.created_by, b.version FROM "
                          "calibration_batch b ")
                + condition + QLatin1String(" ORDER BY b.created_at DESC, b.id DESC"),
            values, [&](const Row &row) {
                CalibrationBatch batch;
                batch.id = row.id<CalibrationBatchId>(0);
                batch.name = row.text(1);
                batch.guideline = row.id<GuidelineId>(2);
                batch.state = row.code(3, CalibrationState::Closed);
                batch.seed = static_cast<quint32>(row.integer(4));
                batch.revealedAt = row.time(5);
                batch.closedAt = row.time(6);
                batch.createdAt = row.time(7);
                batch.createdBy = row.id<PersonId>(8);
                batch.version = row.small(9);
                places.insert(batch.id, found.size());
                found.append(batch);
            }));
        YUYI_CHECK(m_connection.read(
            QLatin1String("SELECT i.batch_id, i.image_id FROM calibration_image i JOIN "
                          "calibration_batch b ON b.id = i.batch_id ")
                + condition + QLatin1String(" ORDER BY i.batch_id, i.position"),
            values, [&](const Row &row) {
                found[places.value(row.id<CalibrationBatchId>(0))].images.append(row.id<ImageId>(1));
            }));
        return m_connection.read(
            QLatin1String("SELECT p.batch_id, p.person_id, p.result, p.note, p.decided_at, "
                          "p.decided_by FROM calibration_person p JOIN person n ON n.id = "
                          "p.person_id JOIN calibration_batch b ON b.id = p.batch_id ")
                + condition + QLatin1String(" ORDER BY n.created_at, n.id"),
            values, [&](const Row &row) {
                found[places.value(row.id<CalibrationBatchId>(0))].people.append(
                    {row.id<PersonId>(1), row.code(2, CalibrationResult::Open), row.text(3),
                     row.time(4), row.id<PersonId>(5)});
            });
    }));
    return found;
}

Result<CalibrationBatch> SqlCalibrationStore::batch(const CalibrationBatchId &id)
{
    YUYI_TRY(const auto found, read(QStringLiteral("WHERE b.id = ?"), {sql::id(id)}));
    if (found.isEmpty()) {
        return failure(ErrorCode::NotFound, Tr::tr("This calibration batch is not in the project."),
                       id.toString());
    }
    return found.constFirst();
}

Result<QList<CalibrationBatch>> SqlCalibrationStore::batches() { return read({}, {}); }

Result<> SqlCalibrationStore::save(const CalibrationBatch &batch)
{
    return m_connection.writeVersion(
        QStringLiteral("UPDATE calibration_batch SET name = ?, state = ?, revealed_at = ?, "
                       "closed_at = ?, version = version + 1 WHERE id = ? AND version = ?"),
        {sql::text(batch.name), sql::code(batch.state), sql::time(batch.revealedAt),
         sql::time(batch.closedAt), sql::id(batch.id), batch.version});
}

Result<> SqlCalibrationStore::setResult(const CalibrationBatchId &batch,
                                        const CalibrationPerson &person)
{
    YUYI_TRY(const auto rows, m_connection.write(
        QStringLiteral("UPDATE calibration_person SET result = ?, note = ?, decided_at = ?, "
                       "decided_by = ? WHERE batch_id = ? AND person_id = ?"),
        {sql::code(person.result), sql::text(person.note), sql::time(person.decidedAt),
         sql::id(person.decidedBy), sql::id(batch), sql::id(person.person)}));
    if (rows == 0)
        return failure(ErrorCode::NotFound, Tr::tr("This person does not take part in the batch."));
    return {};
}

Result<std::optional<CalibrationBatchId>> SqlCalibrationStore::first(const QString &statement,
                                                                     const QVariantList &values)
{
    YUYI_TRY(const auto found, m_connection.text(statement, values));
    if (found.isEmpty())
        return std::optional<CalibrationBatchId>();
    return std::optional<CalibrationBatchId>(CalibrationBatchId::fromString(found));
}

Result<std::optional<CalibrationBatchId>> SqlCalibrationStore::batchFor(const ImageId &image,
                                                                        const PersonId &person)
{
    return first(QStringLiteral(
                     "SELECT b.id FROM calibration_image i JOIN calibration_batch b ON b.id = "
                     "i.batch_id JOIN calibration_person p ON p.batch_id = b.id WHERE i.image_id = ? "
                     "AND p.person_id = ? AND b.state <> 'closed' ORDER BY b.created_at DESC LIMIT 1"),
                 {sql::id(image), sql::id(person)});
}

Result<std::optional<CalibrationBatchId>> SqlCalibrationStore::holding(const ImageId &image)
{
    return first(QStringLiteral("SELECT b.id FROM calibration_image i JOIN calibration_batch b ON "
                                "b.id = i.batch_id WHERE i.image_id = ? AND b.state <> 'closed' "
                                "ORDER BY b.created_at DESC LIMIT 1"),
                 {sql::id(image)});
}

Result<bool> SqlCalibrationStore::revealedTo(const ImageId &image, const PersonId &person)
{
    YUYI_TRY(const auto found, m_connection.number(
        QStringLiteral(
            "SELECT count(*) FROM calibration_image i JOIN calibration_batch b ON b.id = i.batch_id "
            "JOIN calibration_person p ON p.batch_id = b.id WHERE i.image_id = ? AND p.person_id = ? "
            "AND b.revealed_at IS NOT NULL"),
        {sql::id(image), sql::id(person)}));
    return found > 0;
}

Result<QSet<HandedIn>> SqlCalibrationStore::handedIn(const CalibrationBatchId &batch)
{
    QSet<HandedIn> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT DISTINCT image_id, person_id FROM submission WHERE "
                       "calibration_batch_id = ? AND withdrawn = 0"),
        {sql::id(batch)},
        [&](const Row &row) { found.insert({row.id<ImageId>(0), row.id<PersonId>(1)}); }));
    return found;
}

Result<qint64> SqlCalibrationStore::openFor(const PersonId &person)
{
    return m_connection.number(
        QStringLiteral(
            "SELECT count(*) FROM calibration_batch b JOIN calibration_person p ON p.batch_id = b.id "
            "JOIN calibration_image i ON i.batch_id = b.id WHERE b.state = 'labelling' AND "
            "p.person_id = ? AND NOT EXISTS (SELECT 1 FROM submission s WHERE s.image_id = "
            "i.image_id AND s.person_id = p.person_id AND s.withdrawn = 0)"),
        {sql::id(person)});
}

Result<QList<CalibrationOutcome>> SqlCalibrationStore::outcomes(const CalibrationBatchId &batch)
{
    QList<CalibrationOutcome> found;
    YUYI_CHECK(m_connection.read(
        QStringLiteral("SELECT id, batch_id, image_id, field, agreed_value, guideline_id, clause, "
                       "note, created_at, created_by, version FROM calibration_outcome WHERE "
                       "batch_id = ? ORDER BY created_at, id"),
        {sql::id(batch)}, [&](const Row &row) {
            found.append({row.id<CalibrationOutcomeId>(0), row.id<CalibrationBatchId>(1),
                          row.id<ImageId>(2), row.text(3), row.text(4), row.id<GuidelineId>(5),
                          row.text(6), row.text(7), row.time(8), row.id<PersonId>(9),
                          row.small(10)});
        }));
    return found;
}

Result<> SqlCalibrationStore::saveOutcome(const CalibrationOutcome &outcome)
{
    if (outcome.version > 0) {
        return m_connection.writeVersion(
            QStringLiteral("UPDATE calibration_outcome SET agreed_value = ?, guideline_id = ?, "
                           "clause = ?, note = ?, created_at = ?, created_by = ?, version = version + "
                           "1 WHERE batch_id = ? AND image_id = ? AND field = ? AND version = ?"),
            {sql::text(outcome.agreedValue), sql::id(outcome.guideline), sql::text(outcome.clause),
             sql::text(outcome.note), sql::timeOrNow(outcome.createdAt), sql::id(outcome.createdBy),
             sql::id(outcome.batch), sql::id(outcome.image), sql::text(outcome.field),
             outcome.version});
    }
    YUYI_CHECK(m_connection.write(
        QStringLiteral("INSERT INTO calibration_outcome (id, batch_id, image_id, field, "
                       "agreed_value, guideline_id, clause, note, created_at, created_by, version) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"),
        {sql::id(outcome.id), sql::id(outcome.batch), sql::id(outcome.image),
         sql::text(outcome.field), sql::text(outcome.agreedValue), sql::id(outcome.guideline),
         sql::text(outcome.clause), sql::text(outcome.note), sql::timeOrNow(outcome.createdAt),
         sql::id(outcome.createdBy)}));
    return {};
}

} // namespace yuyi
