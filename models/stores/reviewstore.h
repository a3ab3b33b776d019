// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/domain/review.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// Facts that determine the stage of an image, besides decisions and annotations.
struct StageFacts {
    bool openCase = false;          ///< an adjudication case is open
    int unansweredReturns = 0;
    int goldQuestions = 0;          ///< of the current gold
    int passedQuestions = 0;        ///< of these: passed validation in the version that gold holds
    int validations = 0;            ///< rounds for questions of the current gold, in any state but withdrawn
};

/// A row in the list of cases.
struct CaseSummary {
    AdjudicationCaseId id;
    ImageId image;
    QString name;                   ///< first name of the image
    CaseState state = CaseState::Open;
    int round = 1;
    int fields = 0;
    int open = 0;                   ///< fields that are not settled yet
    int guideline = 0;              ///< decisions in force that ask for a change of the guideline
    bool mine = false;              ///< begun or settled by the person who asks
    PersonId adjudicator;           ///< null: nobody, because the differences were small enough to merge
    QDateTime createdAt;
    QDateTime settledAt;
};

/// An accepted image that can be drawn for the review of accepted images.
struct AcceptedImage {
    ImageId image;
    QString stratum;                ///< gold label of the requested dimension; empty if none was requested
    double agreement = 1;           ///< 0…1: mean similarity over the fields of its case; 1 without a case
    double correct = 1;             ///< 0…1: lowest share of correct votes over its questions; 1 without votes
};

struct ReviewCounts {
    ReviewSampleId sample;
    int open = 0;
    int approved = 0;
    int returned = 0;
};

/// @brief Submissions, adjudication, reviews of accepted images. Thread of the connection.
class ReviewStore
{
public:
    virtual ~ReviewStore() = default;

    /// Stores a submission and returns its number. A blind one becomes the newest blind submission of its person and image.
    virtual Result<int> addSubmission(const Submission &submission) = 0;
    virtual Result<Submission> submission(const SubmissionId &id) = 0;
    /// Submissions of an image that are not withdrawn, oldest first.
    virtual Result<QList<Submission>> submissions(const ImageId &image) = 0;
    /// The newest submission of each submitted annotation of an image, without calibration, ordered by the time of the first one.
    virtual Result<QList<Submission>> submittedNow(const ImageId &image) = 0;
    /// @brief Withdraws the newest submission of the annotation; an earlier blind one becomes the newest blind one again. If the
    /// author could already read what others said, a withdrawn blind submission still counts as the newest blind one.
    virtual Result<> withdrawNewest(const AnnotationId &annotation) = 0;
    /// Whether the author was shown anything by others about the image: a return, a revealed calibration, a settled case, or
    /// what was readable between submitting and withdrawing.
    virtual Result<bool> revealed(const AnnotationId &annotation) = 0;
    /// The newest blind submission of each person and image, in production and calibration, oldest first.
    virtual Result<QList<SubmittedLabels>> blindLabels() = 0;

    virtual Result<StageFacts> stageFacts(const ImageId &image) = 0;

    virtual Result<> addCase(const AdjudicationCase &adjudicationCase, const QList<Discrepancy> &fields) = 0;
    virtual Result<AdjudicationCase> adjudicationCase(const AdjudicationCaseId &id) = 0;
    /// The case of the image that is open or settled.
    virtual Result<std::optional<AdjudicationCase>> caseInForce(const ImageId &image) = 0;
    /// The newest case of the image in any state.
    virtual Result<std::optional<AdjudicationCase>> lastCase(const ImageId &image) = 0;
    /// Writes state, persons, times and gold. Returns the new version, or Conflict if the version differs.
    virtual Result<int> updateCase(const AdjudicationCase &adjudicationCase) = 0;
    virtual Result<QList<Discrepancy>> fields(const AdjudicationCaseId &id) = 0;           ///< in their order
    virtual Result<Discrepancy> field(const DiscrepancyId &id) = 0;
    virtual Result<> setFieldState(const DiscrepancyId &id, DiscrepancyState state) = 0;
    /// Decisions in force, by field.
    virtual Result<QHash<DiscrepancyId, Adjudication>> decisions(const AdjudicationCaseId &id) = 0;
    /// All decisions of the case, including superseded ones, oldest first.
    virtual Result<QList<Adjudication>> allDecisions(const AdjudicationCaseId &id) = 0;
    /// Writes value, cause, note and flag of a decision that is still being edited. It stays in force under the same id.
    virtual Result<> amendDecision(const Adjudication &decision) = 0;
    /// Adds a decision, which supersedes the one in force.
    virtual Result<> addDecision(const Adjudication &decision) = 0;
    /// Supersedes the decision in force without a replacement.
    virtual Result<> dropDecision(const DiscrepancyId &id) = 0;

    /// @brief The next open case for this person: neither submission is theirs, and nobody else holds it at `now`. Cases they have
    /// begun come first, then the oldest. `after`: continue after this case and wrap around at the end.
    virtual Result<std::optional<AdjudicationCaseId>> nextCase(const PersonId &person, const AdjudicationCaseId &after,
                                                               const QDateTime &now) = 0;
    virtual Result<qint64> openCases(const PersonId &person, const QDateTime &now) = 0;
    /// Open cases the person may settle and cases they settled, newest first. `others`: also cases settled by others.
    virtual Result<QList<CaseSummary>> casesFor(const PersonId &person, int limit, bool others) = 0;
    /// Decisions in force that chose one of the two sides, made by `adjudicator` or, if null, by everybody.
    virtual Result<QList<FavourRow>> favour(const PersonId &adjudicator) = 0;

    virtual Result<bool> hasVersion(const QuestionVersionId &version) = 0;
    /// Stores stems, options and key of a new version of an existing question, makes it the current one and freezes it.
    virtual Result<> putQuestionVersion(const Question &question, const PersonId &by) = 0;
    /// Makes a stored version the current one of its question.
    virtual Result<> makeVersionCurrent(const Question &question) = 0;
    /// The annotation that a question belongs to.
    virtual Result<AnnotationId> ownerOf(const QuestionId &question) = 0;

    /// Accepted images without an open or approved review, oldest first.
    virtual Result<QList<AcceptedImage>> acceptedImages(const DimensionCode &dimension) = 0;
    virtual Result<> addSample(const ReviewSample &sample, const QList<ReviewItem> &items) = 0;
    virtual Result<QList<ReviewSample>> samples() = 0;                                     ///< newest first
    virtual Result<QList<ReviewItem>> items(const ReviewSampleId &sample) = 0;             ///< in their order
    virtual Result<QList<ReviewCounts>> reviewCounts() = 0;
    /// Writes verdict, note, reviewer and time.
    virtual Result<> updateItem(const ReviewItem &item) = 0;
    virtual Result<qint64> openReviews() = 0;
};

} // namespace yuyi
