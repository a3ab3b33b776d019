// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/projecthost.h"

namespace yuyi {

/// @brief Fills a new project with the example that comes with the program: a team's work of four weeks, played again through the
/// services. Everything that people and models do here is made up, and says so. Work is left on every page. The same each time, but
/// for ids and shuffled orders.
class DemoService
{
public:
    DemoService(ProjectHost &host, QString language) : m_host(host), m_language(std::move(language)) {}

    /// Folder of the example set: YUYI_DEMO_DIR, beside the program, or where it was installed. NotFound names the places.
    static Result<QString> exampleFolder();
    /// @brief Makes the project in a folder that is not there and fills it. Any thread, which waits.
    /// `language`: "zh_CN" or "en", that of all texts; the program should be in it, too.
    Result<> make(const QString &folder, const QString &exampleFolder, Progress &progress);

private:
    ProjectHost &m_host;
    QString m_language;
};

} // namespace yuyi
