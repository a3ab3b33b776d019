// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/reviewsamplestore.h"

namespace yuyi {

class SqlReviewSampleStore final : public ReviewSampleStore
{
public:
    explicit SqlReviewSampleStore(Connection &connection) : m_connection(connection) {}

    Result<QList<AcceptedImage>> acceptedImages(const DimensionCode &dimension) override;
    Result<> addSample(const ReviewSample &sample, const QList<ReviewItem> &items) override;
    Result<QList<ReviewSample>> samples() override;
    Result<QList<ReviewItem>> items(const ReviewSampleId &sample) override;
    Result<QList<ReviewCounts>> reviewCounts() override;
    Result<> updateItem(const ReviewItem &item) override;
    Result<qint64> openReviews() override;

private:
    Connection &m_connection;
};

} // namespace yuyi
