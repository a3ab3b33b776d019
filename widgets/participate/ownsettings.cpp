// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/participate/ownsettings.h"

#include "models/services/session/settings.h"

namespace yuyi {

OwnSettings::OwnSettings(Settings &settings)
    : m_settings(settings), m_language(settings.language()), m_scale(settings.fontScale())
{
}

void OwnSettings::restore()
{
    if (m_settings.language() != m_language) {
        m_settings.useForThisRun(QStringLiteral("language"), m_language);
        Q_EMIT m_settings.languageChanged();
    }
    if (!qFuzzyCompare(m_settings.fontScale(), m_scale)) {
        m_settings.useForThisRun(QStringLiteral("fontScale"), m_scale);
        Q_EMIT m_settings.appearanceChanged();
    }
}

} // namespace yuyi
