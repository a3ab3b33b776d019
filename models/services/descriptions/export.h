// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/descriptions/report.h"

#include <QByteArray>

namespace yuyi {

/// @file Reports on descriptions, for files.

Json scoreCellJson(const ScoreCell &cell);
Json descriptionReportJson(const DescriptionReport &report);
/// One line per picture: labels, then the score of each scorer. UTF-8.
QByteArray descriptionScoresCsv(const DescriptionReport &report);
/// One line per scorer and category: n, mean, sd, interval.
QByteArray descriptionMeansCsv(const DescriptionReport &report);
/// One line per pair of scorers.
QByteArray scorerPairsCsv(const DescriptionReport &report);

} // namespace yuyi
