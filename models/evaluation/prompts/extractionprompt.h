// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

namespace yuyi {

/// @brief The configuration that asks a model which answer a reply gives: that of the preset, or else the one of the program, in the
/// language of the items. Without a picture: the reply is read, the question is not answered again. Pure; any thread.
Configuration extractionConfiguration(const Preset &preset);

} // namespace yuyi
