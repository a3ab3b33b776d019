// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/data.h"

#include <QList>
#include <QString>

namespace yuyi {

/// State of a trial. WithoutOption: the time limit ended it; it counts as not correct.
enum class AnswerState {
    Right,
    Wrong,
    WithoutOption,
    Unanswered
};

inline constexpr CodeTable<AnswerState, 4> codesOf(AnswerState)
{
    return {{{AnswerState::Right, u"right"},
             {AnswerState::Wrong, u"wrong"},
             {AnswerState::WithoutOption, u"without-option"},
             {AnswerState::Unanswered, u"unanswered"}}};
}
QString titleOf(AnswerState state);
AnswerState stateOf(const Trial &trial, const StudiedItem &item);

/// Rule that excludes a person.
enum class ExclusionRule {
    Gold,
    FastMedian,
    FewAnswered,
    Flagged,
    PriorExposure
};

inline constexpr CodeTable<ExclusionRule, 5> codesOf(ExclusionRule)
{
    return {{{ExclusionRule::Gold, u"gold"},
             {ExclusionRule::FastMedian, u"fast-median"},
             {ExclusionRule::FewAnswered, u"few-answered"},
             {ExclusionRule::Flagged, u"flagged"},
             {ExclusionRule::PriorExposure, u"prior-exposure"}}};
}

struct ExclusionReason {
    ExclusionRule rule = ExclusionRule::Gold;
    double value = 0; ///< the person's value: a share, or milliseconds
    double limit = 0;
};
/// Returns the reason as a sentence, translated.
QString sentenceOf(const ExclusionReason &reason);

/// Returns the rules that exclude this person, based on all their main and gold trials; empty: none. They exclude nobody who never took
/// part.
QList<ExclusionReason> exclusionOf(const StudyData &data, const StudiedPerson &person);
/// Whether the rules exclude a single answer as too slow or too fast. A trial without an option is not excluded.
bool isLeftOut(const ExclusionRules &rules, const Trial &trial);

/// Whether the answer has a flag of lost focus, a minimised window or a suspended machine.
bool isDisturbed(const Trial &trial);

} // namespace yuyi
