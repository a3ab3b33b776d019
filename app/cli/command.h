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
    QString value;       ///< how the value is called in the help; empty: a switch
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
    Languages &languages;     ///< in force; what a command writes into files is in this one
    const Arguments &arguments;
};

/// @brief One command of yuyi-cli.
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

/// An open project and who acts in it.
struct OpenProject {
    std::shared_ptr<StoreFactory> factory;
    std::unique_ptr<Stores> stores;
    ProjectInfo info;
    Person actor;
};

/// Opens the project and finds the person of `--as` (default: the first lead). Refused names the people there are.
Result<OpenProject> openProject(Context &context, const QString &location);

/// The person of this name, whatever its case; else Invalid names the people there are.
Result<Person> personNamed(Stores &stores, const QString &name);

/// The options every command that acts has.
Option asOption();
Option languageOption();
/// From here on texts are in the language of the option; Invalid names those there are. Without it nothing changes.
Result<> useLanguage(Context &context);

/// A whole number of an option; Invalid names the option.
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
