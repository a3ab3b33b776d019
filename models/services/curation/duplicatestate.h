// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/images/image.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/services/session/unreadablefiles.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace yuyi {

class Stores;

/// What is known of duplicates in the project: the groups and the last search.
struct DuplicateState {
    QList<DuplicateGroup> groups; ///< with their members
    QHash<ImageId, Image> images; ///< of the groups
    QStringList report;           ///< one translated line per fact of the last search; empty: never searched
    QString engine;               ///< of the last search
    Unreadable unreadable;        ///< files that the last search could not read
    qint64 collected = 0;         ///< images in the project
    qint64 unsearched = 0;        ///< images that no search of the present engine has seen
    ProjectInfo project;
};

/// Thread of the stores.
Result<DuplicateState> duplicateState(Stores &stores);

} // namespace yuyi
