// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/clock.h"
#include "models/domain/images/image.h"
#include "models/domain/runs/rating.h"
#include "models/services/descriptions/scoredreplies.h"

#include <optional>

namespace yuyi {

/// One description, or reply to a question, in the person's scoring order.
struct ScoringLine {
    AttemptId attempt;
    RunId run;
    QuestionVersionId question;
    ImageId image;
    bool scored = false; ///< the person has scored it
};

/// A question as the model saw it. Only a task that shows the key marks options as correct and has accepted answers.
struct ScoredQuestion {
    Question question; ///< options in the order in which the model saw them
    AnswerForm form;
};

/// What a person sees of one description or reply: neither the model's name nor anybody else's score.
struct ScoringView {
    AttemptId attempt;
    Image image;
    QString itemId;
    QString description; ///< of a question the whole reply with its reasoning
    HumanWords words;    ///< empty for a question
    std::optional<ScoredQuestion> question;
    OfferedTask task;
    std::optional<ReplyRating> own;
};

/// @brief Blind scoring of models' image descriptions and replies by people: nothing here reveals the model, the judge or other people's
/// scores. Which ones: scoredreplies.h. For leads and experts. Images and questions that are hidden from the person (HiddenItems) are left
/// out; so are unscored descriptions of a run whose figures the person has opened.
class RatingService
{
public:
    RatingService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// @brief Returns what is scored in all runs of a task that are not hidden, in a random order per person that mixes the
    /// models. Empty `task`: of all tasks. Empty `only`: all runs.
    Result<QList<ScoringLine>> lines(const QString &task, const QList<RunId> &only = {});
    Result<ScoringView> view(const AttemptId &attempt);
    /// @brief Saves the person's score and replaces the former one. Invalid if there is no score, it is not a point of the
    /// scale (a rubric has only whole points), or a sub-score's perspective is not in the task. Refused for a first score after
    /// the person has opened the run's figures. A change after that, or after the person has scored everything and may have
    /// seen the figures, is recorded as late (`rule` "late").
    Result<> rate(const ReplyRating &rating);
    /// Restores the score before or after a step of the history; an empty `content` withdraws it. Call it within a transaction.
    Result<> restoreInTransaction(const AttemptId &attempt, const QByteArray &content);

    static QString lateRule() { return QStringLiteral("late"); }

private:
    struct Known {
        ResponseDetails response;
        Run run;
        ItemSetItem item;
        OfferedTask task;
    };
    Result<Known> known(const AttemptId &attempt);
    Result<ScoredQuestion> questionOf(const Known &found);
    /// Marks the rating as late if the person has seen the run's figures, or may have.
    Result<> write(ReplyRating rating, const Known &known, const std::optional<ReplyRating> &before);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

/// @brief A person's progress in scoring a run's descriptions; decides whether they may see others' scores. Counts descriptions
/// that are hidden from the person, too: they will have to be scored blind later.
struct ScoringProgress {
    int scored = 0;
    int all = 0;
    int withheld = 0;    ///< not scored, and hidden from them so far
    bool opened = false; ///< they have opened the figures and may not score the rest

    /// Number of descriptions they still have to score; until it is 0 they see nothing of others' scores.
    int left() const { return opened ? 0 : all - scored; }
    /// Number of those that they can score now.
    int offered() const { return opened ? 0 : all - scored - withheld; }
};
/// Says how many of the descriptions that are left are not offered yet; empty if all are.
QString withheldSentence(const ScoringProgress &progress);
Result<ScoringProgress> scoringProgress(Stores &stores, const PersonId &person, const RunId &run);
/// Whether the person opened the figures before having scored everything.
Result<bool> hasOpenedFigures(Stores &stores, const PersonId &person, const RunId &run);
/// @brief Records that a lead gives up scoring the rest of a run in order to see its figures. Recorded in the audit; cannot be
/// undone. Does nothing if everything is scored. One transaction.
Result<> openFigures(Stores &stores, const PersonId &person, const RunId &run);

} // namespace yuyi
