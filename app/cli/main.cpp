// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/languages.h"
#include "db/host/sqlprojecthost.h"
#include "models/imaging/decoderoutput.h"
#include "models/platform/console.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLoggingCategory>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace yuyi::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Cli)
};

void out(FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream);
}

int usage(const QString &sentence)
{
    out(imaging::programErrors(), Tr::tr("yuyi-cli: %1").arg(sentence) % QLatin1Char('\n'));
    return static_cast<int>(Exit::Usage);
}

QString helpText(const QList<Command> &all)
{
    QString text = Tr::tr("yuyi-cli %1: build a benchmark from the command line.").arg(QCoreApplication::applicationVersion())
        % QStringLiteral("\n\n") % Tr::tr("Usage: yuyi-cli COMMAND [ARGUMENT…] [OPTION…]") % QStringLiteral("\n\n");
    constexpr qsizetype column = 30;
    for (const Command &command : all) {
        const QString head = command.name % QLatin1Char(' ') % command.positional;
        // A long one has a line of its own, so that the summaries stay in sight in a terminal of usual width.
        const QString lead = head.size() + 2 > column ? head % QStringLiteral("\n  ") % QString(column, u' ') : head.leftJustified(column);
        text += QStringLiteral("  ") % lead % command.summary % QLatin1Char('\n');
    }
    text += QLatin1Char('\n')
        % Tr::tr("Every command takes --json (one JSON document on standard output), --quiet and --help.")
        % QLatin1Char('\n')
        % Tr::tr("Exit status: 0 done, 1 done with findings, 2 wrong usage, 3 refused, 4 disk, database or network error.")
        % QLatin1Char('\n');
    return text;
}

QString helpText(const Command &command)
{
    QString text = Tr::tr("Usage: yuyi-cli %1 %2 [OPTION…]").arg(command.name, command.positional)
        % QStringLiteral("\n\n") % command.summary % QStringLiteral("\n\n");
    for (const Option &option : command.options) {
        const QString head = QStringLiteral("--") % option.name
            % (option.value.isEmpty() ? QString() : QLatin1Char(' ') % option.value);
        // What is longer than the column keeps its distance.
        text += QStringLiteral("  ") % head.leftJustified(qMax<qsizetype>(26, head.size() + 2)) % option.help % QLatin1Char('\n');
    }
    text += QStringLiteral("  ") % QStringLiteral("--json").leftJustified(26)
        % Tr::tr("Prints one JSON document on standard output.") % QLatin1Char('\n');
    text += QStringLiteral("  ") % QStringLiteral("--quiet").leftJustified(26)
        % Tr::tr("Prints no messages and no progress.") % QLatin1Char('\n');
    return text;
}

/// Reads what follows the command's name; an error sentence, or empty.
QString readArguments(const Command &command, const QStringList &words, Arguments &arguments)
{
    QStringList allowed{QStringLiteral("--json"), QStringLiteral("--quiet"), QStringLiteral("--help")};
    for (const Option &option : command.options)
        allowed.prepend(QStringLiteral("--") % option.name);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (!word.startsWith(QStringLiteral("--")) || word == QLatin1String("--")) {
            arguments.positional.append(word);
            continue;
        }
        const qsizetype equal = word.indexOf(QLatin1Char('='));
        const QString name = word.mid(2, equal < 0 ? -1 : equal - 2);
        if (name == QLatin1String("json") || name == QLatin1String("quiet") || name == QLatin1String("help")) {
            arguments.options.insert(name, {});
            continue;
        }
        const auto option = std::find_if(command.options.begin(), command.options.end(),
                                         [&](const Option &o) { return o.name == name; });
        if (option == command.options.end()) {
            return Tr::tr("unknown option %1; “%2” takes %3.")
                .arg(word, command.name, allowed.join(QStringLiteral(", ")));
        }
        if (option->value.isEmpty()) {
            if (equal >= 0)
                return Tr::tr("--%1 takes no value.").arg(name);
            arguments.options.insert(name, {});
        } else if (equal >= 0) {
            arguments.options.insert(name, word.mid(equal + 1));
        } else if (i + 1 < words.size()) {
            arguments.options.insert(name, words.at(++i));
        } else {
            return Tr::tr("--%1 needs a value: %2.").arg(name, option->value);
        }
    }
    if (arguments.has(QStringLiteral("help")))
        return {};
    const auto count = arguments.positional.size();
    if (count < command.least || (command.most >= 0 && count > command.most))
        return Tr::tr("usage: yuyi-cli %1 %2").arg(command.name, command.positional);
    return {};
}

