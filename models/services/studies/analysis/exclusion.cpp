// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studies/analysis/exclusion.h"

#include "models/domain/percent.h"
#include "models/services/studies/participation/background.h"
#include "models/statistics/participants.h"

#include <QCoreApplication>
#include <QLocale>

#include <vector>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::StudyExclusion)
};

QString seconds(double milliseconds)
{
    return QLocale().toString(milliseconds / 1000, 'f', 1);
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
        return Tr::tr("Only %1 % of the gold questions correct (minimum %2 %).")
            .arg(shownPercent(reason.value), shownPercent(reason.limit));
    case ExclusionRule::FastMedian:
        return Tr::tr("Median time %1 s (minimum %2 s).").arg(seconds(reason.value), seconds(reason.limit));
    case ExclusionRule::FewAnswered:
        return Tr::tr("Only %1 % of the questions answered; time-outs do not count (minimum %2 %).")
            .arg(shownPercent(reason.value), shownPercent(reason.limit));
    case ExclusionRule::Flagged:
        return Tr::tr("In %1 % of the answers, the window lost focus or the computer slept (maximum %2 %).")
            .arg(shownPercent(reason.value), shownPercent(reason.limit));
    case ExclusionRule::PriorExposure: return Tr::tr("Has seen these or similar questions before.");
    }
    return {};
}

bool isDisturbed(const Trial &trial)
{
    return trial.flags.contains(TrialFlag::FocusLost) || trial.flags.contains(TrialFlag::Minimised)
        || trial.flags.contains(TrialFlag::Suspended);
}

AnswerState stateOf(const Trial &trial, const StudiedItem &item)
{
    if (!trial.isAnswered())
        return AnswerState::Unanswered;
    if (trial.answer.isEmpty())
        return AnswerState::WithoutOption;
    return item.isRight(trial.answer) ? AnswerState::Right : AnswerState::Wrong;
}

bool isLeftOut(const ExclusionRules &rules, const Trial &trial)
{
    if (!trial.isAnswered() || trial.answer.isEmpty() || trial.milliseconds < 0)
        return false;
    return (rules.slowestTrialMs > 0 && trial.milliseconds > rules.slowestTrialMs)
        || (rules.fastestTrialMs > 0 && trial.milliseconds < rules.fastestTrialMs);
}

QList<ExclusionReason> exclusionOf(const StudyData &data, const StudiedPerson &person)
{
    const ExclusionRules &rules = data.study.exclusion;
    int planned = 0, answered = 0, chosen = 0, flagged = 0, gold = 0, goldRight = 0;
    std::vector<double> times;
    for (const Trial &trial : person.trials) {
        if (trial.part == StudyPart::Gold && trial.isAnswered()) {
            const StudiedItem *item = data.item(trial.question);
            ++gold;
            goldRight += item != nullptr && stateOf(trial, *item) == AnswerState::Right ? 1 : 0;
        }
        if (trial.part != StudyPart::Main)
            continue;
        ++planned;
        if (!trial.isAnswered())
            continue;
        ++answered;
        flagged += isDisturbed(trial) ? 1 : 0;
        if (trial.answer.isEmpty())
            continue;
        ++chosen;
        if (trial.milliseconds >= 0)
            times.push_back(static_cast<double>(trial.milliseconds));
    }
    QList<ExclusionReason> reasons;
    if (rules.minimumGold > 0 && gold > 0) {
        const double share = static_cast<double>(goldRight) / gold;
        if (share < rules.minimumGold)
            reasons.append({ExclusionRule::Gold, share, rules.minimumGold});
    }
    if (const Measure median = quantile(times, 0.5); rules.fastestMedianMs > 0 && median && *median < rules.fastestMedianMs)
        reasons.append({ExclusionRule::FastMedian, *median, static_cast<double>(rules.fastestMedianMs)});
    // Who never took part has not answered too few.
    if (rules.minimumAnswered > 0 && planned > 0 && person.participant.state != ParticipantState::Invited) {
        const double share = static_cast<double>(chosen) / planned;
        if (share < rules.minimumAnswered)
            reasons.append({ExclusionRule::FewAnswered, share, rules.minimumAnswered});
    }
    if (rules.maximumFlagged > 0 && answered > 0) {
        const double share = static_cast<double>(flagged) / answered;
        if (share > rules.maximumFlagged)
            reasons.append({ExclusionRule::Flagged, share, rules.maximumFlagged});
    }
    if (rules.priorExposure && saysPriorExposure(person.participant.background))
        reasons.append({ExclusionRule::PriorExposure, 1, 0});
    return reasons;
}

} // namespace yuyi
