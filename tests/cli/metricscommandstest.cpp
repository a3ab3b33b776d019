// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/pairs.h"

using namespace yuyi;
using namespace yuyi::test;

/// `results`, `compare` and `stats` of images whose questions count as one.
class MetricsCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int images = pairImages;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    /// One letter for each question of the first kind, then of the second.
    bool importReplies(const QString &model, const std::string &letters) const
    {
        const QByteArray lines = pairReplies(letters);
        return m_cli.write(QStringLiteral("replies.jsonl"), lines)
            && run(QStringLiteral("import responses base replies.jsonl --model %1 --config none").arg(model)).status == 0;
    }
    static Json rowOf(const Json &made, const std::string &model, const std::string &value = {})
    {
        for (const Json &row : made.value("rows", Json::array())) {
            if (row["model"] == model && row.value("value", std::string()) == value)
                return row;
        }
        return Json::object();
    }

private Q_SLOTS:
    void initTestCase()
    {
        Json preset = pairsPresetJson();
        preset["tables"] = Json::parse(R"([{"code": "choices", "title": {"zh": "选择题", "en": "Choices"}, "dimensions": ["domain"],
            "configurations": ["none"], "where": "kind=choice", "baselines": ["random"]}])");
        QVERIFY(m_cli.write(QStringLiteral("pairs.json"), jsonText(preset)));
        QVERIFY(writePairs(m_cli.path(QStringLiteral("bench"))));
        QVERIFY_ENDED(run(QStringLiteral("new base --preset pairs.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
        QVERIFY(importReplies(QStringLiteral("alpha"), "AAABAAB")); // both right on the first two images
        QVERIFY(importReplies(QStringLiteral("beta"), "BAAAABA"));  // on the third alone
        QVERIFY_ENDED(run(QStringLiteral("new plain --preset cii-bench --as Lena --quiet")), 0);
    }

    void aColumnForEachMetric()
    {
        const auto ended = json(QStringLiteral("results base --by metric"));
        QVERIFY_ENDED(ended, 0);
        const Json made = ended.json();
        QCOMPARE(made["by"].get<std::string>(), std::string("metric"));
        QCOMPARE(rowOf(made, "alpha", "one")["cell"]["n"].get<int>(), 4);
        QCOMPARE(rowOf(made, "alpha", "one")["cell"]["correct"].get<int>(), 3);
        QCOMPARE(rowOf(made, "alpha", "both")["cell"]["n"].get<int>(), 3);
        QCOMPARE(rowOf(made, "alpha", "both")["cell"]["correct"].get<int>(), 2);
        QCOMPARE(rowOf(made, "chance", "both")["cell"]["accuracy"].get<double>(), 0.125);
        // Whole counts, over the images that have all questions.
        QCOMPARE(rowOf(made, "beta", "one")["groups"]["overall"].dump(), (Json{{"n", 3}, {"one", 2}, {"both", 1}}).dump());
        const auto latex = run(QStringLiteral("results base --by metric --format latex"));
        QVERIFY2(latex.printed.contains(QStringLiteral("tab:results-metric")), latex.told().constData());
    }

    void tablesOfThePreset()
    {
        const auto ended = json(QStringLiteral("results base --table choices"));
        QVERIFY_ENDED(ended, 0);
        QVERIFY2(rowOf(ended.json(), "alpha")["cell"]["n"] == 4 && rowOf(ended.json(), "alpha")["cell"]["correct"] == 3,
                 ended.told().constData());
        // The table names one row beside the models.
        QSet<QByteArray> others;
        const Json made = ended.json();
        for (const Json &row : made["rows"]) {
            if (row["kind"] != "model")
                others.insert(QByteArray::fromStdString(row["kind"].get<std::string>()));
        }
        QCOMPARE(others, QSet<QByteArray>{"chance"});
        const auto part = json(QStringLiteral("results base --table choices --where domain=life"));
        QVERIFY_ENDED(part, 0);
        QVERIFY2(rowOf(part.json(), "alpha")["cell"]["n"] == 2, part.told().constData());
        const auto unknown = run(QStringLiteral("results base --table none"));
        QVERIFY_ENDED(unknown, 2);
        QVERIFY2(unknown.said.contains(QStringLiteral("choices")), unknown.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("results base --table choices --by domain")), 2);
        QVERIFY_ENDED(run(QStringLiteral("results plain --table choices")), 2);
    }

    void oneMetricByLabels()
    {
        const auto ended = json(QStringLiteral("results base --metric both --by domain"));
        QVERIFY_ENDED(ended, 0);
        const Json made = ended.json();
        QCOMPARE(made["metric"].get<std::string>(), std::string("both"));
        QCOMPARE(rowOf(made, "beta")["cell"]["correct"].get<int>(), 1);
        int parts = 0;
        for (const Json &row : made["rows"]) {
            if (row["model"] == "beta" && row["by"] == "domain")
                parts += row["cell"]["correct"].get<int>();
        }
        QCOMPARE(parts, 1);
        const auto compared = json(QStringLiteral("compare base alpha/none beta/none --metric both"));
        QVERIFY_ENDED(compared, 0);
        QCOMPARE(compared.json()["n"].get<int>(), 3);
        QCOMPARE(compared.json()["mcnemar"]["b"].get<int>(), 2);
        QCOMPARE(compared.json()["mcnemar"]["c"].get<int>(), 1);
        const auto told = run(QStringLiteral("compare base alpha/none beta/none --metric both"));
        QVERIFY2(told.printed.contains(QStringLiteral("Both")), told.told().constData());
    }

    void statisticsTellWholeGroups()
    {
        const auto stats = json(QStringLiteral("stats base"));
        QVERIFY_ENDED(stats, 0);
        QCOMPARE(stats.json()["groups"]["pair"].dump(), (Json{{"complete", 3}, {"incomplete", 1}}).dump());
        const auto told = run(QStringLiteral("stats base"));
        QVERIFY2(told.printed.contains(QStringLiteral("3 complete, 1 incomplete")), told.told().constData());
        QVERIFY(!json(QStringLiteral("stats plain")).json().contains("groups"));
    }

    void aFileOfAMetricIsNoFileOfQuestions()
    {
        QVERIFY_ENDED(run(QStringLiteral("results base --metric both --format csv --out both.csv")), 0);
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results base --against both.csv"), 3, QStringLiteral("both")), QByteArray());
        const auto ended = json(QStringLiteral("results base --metric both --against both.csv"));
        QVERIFY_ENDED(ended, 0);
        QCOMPARE(ended.json()["metric"].get<std::string>(), std::string("both"));
    }

    void whatCannotBeAskedIsRefused()
    {
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results base --metric half"), 2, QStringLiteral("one, both")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results base --metric both --by metric"), 2, QStringLiteral("--by metric")),
                 QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results base --metric both --by kind"), 2, QStringLiteral("--by kind")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results plain --by metric"), 2, QStringLiteral("“metric”")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results plain --metric one"), 2, QStringLiteral("--metric")), QByteArray());
    }
};

QTEST_GUILESS_MAIN(MetricsCommandsTest)
#include "metricscommandstest.moc"
