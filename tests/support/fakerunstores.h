// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/endpointstore.h"
#include "models/stores/responsestore.h"
#include "models/stores/runstore.h"
#include "models/stores/sharedrunstore.h"

namespace yuyi {

class FakeEndpointStore final : public EndpointStore
{
public:
    Result<> add(const Endpoint &) override { return missing(); }
    Result<> update(const Endpoint &) override { return missing(); }
    Result<> setLearned(const EndpointId &, const ChatParameters &) override { return missing(); }
    Result<Endpoint> endpoint(const EndpointId &) override { return missing(); }
    Result<std::optional<Endpoint>> named(const QString &) override { return missing(); }
    Result<QList<Endpoint>> endpoints(bool) override { return missing(); }
    Result<double> spent(const EndpointId &) override { return missing(); }
    Result<PromptTemplate> addTemplate(const PromptTemplate &) override { return missing(); }
    Result<PromptTemplate> promptTemplate(const PromptTemplateId &) override { return missing(); }
    Result<QList<PromptTemplate>> templates() override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

class FakeRunStore final : public RunStore
{
public:
    Result<> addItemSet(const ItemSet &, const QList<ItemSetItem> &) override { return missing(); }
    Result<ItemSet> itemSet(const ItemSetId &) override { return missing(); }
    Result<QList<ItemSet>> itemSets() override { return missing(); }
    Result<std::optional<ItemSet>> itemSetOfHash(const QString &) override { return missing(); }
    Result<QList<ItemSetItem>> itemsOf(const ItemSetId &) override { return missing(); }
    Result<QList<Question>> questions(const QList<QuestionVersionId> &) override { return missing(); }
    Result<> renameItemSet(const ItemSetId &, const QString &) override { return missing(); }
    Result<QHash<QuestionVersionId, ImageId>> imagesOf(const QList<QuestionVersionId> &) override { return missing(); }
    Result<> addRun(const Run &) override { return missing(); }
    Result<> addShots(const RunId &, const QHash<QuestionVersionId, QList<QuestionVersionId>> &) override { return missing(); }
    Result<QHash<QuestionVersionId, QList<QuestionVersionId>>> shots(const RunId &) override
    {
        return QHash<QuestionVersionId, QList<QuestionVersionId>>();
    }
    Result<> addFacts(const RunId &, const QHash<QuestionVersionId, QString> &) override { return missing(); }
    Result<QHash<QuestionVersionId, QString>> facts(const RunId &) override { return QHash<QuestionVersionId, QString>(); }
    Result<> addTexts(const RunId &, const AskedTexts &) override { return missing(); }
    Result<AskedTexts> texts(const RunId &) override { return AskedTexts(); }
    Result<Run> run(const RunId &) override { return missing(); }
    Result<QList<Run>> runs(bool, RunKind) override { return missing(); }
    Result<> updateRun(const Run &) override { return missing(); }
    Result<> stateSize(const EndpointId &, const QString &, std::optional<double>, bool) override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

class FakeSharedRunStore final : public SharedRunStore
{
public:
    Result<std::optional<RunSession>> session(const RunId &) override { return missing(); }
    Result<std::optional<RunSession>> lockSession(const RunId &) override { return missing(); }
    Result<> begin(const RunSession &, const QList<int> &, const QString &) override { return missing(); }
    Result<bool> end(const RunSession &, RunState, const QString &) override { return missing(); }
    Result<> renew(const RunId &, const QString &, int) override { return missing(); }
    Result<> expel(const RunId &, const QString &) override { return missing(); }
    Result<> leave(const RunId &, const QString &) override { return missing(); }
    Result<QStringList> helpers(const RunId &) override { return missing(); }
    Result<QStringList> helpersAt(const EndpointId &) override { return missing(); }
    Result<> sweep(const RunId &) override { return missing(); }
    Result<> claim(const RunId &, const QString &, int) override { return missing(); }
    Result<QList<TakenUnit>> taken(const RunId &, const QString &) override { return missing(); }
    Result<UnitCounts> counts(const RunId &) override { return missing(); }
    Result<> finish(const RunId &, const QString &, int) override { return missing(); }
    Result<double> cost(const RunId &) override { return missing(); }
    Result<int> slowdowns(const EndpointId &) override { return missing(); }
    Result<> addSlowdown(const EndpointId &) override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

class FakeResponseStore final : public ResponseStore
{
public:
    Result<> addAttempts(const QList<Attempt> &) override { return missing(); }
    Result<> addResponses(const QList<Response> &) override { return missing(); }
    Result<> setScores(const QList<ScoredResponse> &) override { return missing(); }
    Result<QList<SlotState>> slotStates(const RunId &) override { return missing(); }
    Result<RunFigures> figures(const RunId &, Scorer) override { return missing(); }
    Result<QList<RunFailures>> failures(const RunId &) override { return missing(); }
    Result<QList<ScoredSlot>> scoredSlots(const RunId &, Scorer) override { return missing(); }
    Result<ResponseDetails> response(const AttemptId &) override { return missing(); }
    Result<QHash<AttemptId, ResponseDetails>> responses(const QList<AttemptId> &) override { return missing(); }
    Result<QList<ResponseDetails>> responsesTo(const QuestionVersionId &) override { return missing(); }
    Result<QList<ResponseDetails>> attemptsOf(const RunId &, const RunSlot &) override { return missing(); }
    Result<QList<ResponseDetails>> ofRequest(const AttemptId &) override { return missing(); }
    Result<QList<ResponseDetails>> lastResponses(const RunId &, int) override { return missing(); }
    Result<QList<RunId>> runsReadOtherwise(Scorer, const QString &) override { return missing(); }
    Result<QList<ResponseDetails>> page(const RunId &, const AttemptId &, int) override { return missing(); }
    Result<> addOverrule(const Overrule &) override { return missing(); }
    Result<> withdrawOverrule(const AttemptId &) override { return missing(); }

private:
    static tl::unexpected<Error> missing() { return failure(ErrorCode::NotFound, QStringLiteral("not faked")); }
};

} // namespace yuyi
