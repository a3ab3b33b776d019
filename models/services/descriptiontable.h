// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/descriptionreport.h"
#include "models/services/resultsexport.h"

namespace yuyi {

/// The reports of several runs that a person may see.
struct DescriptionReports {
    QList<DescriptionReport> list;   ///< oldest run first
    int practiceLeftOut = 0;         ///< practice runs that were not asked for
    QList<Run> hidden;               ///< others, of which this person still has descriptions to score
};

/// Empty `runs`: all that are not hidden from lists, practice runs only where there are no others or they are wanted. For leads and
/// experts.
Result<DescriptionReports> descriptionReports(Stores &stores, const PersonId &actor, const QList<RunId> &runs = {}, bool withPractice = false);

struct DescriptionColumn {
    QString title;                   ///< translated
    QString group;                   ///< title of the dimension; empty: over all pictures
    DimensionCode dimension;
    LabelCode label;                 ///< null: all pictures
};

struct DescriptionRow {
    RunId run;                       ///< whose descriptions
    QString model;                   ///< told from another run of the same model by a number
    QString scorer;
    ScorerKind kind = ScorerKind::Judge;
    bool practice = false;           ///< descriptions or scores of a practice model
    QList<ScoreCell> cells;          ///< parallel to the columns
};

/// @brief The paper's table: a row for each model as each judge scored it and as people did together, the mean over all pictures and
/// for each label. A plain value.
struct DescriptionTable {
    QList<DescriptionColumn> columns;
    QList<DescriptionRow> rows;
    int lowest = 1;
    int highest = 5;
    bool practice = false;           ///< some row is
};

/// Dimensions of one label each, few enough to stand beside each other, of which the pictures have two labels or more; those with an order first.
QList<DimensionCode> usualDimensions(const QList<DescriptionReport> &reports);
/// Dimensions in the order given.
DescriptionTable descriptionTable(const QList<DescriptionReport> &reports, const QList<DimensionCode> &dimensions);

/// @name For files. CSV has one line for each cell, unrounded; the others are as shown, two digits.
/// @{
Json descriptionTableJson(const DescriptionTable &table);
/// Refused for Xlsx, which is no text, and for practice results that are not wanted.
Result<QByteArray> descriptionTableText(const DescriptionTable &table, TableFormat format, bool withPractice = false);
/// Whole or not at all. Environment names the file; Refused as above.
Result<> saveDescriptionTable(const DescriptionTable &table, TableFormat format, const QString &path, bool withPractice = false);
/// @}

} // namespace yuyi
