// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @brief One line of a list of people: the person to add, or why the line is invalid.
struct ListedPerson {
    int line = 0; ///< from 1; blank lines count
    QString name;
    QList<Role> roles;
    QString fault; ///< why the line is invalid; empty: it is valid
};

/// @brief Parses a list of people, one per line: a name, then roles as codes or titles, separated by commas (also full-width),
/// semicolons or tabs, quoted or not. Without a role: annotator. A heading line and blank lines are skipped. A name that is
/// taken, in the project or in an earlier line, is a fault.
QList<ListedPerson> readPeopleList(const QString &text, const QList<Person> &present);

/// @brief Reads such a list from a file. Errors: NotFound, Invalid.
Result<QString> readPeopleFile(const QString &path);

} // namespace yuyi
