// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yuyi {

/// Whether a project is on a server; otherwise it is a folder or a file.
bool isServerLocation(const QString &location);
/// The name that a location itself has for its project: that of its folder, or at a server of its schema.
QString nameInLocation(const QString &location);
/// The location as people read it: the path of a folder, or a server and the name of the project on it.
QString locationText(const QString &location);
/// The project as a list of recent projects names it. `title`: of the project; empty if it is not known.
QString recentText(const QString &location, const QString &title);

} // namespace yuyi
