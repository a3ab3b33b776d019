// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

namespace yuyi {

/// @brief Parameters and counts of one run of a filter step, kept for the data card. stepLines() in models/services/curation/stepreport.h
/// knows the codes.
struct StepRun {
    FilterStep step = FilterStep::Duplicate;
    QString engine;
    QJsonObject parameters;   ///< code → number, text or flag
    QJsonObject counts;       ///< code → number
    QDateTime at;
    PersonId by;
};

} // namespace yuyi
