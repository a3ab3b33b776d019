// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/result.h"
#include "models/domain/validation.h"
#include "models/stores/stores.h"

#include <optional>

namespace yuyi {

/// What a discussion came to, as the lead records it.
struct Conclusion {
    DiscussionOutcome outcome = DiscussionOutcome::None;
    OptionId key;                         ///< ChangeKey: an option of the version in gold
    std::optional<Question> rewritten;    ///< Rewrite: stem, options and rationale as they shall be; nothing: the author rewrites
    QString note;                         ///< why; never empty
};

/// One line of the list.
struct DiscussionLine {
    Discussion discussion;
    QString stem;                         ///< of the version asked last, on one line; empty when none was asked
    Image image;
};

/// Everything the page shows of one discussion about a question.
struct DiscussionView {
    Discussion discussion;
    Image image;
    Question question;                    ///< the version in gold; once concluded, the one that was talked over
    QList<Vote> answers;                  ///< of all rounds on this version
    QList<DiscussionVote> votes;
    bool hasAuthor = true;
    int questionsOfImage = 1;
};

/// @brief Questions that the team talks over: a recorded vote, and an outcome that the lead carries out. Each call is one
/// transaction.
class DiscussionService
{
public:
    DiscussionService(Stores &stores, const PersonId &actor, Clock now = systemClock())
        : m_stores(stores), m_actor(actor), m_now(std::move(now))
    {
    }

    /// @brief Those the person may take part in, open ones first, then the newest: leads and adjudicators in all, an author in
    /// those on their questions, a validator in those on questions they have answered.
    Result<QList<Discussion>> list();
    /// The same, as they are shown.
    Result<QList<DiscussionLine>> lines();
    /// Refused for whoever may not take part.
    Result<DiscussionView> view(const DiscussionId &id);
    /// Success for whoever may take part: see it, vote, comment.
    Result<> mayTakePart(const DiscussionId &id);
    /// Who has voted does not validate the question any more.
    Result<> vote(const DiscussionId &id, DiscussionOutcome choice, const QString &note);
    /// @brief Closes it and carries the outcome out; for leads. Keeping lets the question pass; a changed key or a rewritten
    /// question is a new version and validated anew while rounds are left; dropping needs another question at the image.
    Result<> conclude(const DiscussionId &id, const Conclusion &conclusion);
    /// A lead wants a question talked over that was validated.
    Result<DiscussionId> open(const QuestionId &question, const QString &note);
    /// @brief The author of a returned question says why it should stand as it is.
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
