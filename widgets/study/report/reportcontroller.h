// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/latest.h"
#include "models/services/studyreports/report.h"

#include <QObject>

#include <memory>

namespace yuyi {

class ProjectAccess;

/// @brief Reads the report of a study, without widgets: which study, with or without simulated participants, and when to read again.
/// One reading at a time; what changes meanwhile is read afterwards. GUI thread.
class ReportController final : public QObject
{
    Q_OBJECT
public:
    explicit ReportController(ProjectAccess &project, QObject *parent = nullptr);

    /// The report of the study; null while there is none.
    std::shared_ptr<const StudyReport> report() const { return m_report; }
    bool isLoading() const { return m_loading; }
    /// The study; null: a draft.
    StudyId study() const { return m_study; }
    bool withSimulated() const { return m_withSimulated; }
    /// Whether the report is shown. Another study is read at once only then.
    void setActive(bool active) { m_active = active; }
    /// Selects a study; null: a draft. Returns true if it is another one. Does not read.
    bool setStudy(const StudyId &study);
    /// Reads again with or without simulated participants.
    void setWithSimulated(bool on);
    void reload();
    /// Drops the report, because another person works in this window.
    void forget();

Q_SIGNALS:
    /// There is no report, because the study is a draft.
    void drafted();
    /// The first report of a study is being read.
    void reading();
    /// `withSimulated` or the number of simulated participants may have changed.
    void simulatedChanged();
    /// The report was read. `again`: there was one of the same study before.
    void taken(bool again);
    /// The person may not see the report.
    void refused(const QString &sentence);
    void failed(const QString &sentence);
    /// A reading has ended, however it went.
    void answered();

private:
    void answer(Result<StudyReport> report);
    void take(StudyReport report);

    ProjectAccess &m_project;
    StudyId m_study;
    std::shared_ptr<const StudyReport> m_report;
    bool m_withSimulated = false;
    bool m_active = false;
    bool m_loading = false;
    bool m_stale = false; ///< something changed while it was read
    Latest m_latest;
};

} // namespace yuyi
