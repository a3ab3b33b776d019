// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studyreport.h"

namespace yuyi {

/// The tables of a study's report.
enum class StudyTableKind { Summary, People, Categories, Models, Items, Times, Rankings, Flags, Flow };

inline constexpr CodeTable<StudyTableKind, 9> codesOf(StudyTableKind)
{
    return {{{StudyTableKind::Summary, u"summary"}, {StudyTableKind::People, u"people"},
             {StudyTableKind::Categories, u"categories"}, {StudyTableKind::Models, u"models"},
             {StudyTableKind::Items, u"items"}, {StudyTableKind::Times, u"times"}, {StudyTableKind::Rankings, u"rankings"},
             {StudyTableKind::Flags, u"flags"}, {StudyTableKind::Flow, u"flow"}}};
}
QString titleOf(StudyTableKind kind);

struct StudyTableCell {
    QString text;                    ///< as shown; "–": undefined
    QString tip;                     ///< why it is undefined, or more about it; may be empty
    std::optional<TrialFilter> behind;   ///< the trials behind the number; nothing: it has none
    bool number = true;
};

struct StudyTableRow {
    QList<StudyTableCell> cells;     ///< one for each column
    bool soft = false;               ///< somebody left out, a cell with few answers
};

/// @brief Figures as people read them: shares in per cent with one digit, times in seconds.
struct StudyTable {
    StudyTableKind kind = StudyTableKind::Summary;
    QStringList columns;
    QList<StudyTableRow> rows;
};

/// One table; `byRules`: with the exclusion rules (the summary shows both). Of dimensions only `dimension`, empty: all.
StudyTable studyTable(const StudyReport &report, StudyTableKind kind, bool byRules, const DimensionCode &dimension = {});
/// One step of the way from an invitation into the figures.
struct StudyFlowStep {
    QString code;                    ///< "invited", "excluded-gold" …
    QString title;                   ///< translated
    int people = 0;
};
/// @brief How many real people came how far, and why some are not in the figures by the rules; one whom two rules exclude counts in both.
QList<StudyFlowStep> studyFlow(const StudyData &data, const StudyFigures &byRules);

/// @brief The sentences under the tables: what is counted, how, and what is left out.
QStringList studyNotes(const StudyReport &report, bool byRules);

} // namespace yuyi
