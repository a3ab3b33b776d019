// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/arch/source.h"

namespace yuyi::arch {

/// A source file that does not include its own header first: what the header lacks, an include before it would hide.
QList<Finding> ownHeaderLater(const QList<Source> &sources);
/// @brief A type of ours that a file uses although its includes do not reach the header that defines it. It compiles where the
/// files of a library are compiled as one, and no longer when one of them goes. Types that several places name are left out.
QList<Finding> missingTypes(const QList<Source> &sources);
/// @brief The same for classes of Qt, which precompiled headers hide. `qtFolder` holds the folders of its modules. A class that
/// is declared where the file can see it needs its header for more than a pointer or a reference.
QList<Finding> missingQtClasses(const QList<Source> &sources, const QString &qtFolder);

} // namespace yuyi::arch
