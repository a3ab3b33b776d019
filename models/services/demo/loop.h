// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"

#include <QObject>

#include <functional>
#include <memory>

namespace yuyi {

/// Starts asynchronous work and returns the object that does it. Called on the new thread, where the object is also destroyed.
using DemoWork = std::function<std::shared_ptr<QObject>(QObject *context, const std::function<void()> &done)>;

/// @brief Calls `begin` on a new thread with an event loop and blocks until the work calls `done`. The calling thread needs no
/// event loop. Returns false if `progress` is cancelled before; then the work is ended.
bool waitForDemoWork(Progress &progress, const DemoWork &begin);

} // namespace yuyi
