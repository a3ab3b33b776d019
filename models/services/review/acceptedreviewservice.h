// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/domain/review/review.h"
#include "models/stores/stores.h"

#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

/// A sample and its progress.
struct SampleView {
    ReviewSample sample;
    ReviewCounts counts;
};

/// One accepted image as shown to the lead for review.
struct AcceptedView {
    ReviewItem item;
    Image image;
    Annotation gold; ///< current gold annotation; without questions if it has been withdrawn
};

struct SampleRequest {
    SampleMethod method = SampleMethod::Random;
    DimensionCode dimension; ///< only for Proportional
    int size = 0;
    qint64 seed = 0; ///< the same seed and images give the same sample
    QString name;
};

/// @brief Lets leads review accepted images again: they draw a sample, then approve each image or send it back. Each call is one
/// transaction. Persons who are not leads get Refused.
class AcceptedReviewService
{
public:
    AcceptedReviewService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// The number of accepted images that can be drawn: neither waiting in a sample nor approved in one.
    Result<qint64> available();
    /// @brief Draws images without replacement. Proportional: stratified by the labels of a dimension, rounded by the largest
    /// remainder. LowAgreement: the images whose annotators or validators agreed least, ties in random order. Returns Invalid if
    /// there are fewer images than requested.
    Result<ReviewSample> draw(const SampleRequest &request);
    Result<QList<SampleView>> samples(); ///< newest first
    Result<QList<ReviewItem>> items(const ReviewSampleId &sample);
    Result<AcceptedView> look(const ReviewItem &item);
    Result<> approve(const ReviewItem &item, const QString &text);
    /// Returns the image to the authors of its questions with the reason; Invalid if the reason is empty.
    Result<> sendBack(const ReviewItem &item, const QString &reason);
    /// For each round, the number of images returned in it, whatever the stage that returned them.
    Result<QMap<int, qint64>> returnsByRound();

    /// For the undo history; must be called inside a transaction.
    Result<> setApprovedInTransaction(const ReviewSampleId &sample, int position, bool approved);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
