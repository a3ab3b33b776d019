// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/study.h"
#include "models/services/studysession.h"
#include "models/statistics/participants.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

#include <optional>

namespace yuyi {

/// One item of a study with the question behind it.
struct StudiedItem {
    StudyItem study;
    QString stem;
    QList<Option> options;           ///< as the author put them
    int key = -1;                    ///< position of the correct option

    int positionOf(const OptionId &option) const;
};

struct StudiedPerson {
    Participant participant;
    QList<Trial> trials;             ///< by position
    QList<StudyDisplay> displays;    ///< one for each time the person sat down, oldest first; none where it was not kept
};

/// @brief How many real people came how far, from what is stored; withdrawn ones are in all but `finished` and `stopped`.
struct StudyFlow {
    int invited = 0;
    int opened = 0;                  ///< saw the consent
    int declined = 0;                ///< and did not take part later either
    int began = 0;                   ///< agreed
    int withdrawn = 0;
    int stopped = 0;                 ///< began, and have not answered everything
    int tooLate = 0;                 ///< of those stopped: came back after the time the design allows
    int finished = 0;                ///< answered everything
};

/// @brief Everything a study's figures are computed from. A plain value, any thread. Who has withdrawn is not in it.
struct StudyData {
    Preset preset;
    Study study;
    QList<StudiedItem> items;        ///< by position, all parts
    QList<StudiedPerson> people;     ///< by number
    StudyFlow flow;
    int withdrawn = 0;
    int simulatedLeft = 0;           ///< simulated participants that were not asked for
    QSet<QuestionVersionId> hidden;  ///< counted, but not listed: the reader may still answer them blind

