// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/stores/stores.h"

#include "models/stores/deskstore.h"
#include "models/stores/sealstore.h"

namespace yuyi {

DeskStore &Stores::desk()
{
    static DeskStore none;
    return none;
}

SealStore &sealsOf(Stores &stores)
{
    static SealStore none;
    auto *seals = dynamic_cast<SealStore *>(&stores.history());
    return seals ? *seals : none;
}

} // namespace yuyi
