// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/objects.h"
#include "models/domain/result.h"

#include <QString>

namespace yuyi {

/// @brief Reads a JSON file of factors. Each member that is an object is a part, its members the shapes of the part, each with one list of
/// places at which parts touch. "appearances" lists what any part may look like, as objects of texts with the same members; "objects" is
/// the number of objects that the file says. A part "primary" with lists "anchors" and appearances of material and colour gives the
/// factors primary_shape, anchor, primary_material and primary_colour, in this order (the form in which ComBo's objects are described). The
/// form names the facts "object" and "view" and has one view.
/// Errors: NotFound; Invalid, which names the file and the member, also if the number of objects is not what the factors give.
Result<ObjectForm> readFactors(const QString &path);

} // namespace yuyi
