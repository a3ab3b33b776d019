// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/projectlocation.h"
#include "db/packages/pictures.h"
#include "models/stores/stores.h"

#include <QLockFile>
#include <QThreadPool>

namespace yuyi {

/// @brief Opens connections to the file of one work package; every change through them updates its seal. Holds the file's lock and its
/// pictures. When the last reference is released, the file is closed: the hash over all bytes is added, and the pictures of finished work
/// are removed. A large file is hashed on a thread of `closing`, so nobody waits; the lock is held until this is done.
class PackageStoreFactory final : public StoreFactory
{
public:
    PackageStoreFactory(ProjectLocation location, std::shared_ptr<QLockFile> lock, std::unique_ptr<PackagePictures> pictures,
                        std::shared_ptr<QThreadPool> closing);
    ~PackageStoreFactory() override;
    PackageStoreFactory(const PackageStoreFactory &) = delete;
    PackageStoreFactory &operator=(const PackageStoreFactory &) = delete;

    Result<std::unique_ptr<Stores>> open() const override;
    QString folder() const override { return m_location.folder; }

private:
    ProjectLocation m_location;
    std::shared_ptr<QLockFile> m_lock;
    std::shared_ptr<PackagePictures> m_pictures;
    std::shared_ptr<QThreadPool> m_closing;
    QString m_session;
    QString m_file; ///< key of OpenFiles: the file that was examined
};

} // namespace yuyi
