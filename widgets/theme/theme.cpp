// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include "widgets/theme/fieldmanners.h"
#include "widgets/theme/iconengine.h"
#include "widgets/theme/plaintips.h"
#include "widgets/theme/stylesheet.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QLocale>
#include <QPalette>
#include <QScreen>
#include <QStyle>
#include <QStyleFactory>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>

// Resources in a static library are only linked when somebody asks for them, outside any namespace.
static void linkResources()
{
    Q_INIT_RESOURCE(theme);
    Q_INIT_RESOURCE(icons);
}

namespace yuyi {

namespace {

constexpr char applied[] = "yuyi.theme";

/// The system's font first. Where the system names none (only fontconfig's last resort), the CJK font leads in Chinese, so that
/// Chinese and Latin come from one drawing; in English a Latin font does, since the quotes of a CJK font are as wide as a character
/// of Chinese.
QStringList bodyFamilies()
{
    const QStringList latin{QStringLiteral("Open Sans"), QStringLiteral("Noto Sans")};
    const QStringList cjk{QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC"),
                          QStringLiteral("Microsoft YaHei"), QStringLiteral("PingFang SC"),
                          QStringLiteral("WenQuanYi Micro Hei")};
    const QString system = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    const QStringList unchosen{QString(), QStringLiteral("Sans"), QStringLiteral("Sans Serif"),
                               QStringLiteral("sans-serif"), QStringLiteral("DejaVu Sans"),
                               QStringLiteral("MS Shell Dlg 2"), QStringLiteral("Helvetica")};
    if (!unchosen.contains(system))
        return QStringList{system} + cjk;
    return (QLocale().language() == QLocale::Chinese ? cjk : latin + cjk) + QStringList{system};
}

QStringList monoFamilies()
{
    return {QFontDatabase::systemFont(QFontDatabase::FixedFont).family(),
            QStringLiteral("Noto Sans Mono CJK SC"), QStringLiteral("DejaVu Sans Mono")};
}

QPalette paletteOf(const Tokens &t)
{
    QPalette p;
    p.setColor(QPalette::Window, t.ground);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.panel);
    p.setColor(QPalette::AlternateBase, t.ground);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::PlaceholderText, t.soft);
    p.setColor(QPalette::Button, t.panel);
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.bad);
    p.setColor(QPalette::Highlight, t.accent);
    p.setColor(QPalette::HighlightedText, t.onAccent);
    p.setColor(QPalette::Link, t.onTint);
    p.setColor(QPalette::LinkVisited, t.onTint);
    p.setColor(QPalette::ToolTipBase, t.panel);
    p.setColor(QPalette::ToolTipText, t.text);
    p.setColor(QPalette::Light, t.hover);
    p.setColor(QPalette::Midlight, t.line);
    p.setColor(QPalette::Mid, t.line);
    p.setColor(QPalette::Dark, t.soft);
    p.setColor(QPalette::Shadow, t.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, t.disabled);
    return p;
}

} // namespace

Theme::Theme(QObject *parent)
    : QObject(parent), m_tokens(Tokens::light()), m_families(bodyFamilies()),
      m_monoFamilies(monoFamilies())
{
    linkResources();
}

Theme::~Theme()
{
    if (m_application && m_application->property(applied).value<QObject *>() == this)
        m_application->setProperty(applied, QVariant());
}

void Theme::setMode(ThemeMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    refresh();
}

void Theme::setFontScale(double scale)
{
    scale = std::isfinite(scale) ? std::clamp(scale, 0.8, 2.0) : 1.0;
    if (qFuzzyCompare(scale, m_scale))
        return;
    m_scale = scale;
    refresh();
}

int Theme::px(double pixels) const
{
    return static_cast<int>(std::lround(pixels * m_scale));
}

