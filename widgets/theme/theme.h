// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/program/appearance.h"
#include "widgets/theme/tokens.h"

#include <QFont>
#include <QIcon>
#include <QObject>
#include <QStringList>

class QApplication;
class QWidget;

namespace yuyi {

/// Text styles by size in pixels: 11 · 13 · 14 semibold · 18 semibold, 12 fixed-width; Display (24 semibold) is for single
/// figures. All follow the font scale.
enum class TextRole {
    Body,
    Small,
    Soft,
    Section,
    Title,
    Display,
    Mono
};

/// @brief The theme of the program: tokens, style sheet, fonts and icons. Lives on the GUI thread.
///
/// The composition root owns one and calls apply(); widgets use Theme::of(this). Every change sets a new style sheet, so widgets
/// that paint themselves receive QEvent::StyleChange; others connect to changed().
class Theme : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject *parent = nullptr);
    ~Theme() override;

    ThemeMode mode() const { return m_mode; }
    void setMode(ThemeMode mode);
    /// The font scale, 0.8…2.0; other values are clamped.
    double fontScale() const { return m_scale; }
    void setFontScale(double scale);

    bool isDark() const { return m_tokens.dark; }
    const Tokens &tokens() const { return m_tokens; }

    /// Converts `pixels` at scale 1 to logical pixels at the current font scale.
    int px(double pixels) const;
    QFont font(TextRole role) const;
    /// Height and width of an icon beside body text.
    int iconSize() const { return px(16); }

    /// :/icons/NAME.svg drawn in the token `color` (see Tokens::byName). It adapts to light and dark mode. A null icon if there
    /// is no such file.
    QIcon icon(const QString &name, const QString &color = QStringLiteral("text")) const;

    /// Style sheet, palette and fonts for the whole program; later changes of mode or scale are applied as well.
    void apply(QApplication &application);

    /// The style sheet of the current tokens and scale.
    QString styleSheet() const;

    /// The applied theme; a light one at scale 1 when none was applied (tests of single widgets).
    static Theme &of(const QWidget *widget);
    /// The applied theme, for icons and painters that have no widget.
    static Theme &current();

Q_SIGNALS:
    /// Mode, font scale or fonts changed; the new style sheet is in force.
    void changed();

protected:
    /// Updates the fonts when the language changes.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();

    ThemeMode m_mode = ThemeMode::System;
    double m_scale = 1.0;
    bool m_systemDark = false;
    Tokens m_tokens;
    QStringList m_families;
    QStringList m_monoFamilies;
    QApplication *m_application = nullptr;
};

/// Gives a label (or any widget) the type and colour of a role.
void setTextRole(QWidget *widget, TextRole role);
/// Gives a widget the panel colour, a border and corner radius 8.
void makePanel(QWidget *widget);
/// Sets a dynamic property that the style sheet uses and restyles the widget.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);
/// Resizes a window. The size is in pixels at scale 1, is multiplied by the font scale and limited to the screen.
void resizeWindow(QWidget *window, int width, int height);
/// The code of a tone in the style sheet ("good", …).
QString toneName(Tone tone);

} // namespace yuyi
