// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/resultsdata.h"

#include <algorithm>

namespace yuyi {

namespace {

ItemState stateOf(const ScoredSlot &slot)
{
    if (slot.status == ReplyStatus::Transient || slot.status == ReplyStatus::Account)
        return ItemState::Pending;
    switch (slot.result) {
    case ResponseResult::Correct: return ItemState::Correct;
    case ResponseResult::Incorrect: return ItemState::Incorrect;
    case ResponseResult::Miss: return ItemState::Miss;
    case ResponseResult::Error: return ItemState::Error;
    }
    return ItemState::Pending;
}

/// The replies to one item: [repeat][rotation], null where there is none.
using Grid = std::vector<std::vector<const ScoredSlot *>>;

/// One pass over all rotations is right when all are; else the first of incorrect, miss, error that occurs.
ItemState stateOfPass(const std::vector<const ScoredSlot *> &pass)
{
    ItemState state = ItemState::Correct;
    for (const ScoredSlot *slot : pass) {
        const ItemState one = slot != nullptr ? stateOf(*slot) : ItemState::Pending;
        if (one == ItemState::Pending)
            return one;
        if (one == ItemState::Incorrect || state == ItemState::Correct
            || (one == ItemState::Miss && state == ItemState::Error))
            state = one;
    }
    return state;
}

bool endedWithFault(const std::vector<const ScoredSlot *> &pass)
{
    return std::any_of(pass.begin(), pass.end(), [](const ScoredSlot *slot) {
        return slot != nullptr && stateOf(*slot) == ItemState::Pending;
    });
}

void count(ItemOutcome &outcome, ItemState state)
{
    switch (state) {
    case ItemState::Correct: ++outcome.correct; break;
    case ItemState::Incorrect: ++outcome.incorrect; break;
    case ItemState::Miss: ++outcome.miss; break;
    case ItemState::Error: ++outcome.error; break;
    case ItemState::Pending: ++outcome.pending; break;
    }
}

void noteReply(ItemOutcome &outcome, const ScoredSlot &slot)
{
    outcome.overruled = outcome.overruled || slot.overruled;
    outcome.scorersDiffer = outcome.scorersDiffer || slot.scorersDiffer;
    if (outcome.attempt.isNull())
        outcome.attempt = slot.attempt;
    if (outcome.option.isNull())
        outcome.option = slot.option;
    if (outcome.status == ReplyStatus::Answered)
        outcome.status = slot.status;
    if (outcome.reason.isEmpty() && (slot.result == ResponseResult::Miss || slot.result == ResponseResult::Error))
        outcome.reason = slot.reason;
}

ItemOutcome outcomeOf(const ItemSetItem &item, const Grid &grid)
{
    ItemOutcome outcome;
    outcome.question = item.question;
    outcome.image = item.image;
    for (size_t repeat = 0; repeat < grid.size(); ++repeat) {
        const std::vector<const ScoredSlot *> &pass = grid[repeat];
        const ItemState state = stateOfPass(pass);
        count(outcome, state);
        if (state == ItemState::Correct)
            outcome.rightRepeats.append(static_cast<int>(repeat));
        if (state == ItemState::Pending && endedWithFault(pass))
            ++outcome.transient;
        for (size_t rotation = 0; rotation < pass.size(); ++rotation) {
            if (pass[rotation] == nullptr)
                continue;
            noteReply(outcome, *pass[rotation]);
            const ScoredSlot *first = grid.front()[rotation];
            outcome.alike = outcome.alike && first != nullptr && first->option == pass[rotation]->option;
        }
    }
    return outcome;
}

} // namespace

ItemState ItemOutcome::state() const
{
    const int all = counted();
    if (all == 0)
        return ItemState::Pending;
    if (2 * correct > all)
        return ItemState::Correct;
    // What is not right for the most part is called by what it mostly is.
    if (incorrect >= miss && incorrect >= error)
        return ItemState::Incorrect;
    return miss >= error ? ItemState::Miss : ItemState::Error;
}

QList<ItemOutcome> outcomesOf(const ResultsData &data, const ResultsRun &run, bool withExamples)
{
    QHash<QuestionVersionId, QList<qsizetype>> replies;
    replies.reserve(run.replies.size());
    for (qsizetype i = 0; i < run.replies.size(); ++i)
        replies[run.replies.at(i).slot.question].append(i);

    QList<ItemOutcome> outcomes;
    const QList<ItemSetItem> items = data.sets.value(run.run.itemSet);
    outcomes.reserve(items.size());
    const auto repeats = static_cast<size_t>(qMax(1, run.run.repeats));
    for (const ItemSetItem &item : items) {
        const QList<qsizetype> mine = replies.value(item.question);
        // An example that was not asked either is no question of this run.
        if (run.run.examples.contains(item.question) && (!withExamples || mine.isEmpty()))
            continue;
        size_t rotations = 1;
        if (run.run.order == OptionOrder::Circular) {
            const auto known = data.items.constFind(item.question);
            rotations = static_cast<size_t>(known != data.items.constEnd() ? qMax<qsizetype>(1, known->options.size()) : 1);
        }
        Grid grid(repeats, std::vector<const ScoredSlot *>(rotations, nullptr));
        for (const qsizetype i : mine) {
            const ScoredSlot &slot = run.replies.at(i);
            const auto repeat = static_cast<size_t>(qMax(0, slot.slot.repeat));
            const auto rotation = static_cast<size_t>(qMax(0, slot.slot.rotation));
            if (repeat < repeats && rotation < rotations)
                grid[repeat][rotation] = &slot;
        }
        outcomes.append(outcomeOf(item, grid));
    }
    return outcomes;
}

} // namespace yuyi
