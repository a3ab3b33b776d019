// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/figures.h"

namespace yuyi {

/// One step between the invitation and the figures.
struct StudyFlowStep {
    QString code;  ///< "invited", "excluded-gold" …
    QString title; ///< translated
    int people = 0;
};

/// @brief Returns how far real people got, and why the rules exclude some of them; a person excluded by two rules counts in both.
QList<StudyFlowStep> studyFlow(const StudyData &data, const StudyFigures &byRules);

} // namespace yuyi
