// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/clock.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/domain/review/validation.h"
#include "models/stores/stores.h"

namespace yuyi {

/// What the item list shows of one question version besides its figures. It holds no correct options.
struct ValidationDetail {
    Image image;
    Question question;        ///< stem and options only, or accepted answers unless hidden from the person
    QList<Vote> votes;        ///< as votesOn() gives them
    QList<Validation> rounds; ///< of the question, by number
    QList<PersonId> waitsFor; ///< in an open round: people who may answer it
};

/// @brief All data about a question that the validator's page gets. By design it cannot hold the key, the texts of an annotation or
/// the answers of others.
struct BlindItem {
    ValidationId validation;
    ImageId image; ///< no more of it, because names and notes may give hints
    /// All pictures that are shown, in the order of itemPictures(). The image itself is only among them where the question shows it.
    QList<ItemPicture> pictures;
    QString stem;
    QList<BlindQuestion::Choice> options; ///< in the order shown to this person; empty: the answer is written
    bool takesSeveral = false;            ///< several options may be chosen
    bool ownLabels = false;               ///< the options are their own labels, see AnswerForm

    bool isWritten() const { return options.isEmpty(); }
};

/// A validator's answer.
struct BlindAnswer {
    ValidationId validation;
    Answer answer;           ///< empty only with the flag NoneRight
    qint64 milliseconds = 0; ///< time since the question was first shown, by a monotonic clock
    QList<VoteFlag> flags;
    QString note;
};

/// A validator's progress.
struct ValidationProgress {
    qint64 today = 0;   ///< answered since midnight, local time
    qint64 waiting = 0; ///< questions that the person may answer now
    /// How many of the oldest open rounds are reserved for people new to the question; computed only if `waiting` is 0.
    qint64 keptForOthers = 0;
};

/// @brief Blind answering of questions. Each call is one transaction. An answer is one undo step until its round is decided.
class ValidationService
{
public:
    ValidationService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// Returns the next questions for the person, at most `count`, and reserves each for the time set in the project's rules.
    Result<QList<BlindItem>> take(int count);
    /// Releases the reservations of questions that the person will not answer.
    Result<> giveBack(const QList<ValidationId> &ids);
    /// @brief Stores an answer and decides the round with its last one. Returns Refused if the person may not (or no longer)
    /// answer, Invalid for an option of another question, for several where one is asked for, or for a text that is too long or where
    /// options are asked for. `text`: translated description for the undo history.
    Result<VoteId> answer(const BlindAnswer &answer, const QString &text);
    Result<ValidationProgress> progress();

    /// @brief Opens rounds for the gold questions of these images, including imported ones. Only for leads. Returns the number of
    /// opened rounds.
    Result<int> open(const QList<ImageId> &images);

    /// @brief Votes for the item analysis. Only for leads. For questions that a lead who is also a validator may still answer, the
    /// votes are omitted and the key is empty.
    Result<ItemVotes> itemVotes();
    /// Returns the votes on one version, with the same restriction.
    Result<QList<Vote>> votesOn(const ValidatedItem &item);

    Result<ValidationDetail> detail(const ValidatedItem &item);
    /// Adjudicated images none of whose questions has entered validation, for example imported ones.
    Result<QList<ImageId>> imagesWithoutRound();

    /// Withdraws an answer, so the person may answer again. Returns Refused if the round is decided. Call within a transaction.
    Result<> withdrawInTransaction(const VoteId &id);
    /// Checks whether the person may withdraw this answer; otherwise returns Refused.
    Result<> mayWithdraw(const VoteId &id);
    /// @brief Checks whether a lead may exclude this answer from its round. It is allowed while the round is open, and after its decision
    /// until the question was repaired, discussed or released. Otherwise returns Refused with a sentence that says what depends on it.
    Result<> mayTakeOut(const VoteId &id);
    /// @brief Excludes any person's answer from its round, as a lead, for a reason. A decided round becomes open again, and the
    /// return it sent to the author is withdrawn. The person is not asked again in this round. Call within a transaction.
    Result<> takeOutInTransaction(const VoteId &id);
    Result<> restoreInTransaction(const VoteId &id);
    /// @brief Imports an answer given in a work package by the rules of `answer`, with its id and time. Returns Damaged for data
    /// that this program never writes, such as an option of another question, an order that was never shown, or a text where options
    /// were shown. `correct` is computed again, and the last answer decides the round. Call within a transaction.
    Result<> importInTransaction(const Vote &given);

private:
    /// The order in which options are shown under a seed: options that a kind fixes keep theirs.
    Result<QList<OptionId>> orderOf(const QList<OptionId> &options, const QString &kind, qint64 seed);
    Result<AnswerForm> formOf(const QString &kind);
    Result<BlindItem> itemOf(const Validation &validation);
    Result<> requireMayAnswer(const ValidationId &id);
    Result<QDateTime> reservedUntil();
    /// Versions hidden from a lead who is also a validator.
    struct Blindness {
        bool validates = false;
        QSet<QuestionVersionId> known; ///< in open rounds, but the person may no longer answer them

        bool hides(const ValidatedItem &item) const
        {
            return validates && item.isOpen() && !known.contains(item.version);
        }
    };
    Result<Blindness> hiddenVersions();
    Result<bool> isHidden(const ValidatedItem &item);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
