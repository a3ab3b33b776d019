// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdio>
#include <functional>

namespace yuyi::imaging {

/// @brief What decoders (libjpeg, libpng, libtiff, OpenCV) print to standard error by themselves
/// goes to `line` from now on, a line or a piece of one at a time, from any thread: they name no
/// file, and the reader says what is wrong in a sentence of its own. The program's own words go to
/// programErrors(); crash reports, which are written past stdio, are not touched.
/// Once, at the start of a program, before other threads. Without effect where the environment has
/// YUYI_DECODER_OUTPUT, and with other C libraries than glibc.
void divertDecoderOutput(std::function<void(const QByteArray &)> line);

/// Standard error as it was when the program started.
std::FILE *programErrors();

} // namespace yuyi::imaging
