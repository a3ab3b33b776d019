// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QList>

namespace yuyi {

class Stores;

/// @file
/// @brief All rules for who may do and see what. Every function returns success, or Refused with a sentence that says why;
/// other errors come from the stores. May be called inside or outside a transaction.

/// Returns the stored person; Refused if they have left the project or were never in it.
Result<Person> requirePerson(Stores &stores, const PersonId &actor);
/// Returns the person if they have this role; otherwise Refused, with the role's name.
Result<Person> requireRole(Stores &stores, const PersonId &actor, Role role);
Result<bool> isLead(Stores &stores, const PersonId &actor);
/// For actions of leads: assigning work, changing rules and people.
Result<> requireLead(Stores &stores, const PersonId &actor);

/// For model results, replies and their keys: leads and experts.
Result<Person> requireResultsReader(Stores &stores, const PersonId &actor);

/// @brief Whether the person may see what others recorded about the image: labels, texts, questions, gold, keys, votes. Refused
/// while they still have to annotate it. Otherwise allowed for leads, for adjudicators who did not annotate it, and for
/// annotators who have submitted theirs.
Result<> mayReadAnnotationsOf(Stores &stores, const PersonId &actor, const ImageId &image);
/// Returns the images whose annotations are hidden from the person because they still have to annotate them. One query, for lists.
Result<QList<ImageId>> hiddenFrom(Stores &stores, const PersonId &actor);
/// The person must be an adjudicator who neither annotated the image nor is assigned to annotate it.
Result<> mayAdjudicate(Stores &stores, const PersonId &actor, const ImageId &image);
/// The person must be a validator who neither annotated nor adjudicated the image, nor is assigned to annotate it.
Result<> mayValidate(Stores &stores, const PersonId &actor, const ImageId &image);

} // namespace yuyi
