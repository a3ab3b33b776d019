// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/responsestore.h"

namespace yuyi {

class SqlResponseStore final : public ResponseStore
{
public:
    explicit SqlResponseStore(Connection &connection) : m_connection(connection) {}

    Result<> addAttempts(const QList<Attempt> &attempts) override;
    Result<> addResponses(const QList<Response> &responses) override;
    Result<> setScores(const QList<ScoredResponse> &scores) override;

    Result<QList<SlotState>> slotStates(const RunId &id) override;
    Result<RunFigures> figures(const RunId &id, Scorer scorer) override;
    Result<QList<RunFailures>> failures(const RunId &id) override;
    Result<QList<ScoredSlot>> scoredSlots(const RunId &id, Scorer scorer) override;
    Result<ResponseDetails> response(const AttemptId &id) override;
    Result<QHash<AttemptId, ResponseDetails>> responses(const QList<AttemptId> &ids) override;
    Result<QList<ResponseDetails>> responsesTo(const QuestionVersionId &question) override;
    Result<QList<ResponseDetails>> attemptsOf(const RunId &id, const RunSlot &slot) override;
    Result<QList<ResponseDetails>> ofRequest(const AttemptId &request) override;
    Result<QList<ResponseDetails>> lastResponses(const RunId &id, int count) override;
    Result<QList<RunId>> runsReadOtherwise(Scorer scorer, const QString &version) override;
    Result<QList<ResponseDetails>> page(const RunId &id, const AttemptId &after,
                                        int count) override;

    Result<> addOverrule(const Overrule &overrule) override;
    Result<> withdrawOverrule(const AttemptId &attempt) override;

private:
    Result<QList<ResponseDetails>> details(const QString &condition, const QVariantList &values);

    Connection &m_connection;
};

} // namespace yuyi
