// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/desk/desklayer.h"
#include "db/desk/desknames.h"

namespace yuyi {

/// What was written beside the layer when it was installed: a hash of its definition and the fingerprint of that time; empty: no layer.
Result<QString> deskMark(Connection &server, const DeskNames &names);
/// A hash over policies, views, functions and triggers as the catalogue has them.
Result<QString> deskFingerprint(Connection &server, const DeskNames &names);

} // namespace yuyi
