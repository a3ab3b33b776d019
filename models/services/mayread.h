// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QList>

namespace yuyi {

class Stores;

/// @brief The one place for who may do and see what. Every function answers success, or Refused with a sentence that says
/// why; other errors are those of the stores. Within or outside a transaction.

/// The person as stored; Refused when they have left the project or never belonged to it.
Result<Person> requirePerson(Stores &stores, const PersonId &actor);
/// Has this role; the sentence names it.
Result<Person> requireRole(Stores &stores, const PersonId &actor, Role role);
Result<bool> isLead(Stores &stores, const PersonId &actor);
/// For what only leads do: hand out work, change rules, people.
Result<> requireLead(Stores &stores, const PersonId &actor);

/// For results of models, their replies and the keys beside them: leads and experts.
Result<Person> requireResultsReader(Stores &stores, const PersonId &actor);

/// @brief Whether the person may see what others said about the image: labels, texts, questions, gold, keys, votes.
/// Nobody who is still to annotate it and has not submitted; a lead or adjudicator otherwise; an annotator once
/// their own stands as submitted.
Result<> mayReadAnnotationsOf(Stores &stores, const PersonId &actor, const ImageId &image);
/// @brief Images whose annotations stay hidden from the person because they are to annotate them themselves. One query, for lists.
Result<QList<ImageId>> hiddenFrom(Stores &stores, const PersonId &actor);
/// Adjudicator, and never wrote, nor is to write, an annotation of the image.
Result<> mayAdjudicate(Stores &stores, const PersonId &actor, const ImageId &image);
/// Validator, and never wrote, adjudicated, nor is to annotate the image.
Result<> mayValidate(Stores &stores, const PersonId &actor, const ImageId &image);

} // namespace yuyi
