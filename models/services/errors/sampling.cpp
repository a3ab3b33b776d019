// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/sampling.h"

#include "models/domain/text.h"
#include "models/statistics/allocation.h"
#include "models/statistics/random.h"

#include <algorithm>

namespace yuyi {

namespace {

QString stratumOf(const ItemSetItem &item, const DimensionCode &strata)
{
    if (strata.isEmpty())
        return {};
    const QList<LabelCode> labels = item.labels.value(strata);
    return labels.isEmpty() ? QString() : labels.constFirst().text();
}

template <typename T>
void shuffle(QList<T> &list, Random &random)
{
    for (qsizetype i = list.size() - 1; i > 0; --i)
        list.swapItemsAt(i, random.below(static_cast<quint32>(i) + 1));
}

/// The first wrong reply of each item.
QHash<QuestionVersionId, AttemptId> firstWrong(const ResultsRun &run, bool withMisses)
{
    QHash<QuestionVersionId, const ScoredSlot *> first;
    for (const ScoredSlot &slot : run.replies) {
        const bool wrong = slot.result == ResponseResult::Incorrect || (withMisses && slot.result == ResponseResult::Miss);
        const ScoredSlot *before = first.value(slot.slot.question, nullptr);
        if (wrong
            && (before == nullptr
                || std::pair(slot.slot.repeat, slot.slot.rotation)
                       < std::pair(before->slot.repeat, before->slot.rotation)))
            first.insert(slot.slot.question, &slot);
    }
    QHash<QuestionVersionId, AttemptId> attempts;
    for (auto it = first.cbegin(); it != first.cend(); ++it)
        attempts.insert(it.key(), it.value()->attempt);
    return attempts;
}

/// In proportion for all that there will be, less what there is; what that overshoots is taken off where most is wanted.
void shareInProportion(QList<StratumShare> &shares, int size, int missing)
{
    std::vector<qint64> counts;
    for (const StratumShare &share : std::as_const(shares))
        counts.push_back(share.wrong);
    const auto wanted = largestRemainder(counts, size);
    if (!wanted)
        return;
    int sum = 0;
    for (qsizetype i = 0; i < shares.size(); ++i) {
        StratumShare &share = shares[i];
        share.share = std::max(0, static_cast<int>((*wanted)[static_cast<size_t>(i)]) - share.drawn);
        sum += share.share;
    }
    for (; sum > missing; --sum) {
        const auto most = std::max_element(shares.begin(), shares.end(),
                                           [](const StratumShare &a, const StratumShare &b) { return a.share < b.share; });
        --most->share;
    }
}

/// One by one to the stratum that lacks most of its share of the data set, as long as it has any left.
void shareByItems(QList<StratumShare> &shares, const QHash<QString, int> &items, int size, int missing)
{
    double all = 0;
    for (const StratumShare &share : std::as_const(shares))
        all += items.value(share.stratum);
    for (; missing > 0; --missing) {
        StratumShare *neediest = nullptr;
        double most = 0;
        for (StratumShare &share : shares) {
            if (share.drawn + share.share >= share.wrong)
                continue;
            const double wanted = all > 0 ? size * items.value(share.stratum) / all : 0;
            const double lacking = wanted - share.drawn - share.share;
            if (neediest == nullptr || lacking > most) {
                neediest = &share;
                most = lacking;
            }
        }
        if (neediest == nullptr)
            return;
        ++neediest->share;
    }
}

/// One by one to the stratum that has least, as long as it has any left.
void shareEqually(QList<StratumShare> &shares, int missing)
{
    for (; missing > 0; --missing) {
        StratumShare *least = nullptr;
        for (StratumShare &share : shares) {
            if (share.drawn + share.share < share.wrong
                && (least == nullptr || share.drawn + share.share < least->drawn + least->share))
                least = &share;
        }
        if (least == nullptr)
            return;
        ++least->share;
    }
}

} // namespace

QList<WrongAnswer> wrongAnswers(const ResultsData &data, const ErrorSampleRequest &request,
                                const QSet<QuestionVersionId> &faulty)
{
    QSet<QuestionVersionId> right;
    for (const ResultsRun &run : data.runs) {
        if (run.run.id != request.rightIn)
            continue;
        for (const ItemOutcome &outcome : outcomesOf(data, run)) {
            if (outcome.state() == ItemState::Correct)
                right.insert(outcome.question);
        }
    }
    const auto isWanted = [&](const QuestionVersionId &question) {
        return !faulty.contains(question) && (request.rightIn.isNull() || right.contains(question));
    };
    QList<WrongAnswer> list;
    for (const RunId &id : request.runs) {
        const auto run = std::find_if(data.runs.begin(), data.runs.end(), [&](const ResultsRun &r) { return r.run.id == id; });
        if (run == data.runs.end())
            continue;
        QSet<QuestionVersionId> wrong;
        for (const ItemOutcome &outcome : outcomesOf(data, *run)) {
            const ItemState state = outcome.state();
            if (state == ItemState::Incorrect || (request.withMisses && state == ItemState::Miss))
                wrong.insert(outcome.question);
        }
        const QHash<QuestionVersionId, AttemptId> attempts = firstWrong(*run, request.withMisses);
        QList<ItemSetItem> items = data.sets.value(run->run.itemSet);
        std::stable_sort(items.begin(), items.end(), [&](const ItemSetItem &a, const ItemSetItem &b) {
            return naturallyBefore(a.itemId, b.itemId);
        });
        for (const ItemSetItem &item : std::as_const(items)) {
            if (wrong.contains(item.question) && attempts.contains(item.question) && isWanted(item.question))
                list.append({attempts.value(item.question), item.question, stratumOf(item, request.strata)});
        }
    }
    return list;
}

QHash<QString, int> itemsByStratum(const ResultsData &data, const ErrorSampleRequest &request)
{
    QHash<QString, int> items;
    QSet<QuestionVersionId> counted;
    for (const ResultsRun &run : data.runs) {
        if (!request.runs.contains(run.run.id))
            continue;
        const QList<ItemSetItem> set = data.sets.value(run.run.itemSet);
        for (const ItemSetItem &item : set) {
            if (!counted.contains(item.question)) {
                counted.insert(item.question);
                ++items[stratumOf(item, request.strata)];
            }
        }
    }
    return items;
}

QList<StratumShare> allocate(const Preset &preset, const ErrorSampleRequest &request, const QList<WrongAnswer> &wrong,
                             const QSet<AttemptId> &drawn, const QHash<QString, int> &items)
{
    QList<StratumShare> shares;
    const Dimension *dimension = request.strata.isEmpty() ? nullptr : preset.dimension(request.strata);
    if (dimension != nullptr) {
        for (const LabelValue &value : dimension->values)
            shares.append({value.code.text()});
    }
    int drawnBefore = 0;
    for (const WrongAnswer &answer : wrong) {
        auto share = std::find_if(shares.begin(), shares.end(),
                                  [&](const StratumShare &s) { return s.stratum == answer.stratum; });
        if (share == shares.end())
            share = shares.insert(shares.size(), StratumShare{answer.stratum});
        ++share->wrong;
        if (drawn.contains(answer.attempt)) {
            ++share->drawn;
            ++drawnBefore;
        }
    }
    // Cases that are no wrong answers any more stay in the sample and are part of the total.
    const int others = static_cast<int>(drawn.size()) - drawnBefore;
    const int size = std::clamp(request.size - others, 0, static_cast<int>(wrong.size()));
    const int missing = std::max(0, size - drawnBefore);
    switch (request.allocation) {
    case SampleAllocation::Proportional: shareInProportion(shares, size, missing); break;
    case SampleAllocation::Equal: shareEqually(shares, missing); break;
    case SampleAllocation::DataSet: shareByItems(shares, items, size, missing); break;
    }
    return shares;
}

QList<WrongAnswer> draw(const ErrorSampleRequest &request, const QList<WrongAnswer> &wrong, const QSet<AttemptId> &drawn,
                        const QList<StratumShare> &shares)
{
    // A topped-up sample goes on with numbers of its own, so that it does not repeat the first drawing's order.
    Random random(static_cast<quint64>(request.seed) + static_cast<quint64>(drawn.size()));
    QList<WrongAnswer> taken;
    for (const StratumShare &share : shares) {
        QList<WrongAnswer> candidates;
        for (const WrongAnswer &answer : wrong) {
            if (answer.stratum == share.stratum && !drawn.contains(answer.attempt))
                candidates.append(answer);
        }
        shuffle(candidates, random);
        taken.append(candidates.mid(0, share.share));
    }
    shuffle(taken, random);
    return taken;
}

} // namespace yuyi
