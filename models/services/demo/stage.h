// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/clock.h"
#include "models/domain/preset/preset.h"
#include "models/domain/progress.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"
#include "models/services/demo/set.h"
#include "models/stores/stores.h"

#include <QMap>
#include <QStringList>

#include <memory>

namespace yuyi {

class ProjectHost;

/// @brief The state shared by all parts of the example: the new project, its people and pictures by their names in the set, and
/// the time of the story. Used on one thread.
struct DemoStage {
    Stores &stores;
    std::shared_ptr<const StoreFactory> factory;
    ProjectHost &host;
    const DemoSet &set;
    PersonId lead;
    Preset preset;
    std::unique_ptr<StoryTime> time; ///< null after the story ends; then actions get the current time
    QMap<QString, PersonId> people;  ///< by their key in the story
    QMap<QString, ImageId> images;   ///< by the name of the raw file; key() returns the first name if an image was collected twice

    QString folder() const { return factory->folder(); }
    /// A folder in the project; creates it if it does not exist.
    Result<QString> folderFor(const char *name) const;
    /// The image of a raw file. Returns NotFound, which names the file, if there is none.
    Result<ImageId> image(const QString &file) const;
    /// "lead" is the person who opens the example.
    Result<PersonId> person(const QString &key) const;
    /// The people of the story with this role, in its order.
    QStringList peopleWith(Role role) const;

    /// The name of an undo step in the example.
    QString step() const;

    /// Sets the story time to `daysAgo` days before today, at this local time.
    void goTo(int daysAgo, int hour, int minute = 0);
    void pass(int minutes) { passSeconds(static_cast<qint64>(minutes) * 60); }
    void passSeconds(qint64 seconds);
};

} // namespace yuyi
