// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/server/teamlogins.h"

namespace yuyi {

/// The logins of a project, and which of them this program is connected with.
struct LoginList {
    QList<NamedLogin> logins; ///< active ones first
    QString own;              ///< the name of a login
    QStringList takers;       ///< participants of studies who can be invited: TeamLogins::freeParticipants()
};

/// Thread of the stores.
Result<LoginList> listLogins(Stores &stores, ServerHost &host, const QString &location, const PersonId &actor);

/// A login that was made for an invitation, and why the file of the invitation could not be written; empty: it is written.
struct SavedInvitation {
    Invited invited;
    QString fault;
};

/// @brief Makes a login and writes its invitation to a file; a file that is there is replaced. If the folder of the file cannot be written
/// to, no login is made. `replacing`: the logins that the person has with this hat end. Thread of the stores.
Result<SavedInvitation> inviteToFile(TeamLogins &team, const InvitationRequest &request, bool replacing, const QString &file);

} // namespace yuyi
