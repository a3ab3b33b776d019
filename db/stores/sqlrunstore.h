// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "models/stores/runstore.h"

namespace yuyi {

class SqlRunStore final : public RunStore
{
public:
    explicit SqlRunStore(Connection &connection) : m_connection(connection) { }

    Result<> addItemSet(const ItemSet &set, const QList<ItemSetItem> &items) override;
    Result<ItemSet> itemSet(const ItemSetId &id) override;
    Result<QList<ItemSet>> itemSets() override;
    Result<std::optional<ItemSet>> itemSetOfHash(const QString &hash) override;
    Result<QList<ItemSetItem>> itemsOf(const ItemSetId &id) override;
    Result<> renameItemSet(const ItemSetId &id, const QString &name) override;
    Result<QList<Question>> questions(const QList<QuestionVersionId> &versions) override;
    Result<QHash<QuestionVersionId, ImageId>>
    imagesOf(const QList<QuestionVersionId> &versions) override;

    Result<> addRun(const Run &run) override;
    Result<Run> run(const RunId &id) override;
    Result<QList<Run>> runs(bool hiddenToo, RunKind kind) override;
    Result<> updateRun(const Run &run) override;
    Result<bool> claim(const RunId &id, const QString &runner, const QDateTime &now,
                       const QDateTime &staleBefore) override;
    Result<RunState> heartbeat(const RunId &id, const QString &runner,
                               const QDateTime &now) override;
    Result<> giveBack(const RunId &id, const QString &runner, RunState state,
                      const QString &message) override;

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
    Result<QList<ResponseDetails>> lastResponses(const RunId &id, int count) override;
    Result<QList<RunId>> runsReadOtherwise(Scorer scorer, const QString &version) override;
    Result<QList<ResponseDetails>> page(const RunId &id, const AttemptId &after,
                                        int count) override;

    Result<> addOverrule(const Overrule &overrule) override;
    Result<> withdrawOverrule(const AttemptId &attempt) override;

private:
    Result<QList<ItemSet>> itemSetsWhere(const QString &condition, const QVariantList &values);
    Result<QList<Run>> runsWhere(const QString &condition, const QVariantList &values);
    Result<QList<ResponseDetails>> details(const QString &condition, const QVariantList &values);

    Connection &m_connection;
};

} // namespace yuyi
