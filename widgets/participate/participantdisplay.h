// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

class Settings;

/// @brief Language and text size of a participant's window, for this run of the program only: what the program is set to is not
/// the participant's business.
class ParticipantDisplay
{
public:
    explicit ParticipantDisplay(Settings &settings);

    static QString languageInForce();
    /// Does nothing for an empty code and the language in force.
    void useLanguage(const QString &code);
    /// `percent`: of the program's font scale.
    void useSize(int percent);
    int size() const { return m_size; }
    /// Whether sizes are offered: not if the program's own scale is large already.
    bool offersSizes() const { return m_scale <= largestOwnScale; }
    /// The size in per cent; 0: no sizes are offered.
    int offeredSize() const { return offersSizes() ? m_size : 0; }
    /// The size of texts in per cent of the usual one.
    int textPercent() const { return qRound(m_scale * m_size); }

private:
    Settings &m_settings;
    double m_scale;                                 ///< font scale before the session
    static constexpr double largestOwnScale = 1.35; ///< sizes are offered up to this scale: 150 % of it is the maximum of 2.0
    int m_size = 100;                               ///< text size in per cent of m_scale
};

} // namespace yuyi
