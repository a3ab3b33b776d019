// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/server/loginfiles.h"

#include "models/stores/serverhost.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::LoginFiles)
};

/// Before a login is made: an invitation that nobody can save helps nobody.
Result<> checkFolder(const QString &file)
{
    const QFileInfo folder(QFileInfo(file).absolutePath());
    if (folder.isDir() && folder.isWritable())
        return {};
    return failure(ErrorCode::Environment,
                   Tr::tr("The folder %1 does not exist or cannot be written to. Choose another one.")
                       .arg(QDir::toNativeSeparators(folder.filePath())));
}

} // namespace

Result<LoginList> listLogins(Stores &stores, ServerHost &host, const QString &location, const PersonId &actor)
{
    LoginList found;
    TeamLogins team(stores, host, location, actor);
    YUYI_TRY(found.logins, team.list());
    YUYI_TRY(found.takers, team.freeParticipants());
    YUYI_TRY(const auto address, host.address(location));
    std::stable_partition(found.logins.begin(), found.logins.end(), [](const NamedLogin &one) { return one.login.active; });
    found.own = address.login;
    return found;
}

Result<SavedInvitation> inviteToFile(TeamLogins &team, const InvitationRequest &request, bool replacing, const QString &file)
{
    YUYI_CHECK(checkFolder(file));
    YUYI_TRY(auto invited, replacing ? team.replace(request) : team.invite(request));
    const auto written = writeInvitation(invited.invitation, file, true);
    return SavedInvitation{std::move(invited), written ? QString() : written.error().sentence};
}

} // namespace yuyi
