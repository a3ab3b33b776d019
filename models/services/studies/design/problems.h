// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/studies/study.h"

#include <QList>
#include <QString>

namespace yuyi {

/// A problem of a draft.
struct StudyProblem {
    QString field;         ///< "items", "people", "category", "coverage", "practice", "gold", "blocks", "texts"
    QString text;          ///< a whole sentence
    bool prevents = false; ///< the draft cannot be frozen
};

/// @brief Returns values out of range and unknown dimensions. Does not look at items.
QList<StudyProblem> designProblems(const Study &study, const Preset &preset);
QList<StudyProblem> textProblems(const StudyTexts &texts);

} // namespace yuyi
