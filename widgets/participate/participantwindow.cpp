// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/participantwindow.h"

#include "widgets/controls/layout/layouts.h"
#include "widgets/participate/participantview.h"

#include <QCloseEvent>

namespace yuyi {

ParticipantWindow::ParticipantWindow(ProjectAccess &project, Settings &settings, const ParticipantId &participant,
                                     StudyClock clock, QWidget *parent)
    : QWidget(parent, Qt::Window), m_own(settings)
{
    setWindowTitle(tr("Study"));
    setWindowModality(Qt::ApplicationModal);
    m_view = new ParticipantView(project, settings, participant, std::move(clock), this);
    fillWith(this, m_view);
    connect(m_view, &ParticipantView::finished, this, [this] { end(true); });
    connect(m_view, &ParticipantView::left, this, [this] { end(false); });
}

ParticipantWindow::~ParticipantWindow()
{
    if (m_hidden)
        m_hidden->show();
}

void ParticipantWindow::begin(QWidget *hide)
{
    showFullScreen();
    activateWindow();
    // Hidden only now: a program without a window would end.
    m_hidden = hide;
    if (m_hidden)
        m_hidden->hide();
    m_view->open();
}

void ParticipantWindow::setAfterword(std::function<QString()> sentence)
{
    m_view->setAfterword(std::move(sentence));
}

void ParticipantWindow::end(bool all)
{
    if (std::exchange(m_over, true))
        return;
    m_own.restore();
    if (m_hidden) {
        m_hidden->show();
        m_hidden.clear();
    }
    close();
    if (all)
        Q_EMIT finished();
    else
        Q_EMIT left();
}

void ParticipantWindow::closeEvent(QCloseEvent *event)
{
    if (m_over) {
        QWidget::closeEvent(event);
        return;
    }
    event->ignore();
    m_view->askToStop();
}

} // namespace yuyi
