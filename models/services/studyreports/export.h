// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/figures.h"
#include "models/services/studyreports/tidytable.h"

#include <QByteArray>
#include <QMap>

namespace yuyi {

/// @brief Exports a study as tidy tables: trials (one row each), participants, items, and a codebook that explains every column.
///
/// Participants appear under pseudonyms; names are not read. Participants who withdrew are left out. Clock times are left out because they
/// could identify people. Items in `hidden` have rows neither in “items” nor in “trials”. Rows are ordered by participant number and
/// position, so the same study always gives the same bytes.
QList<TidyColumn> studyColumns(const StudyData &data);
/// Returns file name → content: "trials.csv", "participants.csv", "items.csv", "codebook.csv"; RFC 4180, UTF-8 with a byte order mark.
QMap<QString, QByteArray> studyCsv(const StudyData &data);
/// Returns the same data with the design, the rules and the preset's dimensions as one document.
Json studyJson(const StudyData &data);

/// Writes the tables to a new or empty folder, completely or not at all. Error: Environment, with the file's name.
Result<> saveStudyFolder(const StudyData &data, const QString &folder);
/// Writes one JSON file; replaces an existing one.
Result<> saveStudyJson(const StudyData &data, const QString &path);

} // namespace yuyi
