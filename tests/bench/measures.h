// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi::bench {

/// What a benchmark measured, kept until it ends: `record` then adds it to a table, so that a release can be compared with the one
/// before. Used in the main thread.

/// Notes a figure. `what` names it within its benchmark; `unit`: "s", "ms", "1/s", "MB" …
void note(const QString &what, double value, const char *unit);

/// Appends the noted figures to a file of tab-separated values, each with date, commit, machine, and the words that the benchmark was
/// called with. Returns false, and says why, if it cannot.
bool record(const QString &file, const QString &called);

/// Prints a table of recorded figures: a row for each, a column for each commit, and the last as a ratio of the first. Returns false,
/// and says why, if the file cannot be read.
bool printTable(const QString &file);

/// Megabytes of memory that this process holds now ("VmRSS") or held at most ("VmHWM").
double memoryMegabytes(const char *field);

} // namespace yuyi::bench
