// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/jobcenter.h"

#include <QPointer>
#include <QWidget>

class QFrame;
class QToolButton;
class QVBoxLayout;

namespace yuyi {

class JobLine;

/// @brief The running jobs at the bottom of the window: one line, and a list if there are several.
class JobsBar : public QWidget
{
    Q_OBJECT
public:
    explicit JobsBar(QWidget *parent = nullptr);

    /// Sets the job centre; null if no project is open.
    void setJobs(JobCenter *jobs);
    /// The text of the line; empty if there are no jobs.
    QString sentence() const;
    /// Removes finished and cancelled jobs, because another person acts. Failed jobs stay until they are closed.
    void dismissEnded() { dismissBefore({}); }
    /// Removes what was read: jobs that ended well or were cancelled, because another page is opened. Findings and failures stay.
    void dismissRead();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshJob(const JobId &id);
    void openList();
    void fillList();
    JobStatus foremost() const;
    void jobsChanged();
    /// Removes finished and cancelled jobs except `newest`. Failed jobs stay until they are closed.
    void dismissBefore(const JobId &newest);

    QPointer<JobCenter> m_jobs;
    JobId m_newest;
    JobLine *m_line = nullptr;
    QToolButton *m_more;
    QPointer<QFrame> m_list;
    QVBoxLayout *m_rows = nullptr;
};

} // namespace yuyi
