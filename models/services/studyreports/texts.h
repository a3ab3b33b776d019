// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"
#include "models/services/studyreports/tables.h"

#include <QByteArray>

namespace yuyi {

enum class StudyReportFormat {
    Markdown,
    Csv,
    Document,
    Latex
};

inline constexpr CodeTable<StudyReportFormat, 4> codesOf(StudyReportFormat)
{
    return {{{StudyReportFormat::Markdown, u"md"},
             {StudyReportFormat::Csv, u"csv"},
             {StudyReportFormat::Document, u"json"},
             {StudyReportFormat::Latex, u"latex"}}};
}
QString titleOf(StudyReportFormat format);
/// Usual suffix of the file: "md", "csv", "json", "tex".
QString suffixOf(StudyReportFormat format);

/// @brief Returns every figure unrounded, with and without the exclusion rules; an undefined figure is `{"value": null, "why": …}`.
Json studyReportJson(const StudyReport &report);

/// @brief Returns the report as UTF-8. Markdown and LaTeX: the tables as shown, rounded, with their notes. CSV (with a byte
/// order mark): one row per figure, unrounded, both with and without the rules: rules, table, row, code, figure, value, why.
QByteArray studyReportText(const StudyReport &report, StudyReportFormat format, bool byRules);
/// Writes the report completely or not at all; replaces an existing file. Error: Environment, with the file's name.
Result<> saveStudyReport(const StudyReport &report, StudyReportFormat format, bool byRules, const QString &path);

} // namespace yuyi
