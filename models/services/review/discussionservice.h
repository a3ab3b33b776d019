// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/preset/questionkind.h"
#include "models/domain/result.h"
#include "models/domain/review/validation.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// The outcome of a discussion as recorded by the lead.
struct Conclusion {
    DiscussionOutcome outcome = DiscussionOutcome::None;
    Answer key;                        ///< for ChangeKey: the new key, options of the version in gold, or a text if it has none
    bool keepsAccepted = false;        ///< for ChangeKey to a text: what was accepted so far stays accepted beside it
    std::optional<Question> rewritten; ///< for Rewrite: stem, options or accepted answers, rationale; no value: the author rewrites
    QString note;                      ///< reason; never empty
};

/// One line of the list of discussions.
struct DiscussionLine {
    Discussion discussion;
    QString stem; ///< of the version validated last, readable, on one line; empty if none was validated
    Image image;
};

/// Everything that the page shows about one discussion.
struct DiscussionView {
    Discussion discussion;
    Image image;
    Question question;   ///< the version in gold; once concluded, the version that was discussed
    QList<Vote> answers; ///< answers in all rounds of this version
    QList<DiscussionVote> votes;
    bool hasAuthor = true;
    int questionsOfImage = 1;
};

/// Whether a question that was written anew has everything that it needs; `kind` may be null. incompleteText() says what that is.
bool isComplete(const Question &question, const QuestionKind *kind);
QString incompleteText(const QuestionKind *kind);

/// @brief Manages discussions of questions: the team votes, and the lead decides and applies the outcome. Each call is one
/// transaction.
class DiscussionService
{
public:
    DiscussionService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// @brief The discussions that the person may take part in, open ones first, then the newest. Leads and adjudicators may take
    /// part in all, authors in those on their questions, validators in those on questions they have answered.
    Result<QList<Discussion>> list();
    /// The same discussions with the data to show them.
    Result<QList<DiscussionLine>> lines();
    /// Returns Refused if the person may not take part.
    Result<DiscussionView> view(const DiscussionId &id);
    /// Succeeds if the person may take part, that is, see the discussion, vote and comment; Refused otherwise.
    Result<> mayTakePart(const DiscussionId &id);
    /// Records a vote. A person who has voted no longer validates the question.
    Result<> vote(const DiscussionId &id, DiscussionOutcome choice, const QString &note);
    /// @brief Closes the discussion and applies the outcome. Leads only. Keep lets the question pass. A changed key or a rewritten
    /// question makes a new version, which is validated again while rounds are left. A rewritten question keeps its pictures; those of its
    /// options may change places. Drop needs another question on the image.
    Result<> conclude(const DiscussionId &id, const Conclusion &conclusion);
    /// Opens a discussion of a validated question. Leads only.
    Result<DiscussionId> open(const QuestionId &question, const QString &note);
    /// Opens a discussion in which the author of a returned question explains why it should stay unchanged.
    Result<DiscussionId> object(const AnnotationId &annotation, const QuestionId &question, const QString &note);

private:
    Result<> requirePart(const Discussion &discussion);
    Result<std::optional<Question>> talkedOver(const Discussion &discussion);
    Result<Question> goldVersion(const Discussion &discussion);
    Result<> keep(const Discussion &discussion, const Question &question);
    Result<> replace(const Discussion &discussion, const Question &next);
    Result<> sendBack(const Discussion &discussion, const Question &question, const QString &note);
    Result<> drop(const Discussion &discussion);
    Result<> carryOut(const Discussion &discussion, const Conclusion &conclusion);

    Stores &m_stores;
    PersonId m_actor;
    Clock m_now;
};

} // namespace yuyi
