// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/services/overviewservice.h"

namespace yuyi {

/// @brief What was done today and in the last seven days, by whom, what waits and when it will be done: plain text for a message to the
/// team. `self` reads it; of other people only what the overview holds.
QString daySummary(const Overview &overview, const QString &project, const Person &self, const QList<Person> &people, const QDateTime &now);

/// "At this pace, the 96 annotations left are done around 2026-12-05."; empty without a forecast.
QString forecastText(const Overview &overview);

} // namespace yuyi
