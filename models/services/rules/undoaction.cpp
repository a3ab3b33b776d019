// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/undoaction.h"

#include "models/domain/clock.h"

namespace yuyi {

UndoStep newUndoStep(const QString &kind, const PersonId &actor, const ImageId &image, const QUuid &subject, const QString &text)
{
    UndoStep step;
    step.id = UndoId::create();
    step.person = actor;
    step.kind = kind;
    step.text = text;
    step.image = image;
    step.subject = subject;
    step.createdAt = currentTime();
    return step;
}

} // namespace yuyi