QFont Theme::font(TextRole role) const
{
    QFont font;
    font.setFamilies(role == TextRole::Mono ? m_monoFamilies : m_families);
    font.setStyleHint(role == TextRole::Mono ? QFont::Monospace : QFont::SansSerif);
    double size = 13;
    switch (role) {
    case TextRole::Small: size = 11; break;
    case TextRole::Mono: size = 12; break;
    case TextRole::Section: size = 14; break;
    case TextRole::Title: size = 18; break;
    case TextRole::Display: size = 24; break;
    case TextRole::Body:
    case TextRole::Soft: break;
    }
    font.setPixelSize(px(size));
    if (role == TextRole::Section || role == TextRole::Title || role == TextRole::Display)
        font.setWeight(QFont::DemiBold);
    return font;
}

QIcon Theme::icon(const QString &name, const QString &color) const
{
    const QString path = QStringLiteral(":/icons/%1.svg").arg(name);
    if (!QFile::exists(path))
        return {};
    return QIcon(new IconEngine(path, color));
}

void Theme::apply(QApplication &application)
{
    if (!m_application) {
        m_application = &application;
        m_systemDark = application.palette().color(QPalette::Window).lightness() < 128;
        application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        application.installEventFilter(this);
        application.installEventFilter(new PlainTips(this));
        new FieldManners(this);
    }
    application.setProperty(applied, QVariant::fromValue<QObject *>(this));
    refresh();
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_application && event->type() == QEvent::LanguageChange) {
        if (const QStringList families = bodyFamilies(); families != m_families) {
            m_families = families;
            refresh();
        }
    }
    return QObject::eventFilter(watched, event);
}

void Theme::refresh()
{
    const bool dark = m_mode == ThemeMode::Dark || (m_mode == ThemeMode::System && m_systemDark);
    m_tokens = dark ? Tokens::darkMode() : Tokens::light();
    if (m_application) {
        m_application->setPalette(paletteOf(m_tokens));
        m_application->setFont(font(TextRole::Body));
        m_application->setStyleSheet(styleSheet());
    }
    Q_EMIT changed();
}

QString Theme::styleSheet() const
{
    return styleSheetOf(m_tokens, m_scale, m_monoFamilies);
}

Theme &Theme::of(const QWidget *)
{
    return current();
}

Theme &Theme::current()
{
    if (qApp) {
        if (auto *theme = qobject_cast<Theme *>(qApp->property(applied).value<QObject *>()))
            return *theme;
    }
    static Theme fallback;
    return fallback;
}

void setTextRole(QWidget *widget, TextRole role)
{
    const char *name = "body";
    switch (role) {
    case TextRole::Small: name = "small"; break;
    case TextRole::Soft: name = "soft"; break;
    case TextRole::Section: name = "section"; break;
    case TextRole::Title: name = "title"; break;
    case TextRole::Display: name = "display"; break;
    case TextRole::Mono: name = "mono"; break;
    case TextRole::Body: break;
    }
    setStyleProperty(widget, "role", QString::fromLatin1(name));
}

void makePanel(QWidget *widget)
{
    widget->setAttribute(Qt::WA_StyledBackground);
    setStyleProperty(widget, "panel", true);
}

void setStyleProperty(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    if (widget->testAttribute(Qt::WA_WState_Polished)) {
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
        widget->updateGeometry();
        widget->update();
    }
}

void resizeWindow(QWidget *window, int width, int height)
{
    constexpr int frame = 48; // the title bar and the borders
    const Theme &theme = Theme::of(window);
    const QRect screen = window->screen()->availableGeometry();
    window->resize(qMin(theme.px(width), screen.width() - frame), qMin(theme.px(height), screen.height() - frame));
}

QString toneName(Tone tone)
{
    switch (tone) {
    case Tone::Good: return QStringLiteral("good");
    case Tone::Attention: return QStringLiteral("attention");
    case Tone::Bad: return QStringLiteral("bad");
    case Tone::Info: return QStringLiteral("info");
    case Tone::Neutral: break;
    }
    return QStringLiteral("neutral");
}

} // namespace yuyi
