// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/image.h"
#include "models/domain/rating.h"
#include "models/services/freetext.h"

#include <optional>

namespace yuyi {

/// One description in a person's own order.
struct ScoringLine {
    AttemptId attempt;
    RunId run;
    QuestionVersionId question;
    ImageId image;
    bool scored = false;             ///< by the person
};

/// Everything a person sees of one description: neither the model's name, nor a score of anybody else.
struct ScoringView {
    AttemptId attempt;
    Image image;
    QString itemId;
    QString description;
    HumanWords words;
    OfferedTask task;
    std::optional<ReplyRating> own;
};

/// @brief People score what models said of pictures, blind: nothing here tells of the model, the judge or other people.
/// For leads and experts; pictures whose annotation is hidden from the person are left out, and so is what is not scored yet
/// of a run whose figures the person has opened.
class RatingService
{
public:
    RatingService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// @brief Descriptions of all runs of a task that are not hidden, in an order of the person's own that mixes models; empty `only`:
    /// all runs.
    Result<QList<ScoringLine>> lines(const QString &task, const QList<RunId> &only = {});
    Result<ScoringView> view(const AttemptId &attempt);
    /// @brief The person's score; replaces the former. Invalid for no score, one that is no point of the scale (the rubric has whole
    /// points alone), and for a sub-score of a perspective the task does not have. Refused for a first score after the person has
    /// opened the figures of the run. A change after they have opened them, or have scored everything and may have seen them,
    /// is kept as such (`rule` "late").
    Result<> rate(const ReplyRating &rating);
    /// What a step of the history was before or after it; no score: taken back. Within a transaction.
    Result<> restoreWithin(const AttemptId &attempt, const QByteArray &content);

    static QString lateRule() { return QStringLiteral("late"); }

private:
    struct Known {
        ResponseDetails response;
        Run run;
        ItemSetItem item;
        OfferedTask task;
    };
    Result<Known> known(const AttemptId &attempt);
    /// Late: the person has seen the figures of the run, or may have.
    Result<> write(ReplyRating rating, const Known &known, const std::optional<ReplyRating> &before);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

/// @brief How many descriptions of a run a person has scored, of those they may; for whether they may see what others said.
struct ScoringProgress {
    int scored = 0;
    int all = 0;
    bool opened = false;             ///< they have opened the figures: what is left is no longer theirs to score

    /// Still to be scored by them; until then they see nothing of what others said.
    int left() const { return opened ? 0 : all - scored; }
};
Result<ScoringProgress> scoringProgress(Stores &stores, const PersonId &person, const RunId &run);
/// "Before" means before having scored everything.
Result<bool> hasOpenedFigures(Stores &stores, const PersonId &person, const RunId &run);
/// @brief A lead gives up the right to score the rest of a run in order to see its figures; recorded in the audit, never undone.
/// Nothing happens where nothing is left. Within a transaction.
Result<> openFigures(Stores &stores, const PersonId &person, const RunId &run);

} // namespace yuyi
