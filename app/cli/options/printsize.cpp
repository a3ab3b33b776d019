// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/printsize.h"

#include <QCoreApplication>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CliResults)
};

} // namespace

Result<PrintSize> printSize(const commandline::Arguments &arguments)
{
    PrintSize size;
    const QString width = arguments.value(QStringLiteral("width"));
    bool fine = true;
    if (width == u"one-column")
        size.width = PrintSize::oneColumn;
    else if (!width.isEmpty() && width != u"two-columns")
        size.width = width.toDouble(&fine);
    if (!fine || !(size.width >= PrintSize::narrowest && size.width <= PrintSize::widest)) {
        return failure(ErrorCode::Invalid, Tr::tr("--width takes one-column, two-columns or a number of "
                                                  "millimetres from %1 to %2, not “%3”.")
                                               .arg(PrintSize::narrowest)
                                               .arg(PrintSize::widest)
                                               .arg(width));
    }
    if (const QString dpi = arguments.value(QStringLiteral("dpi")); !dpi.isEmpty()) {
        size.dpi = dpi.toInt(&fine);
        if (!fine || size.dpi < 72 || size.dpi > 1200)
            return failure(ErrorCode::Invalid, Tr::tr("--dpi takes a whole number from 72 to 1200, not “%1”.").arg(dpi));
    }
    return size;
}

} // namespace yuyi::cli
