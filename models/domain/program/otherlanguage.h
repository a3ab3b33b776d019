// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace yuyi {

/// @brief While one exists, the texts of the program (tr() in the programs with a window) and Title::text() are, on this thread, in the
/// language that the program does not speak now: English or Chinese. So a search finds a command by either name. Not nested.
class OtherLanguage
{
public:
    OtherLanguage();
    ~OtherLanguage();
    OtherLanguage(const OtherLanguage &) = delete;
    OtherLanguage &operator=(const OtherLanguage &) = delete;

    static bool isMeant();
};

} // namespace yuyi
