// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace yuyi {

/// @brief Work of a person that is not saved.
struct UnsavedWork {
    QString what;        ///< a sentence that says where the unsaved work is
    QString reason;      ///< a sentence; empty: nothing has failed yet
    QString advice = {}; ///< a sentence: what saves it; empty: the program itself tries again
    bool kept = false;   ///< it is in a file of this computer, and is restored or offered when the project is opened again
};

/// @brief The interface of a page that can have unsaved work in a work package. Pages that save everything at once need not
/// implement it. GUI thread.
class UnsavedEdits
{
public:
    UnsavedEdits() = default;
    virtual ~UnsavedEdits() = default;
    UnsavedEdits(const UnsavedEdits &) = delete;
    UnsavedEdits &operator=(const UnsavedEdits &) = delete;

    /// @brief Queues unsaved work, and work that could not be saved before, on the writer thread. The page keeps its contents, so
    /// nothing is lost if saving fails.
    virtual void handOver() = 0;
    /// The unsaved work; no value if everything is saved. Ask after the writes queued by handOver() have finished.
    virtual std::optional<UnsavedWork> unsaved() const = 0;
};

} // namespace yuyi
