// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyfigures.h"
#include "models/services/tidytable.h"

#include <QByteArray>
#include <QMap>

namespace yuyi {

/// @brief A study as tidy tables: trials (one row each), participants, items, and a codebook that explains every column.
///
/// Under pseudonyms: names are not even read. Who has withdrawn is in none of them. Clock times are left out: they could tell who sat there.
/// The order of rows is that of participants' numbers and of positions, so the same study always gives the same bytes.
QList<TidyColumn> studyColumns(const StudyData &data);
/// File name → content: "trials.csv", "participants.csv", "items.csv", "codebook.csv"; RFC 4180, UTF-8 with a byte order mark.
QMap<QString, QByteArray> studyCsv(const StudyData &data);
/// The same with the design, the rules and the preset's dimensions, as one document.
Json studyJson(const StudyData &data);

/// A folder that is not there yet, or is empty; whole or not at all. Environment names what could not be written.
Result<> saveStudyFolder(const StudyData &data, const QString &folder);
/// One JSON file; an existing one is replaced.
Result<> saveStudyJson(const StudyData &data, const QString &path);

} // namespace yuyi
