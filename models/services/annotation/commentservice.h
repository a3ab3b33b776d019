// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/talk.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

namespace yuyi {

/// A comment thread as shown to one person.
struct TalkThread {
    QList<Comment> comments; ///< oldest first
    QString draft;           ///< unsent text of this person
    bool isOpen() const;     ///< whether any comment is unresolved
};

/// A comment that mentions the person, with the data to show it in one line.
struct MentionLine {
    Mention mention;
    QString imageName; ///< first file name of the image; empty if the comment is not about an image
};

/// @brief Stores comments on any object. Comments are never changed. A thread is resolved or open as a whole; a new comment
/// reopens a resolved thread. Persons who may not see others' work on an image may not read or write comments on it.
class CommentService
{
public:
    CommentService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// Read-only. Returns Refused if the actor may not see the thread yet.
    Result<TalkThread> thread(const CommentTarget &target);
    /// @brief Adds a comment and removes the actor's draft of this thread. Names after an @ become mentions. Returns Invalid if the
    /// text is empty or too long.
    Result<Comment> add(const CommentTarget &target, const QString &text);
    /// Resolves all open comments of the thread; Refused if there is none.
    Result<> resolve(const CommentTarget &target);
    /// Reopens the newest resolved comment of the thread.
    Result<> reopen(const CommentTarget &target);

    /// Saves a private draft; an empty text removes it. `target` is CommentTarget::key() or the name of another text field.
    Result<> saveDraft(const QString &target, const QString &text);

    /// Mentions of the actor, newest first. Mentions in threads that the actor may not or may no longer see are omitted.
    Result<QList<MentionLine>> mentions(int limit = 200);
    /// Mentions that the actor has not seen, newest first; the same are omitted.
    Result<QList<Mention>> unseenMentions();
    /// Marks the mentions of the actor in these comments as seen.
    Result<> markSeen(const QList<CommentId> &comments);

private:
    Result<> requireAccess(const CommentTarget &target);
    Result<QList<Mention>> permitted(const QList<Mention> &mentions);

    Stores &m_stores;
    PersonId m_actor;
};

/// The audit event for an action on a comment.
Event commentEvent(const Comment &comment, AuditAction action, const PersonId &actor);

/// A name after an @ in a text.
struct NamedPerson {
    PersonId person;
    qsizetype start = 0;  ///< position of the @
    qsizetype length = 0; ///< including the @
};

/// @brief The people mentioned in a text, in order: an @ (or ＠) directly followed by a name in `people`. The longest matching
/// name wins. An @ inside a word of Latin letters, as in an e-mail address, is ignored.
QList<NamedPerson> namedIn(const QString &text, const QList<Person> &people);

} // namespace yuyi
