// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/analysis/lists.h"

#include <QHash>

#include <algorithm>

namespace yuyi {

namespace {

bool isIn(const TrialFilter &filter, const StudyData &data, const StudyFigures &figures, const TrialIndex &trialIndex)
{
    const Trial &trial = data.people.at(trialIndex.person).trials.at(trialIndex.trial);
    const StudiedItem &item = data.items.at(trialIndex.item);
    const AnswerState state = stateOf(trial, item);
    if (filter.person >= 0 && filter.person != trialIndex.person)
        return false;
    if (!filter.questions.isEmpty() && !filter.questions.contains(trial.question))
        return false;
    if (!filter.dimension.isEmpty() && !item.study.item.labels.value(filter.dimension).contains(filter.label))
        return false;
    if ((filter.state && *filter.state != state) || (filter.part && *filter.part != trial.part))
        return false;
    if (filter.flag && !trial.flags.contains(*filter.flag))
        return false;
    if (!filter.chosen.isEmpty() && item.given(trial.answer) != filter.chosen)
        return false;
    const bool timed = !trial.answer.isEmpty() && trial.milliseconds >= 0;
    if ((filter.from >= 0 && (!timed || trial.milliseconds < filter.from))
        || (filter.to >= 0 && (!timed || trial.milliseconds >= filter.to)))
        return false;
    if (!filter.countedOnly)
        return true;
    if (!figures.people.at(trialIndex.person).counted)
        return false;
    if (state == AnswerState::Unanswered)
        return filter.state == AnswerState::Unanswered;
    return trial.part != StudyPart::Main || filter.flag || !figures.byRules || !isLeftOut(data.study.exclusion, trial);
}

} // namespace

QList<int> fromHardToEasy(const StudyData &data, const StudyFigures &figures)
{
    QList<int> order;
    for (int i = 0; i < figures.items.size(); ++i) {
        const StudyItemFigures &item = figures.items.at(i);
        if (item.n > 0 && !data.hidden.contains(data.items.at(item.index).study.item.question))
            order.append(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const StudyItemFigures &one = figures.items.at(a);
        const StudyItemFigures &other = figures.items.at(b);
        // a/b < c/d without division.
        const qint64 mine = static_cast<qint64>(one.right) * other.n;
        const qint64 its = static_cast<qint64>(other.right) * one.n;
        if (mine != its)
            return mine < its;
        return one.medianTime.value_or(0) > other.medianTime.value_or(0);
    });
    return order;
}

QList<TrialIndex> trialsBehind(const StudyData &data, const StudyFigures &figures, const TrialFilter &filter)
{
    QHash<QuestionVersionId, int> indexes;
    for (int i = 0; i < data.items.size(); ++i) {
        if (!data.hidden.contains(data.items.at(i).study.item.question))
            indexes.insert(data.items.at(i).study.item.question, i);
    }
    QList<TrialIndex> found;
    for (int person = 0; person < data.people.size(); ++person) {
        const QList<Trial> &trials = data.people.at(person).trials;
        for (int trial = 0; trial < trials.size(); ++trial) {
            const TrialIndex trialIndex{person, trial, indexes.value(trials.at(trial).question, -1)};
            if (trialIndex.item >= 0 && isIn(filter, data, figures, trialIndex))
                found.append(trialIndex);
        }
    }
    return found;
}

QHash<GivenAnswer, QString> wordingsOf(const StudyData &data, const StudiedItem &item)
{
    QHash<GivenAnswer, QString> wordings;
    for (const StudiedPerson &person : data.people) {
        for (const Trial &trial : person.trials) {
            if (trial.question != item.study.item.question || trial.answer.text.isEmpty())
                continue;
            if (const GivenAnswer given = item.given(trial.answer); !wordings.contains(given))
                wordings.insert(given, trial.answer.text);
        }
    }
    return wordings;
}

} // namespace yuyi
