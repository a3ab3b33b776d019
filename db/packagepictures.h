// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/study.h"
#include "models/domain/result.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace yuyi {

/// @brief Where the pictures of an open work package lie as files, one folder for each package in the user's cache. They stay for the
/// next opening, and go when the work is finished; of packages that nobody has open, those opened longest ago go first once they are
/// more than 2 GB together or a month old. The file of the package is all there is besides. Thread-safe: every call stands alone.
class PackagePictures
{
public:
    /// Takes the folder for as long as this lives, and clears away what is too much of others.
    static Result<std::unique_ptr<PackagePictures>> use(const PackageId &package);
    /// Names the folder of all, for tests and the guide's sake.
    static QString root();

    QString folder() const { return m_folder; }
    /// The work is finished: away with them, unless another program has the same package open.
    void discard();

private:
    explicit PackagePictures(QString folder) : m_folder(std::move(folder)) { }

    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;   ///< one of its own for each use
};

} // namespace yuyi
