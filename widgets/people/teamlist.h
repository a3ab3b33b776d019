// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "models/services/people/peopleservice.h"

#include <QAction>
#include <QList>
#include <QWidget>

class QListWidget;
class QListWidgetItem;

namespace yuyi {

/// @brief The people of a project with roles and workload, after "Everybody", and the buttons to manage them.
class TeamList final : public QWidget
{
    Q_OBJECT
public:
    /// `actions`: shown as buttons; `seldom`: behind a "more" button.
    TeamList(const QList<QAction *> &actions, const QList<QAction *> &seldom, QWidget *parent = nullptr);

    /// Fills the list and selects `kept` without emitting chosen().
    void setPeople(const QList<Person> &people, const Workloads &workloads, const PersonId &kept);
    /// Selects the next or previous line.
    void step(int direction);
    bool isFocused() const;
    void focusList();
    void retranslate();

Q_SIGNALS:
    /// Null: everybody.
    void chosen(const yuyi::PersonId &person);

private:
    void fill(QListWidgetItem &item, const Person &person, const PersonLoad &load, qint64 waits) const;

    QListWidget *m_list;
};

} // namespace yuyi
