// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/projecthost.h"

namespace yuyi {

/// @brief Fills a new project with the bundled example: four weeks of a team's work, replayed through the services. All actions of
/// people and models are fictitious and marked as such. Every page has open work. Except for ids and shuffled orders, the result
/// is always the same.
class DemoService
{
public:
    DemoService(ProjectHost &host, QString language) : m_host(host), m_language(std::move(language)) {}

    /// The folder of the example set: YUYI_DEMO_DIR if set, else near the program or in the system. NotFound names the paths.
    static Result<QString> exampleFolder();
    /// @brief Creates the project in a folder that must not exist, and fills it. Blocks; may be called on any thread.
    /// The language of all texts is that of the constructor, "zh_CN" or "en"; the interface should use it as well.
    Result<> make(const QString &folder, const QString &exampleFolder, Progress &progress);

private:
    ProjectHost &m_host;
    QString m_language;
};

} // namespace yuyi
