// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/calibration.h"
#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/domain/review.h"
#include "models/services/calibrationfigures.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace yuyi {

/// What a lead asks for.
struct NewCalibration {
    QString name;
    QList<ImageId> images;
    QList<PersonId> people;
    quint32 seed = 0;
};

/// A batch in a list: how far everybody is.
struct CalibrationSummary {
    CalibrationBatch batch;
    QHash<PersonId, int> done;       ///< images submitted; absent: 0
    QHash<PersonId, int> toRepeat;   ///< images returned to be labelled again and not submitted again; absent: 0
    bool complete() const;           ///< everybody has submitted everything
};

/// One dimension or text of one image after the reveal.
struct RevealedField {
    QString field;                   ///< "label:<dimension>"
    bool agreed = false;
    std::optional<CalibrationOutcome> outcome;
    int openComments = 0;
    int comments = 0;
};

struct RevealedImage {
    Image image;
    QHash<PersonId, Submission> first;    ///< blind: before anything was shown
    QHash<PersonId, Submission> newest;   ///< only where submitted again after the reveal
    QList<RevealedField> fields;          ///< the dimensions, in the preset's order
    int differing() const;
};

/// Everything there is to discuss.
struct Reveal {
    CalibrationBatch batch;
    QList<RevealedImage> images;          ///< as in the batch
    QList<DimensionFigures> before;
    QList<DimensionFigures> after;        ///< empty: nobody has submitted again
    std::optional<Guideline> guideline;   ///< in force
};

/// @brief Calibration: everybody labels the same images blind, the lead reveals, all talk, each person passes or repeats, the
/// lead closes and two annotations of each image go on to be merged. Each call is one transaction.
class CalibrationService
{
public:
    CalibrationService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// @brief Images that a batch may take: kept, annotated by nobody, assigned to nobody, in no batch; narrowed by the filter.
    Result<QList<ImageId>> candidates(const ImageFilter &filter);
    /// @brief `size` of the candidates, drawn by the seed: the same seed and candidates give the same images in the same order.
    static QList<ImageId> draw(QList<ImageId> candidates, int size, quint32 seed);

    /// @brief Makes the batch and puts its images on top of everybody's annotation. Leads only; Invalid without a name, images or
    /// two people who annotate, or for an image that is taken.
    Result<CalibrationBatchId> create(const NewCalibration &wanted);
    /// @brief Shows everybody's labels to those who took part. Leads only. While some are missing it is Refused, unless `reason`
    /// says why it is done all the same; what is missing is withdrawn then.
    Result<> reveal(const CalibrationBatchId &id, const QString &reason = {});
    /// The sentence that says what is missing; empty: nothing.
    Result<QString> missing(const CalibrationBatchId &id);

    /// Batches the actor may see: a lead all, others those they take part in. Newest first.
    Result<QList<CalibrationSummary>> batches();
    /// Refused before the reveal, to everybody, and to those who did not take part.
    Result<Reveal> revealed(const CalibrationBatchId &id);

    /// What the team agreed on about a field; anybody who took part may write it down.
    Result<> settle(const CalibrationOutcome &outcome);
    /// @brief Passed, or repeat: then the person's annotations of the batch are returned to them with the note, and they label them
    /// again knowing what was said. Leads only.
    Result<> decide(const CalibrationBatchId &id, const PersonId &person, CalibrationResult result, const QString &note);
    /// @brief The end: of each image two annotations, drawn by the batch's seed, go on as its pair, the others rest. Leads only;
    /// Refused while somebody has neither passed nor been asked to repeat, or has not submitted again.
    Result<> close(const CalibrationBatchId &id);

private:
    Result<CalibrationBatch> batchOf(const CalibrationBatchId &id, CalibrationState state);
    Result<> handOut(const CalibrationBatch &batch);
    Result<> withdrawMissing(const CalibrationBatch &batch);
    Result<> sendOn(const CalibrationBatch &batch, const ImageId &image);
    Result<QString> missingOf(const CalibrationBatch &batch);
    Result<> record(const CalibrationBatch &batch, const QString &action, const QJsonObject &before,
                    const QJsonObject &after, const ImageId &image = {});

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
