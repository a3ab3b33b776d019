// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/package.h"
#include "models/stores/stores.h"

#include <functional>
#include <memory>

namespace yuyi {

/// @brief A returned work package as its file describes it. Nothing in it is trusted: its form was checked,
/// of what it claims. `stores` opens a private copy that can only be read; it is deleted with the last reference.
struct ReturnedPackage {
    QString file;                ///< as it was given
    Package package;             ///< the row in the file
    /// Hashes over everything the holder may not change, computed as each version that may have packed the file did; newest first.
    QStringList contentHashes;
    std::shared_ptr<const StoreFactory> stores;
    /// @brief Replaces masked ids (see `Package::idSecret`) by the project's own ids. Call before `stores` is
    /// opened; again it changes nothing.
    std::function<Result<>(const QString &secret)> unmask;
};

} // namespace yuyi
