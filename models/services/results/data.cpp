// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/results/data.h"

#include "models/services/rules/itemtest.h"
#include "models/services/rules/optionorder.h"

#include <QSet>

#include <algorithm>
#include <span>

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

/// The replies of one pass over all rotations, null where there is none.
using Pass = std::span<const ScoredSlot *const>;

/// One pass over all rotations is right when all are; else the first of incorrect, miss, error that occurs.
ItemState stateOfPass(Pass pass)
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

bool endedWithFault(Pass pass)
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

/// Two answers of one wording are the same without reading them.
bool sayTheSame(const ResultsItem &item, const Answer &a, const Answer &b)
{
    return a == b || (item.isWritten() && item.given(a) == item.given(b));
}

void noteReply(ItemOutcome &outcome, const ScoredSlot &slot)
{
    outcome.overruled = outcome.overruled || slot.overruled;
    outcome.scorersDiffer = outcome.scorersDiffer || slot.scorersDiffer;
    if (outcome.attempt.isNull())
        outcome.attempt = slot.attempt;
    if (outcome.answer.isEmpty())
        outcome.answer = slot.answer;
    if (outcome.status == ReplyStatus::Answered)
        outcome.status = slot.status;
    if (outcome.reason.isEmpty() && (slot.result == ResponseResult::Miss || slot.result == ResponseResult::Error))
        outcome.reason = slot.drawnFrom > 0 ? drawnReason : slot.reason;
}

/// `replies`: those of one item, repeat after repeat.
ItemOutcome outcomeOf(const ItemSetItem &item, const ResultsItem &known, const std::vector<const ScoredSlot *> &replies, size_t rotations)
{
    ItemOutcome outcome;
    outcome.question = item.question;
    outcome.image = item.image;
    const Pass all(replies);
    for (size_t repeat = 0; repeat * rotations < all.size(); ++repeat) {
        const Pass pass = all.subspan(repeat * rotations, rotations);
        const ItemState state = stateOfPass(pass);
        count(outcome, state);
        if (all.size() > rotations)
            outcome.byRepeat.append(state);
        if (state == ItemState::Correct)
            outcome.rightRepeats.append(static_cast<int>(repeat));
        if (state == ItemState::Miss && pass.size() == 1 && pass.front()->drawnFrom > 0)
            outcome.drawnRepeats.append({static_cast<int>(repeat), 1.0 / pass.front()->drawnFrom});
        if (state == ItemState::Pending && endedWithFault(pass))
            ++outcome.transient;
        for (size_t rotation = 0; rotation < pass.size(); ++rotation) {
            if (pass[rotation] == nullptr)
                continue;
            noteReply(outcome, *pass[rotation]);
            const ScoredSlot *first = all[rotation];
            outcome.alike = outcome.alike && first != nullptr && sayTheSame(known, first->answer, pass[rotation]->answer);
        }
    }
    return outcome;
}

} // namespace

GivenAnswer ResultsItem::key() const
{
    return isWritten() ? given(Answer::written(accepted.value(0))) : GivenAnswer(keys);
}

GivenAnswer ResultsItem::given(const Answer &answer) const
{
    if (isWritten()) {
        Question asked;
        asked.accepted = accepted;
        return asked.given(answer);
    }
    OptionSet chosen;
    for (int i = 0; i < options.size(); ++i) {
        if (answer.contains(options.at(i).id))
            chosen.add(i);
    }
    return chosen;
}

bool holdsPractice(const ResultsData &data)
{
    return std::any_of(data.runs.begin(), data.runs.end(), [](const ResultsRun &one) { return one.run.isPractice(); });
}

void countMissing(ResultsData &data)
{
    for (ResultsRun &one : data.runs) {
        if (one.run.origin != RunOrigin::Imported)
            continue;
        one.whole = one.missing = 0;
        QSet<QString> replied;
        const QList<ItemSetItem> items = data.sets.value(one.run.itemSet);
        for (const ItemSetItem &item : items)
            replied.insert(item.itemId);
        for (const ItemSetItem &item : std::as_const(data.dataSet)) {
            const bool known = replied.contains(item.itemId);
            if (!known && one.run.examples.contains(item.question))
                continue;
            ++one.whole;
            one.missing += known ? 0 : 1;
        }
    }
}

ResultsData narrowed(ResultsData data, const ItemFilter &where)
{
    if (where.terms.isEmpty())
        return data;
    const auto isOut = [&](const ItemSetItem &item) { return !holds(where, item); };
    QHash<ItemSetId, QSet<QuestionVersionId>> kept;
    for (auto set = data.sets.begin(); set != data.sets.end(); ++set) {
        set->removeIf(isOut);
        for (const ItemSetItem &item : std::as_const(*set))
            kept[set.key()].insert(item.question);
    }
    for (ResultsRun &one : data.runs) {
        const QSet<QuestionVersionId> questions = kept.value(one.run.itemSet);
        one.replies.removeIf([&](const ScoredSlot &slot) { return !questions.contains(slot.slot.question); });
    }
    data.dataSet.removeIf(isOut);
    countMissing(data);
    return data;
}

double ItemOutcome::drawn() const
{
    double sum = 0;
    for (const auto &[repeat, share] : drawnRepeats)
        sum += share;
    return sum;
}

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

ItemState ItemOutcome::stateIn(int repeat) const
{
    return byRepeat.isEmpty() ? state() : byRepeat.value(repeat, ItemState::Pending);
}

QList<ItemOutcome> outcomesOf(const ResultsData &data, const ResultsRun &run, bool withExamples)
{
    QHash<RunSlot, const ScoredSlot *> newest;
    newest.reserve(run.replies.size());
    for (const ScoredSlot &slot : run.replies)
        newest.insert(slot.slot, &slot);

    QList<ItemOutcome> outcomes;
    const QList<ItemSetItem> items = data.sets.value(run.run.itemSet);
    outcomes.reserve(items.size());
    const auto repeats = static_cast<size_t>(qMax(1, run.run.repeats));
    std::vector<const ScoredSlot *> replies;
    const ResultsItem unknown;
    const QSet<QString> fixed = fixedKinds(data.preset);
    const auto turns = [&](const ItemSetItem &item) {
        const QList<LabelCode> kind = item.labels.value(kindDimension);
        return kind.isEmpty() || !fixed.contains(kind.constFirst().text()); // else asked once, see rotationsOf()
    };
    for (const ItemSetItem &item : items) {
        const bool example = run.run.examples.contains(item.question);
        if (example && !withExamples)
            continue;
        size_t rotations = 1;
        const auto found = data.items.constFind(item.question);
        const ResultsItem &known = found != data.items.constEnd() ? *found : unknown;
        if (run.run.order == OptionOrder::Circular && turns(item))
            rotations = static_cast<size_t>(qMax<qsizetype>(1, known.options.size()));
        replies.clear();
        for (size_t i = 0; i < repeats * rotations; ++i)
            replies.push_back(newest.value({item.question, static_cast<int>(i / rotations), static_cast<int>(i % rotations)}));
        // An example that was not asked either is no question of this run.
        const bool asked = std::any_of(replies.begin(), replies.end(), [](const ScoredSlot *slot) { return slot != nullptr; });
        if (asked || !example)
            outcomes.append(outcomeOf(item, known, replies, rotations));
    }
    return outcomes;
}

} // namespace yuyi
