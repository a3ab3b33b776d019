// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/host/homelogin.h"

#include <QCoreApplication>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::SqlProjectHost)
};

} // namespace

Result<> requireHome(const Connection &connection)
{
    if (connection.face() == Face::Home)
        return {};
    return failure(ErrorCode::Refused,
                   Tr::tr("Your login shows only your own work in the project %1. Ask a lead or the administrator of the server to do "
                          "this.")
                       .arg(connection.location().title()));
}

} // namespace yuyi
