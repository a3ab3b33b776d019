// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/talk.h"
#include "widgets/shell/page.h"

namespace yuyi {

/// The location where this person can read the comments of a place.
Location locationOf(const TalkPlace &place, const Person &reader);

} // namespace yuyi
