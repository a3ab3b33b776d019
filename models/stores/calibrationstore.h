// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/calibration.h"
#include "models/domain/result.h"

#include <QList>
#include <QSet>

#include <optional>

namespace yuyi {

/// @brief Batches that everybody labels first. Thread of the connection.
class CalibrationStore
{
public:
    virtual ~CalibrationStore() = default;

    virtual Result<> add(const CalibrationBatch &batch) = 0;                    ///< with images and people
    virtual Result<CalibrationBatch> batch(const CalibrationBatchId &id) = 0;
    virtual Result<QList<CalibrationBatch>> batches() = 0;                      ///< newest first
    /// Name, state and times, where the version is still `batch.version`; else Conflict.
    virtual Result<> save(const CalibrationBatch &batch) = 0;
    virtual Result<> setResult(const CalibrationBatchId &batch, const CalibrationPerson &person) = 0;

    /// @brief The batch whose labelling this is: state labelling or revealed, with this image and this person.
    /// A submission made now belongs to it.
    virtual Result<std::optional<CalibrationBatchId>> batchFor(const ImageId &image, const PersonId &person) = 0;
    /// The batch that still holds the image (not closed yet): until it is closed nothing about it is merged.
    virtual Result<std::optional<CalibrationBatchId>> holding(const ImageId &image) = 0;
    /// A batch with this image and person has been revealed: what this person says about it is not blind any more.
    virtual Result<bool> revealedTo(const ImageId &image, const PersonId &person) = 0;
    /// Who has submitted what: submissions of the batch that are not withdrawn.
    virtual Result<QSet<HandedIn>> handedIn(const CalibrationBatchId &batch) = 0;
    /// Images of the batch this person has not submitted yet; 0 for somebody who does not take part.
    virtual Result<qint64> openFor(const PersonId &person) = 0;

    virtual Result<QList<CalibrationOutcome>> outcomes(const CalibrationBatchId &batch) = 0;
    /// @brief Adds, or replaces the one of the same batch, image and field where the version is still `outcome.version` (0: there
    /// is none yet); else Conflict.
    virtual Result<> saveOutcome(const CalibrationOutcome &outcome) = 0;
};

} // namespace yuyi
