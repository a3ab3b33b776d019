// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/arch/source.h"

namespace yuyi::arch {

/// Nested event loops: exec() of dialogs, menus and event loops, the static dialogs, processEvents.
QList<Finding> nestedLoops(const QList<Source> &sources);
/// connect() with SIGNAL() and SLOT(): a misspelt name is noticed only when the program runs. (clazy finds lambdas without a context.)
QList<Finding> connectionsByName(const QList<Source> &sources);
/// Tests that sleep instead of waiting for something.
QList<Finding> sleepingTests(const QList<Source> &sources);
/// imageFilePath() where pictureFile() is asked: on a server the file may not be there yet.
QList<Finding> pictureWays(const QList<Source> &sources);
/// Pages that call a store: what a page shows or does is one method of a service.
QList<Finding> storeCallsOfPages(const QList<Source> &sources);
/// Results that are handed on by hand where YUYI_TRY or YUYI_CHECK does it, and these words in widgets, which show an error.
QList<Finding> handedOnByHand(const QList<Source> &sources);
/// Columns of a row read by a number written by hand: a column that is added in the middle would shift the others.
QList<Finding> columnNumbers(const QList<Source> &sources);
/// Loops over what a result holds that nobody keeps: the list ends before its first element is read.
QList<Finding> loopsOverTemporaries(const QList<Source> &sources);
/// The time read beside currentTime(): a replayed story and tests with a clock of their own would not see it.
QList<Finding> otherClocks(const QList<Source> &sources);
/// QJson in the program: JSON is read and written by models/domain/json/json.h, in one form of numbers, members and faults. No interface of
/// Qt that we call asks for QJson; one that does would be named in the function, with the reason.
QList<Finding> otherJson(const QList<Source> &sources);
/// Labels, tips and message boxes that would read a text from data as markup: those not made by plainLabel(), showPlainTip()
/// and the prompts.
QList<Finding> unguardedTexts(const QList<Source> &sources);
/// Notes to finish something later, and output left over from looking for a fault.
QList<Finding> leftovers(const QList<Source> &sources);
/// First line, #pragma once, lower-case names of files.
QList<Finding> fileStyle(const QList<Source> &sources);
/// Classes (a header and the source file of its name, counted together) and other files over 600 lines that ARCHITECTURE.md gives
/// no reason for.
QList<Finding> longClasses(const QList<Source> &sources);
/// Source files of the program without a header of their name: they hold parts of a class of another file. The commands of the
/// command line and main files need none.
QList<Finding> foreignMembers(const QList<Source> &sources);
/// Folders with more than 50 files of C++ in them, those below left out: nobody finds a file by its topic there.
QList<Finding> crowdedFolders(const QList<Source> &sources);

} // namespace yuyi::arch
