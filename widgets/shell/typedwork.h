// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace yuyi {

/// @brief What a person did and what did not reach the file.
struct UnsavedWork {
    QString what;            ///< a sentence that says where they find it
    QString reason;          ///< a sentence; empty: nothing has failed yet
};

/// @brief A page on which work packages are worked through says through this what of it is saved. Pages that save nothing in
/// passing need not be one. GUI thread.
class TypedWork
{
public:
    TypedWork() = default;
    virtual ~TypedWork() = default;
    TypedWork(const TypedWork &) = delete;
    TypedWork &operator=(const TypedWork &) = delete;

    /// @brief Queues what is not saved on the writing thread, and what could not be saved before once more. The page stays as it
    /// is, so that nothing is lost when it fails.
    virtual void handOver() = 0;
    /// Nothing: whatever the person did is saved. To be asked when what was handed over has been answered.
    virtual std::optional<UnsavedWork> unsaved() const = 0;
};

} // namespace yuyi
