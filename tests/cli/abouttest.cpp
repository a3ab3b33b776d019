// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// The texts about the data from the command line, and what an export makes of them.
class AboutTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    /// As one text, in the order of the fields.
    QByteArray texts(const QString &line) const
    {
        const Json json = run(QStringLiteral("--json about ") % line).json();
        return json.contains("about") ? jsonText(json["about"]) : QByteArray();
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), 6);
        QVERIFY_ENDED(run(QStringLiteral("new base --preset cii-bench --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
    }

    void textsAreSetShownAndRemoved()
    {
        const auto none = run(QStringLiteral("about base"));
        QVERIFY2(none.status == 0 && none.printed.contains(QStringLiteral("personal-data")), none.told().constData());
        QCOMPARE(texts(QStringLiteral("base")), QByteArray("{}"));
        QVERIFY_ENDED(run(QStringLiteral("about base pay --set \"20 € an hour\"")), 0);
        QVERIFY(m_cli.write(QStringLiteral("limits.txt"), "小。\r\nToo small.\n"));
        QVERIFY_ENDED(run(QStringLiteral("about base limitations --file limits.txt")), 0);
        QCOMPARE(texts(QStringLiteral("base")), QByteArray(R"({"pay":"20 € an hour","limitations":"小。\nToo small."})"));
        QCOMPARE(texts(QStringLiteral("base pay")), QByteArray(R"({"pay":"20 € an hour"})"));
        QCOMPARE(run(QStringLiteral("about base limitations")).printed.trimmed(), QStringLiteral("小。\nToo small."));
        const auto all = run(QStringLiteral("about base"));
        QVERIFY2(all.printed.contains(QStringLiteral("Pay (pay):\n20 € an hour")), all.told().constData());
        // What is printed can be set again: an empty text is nothing.
        const auto empty = run(QStringLiteral("about base ethics"));
        QVERIFY2(empty.status == 0 && empty.printed.isEmpty() && empty.said.contains(QStringLiteral("ethics")), empty.told().constData());
        const auto quiet = run(QStringLiteral("about base pay --set= --quiet"));
        QVERIFY2(quiet.status == 0 && quiet.printed.isEmpty() && quiet.said.isEmpty(), quiet.told().constData());
        QCOMPARE(texts(QStringLiteral("base")), QByteArray(R"({"limitations":"小。\nToo small."})"));
    }

    void wrongLinesAreRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *line, int status, const char *said) {
            QTest::newRow(name) << QString::fromLatin1(line) << status << QString::fromLatin1(said);
        };
        row("no such field", "about base price --set x", 2, "price");
        row("no field", "about base --set x", 2, "--set");
        row("both", "about base pay --set x --file y", 2, "--file");
        row("no file", "about base pay --file nothing.txt", 3, "nothing.txt");
    }
    void wrongLinesAreRefused()
    {
        QFETCH(const QString, line);
        QFETCH(const int, status);
        QFETCH(const QString, said);
        const QByteArray fault = refusalFault(m_cli, line, status, said);
        QVERIFY2(fault.isEmpty(), fault.constData());
    }

    void onlyLeadsWrite()
    {
        QVERIFY_ENDED(run(QStringLiteral("people base add Anna")), 0);
        QVERIFY_ENDED(run(QStringLiteral("about base use --as Anna")), 0);
        const auto ended = run(QStringLiteral("about base use --set x --as Anna"));
        QCOMPARE(ended.status, 3);
        QVERIFY(!texts(QStringLiteral("base")).contains("\"use\""));
    }

    /// A release has the texts of its time; a later one has those of now.
    void exportsPrintThem()
    {
        QVERIFY_ENDED(run(QStringLiteral("about base use --set \"Only for tests.\"")), 0);
        const auto first = run(QStringLiteral("export base one --format jsonl"));
        QVERIFY2(first.status <= 1, first.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("about base use --set \"For anything.\"")), 0);
        const auto second = run(QStringLiteral("export base two --format jsonl"));
        QVERIFY2(second.status <= 1, second.told().constData());
        const QByteArray old = m_cli.read(QStringLiteral("one/README.md"));
        QVERIFY2(old.contains("## Intended use\n\nOnly for tests.\n"), old.constData());
        QVERIFY(!old.contains("## Citation"));
        const QByteArray now = m_cli.read(QStringLiteral("two/README.md"));
        QVERIFY2(now.contains("## Intended use\n\nFor anything.\n"), now.constData());
        const QByteArray croissant = m_cli.read(QStringLiteral("two/croissant.json"));
        QVERIFY2(croissant.contains("\"rai:dataUseCases\": \"For anything.\""), croissant.constData());
    }
};

QTEST_GUILESS_MAIN(AboutTest)
#include "abouttest.moc"
