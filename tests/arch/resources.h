// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/arch/source.h"

namespace yuyi::arch {

/// A file of a .qrc that does not exist, or that nothing in the program refers to.
QList<Finding> unusedResources(const QList<Source> &sources);
/// A file in resources/icons or resources/presets that is in no .qrc.
QList<Finding> strayResources(const QList<Source> &sources);
/// A picture of the example that its description does not name, or the other way round.
QList<Finding> demoPictures(const QList<Source> &sources);

} // namespace yuyi::arch
