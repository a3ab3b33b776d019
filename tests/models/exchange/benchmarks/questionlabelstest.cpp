// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/questionlabels.h"
#include "models/exchange/benchmarks/ciibench.h"
#include "models/exchange/benchmarks/labelstudiofile.h"
#include "tests/models/exchange/fixtures.h"
#include "tests/support/kinds/cmmmupreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;
using namespace yuyi::test;

namespace {

Preset subjects()
{
    return *builtInPreset(QStringLiteral("cmmmu"));
}

/// The first line of CMMMU's form with these members in place of its own.
Result<ImportedSet> lineWith(const Json &members)
{
    Json line = json(cmmmuLines().split('\n').constFirst());
    for (const auto &[key, value] : members.items())
        line[key] = value;
    return readItems(jsonText(line), QStringLiteral("science.jsonl"), ImportFormat::Cmmmu, subjects());
}

/// Why the line does not come in.
QString refusal(const Json &members)
{
    const auto set = lineWith(members);
    return set && set->refused.size() == 1 ? set->refused.constFirst().sentence : QString();
}

/// An entry of two questions about one image, with the labels of both.
Json nested()
{
    return json(R"json({"local_path": "images/1.jpg",
 "questions": [{"id": "1", "question": "哪个？", "options": ["一", "二"], "answer": "A", "correct_option": "一"},
  {"id": "2", "question": "为何？", "options": ["三", "四"], "answer": "B", "correct_option": "四"}],
 "meta_data": {"image_type": "海报(Poster)", "category": "科学", "subcategory": "物理", "subfield": {"choices": ["电路", "电磁学"]},
  "metaphorical_meaning": "含义", "explanation": "解释"}})json");
}

/// Items of one entry, which was read.
struct Entry {
    explicit Entry(const Json &raw)
    {
        const auto entry = readCiiBench(raw, preset);
        if (!entry)
            qFatal("%s", qPrintable(entry.error().sentence));
        source = std::make_shared<const SourceView>(SourceView{raw, *entry});
        for (qsizetype i = 0; i < entry->content.questions.size(); ++i) {
            Item item;
            item.labels = labelsOfQuestion(entry->content, i);
            item.explanation = entry->content.explanation;
            item.impliedMeaning = entry->content.impliedMeaning;
            item.question = entry->content.questions.at(i);
            items.append(item);
        }
    }
    Json written(bool fromSource = true) const
    {
        QList<PlannedItem> planned;
        for (qsizetype i = 0; i < items.size(); ++i) {
            PlannedItem one;
            one.item = &items.at(i);
            one.id = source->entry.itemIds.at(i);
            one.imagePath = QStringLiteral("images/1.jpg");
            if (fromSource)
                one.source = source;
            one.sourceQuestion = fromSource ? static_cast<int>(i) : -1;
            planned.append(one);
        }
        return writeCiiBench(planned, preset, true);
    }
    Labels readBack(const Json &entry, qsizetype question) const
    {
        const auto read = readCiiBench(entry, preset);
        return read ? labelsOfQuestion(read->content, question) : Labels();
    }

    Preset preset = questionLabelPreset();
    std::shared_ptr<const SourceView> source;
    QList<Item> items;
};

} // namespace

