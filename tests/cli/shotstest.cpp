// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// Few-shot examples that a preset's rule chooses for each item, from the command line.
class ShotsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 6;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

private Q_SLOTS:
    void initTestCase()
    {
        Json preset = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
        preset["code"] = "with-rule";
        for (const int shots : {2, 3}) {
            preset["configurations"].push_back({{"code", "same-" + std::to_string(shots)},
                                                {"title", {{"zh", "同领域"}, {"en", "Same domain"}}},
                                                {"prompt", "{question}\n{options}"},
                                                {"shots", shots},
                                                {"shotsBy", {{"same", Json::array({"domain"})}, {"answer", "-> {answer}"}}}});
        }
        QVERIFY(m_cli.write(QStringLiteral("rule.json"), jsonText(preset)));
        writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
        QVERIFY_ENDED(run(QStringLiteral("new p --preset rule.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items p bench/items.json --images bench")), 0);
        QVERIFY_ENDED(run(QStringLiteral("endpoint p add --name right --dialect practice --accuracy 1 --spread 0 --delay-ms 0 --misses 0 "
                                         "--faults 0 --quiet")),
                      0);
    }

    void eachItemIsAskedWithExamplesOfItsOwn()
    {
        const auto shown = json(QStringLiteral("run p --endpoint right --config same-2 --dry-run"));
        QVERIFY_ENDED(shown, 0);
        // No item is left out, and each is sent with its two examples.
        QVERIFY2(shown.json()["requests"] == items && shown.json()["pictures"] == 3 * items, shown.told().constData());
        QVERIFY2(QString::fromStdString(shown.json()["notes"].dump()).contains(QStringLiteral("same-2")), shown.told().constData());
        const auto asked = json(QStringLiteral("run p --endpoint right --config same-2 --seed 4"));
        QVERIFY_ENDED(asked, 0);
        QVERIFY2(asked.json()["sent"] == items && asked.json()["correct"] == items, asked.told().constData());
        // The same seed is the same run; another seed asks with other examples.
        QVERIFY_ENDED(json(QStringLiteral("run p --endpoint right --config same-2 --seed 4")), 3);
        const Json rows = json(QStringLiteral("results p --runs right/same-2")).json()["rows"];
        bool counted = false;
        for (const Json &row : rows)
            counted = counted || (row["cell"]["accuracy"] == 1.0 && row["cell"]["n"] == items);
        QVERIFY(counted);
        // Items that the command names are everybody's examples, and are left out as ever.
        const auto named = json(QStringLiteral("run p --endpoint right --config same-2 --examples dev-0,dev-1 --dry-run"));
        QVERIFY_ENDED(named, 0);
        QVERIFY2(named.json()["requests"] == items - 2, named.told().constData());
    }

    void tooFewExamplesAreSaid()
    {
        // Three items of each domain: none has three others.
        QVERIFY_ENDED(run(QStringLiteral("run p --endpoint right --config same-3 --dry-run")), 3);
        const auto refused = run(QStringLiteral("run p --endpoint right --config same-3"));
        QVERIFY_ENDED(refused, 3);
        QVERIFY2(refused.said.contains(QStringLiteral("dev-0")) && refused.said.contains(QStringLiteral("same-3"))
                     && refused.said.contains(QStringLiteral("needs 3")) && refused.said.contains(QStringLiteral("only 2")),
                 refused.told().constData());
        // So is a configuration whose examples are named one by one.
        const auto named = run(QStringLiteral("run p --endpoint right --config 3-shot --examples dev-0"));
        QVERIFY_ENDED(named, 3);
        QVERIFY2(named.said.contains(QStringLiteral("needs 3")) && named.said.contains(QStringLiteral("has 1")), named.told().constData());
    }
};

QTEST_GUILESS_MAIN(ShotsTest)
#include "shotstest.moc"
