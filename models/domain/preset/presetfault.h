// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// The location of a fault in a preset, as a JSON pointer (RFC 6901; empty: the whole document), and its description.
struct PresetFault {
    QString pointer;
    QString text;
};

} // namespace yuyi
