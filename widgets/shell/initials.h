// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief One or two signs for each name, in the same order, that tell the names apart as far as two signs can: the first sign
/// alone where no other name begins with it, else with the sign of the last word, or the name's last sign, or a number.
QStringList initialsOf(const QStringList &names);
QHash<PersonId, QString> initialsOf(const QList<Person> &people);

} // namespace yuyi
