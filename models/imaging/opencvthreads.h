// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi::imaging {

/// @brief Keeps OpenCV to the thread it is called from, for the whole program. Pictures are worked
/// on side by side, one thread each: threads inside of each step would only wait for one another,
/// and use more cores than the person allowed. Thread-safe; to be called before OpenCV is used.
void keepOpenCvToOneThread();

} // namespace yuyi::imaging
