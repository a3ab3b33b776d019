// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/packages/package.h"
#include "models/stores/stores.h"

#include <functional>
#include <memory>

namespace yuyi {

/// @brief A returned work package as its file describes it. Its form was checked, but none of its claims is trusted. `stores` opens
/// a private, read-only copy, which is deleted with the last reference.
struct ReturnedPackage {
    QString file;    ///< path as passed by the caller
    Package package; ///< the package's row in the file
    /// Hashes over everything the holder may not change, one for each program version that may have packed the file; newest first.
    QStringList contentHashes;
    std::shared_ptr<const StoreFactory> stores;
    /// @brief Replaces masked ids (see `Package::idSecret`) by the project's own ids. Call before `stores` is opened. Further calls
    /// have no effect.
    std::function<Result<>(const QString &secret)> unmask;
};

} // namespace yuyi
