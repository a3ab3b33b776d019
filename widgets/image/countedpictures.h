// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

class OptionCounts;
class PictureLoader;

/// Lets the counts of options show their small pictures, from this loader. Call once; the loader outlives the widget.
void showPicturesIn(OptionCounts *counts, PictureLoader &pictures);

} // namespace yuyi
