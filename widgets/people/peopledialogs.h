// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/people/work.h"
#include "models/services/packages/packageservice.h"
#include "widgets/shell/page/page.h"

#include <QList>
#include <QObject>
#include <QStringList>

namespace yuyi {

class PeopleController;

/// @brief The questions and dialogs of the people page. What a person confirms is done by the controller.
class PeopleDialogs final : public QObject
{
    Q_OBJECT
public:
    /// `page`: the dialogs are opened over it.
    PeopleDialogs(PageContext context, PeopleController &people, QWidget *page);

    void addPerson();
    void addPeople();
    /// Edits the selected person.
    void editPerson();
    /// Asks whether to remove the selected person from the project.
    void endPerson();
    /// Exports a work package for the selected person.
    void packWork();
    void withdrawPackage(const PackageLine &line);
    /// Asks for returned work packages and imports them.
    void importReturned();
    void merge(const QStringList &paths);
    /// Whether the project has logins at its server, and this window may manage them.
    bool hasLogins() const;
    void showLogins();
    void reassign(const QList<AssignmentId> &work);
    /// `begun`: somebody has begun one of the tasks, so the person is asked.
    void withdraw(const QList<AssignmentId> &work, bool begun);

Q_SIGNALS:
    /// A work package was exported or imported.
    void done(const QString &sentence);

private:
    PageContext m_context;
    PeopleController &m_people;
    QWidget *m_page;
};

} // namespace yuyi
