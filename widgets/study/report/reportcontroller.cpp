// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/study/report/reportcontroller.h"

#include "models/services/session/projectaccess.h"

#include <utility>

namespace yuyi {

ReportController::ReportController(ProjectAccess &project, QObject *parent) : QObject(parent), m_project(project) {}

bool ReportController::setStudy(const StudyId &study)
{
    if (study == m_study)
        return false;
    m_study = study;
    m_report.reset();
    m_withSimulated = false;
    Q_EMIT simulatedChanged();
    return true;
}

void ReportController::setWithSimulated(bool on)
{
    m_withSimulated = on;
    reload();
}

void ReportController::forget()
{
    m_latest.drop();
    m_loading = false;
    m_report.reset();
}

void ReportController::reload()
{
    if (m_study.isNull()) {
        Q_EMIT drafted();
        return;
    }
    if (m_loading) {
        m_stale = true;
        return;
    }
    m_loading = true;
    m_stale = false;
    if (!m_report)
        Q_EMIT reading();
    StudyReportQuery query;
    query.study = m_study;
    query.withSimulated = m_withSimulated;
    m_project
        .read([query, person = m_project.person().id](Stores &stores) { return StudyReportService(stores, person).report(query); })
        .then(this, m_latest.only([this](Result<StudyReport> report) { answer(std::move(report)); }));
}

void ReportController::answer(Result<StudyReport> report)
{
    m_loading = false;
    const bool other = report && report->data.study.id != m_study;
    if (report && !other) {
        take(std::move(*report));
    } else if (!report && report.error().code == ErrorCode::Refused) {
        m_report.reset();
        Q_EMIT refused(report.error().sentence);
    } else if (!report) {
        Q_EMIT failed(report.error().sentence);
    }
    Q_EMIT answered();
    if (std::exchange(m_stale, false) || (other && m_active))
        reload();
}

void ReportController::take(StudyReport report)
{
    const bool had = m_report != nullptr;
    m_report = std::make_shared<const StudyReport>(std::move(report));
    // Nobody else has answered: what there is to see is there at once, and says what it is.
    const bool simulatedAlone = !had && m_report->data.simulatedLeft > 0 && m_report->all.countedPeople == 0;
    if (simulatedAlone)
        m_withSimulated = true;
    Q_EMIT simulatedChanged();
    if (simulatedAlone)
        reload();
    else
        Q_EMIT taken(had);
}

} // namespace yuyi
