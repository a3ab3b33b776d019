// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/package.h"
#include "models/domain/project.h"
#include "models/services/navigationcounts.h"
#include "widgets/shell/page.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace yuyi {

class Progress;
class ProjectAccess;
class ProjectHost;

/// The groups of the navigation, in order.
enum class NavigationGroup { Build, Measure, Project };

inline constexpr CodeTable<NavigationGroup, 3> codesOf(NavigationGroup)
{
    return {{{NavigationGroup::Build, u"build"}, {NavigationGroup::Measure, u"measure"}, {NavigationGroup::Project, u"project"}}};
}

/// @brief A page the window can show. Only pages that exist are in the list.
struct PageKind {
    QString id;                                            ///< "collect"
    NavigationGroup group = NavigationGroup::Build;
    std::function<QString()> title;                        ///< as in the navigation
    std::function<QString()> words = {};                   ///< what else people search for when they mean this page
    std::function<Page *(const PageContext &, QWidget *)> make;
    std::function<qint64(const NavigationCounts &)> count; ///< empty: none is shown
    bool countsAll = false;                                ///< the count is of what there is, not of what waits
    QList<Role> roles;                                     ///< who sees it besides leads, who see all
    /// @brief Whether these rules give the page anything to do; empty: whatever they are. An idle page is left out of the navigation
    /// while nothing waits there; commands reach it all the same.
    std::function<bool(const WorkRules &)> usedBy = {};
    std::optional<Role> packed;                            ///< whose work packages it is the page of
    QString packedField;                                   ///< what of it the holder begins with (Location::field)

    /// `package`: a work package is open; its holder sees only the page of the package's role.
    bool isFor(const Person &person, const std::optional<Package> &package = {}) const
    {
        if (package)
            return packed == package->role;
        return person.is(Role::Lead)
            || std::any_of(roles.begin(), roles.end(), [&](Role role) { return person.is(role); });
    }
};

/// The example project in the language in force.
struct ExampleOffer {
    QString folder;                                  ///< where it is kept, or will be
    std::function<Result<>(Progress &)> make;        ///< makes it there; called on another thread
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
    /// Empty: no example is offered.
    std::function<ExampleOffer()> example;
    /// @brief Shows a participant's study of an open work package instead of the window, which comes back when it is over. Empty:
    /// such packages are not opened.
    std::function<void(QWidget &window, ProjectAccess &project, const Package &package, const QString &file,
                       std::function<void()> over)> takePart = {};
    QString accountName = {};    ///< of whoever is logged in, proposed as the name of a new project's lead; empty: none
    std::function<qint64()> keyClock = {};   ///< milliseconds between keys and paintings; empty: the machine's
    bool offersTour = false;     ///< the tour comes up when the example is opened for the first time
};

} // namespace yuyi
