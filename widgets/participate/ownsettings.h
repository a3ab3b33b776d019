// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

class Settings;

/// @brief Saves language and text size before a participant starts, to restore them afterwards. Both changes apply only until the
/// program exits. The settings must outlive this object.
class OwnSettings
{
public:
    explicit OwnSettings(Settings &settings);
    void restore();

private:
    Settings &m_settings;
    QString m_language;
    double m_scale;
};

} // namespace yuyi
