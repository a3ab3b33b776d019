// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/projecthost.h"

namespace yuyi {

/// @brief Makes a small example project with any preset: six of the bundled pictures, of which four are annotated with the labels and the
/// kinds of questions of the preset, so that its forms can be seen filled. Labels that the bundled texts do not know are given in turn. An
/// annotation that the preset does not let anybody submit stays a draft. With a preset that composes pictures of panels, the six pictures
/// are puzzles that the program draws and composes, and their questions are filled from the templates. With a preset of objects made of
/// factors, they are drawings of six objects that come with a manifest; with one of chains of concepts, drawings of six figures and solids.
class PresetExample
{
public:
    PresetExample(ProjectHost &host, QString language) : m_host(host), m_language(std::move(language)) {}

    /// @brief Creates the project in a folder that must not exist, and fills it. `exampleFolder`: see DemoService. Blocks; may be called on
    /// any thread. The texts are in the language of the constructor, "zh_CN" or "en".
    Result<> make(const QString &folder, const QString &exampleFolder, const Preset &preset, Progress &progress);

private:
    Result<> drawPuzzles(Stores &stores, const QString &folder, const Preset &preset, const PersonId &lead, Progress &progress);
    Result<> drawConcepts(Stores &stores, const QString &folder, const Preset &preset, const PersonId &lead, Progress &progress);
    Result<> drawBlocks(Stores &stores, const QString &folder, const Preset &preset, const PersonId &lead, Progress &progress);

    ProjectHost &m_host;
    QString m_language;
};

} // namespace yuyi
