// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

class Settings;

/// @brief Language and text size as they were before somebody sat down, for when he has left. Both hold for this run of the program
/// alone. The settings outlive it.
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
