// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/program/appearance.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace yuyi {

/// State of a recent project when it was last open on this computer.
struct RecentCard {
    QString title;       ///< empty: never opened by this version
    qint64 waiting = -1; ///< number of entries that waited for the person; −1: not known
    QDateTime at;
    QString picture; ///< file of a thumbnail; may no longer exist

    friend bool operator==(const RecentCard &, const RecentCard &) = default;
};

/// A location in the window, as texts.
struct SavedLocation {
    QString page; ///< empty: none is known
    QString image;
    QString field;
    QString record;

    friend bool operator==(const SavedLocation &, const SavedLocation &) = default;
};

/// @brief Preferences of one person on this computer: one typed accessor per setting, stored in one configuration file. Holds
/// no project data and no secrets. GUI thread.
class Settings : public QObject
{
    Q_OBJECT
public:
    explicit Settings(QObject *parent = nullptr);

    /// Overrides a setting for this session, from the command line, until the person chooses something else.
    void useForThisRun(const QString &key, const QVariant &value); ///< "language", "theme", "fontScale"

    QString language() const; ///< "zh_CN", "en"; empty: the system's language
    void setLanguage(const QString &language);
    ThemeMode themeMode() const;
    void setThemeMode(ThemeMode mode);
    double fontScale() const; ///< 0.8…2.0
    void setFontScale(double scale);
    QStringList recentProjects() const; ///< newest first, at most 10
    void addRecentProject(const QString &location);
    void removeRecentProject(const QString &location);
    RecentCard recentCard(const QString &location) const;
    void setRecentCard(const QString &location, const RecentCard &card);
    QString openProject() const; ///< the project that was open when the window was closed; empty: none
    void setOpenProject(const QString &location);
    SavedLocation savedLocation(const QString &projectId, const QString &personId) const; ///< where the person was last
    void setSavedLocation(const QString &projectId, const QString &personId, const SavedLocation &location);
    bool sawTour() const;
    void setSawTour(bool saw);
    QString personFor(const QString &projectId) const; ///< the person who works in this project on this computer
    void setPersonFor(const QString &projectId, const QString &personId);
    QString personName() const; ///< proposed in new projects
    void setPersonName(const QString &name);
    int thumbnailEdge() const; ///< 96…320 pixels
    void setThumbnailEdge(int edge);
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    QByteArray splitter(const QString &page) const;
    void setSplitter(const QString &page, const QByteArray &state);
    QStringList foldedGroups() const; ///< collapsed groups of the navigation
    void setFoldedGroups(const QStringList &groups);
    bool answersAtOnce() const; ///< choosing an option submits the answer; default: yes
    void setAnswersAtOnce(bool atOnce);
    QString shortcut(const QString &command) const;
    void setShortcut(const QString &command, const QString &sequence);

Q_SIGNALS:
    void languageChanged();
    void appearanceChanged();

private:
    QVariant value(const QString &key, const QVariant &standard = {}) const;
    void store(const QString &key, const QVariant &value);

    QSettings m_file;
    QHash<QString, QVariant> m_thisRun;
};

} // namespace yuyi
