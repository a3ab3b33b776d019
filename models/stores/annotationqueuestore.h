// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/people/work.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>
#include <optional>

namespace yuyi {

/// @brief Which image a person annotates next. Thread of the connection.
class AnnotationQueueStore
{
public:
    virtual ~AnnotationQueueStore() = default;

    /// @brief The next image to annotate for a person: returned ones, their drafts, assigned ones, then (`pool`) images of which
    /// others hold fewer than `perImage` places. Skipped images come last; null if nothing is left. `after`: continue after this
    /// image. A reservation is held by an annotation, unless it is a draft with an expired reservation, and by an open assignment.
    virtual Result<std::optional<ImageId>> nextFor(const Turn &turn, const ImageId &after) = 0;
    virtual Result<qint64> openFor(const Turn &turn) = 0;
    /// Number of the same images, by how they came to the person.
    virtual Result<AnnotationWork> workFor(const Turn &turn) = 0;
    /// Marks the image as skipped by the person; `skipped` false removes the mark.
    virtual Result<> setSkipped(const ImageId &image, const PersonId &person, bool skipped) = 0;
    /// Number of annotations this person submitted since the given time.
    virtual Result<qint64> submittedSince(const PersonId &person, const QDateTime &since) = 0;
};

} // namespace yuyi
