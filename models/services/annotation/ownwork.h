// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/clock.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/stores/annotationstore.h"

#include <QList>
#include <QString>

namespace yuyi {

class Stores;

/// One of a person's own annotations, for their list.
struct OwnWork {
    Image image;
    AnnotationSummary summary;
    QString search; ///< lower case: names, labels in both languages, texts and questions
    QString text;   ///< why it was returned, else its implied meaning; where images have none its first question
};

/// All annotations of a person that were not replaced: returned ones first, then the newest. Thread of the stores.
Result<QList<OwnWork>> ownWork(Stores &stores, const PersonId &person);
/// The unanswered returns of an annotation, oldest first. Thread of the stores.
Result<QList<WorkReturn>> unansweredReturns(Stores &stores, const AnnotationId &annotation);
/// Whether this person may go on annotating the image: it is assigned to them, unfinished, or still free. Thread of the stores.
Result<bool> mayGoOn(Stores &stores, const PersonId &person, const ImageId &image, const Clock &clock = systemClock());

} // namespace yuyi
