// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/domain/review.h"
#include "models/stores/stores.h"

#include <QList>
#include <QMap>
#include <QString>

namespace yuyi {

/// A sample with where it stands.
struct SampleView {
    ReviewSample sample;
    ReviewCounts counts;
};

/// One accepted image as the lead looks at it.
struct AcceptedView {
    ReviewItem item;
    Image image;
    Annotation gold;             ///< in force; no questions when it was taken back meanwhile
};

struct SampleRequest {
    SampleMethod method = SampleMethod::Random;
    DimensionCode dimension;     ///< of Proportional
    int size = 0;
    qint64 seed = 0;             ///< the same seed and the same images: the same sample
    QString name;
};

/// @brief The lead looks again at accepted images: draws a sample, approves or sends back. One call = one transaction; all of
/// it is Refused to others.
class AcceptedReviewService
{
public:
    AcceptedReviewService(Stores &stores, const PersonId &actor, Clock clock = systemClock())
        : m_stores(stores), m_actor(actor), m_clock(std::move(clock))
    {
    }

    /// How many accepted images can be drawn: those not waiting in a sample and not approved in one.
    Result<qint64> available();
    /// @brief Draws without replacement. Proportional: over the labels of a dimension by the largest remainder. LowAgreement: those
    /// whose annotators or validators agreed least, ties in random order. Invalid when there are fewer images than asked for.
    Result<ReviewSample> draw(const SampleRequest &request);
    Result<QList<SampleView>> samples();                          ///< newest first
    Result<QList<ReviewItem>> items(const ReviewSampleId &sample);
    Result<AcceptedView> look(const ReviewItem &item);
    Result<> approve(const ReviewItem &item, const QString &text);
    /// To the authors of its questions, with the reason; refused without one.
    Result<> sendBack(const ReviewItem &item, const QString &reason);
    /// Round → how many images came back in it, from anywhere.
    Result<QMap<int, qint64>> returnsByRound();

    /// Within a transaction, for the history.
    Result<> setApprovedWithin(const ReviewSampleId &sample, int position, bool approved);

private:
    Stores &m_stores;
    PersonId m_actor;
    Clock m_clock;
};

} // namespace yuyi
