// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/openedimage.h"

#include "models/services/annotation/annotationservice.h"
#include "models/services/annotation/keptactions.h"
#include "models/services/annotation/lintservice.h"
#include "models/services/curation/imageservice.h"

#include <utility>

namespace yuyi {

Result<OpenedImage> openForAnnotation(Stores &stores, const ImageId &image, const PersonId &person,
                                      const std::optional<UnsavedAnnotation> &left)
{
    OpenedImage opened;
    const auto facts = ImageService(stores).image(image);
    if (!facts)
        return passOn(facts);
    opened.image = *facts;
    const auto work = AnnotationService(stores, person).openWork(image);
    if (!work)
        return passOn(work);
    opened.annotation = work->annotation;
    opened.reservation = work->reservation;
    opened.note = work->note;
    opened.calibration = work->calibration;
    int lastOwn = left ? left->version + left->pending : 0;
    if (left && !left->saves.isEmpty()) {
        const auto after = versionAfter(stores, left->version, left->saves);
        if (!after)
            return passOn(after);
        lastOwn = *after;
    }
    // Later words, saved elsewhere, are not overwritten.
    if (left && left->content != opened.annotation.content && opened.annotation.state != AnnotationState::Submitted
        && opened.reservation != ReservationState::Lost && opened.annotation.version <= lastOwn) {
        const AnnotationContent before = std::exchange(opened.annotation.content, left->content);
        // It is the last of these saves: a submission that still waits on this computer knows by its name that the content is there.
        const QUuid name = left->saves.isEmpty() ? newUuid() : left->saves.last();
        const auto stored = saveNamed(stores, person, opened.annotation, before, std::make_pair(QString(), QString()), {}, name);
        if (!stored)
            return passOn(stored);
        opened.annotation = *stored;
        opened.restored = true;
    }
    const auto lint = LintService(stores).contextFor(image, person, opened.annotation.content);
    if (!lint)
        return passOn(lint);
    opened.lint = *lint;
    const auto fill = TemplateService(stores, person).material(image);
    if (!fill)
        return passOn(fill);
    opened.fill = *fill;
    return opened;
}

} // namespace yuyi
