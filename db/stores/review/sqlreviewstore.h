// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/rows/gate.h"
#include "db/rows/questionrows.h"
#include "models/stores/reviewstore.h"

namespace yuyi {

class SqlReviewStore final : public ReviewStore
{
public:
    explicit SqlReviewStore(Connection &connection)
        : m_connection(connection), m_questions(connection)
    {
    }

    Result<> addCase(const AdjudicationCase &adjudicationCase,
                     const QList<Discrepancy> &fields) override;
    Result<AdjudicationCase> adjudicationCase(const AdjudicationCaseId &id) override;
    Result<std::optional<AdjudicationCase>> caseInForce(const ImageId &image) override;
    Result<std::optional<AdjudicationCase>> lastCase(const ImageId &image) override;
    Result<int> updateCase(const AdjudicationCase &adjudicationCase) override;
    Result<QList<Discrepancy>> fields(const AdjudicationCaseId &id) override;
    Result<Discrepancy> field(const DiscrepancyId &id) override;
    Result<> setFieldState(const DiscrepancyId &id, DiscrepancyState state) override;
    Result<QHash<DiscrepancyId, Adjudication>> decisions(const AdjudicationCaseId &id) override;
    Result<QList<Adjudication>> allDecisions(const AdjudicationCaseId &id) override;
    Result<> amendDecision(const Adjudication &decision) override;
    Result<> addDecision(const Adjudication &decision) override;
    Result<> dropDecision(const DiscrepancyId &id) override;

    Result<std::optional<AdjudicationCaseId>> nextCase(const PersonId &person,
                                                       const AdjudicationCaseId &after,
                                                       const QDateTime &now) override;
    /// All that the person may take, in the order of nextCase(), as id and turn.
    static sql::GateStatement takeableCases();
    Result<qint64> openCases(const PersonId &person, const QDateTime &now) override;
    Result<QList<CaseSummary>> casesFor(const PersonId &person, int limit, bool others) override;
    Result<QList<FavourRow>> favour(const PersonId &adjudicator) override;

    Result<bool> hasVersion(const QuestionVersionId &version) override;
    Result<> putQuestionVersion(const Question &question, const PersonId &by) override;
    Result<> makeVersionCurrent(const Question &question) override;
    Result<AnnotationId> ownerOf(const QuestionId &question) override;

private:
    Connection &m_connection;
    QuestionRows m_questions;
};

} // namespace yuyi
