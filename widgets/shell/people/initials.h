// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief One or two characters for each name, in the same order, that distinguish the names as far as possible: the first
/// character if it is unique, else with the first character of the last word, or the last character of the name, or a number.
QStringList initialsOf(const QStringList &names);
QHash<PersonId, QString> initialsOf(const QList<Person> &people);

} // namespace yuyi
