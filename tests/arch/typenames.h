// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/arch/source.h"

namespace yuyi::arch {

/// @brief A name that is one thing for the whole program: a class, struct, union or enum, or an inline function or variable.
struct SharedName {
    QString name; ///< with its namespaces; of a function with the types and names of its parameters
    QString path;
    int line = 0;
};

/// What a file defines in named namespaces. Unnamed namespaces and what is inside a class or a function are its own affair.
QList<SharedName> sharedNames(const Source &source);

/// Names that two places define. Their symbols are weak, so that no linker refuses them: it takes one of the two, and the
/// other's users call functions of a class that they do not have.
QList<Finding> sharedTwice(const QList<Source> &sources);

} // namespace yuyi::arch
