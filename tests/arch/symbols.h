// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi::arch {

/// @brief One function or variable that a library defines for others: name as the linker knows it, object file.
struct Symbol {
    QString name;
    QString object;
};

/// What `nm --defined-only --extern-only` prints of a static library. Weak symbols (inline functions, templates,
/// vtables) are left out: the language allows them in several places.
QList<Symbol> strongSymbols(const QByteArray &nmOutput);

/// Sentences on the names that are defined more than once, by library: a linker refuses them in a program of static
/// libraries, and takes one of them without a word from shared ones.
QStringList definedTwice(const QHash<QString, QList<Symbol>> &byLibrary);

} // namespace yuyi::arch
