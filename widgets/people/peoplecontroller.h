// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/packages/package.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/services/people/peopleservice.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace yuyi {

class ProjectAccess;
class Stores;

/// @brief Controller of the people page, without widgets: the selected person, the workloads, and all changes to people, tasks
/// and rules.
///
/// A dialog that waits for a change is told why it was refused, or gets an empty text when it is done; if the dialog (`asker`) is
/// gone, nothing follows.
class PeopleController final : public QObject
{
    Q_OBJECT
public:
    using Answer = std::function<void(const QString &refusal)>;

    explicit PeopleController(ProjectAccess &project, QObject *parent = nullptr);

    /// Reads the workloads; loaded() or loadFailed() follows.
    void load();
    const Workloads &workloads() const { return m_workloads; }
    /// Null: all people.
    const PersonId &selectedId() const { return m_selected; }
    void select(const PersonId &person) { m_selected = person; }
    /// Null: all people, or nobody of this project.
    const Person *selected() const;
    /// Whether the selected person can be removed from the project.
    bool canEnd() const;

    /// Adds a person and selects them.
    void add(const QString &name, const QList<Role> &roles, QObject *asker, const Answer &answer);
    void addAll(const QList<ListedPerson> &people, QObject *asker, const Answer &answer);
    void update(const Person &person, QObject *asker, const Answer &answer);
    /// Pauses the selected person, resumes them if paused, restores them if they had left.
    void pause();
    void end(const PersonId &person, const QString &name);
    void withdraw(const QList<AssignmentId> &work);
    void reassign(const QList<AssignmentId> &work, const PersonId &to, const QString &note, QObject *asker, const Answer &answer);
    void withdrawPackage(const PackageId &package);
    void saveRules(const QString &title, const WorkRules &rules);

Q_SIGNALS:
    void loaded();
    void loadFailed(const yuyi::Error &error);
    /// People were added; everything is to be read again.
    void peopleAdded();
    /// A change that can be undone was made.
    void changed();
    void refused(const yuyi::Error &error);
    void rulesSaved(const yuyi::ProjectInfo &info);
    void rulesRefused(const QString &sentence);
    void toast(const QString &sentence, bool undoable);

private:
    void change(const std::function<Result<>(Stores &)> &work, const QString &sentence);

    ProjectAccess &m_project;
    Workloads m_workloads;
    PersonId m_selected;
};

} // namespace yuyi
