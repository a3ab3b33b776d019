// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/domain/review/review.h"

#include <QHash>
#include <QList>
#include <optional>

namespace yuyi {

/// An accepted image that can be drawn for the review of accepted images.
struct AcceptedImage {
    ImageId image;
    QString stratum;      ///< gold label of the requested dimension; empty if none was requested
    double agreement = 1; ///< 0…1: mean similarity over the fields of its case; 1 without a case
    double correct = 1;   ///< 0…1: lowest share of correct votes over its questions; 1 without votes
};

struct ReviewCounts {
    ReviewSampleId sample;
    int open = 0;
    int approved = 0;
    int returned = 0;
};

/// @brief Samples of accepted images that are reviewed again. Thread of the connection.
class ReviewSampleStore
{
public:
    virtual ~ReviewSampleStore() = default;

    /// Accepted images without an open or approved review, oldest first.
    virtual Result<QList<AcceptedImage>> acceptedImages(const DimensionCode &dimension) = 0;
    virtual Result<> addSample(const ReviewSample &sample, const QList<ReviewItem> &items) = 0;
    virtual Result<QList<ReviewSample>> samples() = 0;                         ///< newest first
    virtual Result<QList<ReviewItem>> items(const ReviewSampleId &sample) = 0; ///< in their order
    virtual Result<QList<ReviewCounts>> reviewCounts() = 0;
    /// Writes verdict, note, reviewer and time.
    virtual Result<> updateItem(const ReviewItem &item) = 0;
    virtual Result<qint64> openReviews() = 0;
};

} // namespace yuyi
