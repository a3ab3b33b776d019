// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/answer.h"
#include "models/domain/annotation/medium.h"
#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace yuyi {

/// The state of one validation round of one question version. Discussed: the votes did not settle it, so the team decides.
/// Withdrawn: the version is no longer in the gold annotation, or the question was dropped.
enum class ValidationState {
    Open,
    Passed,
    Failed,
    Discussed,
    Withdrawn
};

inline constexpr CodeTable<ValidationState, 5> codesOf(ValidationState)
{
    return {{{ValidationState::Open, u"open"},
             {ValidationState::Passed, u"passed"},
             {ValidationState::Failed, u"failed"},
             {ValidationState::Discussed, u"discussed"},
             {ValidationState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(ValidationState state);

/// The reason for the state of a round.
enum class ValidationReason {
    None, ///< still open, or passed by votes
    TooFewRight,
    Flagged,      ///< enough correct answers, but somebody reported a fault
    SuspectedKey, ///< most people chose the same other option
    SecondFailure,
    LastRound, ///< failed, and the project allows no more rounds
    NoAuthor,  ///< failed, and no author to return it to
    Objection, ///< the author objects to the failure
    Team       ///< settled by a discussion
};

inline constexpr CodeTable<ValidationReason, 9> codesOf(ValidationReason)
{
    return {{{ValidationReason::None, u""},
             {ValidationReason::TooFewRight, u"too-few-right"},
             {ValidationReason::Flagged, u"flagged"},
             {ValidationReason::SuspectedKey, u"suspected-key"},
             {ValidationReason::SecondFailure, u"second-failure"},
             {ValidationReason::LastRound, u"last-round"},
             {ValidationReason::NoAuthor, u"no-author"},
             {ValidationReason::Objection, u"objection"},
             {ValidationReason::Team, u"team"}}};
}
QString titleOf(ValidationReason reason);

/// One round of blind answers to one question version.
struct Validation {
    ValidationId id;
    QuestionId question;
    QuestionVersionId questionVersion;
    ImageId image;
    int round = 1;
    int needed = 0;  ///< number of answers needed
    int passing = 0; ///< number of correct answers needed to pass
    qint64 seed = 0; ///< for the order of questions and, with the person, of options; ≥ 0
    ValidationState state = ValidationState::Open;
    ValidationReason reason = ValidationReason::None;
    QDateTime decidedAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1; ///< optimistic lock
};

/// An open round and the people who may answer it.
struct WaitingRound {
    ValidationId round;
    ImageId image;
    QDateTime since;
    QList<PersonId> people; ///< people who may answer now or are answering; empty: nobody can
};

/// What a validator finds wrong with a question.
enum class VoteFlag {
    Ambiguous,
    TwoRight,
    NoneRight,
    NeedsNoPicture
};

inline constexpr CodeTable<VoteFlag, 4> codesOf(VoteFlag)
{
    return {{{VoteFlag::Ambiguous, u"ambiguous"},
             {VoteFlag::TwoRight, u"two-right"},
             {VoteFlag::NoneRight, u"none-right"},
             {VoteFlag::NeedsNoPicture, u"needs-no-picture"}}};
}
QString titleOf(VoteFlag flag);

/// @brief One blind answer. Stores the chosen options, not the letters they were shown under.
struct Vote {
    VoteId id;
    ValidationId validation;
    QuestionVersionId questionVersion;
    int round = 1;
    qint64 seed = 0; ///< seed of the order shown
    QList<OptionId> shownOrder;
    Answer answer;           ///< empty only with the flag NoneRight
    bool correct = false;    ///< computed when the vote is stored
    qint64 milliseconds = 0; ///< since the question was first shown
    QList<VoteFlag> flags;
    QString note;
    bool withdrawn = false;
    QDateTime createdAt;
    PersonId person;
};

/// The parts of a question that a validator sees: no key, no notes, nothing from other people.
struct BlindQuestion {
    struct Choice {
        OptionId id;
        QString text;
        Medium picture = {}; ///< null: none
    };
    QuestionVersionId version;
    QString kind;
    QString stem;
    QList<Choice> options; ///< in the author's order
    QList<Medium> media;   ///< the listed pictures of the stem; which are shown says stemPictures()
};

/// The kind of record a team discusses; stored with the record's id.
enum class DiscussionSubject {
    Image,
    Question,
    Discrepancy
};

inline constexpr CodeTable<DiscussionSubject, 3> codesOf(DiscussionSubject)
{
    return {{{DiscussionSubject::Image, u"image"},
             {DiscussionSubject::Question, u"question"},
             {DiscussionSubject::Discrepancy, u"discrepancy"}}};
}

enum class DiscussionState {
    Open,
    Closed
};

inline constexpr CodeTable<DiscussionState, 2> codesOf(DiscussionState)
{
    return {{{DiscussionState::Open, u"open"}, {DiscussionState::Closed, u"closed"}}};
}

/// The outcome that people vote for and the lead finally applies. None: the discussion is open.
enum class DiscussionOutcome {
    None,
    KeepKey,
    ChangeKey,
    Rewrite,
    Drop
};

inline constexpr CodeTable<DiscussionOutcome, 5> codesOf(DiscussionOutcome)
{
    return {{{DiscussionOutcome::None, u""},
             {DiscussionOutcome::KeepKey, u"keep-key"},
             {DiscussionOutcome::ChangeKey, u"change-key"},
             {DiscussionOutcome::Rewrite, u"rewrite"},
             {DiscussionOutcome::Drop, u"drop"}}};
}
QString titleOf(DiscussionOutcome outcome);

struct Discussion {
    DiscussionId id;
    DiscussionSubject subject = DiscussionSubject::Question;
    QUuid subjectId;
    ImageId image;
    ValidationReason reason = ValidationReason::None;
    DiscussionState state = DiscussionState::Open;
    DiscussionOutcome outcome = DiscussionOutcome::None;
    QString note; ///< the lead's reason; while open: the initial note
    QDateTime closedAt;
    PersonId closedBy;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1; ///< optimistic lock
};

struct DiscussionVote {
    DiscussionVoteId id;
    DiscussionId discussion;
    DiscussionOutcome choice = DiscussionOutcome::KeepKey;
    QString note;
    QDateTime createdAt;
    PersonId person;
};

} // namespace yuyi
