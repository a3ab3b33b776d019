// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace yuyi {

class ElidedLabel;
class PersonButton;
class SearchButton;

/// @brief The line over everything: menu, name of the program, project, search, who I am.
class TopBar : public QWidget
{
    Q_OBJECT
public:
    explicit TopBar(QWidget *parent = nullptr);

    void setMenu(QMenu *menu);
    void openMenu();
    /// Empty: no project is open; search and person are hidden.
    void setProject(const QString &title);
    /// Others who may act here with one click, at most a few.
    void setOthers(const QList<Person> &people, const QHash<PersonId, QString> &initials);
    void setPerson(const QString &name, const QString &initials, const QString &role);
    /// Shown on the search button.
    void setSearchKey(const QString &key);
    /// Comments that name the person and that they have not seen.
    void setMentions(qint64 unseen);
    /// There is nobody else to act, to search among or to be named by: in a work package.
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
