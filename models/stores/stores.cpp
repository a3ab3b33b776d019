// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/stores/stores.h"

#include "models/stores/deskstore.h"

namespace yuyi {

DeskStore &Stores::desk()
{
    static DeskStore none;
    return none;
}

} // namespace yuyi
