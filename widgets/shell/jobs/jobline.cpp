// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/jobs/jobline.h"

#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/layout/layouts.h"
#include "widgets/shell/jobs/jobtext.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QProgressBar>
#include <QToolButton>

namespace yuyi {

namespace {
constexpr int barWidth = 160;
constexpr int barSteps = 1000;
} // namespace

JobLine::JobLine(JobCenter &jobs, QWidget *parent)
    : QWidget(parent), m_jobs(jobs), m_text(new ElidedLabel(this)), m_progress(new QProgressBar(this)),
      m_pause(new QToolButton(this)), m_close(new QToolButton(this))
{
    m_text->setObjectName(QStringLiteral("jobText"));
    m_pause->setObjectName(QStringLiteral("jobPause"));
    m_close->setObjectName(QStringLiteral("jobClose"));
    setTextRole(m_text, TextRole::Soft);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->setRange(0, barSteps);
    for (QToolButton *button : {m_pause, m_close})
        button->setFocusPolicy(Qt::TabFocus);
    auto *line = rowIn(this);
    line->addWidget(m_text);
    line->addWidget(m_progress);
    line->addWidget(m_pause);
    line->addWidget(m_close);

    connect(m_pause, &QToolButton::clicked, this, [this] {
        if (m_job.state == JobState::Paused)
            m_jobs.resume(m_job.id);
        else
            m_jobs.pause(m_job.id);
    });
    connect(m_close, &QToolButton::clicked, this, [this] {
        if (hasEnded(m_job))
            m_jobs.dismiss(m_job.id);
        else
            m_jobs.cancel(m_job.id);
    });
    dress();
}

QString JobLine::sentence() const
{
    return m_text->text();
}

void JobLine::show(const JobStatus &job)
{
    m_job = job;
    m_text->setText(jobSentence(job));
    const Tone tone = jobTone(job);
    setStyleProperty(m_text, "feel", tone == Tone::Neutral ? QString() : toneName(tone));
    const bool ended = hasEnded(job);
    m_progress->setVisible(!ended);
    m_pause->setVisible(!ended);
    if (job.total > 0) {
        m_progress->setRange(0, barSteps);
        m_progress->setValue(static_cast<int>(static_cast<double>(qMin(job.done, job.total))
                                              / static_cast<double>(job.total) * barSteps));
    } else {
        m_progress->setRange(0, job.state == JobState::Running && !job.waiting ? 0 : barSteps);
    }
    dress();
    QWidget::show();
}

void JobLine::dress()
{
    const bool paused = m_job.state == JobState::Paused;
    const QString pause = paused ? tr("Continue") : tr("Pause");
    m_pause->setText(pause);
    m_pause->setAccessibleName(pause);
    const QString close = hasEnded(m_job) ? tr("Dismiss") : tr("Cancel");
    m_close->setText(close);
    m_close->setAccessibleName(close);
    m_progress->setFixedWidth(Theme::of(this).px(barWidth));
    m_progress->setAccessibleName(m_job.title);
}

void JobLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // A line that is hidden has nothing to say in another language either.
    if (event->type() == QEvent::LanguageChange && !isHidden())
        show(m_jobs.job(m_job.id));
    else if (event->type() == QEvent::LanguageChange)
        dress();
    else if (event->type() == QEvent::StyleChange)
        m_progress->setFixedWidth(Theme::of(this).px(barWidth));
}

} // namespace yuyi
