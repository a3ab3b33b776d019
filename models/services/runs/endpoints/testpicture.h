// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace yuyi {

/// The test picture as PNG: a two-digit number, 10…99, in bold strokes.
QByteArray testPicture(int number);

} // namespace yuyi
