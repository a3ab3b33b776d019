// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/services/navigationcounts.h"
#include "widgets/shell/page.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace yuyi {

class Progress;
class ProjectHost;

/// The groups of the navigation, in order.
enum class NavigationGroup { Build, Measure, Release, Team };

/// @brief A page the window can show. Only pages that exist are in the list.
struct PageKind {
    QString id;                                            ///< "collect"
    NavigationGroup group = NavigationGroup::Build;
    std::function<QString()> title;                        ///< as in the navigation
    std::function<Page *(const PageContext &, QWidget *)> make;
    std::function<qint64(const NavigationCounts &)> count; ///< empty: none is shown
    QList<Role> roles;                                     ///< who sees it besides leads, who see all

    bool isFor(const Person &person) const
    {
        return person.is(Role::Lead)
            || std::any_of(roles.begin(), roles.end(), [&](Role role) { return person.is(role); });
    }
};

/// @brief What the window is given from outside; all outlive it.
struct ShellSetup {
    ProjectHost &host;
    Settings &settings;
    Theme &theme;
    Prompts &prompts;
    SecretStore &secrets;
    std::vector<PageKind> pages;
    /// Tells a project's job centre how its kinds of work are done.
    std::function<void(JobCenter &)> registerJobs;
    /// Makes the example project in a folder that is not there yet. Called on another thread. Empty: no example is offered.
    std::function<Result<>(const QString &folder, Progress &progress)> makeExample;
    QString exampleFolder;
};

} // namespace yuyi
