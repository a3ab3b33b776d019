// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/settings.h"

#include <QCryptographicHash>

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

/// Locations hold slashes, which are no part of a key.
QString keyOf(const QString &group, const QString &location)
{
    return group + u'/'
         + QString::fromLatin1(QCryptographicHash::hash(location.toUtf8(), QCryptographicHash::Sha1).toHex().left(16));
}

} // namespace

Settings::Settings(QObject *parent)
    : QObject(parent), m_file(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("yuyi"), QStringLiteral("yuyi"))
{
}

void Settings::useForThisRun(const QString &key, const QVariant &value)
{
    m_thisRun.insert(key, value);
}

QVariant Settings::value(const QString &key, const QVariant &standard) const
{
    const auto found = m_thisRun.constFind(key);
    return found != m_thisRun.constEnd() ? *found : m_file.value(key, standard);
}

void Settings::store(const QString &key, const QVariant &value)
{
    m_thisRun.remove(key);
    m_file.setValue(key, value);
}

QString Settings::language() const
{
    const QString code = value(QStringLiteral("language")).toString();
    return code == QStringLiteral("zh_CN") || code == QStringLiteral("en") ? code : QString();
}

void Settings::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    store(QStringLiteral("language"), language);
    Q_EMIT languageChanged();
}

ThemeMode Settings::themeMode() const
{
    const QString name = value(QStringLiteral("theme")).toString();
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
    store(QStringLiteral("theme"), modeName(mode));
    Q_EMIT appearanceChanged();
}

double Settings::fontScale() const
{
    bool ok = false;
    const double scale = value(QStringLiteral("fontScale"), 1.0).toDouble(&ok);
    return ok ? std::clamp(scale, smallestScale, largestScale) : 1.0;
}

void Settings::setFontScale(double scale)
{
    const double wanted = std::clamp(scale, smallestScale, largestScale);
    if (qFuzzyCompare(wanted, fontScale()))
        return;
    store(QStringLiteral("fontScale"), wanted);
    Q_EMIT appearanceChanged();
}

QStringList Settings::recentProjects() const
{
    return value(QStringLiteral("recentProjects")).toStringList();
}

void Settings::addRecentProject(const QString &location)
{
    QStringList recent = recentProjects();
    recent.removeAll(location);
    recent.prepend(location);
    store(QStringLiteral("recentProjects"), QStringList(recent.mid(0, recentMaximum)));
}

void Settings::removeRecentProject(const QString &location)
{
    QStringList recent = recentProjects();
    recent.removeAll(location);
    store(QStringLiteral("recentProjects"), recent);
    m_file.remove(keyOf(QStringLiteral("recent"), location));
}

RecentCard Settings::recentCard(const QString &location) const
{
    const QString key = keyOf(QStringLiteral("recent"), location);
    RecentCard card;
    card.title = value(key + QStringLiteral("/title")).toString();
    card.waiting = value(key + QStringLiteral("/waiting"), -1).toLongLong();
    card.at = QDateTime::fromString(value(key + QStringLiteral("/at")).toString(), Qt::ISODate);
    card.picture = value(key + QStringLiteral("/picture")).toString();
    return card;
}

void Settings::setRecentCard(const QString &location, const RecentCard &card)
{
    const QString key = keyOf(QStringLiteral("recent"), location);
    store(key + QStringLiteral("/title"), card.title);
    store(key + QStringLiteral("/waiting"), card.waiting);
    store(key + QStringLiteral("/at"), card.at.toUTC().toString(Qt::ISODate));
    store(key + QStringLiteral("/picture"), card.picture);
}

QString Settings::openProject() const
{
    return value(QStringLiteral("openProject")).toString();
}

void Settings::setOpenProject(const QString &location)
{
    store(QStringLiteral("openProject"), location);
}

SavedLocation Settings::savedLocation(const QString &projectId, const QString &personId) const
{
    const QStringList kept = value(QStringLiteral("place/") + projectId + u'/' + personId).toStringList();
    return {kept.value(0), kept.value(1), kept.value(2), kept.value(3)};
}

void Settings::setSavedLocation(const QString &projectId, const QString &personId, const SavedLocation &location)
{
    store(QStringLiteral("place/") + projectId + u'/' + personId,
          QStringList{location.page, location.image, location.field, location.record});
}

bool Settings::sawTour() const
{
    return value(QStringLiteral("sawTour"), false).toBool();
}

void Settings::setSawTour(bool saw)
{
    store(QStringLiteral("sawTour"), saw);
}

QString Settings::personFor(const QString &projectId) const
{
    return value(QStringLiteral("person/") + projectId).toString();
}

void Settings::setPersonFor(const QString &projectId, const QString &personId)
{
    store(QStringLiteral("person/") + projectId, personId);
}

QString Settings::personName() const
{
    return value(QStringLiteral("personName")).toString();
}

void Settings::setPersonName(const QString &name)
{
    store(QStringLiteral("personName"), name);
}

int Settings::thumbnailEdge() const
{
    return std::clamp(value(QStringLiteral("thumbnailEdge"), 160).toInt(), 96, 320);
}

void Settings::setThumbnailEdge(int edge)
{
    store(QStringLiteral("thumbnailEdge"), std::clamp(edge, 96, 320));
}

QStringList Settings::foldedGroups() const
{
    return value(QStringLiteral("foldedGroups")).toStringList();
}

void Settings::setFoldedGroups(const QStringList &groups)
{
    store(QStringLiteral("foldedGroups"), groups);
}

bool Settings::answersAtOnce() const
{
    return value(QStringLiteral("answersAtOnce"), true).toBool();
}

void Settings::setAnswersAtOnce(bool atOnce)
{
    store(QStringLiteral("answersAtOnce"), atOnce);
}

QByteArray Settings::windowGeometry() const
{
    return value(QStringLiteral("windowGeometry")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    store(QStringLiteral("windowGeometry"), geometry);
}

QByteArray Settings::splitter(const QString &page) const
{
    return value(QStringLiteral("splitter/") + page).toByteArray();
}

void Settings::setSplitter(const QString &page, const QByteArray &state)
{
    store(QStringLiteral("splitter/") + page, state);
}

QString Settings::shortcut(const QString &command) const
{
    return value(QStringLiteral("shortcut/") + command).toString();
}

void Settings::setShortcut(const QString &command, const QString &sequence)
{
    if (sequence.isEmpty())
        m_file.remove(QStringLiteral("shortcut/") + command);
    else
        store(QStringLiteral("shortcut/") + command, sequence);
}

} // namespace yuyi
