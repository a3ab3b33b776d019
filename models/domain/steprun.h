// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/image.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

namespace yuyi {

/// @brief What a step of the filter did when it ran: kept for the data card. The codes in the objects are those of
/// stepLines() in models/services/stepreport.h.
struct StepRun {
    FilterStep step = FilterStep::Duplicate;
    QString engine;
    QJsonObject parameters;   ///< code → number, text or flag
    QJsonObject counts;       ///< code → number
    QDateTime at;
    PersonId by;
};

} // namespace yuyi
