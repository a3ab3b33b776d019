// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/annotate/annotatestatus.h"

#include "models/domain/clock.h"
#include "models/domain/moments.h"
#include "widgets/annotate/annotatecontroller.h"
#include "widgets/controls/frame/pageheader.h"
#include "widgets/controls/labels/badge.h"

#include <algorithm>

namespace yuyi {

AnnotateStatus::AnnotateStatus(AnnotateController *controller, PageHeader *header)
    : QObject(header),
      m_controller(controller),
      m_header(header),
      m_state(new Badge(header)),
      m_calibration(new Badge(header))
{
    m_header->addState(m_state);
    m_calibration->setObjectName(QStringLiteral("annotateCalibration"));
    m_calibration->hide();
    m_header->addState(m_calibration);
}

void AnnotateStatus::showQueue()
{
    const AnnotationQueue &queue = m_controller->queue();
    const QString today = tr("%n submitted today", nullptr, static_cast<int>(queue.today));
    const QString open = tr("%n still to do", nullptr, static_cast<int>(queue.open));
    QStringList parts{today};
    if (queue.returned > 0)
        parts.append(tr("%n returned", nullptr, static_cast<int>(queue.returned)));
    if (queue.calibration > 0)
        parts.append(tr("%n for calibration", nullptr, static_cast<int>(queue.calibration)));
    parts.append(open);
    // In a work package files have no names.
    if (m_controller->hasImage() && !m_controller->image().names.isEmpty())
        parts.append(m_controller->image().names.constFirst());
    m_header->setSubtitle(parts.join(QStringLiteral(" · ")));
}

QString AnnotateStatus::saveText() const
{
    using State = AnnotateController::SaveState;
    if (m_controller->isSubmissionKept() && m_controller->isKept())
        return tr("Kept on this computer; it is submitted when the server answers");
    if (m_controller->isKept())
        return tr("Kept on this computer; it is saved when the server answers");
    switch (m_controller->saveState()) {
    case State::Clean: return tr("Nothing saved yet");
    case State::Typing:
    case State::Saving: return tr("Saving…");
    case State::Failed: return tr("Not saved");
    case State::Saved: break;
    }
    const qint64 seconds = m_controller->savedAt().secsTo(currentTime());
    if (seconds < 60)
        return tr("Saved %n second(s) ago", nullptr, static_cast<int>(std::max<qint64>(0, seconds)));
    return tr("Saved at %1").arg(momentText(m_controller->savedAt()));
}

void AnnotateStatus::showState()
{
    if (m_controller->isSubmitted())
        m_state->show(tr("Submitted"), Tone::Good);
    else if (m_controller->isKept())
        m_state->show(tr("Kept on this computer"), Tone::Attention);
    else if (m_controller->saveState() == AnnotateController::SaveState::Failed)
        m_state->show(tr("Not saved"), Tone::Bad);
    else if (m_controller->annotation().state == AnnotationState::Returned)
        m_state->show(tr("Returned"), Tone::Attention);
    else
        m_state->show(tr("Draft"), Tone::Neutral);
    if (m_controller->isCalibration())
        m_calibration->show(tr("Calibration"), Tone::Info);
    else
        m_calibration->hide();
}

void AnnotateStatus::hideState()
{
    m_state->hide();
    m_calibration->hide();
}

} // namespace yuyi
