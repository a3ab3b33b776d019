// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind a study's figures, and the words for it.
#include "models/domain/percent.h"
#include "models/services/studies/figures.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyFigures)
};

QString percent(double share)
{
    return QLocale().toString(roundedPercent(share), 'f', 1);
}

QString seconds(double milliseconds)
{
    return QLocale().toString(milliseconds / 1000, 'f', 1);
}

bool isIn(const TrialFilter &filter, const StudyData &data, const StudyFigures &figures, const TrialPlace &place)
{
    const Trial &trial = data.people.at(place.person).trials.at(place.trial);
    const StudiedItem &item = data.items.at(place.item);
    const AnswerState state = stateOf(trial, item);
    if (filter.person >= 0 && filter.person != place.person)
        return false;
    if (!filter.questions.isEmpty() && !filter.questions.contains(trial.question))
        return false;
    if (!filter.dimension.isEmpty() && !item.study.item.labels.value(filter.dimension).contains(filter.label))
        return false;
    if ((filter.state && *filter.state != state) || (filter.part && *filter.part != trial.part))
        return false;
    if (filter.flag && !trial.flags.contains(*filter.flag))
        return false;
    if (filter.option >= 0 && item.positionOf(trial.option) != filter.option)
        return false;
    const bool timed = !trial.option.isNull() && trial.milliseconds >= 0;
    if ((filter.from >= 0 && (!timed || trial.milliseconds < filter.from))
        || (filter.to >= 0 && (!timed || trial.milliseconds >= filter.to)))
        return false;
    if (!filter.countedOnly)
        return true;
    if (!figures.people.at(place.person).counted)
        return false;
    if (state == AnswerState::Unanswered)
        return filter.state == AnswerState::Unanswered;
    return trial.part != StudyPart::Main || filter.flag || !figures.byRules || !isLeftOut(data.study.exclusion, trial);
}

} // namespace

QString titleOf(AnswerState state)
{
    switch (state) {
    case AnswerState::Right: return Tr::tr("Correct");
    case AnswerState::Wrong: return Tr::tr("Incorrect");
    case AnswerState::WithoutOption: return Tr::tr("Timed out");
    case AnswerState::Unanswered: return Tr::tr("Not answered");
    }
    return {};
}

QString sentenceOf(const ExclusionReason &reason)
{
    switch (reason.rule) {
    case ExclusionRule::Gold:
        return Tr::tr("Only %1 % of the gold questions correct (minimum %2 %).").arg(percent(reason.value), percent(reason.limit));
    case ExclusionRule::FastMedian:
        return Tr::tr("Median time %1 s (minimum %2 s).").arg(seconds(reason.value), seconds(reason.limit));
    case ExclusionRule::FewAnswered:
        return Tr::tr("Only %1 % of the questions answered (minimum %2 %).").arg(percent(reason.value), percent(reason.limit));
    case ExclusionRule::Flagged:
        return Tr::tr("%1 % of the answers with lost focus or computer sleep (maximum %2 %).")
            .arg(percent(reason.value), percent(reason.limit));
    case ExclusionRule::PriorExposure: return Tr::tr("Has seen the questions before.");
    }
    return {};
}

const PeopleFigures *StudyFigures::category(const DimensionCode &dimension, const LabelCode &label) const
{
    const auto found = std::find_if(categories.begin(), categories.end(), [&](const CategoryFigures &one) {
        return one.dimension == dimension && one.label == label;
    });
    return found != categories.end() ? &found->figures : nullptr;
}

QList<int> fromHardToEasy(const StudyData &data, const StudyFigures &figures)
{
    QList<int> order;
    for (int i = 0; i < figures.items.size(); ++i) {
        const StudyItemFigures &item = figures.items.at(i);
        if (item.n > 0 && !data.hidden.contains(data.items.at(item.place).study.item.question))
            order.append(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const StudyItemFigures &one = figures.items.at(a);
        const StudyItemFigures &other = figures.items.at(b);
        // a/b < c/d without division.
        const qint64 mine = qint64(one.right) * other.n;
        const qint64 its = qint64(other.right) * one.n;
        if (mine != its)
            return mine < its;
        return one.medianTime.value_or(0) > other.medianTime.value_or(0);
    });
    return order;
}

QList<TrialPlace> trialsBehind(const StudyData &data, const StudyFigures &figures, const TrialFilter &filter)
{
    QHash<QuestionVersionId, int> places;
    for (int i = 0; i < data.items.size(); ++i) {
        if (!data.hidden.contains(data.items.at(i).study.item.question))
            places.insert(data.items.at(i).study.item.question, i);
    }
    QList<TrialPlace> found;
    for (int person = 0; person < data.people.size(); ++person) {
        const QList<Trial> &trials = data.people.at(person).trials;
        for (int trial = 0; trial < trials.size(); ++trial) {
            const TrialPlace place{person, trial, places.value(trials.at(trial).question, -1)};
            if (place.item >= 0 && isIn(filter, data, figures, place))
                found.append(place);
        }
    }
    return found;
}

} // namespace yuyi
