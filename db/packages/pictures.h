// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/domain/studies/study.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace yuyi {

/// @brief The pictures of open work packages as files, one folder per package in the user's cache. They are kept for the next
/// opening and removed when the work is finished. Folders of packages that nobody has open are removed after a month, or, the
/// least recently opened first, when all together exceed 2 GB. Nothing else is kept outside the package's file. Thread-safe:
/// calls are independent.
class PackagePictures
{
public:
    /// Locks the folder while this object lives, and removes surplus folders of other packages.
    static Result<std::unique_ptr<PackagePictures>> use(const PackageId &package);
    /// The folder that contains all of them; for tests and the guide.
    static QString root();

    QString folder() const { return m_folder; }
    /// Removes the pictures of finished work, unless another program has the same package open.
    void discard();

private:
    explicit PackagePictures(QString folder) : m_folder(std::move(folder)) {}

    QString m_folder;
    std::unique_ptr<QLockFile> m_lock; ///< every use has its own lock
};

} // namespace yuyi
