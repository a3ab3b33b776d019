// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/platform/descriptor.h"

#include <unistd.h>

namespace yuyi::platform {

void Descriptor::close()
{
    if (isOpen())
        ::close(release());
}

} // namespace yuyi::platform
