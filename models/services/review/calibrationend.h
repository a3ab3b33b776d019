// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/review/calibration.h"

namespace yuyi {

class Stores;

/// @brief What comes of a revealed calibration: who passes, and which annotations go on. For leads; each call is one transaction.
class CalibrationEnd
{
public:
    CalibrationEnd(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// See CalibrationService::decide.
    Result<> decide(const CalibrationBatchId &id, const PersonId &person, CalibrationResult result, const QString &note);
    /// See CalibrationService::close.
    Result<> close(const CalibrationBatchId &id);

private:
    Result<> sendBack(const CalibrationBatch &batch, const ImageId &image, const CalibrationPerson &who);
    Result<> takeBack(const ImageId &image, const PersonId &person);
    Result<> sendOn(const CalibrationBatch &batch, const ImageId &image);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
