// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/package.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Text {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Package)
};
} // namespace

QString titleOf(PackageState state)
{
    switch (state) {
    case PackageState::Packed: return Text::tr("Out");
    case PackageState::Finished: return Text::tr("Finished");
    case PackageState::Merged: return Text::tr("Merged");
    case PackageState::Withdrawn: return Text::tr("Withdrawn");
    }
    return {};
}

} // namespace yuyi
