// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace yuyi {

/// The largest picture file that is taken. Larger files are refused unread: a file is held in memory as a whole.
inline constexpr qint64 fileLimitBytes = 600LL * 1024 * 1024;

/// Pictures that would need more memory than this when decoded are refused without decoding.
inline constexpr qint64 decodedLimitBytes = 600LL * 1024 * 1024;

} // namespace yuyi
