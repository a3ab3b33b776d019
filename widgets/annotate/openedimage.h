// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/linting/questionlinter.h"
#include "models/services/annotation/templateservice.h"
#include "models/services/annotation/unsavedannotation.h"
#include "models/services/rules/reservations.h"

#include <optional>

namespace yuyi {

class Stores;

/// An image that a person has opened to annotate, and what is needed to work on it.
struct OpenedImage {
    Image image;
    Annotation annotation;
    ReservationState reservation = ReservationState::Held;
    QString note; ///< the lead's note from the assignment; may be empty
    bool calibration = false;
    LintContext lint;
    FillMaterial fill;
    bool restored = false; ///< contains text that a killed program had not saved
};

/// Opens an image for a person. Text that an earlier program had not saved (`left`) is committed, unless later text was saved
/// elsewhere. Call on the writer thread.
Result<OpenedImage> openForAnnotation(Stores &stores, const ImageId &image, const PersonId &person,
                                      const std::optional<UnsavedAnnotation> &left = std::nullopt);

} // namespace yuyi
