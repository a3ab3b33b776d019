// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parser.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Cli)
};

QStringList languageCodes()
{
    return {QStringLiteral("zh_CN"), QStringLiteral("en")};
}

Request refused(const QString &sentence)
{
    Request request;
    request.status = Exit::Usage;
    request.text = Tr::tr("yuyi-cli: %1").arg(sentence) % u'\n';
    return request;
}

Request printed(const QString &text)
{
    Request request;
    request.text = text;
    return request;
}

QList<Option> forEveryCommand()
{
    return {{QStringLiteral("json"), {}, Tr::tr("Prints one JSON document on standard output.")},
            {QStringLiteral("quiet"), {}, Tr::tr("Prints no messages and no progress.")},
            languageOption(),
            commandline::helpOption()};
}

QList<Option> beforeCommands()
{
    return QList<Option>{asOption()} + forEveryCommand() + QList<Option>{commandline::versionOption()};
}

const Option *named(const QList<Option> &options, const QString &name)
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const Option &one) { return one.name == name; });
    return found == options.end() ? nullptr : &*found;
}

/// The options of a command come first; one of its own takes the place of the one that all have, and means the same.
commandline::Syntax syntaxOf(const Command &command)
{
    commandline::Syntax syntax{QStringLiteral("yuyi-cli ") % command.name, command.positional, command.least, command.most, command.summary,
                               command.options};
    for (const Option &option : forEveryCommand()) {
        if (!named(command.options, option.name))
            syntax.options.append(option);
    }
    return syntax;
}

QString helpText(const QList<Command> &all)
{
    QString text = Tr::tr("yuyi-cli %1: build a benchmark from the command line.").arg(QCoreApplication::applicationVersion())
                 % QStringLiteral("\n\n") % Tr::tr("Usage: yuyi-cli [OPTION…] COMMAND [ARGUMENT…] [OPTION…]") % QStringLiteral("\n\n");
    constexpr qsizetype column = 30;
    for (const Command &command : all) {
        const QString head = command.name % u' ' % command.positional;
        // A long one has a line of its own, so that the summaries stay in sight in a terminal of usual width.
        const QString lead = head.size() + 2 > column ? head % QStringLiteral("\n  ") % QString(column, u' ') : head.leftJustified(column);
        text += QStringLiteral("  ") % lead % command.summary % u'\n';
    }
    return text % u'\n' % Tr::tr("These options may stand before the command or after it:") % u'\n'
         % commandline::optionLines(beforeCommands()) % u'\n'
         % Tr::tr(
               "“yuyi-cli COMMAND --help” lists all options of a command. Most commands that use a project also take --as.")
         % u'\n'
         % Tr::tr(
               "Exit status: 0 = done; 1 = done, with findings; 2 = wrong usage; 3 = refused; 4 = disk, database or network error.")
         % u'\n';
}

/// What is said of a first word that is none of the commands: those that begin with it, or all there are.
Request unknown(const QList<Command> &all, const QString &first, const QString &second, bool help)
{
    QStringList names;
    QStringList seconds;
    QString text;
    for (const Command &command : all) {
        names.append(command.name);
        if (!command.name.startsWith(first % u' '))
            continue;
        seconds.append(command.name.mid(first.size() + 1));
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) % commandline::helpText(syntaxOf(command));
    }
    if (seconds.isEmpty())
        return refused(Tr::tr("unknown command “%1”. Available: %2.").arg(first, names.join(QStringLiteral(", "))));
    if ((help && second.isEmpty()) || second == QLatin1String("--help") || second == QLatin1String("-h"))
        return printed(text);
    const QString choice = seconds.join(QStringLiteral(", "));
    if (second.isEmpty() || second.startsWith(u'-'))
        return refused(Tr::tr("The command “%1” needs a subcommand: %2.").arg(first, choice));
    return refused(Tr::tr("The command “%1” has no subcommand “%2”. Available: %3.").arg(first, second, choice));
}

