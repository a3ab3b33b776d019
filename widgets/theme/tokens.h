// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <array>
#include <utility>
#include <vector>

namespace yuyi {

/// The meaning of a coloured element. The text must say it as well; colour is never the only cue.
enum class Tone {
    Neutral,
    Good,
    Attention,
    Bad,
    Info
};

/// Distances in logical pixels. All layouts use only these four.
namespace spacing {
inline constexpr int tiny = 4;
inline constexpr int small = 8;
inline constexpr int medium = 16;
inline constexpr int large = 24;
} // namespace spacing

/// Corner radii in logical pixels.
namespace radius {
inline constexpr int control = 6;
inline constexpr int panel = 8;
} // namespace radius

/// @brief Every colour of one mode (light or dark). A plain value; `Theme::tokens()` gives the current one.
struct Tokens {
    bool dark = false;
    QColor ground; ///< behind everything
    QColor panel;  ///< surface of panels, fields, buttons, menus
    QColor line;   ///< borders and separators
    QColor text;
    QColor soft;        ///< secondary text; enough contrast on ground, panel and neutralTint
    QColor disabled;    ///< text of disabled controls (contrast at least 3 : 1)
    QColor hover;       ///< panel under the pointer
    QColor neutralTint; ///< quiet fill of key caps and neutral badges
    QColor accent;
    QColor accentHover;
    QColor accentTint;
    QColor onTint;   ///< text on accentTint, and accent-coloured text anywhere
    QColor onAccent; ///< text on accent
    QColor good;
    QColor goodTint;
    QColor attention;
    QColor attentionTint;
    QColor bad;
    QColor badTint;
    QColor onBad;                 ///< text on bad
    QColor pictureGround;         ///< behind pictures
    QColor shade;                 ///< translucent cover under an overlay window
    std::array<QColor, 7> series; ///< chart colours, in order

    static Tokens light();
    static Tokens darkMode();

    /// Text colour of a tone, with enough contrast on ground, panel and the tint of the tone.
    QColor toneText(Tone tone) const;
    /// Fill of a tone's badge or banner.
    QColor toneTint(Tone tone) const;
    /// The series colour for any index (repeats after seven).
    QColor seriesColor(int index) const { return series[static_cast<size_t>(index) % series.size()]; }
    /// The darker or the lighter text, whichever has more contrast on `fill`.
    QColor textOn(const QColor &fill) const;
    /// A colour by its name in the style sheet ("text", "accent-tint", …); an invalid colour if the name is unknown.
    QColor byName(const QString &name) const;
};

/// @brief Contrast ratio 1…21 of two opaque colours.
/// Source: WCAG 2.1, "contrast ratio" and "relative luminance".
double contrastRatio(const QColor &a, const QColor &b);

/// Mixes `over` onto `under` with opacity `amount`, 0…1.
QColor mixed(const QColor &under, const QColor &over, double amount);

} // namespace yuyi
