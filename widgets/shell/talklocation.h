// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/talk.h"
#include "widgets/shell/page.h"

namespace yuyi {

/// Where this person reads the comments of a place.
Location locationOf(const TalkPlace &place, const Person &reader);

} // namespace yuyi
