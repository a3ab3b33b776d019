// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace yuyi {

/// @brief Who is logged in (member, me(), has(), at_desk(), at_home(), participant()), as SQL with the placeholders of DeskNames.
QStringList deskPeople();
/// @brief Triggers that set what a desk may not say (whether a vote is right, number and blindness of a submission, who made an event and
/// when it came) and keep what must stay (frozen versions, states).
QStringList deskGuards();
/// @brief Functions of the admin role: invite(person, login, verifier, expires, hat), renew(verifier), revoke(login). `hat` is home, desk
/// or participant; a participant's id is given instead of the person's. `verifier` is a SCRAM verifier: no server ever sees a password.
QStringList deskInvitations();

} // namespace yuyi
