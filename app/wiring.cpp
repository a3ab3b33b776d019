// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring.h"

#include "app/languages.h"
#include "app/pages.h"
#include "models/services/jobs/jobkinds.h"
#include "models/services/jobs/mergejobs.h"
#include "models/services/jobs/packagejobs.h"
#include "models/services/jobs/studypackjobs.h"
#include "models/services/session/settings.h"
#include "widgets/presets/preseteditor.h"
#include "widgets/theme/theme.h"

#include <QApplication>

namespace yuyi {

void registerProgramJobs(JobCenter &jobs, ProjectHost &host)
{
    registerJobKinds(jobs);
    registerMergeJobs(jobs, host);
    registerPackJobs(jobs, host);
    registerStudyPackJobs(jobs, host);
}

void followSettings(QApplication &application, Settings &settings, Theme &theme, Languages &languages)
{
    const auto speak = [&settings, &languages] { languages.use(settings.language()); };
    const auto look = [&settings, &theme] {
        theme.setMode(settings.themeMode());
        theme.setFontScale(settings.fontScale());
    };
    speak();
    look();
    theme.apply(application);
    QObject::connect(&settings, &Settings::languageChanged, &theme, speak);
    QObject::connect(&settings, &Settings::appearanceChanged, &theme, look);
}

ShellSetup programSetup(const ProgramParts &parts)
{
    ProjectHost &host = parts.host;
    ShellSetup setup{host,
                     parts.settings,
                     parts.theme,
                     parts.prompts,
                     parts.secrets,
                     programPages(),
                     [&host](JobCenter &jobs) { registerProgramJobs(jobs, host); },
                     {}};
    setup.editPreset = [&prompts = parts.prompts](QWidget &window, const PresetEdit &edit) {
        auto *editor = new PresetEditor(prompts, edit, &window);
        editor->setAttribute(Qt::WA_DeleteOnClose);
        editor->open();
    };
    setup.servers = parts.servers;
    return setup;
}

} // namespace yuyi
