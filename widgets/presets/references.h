// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/json/json.h"

#include <QList>
#include <QString>

namespace yuyi {

/// A code that a member can hold, and its name on the screen.
struct Reference {
    QString code;
    QString name;
};

/// Whether the member at the pointer holds codes of something else in the preset: a dimension, a label, a reason or a split.
bool isReference(const QString &pointer);
/// What the member at the pointer can name in this preset, in the preset's order: for the dimension that another one belongs to, those
/// before it. Empty for other members.
QList<Reference> referencesAt(const Json &preset, const QString &pointer);
/// The name of an entry with `title` and `code`, in the current language where it has one; empty: it has neither.
QString entryName(const Json &entry);

} // namespace yuyi
