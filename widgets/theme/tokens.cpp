// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace yuyi {

namespace {

double luminance(const QColor &color)
{
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF())
         + 0.0722 * channel(color.blueF());
}

} // namespace

Tokens Tokens::light()
{
    Tokens t;
    t.ground = QColor(0xF6, 0xF7, 0xF9);
    t.panel = QColor(0xFF, 0xFF, 0xFF);
    t.line = QColor(0xE4, 0xE7, 0xEC);
    t.text = QColor(0x1D, 0x24, 0x33);
    t.soft = QColor(0x66, 0x70, 0x85);
    t.disabled = QColor(0x86, 0x90, 0xA2);
    t.hover = QColor(0xF1, 0xF3, 0xF7);
    t.neutralTint = QColor(0xF4, 0xF5, 0xF8);
    t.accent = QColor(0x2F, 0x6F, 0xED);
    t.accentHover = QColor(0x25, 0x60, 0xD6);
    t.accentTint = QColor(0xE9, 0xF0, 0xFE);
    t.onTint = QColor(0x1F, 0x57, 0xC8);
    t.onAccent = QColor(0xFF, 0xFF, 0xFF);
    t.good = QColor(0x12, 0x80, 0x5C);
    t.goodTint = QColor(0xEC, 0xF9, 0xF4);
    t.attention = QColor(0xB5, 0x47, 0x08);
    t.attentionTint = QColor(0xFF, 0xF2, 0xE5);
    t.bad = QColor(0xB4, 0x23, 0x18);
    t.badTint = QColor(0xFD, 0xEC, 0xEA);
    t.onBad = QColor(0xFF, 0xFF, 0xFF);
    t.pictureGround = QColor(0xEB, 0xED, 0xF1);
    t.shade = QColor(0x15, 0x17, 0x1C, 150);
    t.series = {QColor(0x2F, 0x6F, 0xED), QColor(0x12, 0xA5, 0x94), QColor(0xE5, 0xA0, 0x3A),
                QColor(0x8E, 0x7C, 0xC3), QColor(0xD9, 0x64, 0x6B), QColor(0x5B, 0x8D, 0xB8),
                QColor(0x9A, 0xA8, 0x4F)};
    return t;
}

Tokens Tokens::darkMode()
{
    Tokens t;
    t.dark = true;
    t.ground = QColor(0x15, 0x17, 0x1C);
    t.panel = QColor(0x1D, 0x20, 0x27);
    t.line = QColor(0x2E, 0x33, 0x3D);
    t.text = QColor(0xE7, 0xEA, 0xF0);
    t.soft = QColor(0x98, 0xA2, 0xB3);
    t.disabled = QColor(0x6B, 0x74, 0x85);
    t.hover = QColor(0x26, 0x2A, 0x33);
    t.neutralTint = QColor(0x26, 0x2A, 0x33);
    t.accent = QColor(0x6E, 0xA0, 0xFF);
    t.accentHover = QColor(0x86, 0xB0, 0xFF);
    t.accentTint = QColor(0x22, 0x30, 0x4D);
    t.onTint = QColor(0x9D, 0xBD, 0xFF);
    t.onAccent = QColor(0x15, 0x17, 0x1C);
    t.good = QColor(0x4C, 0xC3, 0x9A);
    t.goodTint = QColor(0x17, 0x33, 0x29);
    t.attention = QColor(0xF0, 0xA4, 0x4A);
    t.attentionTint = QColor(0x3A, 0x2A, 0x16);
    t.bad = QColor(0xF9, 0x70, 0x66);
    t.badTint = QColor(0x3D, 0x21, 0x1F);
    t.onBad = QColor(0x15, 0x17, 0x1C);
    t.pictureGround = QColor(0x24, 0x28, 0x30);
    t.shade = QColor(0x05, 0x06, 0x08, 190);
    t.series = {QColor(0x6E, 0xA0, 0xFF), QColor(0x3C, 0xBF, 0xAF), QColor(0xF0, 0xB8, 0x62),
                QColor(0xA9, 0x9A, 0xDA), QColor(0xE8, 0x85, 0x8B), QColor(0x7F, 0xAB, 0xD2),
                QColor(0xB5, 0xC2, 0x70)};
    return t;
}

QColor Tokens::toneText(Tone tone) const
{
    switch (tone) {
    case Tone::Good: return good;
    case Tone::Attention: return attention;
    case Tone::Bad: return bad;
    case Tone::Info: return onTint;
    case Tone::Neutral: break;
    }
    return soft;
}

QColor Tokens::toneTint(Tone tone) const
{
    switch (tone) {
    case Tone::Good: return goodTint;
    case Tone::Attention: return attentionTint;
    case Tone::Bad: return badTint;
    case Tone::Info: return accentTint;
    case Tone::Neutral: break;
    }
    return neutralTint;
}

QColor Tokens::textOn(const QColor &fill) const
{
    const QColor darker(0x15, 0x17, 0x1C);
    const QColor lighter(0xFF, 0xFF, 0xFF);
    return contrastRatio(lighter, fill) >= contrastRatio(darker, fill) ? lighter : darker;
}

QColor Tokens::byName(const QString &name) const
{
    const std::pair<const char16_t *, QColor> table[] = {{u"ground", ground},
                                                         {u"panel", panel},
                                                         {u"line", line},
                                                         {u"text", text},
                                                         {u"soft", soft},
                                                         {u"disabled", disabled},
                                                         {u"hover", hover},
                                                         {u"neutral-tint", neutralTint},
                                                         {u"accent", accent},
                                                         {u"accent-hover", accentHover},
                                                         {u"accent-tint", accentTint},
                                                         {u"on-tint", onTint},
                                                         {u"on-accent", onAccent},
                                                         {u"good", good},
                                                         {u"good-tint", goodTint},
                                                         {u"attention", attention},
                                                         {u"attention-tint", attentionTint},
                                                         {u"bad", bad},
                                                         {u"bad-tint", badTint},
                                                         {u"on-bad", onBad},
                                                         {u"picture-ground", pictureGround}};
    for (const auto &[key, color] : table) {
        if (name == QStringView(key))
            return color;
    }
    return {};
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor mixed(const QColor &under, const QColor &over, double amount)
{
    const double keep = 1 - amount;
    return QColor::fromRgbF(static_cast<float>(under.redF() * keep + over.redF() * amount),
                            static_cast<float>(under.greenF() * keep + over.greenF() * amount),
                            static_cast<float>(under.blueF() * keep + over.blueF() * amount));
}

} // namespace yuyi
