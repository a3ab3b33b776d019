// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"

#include <QMenu>

namespace yuyi {

class Session;

/// @brief The menu to choose the acting person from the people of the project, or to add one.
class PeopleMenu : public QMenu
{
    Q_OBJECT
public:
    explicit PeopleMenu(QWidget *parent);
    /// Sets the session; null if no project is open.
    void setSession(Session *session);
    void addPerson();
    /// Makes this person the acting person in the window.
    void act(const QString &personId);
    /// At most three other people, those who acted last, for the top bar.
    QList<Person> others() const;

Q_SIGNALS:
    void chosen(const QString &personId);

private:
    void fill();

    Session *m_session = nullptr;
    QList<PersonId> m_recent; ///< who acted here, newest first
};

} // namespace yuyi
