// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace yuyi {

class ElidedLabel;
class PersonButton;
class SearchButton;

/// @brief The bar at the top: menu, program name, project, search, acting person.
class TopBar : public QWidget
{
    Q_OBJECT
public:
    explicit TopBar(QWidget *parent = nullptr);

    void setMenu(QMenu *menu);
    void openMenu();
    /// Sets the title of the project. Empty: no project is open; search and person are hidden.
    void setProject(const QString &title);
    /// Sets a few other people who can become the acting person with one click.
    void setOthers(const QList<Person> &people, const QHash<PersonId, QString> &initials);
    void setPerson(const QString &name, const QString &initials, const QString &role);
    /// Sets the key that the search button shows.
    void setSearchKey(const QString &key);
    /// Sets the number of unseen comments that mention the person.
    void setMentions(qint64 unseen);
    /// Hides the search, the mentions and the other people, and disables the person button: in a work package.
    void setAlone(bool alone);
    QWidget *personButton() const;
    void retranslate();

Q_SIGNALS:
    void searchRequested();
    void mentionsRequested();
    void personRequested();
    void personChosen(const QString &personId);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QToolButton *m_menu;
    QLabel *m_name;
    ElidedLabel *m_project;
    SearchButton *m_search;
    QToolButton *m_mentions;
    qint64 m_unseen = 0;
    QWidget *m_others;
    PersonButton *m_person;
};

} // namespace yuyi
