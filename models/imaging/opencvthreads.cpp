// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/opencvthreads.h"

#include <opencv2/core/utility.hpp>

#include <mutex>

namespace yuyi {

void keepOpenCvToOneThread()
{
    static std::once_flag once;
    std::call_once(once, [] { cv::setNumThreads(1); });
}

} // namespace yuyi
