// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/composing/categoryservice.h"
#include "models/services/session/latest.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

namespace yuyi {

class ProjectAccess;

/// @brief The items over categories of the project: read, drawn, taken from a file, and written as questions. One thing at a time. GUI
/// thread.
class RulesController final : public QObject
{
    Q_OBJECT
public:
    explicit RulesController(ProjectAccess &project, QObject *parent = nullptr);

    /// Whether the preset has questions over categories.
    bool isUsed() const;
    void load();
    void leave() { m_latest.drop(); }
    bool isLoaded() const { return m_loaded; }
    bool isBusy() const { return m_busy; }
    /// Why the person may make none; empty: they may.
    QString refusal() const { return m_refusal; }
    const QList<StoredCategory> &items() const { return m_items; }
    bool mayMake() const { return m_loaded && !m_busy && m_refusal.isEmpty(); }

    void draw(int count, quint64 seed);
    /// Rows that are not taken are told by failed(); the others are added.
    void takeFile(const QString &path);
    void writeQuestions();

Q_SIGNALS:
    /// The items, or what may be done now, are others.
    void changed();
    void done(const QString &text, bool undoable);
    void failed(const QString &sentence);

private:
    void add(std::function<Result<CategoriesKept>(CategoryService &, Progress &)> keep);
    void setBusy(bool busy);

    ProjectAccess &m_project;
    QList<StoredCategory> m_items;
    QString m_refusal;
    bool m_loaded = false;
    bool m_busy = false;
    Latest m_latest;
};

} // namespace yuyi
