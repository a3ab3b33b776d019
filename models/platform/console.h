// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>

namespace yuyi::platform {

/// @brief From now on the first Ctrl+C, or the first request to end (SIGTERM; on Windows Ctrl+Break, the closed window, the end of the
/// session), only asks: interruptAsked() is true then. The second one ends the program at once. Call it once, in the main thread.
void watchInterrupts();

/// Whether somebody has asked the program to stop since watchInterrupts(). Any thread.
bool interruptAsked();

/// @brief Makes the console show what is written to it: UTF-8 and the sequences that erase a line. A matter of Windows; elsewhere nothing
/// happens. Call it once, before anything is written. Does nothing where there is no console.
void prepareConsole();

/// Whether what is written to this stream is shown to a person at once, on a terminal. Any thread.
bool isTerminal(std::FILE *stream);

} // namespace yuyi::platform
