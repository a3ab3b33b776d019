// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/services/review/adjudicationservice.h"

class QWidget;

namespace yuyi {

class ReviewField;

/// Creates the widget for the kind of the field.
ReviewField *makeReviewField(const CaseField &field, const Preset &preset, QWidget *parent);

} // namespace yuyi
