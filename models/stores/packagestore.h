// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/package.h"
#include "models/domain/result.h"

#include <QList>

#include <optional>

namespace yuyi {

/// @brief Work packages that are out or came home; in a package's file: that package alone. Thread of the connection.
class PackageStore
{
public:
    virtual ~PackageStore() = default;

    /// @brief The package that this file is; nothing at home. In a package nothing is decided: no gold is made, no round ends, no
    /// verdict is carried out, because what it takes is at home.
    virtual Result<std::optional<Package>> thisPackage() = 0;
    virtual Result<> add(const Package &package, const QList<PackagePiece> &pieces) = 0;
    /// State, times and the return's hash; Conflict by version.
    virtual Result<> update(const Package &package) = 0;
    virtual Result<std::optional<Package>> package(const PackageId &id) = 0;
    virtual Result<QList<Package>> packages() = 0;                       ///< newest first
    virtual Result<QList<PackagePiece>> pieces(const PackageId &id) = 0;
    /// Writes the state of a piece that is there.
    virtual Result<> updatePiece(const PackagePiece &piece) = 0;
};

} // namespace yuyi
