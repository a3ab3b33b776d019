// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QString>
#include <QStringList>

namespace yuyi {

/// Whether a member means something beside the others of its object: a kind of question whose answers are written has no options, and a
/// table whose columns are no labels has no dimensions.
bool isUsed(const Json &preset, const QString &pointer);

/// The pointers of the members that mean nothing beside the value at this pointer, whether or not they are there.
QStringList unusedBeside(const Json &preset, const QString &pointer);

} // namespace yuyi
