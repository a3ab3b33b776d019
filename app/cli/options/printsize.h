// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "models/domain/result.h"
#include "models/imaging/print/printfigure.h"

namespace yuyi::cli {

/// The size of what is drawn, by the options `--width` and `--dpi`. Invalid names the option.
Result<PrintSize> printSize(const commandline::Arguments &arguments);

} // namespace yuyi::cli
