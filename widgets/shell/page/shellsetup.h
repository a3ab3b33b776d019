// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/codes.h"
#include "models/domain/packages/package.h"
#include "models/domain/preset/preset.h"
#include "models/domain/project/project.h"
#include "models/services/overview/navigationcounts.h"
#include "models/services/server/serveraccess.h"
#include "widgets/shell/page/page.h"

#include <QByteArray>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace yuyi {

class Progress;
class ProjectAccess;
class ProjectHost;

/// The groups of the navigation, in order.
enum class NavigationGroup {
    Build,
    Measure,
    Project
};

inline constexpr CodeTable<NavigationGroup, 3> codesOf(NavigationGroup)
{
    return {{{NavigationGroup::Build, u"build"}, {NavigationGroup::Measure, u"measure"}, {NavigationGroup::Project, u"project"}}};
}

/// @brief A page the window can show. Only pages that exist are in the list.
struct PageKind {
    PageId id = PageId::Overview;
    NavigationGroup group = NavigationGroup::Build;
    std::function<QString()> title;      ///< as in the navigation
    std::function<QString()> words = {}; ///< more search words for this page
    std::function<Page *(const PageContext &, QWidget *)> make;
    std::function<qint64(const NavigationCounts &)> count; ///< empty: none is shown
    bool countsAll = false;                                ///< the count includes all items, not only waiting ones
    QList<Role> roles;                                     ///< roles that see the page; leads see all pages
    /// @brief Whether there is work on the page under the rules and the preset of the project; empty: always. A page without work is left
    /// out of the navigation unless something waits there; commands can still open it.
    std::function<bool(const ProjectInfo &)> usedBy = {};
    std::optional<Role> packed; ///< the role whose work packages use this page
    QString packedField;        ///< where the holder starts on the page (Location::field)

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
    QString folder;                           ///< folder where it is or will be created
    std::function<Result<>(Progress &)> make; ///< makes it there; called on another thread
};

/// What the editor of presets begins with.
struct PresetEdit {
    QByteArray source;                                   ///< JSON text of the preset; empty: an almost empty one
    QString file;                                        ///< the file it is from; empty: none
    std::function<void(const QString &file)> use;        ///< gets the saved file if the person wants a project with it; empty: not offered
    std::function<void(const QString &file)> saved = {}; ///< gets each file that was written
};

/// @brief The external dependencies of the window. All of them outlive it.
struct ShellSetup {
    ProjectHost &host;
    Settings &settings;
    Theme &theme;
    UserPrompts &prompts;
    SecretStore &secrets;
    std::vector<PageKind> pages;
    /// Registers the kinds of jobs with a project's job centre.
    std::function<void(JobCenter &)> registerJobs;
    /// Describes the example project; empty: none is offered.
    std::function<ExampleOffer()> example;
    /// Describes a small example project with a preset; empty: none is offered.
    std::function<ExampleOffer(const Preset &preset)> presetExample = {};
    /// @brief Shows the study of a participant's work package instead of the window, which returns when it is over; or that of a
    /// participant's login at a server, where the package has no id and `file` is the location. Empty: neither can be opened.
    std::function<void(QWidget &window, ProjectAccess &project, const Package &package, const QString &file,
                       std::function<void()> over)>
        takePart = {};
    /// Opens the editor of presets over the window; empty: there is none.
    std::function<void(QWidget &window, const PresetEdit &edit)> editPreset = {};
    QString accountName = {};              ///< name of the logged-in user, proposed for a new project's lead; empty: none
    std::function<qint64()> keyClock = {}; ///< clock in milliseconds for keys and paint events; empty: the system clock
    ServerAccess servers = {};             ///< for joining projects on servers and for their logins; without it neither is offered
    bool offersTour = false;               ///< the tour comes up when the example is opened for the first time
};

} // namespace yuyi
