// SPDX-License-Identifier: GPL-3.0-or-later
// How large the study's text is for this participant, and on what screen it is shown.
#include "widgets/participate/participantview.h"

#include "models/services/projectaccess.h"
#include "models/services/settings.h"
#include "models/services/studysession.h"
#include "widgets/theme/theme.h"

#include <QScreen>

namespace yuyi {

void ParticipantView::useSize(int percent)
{
    m_size = percent;
    m_settings.useForThisRun(QStringLiteral("fontScale"), m_scale * percent / 100);
    Q_EMIT m_settings.appearanceChanged();
    fillPage(true);
}

void ParticipantView::tellDisplay()
{
    // Only of those who have agreed to be asked.
    const bool takesPart = m_visit.step == StudyStep::Background || m_visit.step == StudyStep::Trials;
    if (m_displayTold || !takesPart || !screen())
        return;
    m_displayTold = true;
    StudyDisplay display;
    display.dark = Theme::current().isDark();
    display.screen = screen()->size();
    display.pixelRatio = devicePixelRatioF();
    display.textPercent = qRound(m_scale * m_size);
    m_project.write([id = m_id, display](Stores &stores) { return StudySession(stores, id).displayed(display); })
        .then(this, [this](const Result<> &noted) {
            if (!noted)
                m_project.report(noted.error());
        });
}

} // namespace yuyi
