// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/domain/talk.h"
#include "widgets/shell/page.h"

namespace yuyi {

/// The location where this person can read the comments on a target.
Location locationOf(const CommentTarget &target, const Person &reader);

} // namespace yuyi