/// Labels of questions in the files of benchmarks.
class QuestionLabelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineLabelsItsQuestion()
    {
        const auto set = readItems(cmmmuLines(), QStringLiteral("science.jsonl"), ImportFormat::Cmmmu, subjects());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.constFirst().sentence));
        const AnnotationContent &first = set->entries.constFirst().content;
        QVERIFY(first.labels.isEmpty());
        QCOMPARE(first.questions.constFirst().labels, codedLabels({{"category", {QStringLiteral("science")}},
                                                                   {"subcategory", {QStringLiteral("chemistry")}},
                                                                   {"subfield", {QStringLiteral("分子")}},
                                                                   {"img_type", {QStringLiteral("photograph")}},
                                                                   {"difficulty_level", {QStringLiteral("easy")}}}));
        // What the whole set says is read from there, too.
        const LooseItems loose = looseItems(*set);
        QCOMPARE(loose.items.constFirst().labels, first.questions.constFirst().labels);
        // A book is a source as a site is.
        QCOMPARE(set->entries.at(0).sourceUrl, QStringLiteral("https://example.org/12"));
        QCOMPARE(set->entries.at(1).sourceUrl, QStringLiteral("练习题"));
    }

    void typedLabelsAreCleaned()
    {
        const auto set = lineWith({{"subfield", Json::array({"  概率论 与\t统计", "e\u0301tale", "概率论 与 统计"})}, {"distribution", "考研"}});
        QVERIFY(set && set->refused.isEmpty());
        const Labels labels = set->entries.constFirst().content.questions.constFirst().labels;
        QCOMPARE(labels.value(DimensionCode(QStringLiteral("subfield"))),
                 (QList<LabelCode>{LabelCode(QStringLiteral("概率论 与 统计")), LabelCode(QStringLiteral("étale"))}));
        QCOMPARE(labels.value(DimensionCode(QStringLiteral("distribution"))), QList<LabelCode>{LabelCode(QStringLiteral("考研"))});
    }

    void whatIsNoLabel()
    {
        QString said = refusal({{"subcategory", "占星"}});
        QVERIFY2(said.contains(QStringLiteral("/subcategory")) && said.contains(QStringLiteral("占星")), qPrintable(said));
        said = refusal({{"subfield", Json::array({"概率论;统计"})}});
        QVERIFY2(said.contains(QStringLiteral("/subfield")) && said.contains(QStringLiteral("semicolon")), qPrintable(said));
        said = refusal({{"distribution", Json::array({"本科", "考研"})}});
        QVERIFY2(said.contains(QStringLiteral("only one label")), qPrintable(said));
        Json many = Json::array();
        for (int i = 0; i <= mostOpenLabels; ++i)
            many.push_back("概念" + std::to_string(i));
        said = refusal({{"subfield", many}});
        QVERIFY2(said.contains(QStringLiteral("at most 40 label")), qPrintable(said));
    }

    /// A question that was written here has all members of the published lines.
    void aNewLine()
    {
        Project project;
        project.set.preset = subjects();
        project.set.items.clear();
        Item &item = project.addOwn(1, QStringLiteral("dev"));
        item.question.kind = QStringLiteral("choice");
        item.question.options.resize(4);
        item.labels = codedLabels({{"category", {QStringLiteral("art-and-design")}},
                                   {"subcategory", {QStringLiteral("music")}},
                                   {"subfield", {QStringLiteral("和声"), QStringLiteral("对位")}},
                                   {"img_type", {QStringLiteral("sheet-music")}},
                                   {"difficulty_level", {QStringLiteral("middle")}},
                                   {"distribution", {QStringLiteral("本科")}}});
        const auto report = project.write(ExportFormat::Cmmmu, QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        const QString file = QStringLiteral("out/cmmmu-data-dev/art_and_design/art_and_design.jsonl");
        const Json line = json(contents(project.path(file)).trimmed());
        QVERIFY2(line["category"] == "艺术与设计" && line["subcategory"] == "音乐" && line["subfield"] == Json::array({"和声", "对位"})
                     && line["img_type"] == Json::array({"乐谱"}) && line["difficulty_level"] == "middle" && line["distribution"] == "本科",
                 jsonText(line).constData());
    }

    /// Cells of tables, records of the flat form and our own lines hold them, and the first two come back.
    void otherForms()
    {
        Project project;
        project.set.preset = subjects();
        project.set.items.clear();
        Item &item = project.addOwn(1, QStringLiteral("dev"));
        item.question.kind = QStringLiteral("choice");
        item.question.options.resize(2);
        item.question.options[0].correct = true;
        item.labels = codedLabels({{"category", {QStringLiteral("science")}},
                                   {"subcategory", {QStringLiteral("mathematics")}},
                                   {"subfield", {QStringLiteral("图论, 初步"), QStringLiteral("组合数学")}},
                                   {"img_type", {QStringLiteral("table"), QStringLiteral("map")}}});
        QVERIFY(project.write(ExportFormat::CiiFlat, QStringLiteral("flat")));
        const auto flat = readItems(project.path(QStringLiteral("flat/dev.json")), ImportFormat::CiiFlat, subjects());
        QVERIFY2(flat && flat->entries.size() == 1, flat ? "" : qPrintable(flat.error().sentence));
        QCOMPARE(flat->entries.constFirst().content.questions.constFirst().labels, item.labels);

        QVERIFY(project.write(ExportFormat::VlmEvalKit, QStringLiteral("set.tsv")));
        QVERIFY(contents(project.path(QStringLiteral("set.tsv"))).contains("图论, 初步;组合数学"));
        const QByteArray picture = QByteArray("\x89PNG\r\n\x1a\n" + QByteArray(120, 'p')).toBase64();
        const QByteArray rows =
            "index\timage\tquestion\tA\tB\tanswer\tcategory\tsubcategory\tsubfield\timg_type\tdistribution\n1\t"
            + picture + "\t哪个？\t一\t二\tA\t科学\t数学\t图论, 初步; 组合数学\t地图;表格\tnan\n";
        const auto table = readItems(rows, QStringLiteral("set.tsv"), ImportFormat::VlmEvalKit, subjects());
        QVERIFY2(table, table ? "" : qPrintable(table.error().sentence));
        QVERIFY2(table->refused.isEmpty(), table->refused.isEmpty() ? "" : qPrintable(table->refused.constFirst().sentence));
        QCOMPARE(table->entries.constFirst().content.questions.constFirst().labels, item.labels);

        QVERIFY(project.write(ExportFormat::Jsonl, QStringLiteral("lines")));
        const Json line = json(contents(project.path(QStringLiteral("lines/dev.jsonl"))).trimmed());
        QVERIFY2(line["labels"]["subfield"] == Json::array({"图论, 初步", "组合数学"}) && line["labels"]["distribution"] == Json::array(),
                 jsonText(line).constData());
        QVERIFY(project.write(ExportFormat::Csv, QStringLiteral("set.csv")));
        QVERIFY(contents(project.path(QStringLiteral("set.csv"))).contains("图论, 初步;组合数学"));
    }

    /// In the Hub's records of II-Bench a list is a text, in brackets or with semicolons; a comma may be a part of a typed label.
    void listsInTexts()
    {
        const auto fieldOf = [](const char *text) {
            Json record = json(
                R"json({"id": "1", "image": "1.jpg", "question": "哪个？", "option1": "一", "option2": "二", "answer": "A"})json");
            record["subfield"] = text;
            const auto set = readItems(jsonText(Json::array({record})), QStringLiteral("dev.json"),
                                       ImportFormat::IiBench, questionLabelPreset());
            QStringList labels;
            if (set && set->entries.size() == 1) {
                const QList<LabelCode> own =
                    set->entries.constFirst().content.questions.constFirst().labels.value(DimensionCode(QStringLiteral("subfield")));
                for (const LabelCode &label : own)
                    labels.append(label.text());
            }
            return labels;
        };
        QCOMPARE(fieldOf("力学, 初步"), QStringList{QStringLiteral("力学, 初步")});
        QCOMPARE(fieldOf("力学;光学"), (QStringList{QStringLiteral("力学"), QStringLiteral("光学")}));
        QCOMPARE(fieldOf("['力学', '光学']"), (QStringList{QStringLiteral("力学"), QStringLiteral("光学")}));
        QCOMPARE(fieldOf(""), QStringList());
    }

    void unchangedEntriesStay()
    {
        const Entry entry(nested());
        QCOMPARE(entry.items.at(0).labels, entry.items.at(1).labels);
        QVERIFY2(entry.written() == nested(), jsonText(entry.written()).constData());
    }

    /// Questions of one entry that differ have their own labels, one without any an empty text.
    void eachQuestionKeepsItsOwn()
    {
        Entry entry(nested());
        entry.items[1].labels[DimensionCode(QStringLiteral("subcategory"))] = {LabelCode(QStringLiteral("math"))};
        entry.items[1].labels.remove(DimensionCode(QStringLiteral("subfield")));
        const Json written = entry.written();
        Json wanted = nested();
        wanted["questions"][1]["subcategory"] = "数学";
        wanted["questions"][1]["subfield"] = "";
        QVERIFY2(written == wanted, jsonText(written).constData());
        for (qsizetype i = 0; i < 2; ++i)
            QCOMPARE(entry.readBack(written, i), entry.items.at(i).labels);
        // From there it is written again as it is, and the first question may change without the second.
        Entry again(written);
        QVERIFY2(again.written() == written, jsonText(again.written()).constData());
        again.items[0].labels[DimensionCode(QStringLiteral("category"))] = {LabelCode(QStringLiteral("business"))};
        for (const bool fromSource : {true, false}) {
            const Json changed = again.written(fromSource);
            for (qsizetype i = 0; i < 2; ++i)
                QCOMPARE(again.readBack(changed, i), again.items.at(i).labels);
        }
    }

    /// Label Studio labels images: what it is asked for, and what is taken from it.
    void labelStudioHasThoseOfImages()
    {
        Project project;
        project.set.preset = questionLabelPreset();
        const auto report = project.write(ExportFormat::LabelStudio, QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        QCOMPARE(report->notes.size(), 1);
        QVERIFY2(report->notes.constFirst().contains(project.set.preset.dimension(DimensionCode(QStringLiteral("subfield")))->title.text()),
                 qPrintable(report->notes.constFirst()));
        const QByteArray asked = contents(project.path(QStringLiteral("out/labeling-config.xml")));
        QVERIFY(asked.contains("name=\"domain\"") && !asked.contains("subcategory") && !asked.contains("subfield"));
        Json result{{"from_name", "subcategory"}, {"to_name", "Image"}, {"type", "choices"}};
        result["value"]["choices"] = Json::array({"物理"});
        Json annotation{{"completed_by", 1}};
        annotation["result"] = Json::array({result});
        Json task{{"id", 4}};
        task["data"]["image"] = "a.jpg";
        task["annotations"] = Json::array({annotation});
        const auto file = readLabelStudio(jsonText(Json::array({task})), questionLabelPreset());
        QVERIFY2(file, file ? "" : qPrintable(file.error().sentence));
        QVERIFY(file->labelled.isEmpty());
        QCOMPARE(file->refused.size(), 1);
        QVERIFY2(file->refused.constFirst().sentence.contains(QStringLiteral("subcategory")),
                 qPrintable(file->refused.constFirst().sentence));
    }
};

QTEST_GUILESS_MAIN(QuestionLabelsTest)
#include "questionlabelstest.moc"
