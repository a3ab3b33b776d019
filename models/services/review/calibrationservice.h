// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/domain/review/calibration.h"
#include "models/domain/review/review.h"
#include "models/services/review/calibrationfigures.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// The settings of a new calibration batch.
struct NewCalibration {
    QString name;
    QList<ImageId> images;
    QList<PersonId> people;
    quint32 seed = 0;
};

/// A batch and its progress, for lists.
struct CalibrationSummary {
    CalibrationBatch batch;
    QHash<PersonId, int> done;     ///< number of submitted images; absent: 0
    QHash<PersonId, int> toRepeat; ///< number of returned images not yet submitted again; absent: 0
    bool complete() const;         ///< everyone has submitted all images
};

/// One dimension or text of one image after the reveal.
struct RevealedField {
    QString field; ///< "label:<dimension>"
    bool agreed = false;
    std::optional<CalibrationOutcome> outcome;
    int openComments = 0;
    int comments = 0;
};

struct RevealedImage {
    Image image;
    QHash<PersonId, Submission> first;  ///< blind first submissions
    QHash<PersonId, Submission> newest; ///< only of people who submitted again after the reveal
    QList<RevealedField> fields;        ///< the dimensions, in the preset's order
    int differing() const;
};

/// A revealed batch with everything needed for the discussion.
struct Reveal {
    CalibrationBatch batch;
    QList<RevealedImage> images; ///< in the order of the batch
    QList<DimensionFigures> before;
    QList<DimensionFigures> after;      ///< empty if nobody has submitted again
    std::optional<Guideline> guideline; ///< the current guideline
};

/// @brief Runs calibrations: everyone labels the same images blind, the lead reveals the labels, all discuss them, and each person
/// passes or repeats. The lead closes the batch, and two annotations of each image are merged. Each call is one transaction.
class CalibrationService
{
public:
    CalibrationService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// The images that match the filter and may join a batch: kept, not annotated, not assigned and in no other batch.
    Result<QList<ImageId>> candidates(const ImageFilter &filter);
    /// Draws `size` of the candidates. The same seed and candidates give the same images in the same order.
    static QList<ImageId> draw(QList<ImageId> candidates, int size, quint32 seed);

    /// @brief Creates the batch and puts its images first in the queue of its people. Leads only. Returns Invalid without a name,
    /// images or two annotators, or if an image is not available.
    Result<CalibrationBatchId> create(const NewCalibration &wanted);
    /// @brief Shows all labels to the participants. Leads only. Returns Refused if submissions are missing, unless `reason` is given;
    /// then the missing work is withdrawn.
    Result<> reveal(const CalibrationBatchId &id, const QString &reason = {});
    /// A sentence that names the missing submissions; empty if there are none.
    Result<QString> missing(const CalibrationBatchId &id);

    /// Who has submitted which image of the batch.
    Result<QSet<HandedIn>> handedIn(const CalibrationBatchId &id);
    /// Batches the actor may see: a lead all, others those they take part in. Newest first.
    Result<QList<CalibrationSummary>> batches();
    /// The batch for the discussion. Returns Refused to everyone before the reveal, and always to people who did not take part.
    Result<Reveal> revealed(const CalibrationBatchId &id);

    /// Records what the team agreed on about a field; every participant may do this.
    Result<> settle(const CalibrationOutcome &outcome);
    /// @brief Decides whether a person passed or must repeat. To repeat, they get their annotations of the batch back with the note
    /// and label the images again, knowing the discussion. Leads only.
    Result<> decide(const CalibrationBatchId &id, const PersonId &person, CalibrationResult result, const QString &note);
    /// @brief Closes the batch. Of each image, two annotations drawn with the batch's seed go on as its pair; the others are not used.
    /// Leads only. Returns Refused if someone is undecided or has not submitted again.
    Result<> close(const CalibrationBatchId &id);

private:
    Result<> handOut(const CalibrationBatch &batch);
    Result<> withdrawMissing(const CalibrationBatch &batch);
    Result<QString> missingOf(const CalibrationBatch &batch);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
