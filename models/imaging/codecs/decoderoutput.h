// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdio>
#include <functional>

namespace yuyi {

/// @brief Redirects what decoders (libjpeg, libpng, libtiff) print to standard error to `line`. It is called on any
/// thread with a line or a part of one. The messages name no file, and the reader reports errors itself. The program's own
/// messages go to programErrors(); crash reports, which bypass stdio, are not affected. Call it once at program start,
/// before other threads are started. It has no effect if the environment variable YUYI_DECODER_OUTPUT is set,
/// or with C libraries other than glibc.
void divertDecoderOutput(std::function<void(const QByteArray &)> line);

/// Standard error as it was before divertDecoderOutput().
std::FILE *programErrors();

} // namespace yuyi
