// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/calibrationstore.h"

namespace yuyi {

class SqlCalibrationStore final : public CalibrationStore
{
public:
    explicit SqlCalibrationStore(Connection &connection) : m_connection(connection) {}

    Result<> add(const CalibrationBatch &batch) override;
    Result<CalibrationBatch> batch(const CalibrationBatchId &id) override;
    Result<QList<CalibrationBatch>> batches() override;
    Result<> save(const CalibrationBatch &batch) override;
    Result<> setResult(const CalibrationBatchId &batch, const CalibrationPerson &person) override;

    Result<std::optional<CalibrationBatchId>> batchFor(const ImageId &image,
                                                       const PersonId &person) override;
    Result<std::optional<CalibrationBatchId>> holding(const ImageId &image) override;
    Result<bool> revealedTo(const ImageId &image, const PersonId &person) override;
    Result<QSet<HandedIn>> handedIn(const CalibrationBatchId &batch) override;
    Result<qint64> openFor(const PersonId &person) override;

    Result<QList<CalibrationOutcome>> outcomes(const CalibrationBatchId &batch) override;
    Result<> saveOutcome(const CalibrationOutcome &outcome) override;

private:
    Result<QList<CalibrationBatch>> read(const QString &condition, const QVariantList &values);
    Result<std::optional<CalibrationBatchId>> first(const QString &statement,
                                                    const QVariantList &values);

    Connection &m_connection;
};

} // namespace yuyi
