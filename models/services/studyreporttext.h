// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json.h"
#include "models/services/studytables.h"

#include <QByteArray>

namespace yuyi {

enum class StudyReportFormat { Markdown, Csv, Document, Latex };

inline constexpr CodeTable<StudyReportFormat, 4> codesOf(StudyReportFormat)
{
    return {{{StudyReportFormat::Markdown, u"md"}, {StudyReportFormat::Csv, u"csv"}, {StudyReportFormat::Document, u"json"},
             {StudyReportFormat::Latex, u"latex"}}};
}
QString titleOf(StudyReportFormat format);
/// Usual suffix of the file: "md", "csv", "json", "tex".
QString suffixOf(StudyReportFormat format);

/// @brief Every figure unrounded, with and without the exclusion rules; an undefined one is `{"value": null, "why": …}`.
Json studyReportJson(const StudyReport &report);

/// @brief The report as UTF-8. Markdown and LaTeX: the tables as shown, rounded, with their notes. CSV (with a byte order mark):
/// one row for each figure, unrounded, both with and without the rules: rules, table, row, code, figure, value, why.
QByteArray studyReportText(const StudyReport &report, StudyReportFormat format, bool byRules);
/// Whole or not at all; an existing file is replaced. Environment names the file.
Result<> saveStudyReport(const StudyReport &report, StudyReportFormat format, bool byRules, const QString &path);

} // namespace yuyi
