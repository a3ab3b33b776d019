// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "models/services/overview/overviewservice.h"

namespace yuyi {

/// @brief A plain-text summary for a message to the team: work done today and in the last seven days, in total and per person,
/// open tasks, and the forecast. `self` is the reader. Other people's work is limited to what the overview holds.
QString daySummary(const Overview &overview, const QString &project, const Person &self, const QList<Person> &people, const QDateTime &now);

/// "At this pace, the 96 annotations left are done around 2026-12-05."; empty without a forecast.
QString forecastText(const Overview &overview);

} // namespace yuyi
