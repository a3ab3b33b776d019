// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/talk.h"
#include "models/services/review/validationservice.h"
#include "models/services/session/actionoutbox.h"

namespace yuyi {

/// @file
/// What people do that is kept on this computer while the server does not answer: submitting an annotation, answering a question,
/// commenting. Decisions of adjudicators: see keptdecisions.

/// An annotation to be saved and submitted.
struct Submitting {
    Annotation annotation; ///< its version is the one last confirmed by the project
    QList<QUuid> saves;    ///< names of the saves since then, of which it is not known whether they took place
};

/// @brief The version that an annotation has got if nobody else has saved it: that of `version`, and one more for each of these saves that
/// took place.
Result<int> versionAfter(Stores &stores, int version, const QList<QUuid> &saves);

/// @brief Saves a draft, or commits it with a step of undo (its kind and title), under a name by which versionAfter() knows it. `before` is
/// the content that was committed last; the version of `annotation` is the one confirmed before `saves`. Errors as of AnnotationService.
Result<Annotation> saveNamed(Stores &stores, const PersonId &person, Annotation annotation, const AnnotationContent &before,
                             const std::optional<std::pair<QString, QString>> &step, const QList<QUuid> &saves, const QUuid &name);

/// `typed`: the annotation as a text, see plainText().
KeptAction toAction(const Submitting &submitting, const QString &where, const QString &typed);
/// The name of the save that comes before the submission.
QUuid saveNameOf(const KeptAction &submission);
/// `step`: translated description for the undo history.
KeptAction toAction(const BlindAnswer &answer, const QString &step, const QString &where, const QString &typed);
/// A new comment. Answered with nothing.
KeptAction toAction(const CommentTarget &target, const QString &text, const QString &where);

/// @brief Carries all of them, and decisions. A submission is answered with the code of the image's stage and the version of the
/// annotation; `refused`: it is saved, but cannot be submitted. An answer to a question is answered with nothing.
void addCarriers(ActionOutbox &outbox);

} // namespace yuyi
