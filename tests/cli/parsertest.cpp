// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parser.h"

#include <QTest>

using namespace yuyi::cli;

/// Which command a line of yuyi-cli asks for: options before and after it, help, and what is said of mistakes.
class ParserTest : public QObject
{
    Q_OBJECT

    QList<Command> m_commands;

    Request ask(const QString &line) const { return readLine(m_commands, line.split(u' ', Qt::SkipEmptyParts)); }

private Q_SLOTS:
    void initTestCase()
    {
        const auto nothing = [](Context &) { return Exit::Done; };
        m_commands = {
            {QStringLiteral("stats"),
             QStringLiteral("PROJECT"),
             1,
             1,
             QStringLiteral("Counts."),
             {asOption()},
             nothing},
            {QStringLiteral("demo"),
             QStringLiteral("PROJECT"),
             1,
             1,
             QStringLiteral("Shows."),
             {},
             nothing},
            {QStringLiteral("scan text"),
             QStringLiteral("DIR"),
             1,
             1,
             QStringLiteral("Reads."),
             {},
             nothing},
            {QStringLiteral("scan colours"),
             QStringLiteral("DIR"),
             1,
             1,
             QStringLiteral("Looks."),
             {},
             nothing},
            {QStringLiteral("model"),
             QStringLiteral("PROJECT"),
             1,
             1,
             QStringLiteral("Asks."),
             {{QStringLiteral("quiet"), {}, QStringLiteral("Says less.")}, asOption()},
             nothing}};
    }

