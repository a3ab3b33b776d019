// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/descriptions/report.h"
#include "models/services/results/export.h"

namespace yuyi {

/// The reports of several runs that a person may see.
struct DescriptionReports {
    QList<DescriptionReport> list; ///< oldest run first
    int practiceLeftOut = 0;       ///< number of practice runs omitted because they were not requested
    QList<Run> hidden;             ///< runs withheld because this person still has descriptions to score
};

/// Reads the reports of `runs`. If `runs` is empty, of all runs that are not hidden; practice runs only with `withPractice` or if
/// there are no others. For leads and experts.
Result<DescriptionReports> descriptionReports(Stores &stores, const PersonId &actor, const QList<RunId> &runs = {},
                                              bool withPractice = false);

struct DescriptionColumn {
    QString title; ///< translated
    QString group; ///< title of the dimension; empty for all pictures
    DimensionCode dimension;
    LabelCode label; ///< empty: all pictures
};

struct DescriptionRow {
    RunId run;     ///< the run of descriptions
    QString model; ///< with a number if there are several runs of the same model
    QString scorer;
    ScorerKind kind = ScorerKind::Judge;
    bool practice = false;  ///< descriptions or scores of a practice model
    QList<ScoreCell> cells; ///< one for each column
};

/// @brief The table of mean scores, as in the paper: a row for each model and scorer (each judge, and people combined), with a
/// column for all pictures and one for each label. A plain value.
struct DescriptionTable {
    QList<DescriptionColumn> columns;
    QList<DescriptionRow> rows;
    int lowest = 1;
    int highest = 5;
    bool practice = false; ///< true if any row has practice results
};

/// The default dimensions for columns: single-choice, with few labels, at least two of which occur; ordered dimensions come first.
QList<DimensionCode> usualDimensions(const QList<DescriptionReport> &reports);
/// Makes the table; the columns follow the order of `dimensions`.
DescriptionTable descriptionTable(const QList<DescriptionReport> &reports, const QList<DimensionCode> &dimensions);

/// @name Export. CSV has one line for each cell with unrounded values; other formats show two digits, as on screen.
/// @{
Json descriptionTableJson(const DescriptionTable &table);
/// Returns Refused for Xlsx, which is not a text format, and for practice results unless `withPractice`.
Result<QByteArray> descriptionTableText(const DescriptionTable &table, TableFormat format, bool withPractice = false);
/// Writes the file completely or not at all. Environment names the file; Refused as for descriptionTableText().
Result<> saveDescriptionTable(const DescriptionTable &table, TableFormat format, const QString &path, bool withPractice = false);
/// @}

} // namespace yuyi
