// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/domain/talk.h"
#include "models/stores/stores.h"

namespace yuyi {

/// A thread as one person sees it.
struct TalkThread {
    QList<Comment> comments;      ///< oldest first
    QString draft;                ///< what this person has typed and not sent
    bool isOpen() const;          ///< something in it waits for an answer
};

/// A comment that names the person, with what is needed to show it in a line.
struct MentionLine {
    Mention mention;
    QString imageName;            ///< first name of the image's file; empty where it is about none
};

/// @brief Comments on anything, written once and never changed. A thread is settled or open as a whole; a new comment in a
/// settled thread opens it again. Who may not see what others said about an image may not read or write about it either.
class CommentService
{
public:
    CommentService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// Reads only. Refused where the actor may not look yet.
    Result<TalkThread> thread(const TalkPlace &place);
    /// @brief Names after an @ become mentions; the actor's draft of this place is gone afterwards. Invalid for an empty or
    /// overlong text.
    Result<Comment> add(const TalkPlace &place, const QString &text);
    /// All open comments of the thread; Refused when there is none.
    Result<> resolve(const TalkPlace &place);
    /// The newest settled comment of the thread waits for an answer again.
    Result<> reopen(const TalkPlace &place);

    /// Kept for the person alone; an empty text removes it. `place`: TalkPlace::key() or another text's name.
    Result<> saveDraft(const QString &place, const QString &text);

    /// Newest first. Those whose place the actor may not see (any more) are left out.
    Result<QList<MentionLine>> mentions(int limit = 200);
    /// Nothing happens for those already seen.
    Result<> markSeen(const QList<CommentId> &comments);

private:
    Result<> requireAccess(const TalkPlace &place);

    Stores &m_stores;
    PersonId m_actor;
};

/// The event of the audit for what was done with a comment.
Event commentEvent(const Comment &comment, const QString &action, const PersonId &actor);

/// A name after an @ in a text.
struct NamedPerson {
    PersonId person;
    qsizetype start = 0;          ///< of the @
    qsizetype length = 0;         ///< with the @
};

/// @brief The people a text names, in its order: @ (or ＠) and directly behind it a name of the list; the longest name wins; an
/// @ within a word of Latin letters (an address) names nobody.
QList<NamedPerson> namedIn(const QString &text, const QList<Person> &people);

} // namespace yuyi
