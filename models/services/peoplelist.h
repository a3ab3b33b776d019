// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @brief One line of a list of people: who is to be added, or why the line cannot be taken.
struct ListedPerson {
    int line = 0;        ///< from 1, blank lines counted
    QString name;
    QList<Role> roles;
    QString fault;       ///< empty: the line can be taken
};

/// @brief People from a text, one a line: a name, then roles as codes or as the program calls them, separated by commas (also full-width),
/// semicolons or tabs, quoted or not. Without a role: annotator. A heading line and blank lines are left out. Names that are taken, in
/// the project or further up, are faults.
QList<ListedPerson> readPeopleList(const QString &text, const QList<Person> &present);

/// @brief The text of such a list. NotFound or Invalid with a sentence; reads from the disk.
Result<QString> readPeopleFile(const QString &path);

} // namespace yuyi
