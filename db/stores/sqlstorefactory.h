// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "db/pictures/serverpictures.h"
#include "models/stores/stores.h"

#include <QLockFile>

namespace yuyi {

/// @brief Opens connections to one project. Holds the single-process lock of a project in a network folder while it lives. Thread-safe.
class SqlStoreFactory final : public StoreFactory
{
public:
    SqlStoreFactory(ProjectLocation location, std::shared_ptr<QLockFile> lock);
    Result<std::unique_ptr<Stores>> open() const override;
    QString folder() const override { return m_location.folder; }
    const ProjectLocation &location() const { return m_location; }

private:
    ProjectLocation m_location;
    std::shared_ptr<QLockFile> m_lock;
    QString m_session;
    QString m_file;                             ///< key of OpenFiles: the file that was examined
    std::shared_ptr<ServerPictures> m_pictures; ///< null for a file
};

} // namespace yuyi
