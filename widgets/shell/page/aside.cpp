// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/page/aside.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Aside)
};

} // namespace

Error stoppedAside(const char *what)
{
    return {ErrorCode::Environment, Tr::tr("This was stopped by an unexpected error. Please try again."), QString::fromLocal8Bit(what)};
}

} // namespace yuyi
