// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QLabel>

namespace yuyi {

class Theme;

/// A short word on a tinted background: state, verdict or count.
class Badge final : public QLabel
{
    Q_OBJECT
public:
    explicit Badge(QWidget *parent = nullptr);
    explicit Badge(const QString &text, Tone tone = Tone::Neutral, QWidget *parent = nullptr);

    Tone tone() const { return m_tone; }
    void setTone(Tone tone);
    /// Text and tone at once.
    void show(const QString &text, Tone tone);
    using QLabel::show;

private:
    Tone m_tone = Tone::Neutral;
};

/// A key cap: the name of a key in a small frame.
class KeyHint final : public QLabel
{
    Q_OBJECT
public:
    explicit KeyHint(const QString &key = {}, QWidget *parent = nullptr);
};

/// Size of a badge as painted by paintBadge().
QSize badgeSize(const Theme &theme, const QString &text);
/// Paints a badge into `rect` (for item delegates); text that is too long is elided.
void paintBadge(QPainter &painter, const Theme &theme, const QRect &rect, const QString &text, Tone tone);

/// Size of a key cap as painted by paintKeyCap().
QSize keyCapSize(const Theme &theme, const QString &key);
/// Paints a key cap. `fill`, `border`, `ink` choose its colours.
void paintKeyCap(QPainter &painter, const Theme &theme, const QRect &rect, const QString &key,
                 const QColor &fill, const QColor &border, const QColor &ink);

} // namespace yuyi