/// What is said of a first word that is none of the commands: those that begin with it, or all there are.
int unknown(const QList<Command> &all, const QString &first, const QString &second)
{
    QStringList names;
    QStringList seconds;
    QString help;
    for (const Command &command : all) {
        names.append(command.name);
        if (!command.name.startsWith(first % QLatin1Char(' ')))
            continue;
        seconds.append(command.name.mid(first.size() + 1));
        help += (help.isEmpty() ? QString() : QStringLiteral("\n")) % helpText(command);
    }
    if (seconds.isEmpty())
        return usage(Tr::tr("unknown command “%1”. Available: %2.").arg(first, names.join(QStringLiteral(", "))));
    if (second == QLatin1String("--help") || second == QLatin1String("-h")) {
        out(stdout, help);
        return 0;
    }
    const QString choice = seconds.join(QStringLiteral(", "));
    if (second.isEmpty() || second.startsWith(QLatin1Char('-')))
        return usage(Tr::tr("“%1” needs a subcommand: %2.").arg(first, choice));
    return usage(Tr::tr("“%1” has no subcommand “%2”. Available: %3.").arg(first, second, choice));
}

int run(const QStringList &words, Languages &languages)
{
    const QList<Command> all = commands();
    const QString first = words.value(0);
    if (first.isEmpty()) {
        out(imaging::programErrors(), helpText(all));
        return static_cast<int>(Exit::Usage);
    }
    if (first == QLatin1String("--help") || first == QLatin1String("-h") || first == QLatin1String("help")) {
        out(stdout, helpText(all));
        return 0;
    }
    if (first == QLatin1String("--version") || first == QLatin1String("-v")) {
        out(stdout, QStringLiteral("yuyi-cli %1\n").arg(QCoreApplication::applicationVersion()));
        return 0;
    }
    const QString two = first % QLatin1Char(' ') % words.value(1);
    const Command *found = nullptr;
    for (const Command &command : all) {
        if (command.name == first || command.name == two)
            found = &command;
    }
    if (!found)
        return unknown(all, first, words.value(1));
    const qsizetype nameWords = found->name.count(QLatin1Char(' ')) + 1;
    Arguments arguments;
    if (const QString wrong = readArguments(*found, words.mid(nameWords), arguments); !wrong.isEmpty())
        return usage(wrong);
    if (arguments.has(QStringLiteral("help"))) {
        out(stdout, helpText(*found));
        return 0;
    }
    watchSignals();
    Console console(arguments.has(QStringLiteral("json")), arguments.has(QStringLiteral("quiet")));
    SqlProjectHost host;
    Context context{console, host, languages, arguments};
    return static_cast<int>(found->run(context));
}

} // namespace

} // namespace yuyi::cli

int main(int argc, char **argv)
{
    yuyi::platform::prepareConsole();
    // Words of a figure need fonts, and fonts an application with a platform; no screen is asked for.
    const bool draws = std::any_of(argv, argv + argc, [](const char *word) { return QByteArrayView(word).startsWith("--figure"); });
    if (draws)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const std::unique_ptr<QCoreApplication> application(draws ? new QGuiApplication(argc, argv) : new QCoreApplication(argc, argv));
    QCoreApplication::setApplicationName(QStringLiteral("yuyi"));
    QCoreApplication::setOrganizationName(QStringLiteral("yuyi"));
    QCoreApplication::setApplicationVersion(QStringLiteral(YUYI_VERSION));
    // What is wrong with a picture is said in our own sentence, with its name.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false"));
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &context, const QString &message) {
        yuyi::cli::out(yuyi::imaging::programErrors(), qFormatLogMessage(type, context, message) % QLatin1Char('\n'));
    });
    yuyi::imaging::divertDecoderOutput([](const QByteArray &) {});
    yuyi::Languages languages;
    languages.use({});
    return yuyi::cli::run(QCoreApplication::arguments().mid(1), languages);
}
