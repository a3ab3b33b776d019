// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/preset.h"
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// A step before the question, from the command line.
class StepsTest : public QObject
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
        preset["code"] = "with-step";
        preset["configurations"].push_back(
            {{"code", "look-first"},
             {"title", {{"zh", "先看后答"}, {"en", "Look first"}}},
             {"prompt", "{step}\n{question}\n{options}"},
             {"withImage", false},
             {"steps", Json::array({Json{{"each", "picture"}, {"prompt", "Describe the picture."}}})}});
        QVERIFY(m_cli.write(QStringLiteral("step.json"), jsonText(preset)));
        writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
        QVERIFY_ENDED(run(QStringLiteral("new p --preset step.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items p bench/items.json --images bench")), 0);
        QVERIFY_ENDED(run(QStringLiteral("endpoint p add --name right --dialect practice --accuracy 1 --spread 0 --delay-ms 0 --misses 0 "
                                         "--faults 0 --quiet")),
                      0);
    }

    void oneCommandAsksBoth()
    {
        const auto shown = json(QStringLiteral("run p --endpoint right --config look-first --dry-run"));
        QVERIFY_ENDED(shown, 0);
        QVERIFY2(shown.json()["requests"] == 2 * items && shown.json()["pictures"] == items, shown.told().constData());
        const auto asked = json(QStringLiteral("run p --endpoint right --config look-first"));
        const Json runs = asked.json()["runs"];
        QVERIFY2(runs.size() == 2, asked.told().constData());
        QVERIFY2(runs[0]["kind"] == "steps" && runs[0]["sent"] == items && runs[0]["miss"] == 0, asked.told().constData());
        QVERIFY2(runs[1]["kind"] == "questions" && runs[1]["sent"] == items && runs[1]["complete"] == true, asked.told().constData());
        QVERIFY(asked.json()["run"] == runs[1]["run"]);
        // Nothing is asked twice.
        QVERIFY_ENDED(json(QStringLiteral("run p --endpoint right --config look-first")), 3);
    }
};

QTEST_GUILESS_MAIN(StepsTest)
#include "stepstest.moc"
