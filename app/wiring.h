// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/page/shellsetup.h"

class QApplication;

/// What the program and the tests of the whole window put together in the same way.
namespace yuyi {

class Languages;

/// What a window needs of its parts. All of it outlives the window.
struct ProgramParts {
    ProjectHost &host;
    Settings &settings;
    Theme &theme;
    UserPrompts &prompts;
    SecretStore &secrets;
    ServerAccess servers = {};
};

/// Registers every kind of job that the program runs.
void registerProgramJobs(JobCenter &jobs, ProjectHost &host);

/// Language, theme and text size are as the settings say, now and whenever they change. Languages outlive the theme's last signal.
void followSettings(QApplication &application, Settings &settings, Theme &theme, Languages &languages);

/// @brief The setup of a window with all pages and all kinds of jobs. What belongs to this computer (the example, the account's name,
/// the tour) and the participant's window are left to the caller.
ShellSetup programSetup(const ProgramParts &parts);

} // namespace yuyi
