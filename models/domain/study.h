// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/run.h"

#include <QMap>

namespace yuyi {

using StudyId = Id<struct StudyTag>;
using ParticipantId = Id<struct ParticipantTag>;
using TrialId = Id<struct TrialTag>;
using PackageId = Id<struct PackageTag>;

/// Draft: may be changed. Running: frozen for good, people may take part. Closed: nobody new.
enum class StudyState { Draft, Running, Closed };

inline constexpr CodeTable<StudyState, 3> codesOf(StudyState)
{
    return {{{StudyState::Draft, u"draft"}, {StudyState::Running, u"running"}, {StudyState::Closed, u"closed"}}};
}
QString titleOf(StudyState state);

/// Who answers what. Everything: everybody all items. PerCategory: everybody so many of each value of a dimension.
/// Coverage: everybody a part, every item by at least so many people (balanced incomplete blocks).
enum class StudyShape { Everything, Stratified, PerCategory, Coverage };

inline constexpr CodeTable<StudyShape, 4> codesOf(StudyShape)
{
    return {{{StudyShape::Everything, u"everything"}, {StudyShape::Stratified, u"stratified"},
             {StudyShape::PerCategory, u"per-category"},
             {StudyShape::Coverage, u"coverage"}}};
}
QString titleOf(StudyShape shape);
/// Everybody answers the same items.
constexpr bool isSameForAll(StudyShape shape) { return shape == StudyShape::Everything || shape == StudyShape::Stratified; }
constexpr bool isDrawnByCategory(StudyShape shape) { return shape == StudyShape::Stratified || shape == StudyShape::PerCategory; }

/// What an item is for. Practice and gold items are in no figure of accuracy.
enum class StudyPart { Practice, Main, Gold };

inline constexpr CodeTable<StudyPart, 3> codesOf(StudyPart)
{
    return {{{StudyPart::Practice, u"practice"}, {StudyPart::Main, u"main"}, {StudyPart::Gold, u"gold"}}};
}
QString titleOf(StudyPart part);

/// What participants may be asked about themselves.
enum class BackgroundField { AgeBand, Language, Field, PriorExposure };

inline constexpr CodeTable<BackgroundField, 4> codesOf(BackgroundField)
{
    return {{{BackgroundField::AgeBand, u"age-band"}, {BackgroundField::Language, u"language"},
             {BackgroundField::Field, u"field"}, {BackgroundField::PriorExposure, u"prior-exposure"}}};
}
QString titleOf(BackgroundField field);

inline constexpr double goldShareAtMost = 0.2;

struct StudyDesign {
    StudyShape shape = StudyShape::Everything;
    DimensionCode category;          ///< Stratified, PerCategory: drawn by it, never empty. Coverage: shares are balanced over it.
    int perCategory = 20;            ///< items of each value: Stratified for all people, PerCategory for each person
    int answersPerItem = 2;          ///< Coverage: people who answer each item, at least
    int people = 3;                  ///< planned, ≥ 1; Coverage spreads the items over them
    DimensionCode blocks;            ///< blocks are the values of this dimension, their order counterbalanced; empty: by `blockSize`
    int blockSize = 0;               ///< items between two pauses; 0: one block
    int practice = 0;                ///< practice items before the first block
    QString practiceFilter;          ///< which items are practised with; never part of the study itself
    double goldShare = 0;            ///< 0…0.2 of a person's main items are added as gold items
    QString goldFilter;              ///< which items are gold items; never part of the study itself
    int timeLimitSeconds = 0;        ///< per question; 0: none
    bool shuffleOptions = true;
    bool shuffleItems = true;
    bool mayGoBack = false;
    int resumeHours = 24;            ///< who comes back later than this cannot go on; 0: no limit

    friend bool operator==(const StudyDesign &, const StudyDesign &) = default;
};

/// Exclusion rules, fixed before the study starts. 0 and false: no such rule.
struct ExclusionRules {
    double minimumGold = 0;          ///< 0…1: share of gold items right, below which a person is left out
    int fastestMedianMs = 0;         ///< median time of main answers, below which …
    double minimumAnswered = 0;      ///< 0…1: share of main items answered, below which …
    double maximumFlagged = 0;       ///< 0…1: share of main answers with lost focus or a pause of the machine, above which …
    bool priorExposure = false;      ///< leave out people who say that they have seen the items before
    int slowestTrialMs = 0;          ///< single answers slower than this are left out
    int fastestTrialMs = 0;          ///< single answers faster than this are left out

    friend bool operator==(const ExclusionRules &, const ExclusionRules &) = default;
};

/// Markdown in both languages, in one version; never changes.
struct StudyTexts {
    int number = 0;                  ///< given by the store, from 1; 0: none yet
    Title instructions;
    Title consent;

