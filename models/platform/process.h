// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace yuyi::platform {

/// @brief Whether no process of this number runs any more, in this computer and namespace. False if it runs, whoever it belongs to, and if
/// the system does not tell. Numbers are given again: the answer is about now. Any thread.
bool isProcessGone(std::int64_t number);

/// @brief Names the space in which numbers of processes mean something, beyond the name of the computer and its boot: the namespace of
/// Linux (containers), the installation of Windows. Empty where there is nothing to tell. Any thread.
std::string processSpace();

/// @brief The full name of whoever is logged in, in UTF-8, where the system knows one. Empty for root and the system's own accounts, whose
/// rights are nobody's name. May ask a directory server on the network; once, at the start of the program.
std::string fullUserName();

} // namespace yuyi::platform
