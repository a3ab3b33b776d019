// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/exchange/fixtures.h"
#include "tests/models/exchange/python.h"
#include "tests/support/kinds/severalpreset.h"
#include "tests/support/kinds/writtenpreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;

/// A task folder for lmms-eval: its files, and its functions as Python runs them.
class LmmsEvalTest : public QObject
{
    Q_OBJECT

    static QList<Json> rowsOf(const QString &path)
    {
        QList<Json> rows;
        for (const QByteArray &line : contents(path).trimmed().split('\n'))
            rows.append(json(line));
        return rows;
    }
    static QStringList filesIn(const QString &folder, const QString &pattern)
    {
        return QDir(folder).entryList({pattern}, QDir::Files, QDir::Name);
    }
    /// What a line of Python prints as JSON with the functions of the folder at hand; null where it fails.
    static Json python(const QString &folder, const QString &expression)
    {
        return fixtures::python(QStringLiteral("import json, sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, %1)\n"
                                               "import utils\n"
                                               "rows = [json.loads(line) for line in open(%1 + '/all.jsonl', encoding='utf-8')]\n"
                                               "print(json.dumps(%2))\n")
                                    .arg(literal(folder), expression));
    }

private Q_SLOTS:
    void aTaskForEachSplitAndConfiguration();
    void everyValueIsAText();
    void repliesAreRead();
    void kindsOfQuestionsArePromptedAndScored();
    void labelsAndOptionLines();
    void withoutKeysAnswersAreOnlyCollected();
    void aPresetWithoutSuchAConfigurationIsRefused();
};