commandline::Reading readBefore(const QStringList &words)
{
    const QList<Option> options = beforeCommands();
    return commandline::read({QStringLiteral("yuyi-cli"), {}, 0, -1, {}, options}, words.first(commandline::optionsBefore(options, words)));
}

/// What was given before the command is as if it had been given after it; what stands there takes precedence.
Request readCommand(const Command &command, const Arguments &before, const QStringList &words)
{
    const commandline::Syntax syntax = syntaxOf(command);
    const auto notTaken = [&](const QString &name) {
        return refused(Tr::tr("The command “%1” does not take --%2; it takes %3.")
                           .arg(syntax.name, name, commandline::namesOf(syntax.options)));
    };
    commandline::Reading reading = commandline::read(syntax, words);
    if (before.has(QStringLiteral("help")) || reading.arguments.has(QStringLiteral("help")))
        return printed(commandline::helpText(syntax));
    if (!reading.unknown.isEmpty() && named(beforeCommands(), reading.unknown))
        return notTaken(reading.unknown);
    if (!reading.problem.isEmpty())
        return refused(reading.problem);
    for (auto option = before.options.begin(); option != before.options.end(); ++option) {
        if (!named(syntax.options, option.key()))
            return notTaken(option.key());
        if (!reading.arguments.has(option.key()))
            reading.arguments.options.insert(option.key(), option.value());
    }
    Request request;
    request.command = &command;
    request.language = reading.arguments.value(QStringLiteral("language"));
    request.arguments = reading.arguments;
    if (!request.language.isEmpty() && !languageCodes().contains(request.language))
        return refused(Tr::tr("--language takes one of: %1.").arg(languageCodes().join(QStringLiteral(", "))));
    return request;
}

} // namespace

Option asOption()
{
    return {QStringLiteral("as"), QStringLiteral("NAME"), Tr::tr("Act as this person (default: the first active lead).")};
}

Option languageOption()
{
    return {QStringLiteral("language"), QStringLiteral("LANGUAGE"), Tr::tr("zh_CN or en (default: language of the system).")};
}

QString languageNamed(const QStringList &words)
{
    const QString option = QStringLiteral("--language");
    QString language;
    for (qsizetype i = 0; i < words.size(); ++i) {
        QString value;
        if (words.at(i) == option)
            value = words.value(i + 1);
        else if (words.at(i).startsWith(option % u'='))
            value = words.at(i).mid(option.size() + 1);
        if (languageCodes().contains(value))
            language = value;
    }
    return language;
}

Request readLine(const QList<Command> &all, const QStringList &words)
{
    const commandline::Reading before = readBefore(words);
    QStringList rest = words.mid(commandline::optionsBefore(beforeCommands(), words));
    bool help = before.arguments.has(QStringLiteral("help"));
    if (!help && rest.value(0) == QLatin1String("help")) {
        help = true;
        rest.removeFirst();
    }
    if (!help && !before.unknown.isEmpty()) {
        return refused(Tr::tr("unknown option --%1; available before the command: %2.")
                           .arg(before.unknown, commandline::namesOf(beforeCommands())));
    }
    if (!help && !before.problem.isEmpty())
        return refused(before.problem);
    if (before.arguments.has(QStringLiteral("version")))
        return printed(QStringLiteral("yuyi-cli %1\n").arg(QCoreApplication::applicationVersion()));
    if (rest.isEmpty()) {
        Request request = printed(helpText(all));
        request.status = help ? Exit::Done : Exit::Usage;
        return request;
    }
    const QString two = rest.first() % u' ' % rest.value(1);
    const auto found = std::find_if(all.begin(), all.end(), [&](const Command &command) {
        return command.name == rest.first() || command.name == two;
    });
    if (found == all.end())
        return unknown(all, rest.first(), rest.value(1), help);
    Arguments common = before.arguments;
    if (help)
        common.options.insert(QStringLiteral("help"), {});
    return readCommand(*found, common, rest.mid(found->name.count(u' ') + 1));
}

} // namespace yuyi::cli
