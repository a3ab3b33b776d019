// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/preset.h"
#include "models/domain/progress.h"
#include "models/domain/project.h"
#include "models/domain/result.h"
#include "models/services/demoset.h"
#include "models/stores/stores.h"

#include <QHash>
#include <QStringList>

#include <memory>

namespace yuyi {

class ProjectHost;

/// @brief What all parts of the example work on: the new project, its people and pictures by their names in the set, and the time
/// of the story. One thread.
struct DemoStage {
    Stores &stores;
    std::shared_ptr<const StoreFactory> factory;
    ProjectHost &host;
    const DemoSet &set;
    PersonId lead;
    Preset preset;
    std::unique_ptr<StoryTime> time;   ///< nothing: it is over, what is done is dated now
    QHash<QString, PersonId> people;   ///< by their key in the story
    QHash<QString, ImageId> images;    ///< by the name of the raw file

    QString folder() const { return factory->folder(); }
    /// A folder in the project, made where it is not there.
    Result<QString> folderFor(const char *name) const;
    /// NotFound names what the set speaks of and does not have.
    Result<ImageId> image(const QString &file) const;
    /// "lead" is the person who opens the example.
    Result<PersonId> person(const QString &key) const;
    /// The people of the story with this role, in its order.
    QStringList peopleWith(Role role) const;

    /// What a step of the history is called here.
    QString step() const;

    /// Goes on so many days before today, at this hour of the day here.
    void goTo(int daysAgo, int hour, int minute = 0);
    void pass(int minutes) { passSeconds(qint64(minutes) * 60); }
    void passSeconds(qint64 seconds);
};

} // namespace yuyi
