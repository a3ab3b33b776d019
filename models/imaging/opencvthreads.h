// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief Makes OpenCV run in the calling thread only, for the whole program. Pictures are already processed in parallel,
/// one thread each; more threads inside each step would only wait for one another and use more cores than the user allowed.
/// Thread-safe. Call it before using OpenCV.
void keepOpenCvToOneThread();

} // namespace yuyi
