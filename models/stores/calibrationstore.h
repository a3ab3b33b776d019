// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/review/calibration.h"

#include <QList>
#include <QSet>

#include <optional>

namespace yuyi {

/// @brief Calibration batches, which all annotators label first. Thread of the connection.
class CalibrationStore
{
public:
    virtual ~CalibrationStore() = default;

    virtual Result<> add(const CalibrationBatch &batch) = 0; ///< with images and people
    virtual Result<CalibrationBatch> batch(const CalibrationBatchId &id) = 0;
    virtual Result<QList<CalibrationBatch>> batches() = 0; ///< newest first
    /// Writes name, state and times if the version is still `batch.version`; otherwise returns Conflict.
    virtual Result<> save(const CalibrationBatch &batch) = 0;
    virtual Result<> setResult(const CalibrationBatchId &batch, const CalibrationPerson &person) = 0;

    /// The batch that a submission of this person for this image belongs to: one in state labelling or revealed that contains both.
    virtual Result<std::optional<CalibrationBatchId>> batchFor(const ImageId &image, const PersonId &person) = 0;
    /// The batch that holds the image and is not closed. Nothing about the image is merged before it is closed.
    virtual Result<std::optional<CalibrationBatchId>> holding(const ImageId &image) = 0;
    /// Whether a batch with this image and person was revealed. If so, what the person says about the image is no longer blind.
    virtual Result<bool> revealedTo(const ImageId &image, const PersonId &person) = 0;
    /// Submissions of the batch that are not withdrawn, by person and image.
    virtual Result<QSet<HandedIn>> handedIn(const CalibrationBatchId &batch) = 0;
    /// Number of images in batches that this person has not submitted yet; 0 if the person does not take part.
    virtual Result<qint64> openFor(const PersonId &person) = 0;

    virtual Result<QList<CalibrationOutcome>> outcomes(const CalibrationBatchId &batch) = 0;
    /// @brief Adds the outcome, or replaces the one of the same batch, image and field if its version is still `outcome.version`
    /// (0: there is none yet). Otherwise returns Conflict.
    virtual Result<> saveOutcome(const CalibrationOutcome &outcome) = 0;
};

} // namespace yuyi
