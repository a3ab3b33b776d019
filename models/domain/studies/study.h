// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/runs/run.h"

#include <QMap>

namespace yuyi {

using StudyId = Id<struct StudyTag>;
using ParticipantId = Id<struct ParticipantTag>;
using TrialId = Id<struct TrialTag>;
using PackageId = Id<struct PackageTag>;

/// Draft: can be edited. Running: frozen permanently, people can take part. Closed: no new participants.
enum class StudyState {
    Draft,
    Running,
    Closed
};

inline constexpr CodeTable<StudyState, 3> codesOf(StudyState)
{
    return {{{StudyState::Draft, u"draft"}, {StudyState::Running, u"running"}, {StudyState::Closed, u"closed"}}};
}
QString titleOf(StudyState state);

/// Who answers which items. Everything: everybody answers all items. Stratified: everybody answers the same number of items per
/// value of a dimension. PerCategory: the same, drawn for each person. Coverage: everybody answers a part, and each item is
/// answered by a minimum number of people (balanced incomplete blocks).
enum class StudyShape {
    Everything,
    Stratified,
    PerCategory,
    Coverage
};

inline constexpr CodeTable<StudyShape, 4> codesOf(StudyShape)
{
    return {{{StudyShape::Everything, u"everything"},
             {StudyShape::Stratified, u"stratified"},
             {StudyShape::PerCategory, u"per-category"},
             {StudyShape::Coverage, u"coverage"}}};
}
QString titleOf(StudyShape shape);
/// Whether everybody answers the same items.
constexpr bool isSameForAll(StudyShape shape) { return shape == StudyShape::Everything || shape == StudyShape::Stratified; }
constexpr bool isDrawnByCategory(StudyShape shape) { return shape == StudyShape::Stratified || shape == StudyShape::PerCategory; }

/// The purpose of an item. Practice and gold items never count for accuracy.
enum class StudyPart {
    Practice,
    Main,
    Gold
};

inline constexpr CodeTable<StudyPart, 3> codesOf(StudyPart)
{
    return {{{StudyPart::Practice, u"practice"}, {StudyPart::Main, u"main"}, {StudyPart::Gold, u"gold"}}};
}
QString titleOf(StudyPart part);

/// What participants may be asked about themselves.
enum class BackgroundField {
    AgeBand,
    Language,
    Field,
    PriorExposure
};

inline constexpr CodeTable<BackgroundField, 4> codesOf(BackgroundField)
{
    return {{{BackgroundField::AgeBand, u"age-band"},
             {BackgroundField::Language, u"language"},
             {BackgroundField::Field, u"field"},
             {BackgroundField::PriorExposure, u"prior-exposure"}}};
}
QString titleOf(BackgroundField field);

inline constexpr double goldShareAtMost = 0.2;

struct StudyDesign {
    StudyShape shape = StudyShape::Everything;
    DimensionCode category;   ///< Stratified, PerCategory: the dimension to draw by, never empty. Coverage: its values are balanced
    DimensionCode across;     ///< Coverage: a second dimension; the combinations of both labels are balanced; empty: `category` alone
    int atLeast = 0;          ///< Coverage: items of each label, or combination of labels, that everybody answers; 0: no matter
    int perCategory = 20;     ///< items of each value: Stratified for all people, PerCategory for each person
    int answersPerItem = 2;   ///< Coverage: people who answer each item, at least
    int people = 3;           ///< planned, ≥ 1; Coverage spreads the items over them
    DimensionCode blocks;     ///< dimension whose values are the blocks, in counterbalanced order; empty: by `blockSize`
    int blockSize = 0;        ///< items between two breaks; 0: one block
    int practice = 0;         ///< practice items before the first block
    QString practiceFilter;   ///< filter for practice items; these are never main items
    double goldShare = 0;     ///< number of gold items as a share of a person's main items, 0…0.2
    QString goldFilter;       ///< filter for gold items; these are never main items
    int timeLimitSeconds = 0; ///< per question; 0: none
    bool shuffleOptions = true;
    bool shuffleItems = true;
    bool mayGoBack = false;
    int resumeHours = 24; ///< hours within which a person may resume; 0: no limit

    friend bool operator==(const StudyDesign &, const StudyDesign &) = default;
};

/// Exclusion rules, fixed before the study starts. 0 and false: rule not used.
struct ExclusionRules {
    double minimumGold = 0;     ///< 0…1: excludes people with a smaller share of correct gold items
    int fastestMedianMs = 0;    ///< excludes people with a shorter median time of main answers
    double minimumAnswered = 0; ///< 0…1: excludes people who answered a smaller share of main items
    double maximumFlagged = 0;  ///< 0…1: excludes people with a larger share of main answers with lost focus or a suspended machine
    bool priorExposure = false; ///< excludes people who say that they have seen the items before
    int slowestTrialMs = 0;     ///< excludes single answers slower than this
    int fastestTrialMs = 0;     ///< excludes single answers faster than this

