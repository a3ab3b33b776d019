// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/freedmemory.h"

namespace yuyi::platform {

FreedMemoryKept::FreedMemoryKept() {}
FreedMemoryKept::~FreedMemoryKept() {}

} // namespace yuyi::platform
