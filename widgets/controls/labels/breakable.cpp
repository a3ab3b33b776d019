// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/labels/breakable.h"

namespace yuyi {

QString breakable(const QString &text)
{
    constexpr int longestWord = 24;
    constexpr char16_t zeroWidthSpace = 0x200B;
    QString broken;
    int run = 0;
    for (const QChar c : text) {
        broken += c;
        run = c.isLetterOrNumber() ? run + 1 : 0;
        if (run == longestWord) {
            broken += QChar(zeroWidthSpace);
            run = 0;
        }
    }
    return broken;
}

} // namespace yuyi
