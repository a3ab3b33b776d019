// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/review/acceptedreviewservice.h"

#include "models/services/review/undosteps.h"
#include "models/services/rules/events.h"
#include "models/services/rules/permissions.h"
#include "models/services/rules/returns.h"
#include "models/statistics/allocation.h"
#include "models/statistics/random.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::AcceptedReviewService)
};

void shuffle(QList<AcceptedImage> &images, Random &random)
{
    for (qsizetype i = images.size() - 1; i > 0; --i)
        images.swapItemsAt(i, random.below(static_cast<quint32>(i) + 1));
}

/// In proportion to the strata, shuffled images in.
QList<AcceptedImage> proportional(const QList<AcceptedImage> &shuffled, int size)
{
    QMap<QString, QList<AcceptedImage>> strata;
    for (const AcceptedImage &image : shuffled)
        strata[image.stratum].append(image);
    std::vector<qint64> counts;
    for (const QList<AcceptedImage> &stratum : std::as_const(strata))
        counts.push_back(stratum.size());
    const auto shares = largestRemainder(counts, size);
    QList<AcceptedImage> drawn;
    if (!shares)
        return drawn;
    size_t index = 0;
    for (const QList<AcceptedImage> &stratum : std::as_const(strata))
        drawn += stratum.mid(0, static_cast<qsizetype>((*shares)[index++]));
    return drawn;
}

Result<ReviewItem> itemAt(Stores &stores, const ReviewSampleId &sample, int position)
{
    YUYI_TRY(const auto items, stores.reviewSamples().items(sample));
    for (const ReviewItem &item : items) {
        if (item.position == position)
            return item;
    }
    return failure(ErrorCode::NotFound, Tr::tr("This image is no longer in the sample."));
}

} // namespace

Result<qint64> AcceptedReviewService::available()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto images, m_stores.reviewSamples().acceptedImages({}));
    return images.size();
}

Result<ReviewSample> AcceptedReviewService::draw(const SampleRequest &request)
{
    ReviewSample sample;
    YUYI_CHECK(m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        const bool byLabel = request.method == SampleMethod::Proportional;
        YUYI_TRY(auto images, m_stores.reviewSamples().acceptedImages(byLabel ? request.dimension : DimensionCode()));
        if (images.isEmpty())
            return failure(ErrorCode::Invalid, Tr::tr("There are no accepted images left to check."));
        if (request.size < 1 || request.size > images.size()) {
            return failure(
                ErrorCode::Invalid,
                Tr::tr(
                    "The size of the sample must be from 1 to %1 (all accepted images that are available).")
                    .arg(images.size()));
        }
        Random random(static_cast<quint64>(request.seed));
        shuffle(images, random);
        QList<AcceptedImage> drawn;
        if (byLabel) {
            drawn = proportional(images, request.size);
            shuffle(drawn, random);
        } else {
            if (request.method == SampleMethod::LowAgreement) {
                std::stable_sort(images.begin(), images.end(), [](const AcceptedImage &a, const AcceptedImage &b) {
                    return std::min(a.agreement, a.correct) < std::min(b.agreement, b.correct);
                });
            }
            drawn = images.mid(0, request.size);
        }
        sample.id = ReviewSampleId::create();
        sample.name = request.name.trimmed();
        sample.method = request.method;
        sample.dimension = byLabel ? request.dimension : DimensionCode();
        sample.seed = request.seed;
        sample.size = static_cast<int>(drawn.size());
        sample.createdAt = m_clock();
        sample.createdBy = m_actor;
        QList<ReviewItem> items;
        for (const AcceptedImage &image : std::as_const(drawn)) {
            ReviewItem item;
            item.sample = sample.id;
            item.position = static_cast<int>(items.size());
            item.image = image.image;
            item.stratum = image.stratum;
            items.append(item);
        }
        YUYI_CHECK(m_stores.reviewSamples().addSample(sample, items));
        return m_stores.record(makeEvent(Entity::ReviewSample, sample.id.value(), AuditAction::Drawn, m_actor));
    }));
    return sample;
}

Result<QList<SampleView>> AcceptedReviewService::samples()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(const auto samples, m_stores.reviewSamples().samples());
    YUYI_TRY(const auto counts, m_stores.reviewSamples().reviewCounts());
    QList<SampleView> views;
    for (const ReviewSample &sample : samples) {
        const auto own = std::find_if(counts.begin(), counts.end(),
                                      [&](const ReviewCounts &one) { return one.sample == sample.id; });
        views.append({sample, own == counts.end() ? ReviewCounts{sample.id, 0, 0, 0} : *own});
    }
    return views;
}

