// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/validate/writtenlines.h"

#include <algorithm>

namespace yuyi {

QList<OptionCounts::Line> writtenLines(const QList<WrittenCount> &counts)
{
    QList<OptionCounts::Line> lines;
    for (const WrittenCount &count : counts) {
        OptionCounts::Line line;
        line.text = count.text;
        line.count = count.count;
        line.key = count.right;
        line.mostAttractive =
            !count.right && std::all_of(lines.cbegin(), lines.cend(), [](const OptionCounts::Line &one) { return one.key; });
        lines.append(line);
    }
    return lines;
}

} // namespace yuyi
