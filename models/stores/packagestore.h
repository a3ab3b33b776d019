// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/packages/package.h"
#include "models/domain/result.h"

#include <QList>

#include <optional>

namespace yuyi {

/// @brief Work packages, sent out or returned. In the file of a package, only that package. Thread of the connection.
class PackageStore
{
public:
    virtual ~PackageStore() = default;

    /// @brief Returns the package that this file is; std::nullopt in a project. In a package nothing is decided: no gold is
    /// created, no round ends and no verdict is applied, because the data for it is in the project.
    virtual Result<std::optional<Package>> thisPackage() = 0;
    virtual Result<> add(const Package &package, const QList<PackageEntry> &entries) = 0;
    /// Writes state, times and the hash of the return. Returns Conflict if the version differs.
    virtual Result<> update(const Package &package) = 0;
    virtual Result<std::optional<Package>> package(const PackageId &id) = 0;
    virtual Result<QList<Package>> packages() = 0; ///< newest first
    virtual Result<QList<PackageEntry>> entries(const PackageId &id) = 0;
    /// Writes the state of an existing entry.
    virtual Result<> updateEntry(const PackageEntry &entry) = 0;
};

} // namespace yuyi