    const StudiedItem *item(const QuestionVersionId &question) const;
    bool hasSimulated() const;
};

/// What a trial counts as. WithoutOption: the time limit ended it; counted, and not right.
enum class AnswerState { Right, Wrong, WithoutOption, Unanswered };

inline constexpr CodeTable<AnswerState, 4> codesOf(AnswerState)
{
    return {{{AnswerState::Right, u"right"}, {AnswerState::Wrong, u"wrong"}, {AnswerState::WithoutOption, u"without-option"},
             {AnswerState::Unanswered, u"unanswered"}}};
}
QString titleOf(AnswerState state);
AnswerState stateOf(const Trial &trial, const StudiedItem &item);

/// Which rule leaves a person out.
enum class ExclusionRule { Gold, FastMedian, FewAnswered, Flagged, PriorExposure };

inline constexpr CodeTable<ExclusionRule, 5> codesOf(ExclusionRule)
{
    return {{{ExclusionRule::Gold, u"gold"}, {ExclusionRule::FastMedian, u"fast-median"},
             {ExclusionRule::FewAnswered, u"few-answered"}, {ExclusionRule::Flagged, u"flagged"},
             {ExclusionRule::PriorExposure, u"prior-exposure"}}};
}

struct ExclusionReason {
    ExclusionRule rule = ExclusionRule::Gold;
    double value = 0;                ///< the person's: a share, or milliseconds
    double limit = 0;
};
/// One plain sentence, translated.
QString sentenceOf(const ExclusionReason &reason);

/// The rules that leave this person out, by all their main and gold trials; empty: none does.
QList<ExclusionReason> exclusionOf(const StudyData &data, const StudiedPerson &person);
/// A single answer is too slow or too fast by the rules. What has no option is no answer.
bool isLeftOut(const ExclusionRules &rules, const Trial &trial);

/// Times of answers with an option, in milliseconds; quartiles as R's type 7.
struct TimeFigures {
    int n = 0;
    Measure lower = undefined(Undefined::NoObservations);
    Measure median = undefined(Undefined::NoObservations);
    Measure upper = undefined(Undefined::NoObservations);
    Measure least = undefined(Undefined::NoObservations);
    Measure most = undefined(Undefined::NoObservations);
};

/// @brief What is said of one person. n = right + wrong + withoutOption.
struct PersonFigures {
    int place = 0;                   ///< in StudyData::people
    bool counted = false;            ///< is in the figures over people
    int planned = 0;                 ///< main trials
    int n = 0;
    int right = 0;
    int wrong = 0;
    int withoutOption = 0;
    int unanswered = 0;
    int leftOut = 0;                 ///< single answers left out by the rules; not in n
    Measure accuracy = undefined(Undefined::NothingAnswered);   ///< right / n
    std::optional<Interval> interval;                           ///< Wilson's, 95 %
    Measure againstChance = undefined(Undefined::NothingAnswered);   ///< one-sided p
    TimeFigures times;
    int goldAnswered = 0;
    int goldRight = 0;
    Measure goldShare = undefined(Undefined::NoObservations);
    QMap<TrialFlag, int> flags;      ///< of main trials that are answered
    int flagged = 0;                 ///< of these: with lost focus, minimised or a pause of the machine
    int changes = 0;
    QList<ExclusionReason> reasons;  ///< of being left out, whether or not the rules are applied
};

/// @brief People on some items. The mean over people and the rate of all answers are different things.
struct PeopleFigures {
    int answers = 0;                 ///< n: right, wrong and without an option
    int right = 0;
    int withoutOption = 0;
    int items = 0;                   ///< with at least one answer
    MeanAndSpread people;            ///< of each person's rate: mean ± sd (n − 1), t interval, best, worst
    MeanAndSpread trimmed;           ///< the same without `StudyFigures::dropped`
    Measure pooled = undefined(Undefined::NoObservations);      ///< right / answers
    MeasuredInterval pooledInterval = undefined(Undefined::NoObservations);   ///< answers to one item are one cluster
    Measure chance = undefined(Undefined::NoObservations);      ///< expected rate of guessing among the options shown
    Measure againstChance = undefined(Undefined::NoObservations);   ///< one-sided p of all answers together
    TimeFigures times;
    TimeFigures timesRight;
    TimeFigures timesWrong;
};

struct CategoryFigures {
    DimensionCode dimension;
    LabelCode label;
    PeopleFigures figures;
};

/// @brief One main item over people.
struct StudyItemFigures {
    int place = 0;                   ///< in StudyData::items
    int n = 0;
    int right = 0;
    int withoutOption = 0;
    std::optional<double> share;     ///< right / n; nothing without answers
    std::optional<Interval> interval;    ///< Wilson's, 95 %
    QList<int> chosen;               ///< how often each option, by the author's position
    int favourite = -1;              ///< chosen most often; −1: nothing chosen, or several alike
    Measure medianTime = undefined(Undefined::NoObservations);
};

/// Agreement of people on the chosen option; answers without an option are missing values.
struct StudyAgreement {
    int items = 0;                   ///< with two or more options chosen
    Measure percent = undefined(Undefined::NoPairs);
    Measure alpha = undefined(Undefined::NoPairs);   ///< Krippendorff's, nominal, over the author's positions
};

/// @brief How alike people rank the labels of a dimension by their own accuracy, or by their own median time. Only people with
/// answers in every label that anybody answered are ranked; rank 1 is the lowest accuracy, or the shortest time.
struct StudyRanking {
    DimensionCode dimension;
    bool byTime = false;
    QList<LabelCode> labels;
    int people = 0;
    int left = 0;                    ///< people without an answer in some label
    KendallW concordance;
};

struct FlagCount {
    TrialFlag flag = TrialFlag::FocusLost;
    int answers = 0;
    int people = 0;
};

/// @brief All figures of a study, by its exclusion rules or without them. Practice and gold items are in no accuracy.
struct StudyFigures {
    bool byRules = true;
    QList<PersonFigures> people;     ///< of StudyData::people, in their order
    int countedPeople = 0;
    int leftOutPeople = 0;           ///< by the rules; 0 without them
    int leftOutAnswers = 0;          ///< single ones, of people who are counted
    int unanswered = 0;              ///< main trials of people who are counted
    int best = -1;                   ///< place in `people`: highest rate, of equal ones the more answers, then the lower number
    int worst = -1;
    QList<int> dropped;              ///< places: the highest and the lowest; empty with fewer than three
    PeopleFigures overall;
    QList<CategoryFigures> categories;   ///< every label of every dimension of the preset, in its order
    QList<StudyItemFigures> items;   ///< main items by position
    StudyAgreement agreement;
    QList<StudyRanking> rankings;    ///< each dimension by accuracy, then by time
    QList<FlagCount> flags;          ///< every flag

    const PeopleFigures *category(const DimensionCode &dimension, const LabelCode &label) const;
};

/// @brief Computes them. Unanswered trials are in no denominator; time-outs are, and are not right.
StudyFigures studyFigures(const StudyData &data, bool byRules);

/// @brief Items from hard to easy: by share right, of equal ones the slower, then by position. Items without an answer and hidden
/// ones are left out. Places in StudyFigures::items.
QList<int> fromHardToEasy(const StudyData &data, const StudyFigures &figures);

/// Which trials stand behind a number; every member that is set narrows it.
struct TrialFilter {
    int person = -1;                 ///< place in StudyData::people
    QList<QuestionVersionId> questions;    ///< empty: all
    DimensionCode dimension;         ///< with `label`
    LabelCode label;
    std::optional<AnswerState> state;
    std::optional<TrialFlag> flag;
    std::optional<StudyPart> part = StudyPart::Main;
    int option = -1;                 ///< chosen, by the author's position
    qint64 from = -1;                ///< milliseconds, from … and below `to`; −1: any
    qint64 to = -1;
    bool countedOnly = true;         ///< only what is in the figures, but for `state` Unanswered

    friend bool operator==(const TrialFilter &, const TrialFilter &) = default;
};

/// A trial by its places in StudyData.
struct TrialPlace {
    int person = 0;
    int trial = 0;
    int item = 0;
};
/// In the order of people, then of trials; hidden items left out.
QList<TrialPlace> trialsBehind(const StudyData &data, const StudyFigures &figures, const TrialFilter &filter);

} // namespace yuyi
