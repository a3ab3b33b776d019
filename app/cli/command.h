// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/languages.h"
#include "models/domain/project.h"
#include "models/stores/projecthost.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <functional>
#include <memory>

namespace yuyi::cli {

/// An option of a command; without `value` it is a switch.
struct Option {
    QString name;        ///< without the dashes
    QString value;       ///< placeholder for the value in the help; empty: a switch
    QString help;        ///< translated sentence
};

/// What was typed after the command's name, checked against its options.
struct Arguments {
    QStringList positional;
    QHash<QString, QString> options;

    bool has(const QString &name) const { return options.contains(name); }
    QString value(const QString &name) const { return options.value(name); }
};

/// What a command works with.
struct Context {
    Console &console;
    ProjectHost &host;
    Languages &languages;     ///< the current one; a command writes its files in it
    const Arguments &arguments;
};

/// One command of yuyi-cli.
struct Command {
    QString name;             ///< "import images": up to two words
    QString positional;       ///< "PROJECT PATH…", for the help
    int least = 1;            ///< positional arguments
    int most = 1;             ///< −1: any number
    QString summary;          ///< translated
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

/// Opens the project and finds the person given by `--as` (default: the first lead). Refused lists the people in the project.
Result<OpenProject> openProject(Context &context, const QString &location);

/// The person with this name, ignoring case. Invalid lists the people in the project.
Result<Person> personNamed(Stores &stores, const QString &name);

/// The option `--as` of every command that acts in a project.
Option asOption();
Option languageOption();
/// Switches to the language of the option, if it is given. Invalid lists the available languages.
Result<> useLanguage(Context &context);

/// An integer option between `least` and `most`; `fallback` when it is not given. Invalid names the option.
Result<int> intOption(const Arguments &arguments, const QString &name, int fallback, int least, int most);

QList<Command> projectCommands();
QList<Command> importCommands();
QList<Command> filterCommands();
QList<Command> peopleCommands();
QList<Command> releaseCommands();
QList<Command> evaluationCommands();
QList<Command> resultCommands();
QList<Command> endpointCommands();
QList<Command> statisticsCommands();
QList<Command> runCommands();
QList<Command> agreementCommands();
QList<Command> errorCommands();
QList<Command> describeCommands();
QList<Command> mergeCommands();
QList<Command> packCommands();
QList<Command> studyCommands();

} // namespace yuyi::cli
