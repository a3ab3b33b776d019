// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/talk.h"
#include "models/domain/project/project.h"
#include "widgets/shell/page/page.h"

namespace yuyi {

/// The location where this person can read the comments on a target.
Location locationOf(const CommentTarget &target, const Person &reader);

} // namespace yuyi
