// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/data.h"
#include "models/services/studies/analysis/exclusion.h"
#include "models/statistics/participants.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

#include <optional>

namespace yuyi {

/// Times of answers with an option, in milliseconds; quartiles of R's type 7.
struct TimeFigures {
    int n = 0;
    Measure lower = undefined(Undefined::NoObservations);
    Measure median = undefined(Undefined::NoObservations);
    Measure upper = undefined(Undefined::NoObservations);
    Measure least = undefined(Undefined::NoObservations);
    Measure most = undefined(Undefined::NoObservations);
};

/// @brief Figures of one person. n = right + wrong + withoutOption.
struct PersonFigures {
    int index = 0;        ///< in StudyData::people
    bool counted = false; ///< included in the figures over people
    int planned = 0;      ///< number of main trials
    int n = 0;
    int right = 0;
    int wrong = 0;
    int withoutOption = 0;
    int unanswered = 0;
    int leftOut = 0;                                               ///< single answers excluded by the rules; not in n
    Measure accuracy = undefined(Undefined::NothingAnswered);      ///< right / n
    std::optional<Interval> interval;                              ///< Wilson's, 95 %
    Measure againstChance = undefined(Undefined::NothingAnswered); ///< one-sided p
    TimeFigures times;
    int goldAnswered = 0;
    int goldRight = 0;
    Measure goldShare = undefined(Undefined::NoObservations);
    QMap<TrialFlag, int> flags; ///< of answered main trials
    int flagged = 0;            ///< of these: with lost focus, a minimised window or a suspended machine
    int changes = 0;
    QList<ExclusionReason> reasons; ///< reasons for exclusion, whether or not the rules are applied
};

/// @brief People on some items. The mean over people and the rate of all answers are different figures.
struct PeopleFigures {
    int answers = 0; ///< n: right, wrong and without an option
    int right = 0;
    int withoutOption = 0;
    int items = 0; ///< with at least one answer
    /// Of each person's rate: mean ± sd (n − 1), t interval, best, worst.
    MeanAndSpread people;
    MeanAndSpread trimmed;                                                  ///< the same without `StudyFigures::dropped`
    Measure pooled = undefined(Undefined::NoObservations);                  ///< right / answers
    MeasuredInterval pooledInterval = undefined(Undefined::NoObservations); ///< answers to one item are one cluster
    Measure chance = undefined(Undefined::NoObservations);                  ///< expected rate of guessing among the options shown
    Measure againstChance = undefined(Undefined::NoObservations);           ///< one-sided p of all answers together
    TimeFigures times;
    TimeFigures timesRight;
    TimeFigures timesWrong;
};

/// Returns the answer given most often; empty: none, or a tie.
GivenAnswer favouriteOf(const AnswerCounts &counts);

struct CategoryFigures {
    DimensionCode dimension;
    LabelCode label;
    PeopleFigures figures;
};

/// @brief One main item over people.
struct StudyItemFigures {
    int index = 0; ///< in StudyData::items
    int n = 0;
    int right = 0;
    int withoutOption = 0;
    std::optional<double> difficulty; ///< right / n; nullopt without answers
    std::optional<Interval> interval; ///< Wilson's, 95 %
    QList<int> chosen;                ///< number of answers per option, in the author's order
    AnswerCounts given;               ///< how often each whole answer was given
    GivenAnswer favourite;            ///< answer given most often; empty: none, or a tie
    Measure medianTime = undefined(Undefined::NoObservations);
};

/// Agreement of people on the answer, which is one nominal value however many options it has, and for all written answers that say the
/// same. No answer is a missing value.
struct StudyAgreement {
    int items = 0; ///< with two or more answers
    Measure percent = undefined(Undefined::NoPairs);
    Measure alpha = undefined(Undefined::NoPairs); ///< Krippendorff's, nominal, over the author's positions and the texts
};

/// @brief Agreement of people's rankings of a dimension's labels, by each person's accuracy or median time. Only people with
/// answers in every label that anybody answered are ranked; rank 1 is the lowest accuracy or the shortest time.
struct StudyRanking {
    DimensionCode dimension;
    bool byTime = false;
    QList<LabelCode> labels;
    int people = 0;
    int left = 0; ///< people excluded because they have no answer in some label
    KendallW concordance;
};

struct FlagCount {
    TrialFlag flag = TrialFlag::FocusLost;
    int answers = 0;
    int people = 0;
};

/// @brief All figures of a study, with or without its exclusion rules. Practice and gold items are not in any accuracy.
struct StudyFigures {
    bool byRules = true;
    QList<PersonFigures> people; ///< in the order of StudyData::people
    int countedPeople = 0;
    int leftOutPeople = 0;  ///< people excluded by the rules; 0 without them
    int leftOutAnswers = 0; ///< single answers excluded, of people who are counted
    int unanswered = 0;     ///< main trials of people who are counted
    int best = -1;          ///< index in `people`: highest rate; on a tie more answers, then the lower number
    int worst = -1;
    QList<int> dropped; ///< indexes of the highest and the lowest; empty with fewer than three people
    PeopleFigures overall;
    QList<CategoryFigures> categories; ///< every label of every dimension of the preset, in its order
    QList<StudyItemFigures> items;     ///< main items by position
    StudyAgreement agreement;
    QList<StudyRanking> rankings; ///< for each dimension by accuracy, then by time
    QList<FlagCount> flags;       ///< every flag

    const PeopleFigures *category(const DimensionCode &dimension, const LabelCode &label) const;
};

/// @brief Computes the figures. Unanswered trials are in no denominator; timed-out trials are, and count as not correct.
StudyFigures studyFigures(const StudyData &data, bool byRules);

} // namespace yuyi
