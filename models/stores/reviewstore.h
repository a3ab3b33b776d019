// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/domain/review.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// What the stage of an image follows from, besides decisions and annotations.
struct StageFacts {
    bool openCase = false;          ///< an adjudication case waits to be settled
    int unansweredReturns = 0;
    int goldQuestions = 0;          ///< of the gold in force
    int passedQuestions = 0;        ///< of these: passed validation in the version gold holds
    int validations = 0;            ///< rounds opened for questions of the gold in force, in any state but withdrawn
};

/// One line of the list of cases.
struct CaseSummary {
    AdjudicationCaseId id;
    ImageId image;
    CaseState state = CaseState::Open;
    int round = 1;
    int fields = 0;
    int open = 0;                   ///< fields that nobody has settled yet
    bool mine = false;              ///< begun or settled by the person asked about
    PersonId adjudicator;           ///< null: nobody, what differed was alike enough
    QDateTime createdAt;
    QDateTime settledAt;
};

/// An accepted image that can be drawn for the check of accepted images.
struct AcceptedImage {
    ImageId image;
    QString stratum;                ///< gold label of the dimension asked for; empty when none was asked for
    double agreement = 1;           ///< 0…1: mean similarity over the fields of its case; 1 without a case
    double correct = 1;             ///< 0…1: smallest share of correct votes over its questions; 1 without votes
};

struct ReviewCounts {
    ReviewSampleId sample;
    int open = 0;
    int approved = 0;
    int returned = 0;
};

/// @brief Submissions, adjudication, second looks. Thread of the connection.
class ReviewStore
{
public:
    virtual ~ReviewStore() = default;

    /// @brief Stores what was submitted and returns its number. A blind one becomes the newest blind one of its person and image.
    virtual Result<int> addSubmission(const Submission &submission) = 0;
    virtual Result<Submission> submission(const SubmissionId &id) = 0;
    /// Of an image, not withdrawn, oldest first.
    virtual Result<QList<Submission>> submissions(const ImageId &image) = 0;
    /// The newest of each annotation that is submitted and not withdrawn, by the time of the first one.
    virtual Result<QList<Submission>> submittedNow(const ImageId &image) = 0;
    /// @brief Takes the newest submission of the annotation back; the one before it may be the newest blind one again. Where others
    /// had said something its author could read by now, a blind one goes on to count.
    virtual Result<> withdrawNewest(const AnnotationId &annotation) = 0;
    /// @brief Whether the author has been shown anything of others about it: a return, a revealed calibration, a settled
    /// case, or what could be read between handing in and taking back.
    virtual Result<bool> revealed(const AnnotationId &annotation) = 0;
    /// The newest blind submission of each person and image, production and calibration, oldest first.
    virtual Result<QList<SubmittedLabels>> blindLabels() = 0;

    virtual Result<StageFacts> stageFacts(const ImageId &image) = 0;

    virtual Result<> addCase(const AdjudicationCase &adjudicationCase, const QList<Discrepancy> &fields) = 0;
    virtual Result<AdjudicationCase> adjudicationCase(const AdjudicationCaseId &id) = 0;
    /// Open or settled.
    virtual Result<std::optional<AdjudicationCase>> caseInForce(const ImageId &image) = 0;
    /// The newest of the image in any state.
    virtual Result<std::optional<AdjudicationCase>> lastCase(const ImageId &image) = 0;
    /// State, persons, times, gold; Conflict by version. Returns the new version.
    virtual Result<int> updateCase(const AdjudicationCase &adjudicationCase) = 0;
    virtual Result<QList<Discrepancy>> fields(const AdjudicationCaseId &id) = 0;           ///< in their order
    virtual Result<Discrepancy> field(const DiscrepancyId &id) = 0;
    virtual Result<> setFieldState(const DiscrepancyId &id, DiscrepancyState state) = 0;
    /// In force, by field.
    virtual Result<QHash<DiscrepancyId, Adjudication>> decisions(const AdjudicationCaseId &id) = 0;
    /// Every decision of the case, superseded ones too, oldest first.
    virtual Result<QList<Adjudication>> allDecisions(const AdjudicationCaseId &id) = 0;
    /// Writes value, cause, note and flag of a decision that is still being typed; in force it stays the same one.
    virtual Result<> amendDecision(const Adjudication &decision) = 0;
    /// Supersedes the one in force.
    virtual Result<> addDecision(const Adjudication &decision) = 0;
    /// Supersedes the one in force and puts none in its place.
    virtual Result<> dropDecision(const DiscrepancyId &id) = 0;

    /// @brief The next open case for this person: neither submission is his, nobody else holds it at `now`. Those he has begun
    /// come first, then the oldest. `after`: walk on behind this one; at the end from the beginning.
    virtual Result<std::optional<AdjudicationCaseId>> nextCase(const PersonId &person, const AdjudicationCaseId &after,
                                                               const QDateTime &now) = 0;
    virtual Result<qint64> openCases(const PersonId &person, const QDateTime &now) = 0;
    /// Open ones the person may settle and those they have settled, newest first; `others`: those that others have settled, too.
    virtual Result<QList<CaseSummary>> casesFor(const PersonId &person, int limit, bool others) = 0;
    /// Decisions in force by a choice of one of the two sides, of `adjudicator` or (null) of everybody.
    virtual Result<QList<FavourRow>> favour(const PersonId &adjudicator) = 0;

    virtual Result<bool> hasVersion(const QuestionVersionId &version) = 0;
    /// Stems, options and key of a version that belongs to an existing question; it becomes the current and is fixed.
    virtual Result<> putQuestionVersion(const Question &question, const PersonId &by) = 0;
    /// Makes a stored version of its question the current one.
    virtual Result<> makeVersionCurrent(const Question &question) = 0;
    /// The annotation that a question belongs to.
    virtual Result<AnnotationId> ownerOf(const QuestionId &question) = 0;

    /// Accepted images without an open or approved second look, oldest first.
    virtual Result<QList<AcceptedImage>> acceptedImages(const DimensionCode &dimension) = 0;
    virtual Result<> addSample(const ReviewSample &sample, const QList<ReviewItem> &items) = 0;
    virtual Result<QList<ReviewSample>> samples() = 0;                                     ///< newest first
    virtual Result<QList<ReviewItem>> items(const ReviewSampleId &sample) = 0;             ///< in their order
    virtual Result<QList<ReviewCounts>> reviewCounts() = 0;
    /// Verdict, note, by whom and when.
    virtual Result<> updateItem(const ReviewItem &item) = 0;
    virtual Result<qint64> openReviews() = 0;
};

} // namespace yuyi