Result<QList<ReviewItem>> AcceptedReviewService::items(const ReviewSampleId &sample)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.reviewSamples().items(sample);
}

Result<AcceptedView> AcceptedReviewService::look(const ReviewItem &item)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_CHECK(mayReadAnnotationsOf(m_stores, m_actor, item.image));
    AcceptedView view;
    view.item = item;
    YUYI_TRY(const auto image, m_stores.images().image(item.image));
    view.image = image;
    YUYI_TRY(const auto gold, m_stores.annotations().gold(item.image));
    view.gold = gold.value_or(Annotation());
    return view;
}

Result<> AcceptedReviewService::setApprovedInTransaction(const ReviewSampleId &sample, int position, bool approved)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(auto item, itemAt(m_stores, sample, position));
    if (item.verdict == ReviewVerdict::Returned)
        return failure(ErrorCode::Refused, Tr::tr("This image has already been returned to its authors."));
    item.verdict = approved ? ReviewVerdict::Approved : ReviewVerdict::Open;
    item.decidedAt = approved ? m_clock() : QDateTime();
    item.decidedBy = approved ? m_actor : PersonId();
    YUYI_CHECK(m_stores.reviewSamples().updateItem(item));
    return m_stores.record(makeEvent(Entity::ReviewSample, item.image.value(),
                                     approved ? AuditAction::Approved : AuditAction::Reopened, m_actor));
}

Result<> AcceptedReviewService::approve(const ReviewItem &item, const QString &text)
{
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(setApprovedInTransaction(item.sample, item.position, true));
        return pushReviewStep(m_stores, m_actor, item, text);
    });
}

Result<> AcceptedReviewService::sendBack(const ReviewItem &wanted, const QString &reason)
{
    if (reason.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("Write what is wrong with the annotation."));
    return m_stores.transaction([&]() -> Result<> {
        YUYI_CHECK(requireLead(m_stores, m_actor));
        YUYI_TRY(auto item, itemAt(m_stores, wanted.sample, wanted.position));
        if (item.verdict == ReviewVerdict::Returned)
            return failure(ErrorCode::Refused, Tr::tr("This image has already been returned to its authors."));
        YUYI_TRY(const auto image, m_stores.images().image(item.image));
        if (image.stage != Stage::Accepted) {
            return failure(ErrorCode::Refused, Tr::tr("Only accepted images can be returned. This image is now "
                                                      "at the stage “%1”.")
                                                   .arg(titleOf(image.stage)));
        }
        YUYI_TRY(const auto gold, m_stores.annotations().gold(item.image));
        QList<AnnotationId> authors;
        if (gold) {
            for (const Question &question : gold->content.questions) {
                YUYI_TRY(const auto owner, m_stores.review().ownerOf(question.id));
                YUYI_TRY(const auto annotation, m_stores.annotations().annotation(owner));
                if (annotation.origin == Origin::Annotation && !authors.contains(owner))
                    authors.append(owner);
            }
        }
        if (authors.isEmpty()) {
            return failure(
                ErrorCode::Refused,
                Tr::tr(
                    "The questions of this image were not written in this project, so the image has no author to whom it can be "
                    "returned. Discard the image, or annotate it again."));
        }
        for (const AnnotationId &author : std::as_const(authors)) {
            WorkReturn entry;
            entry.annotation = author;
            entry.origin = ReturnOrigin::Review;
            entry.reason = QStringLiteral("second-look");
            entry.note = reason.trimmed();
            YUYI_CHECK(returnInTransaction(m_stores, entry, m_actor, m_clock));
        }
        item.verdict = ReviewVerdict::Returned;
        item.note = reason.trimmed();
        item.decidedAt = m_clock();
        item.decidedBy = m_actor;
        YUYI_CHECK(m_stores.reviewSamples().updateItem(item));
        return m_stores.record(
            makeEvent(Entity::ReviewSample, item.image.value(), AuditAction::Returned, m_actor));
    });
}

Result<QMap<int, qint64>> AcceptedReviewService::returnsByRound()
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    return m_stores.work().returnsByRound();
}

} // namespace yuyi
