// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QUuid>

namespace yuyi {

/// The kind of record that a comment belongs to.
enum class TalkSubject {
    Image,
    Question,
    Discrepancy,
    Discussion,
    Calibration,
    Case
};

inline constexpr CodeTable<TalkSubject, 6> codesOf(TalkSubject)
{
    return {{{TalkSubject::Image, u"image"},
             {TalkSubject::Question, u"question"},
             {TalkSubject::Discrepancy, u"discrepancy"},
             {TalkSubject::Discussion, u"discussion"},
             {TalkSubject::Calibration, u"calibration"},
             {TalkSubject::Case, u"case"}}};
}

/// The target of a comment thread: a record and, where needed, an image and a field of it.
struct CommentTarget {
    TalkSubject subject = TalkSubject::Image;
    QUuid id;      ///< of the record
    ImageId image; ///< the image concerned; may be null
    QString field; ///< as in Discrepancy ("label:…", "explanation", "question:1"); empty: the whole record

    /// A text that is unique for each target.
    QString key() const;
    friend bool operator==(const CommentTarget &, const CommentTarget &) = default;
};

enum class CommentState {
    Open,
    Resolved
};

inline constexpr CodeTable<CommentState, 2> codesOf(CommentState)
{
    return {{{CommentState::Open, u"open"}, {CommentState::Resolved, u"resolved"}}};
}

/// @brief A comment. Its text never changes; only its resolved state does.
struct Comment {
    CommentId id;
    CommentTarget target;
    QString body;
    QList<PersonId> mentions;
    CommentState state = CommentState::Open;
    QDateTime resolvedAt;
    PersonId resolvedBy;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;
};

/// A comment that mentions a person, with that person's read status.
struct Mention {
    Comment comment;
    QDateTime seenAt; ///< invalid: not seen yet
};

/// One numbered version of the guideline; immutable: an edit makes the next version.
struct Guideline {
    GuidelineId id;
    int number = 0; ///< from 1
    QString title;
    QString body; ///< Markdown
    QDateTime createdAt;
    PersonId createdBy;
};

/// A heading of a guideline, which other records can refer to.
struct Clause {
    QString anchor; ///< stable while the heading's text is unchanged
    QString title;
    int level = 1; ///< of the heading, from 1
    int line = 0;  ///< in the Markdown, from 0

    friend bool operator==(const Clause &, const Clause &) = default;
};

/// The headings of a Markdown text in order. Anchors are unique: equal headings are numbered.
QList<Clause> clausesOf(const QString &markdown);
/// The Markdown of one clause: its heading and everything up to the next heading of the same or a higher level; empty if the
/// anchor does not exist.
QString textOfClause(const QString &markdown, const QString &anchor);

} // namespace yuyi
