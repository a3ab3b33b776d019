// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/studies/analysis/figures.h"
#include "models/services/studyreports/againstmodels.h"
#include "models/stores/stores.h"

namespace yuyi {

/// A study with all data of its report.
struct StudyReport {
    StudyData data;
    StudyFigures kept; ///< by the exclusion rules
    StudyFigures all;  ///< without them
    AgainstModels keptAgainst;
    AgainstModels allAgainst;

    const StudyFigures &figures(bool byRules) const { return byRules ? kept : all; }
    const AgainstModels &against(bool byRules) const { return byRules ? keptAgainst : allAgainst; }
};

struct StudyReportQuery {
    StudyId study;
    bool withSimulated = false;
    QList<RunId> runs; ///< runs to compare with; empty: the newest of each model and configuration that shares an item
    Scorer scorer = Scorer::Strict;
};

/// @brief Reads a study and computes its report. For leads, because the report shows keys and answers.
class StudyReportService
{
public:
    StudyReportService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// Refused while it is a draft.
    Result<StudyData> data(const StudyId &study, bool withSimulated = false);
    Result<StudyReport> report(const StudyReportQuery &query);

private:
    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
