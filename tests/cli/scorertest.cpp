// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/publishedscorer.h"

using namespace yuyi;
using namespace yuyi::test;

/// --scorer takes the scorers of the project's preset, and counts by them.
class ScorerTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 4;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    /// The cell of the only model in all its questions.
    static Json modelCell(const Json &results)
    {
        for (const Json &row : results["rows"]) {
            if (row["kind"] == "model")
                return row["cell"];
        }
        return Json::object();
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
        QVERIFY(m_cli.write(QStringLiteral("published.json"), jsonText(ciiReadAsCmmmu())));
        // The keys are A to D. The published scorer finds the letter within the word, and both letters of the last reply.
        QVERIFY(m_cli.write(QStringLiteral("replies.jsonl"), QByteArray("{\"id\": \"dev-0\", \"response\": \"ATP\"}\n"
                                                                        "{\"id\": \"dev-1\", \"response\": \"B\"}\n"
                                                                        "{\"id\": \"dev-2\", \"response\": \"C\"}\n"
                                                                        "{\"id\": \"dev-3\", \"response\": \"A, B\"}\n")));
        for (const QString &name : {QStringLiteral("usual"), QStringLiteral("published")}) {
            const QString preset = name == u"usual" ? QStringLiteral("cii-bench") : QStringLiteral("published.json");
            QVERIFY_ENDED(run(QStringLiteral("new %1 --preset %2 --as Lena --quiet").arg(name, preset)), 0);
            QVERIFY_ENDED(run(QStringLiteral("import items %1 bench/items.json --images bench").arg(name)), 0);
            QVERIFY_ENDED(
                run(QStringLiteral(
                        "import responses %1 replies.jsonl --model theirs --config none --section open")
                        .arg(name)),
                0);
        }
    }

    void resultsCountByThePublishedScorer()
    {
        const auto strict = json(QStringLiteral("results published"));
        QVERIFY2(modelCell(strict.json())["accuracy"] == 0.5, strict.told().constData());
        const auto official = json(QStringLiteral("results published --scorer cmmmu-official"));
        QVERIFY_ENDED(official, 0);
        QVERIFY2(official.json()["scorer"] == "cmmmu-official", official.told().constData());
        QVERIFY2(modelCell(official.json())["accuracy"] == 0.75, official.told().constData());
        // Nothing is to be read again.
        const auto again = json(QStringLiteral("results published --scorer cmmmu-official --rescore"));
        QVERIFY2(modelCell(again.json())["accuracy"] == 0.75, again.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("check published")), 0);
    }

    void othersAreRefusedByName_data()
    {
        QTest::addColumn<QString>("said");
        const auto row = [](const char *line, const char *said) { QTest::newRow(line) << QString::fromUtf8(said); };
        row("results published --scorer cii-official", "--scorer takes strict, cmmmu-official, judge, not “cii-official”.");
        row("results usual --scorer cmmmu-official", "--scorer takes strict, cii-official, judge, not “cmmmu-official”.");
        row("compare usual theirs/none theirs/none --scorer moon", "--scorer takes strict, cii-official, judge, not “moon”.");
        row("errors published sample --run theirs/none --scorer cii-official",
            "--scorer takes strict, cmmmu-official, judge, not “cii-official”.");
        row("errors published suspects --scorer cii-official", "--scorer takes strict, cmmmu-official, judge, not “cii-official”.");
    }
    void othersAreRefusedByName()
    {
        QFETCH(QString, said);
        const QByteArray fault = refusalFault(m_cli, QString::fromUtf8(QTest::currentDataTag()), 2, said);
        QVERIFY2(fault.isEmpty(), fault.constData());
    }
};

QTEST_GUILESS_MAIN(ScorerTest)
#include "scorertest.moc"