void LmmsEvalTest::aTaskForEachSplitAndConfiguration()
{
    Project project;
    project.addOwn(2, QStringLiteral("test")).question.rationale.clear();
    const auto report = project.write(ExportFormat::LmmsEval, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QVERIFY(report->notes.isEmpty());
    const QString out = project.path(QStringLiteral("out"));
    const QStringList tasks = filesIn(out, QStringLiteral("*.yaml"));
    // Those of the preset that show the image and have no examples.
    for (const char *name : {"yuyi_cii_bench_dev.yaml", "yuyi_cii_bench_dev__cot.yaml", "yuyi_cii_bench_test.yaml",
                             "yuyi_cii_bench_test__domain.yaml", "yuyi_cii_bench_test__rhetoric.yaml"})
        QVERIFY2(tasks.contains(QLatin1String(name)), name);
    QVERIFY(tasks.filter(QStringLiteral("shot")).isEmpty());
    QVERIFY(tasks.filter(QStringLiteral("text")).isEmpty());

    const QString yaml = QString::fromUtf8(contents(out % QStringLiteral("/yuyi_cii_bench_test.yaml")));
    for (const char *line : {"task: \"yuyi_cii_bench_test\"\n", "tag: \"yuyi_cii_bench\"\n", "dataset_path: json\n",
                             "    test: \"test.jsonl\"\n", "test_split: test\n", "doc_to_visual: !function utils.doc_to_visual\n",
                             "process_results: !function utils.process_results\n", "  until: []\n", "  - metric: \"accuracy\"\n",
                             "    configuration: \"none\"\n"})
        QVERIFY2(yaml.contains(QLatin1String(line)), line);
    // A metric for each label that occurs in the split, and for no other.
    QVERIFY(yaml.contains(QStringLiteral("  - metric: \"accuracy_domain_life\"\n")));
    QVERIFY(!yaml.contains(QStringLiteral("accuracy_domain_society")));
    const QString dev = QString::fromUtf8(contents(out % QStringLiteral("/yuyi_cii_bench_dev__cot.yaml")));
    QVERIFY(dev.contains(QStringLiteral("accuracy_domain_society")));
    QVERIFY(dev.contains(QStringLiteral("configuration: \"cot\"")));
    QVERIFY2(!dev.contains(QStringLiteral("tag:")), "--tasks yuyi_cii_bench runs the plain prompt only");

    for (const Json &row : rowsOf(out % QStringLiteral("/dev.jsonl"))) {
        const QString picture = fromUtf8(row["image"].get<std::string>());
        QVERIFY2(QFile::exists(out % u'/' % picture), qPrintable(picture));
    }
}

void LmmsEvalTest::everyValueIsAText()
{
    Project project;
    QVERIFY(project.write(ExportFormat::LmmsEval, QStringLiteral("out")));
    const QList<Json> rows = rowsOf(project.path(QStringLiteral("out/dev.jsonl")));
    QCOMPARE(rows.size(), 4);
    for (const Json &row : rows) {
        for (const auto &[name, value] : row.items())
            QVERIFY2(value.is_string(), name.c_str());
    }
    const Json &first = rows.constFirst();
    QVERIFY(first["id"] == "dev-1" && first["answer"] == "B");
    QVERIFY(Json::parse(first["options"].get<std::string>())[1] == "二二");
    // An image with several labels in a dimension has them all.
    QVERIFY(Json::parse(rows.at(1)["labels"].get<std::string>())["image_type"].size() == 2);
}

void LmmsEvalTest::repliesAreRead()
{
    Project project;
    for (Item &item : project.set.items)
        item.split.clear();
    QVERIFY(project.write(ExportFormat::LmmsEval, QStringLiteral("out")));
    const QString out = project.path(QStringLiteral("out"));
    const Json read = python(out, QStringLiteral("[utils.read_answer(rows[0], reply) for reply in "
                                                 "['B', '答案：B', '**Answer: b**', 'The answer is (C).', '二二', '\\\\boxed{D}', "
                                                 "'<think>A? C?</think>F', 'A man stands there', 'no idea', '', None]]"));
    QCOMPARE(QString::fromUtf8(jsonText(read)), QStringLiteral(R"(["B","B","B","C","B","D","F",null,null,null,null])"));
    // Half of the thinking, what is denied, and two options where one is asked for.
    const Json careful = python(out, QStringLiteral("[utils.read_answer(rows[0], reply) for reply in "
                                                    "['Clearly A.\\n</think>\\n\\nC', '<think>The answer is F', "
                                                    "'The answer is not B.', '答案不是A，而是B', 'The answer is A and C.']]"));
    QCOMPARE(QString::fromUtf8(jsonText(careful)), QStringLiteral(R"(["C",null,null,"B",null])"));
    const Json text = python(out, QStringLiteral("utils.doc_to_text(rows[0], {'configuration': 'domain'})"));
    const QString prompt = fromUtf8(text.get<std::string>());
    QVERIFY2(prompt.contains(QStringLiteral("关键词：社会\n这张图片有什么隐喻？\n(A) 一\n(B) 二二")), qPrintable(prompt));
    const Json scores = python(out, QStringLiteral("utils.process_results(rows[0], ['答案：B'])"));
    QVERIFY(scores["accuracy"] == 1.0 && scores["unread"] == 0.0 && scores["accuracy_domain_society"] == 1.0);
    // By this the item is found again when the samples are imported.
    QVERIFY(scores["submission"]["id"] == "dev-1");
    QVERIFY(python(out, QStringLiteral("utils.doc_to_target(rows[0])")) == "B");
}

void LmmsEvalTest::kindsOfQuestionsArePromptedAndScored()
{
    Project project;
    project.set.preset = test::writtenPreset();
    Json preset = test::writtenPresetJson();
    preset["kinds"].push_back(test::severalPresetJson()["kinds"][0]);
    project.set.preset = *readPreset(jsonText(preset));
    project.set.items.clear();
    Item &several = project.addOwn(2, {});
    several.question.kind = QStringLiteral("several");
    several.question.options.resize(4);
    several.question.options[0].correct = true;
    Item &verdict = project.addOwn(3, {});
    verdict.question.kind = QStringLiteral("true-false");
    verdict.question.options = {{OptionId::create(), QStringLiteral("对"), {}, false}, {OptionId::create(), QStringLiteral("错"), {}, true}};
    Item &written = project.addOwn(4, {});
    written.question.kind = QStringLiteral("written");
    written.question.options.clear();
    written.question.accepted = {QStringLiteral("3.50"), QStringLiteral("三只猫")};
    const auto report = project.write(ExportFormat::LmmsEval, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    // Other rules than ours for written answers: said.
    QCOMPARE(report->notes.filter(QStringLiteral("fill-in question")).size(), 1);
    const QString out = project.path(QStringLiteral("out"));
    const Json right = python(out, QStringLiteral("[[utils.is_right(row, utils.read_answer(row, reply)) for reply in replies] "
                                                  "for row, replies in zip(rows, [['A, C', '答案：CA', 'C', 'A'], "
                                                  "['错', 'B', '对', '不错'], ['3.5', '答案：三只猫。', '35', '两只猫']])]"));
    QCOMPARE(QString::fromUtf8(jsonText(right)),
             QStringLiteral("[[true,true,false,false],[true,true,false,false],[true,true,false,false]]"));
    const Json prompt = python(out, QStringLiteral("utils.doc_to_text(rows[1], {'configuration': 'none'})"));
    QVERIFY2(fromUtf8(prompt.get<std::string>()).startsWith(QStringLiteral("请判断")), prompt.dump().c_str());
    const Json scores = python(out, QStringLiteral("utils.process_results(rows[0], ['A'])"));
    QVERIFY2(scores["accuracy_kind_several"] == 0.0, scores.dump().c_str());
    QVERIFY(contents(out % QStringLiteral("/yuyi_written_answers_all.yaml")).contains("accuracy_kind_several"));
}

/// Options as the configuration writes them, and a metric for each closed label of a question, but none for typed ones.
void LmmsEvalTest::labelsAndOptionLines()
{
    Project project;
    project.set.preset = *builtInPreset(QStringLiteral("cmmmu"));
    project.set.items.clear();
    Item &item = project.addOwn(2, {});
    item.question.kind = QStringLiteral("choice");
    item.question.options.resize(4);
    item.question.options[0].text = QStringLiteral("{text}");
    item.labels.insert(DimensionCode(QStringLiteral("subfield")), {LabelCode(QStringLiteral("和声"))});
    const auto report = project.write(ExportFormat::LmmsEval, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    const QString out = project.path(QStringLiteral("out"));
    const auto prompt = [&](const QString &configuration) {
        const Json text = python(out, QStringLiteral("utils.doc_to_text(rows[0], {'configuration': '%1'})").arg(configuration));
        return text.is_string() ? fromUtf8(text.get<std::string>()) : QString();
    };
    QVERIFY2(prompt(QStringLiteral("lmms-eval"))
                 .contains(QStringLiteral("选项：\n(A) {text}\n(B) 选项1\n")),
             qPrintable(prompt(QStringLiteral("lmms-eval"))));
    QVERIFY2(prompt(QStringLiteral("vlmevalkit")).contains(QStringLiteral("Options:\nA. {text}\nB. 选项1\n")),
             qPrintable(prompt(QStringLiteral("vlmevalkit"))));
    const Json scores = python(out, QStringLiteral("utils.process_results(rows[0], ['C'])"));
    QVERIFY2(scores["accuracy_subcategory_art"] == 1.0 && scores["accuracy_img_type_sketch"] == 1.0, scores.dump().c_str());
    QVERIFY2(jsonText(scores).indexOf("subfield") < 0, scores.dump().c_str());
}

void LmmsEvalTest::withoutKeysAnswersAreOnlyCollected()
{
    Project project;
    project.set.withKeys = false;
    for (Item &item : project.set.items)
        item.split.clear();
    QVERIFY(project.write(ExportFormat::LmmsEval, QStringLiteral("out")));
    const QString out = project.path(QStringLiteral("out"));
    for (const Json &row : rowsOf(out % QStringLiteral("/all.jsonl")))
        QVERIFY(!row.contains("answer") && !row.contains("accepted"));
    QVERIFY(python(out, QStringLiteral("utils.doc_to_target(rows[0])")) == "");
    const QByteArray yaml = contents(out % QStringLiteral("/yuyi_cii_bench_all.yaml"));
    QVERIFY(yaml.contains("utils.aggregate_submission") && !yaml.contains("accuracy"));
    const Json scores = python(out, QStringLiteral("utils.process_results(rows[0], ['B'])"));
    QCOMPARE(QString::fromUtf8(jsonText(scores)),
             QStringLiteral(R"({"submission":{"id":"dev-1","split":"","answer":"B","response":"B"}})"));
}

void LmmsEvalTest::aPresetWithoutSuchAConfigurationIsRefused()
{
    Project project;
    for (Configuration &configuration : project.set.preset.configurations)
        configuration.withImage = false;
    const auto report = project.write(ExportFormat::LmmsEval, QStringLiteral("out"));
    QVERIFY(!report && report.error().code == ErrorCode::Invalid);
    QVERIFY(!QFile::exists(project.path(QStringLiteral("out"))));
}

QTEST_GUILESS_MAIN(LmmsEvalTest)
#include "lmmsevaltest.moc"
