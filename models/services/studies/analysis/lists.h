// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/figures.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// @brief Returns items from hard to easy: by share correct, on a tie the slower first, then by position. Items without an
/// answer and hidden items are left out. The values are indexes in StudyFigures::items.
QList<int> fromHardToEasy(const StudyData &data, const StudyFigures &figures);

/// Filter for the trials a number is computed from; all members that are set must match.
struct TrialFilter {
    int person = -1;                    ///< index in StudyData::people
    QList<QuestionVersionId> questions; ///< empty: all
    DimensionCode dimension;            ///< with `label`
    LabelCode label;
    std::optional<AnswerState> state;
    std::optional<TrialFlag> flag;
    std::optional<StudyPart> part = StudyPart::Main;
    GivenAnswer chosen; ///< the whole answer, in the author's order, or as StudiedItem::given() returns it; empty: any
    qint64 from = -1;   ///< milliseconds: at least `from`, less than `to`; −1: any
    qint64 to = -1;
    bool countedOnly = true; ///< only trials in the figures; ignored for `state` Unanswered

    friend bool operator==(const TrialFilter &, const TrialFilter &) = default;
};

/// A trial by its indexes in StudyData.
struct TrialIndex {
    int person = 0;
    int trial = 0;
    int item = 0;
};
/// Returns the matching trials by person, then by trial; without hidden items.
QList<TrialIndex> trialsBehind(const StudyData &data, const StudyFigures &figures, const TrialFilter &filter);

/// One wording of each answer that somebody wrote to the item: the first one, by person. Empty for an item with options.
QHash<GivenAnswer, QString> wordingsOf(const StudyData &data, const StudiedItem &item);

} // namespace yuyi
