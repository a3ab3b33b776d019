// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project/project.h"

#include <QList>
#include <QString>

namespace yuyi {

/// A view of the gate that gives the ids of one set of the person who is logged in, as its only column `id`.
struct DeskSet {
    QString name; ///< set_a_images …; without a letter: of every role
    QString query;
    bool ofParticipants = false; ///< a set of the participant who is logged in; of no use to members
};

/// @brief The sets of all roles; one follows those that it is made from. The work itself (which rounds, which cases) is told from the
/// project here; everything else is made with the steps that make the sets of packages (packedSteps()).
QList<DeskSet> deskSets();
/// The view of a set of a role: set_v_item_sets for "item-sets".
QString deskSetName(Role role, const QString &set);
/// Fills {in:SET:COLUMN} and {SET} of lists ({item-sets}) for a role.
QString withDeskSets(QString sql, Role role);

} // namespace yuyi
