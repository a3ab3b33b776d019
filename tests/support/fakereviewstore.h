// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/reviewsamplestore.h"
#include "models/stores/reviewstore.h"
#include "models/stores/submissionstore.h"

namespace yuyi::test {

/// Nothing of it is faked.
class FakeReviewStore final : public ReviewStore
{
public:
    Result<> addCase(const AdjudicationCase &, const QList<Discrepancy> &) override { return missing(); }
    Result<AdjudicationCase> adjudicationCase(const AdjudicationCaseId &) override { return missing(); }
    Result<std::optional<AdjudicationCase>> caseInForce(const ImageId &) override { return missing(); }
    Result<std::optional<AdjudicationCase>> lastCase(const ImageId &) override { return missing(); }
    Result<int> updateCase(const AdjudicationCase &) override { return missing(); }
    Result<QList<Discrepancy>> fields(const AdjudicationCaseId &) override { return missing(); }
    Result<Discrepancy> field(const DiscrepancyId &) override { return missing(); }
    Result<> setFieldState(const DiscrepancyId &, DiscrepancyState) override { return missing(); }
    Result<QHash<DiscrepancyId, Adjudication>> decisions(const AdjudicationCaseId &) override { return missing(); }
    Result<QList<Adjudication>> allDecisions(const AdjudicationCaseId &) override { return missing(); }
    Result<> amendDecision(const Adjudication &) override { return missing(); }
    Result<> addDecision(const Adjudication &) override { return missing(); }
    Result<> dropDecision(const DiscrepancyId &) override { return missing(); }
    Result<std::optional<AdjudicationCaseId>> nextCase(const PersonId &, const AdjudicationCaseId &, const QDateTime &) override
    {
        return missing();
    }
    Result<qint64> openCases(const PersonId &, const QDateTime &) override { return qint64(0); }
    Result<QList<CaseSummary>> casesFor(const PersonId &, int, bool) override { return missing(); }
    Result<QList<FavourRow>> favour(const PersonId &) override { return missing(); }
    Result<bool> hasVersion(const QuestionVersionId &) override { return missing(); }
    Result<> putQuestionVersion(const Question &, const PersonId &) override { return missing(); }
    Result<> makeVersionCurrent(const Question &) override { return missing(); }
    Result<AnnotationId> ownerOf(const QuestionId &) override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

/// Nothing of it is faked.
class FakeSubmissionStore final : public SubmissionStore
{
public:
    Result<int> addSubmission(const Submission &) override { return missing(); }
    Result<Submission> submission(const SubmissionId &) override { return missing(); }
    Result<QList<Submission>> submissions(const ImageId &) override { return missing(); }
    Result<QList<Submission>> submittedNow(const ImageId &) override { return missing(); }
    Result<> withdrawNewest(const AnnotationId &) override { return missing(); }
    Result<bool> revealed(const AnnotationId &) override { return missing(); }
    Result<QList<SubmittedLabels>> blindLabels() override { return missing(); }
    Result<StageFacts> stageFacts(const ImageId &) override { return missing(); }
    Result<QSet<ImageId>> submittedAgain() override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

/// Nothing of it is faked.
class FakeReviewSampleStore final : public ReviewSampleStore
{
public:
    Result<QList<AcceptedImage>> acceptedImages(const DimensionCode &) override { return missing(); }
    Result<> addSample(const ReviewSample &, const QList<ReviewItem> &) override { return missing(); }
    Result<QList<ReviewSample>> samples() override { return missing(); }
    Result<QList<ReviewItem>> items(const ReviewSampleId &) override { return missing(); }
    Result<QList<ReviewCounts>> reviewCounts() override { return missing(); }
    Result<> updateItem(const ReviewItem &) override { return missing(); }
    Result<qint64> openReviews() override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

} // namespace yuyi::test
