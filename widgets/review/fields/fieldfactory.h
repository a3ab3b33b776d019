// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/preset/preset.h"
#include "models/services/review/adjudicationservice.h"

class QWidget;

namespace yuyi {

class PictureLoader;
class ReviewField;

/// Creates the widget for the kind of the field. `own`: the picture of the image; `pictures` loads it, and those of questions.
ReviewField *makeReviewField(const CaseField &field, const Preset &preset, PictureLoader &pictures, const Medium &own, QWidget *parent);

} // namespace yuyi
