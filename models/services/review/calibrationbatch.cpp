// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/calibrationbatch.h"

#include "models/domain/json/json.h"
#include "models/services/rules/events.h"
#include "models/stores/calibrationstore.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CalibrationBatch)
};

} // namespace

Result<CalibrationBatch> calibrationBatch(Stores &stores, const CalibrationBatchId &id, CalibrationState state)
{
    YUYI_TRY(const auto batch, stores.calibration().batch(id));
    if (batch.state == state)
        return batch;
    switch (batch.state) {
    case CalibrationState::Labelling:
        return failure(ErrorCode::Refused, Tr::tr("The batch “%1” is still being labelled.").arg(batch.name));
    case CalibrationState::Revealed:
        return failure(ErrorCode::Refused, Tr::tr("The batch “%1” is already revealed.").arg(batch.name));
    case CalibrationState::Closed: break;
    }
    return failure(ErrorCode::Refused, Tr::tr("The batch “%1” is closed.").arg(batch.name));
}

Result<> recordCalibration(Stores &stores, const PersonId &actor, const CalibrationBatch &batch, AuditAction action,
                           const Json &before, const Json &after, const ImageId &image)
{
    Json named = after;
    named["name"] = batch.name;
    Event event = makeEvent(Entity::Calibration, batch.id.value(), action, actor,
                            before.empty() ? QByteArray() : storedText(before),
                            storedText(named));
    event.image = image;
    return stores.record(event);
}

} // namespace yuyi