    void optionsMayStandBeforeTheCommand_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("before") << "--json --as Lead --language en stats p";
        QTest::newRow("with equals signs") << "--as=Lead --language=en --json stats p";
        QTest::newRow("after") << "stats p --json --as Lead --language en";
        QTest::newRow("on both sides") << "--json --as Other stats --as Lead p --language=en";
    }

    void optionsMayStandBeforeTheCommand()
    {
        QFETCH(QString, line);
        const Request request = ask(line);
        QVERIFY2(request.command, qPrintable(request.text));
        QCOMPARE(request.command->name, QStringLiteral("stats"));
        QCOMPARE(request.arguments.positional, QStringList{QStringLiteral("p")});
        QVERIFY(request.arguments.has(QStringLiteral("json")) && !request.arguments.has(QStringLiteral("quiet")));
        QCOMPARE(request.arguments.value(QStringLiteral("as")), QStringLiteral("Lead"));
        QCOMPARE(request.language, QStringLiteral("en"));
    }

    void commandsOfTwoWordsAreFound()
    {
        const Request request = ask(QStringLiteral("--quiet scan text folder"));
        QVERIFY2(request.command, qPrintable(request.text));
        QCOMPARE(request.command->name, QStringLiteral("scan text"));
        QVERIFY(request.arguments.has(QStringLiteral("quiet")));
        QVERIFY(request.language.isEmpty());
    }

    void anOptionOfTheCommandHasItsOwnHelp()
    {
        const QString help = ask(QStringLiteral("model --help")).text;
        QVERIFY2(help.contains(QLatin1String("Says less.")), qPrintable(help));
        QCOMPARE(help.count(QLatin1String("--quiet")), 1);
        QVERIFY2(help.simplified().contains(QLatin1String("the first active lead")), qPrintable(help));
        QVERIFY(ask(QStringLiteral("--quiet model p")).arguments.has(QStringLiteral("quiet")));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *line, const char *said) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(said);
        };
        row("--fly stats p",
            "unknown option --fly; available before the command: --as, --json, --quiet, --language, --help, --version.");
        row("stats p --fly", "unknown option --fly; “yuyi-cli stats” takes --as, --json, --quiet, --language, --help.");
        row("--as", "--as needs a value: NAME.");
        row("--as --json stats p", "--as needs a value: NAME.");
        row("stats p --as", "--as needs a value: NAME.");
        row("--json=1 stats p", "--json takes no value.");
        row("--as Lead demo p", "The command “yuyi-cli demo” does not take --as; it takes --json, --quiet, --language, --help.");
        row("demo p --as Lead", "The command “yuyi-cli demo” does not take --as; it takes --json, --quiet, --language, --help.");
        row("demo p --version", "The command “yuyi-cli demo” does not take --version; it takes --json, --quiet, --language, --help.");
        row("--language fr demo p", "--language takes one of: zh_CN, en.");
        row("demo p --language fr", "--language takes one of: zh_CN, en.");
        row("stats", "usage: yuyi-cli stats PROJECT");
        row("stats p q", "usage: yuyi-cli stats PROJECT");
        row("stat p", "unknown command “stat”. Available: stats, demo, scan text, scan colours, model.");
        row("scan", "The command “scan” needs a subcommand: text, colours.");
        row("--json scan --jobs", "The command “scan” needs a subcommand: text, colours.");
        row("scan words p", "The command “scan” has no subcommand “words”. Available: text, colours.");
    }

    void mistakesAreNamed()
    {
        QFETCH(QString, line);
        QFETCH(QString, said);
        const Request request = ask(line);
        QVERIFY(!request.command);
        QCOMPARE(request.status, Exit::Usage);
        QCOMPARE(request.text, QStringLiteral("yuyi-cli: %1\n").arg(said));
    }

    void helpIsGiven_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("begins");
        const QString all = QStringLiteral("yuyi-cli ");
        const QString stats = QStringLiteral("Usage: yuyi-cli stats PROJECT [OPTION…]\n\nCounts.\n");
        const QString scan = QStringLiteral("Usage: yuyi-cli scan text DIR [OPTION…]\n");
        for (const char *line : {"--help", "-h", "help", "--json --help", "--fly --help"})
            QTest::newRow(line) << QString::fromUtf8(line) << all;
        for (const char *line : {"stats --help", "stats -h", "--help stats", "help stats", "stats p q --fly --help"})
            QTest::newRow(line) << QString::fromUtf8(line) << stats;
        for (const char *line : {"scan --help", "--help scan", "scan text --help"})
            QTest::newRow(line) << QString::fromUtf8(line) << scan;
    }

    void helpIsGiven()
    {
        QFETCH(QString, line);
        QFETCH(QString, begins);
        const Request request = ask(line);
        QVERIFY(!request.command);
        QCOMPARE(request.status, Exit::Done);
        QVERIFY2(request.text.startsWith(begins), qPrintable(request.text));
        QVERIFY(request.text.contains(QStringLiteral("--json")) && request.text.contains(QStringLiteral("-h, --help")));
    }

    void noArgumentsIsWrongUse()
    {
        for (const char *line : {"", "--json"}) {
            const Request request = ask(QString::fromUtf8(line));
            QCOMPARE(request.status, Exit::Usage);
            QVERIFY(request.text.contains(QStringLiteral("stats PROJECT")));
        }
    }

    void theVersionIsTold()
    {
        QCoreApplication::setApplicationVersion(QStringLiteral("1.2"));
        for (const char *line : {"--version", "-v", "--json --version"}) {
            const Request request = ask(QString::fromUtf8(line));
            QCOMPARE(request.status, Exit::Done);
            QCOMPARE(request.text, QStringLiteral("yuyi-cli 1.2\n"));
        }
    }

    void theLanguageOfHelpStandsAnywhere()
    {
        const auto language = [](const char *line) { return languageNamed(QString::fromUtf8(line).split(u' ')); };
        QCOMPARE(language("--json --language zh_CN --help"), QStringLiteral("zh_CN"));
        QCOMPARE(language("--language=en stats"), QStringLiteral("en"));
        QCOMPARE(language("--language fr stats"), QString());
        QCOMPARE(language("model p --language en"), QStringLiteral("en"));
        QCOMPARE(language("stats --help --language=zh_CN"), QStringLiteral("zh_CN"));
        QCOMPARE(language("--language en stats p --language zh_CN --help"), QStringLiteral("zh_CN"));
        QCOMPARE(language("stats p --language"), QString());
    }
};

QTEST_GUILESS_MAIN(ParserTest)
#include "parsertest.moc"
