// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/face.h"

#include "models/stores/deskstore.h"
#include "models/stores/packagestore.h"
#include "models/stores/stores.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::ProjectFace)
};

} // namespace

Result<Face> faceOf(Stores &stores)
{
    if (stores.desk().isDesk())
        return Face::Desk;
    YUYI_TRY(const auto package, stores.packages().thisPackage());
    return package ? Face::Package : Face::Home;
}

Result<bool> isAway(Stores &stores)
{
    YUYI_TRY(const auto face, faceOf(stores));
    return face != Face::Home;
}

Result<> requireProject(Stores &stores)
{
    YUYI_TRY(const auto face, faceOf(stores));
    switch (face) {
    case Face::Home: return {};
    case Face::Package:
        return failure(ErrorCode::Refused, Tr::tr("This cannot be done in a work package, only in the project. Tell the person "
                                                  "who sent you the package."));
    case Face::Desk: break;
    }
    return failure(ErrorCode::Refused, Tr::tr("Your login at the server shows your own work only. Ask a lead to do this."));
}

} // namespace yuyi
