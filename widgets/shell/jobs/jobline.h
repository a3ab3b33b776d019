// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/session/jobcenter.h"

#include <QWidget>

class QProgressBar;
class QToolButton;

namespace yuyi {

class ElidedLabel;

/// @brief One job in the job list: its description, progress, and buttons to pause or continue, cancel or dismiss it.
class JobLine : public QWidget
{
    Q_OBJECT
public:
    explicit JobLine(JobCenter &jobs, QWidget *parent = nullptr);

    void show(const JobStatus &job);
    using QWidget::show;
    JobId id() const { return m_job.id; }
    QString sentence() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    JobCenter &m_jobs;
    JobStatus m_job;
    ElidedLabel *m_text;
    QProgressBar *m_progress;
    QToolButton *m_pause;
    QToolButton *m_close;
};

} // namespace yuyi
