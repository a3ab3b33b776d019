// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/annotation.h"

namespace yuyi {

int Question::keyIndex() const
{
    int found = -1;
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (!options.at(i).correct)
            continue;
        if (found >= 0)
            return -1;
        found = static_cast<int>(i);
    }
    return found;
}

} // namespace yuyi