    friend bool operator==(const StudyTexts &a, const StudyTexts &b)
    {
        return a.instructions.zh == b.instructions.zh && a.instructions.en == b.instructions.en
            && a.consent.zh == b.consent.zh && a.consent.en == b.consent.en;
    }
};

struct Study {
    StudyId id;
    QString name;
    StudyState state = StudyState::Draft;
    QString filter;                  ///< which items: as runs use it
    ItemSetId from;                  ///< … over this frozen set; null: over the project's accepted items
    int limit = 0;                   ///< the first so many; 0: all
    StudyDesign design;
    ExclusionRules exclusion;
    QList<BackgroundField> background;
    int texts = 0;                   ///< number of the version in force; 0: none
    ItemSetId itemSet;               ///< the main items once frozen; null before
    qint64 seed = 0;                 ///< ≥ 0
    QString frozenHash;              ///< hexadecimal SHA-256 over items, keys, pictures' hashes, texts of questions and options, design, seed
    QString keySalt;                 ///< secret of home, never packed nor exported; empty: a draft, or frozen before keys were fixed
    QDateTime frozenAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;                 ///< optimistic lock

    bool fixesKeys() const { return !keySalt.isEmpty(); }
};

/// One item of a frozen study. `item.position` counts over all parts.
struct StudyItem {
    ItemSetItem item;
    StudyPart part = StudyPart::Main;
    QString category;                ///< label of `StudyDesign::category`; empty: none
    QString block;                   ///< label of `StudyDesign::blocks`; empty: none
    QString contentHash;             ///< hexadecimal SHA-256 of stem and option texts in the author's order
    QString keyHash;                 ///< hexadecimal SHA-256 of the study's salt and the right option; empty: not fixed, or a package
};

/// Invited: nothing yet. Withdrawn: their trials are gone and never come back.
enum class ParticipantState { Invited, Active, Finished, Withdrawn };

inline constexpr CodeTable<ParticipantState, 4> codesOf(ParticipantState)
{
    return {{{ParticipantState::Invited, u"invited"}, {ParticipantState::Active, u"active"},
             {ParticipantState::Finished, u"finished"}, {ParticipantState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(ParticipantState state);

/// Somebody in a study, under a pseudonym. Names are kept apart (`StudyStore::names`).
struct Participant {
    ParticipantId id;
    StudyId study;
    int number = 1;                  ///< within the study, from 1: decides items, orders and counterbalancing
    QString code;                    ///< pseudonym: "P01"
    ParticipantState state = ParticipantState::Invited;
    QString simulated;               ///< empty: a person; else "random", "perfect", "share-60" or "share-80"
    qint64 seed = 0;                 ///< of items and orders, ≥ 0
    int texts = 0;                   ///< version of the texts that was agreed to
    QString language;                ///< in which the person took part: "zh_CN", "en"
    int textSize = 0;                ///< in which the person reads, per cent of the usual one; 0: none was chosen
    QMap<BackgroundField, QString> background;
    QDateTime consentAt;
    QDateTime finishedAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;                 ///< optimistic lock
};

/// What happened while a question was on screen.
enum class TrialFlag {
    FocusLost,       ///< another window was in front
    Minimised,
    Suspended,       ///< the machine slept
    Resumed,         ///< shown again after the program had ended
    TimedOut,        ///< the time limit ended it: no option
    Revisited,       ///< answered again where the design lets people go back
    AskedToStop      ///< the person asked to stop: the picture was hidden and the time stood still meanwhile
};

inline constexpr CodeTable<TrialFlag, 7> codesOf(TrialFlag)
{
    return {{{TrialFlag::FocusLost, u"focus-lost"}, {TrialFlag::Minimised, u"minimised"}, {TrialFlag::Suspended, u"suspended"},
             {TrialFlag::Resumed, u"resumed"}, {TrialFlag::TimedOut, u"timed-out"}, {TrialFlag::Revisited, u"revisited"},
             {TrialFlag::AskedToStop, u"asked-to-stop"}}};
}
QString titleOf(TrialFlag flag);

/// One question for one participant: planned when the participant is added, filled in when it is answered.
struct Trial {
    TrialId id;
    ParticipantId participant;
    int position = 0;                ///< from 0, over the whole of a participant
    int block = 0;                   ///< from 0; practice is block 0 where there is practice
    StudyPart part = StudyPart::Main;
    QuestionVersionId question;
    QList<OptionId> shownOrder;
    OptionId firstOption;            ///< chosen first; null: none
    OptionId option;                 ///< chosen in the end; null: not answered, or timed out
    int changes = 0;                 ///< how often another option was chosen before the answer was given
    qint64 milliseconds = -1;        ///< first paint of the picture → answer, on a clock that only runs forward; −1: not answered
    QList<TrialFlag> flags;
    QDateTime shownAt;               ///< first shown; invalid: not yet
    QDateTime answeredAt;            ///< invalid: not yet

    bool isAnswered() const { return answeredAt.isValid(); }
};

} // namespace yuyi
