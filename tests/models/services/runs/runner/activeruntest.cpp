// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/activerun.h"

#include <QtTest>

using namespace yuyi;

namespace {

std::shared_ptr<RunMaterial> threeItems()
{
    auto material = std::make_shared<RunMaterial>();
    material->run.repeats = 1;
    for (int i = 0; i < 3; ++i) {
        MaterialItem item;
        item.version = QuestionVersionId::create();
        item.itemId = QStringLiteral("item-%1").arg(i);
        material->indexes.insert(item.version, i);
        material->items.append(item);
    }
    return material;
}

ActiveRun runOver(const std::shared_ptr<RunMaterial> &material, RunAsk ask, const QList<SlotState> &states)
{
    ActiveRun run;
    run.material = material;
    run.list = RequestList(*material, ask, states);
    run.list.setUnitSize(16);
    run.take(0);
    return run;
}

SlotState stateOf(const RunSlot &slot, ReplyStatus status)
{
    SlotState state;
    state.slot = slot;
    state.attempts = 1;
    state.status = status;
    return state;
}

Response responseWith(ReplyStatus status, int httpStatus = 0)
{
    Response response;
    response.status = status;
    response.httpStatus = httpStatus;
    response.message = QStringLiteral("no");
    return response;
}

} // namespace

/// Which requests of a run wait, and what is counted of its answers.
class ActiveRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksWhatHasNoFinalAnswer()
    {
        const auto material = threeItems();
        const QList<RunSlot> all = material->allSlots();
        const QList<SlotState> states{stateOf(all.at(0), ReplyStatus::Answered), stateOf(all.at(1), ReplyStatus::Transient)};
        ActiveRun run = runOver(material, RunAsk::Missing, states);
        QCOMPARE(run.waiting, (std::deque<size_t>{1, 2}));
        QVERIFY(run.hasUnasked());
        QCOMPARE(run.nextAttempts(1).constFirst().number, 2);
        QCOMPARE(run.nextAttempts(2).constFirst().number, 1);
    }

    void asksErrorsAgain()
    {
        const auto material = threeItems();
        const QList<RunSlot> all = material->allSlots();
        const QList<SlotState> states{stateOf(all.at(0), ReplyStatus::Answered), stateOf(all.at(1), ReplyStatus::BadRequest)};
        const ActiveRun run = runOver(material, RunAsk::Errors, states);
        QCOMPARE(run.waiting, (std::deque<size_t>{1}));
    }

    void dueRetriesComeFirst()
    {
        ActiveRun run = runOver(threeItems(), RunAsk::Missing, {});
        run.waiting = {2};
        run.retries.add(0, 10, {});
        run.retries.add(1, 99, {});
        run.wakeRetries(10);
        QCOMPARE(run.waiting, (std::deque<size_t>{0, 2}));
        QCOMPARE(run.left(), 3);
    }

    void takesAndEndsUnits()
    {
        const auto material = threeItems();
        const QList<RunSlot> all = material->allSlots();
        ActiveRun run;
        run.material = material;
        run.list = RequestList(*material, RunAsk::Missing, {stateOf(all.at(2), ReplyStatus::Answered)});
        run.list.setUnitSize(2);
        QCOMPARE(run.list.unitsToAsk(), QList<int>{0});
        run.take(0);
        QCOMPARE(run.waiting, (std::deque<size_t>{0, 1}));
        QVERIFY(!run.close(0));
        QCOMPARE(*run.close(1), 0);
        QVERIFY(run.units.isEmpty());
        QVERIFY(!run.close(1)); // once
        run.take(1);
        QCOMPARE(run.units.value(1), 0); // all of it is answered
        // Another program has taken a unit over: what waits of it is not sent.
        ActiveRun lost = runOver(material, RunAsk::Missing, {});
        lost.sharing.nothingReady = true;
        lost.waiting = {0};
        lost.retries.add(1, 10, {});
        lost.drop(0);
        QVERIFY(lost.waiting.empty() && lost.retries.isEmpty());
        QVERIFY(lost.isOver());
        lost.sharing.counts.taken = 1; // the other one may be lost with it
        QVERIFY(!lost.isOver());
        // Everybody lists the same requests.
        QCOMPARE(run.list.hash(), lost.list.hash());
        material->items.removeLast();
        QVERIFY(RequestList(*material, RunAsk::Missing, {}).hash() != run.list.hash());
    }

    void stopsOnceAndForAllWhenCancelled()
    {
        ActiveRun run = runOver(threeItems(), RunAsk::Missing, {});
        run.sending = 1;
        run.stop(RunState::Cancelled, QStringLiteral("why"), false);
        run.stop(RunState::Paused, QStringLiteral("later"), false);
        QVERIFY(run.stopsAll);
        QCOMPARE(*run.leaveAs, RunState::Cancelled);
        QCOMPARE(run.message, QStringLiteral("why"));
        QVERIFY(run.waiting.empty());
        QVERIFY(!run.nothingLeft());
        run.sending = 0;
        QVERIFY(run.nothingLeft());
    }

    void countsARequestOnceInItsNewestState()
    {
        const auto material = threeItems();
        const RunSlot slot = material->allSlots().constFirst();
        RunTally tally;
        ScoredResponse error;
        error.result = ResponseResult::Error;
        tally.note(*material, {slot, std::nullopt}, responseWith(ReplyStatus::Transient, 503), error, 1000);
        tally.note(*material, {slot, ReplyStatus::Transient}, responseWith(ReplyStatus::Transient, 503), error, 2000);
        QCOMPARE(tally.figures.transient, 1);
        QCOMPARE(tally.errors().size(), 1);
        QCOMPARE(tally.errors().constFirst().count, 2);
        ScoredResponse right;
        right.result = ResponseResult::Correct;
        tally.note(*material, {slot, ReplyStatus::Transient}, responseWith(ReplyStatus::Answered), right, 3000);
        QCOMPARE(tally.figures.transient, 0);
        QCOMPARE(tally.figures.answered, 1);
        QCOMPARE(tally.figures.correct, 1);
        QCOMPARE(tally.last().size(), 3);
        QCOMPARE(tally.last().constFirst().itemId, QStringLiteral("item-0"));
    }

    void asksInBatchesAndCountsTheRequestOnce()
    {
        const auto material = threeItems();
        Configuration &configuration = material->promptTemplate.configuration;
        configuration.ask = AskForm::Batch;
        configuration.batch = 2;
        configuration.askMissed = true;
        const QList<RunSlot> all = material->allSlots();
        ActiveRun run = runOver(material, RunAsk::Missing, {});
        QCOMPARE(run.waiting, (std::deque<size_t>{0, 1}));
        QCOMPARE(run.list.replies(), 3);
        const QList<Attempt> attempts = run.nextAttempts(0);
        QCOMPARE(attempts.size(), 2);
        QCOMPARE(attempts.at(1).request, attempts.at(0).id);
        QCOMPARE(attempts.at(1).place, 2);
        QVERIFY(run.nextAttempts(1).constFirst().request.isNull()); // an item alone is no batch

        // Resumed: the first has no part, the second is lost, the third was answered.
        SlotState missed = stateOf(all.at(0), ReplyStatus::Answered);
        missed.withoutPart = true;
        const ActiveRun again = runOver(material, RunAsk::Missing, {missed, stateOf(all.at(2), ReplyStatus::Answered)});
        QCOMPARE(again.waiting.size(), size_t(2));
        QSet<RunSlot> asked;
        for (const size_t waiting : again.waiting) {
            QCOMPARE(again.requests.at(waiting).items.size(), 1);
            asked.insert(again.requests.at(waiting).items.constFirst().slot);
        }
        QCOMPARE(asked, (QSet<RunSlot>{all.at(0), all.at(1)}));

        RunTally tally;
        ScoredResponse right;
        right.result = ResponseResult::Correct;
        for (const bool leads : {true, false})
            tally.note(*material, {all.at(0), std::nullopt, false, leads}, responseWith(ReplyStatus::Answered), right, 1000);
        QCOMPARE(tally.figures.answered, 2);
        QCOMPARE(tally.perMinute(0, 60'000), 1.0);
    }

    void countsTheAnswersOfTheLastMinute()
    {
        const auto material = threeItems();
        const RunSlot slot = material->allSlots().constFirst();
        RunTally tally;
        for (const qint64 at : {1000, 2000, 30'000})
            tally.note(*material, {slot, std::nullopt}, responseWith(ReplyStatus::Answered), {}, at);
        QCOMPARE(tally.perMinute(0, 30'000), 6.0);
        QCOMPARE(tally.perMinute(0, 60'500), 3.0);
        QCOMPARE(tally.perMinute(0, 61'500), 2.0);
        QCOMPARE(tally.perMinute(0, 95'000), 0.0);
    }
};

QTEST_GUILESS_MAIN(ActiveRunTest)
#include "activeruntest.moc"
