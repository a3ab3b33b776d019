// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/writtenpreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Sets that go to lmms-eval and Label Studio, and labels that come back from there.
class TaskFilesTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 4;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }
    Json fileOf(const QString &name) const
    {
        const Json parsed = Json::parse(m_cli.read(name).toStdString(), nullptr, false);
        return parsed.is_discarded() ? Json() : parsed;
    }
    /// A file of Label Studio about one image, with one label for its domain.
    bool writeLabels(const std::string &image, const Json &by, const std::string &domain) const
    {
        const Json result = {{"from_name", "domain"}, {"to_name", "Image"}, {"type", "choices"}, {"value", {{"choices", {domain}}}}};
        const Json annotation = {{"completed_by", by}, {"was_cancelled", false}, {"result", Json::array({result})}};
        const Json task = {{"id", 12}, {"data", {{"image", "/data/upload/1/" + image}}}, {"annotations", Json::array({annotation})}};
        return m_cli.write(QStringLiteral("labels.json"), jsonText(Json::array({task})));
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
        QVERIFY_ENDED(run(QStringLiteral("new base --preset cii-bench --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench --quiet")), 0);
    }

    void lmmsEvalGetsATaskFolder()
    {
        const auto ended = json(QStringLiteral("export base task --format lmms-eval --split dev:1,test:rest --seed 3"));
        QVERIFY_ENDED(ended, 0);
        QVERIFY2(ended.json()["questions"] == items && ended.json()["notes"].empty(), ended.told().constData());
        for (const char *name : {"task/utils.py", "task/task.json", "task/dev.jsonl", "task/test.jsonl", "task/README.md",
                                 "task/yuyi_cii_bench_dev.yaml", "task/yuyi_cii_bench_test__cot.yaml"})
            QVERIFY2(QFile::exists(m_cli.path(QLatin1String(name))), name);
        QVERIFY(m_cli.read(QStringLiteral("task/utils.py")).contains("def process_results(doc, results):"));
        const Json row = Json::parse(m_cli.read(QStringLiteral("task/dev.jsonl")).trimmed().toStdString());
        QVERIFY(QFile::exists(m_cli.path(QStringLiteral("task/") % fromUtf8(row["image"].get<std::string>()))));
        // Not over something that is there.
        QVERIFY_ENDED(run(QStringLiteral("export base task --format lmms-eval")), 3);
    }

    void fillInQuestionsAreComparedByOtherRules()
    {
        QVERIFY(m_cli.write(QStringLiteral("written.json"), jsonText(writtenPresetJson())));
        QVERIFY_ENDED(run(QStringLiteral("new written --preset written.json --as Lena --quiet")), 0);
        Json entries = fileOf(QStringLiteral("bench/items.json"));
        for (Json &entry : entries) {
            Json &question = entry["questions"][0];
            question["question_type"] = "填空";
            question["options"] = Json::array();
            question["answer"] = "谜底";
            question.erase("correct_option");
        }
        QVERIFY(m_cli.write(QStringLiteral("bench/written.json"), jsonText(entries)));
        QVERIFY_ENDED(run(QStringLiteral("import items written bench/written.json --images bench --quiet")), 0);
        const auto ended = json(QStringLiteral("export written fill --format lmms-eval"));
        QVERIFY_ENDED(ended, 0);
        QVERIFY2(ended.json()["notes"].size() == 1 && ended.said.contains(QStringLiteral("fill-in")), ended.told().constData());
    }

    void labelStudioGetsTasksWithPredictions()
    {
        const auto ended = json(QStringLiteral("export base studio --format label-studio --without-keys"));
        QVERIFY_ENDED(ended, 0);
        QVERIFY(m_cli.read(QStringLiteral("studio/labeling-config.xml")).contains("<Choices name=\"domain\""));
        const QStringList names = QDir(m_cli.path(QStringLiteral("studio"))).entryList({QStringLiteral("*.json")}, QDir::Files);
        size_t number = 0;
        for (const QString &name : names) {
            const Json tasks = fileOf(QStringLiteral("studio/") % name);
            QVERIFY(tasks.is_array() && !tasks.empty());
            QVERIFY(tasks[0]["predictions"][0]["result"].size() == 5 && !tasks[0]["data"]["questions"][0].contains("answer"));
            number += tasks.size();
        }
        QCOMPARE(number, size_t(items));
    }

    void labelsComeBackIntoTheDraftOfTheirAnnotator()
    {
        QVERIFY_ENDED(run(QStringLiteral("demo example --language en --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("people example add Ada --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("assign example give --to Ada --images 1 --quiet")), 0);
        const Json work = json(QStringLiteral("assign example list --person Ada --state open")).json()["work"];
        QCOMPARE(work.size(), size_t(1));
        const std::string image = work[0]["image"].get<std::string>();

        QVERIFY(writeLabels(image, 7, "Weather"));
        const auto unknown = json(QStringLiteral("import labels example labels.json --person Ada"));
        QVERIFY_ENDED(unknown, 1);
        const Json fault = unknown.json()["refused"][0];
        QVERIFY2(fault["task"] == "12" && fault["field"] == "/annotations/0/result/0/value/choices/0", unknown.told().constData());

        QVERIFY(writeLabels(image, 7, "生活"));
        const auto nobody = run(QStringLiteral("import labels example labels.json"));
        QVERIFY_ENDED(nobody, 1);
        QVERIFY2(nobody.printed.contains(QStringLiteral("Task 12, field “/annotations/0/completed_by”")), nobody.told().constData());
        const auto taken = json(QStringLiteral("import labels example labels.json --annotator 7 --person ada"));
        QVERIFY_ENDED(taken, 0);
        QVERIFY2(taken.json()["labelled"] == 1 && taken.json()["refused"].empty(), taken.told().constData());
        const auto again = json(QStringLiteral("import labels example labels.json --person Ada"));
        QVERIFY_ENDED(again, 0);
        QVERIFY2(again.json()["labelled"] == 0 && again.json()["known"] == 1, again.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("check example")), 0);
    }

    void whatIsNoExportIsRefused()
    {
        const QString sentence = QStringLiteral("JSON export of Label Studio");
        QCOMPARE(refusalFault(m_cli, QStringLiteral("import labels base bench/items.json"), 3, sentence), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("import labels base nothing.json"), 3, QStringLiteral("does not exist")), QByteArray());
    }
};

QTEST_GUILESS_MAIN(TaskFilesTest)
#include "taskfilestest.moc"
