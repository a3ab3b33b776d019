// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/ids.h"

#include <QString>

namespace yuyi {

/// What follows from work at a desk, or what somebody there asks for.
enum class TodoKind {
    Annotation, ///< an annotation was begun: the stage of its image
    Submission, ///< an annotation was submitted: it is compared, or becomes the gold
    Vote,       ///< a question was answered: the round may be decided
    Case,       ///< an adjudicator has settled a case: its gold
    Code,       ///< an expert has coded an error: what the verdict changes
    Reopen,     ///< asked: to withdraw one's own submission
    SendBack    ///< asked: to return a case to both annotators
};

inline constexpr CodeTable<TodoKind, 7> codesOf(TodoKind)
{
    return {{{TodoKind::Annotation, u"annotation"},
             {TodoKind::Submission, u"submission"},
             {TodoKind::Vote, u"vote"},
             {TodoKind::Case, u"case"},
             {TodoKind::Code, u"code"},
             {TodoKind::Reopen, u"reopen"},
             {TodoKind::SendBack, u"send-back"}}};
}

/// Something that waits for the steward.
struct Todo {
    qint64 id = 0;
    TodoKind kind = TodoKind::Annotation;
    PersonId person; ///< whose work it follows from
    ImageId image;
    QUuid subject;  ///< the annotation, the round (Vote) or the case, of adjudication or of errors
    QString detail; ///< of a submission: "questions" when it was returned for its questions alone; of SendBack: the comment
};

/// What became of something that was asked for.
struct TodoAnswer {
    bool waits = true;
    QString fault; ///< why it was not done; empty: it was
};

} // namespace yuyi
