// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/appearance.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace yuyi {

/// @brief What one person prefers on this computer: one typed accessor per setting, one file of the person's configuration.
/// Holds no project data and no secrets. GUI thread.
class Settings : public QObject
{
    Q_OBJECT
public:
    explicit Settings(QObject *parent = nullptr);

    /// For this run only, from the command line: kept until the person chooses something else.
    void useForThisRun(const QString &key, const QVariant &value);   ///< "language", "theme", "fontScale"

    QString language() const;                 ///< "zh_CN", "en"; empty: as the system
    void setLanguage(const QString &language);
    ThemeMode themeMode() const;
    void setThemeMode(ThemeMode mode);
    double fontScale() const;                 ///< 0.8…2.0
    void setFontScale(double scale);
    QStringList recentProjects() const;       ///< newest first, at most 10
    void addRecentProject(const QString &location);
    void removeRecentProject(const QString &location);
    QString personFor(const QString &projectId) const;     ///< who acts in this project here
    void setPersonFor(const QString &projectId, const QString &personId);
    QString personName() const;               ///< proposed for new projects
    void setPersonName(const QString &name);
    int thumbnailEdge() const;                ///< 96…320 pixels
    void setThumbnailEdge(int edge);
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    QByteArray splitter(const QString &page) const;
    void setSplitter(const QString &page, const QByteArray &state);
    QStringList foldedGroups() const;         ///< groups of the navigation that show their heading alone
    void setFoldedGroups(const QStringList &groups);
    bool answersAtOnce() const;               ///< choosing an option sends the answer; standard: yes
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
