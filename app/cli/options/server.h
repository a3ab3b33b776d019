// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "models/services/server/passwordkeeper.h"
#include "models/services/server/teamlogins.h"

namespace yuyi::cli {

/// Where the password of a joined login is kept: the file of --passfile, or else the keychain.
std::unique_ptr<PasswordKeeper> passwordKeeper(const Arguments &arguments);
Option passfileOption();

/// The options about an invitation: --hat, --days, --host, --ca, --out.
QList<Option> invitationOptions();
/// Reads them, without the person and the roles. Invalid names the option; Environment for a certificate that cannot be read.
Result<InvitationRequest> invitationFromOptions(const Arguments &arguments);
/// The file that --out names, or one with the name of the person in the current folder. Refused if it exists.
Result<QString> invitationFile(const Arguments &arguments, const QString &person);
/// Writes the file, and prints the one-time code with `sentence`, which gets the file as %1. What else belongs to the result is in `json`.
Exit tellInvitation(const Context &context, const Invited &invited, const QString &file, const QString &sentence, Json json);

} // namespace yuyi::cli