    friend bool operator==(const ExclusionRules &, const ExclusionRules &) = default;
};

/// Texts for participants in Markdown, in both languages; one version, immutable.
struct StudyTexts {
    int number = 0; ///< given by the store, from 1; 0: none yet
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
    QString filter; ///< filter of the items, as runs use it
    ItemSetId from; ///< the frozen set to filter; null: the project's accepted items
    int limit = 0;  ///< number of items taken, from the first; 0: all
    StudyDesign design;
    ExclusionRules exclusion;
    QList<BackgroundField> background;
    int texts = 0;      ///< number of the current version of the texts; 0: none
    ItemSetId itemSet;  ///< the main items once frozen; null before
    qint64 seed = 0;    ///< ≥ 0
    QString frozenHash; ///< hexadecimal SHA-256 over items, keys, picture hashes, question and option texts, design, seed
    QString keySalt;    ///< project secret, never packed or exported; empty: a draft, or frozen before key hashes
    QDateTime frozenAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1; ///< optimistic lock

    bool fixesKeys() const { return !keySalt.isEmpty(); }
};

/// One item of a frozen study. `item.position` counts over all parts.
struct StudyItem {
    ItemSetItem item;
    StudyPart part = StudyPart::Main;
    QString category;    ///< label of `StudyDesign::category`, or with `across` both labels as "a / b"; empty: none
    QString block;       ///< label of `StudyDesign::blocks`; empty: none
    QString contentHash; ///< hexadecimal SHA-256 of stem and option texts in the author's order
    QString keyHash;     ///< hexadecimal SHA-256 of the study's salt and the correct option; empty: not fixed, or a package
};

/// Invited: not started. Withdrawn: their trials are deleted permanently.
enum class ParticipantState {
    Invited,
    Active,
    Finished,
    Withdrawn
};

inline constexpr CodeTable<ParticipantState, 4> codesOf(ParticipantState)
{
    return {{{ParticipantState::Invited, u"invited"},
             {ParticipantState::Active, u"active"},
             {ParticipantState::Finished, u"finished"},
             {ParticipantState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(ParticipantState state);

/// A participant under a pseudonym. Names are stored separately (`StudyStore::names`).
struct Participant {
    ParticipantId id;
    StudyId study;
    int number = 1; ///< within the study, from 1; decides items, orders and counterbalancing
    QString code;   ///< pseudonym: "P01"
    ParticipantState state = ParticipantState::Invited;
    QString simulated; ///< empty: a person; else "random", "perfect", "share-60" or "share-80"
    qint64 seed = 0;   ///< for items and orders, ≥ 0
    int texts = 0;     ///< version of the texts that the person agreed to
    QString language;  ///< language of the session: "zh_CN", "en"
    int textSize = 0;  ///< chosen text size, per cent of the default; 0: none chosen
    QMap<BackgroundField, QString> background;
    QDateTime consentAt;
    QDateTime finishedAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1; ///< optimistic lock
};

/// Events while a question was on screen.
enum class TrialFlag {
    FocusLost, ///< another window had the focus
    Minimised,
    Suspended,  ///< the machine slept
    Resumed,    ///< shown again after a restart of the program
    TimedOut,   ///< ended by the time limit: no answer
    Revisited,  ///< answered again, if the design allows going back
    AskedToStop ///< the person asked to stop: the picture was hidden and the timer paused
};

inline constexpr CodeTable<TrialFlag, 7> codesOf(TrialFlag)
{
    return {{{TrialFlag::FocusLost, u"focus-lost"},
             {TrialFlag::Minimised, u"minimised"},
             {TrialFlag::Suspended, u"suspended"},
             {TrialFlag::Resumed, u"resumed"},
             {TrialFlag::TimedOut, u"timed-out"},
             {TrialFlag::Revisited, u"revisited"},
             {TrialFlag::AskedToStop, u"asked-to-stop"}}};
}
QString titleOf(TrialFlag flag);

/// One question for one participant: planned when the participant is added, completed by the answer.
struct Trial {
    TrialId id;
    ParticipantId participant;
    int position = 0; ///< from 0, over all of the participant's trials
    int block = 0;    ///< from 0; practice items, if any, are block 0
    StudyPart part = StudyPart::Main;
    QuestionVersionId question;
    QList<OptionId> shownOrder;
    Answer firstAnswer;       ///< what was chosen first; empty: nothing
    Answer answer;            ///< the final answer; empty: not answered, or timed out
    int changes = 0;          ///< how often the choice changed before the answer was given
    qint64 milliseconds = -1; ///< from the first paint of the picture to the answer, monotonic clock; −1: not answered
    QList<TrialFlag> flags;
    QDateTime shownAt;    ///< first shown; invalid: not yet
    QDateTime answeredAt; ///< invalid: not yet

    bool isAnswered() const { return answeredAt.isValid(); }
};

} // namespace yuyi
