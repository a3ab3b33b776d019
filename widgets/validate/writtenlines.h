// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/review/validationrules.h"
#include "widgets/controls/labels/optioncounts.h"

namespace yuyi {

/// The lines for what people wrote: the accepted answer, then the wrong answers, the most frequent one marked.
QList<OptionCounts::Line> writtenLines(const QList<WrittenCount> &counts);

} // namespace yuyi
