// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include <QTest>

using namespace yuyi::commandline;

/// How both programs read a line, and how they describe what they take.
class CommandLineTest : public QObject
{
    Q_OBJECT

    static Syntax syntax()
    {
        return {QStringLiteral("tool"),
                QStringLiteral("FILE…"),
                1,
                2,
                QStringLiteral("Does it."),
                {{QStringLiteral("out"), QStringLiteral("FILE"), QStringLiteral("Where to.")},
                 {QStringLiteral("number"), QStringLiteral("N"), QStringLiteral("How many.")},
                 {QStringLiteral("dry"), {}, QStringLiteral("Only looks.")},
                 helpOption()}};
    }
    static QStringList words(const char *line) { return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts); }
    static Reading reading(const char *line) { return read(syntax(), words(line)); }

private Q_SLOTS:
    void optionsStandAnywhere()
    {
        for (const char *line : {"a b --out c --dry", "--dry a --out=c b", "--out c --dry a b"}) {
            const Reading read = reading(line);
            QVERIFY2(read.problem.isEmpty(), qPrintable(read.problem));
            QCOMPARE(read.arguments.positional, words("a b"));
            QCOMPARE(read.arguments.value(QStringLiteral("out")), QStringLiteral("c"));
            QVERIFY(read.arguments.has(QStringLiteral("dry")) && !read.arguments.has(QStringLiteral("number")));
        }
    }

    void valuesMayLookLikeOptions()
    {
        QCOMPARE(reading("a --number -5").arguments.value(QStringLiteral("number")), QStringLiteral("-5"));
        QCOMPARE(reading("a --out -").arguments.value(QStringLiteral("out")), QStringLiteral("-"));
        QCOMPARE(reading("a --out=--dry").arguments.value(QStringLiteral("out")), QStringLiteral("--dry"));
        QCOMPARE(reading("a --out=b=c").arguments.value(QStringLiteral("out")), QStringLiteral("b=c"));
        const Reading empty = reading("a --out=");
        QVERIFY(empty.problem.isEmpty() && empty.arguments.has(QStringLiteral("out")));
        // The last of several is the one that counts.
        QCOMPARE(reading("a --out b --out c").arguments.value(QStringLiteral("out")), QStringLiteral("c"));
    }

    void nothingIsAnOptionAfterTwoDashes()
    {
        const Reading read = reading("--dry -- --out -x");
        QVERIFY(read.problem.isEmpty());
        QCOMPARE(read.arguments.positional, words("--out -x"));
        QVERIFY(!read.arguments.has(QStringLiteral("out")));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        QTest::newRow("unknown") << "a --fly"
                                 << "unknown option --fly; “tool” takes --out, --number, --dry, --help.";
        QTest::newRow("unknown letter") << "a -f"
                                        << "unknown option -f; “tool” takes --out, --number, --dry, --help.";
        QTest::newRow("no value") << "a --out"
                                  << "--out needs a value: FILE.";
        QTest::newRow("an option for a value") << "a --out --dry"
                                               << "--out needs a value: FILE.";
        QTest::newRow("a value") << "a --dry=yes"
                                 << "--dry takes no value.";
        QTest::newRow("too few") << "--dry"
                                 << "usage: tool FILE…";
        QTest::newRow("too many") << "a b c"
                                  << "usage: tool FILE…";
        QTest::newRow("the first of two") << "--fly"
                                          << "unknown option --fly; “tool” takes --out, --number, --dry, --help.";
    }

    void mistakesAreNamed()
    {
        QFETCH(QString, line);
        QFETCH(QString, problem);
        QCOMPARE(read(syntax(), line.split(u' ')).problem, problem);
    }

    void helpIsSeenBesideMistakes()
    {
        for (const char *line : {"--fly --help", "-h", "a b c --help", "--out --help"}) {
            const Reading read = reading(line);
            QVERIFY2(read.arguments.has(QStringLiteral("help")), line);
            QVERIFY(!read.problem.isEmpty() || QByteArray(line) == "-h");
        }
        QCOMPARE(reading("a --fly=1").unknown, QStringLiteral("fly"));
        QVERIFY(reading("a --out").unknown.isEmpty());
    }

    void optionsBeforeACommandAreCounted()
    {
        const auto count = [](const char *line) { return optionsBefore(syntax().options, words(line)); };
        QCOMPARE(count("go --dry"), 0);
        QCOMPARE(count("--dry --out c go --dry"), 3);
        QCOMPARE(count("--out=c go"), 1);
        QCOMPARE(count("--fly go"), 1);
        QCOMPARE(count("--out --dry go"), 2);
        QCOMPARE(count("--out"), 1);
        QCOMPARE(count("-h"), 1);
        QCOMPARE(count("-- --dry"), 0);
        QCOMPARE(count(""), 0);
    }

    void helpTellsAll()
    {
        QCOMPARE(helpText(syntax()), QStringLiteral("Usage: tool FILE… [OPTION…]\n\nDoes it.\n\n"
                                                    "  --out FILE                Where to.\n"
                                                    "  --number N                How many.\n"
                                                    "  --dry                     Only looks.\n"
                                                    "  -h, --help                Show this help and exit.\n"));
        // What is longer than the column keeps its distance.
        QCOMPARE(optionLines({{QStringLiteral("a-very-long-option"), QStringLiteral("VALUE,VALUE"), QStringLiteral("Long.")}}),
                 QStringLiteral("  --a-very-long-option VALUE,VALUE  Long.\n"));
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "commandlinetest.moc"
