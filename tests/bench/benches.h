// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi::bench {

/// The benchmarks of yuyi-bench. Each makes its own application, takes its own arguments (argv[0] is its name), prints what it measures,
/// and notes it (measures.h). Returns the exit status.
int databaseBench(int argc, char **argv);
int duplicatesBench(int argc, char **argv);
int jsonBench(int argc, char **argv);
int migrateBench(int argc, char **argv);
int resultsBench(int argc, char **argv);
int reviewBench(int argc, char **argv);
int runBench(int argc, char **argv);
int studyBench(int argc, char **argv);
int teamBench(int argc, char **argv);
int textBench(int argc, char **argv);
int windowBench(int argc, char **argv);

} // namespace yuyi::bench
