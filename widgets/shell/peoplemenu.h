// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"

#include <QMenu>

namespace yuyi {

class Session;

/// @brief Who works in this window: the people of the project to choose from, and one more to add.
class PeopleMenu : public QMenu
{
    Q_OBJECT
public:
    explicit PeopleMenu(QWidget *parent);
    /// Null when no project is open.
    void setSession(Session *session);
    void addPerson();
    /// From now on this person acts in the window.
    void act(const QString &personId);
    /// At most three others, those who acted last first: for the top bar.
    QList<Person> others() const;

Q_SIGNALS:
    void chosen(const QString &personId);

private:
    void fill();

    Session *m_session = nullptr;
    QList<PersonId> m_recent;   ///< who acted here, newest first
};

} // namespace yuyi
