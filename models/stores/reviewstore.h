// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/domain/review/review.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// A row in the list of cases.
struct CaseSummary {
    AdjudicationCaseId id;
    ImageId image;
    QString name; ///< first name of the image
    CaseState state = CaseState::Open;
    int round = 1;
    int fields = 0;
    int open = 0;         ///< fields that are not settled yet
    int guideline = 0;    ///< decisions in force that ask for a change of the guideline
    bool mine = false;    ///< begun or settled by the person who asks
    PersonId adjudicator; ///< null: nobody, because the differences were small enough to merge
    QDateTime createdAt;
    QDateTime settledAt;
};

/// @brief Submissions, adjudication, reviews of accepted images. Thread of the connection.
class ReviewStore
{
public:
    virtual ~ReviewStore() = default;

    virtual Result<> addCase(const AdjudicationCase &adjudicationCase, const QList<Discrepancy> &fields) = 0;
    virtual Result<AdjudicationCase> adjudicationCase(const AdjudicationCaseId &id) = 0;
    /// The case of the image that is open or settled.
    virtual Result<std::optional<AdjudicationCase>> caseInForce(const ImageId &image) = 0;
    /// The newest case of the image in any state.
    virtual Result<std::optional<AdjudicationCase>> lastCase(const ImageId &image) = 0;
    /// Writes state, persons, times and gold. Returns the new version, or Conflict if the version differs.
    virtual Result<int> updateCase(const AdjudicationCase &adjudicationCase) = 0;
    virtual Result<QList<Discrepancy>> fields(const AdjudicationCaseId &id) = 0; ///< in their order
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
};

} // namespace yuyi
