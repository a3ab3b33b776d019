// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/lists.h"
#include "models/services/studyreports/report.h"

namespace yuyi {

/// The tables of a study's report.
enum class StudyTableKind {
    Summary,
    People,
    Categories,
    Models,
    Items,
    Times,
    Rankings,
    Flags,
    Flow
};

inline constexpr CodeTable<StudyTableKind, 9> codesOf(StudyTableKind)
{
    return {{{StudyTableKind::Summary, u"summary"},
             {StudyTableKind::People, u"people"},
             {StudyTableKind::Categories, u"categories"},
             {StudyTableKind::Models, u"models"},
             {StudyTableKind::Items, u"items"},
             {StudyTableKind::Times, u"times"},
             {StudyTableKind::Rankings, u"rankings"},
             {StudyTableKind::Flags, u"flags"},
             {StudyTableKind::Flow, u"flow"}}};
}
QString titleOf(StudyTableKind kind);

struct StudyTableCell {
    QString text;                      ///< as shown; "–": undefined
    QString tip;                       ///< why it is undefined, or an explanation; may be empty
    std::optional<TrialFilter> behind; ///< filter for the trials the number is computed from; nullopt: none
    bool number = true;
};

struct StudyTableRow {
    QList<StudyTableCell> cells; ///< one for each column
    bool soft = false;           ///< drawn dimmed: an excluded person, or few answers
};

/// @brief A table of formatted figures: shares in per cent with one digit, times in seconds.
struct StudyTable {
    StudyTableKind kind = StudyTableKind::Summary;
    QStringList columns;
    QList<StudyTableRow> rows;
};

/// Returns one table. `byRules`: with the exclusion rules (the summary shows both). `dimension`: only this one; empty: all.
StudyTable studyTable(const StudyReport &report, StudyTableKind kind, bool byRules, const DimensionCode &dimension = {});

} // namespace yuyi
