// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/jobs/jobsbar.h"

#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/jobs/jobline.h"
#include "widgets/shell/jobs/jobtext.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QToolButton>

#include <utility>

namespace yuyi {

JobsBar::JobsBar(QWidget *parent) : QWidget(parent), m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("jobsBar"));
    m_more->setObjectName(QStringLiteral("moreJobs"));
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->hide();
    auto *line = rowIn(this);
    line->addWidget(m_more);
    line->addStretch(1);
    connect(m_more, &QToolButton::clicked, this, &JobsBar::openList);
}

void JobsBar::setJobs(JobCenter *jobs)
{
    if (m_jobs)
        m_jobs->disconnect(this);
    delete m_line;
    m_line = nullptr;
    delete m_list;
    m_jobs = jobs;
    if (m_jobs) {
        m_line = new JobLine(*m_jobs, this);
        m_line->hide();
        static_cast<QHBoxLayout *>(layout())->insertWidget(0, m_line);
        connect(m_jobs, &JobCenter::listChanged, this, &JobsBar::jobsChanged);
        connect(m_jobs, &JobCenter::jobEnded, this, &JobsBar::dismissBefore);
        connect(m_jobs, &JobCenter::jobChanged, this, &JobsBar::refreshJob);
    }
    refresh();
}

void JobsBar::jobsChanged()
{
    const JobId newest = m_jobs->jobs().isEmpty() ? JobId() : m_jobs->jobs().constLast().id;
    // Another one has come: what is over has been read, or is past.
    if (newest != std::exchange(m_newest, newest) && !newest.isNull() && !hasEnded(m_jobs->job(newest)))
        dismissBefore(newest);
    refresh();
}

void JobsBar::dismissBefore(const JobId &newest)
{
    if (!m_jobs)
        return;
    for (const JobStatus &job : m_jobs->jobs()) {
        if (job.id != newest && (job.state == JobState::Done || job.state == JobState::Cancelled))
            m_jobs->dismiss(job.id);
    }
}

void JobsBar::dismissRead()
{
    if (!m_jobs)
        return;
    for (const JobStatus &job : m_jobs->jobs()) {
        if ((job.state == JobState::Done && !job.findings) || job.state == JobState::Cancelled)
            m_jobs->dismiss(job.id);
    }
}

QString JobsBar::sentence() const
{
    return m_line && !m_line->isHidden() ? m_line->sentence() : QString();
}

JobStatus JobsBar::foremost() const
{
    // What runs comes first, then what ended or waits for the person, the newest of them.
    JobStatus best;
    for (const JobStatus &job : m_jobs->jobs()) {
        if (job.state == JobState::Running && !job.waiting)
            return job;
        best = job;
    }
    return best;
}

void JobsBar::refresh()
{
    if (!m_jobs || m_jobs->jobs().isEmpty()) {
        if (m_line)
            m_line->hide();
        m_more->hide();
        delete m_list;
        return;
    }
    m_line->show(foremost());
    const int others = static_cast<int>(m_jobs->jobs().size()) - 1;
    m_more->setText(tr("%n more task(s)", nullptr, others));
    m_more->setVisible(others > 0);
    if (m_list) {
        if (others > 0)
            fillList();
        else
            m_list->close();
    }
}

void JobsBar::refreshJob(const JobId &id)
{
    if (m_line && m_line->id() == id)
        m_line->show(m_jobs->job(id));
    else if (m_line && m_line->isHidden())
        refresh();
    if (!m_list)
        return;
    const auto lines = m_list->findChildren<JobLine *>();
    for (JobLine *line : lines) {
        if (line->id() == id)
            line->show(m_jobs->job(id));
    }
}

void JobsBar::openList()
{
    if (m_list) {
        m_list->close();
        return;
    }
    m_list = new QFrame(this, Qt::Popup);
    m_list->setAttribute(Qt::WA_DeleteOnClose);
    m_list->setObjectName(QStringLiteral("jobsList"));
    makePanel(m_list);
    m_rows = new QVBoxLayout(m_list);
    m_rows->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::small);
    m_rows->setSpacing(spacing::small);
    fillList();
    const QPoint corner = m_more->mapToGlobal(QPoint(0, 0));
    m_list->move(corner - QPoint(m_line->width(), m_list->sizeHint().height() + spacing::small));
    m_list->show();
}

void JobsBar::fillList()
{
    const auto old = m_list->findChildren<JobLine *>();
    for (JobLine *line : old)
        line->deleteLater();
    for (const JobStatus &job : m_jobs->jobs()) {
        auto *line = new JobLine(*m_jobs, m_list);
        line->show(job);
        m_rows->addWidget(line);
    }
    m_list->adjustSize();
}

void JobsBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace yuyi
