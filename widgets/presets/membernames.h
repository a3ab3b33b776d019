// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/presetfault.h"

#include <QString>

namespace yuyi {

/// The name of a member of presets on the screen, in the current language. `pointer`: where it is in a preset. A member without a name is
/// called as in the file.
QString memberName(const QString &pointer);
/// What the member means, in a sentence; empty where the name says all.
QString memberHint(const QString &pointer);
/// The place of a value in the words of the forms, with numbers from 1: "Kinds of questions 2 › Number of options, at most".
QString placeName(const QString &pointer);
/// What is wrong, in the words of the forms.
QString faultText(const PresetFault &fault);
/// The name of a value of a member with fixed choices.
QString choiceName(const QString &choice);

} // namespace yuyi
