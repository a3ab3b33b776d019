// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/inpackage.h"

#include "models/stores/packagestore.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::InPackage)
};

} // namespace

Result<bool> inPackage(Stores &stores)
{
    YUYI_TRY(const auto package, stores.packages().thisPackage());
    return package.has_value();
}

Result<> requireProject(Stores &stores)
{
    YUYI_TRY(const auto inside, inPackage(stores));
    if (inside) {
        return failure(ErrorCode::Refused, Tr::tr("This cannot be done in a work package, only in the project. Tell the person "
                                                  "who sent you the package."));
    }
    return {};
}

} // namespace yuyi
