// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/descriptor.h"

#include <io.h>

namespace yuyi::platform {

void Descriptor::close()
{
    if (isOpen())
        ::_close(release());
}

} // namespace yuyi::platform
