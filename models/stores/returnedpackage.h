// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/package.h"
#include "models/stores/stores.h"

#include <functional>
#include <memory>

namespace yuyi {

/// @brief A work package that came home, as its file says. What is in it is a stranger's word: its form was examined, nothing
/// of what it claims. `stores` opens a private copy that can only be read; it is deleted with the last reference.
struct ReturnedPackage {
    QString file;                ///< as it was given
    Package package;             ///< the row in the file
    /// Recomputed over everything that the person may not change, in the way of each version that may have packed it; newest first.
    QStringList contentHashes;
    std::shared_ptr<const StoreFactory> stores;
    /// @brief Puts the ids of home in place of those that were masked with this secret of `Package::idSecret`. Before `stores` is
    /// opened; again it changes nothing.
    std::function<Result<>(const QString &secret)> unmask;
};

} // namespace yuyi
