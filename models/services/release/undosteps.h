// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/project/about.h"
#include "models/domain/result.h"
#include "models/services/rules/undoaction.h"

#include <QList>
#include <QString>

namespace yuyi {

class Stores;

/// A text about the data before and after it was changed.
struct AboutStep {
    AboutField field = AboutField::Annotators;
    QString before;
    QString after;
};
/// Pushes the step of changing a text about the data. Call it within a transaction.
Result<> pushAboutStep(Stores &stores, const PersonId &actor, const ProjectId &project, const AboutStep &step);

QList<UndoAction> releaseUndoActions();

} // namespace yuyi
