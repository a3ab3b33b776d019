// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/image.h"
#include "models/domain/result.h"
#include "models/domain/validation.h"
#include "models/stores/stores.h"

namespace yuyi {

/// @brief Everything a validator's page is given about a question. There is no room in it for the key, the texts of an
/// annotation or the answers of others.
struct BlindItem {
    ValidationId validation;
    Image image;                           ///< identity, format and size alone: names and notes may say too much
    QString stem;
    QList<BlindQuestion::Choice> options;  ///< in the order for this person
};

/// What the person says.
struct BlindAnswer {
    ValidationId validation;
    OptionId option;              ///< null only with the flag NoneRight
    qint64 milliseconds = 0;      ///< from the first sight of the question, on a clock that only runs forward
    QList<VoteFlag> flags;
    QString note;
};

/// How far the person is.
struct ValidationProgress {
    qint64 today = 0;             ///< answered since midnight, local time
    qint64 waiting = 0;           ///< questions that they may answer now
    /// Of the oldest open rounds, those kept for people who have not answered the question yet; looked up when nothing waits.
    qint64 keptForOthers = 0;
};

/// @brief Answering questions blind. Each call is one transaction; an answer is one step that can be undone until its round is
/// decided.
class ValidationService
{
public:
    ValidationService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// @brief The next questions for the person, at most `count`, each kept for them for as long as the project's rules say.
    Result<QList<BlindItem>> take(int count);
    /// @brief Gives those back that they will not answer, so that others need not wait.
    Result<> giveBack(const QList<ValidationId> &ids);
    /// @brief Refused with a sentence when the person may not answer it (any more); Invalid for an option of another question.
    /// The round is decided with its last answer. `text`: what it was, for the undo list, translated.
    Result<VoteId> answer(const BlindAnswer &answer, const QString &text);
    Result<ValidationProgress> progress();

    /// @brief Opens rounds for the gold questions of these images, imported ones too; for leads. Returns how many.
    Result<int> open(const QList<ImageId> &images);

    /// @brief What item analysis is made from; for leads. A lead who also validates is not shown the keys and answers of
    /// questions that they may still answer: they come without votes and with key −1.
    Result<ItemVotes> itemVotes();
    /// The answers to one version, under the same rule.
    Result<QList<Vote>> votesOn(const ValidatedItem &item);

    /// Within a transaction. Refused once the round is decided; the question stands open for the person again.
    Result<> withdrawWithin(const VoteId &id);
    /// @brief Whether a lead may take this answer out of its round: Ok, or Refused with the sentence that says what was built on it.
    /// They may while the round is open, and of a decided one until its question was repaired, discussed or released.
    Result<> mayTakeOut(const VoteId &id);
    /// @brief A lead takes an answer, anybody's, out of its round for a reason. A round that was decided stands open again: what it
    /// had returned to the author goes on as before. The person is not asked again in this round. Within a transaction.
    Result<> takeOutWithin(const VoteId &id);
    Result<> restoreWithin(const VoteId &id);
    /// @brief Takes an answer that the person gave elsewhere, by the rules of `answer`, with its own id and time. Damaged for one that
    /// this program never writes: an option of another question, an order that was never shown. `correct` is found anew, and the
    /// round is decided with its last answer. Within a transaction.
    Result<> bringWithin(const Vote &given);

private:
    Result<BlindItem> itemOf(const Validation &validation);
    Result<> requireMayAnswer(const ValidationId &id);
    Result<QDateTime> reservedUntil();
    /// What stays hidden from a lead who also validates.
    struct Blindness {
        bool validates = false;
        QSet<QuestionVersionId> known;   ///< open, and they will not answer them any more

        bool hides(const ValidatedItem &item) const
        {
            return validates && item.current && item.state == ValidationState::Open && !known.contains(item.version);
        }
    };
    Result<Blindness> hiddenVersions();

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
