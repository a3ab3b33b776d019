// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// The options of `yuyi` on its command line.
struct Options {
    QString project;      ///< empty: the start page
    QString page;         ///< empty: the first
    QString language;     ///< "zh_CN", "en"; empty: as in the settings
    QString theme;        ///< "light", "dark"; empty: as in the settings
    double fontScale = 0; ///< 0: as in the settings
    QString participant;  ///< code of a study participant; empty: the whole program
    bool exitAfterStartup = false;

    bool help = false;
    bool version = false;
    QString helpText;
    QString problem; ///< one line about a usage error; exit status 2
};

/// Reads the arguments; the first is the program's name.
Options readOptions(const QStringList &arguments);

} // namespace yuyi
