// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/appearance.h"
#include "widgets/theme/tokens.h"

#include <QFont>
#include <QIcon>
#include <QObject>
#include <QStringList>

class QApplication;
class QWidget;

namespace yuyi {

/// The five kinds of type: 11 · 13 · 14 semibold · 18 semibold, and 12 fixed-width; Display (24 semibold) is for
/// lone figures. All follow the font scale.
enum class TextRole { Body, Small, Soft, Section, Title, Display, Mono };

/// @brief The look of the program: tokens, one style sheet, fonts and icons. Lives on the GUI thread.
///
/// The composition root owns one and calls apply(); widgets ask Theme::of(this). Every change goes through one new
/// style sheet, so own-painted widgets learn of it by QEvent::StyleChange; others connect to changed().
class Theme : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject *parent = nullptr);
    ~Theme() override;

    ThemeMode mode() const { return m_mode; }
    void setMode(ThemeMode mode);
    /// 0.8…2.0; values outside are brought into the range.
    double fontScale() const { return m_scale; }
    void setFontScale(double scale);

    bool isDark() const { return m_tokens.dark; }
    const Tokens &tokens() const { return m_tokens; }

    /// `pixels` at scale 1 in logical pixels at the current font scale.
    int px(double pixels) const;
    QFont font(TextRole role) const;
    /// Height and width of an icon beside body text.
    int iconSize() const { return px(16); }

    /// :/icons/NAME.svg drawn in the token `color` (see Tokens::byName). It follows light and dark by itself.
    /// A null icon when there is no such drawing.
    QIcon icon(const QString &name, const QString &color = QStringLiteral("text")) const;

    /// Style sheet, palette and fonts for the whole program; later changes of mode or scale are applied as well.
    void apply(QApplication &application);

    /// The style sheet of the current tokens and scale.
    QString styleSheet() const;

    /// The applied theme; a light one at scale 1 when none was applied (tests of single widgets).
    static Theme &of(const QWidget *widget);
    /// The same without a widget, for icons and painters.
    static Theme &current();

Q_SIGNALS:
    /// Mode, font scale or fonts changed; the new style sheet is in force.
    void changed();

protected:
    /// Another language may come with other fonts.
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
/// Panel colour, a line around, radius 8.
void makePanel(QWidget *widget);
/// Sets a dynamic property the style sheet looks at and restyles the widget.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);
/// Gives a window this size in pixels at scale 1, at the current font scale, and no larger than its screen.
void resizeWindow(QWidget *window, int width, int height);
/// The code of a tone in the style sheet ("good", …).
QString toneName(Tone tone);

} // namespace yuyi
