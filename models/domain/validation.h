// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace yuyi {


/// Where one round of one question version stands. Discussed: the votes did not settle it, the team does.
/// Withdrawn: the version is no longer in the gold, or the question was dropped.
enum class ValidationState { Open, Passed, Failed, Discussed, Withdrawn };

inline constexpr CodeTable<ValidationState, 5> codesOf(ValidationState)
{
    return {{{ValidationState::Open, u"open"}, {ValidationState::Passed, u"passed"}, {ValidationState::Failed, u"failed"},
             {ValidationState::Discussed, u"discussed"}, {ValidationState::Withdrawn, u"withdrawn"}}};
}
QString titleOf(ValidationState state);

/// Why a round ended as it did.
enum class ValidationReason {
    None,          ///< still open, or passed by its votes
    TooFewRight,
    Flagged,       ///< enough were right, but somebody found a fault
    SuspectedKey,  ///< most people agree on another option
    SecondFailure,
    LastRound,     ///< failed, and the project has no more rounds
    NoAuthor,      ///< failed, and there is nobody to return it to
    Objection,     ///< the author says that it should stand
    Team           ///< settled by a discussion
};

inline constexpr CodeTable<ValidationReason, 9> codesOf(ValidationReason)
{
    return {{{ValidationReason::None, u""}, {ValidationReason::TooFewRight, u"too-few-right"},
             {ValidationReason::Flagged, u"flagged"}, {ValidationReason::SuspectedKey, u"suspected-key"},
             {ValidationReason::SecondFailure, u"second-failure"}, {ValidationReason::LastRound, u"last-round"},
             {ValidationReason::NoAuthor, u"no-author"}, {ValidationReason::Objection, u"objection"},
             {ValidationReason::Team, u"team"}}};
}
QString titleOf(ValidationReason reason);

/// @brief One round of blind answers to one question version.
struct Validation {
    ValidationId id;
    QuestionId question;
    QuestionVersionId questionVersion;
    ImageId image;
    int round = 1;
    int needed = 0;       ///< answers
    int passing = 0;      ///< right answers it takes
    qint64 seed = 0;      ///< the order of questions, and with the person the order of options; ≥ 0
    ValidationState state = ValidationState::Open;
    ValidationReason reason = ValidationReason::None;
    QDateTime decidedAt;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;      ///< optimistic lock
};

/// An open round, and who may answer it.
struct WaitingRound {
    ValidationId round;
    ImageId image;
    QDateTime since;
    QList<PersonId> people;   ///< may answer now, or are answering; empty: nobody can
};

/// What a validator finds wrong with a question.
enum class VoteFlag { Ambiguous, TwoRight, NoneRight, NeedsNoPicture };

inline constexpr CodeTable<VoteFlag, 4> codesOf(VoteFlag)
{
    return {{{VoteFlag::Ambiguous, u"ambiguous"}, {VoteFlag::TwoRight, u"two-right"}, {VoteFlag::NoneRight, u"none-right"},
             {VoteFlag::NeedsNoPicture, u"needs-no-picture"}}};
}
QString titleOf(VoteFlag flag);

/// @brief One blind answer. What was chosen is the option, never the letter it was shown under.
struct Vote {
    VoteId id;
    ValidationId validation;
    QuestionVersionId questionVersion;
    int round = 1;
    qint64 seed = 0;               ///< of the order shown
    QList<OptionId> shownOrder;
    OptionId option;               ///< null only with the flag NoneRight
    bool correct = false;          ///< derived when the vote is taken
    qint64 milliseconds = 0;       ///< from the first sight of the question
    QList<VoteFlag> flags;
    QString note;
    bool withdrawn = false;
    QDateTime createdAt;
    PersonId person;
};

/// @brief What a validator gets to see of a question: neither the key, nor notes, nor anything that others said.
struct BlindQuestion {
    struct Choice {
        OptionId id;
        QString text;
    };
    QuestionVersionId version;
    QString kind;
    QString stem;
    QList<Choice> options;   ///< in the author's order
};

/// What a team talks over; stored with the id of the record.
enum class DiscussionSubject { Image, Question, Discrepancy };

inline constexpr CodeTable<DiscussionSubject, 3> codesOf(DiscussionSubject)
{
    return {{{DiscussionSubject::Image, u"image"}, {DiscussionSubject::Question, u"question"},
             {DiscussionSubject::Discrepancy, u"discrepancy"}}};
}

enum class DiscussionState { Open, Closed };

inline constexpr CodeTable<DiscussionState, 2> codesOf(DiscussionState)
{
    return {{{DiscussionState::Open, u"open"}, {DiscussionState::Closed, u"closed"}}};
}

/// What people vote for, and what the lead carries out in the end. None: a discussion still open.
enum class DiscussionOutcome { None, KeepKey, ChangeKey, Rewrite, Drop };

inline constexpr CodeTable<DiscussionOutcome, 5> codesOf(DiscussionOutcome)
{
    return {{{DiscussionOutcome::None, u""}, {DiscussionOutcome::KeepKey, u"keep-key"},
             {DiscussionOutcome::ChangeKey, u"change-key"}, {DiscussionOutcome::Rewrite, u"rewrite"},
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
    QString note;           ///< why, in the lead's words; while open: what it began with
    QDateTime closedAt;
    PersonId closedBy;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;        ///< optimistic lock
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
