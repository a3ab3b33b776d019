// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/json/json.h"

#include <QDateTime>
#include <QString>

#include <map>
#include <string>

namespace yuyi {

/// @brief Parameters and counts of one run of a filter step, kept for the data card. stepLines() in models/services/curation/stepreport.h
/// knows the codes.
struct StepRun {
    using Figures = std::map<std::string, Json>; ///< by code
    FilterStep step = FilterStep::Duplicate;
    QString engine;
    Figures parameters; ///< number, text or flag
    Figures counts;     ///< number
    QDateTime at;
    PersonId by;
};

} // namespace yuyi
