// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QUuid>

namespace yuyi {

/// What a comment is written on.
enum class TalkSubject { Image, Question, Discrepancy, Discussion, Calibration, Case };

inline constexpr CodeTable<TalkSubject, 6> codesOf(TalkSubject)
{
    return {{{TalkSubject::Image, u"image"}, {TalkSubject::Question, u"question"},
             {TalkSubject::Discrepancy, u"discrepancy"}, {TalkSubject::Discussion, u"discussion"},
             {TalkSubject::Calibration, u"calibration"}, {TalkSubject::Case, u"case"}}};
}

/// @brief Where a thread of comments stands: a record, and within it an image and a field where that says more.
struct TalkPlace {
    TalkSubject subject = TalkSubject::Image;
    QUuid id;                ///< of the record
    ImageId image;           ///< the image it is about; may be null
    QString field;           ///< as in discrepancies ("label:…", "explanation", "question:1"); empty: the whole

    /// One text for each place.
    QString key() const;
    friend bool operator==(const TalkPlace &, const TalkPlace &) = default;
};

enum class CommentState { Open, Resolved };

inline constexpr CodeTable<CommentState, 2> codesOf(CommentState)
{
    return {{{CommentState::Open, u"open"}, {CommentState::Resolved, u"resolved"}}};
}

/// @brief A comment. Its text never changes; only its resolved state does.
struct Comment {
    CommentId id;
    TalkPlace place;
    QString body;
    QList<PersonId> mentions;
    CommentState state = CommentState::Open;
    QDateTime resolvedAt;
    PersonId resolvedBy;
    QDateTime createdAt;
    PersonId createdBy;
    int version = 1;
};

/// A comment that names a person, as that person sees it.
struct Mention {
    Comment comment;
    QDateTime seenAt;        ///< invalid: not seen yet
};

/// @brief One numbered version of the guideline. It never changes: an edit is the next version.
struct Guideline {
    GuidelineId id;
    int number = 0;          ///< from 1
    QString title;
    QString body;            ///< Markdown
    QDateTime createdAt;
    PersonId createdBy;
};

/// A heading of a guideline: what others can point at.
struct Clause {
    QString anchor;          ///< stable while the heading's words are
    QString title;
    int level = 1;           ///< of the heading, from 1
    int line = 0;            ///< in the Markdown, from 0

    friend bool operator==(const Clause &, const Clause &) = default;
};

/// @brief The headings of a Markdown text in order. Anchors are unique: equal headings are numbered.
QList<Clause> clausesOf(const QString &markdown);
/// The Markdown of one clause: its heading and all up to the next one of the same or a higher level; empty when it is not there.
QString textOfClause(const QString &markdown, const QString &anchor);

} // namespace yuyi
