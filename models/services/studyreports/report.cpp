// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/studyreports/report.h"

#include "models/services/results/resultsservice.h"
#include "models/services/rules/hiddenitems.h"
#include "models/services/rules/permissions.h"

#include <algorithm>

namespace yuyi {

namespace {

/// Where the rules leave nobody and nothing out, the figures are the same.
StudyFigures withoutRules(const StudyData &data, const StudyFigures &kept)
{
    const bool some = std::any_of(kept.people.begin(), kept.people.end(), [](const PersonFigures &one) { return one.leftOut > 0; });
    if (some || kept.leftOutPeople > 0)
        return studyFigures(data, false);
    StudyFigures all = kept;
    all.byRules = false;
    return all;
}

} // namespace

Result<StudyData> StudyReportService::data(const StudyId &study, bool withSimulated)
{
    YUYI_CHECK(requireLead(m_stores, m_actor));
    YUYI_TRY(auto data, readStudy(m_stores, study, withSimulated));
    YUYI_TRY(const auto hidden, hiddenItems(m_stores, m_actor));
    for (const StudiedItem &item : std::as_const(data.items)) {
        if (hidden.hides(item.study.item.question, item.study.item.image))
            data.hidden.insert(item.study.item.question);
    }
    return data;
}

Result<StudyReport> StudyReportService::report(const StudyReportQuery &query)
{
    YUYI_TRY(auto data, this->data(query.study, query.withSimulated));
    ResultsQuery wanted;
    wanted.runs = query.runs;
    wanted.scorer = query.scorer;
    YUYI_TRY(auto results, ResultsService(m_stores, m_actor).replies(wanted));
    if (query.runs.isEmpty()) {
        const QList<RunId> runs = runsToCompare(data, results);
        results.runs.removeIf([&](const ResultsRun &run) { return !runs.contains(run.run.id); });
    }
    StudyReport report;
    report.data = std::move(data);
    report.kept = studyFigures(report.data, true);
    report.all = withoutRules(report.data, report.kept);
    report.keptAgainst = againstModels(report.data, report.kept, results, !query.runs.isEmpty());
    report.allAgainst = againstModels(report.data, report.all, results, !query.runs.isEmpty());
    return report;
}

} // namespace yuyi
