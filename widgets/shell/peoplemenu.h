// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

Q_SIGNALS:
    void chosen(const QString &personId);

private:
    void fill();

    Session *m_session = nullptr;
};

} // namespace yuyi
