// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/review/sqlcalibrationstore.h"

#include "db/rows/columns.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CalibrationStore)
};

/// Without the images and the people.
const sql::Columns<CalibrationBatch> calibrationBatchColumns(
    "calibration_batch", {{"id", &CalibrationBatch::id},
                          {"name", &CalibrationBatch::name},
                          {"guideline_id", &CalibrationBatch::guideline},
                          {"state", &CalibrationBatch::state, CalibrationState::Closed},
                          {"seed", &CalibrationBatch::seed},
                          {"revealed_at", &CalibrationBatch::revealedAt},
                          {"closed_at", &CalibrationBatch::closedAt},
                          {"created_at", &CalibrationBatch::createdAt, sql::orNow},
                          {"created_by", &CalibrationBatch::createdBy},
                          {"version", &CalibrationBatch::version}});

const sql::Columns<CalibrationPerson> calibrationPersonColumns(
    "calibration_person", {{"person_id", &CalibrationPerson::person},
                           {"result", &CalibrationPerson::result, CalibrationResult::Open},
                           {"note", &CalibrationPerson::note},
                           {"decided_at", &CalibrationPerson::decidedAt},
                           {"decided_by", &CalibrationPerson::decidedBy}});

const sql::Columns<CalibrationOutcome> calibrationOutcomeColumns(
    "calibration_outcome", {{"id", &CalibrationOutcome::id},
                            {"batch_id", &CalibrationOutcome::batch},
                            {"image_id", &CalibrationOutcome::image},
                            {"field", &CalibrationOutcome::field},
                            {"agreed_value", &CalibrationOutcome::agreedValue},
                            {"guideline_id", &CalibrationOutcome::guideline},
                            {"clause", &CalibrationOutcome::clause},
                            {"note", &CalibrationOutcome::note},
                            {"created_at", &CalibrationOutcome::createdAt, sql::orNow},
                            {"created_by", &CalibrationOutcome::createdBy},
                            {"version", &CalibrationOutcome::version}});

} // namespace

Result<> SqlCalibrationStore::add(const CalibrationBatch &batch)
{
    YUYI_CHECK(sql::addRow(m_connection, calibrationBatchColumns, batch));
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
    QHash<CalibrationBatchId, qsizetype> indexes;
    YUYI_CHECK(m_connection.snapshot([&]() -> Result<> {
        YUYI_TRY(found, sql::rowsWhere(m_connection, calibrationBatchColumns,
                                       condition + QLatin1String(" ORDER BY b.created_at DESC, b.id DESC"), values,
                                       "b"));
        for (qsizetype i = 0; i < found.size(); ++i)
            indexes.insert(found.at(i).id, i);
        YUYI_CHECK(m_connection.read(
            QLatin1String("SELECT i.batch_id, i.image_id FROM calibration_image i JOIN "
                          "calibration_batch b ON b.id = i.batch_id ")
                + condition + QLatin1String(" ORDER BY i.batch_id, i.position"),
            values, [&](const Row &row) {
                const auto [batch, image] = row.as<CalibrationBatchId, ImageId>();
                found[indexes.value(batch)].images.append(image);
            }));
        return m_connection.read(
            QLatin1String("SELECT p.batch_id, ") + calibrationPersonColumns.names("p")
                + QLatin1String(" FROM calibration_person p JOIN person n ON n.id = p.person_id "
                                "JOIN calibration_batch b ON b.id = p.batch_id ")
                + condition + QLatin1String(" ORDER BY n.created_at, n.id"),
            values, [&](const Row &row) {
                const auto batch = row.first<CalibrationBatchId>();
                found[indexes.value(batch)].people.append(calibrationPersonColumns.read(row, 1));
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
    return sql::updateRow(m_connection, calibrationBatchColumns, batch, {"name", "state", "revealed_at", "closed_at"});
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
        {sql::id(batch)}, [&](const Row &row) {
            const auto [image, person] = row.as<ImageId, PersonId>();
            found.insert({image, person});
        }));
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
    return sql::rowsWhere(m_connection, calibrationOutcomeColumns,
                          QStringLiteral("WHERE batch_id = ? ORDER BY created_at, id"), {sql::id(batch)});
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
    CalibrationOutcome added = outcome;
    added.version = 1;
    return sql::addRow(m_connection, calibrationOutcomeColumns, added);
}

} // namespace yuyi
