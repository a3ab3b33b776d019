// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/participantdisplay.h"

#include "models/services/session/settings.h"

#include <QLocale>

namespace yuyi {

ParticipantDisplay::ParticipantDisplay(Settings &settings) : m_settings(settings), m_scale(settings.fontScale())
{
}

QString ParticipantDisplay::languageInForce()
{
    return QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

void ParticipantDisplay::useLanguage(const QString &code)
{
    if (code.isEmpty() || code == languageInForce())
        return;
    m_settings.useForThisRun(QStringLiteral("language"), code);
    Q_EMIT m_settings.languageChanged();
}

void ParticipantDisplay::useSize(int percent)
{
    m_size = percent;
    m_settings.useForThisRun(QStringLiteral("fontScale"), m_scale * percent / 100);
    Q_EMIT m_settings.appearanceChanged();
}

} // namespace yuyi
