// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"

#include <QObject>

#include <functional>
#include <memory>

namespace yuyi {

/// What works on a thread of its own: made there by `begin`, kept until it called `done`, ended there.
using DemoWork = std::function<std::shared_ptr<QObject>(QObject *context, const std::function<void()> &done)>;

/// @brief Lets `begin` start work on a thread with an event loop and waits, on a thread that needs none, until the work calls `done`. Returns
/// false when `progress` was cancelled before; the work is ended then.
bool waitForDemoWork(Progress &progress, const DemoWork &begin);

} // namespace yuyi
