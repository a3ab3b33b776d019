// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/exit.h"
#include "app/commandline.h"
#include "app/languages.h"
#include "models/domain/project/project.h"
#include "models/stores/projecthost.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <memory>

namespace yuyi::cli {

using commandline::Arguments;
using commandline::Option;

/// What a command works with.
struct Context {
    Console &console;
    ProjectHost &host;
    Languages &languages; ///< the current one; a command writes its files in it
    const Arguments &arguments;
};

/// One command of yuyi-cli.
struct Command {
    QString name;       ///< "import images": up to two words
    QString positional; ///< "PROJECT PATH…", for the help
    int least = 1;      ///< positional arguments
    int most = 1;       ///< −1: any number
    QString summary;    ///< translated
    QList<Option> options;
    std::function<Exit(Context &)> run;
};

/// All commands, in the order of the help.
QList<Command> commands();

/// An open project and the person who acts in it.
struct OpenProject {
    std::shared_ptr<StoreFactory> factory;
    std::unique_ptr<Stores> stores;
    ProjectInfo info;
    Person actor;
};

/// Opens the project and finds the person given by `--as` (default: the first active lead). Refused lists the people in the project.
Result<OpenProject> openProject(Context &context, const QString &location);

/// The person with this name, ignoring case. Invalid lists the people in the project.
Result<Person> personNamed(Stores &stores, const QString &name);

/// The option `--as` of every command that acts in a project.
Option asOption();
/// The option `--language` that every command takes.
Option languageOption();

/// An integer option between `least` and `most`; `fallback` when it is not given. Invalid names the option.
Result<int> intOption(const Arguments &arguments, const QString &name, int fallback, int least, int most);

QList<Command> projectCommands();
QList<Command> serverCommands();
QList<Command> stewardCommands();
QList<Command> presetCommands();
QList<Command> importCommands();
QList<Command> filterCommands();
QList<Command> categoryCommands();
QList<Command> composeCommands();
QList<Command> peopleCommands();
QList<Command> releaseCommands();
QList<Command> aboutCommands();
QList<Command> exampleCommands();
QList<Command> translationCommands();
QList<Command> evaluationCommands();
QList<Command> resultCommands();
QList<Command> endpointCommands();
QList<Command> statisticsCommands();
QList<Command> runCommands();
QList<Command> agreementCommands();
QList<Command> errorCommands();
QList<Command> describeCommands();
QList<Command> judgeCommands();
QList<Command> mergeCommands();
QList<Command> packCommands();
QList<Command> studyCommands();
QList<Command> quotaCommands();
QList<Command> templateCommands();
QList<Command> objectCommands();
QList<Command> taxonomyCommands();
QList<Command> serverSetupCommands();
QList<Command> serverMemberCommands();

} // namespace yuyi::cli
