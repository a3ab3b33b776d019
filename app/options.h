// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// @brief What `yuyi` was asked on the command line.
struct Options {
    QString project;             ///< empty: the start page
    QString page;                ///< empty: the first
    QString language;            ///< "zh_CN", "en"; empty: as set
    QString theme;               ///< "light", "dark"; empty: as set
    double fontScale = 0;        ///< 0: as set
    QString participant;         ///< code of the one who takes part in a study; empty: the whole program
    bool exitAfterStartup = false;

    bool help = false;
    bool version = false;
    QString helpText;
    QString problem;             ///< one line about a wrong use; exit status 2
};

/// Reads the arguments, the program's name first.
Options readOptions(const QStringList &arguments);

} // namespace yuyi
