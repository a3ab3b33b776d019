// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// A title in both languages of the program.
struct Title {
    QString zh;
    QString en;
    /// The title in the current language (QLocale's default).
    QString text() const;
};

} // namespace yuyi
