// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/settings.h"

#include <algorithm>

namespace yuyi {

namespace {

constexpr double smallestScale = 0.8;
constexpr double largestScale = 2.0;
constexpr int recentMaximum = 10;

QString modeName(ThemeMode mode)
{
    switch (mode) {
    case ThemeMode::Light: return QStringLiteral("light");
    case ThemeMode::Dark: return QStringLiteral("dark");
    case ThemeMode::System: break;
    }
    return QStringLiteral("system");
}

} // namespace

Settings::Settings(QObject *parent)
    : QObject(parent), m_file(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("yuyi"), QStringLiteral("yuyi"))
{
}

QString Settings::language() const
{
    const QString code = m_file.value(QStringLiteral("language")).toString();
    return code == QStringLiteral("zh_CN") || code == QStringLiteral("en") ? code : QString();
}

void Settings::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    m_file.setValue(QStringLiteral("language"), language);
    Q_EMIT languageChanged();
}

ThemeMode Settings::themeMode() const
{
    const QString name = m_file.value(QStringLiteral("theme")).toString();
    for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
        if (name == modeName(mode))
            return mode;
    }
    return ThemeMode::System;
}

void Settings::setThemeMode(ThemeMode mode)
{
    if (mode == themeMode())
        return;
    m_file.setValue(QStringLiteral("theme"), modeName(mode));
    Q_EMIT appearanceChanged();
}

double Settings::fontScale() const
{
    bool ok = false;
    const double scale = m_file.value(QStringLiteral("fontScale"), 1.0).toDouble(&ok);
    return ok ? std::clamp(scale, smallestScale, largestScale) : 1.0;
}

void Settings::setFontScale(double scale)
{
    const double wanted = std::clamp(scale, smallestScale, largestScale);
    if (qFuzzyCompare(wanted, fontScale()))
        return;
    m_file.setValue(QStringLiteral("fontScale"), wanted);
    Q_EMIT appearanceChanged();
}

QStringList Settings::recentProjects() const
{
    return m_file.value(QStringLiteral("recentProjects")).toStringList();
}

void Settings::addRecentProject(const QString &location)
{
    QStringList recent = recentProjects();
    recent.removeAll(location);
    recent.prepend(location);
    m_file.setValue(QStringLiteral("recentProjects"), QStringList(recent.mid(0, recentMaximum)));
}

void Settings::removeRecentProject(const QString &location)
{
    QStringList recent = recentProjects();
    recent.removeAll(location);
    m_file.setValue(QStringLiteral("recentProjects"), recent);
}

QString Settings::personFor(const QString &projectId) const
{
    return m_file.value(QStringLiteral("person/") + projectId).toString();
}

void Settings::setPersonFor(const QString &projectId, const QString &personId)
{
    m_file.setValue(QStringLiteral("person/") + projectId, personId);
}

QString Settings::personName() const
{
    return m_file.value(QStringLiteral("personName")).toString();
}

void Settings::setPersonName(const QString &name)
{
    m_file.setValue(QStringLiteral("personName"), name);
}

int Settings::thumbnailEdge() const
{
    return std::clamp(m_file.value(QStringLiteral("thumbnailEdge"), 160).toInt(), 96, 320);
}

void Settings::setThumbnailEdge(int edge)
{
    m_file.setValue(QStringLiteral("thumbnailEdge"), std::clamp(edge, 96, 320));
}

QByteArray Settings::windowGeometry() const
{
    return m_file.value(QStringLiteral("windowGeometry")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_file.setValue(QStringLiteral("windowGeometry"), geometry);
}

QByteArray Settings::splitter(const QString &page) const
{
    return m_file.value(QStringLiteral("splitter/") + page).toByteArray();
}

void Settings::setSplitter(const QString &page, const QByteArray &state)
{
    m_file.setValue(QStringLiteral("splitter/") + page, state);
}

QString Settings::shortcut(const QString &command) const
{
    return m_file.value(QStringLiteral("shortcut/") + command).toString();
}

void Settings::setShortcut(const QString &command, const QString &sequence)
{
    if (sequence.isEmpty())
        m_file.remove(QStringLiteral("shortcut/") + command);
    else
        m_file.setValue(QStringLiteral("shortcut/") + command, sequence);
}

} // namespace yuyi
