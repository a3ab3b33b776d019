// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/jobcenter.h"

#include <QPointer>
#include <QWidget>

class QFrame;
class QToolButton;
class QVBoxLayout;

namespace yuyi {

class JobLine;

/// @brief The running work at the bottom of the window: one line, and a list of all when there are several.
class JobsBar : public QWidget
{
    Q_OBJECT
public:
    explicit JobsBar(QWidget *parent = nullptr);

    /// Null when no project is open.
    void setJobs(JobCenter *jobs);
    /// What its line says now; empty without work.
    QString sentence() const;
    /// Takes off what has ended well: somebody else sits here now. Failures stay until somebody closes them.
    void dismissEnded() { dismissBefore({}); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshJob(const JobId &id);
    void openList();
    void fillList();
    JobStatus foremost() const;
    void jobsChanged();
    /// Takes off what has ended well, but `newest`; failures stay until somebody closes them.
    void dismissBefore(const JobId &newest);

    QPointer<JobCenter> m_jobs;
    JobId m_newest;
    JobLine *m_line = nullptr;
    QToolButton *m_more;
    QPointer<QFrame> m_list;
    QVBoxLayout *m_rows = nullptr;
};

} // namespace yuyi
