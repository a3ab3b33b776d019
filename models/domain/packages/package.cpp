// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/packages/package.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Package)
};
} // namespace

QString titleOf(PackageState state)
{
    switch (state) {
    case PackageState::Packed: return Tr::tr("Sent out");
    case PackageState::Finished: return Tr::tr("Finished");
    case PackageState::Merged: return Tr::tr("Imported");
    case PackageState::Withdrawn: return Tr::tr("Withdrawn");
    }
    return {};
}

} // namespace yuyi
