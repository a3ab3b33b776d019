// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/writtenfields.h"
#include "models/exchange/release/croissant.h"
#include "models/exchange/tables/sheetreader.h"
#include "tests/models/exchange/fixtures.h"
#include "tests/support/kinds/writtenpreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;
using namespace yuyi::test;

namespace {

/// Three written questions and a choice. The answers are given in the ways in which people give them, one beside members that the program
/// does not know.
QByteArray writtenBench()
{
    return QByteArray(R"json([
 {"local_path": "images/dev/dev-1.jpg",
  "questions": [
   {"id": "dev-1", "question": "图中的天体是_。", "question_type": "填空", "options": [], "answer": "太阳", "accepted": ["太阳", "日"],
    "unit": "x"}],
  "meta_data": {"domain": "社会"}},
 {"local_path": "images/dev/dev-2.png",
  "questions": [
   {"id": "dev-2", "question": "E(X)=_。", "answer": 0.6},
   {"id": "dev-2b", "question": "选哪个？", "question_type": "选择", "options": ["甲", "乙", "丙"], "correct_option": "乙", "answer": "B"}],
  "meta_data": {"domain": "生活"}},
 {"local_path": "images/dev/dev-3.jpg",
  "questions": [
   {"id": "dev-3", "question": "门高_。", "question_type": "written", "options": null, "answer": ["3.5 米", "3.5m"]}],
  "meta_data": {"domain": "社会"}}
])json");
}

/// The same in the flat form, each question by itself.
QByteArray writtenFlat()
{
    return QByteArray(R"json([
 {"id": "1", "image": "images/dev/dev-1.jpg", "question": "图中的天体是_。", "question_type": "填空", "answer": "太阳",)json"
                      R"json( "accepted": ["太阳", "日"], "unit": "x"},
 {"id": "2", "image": "images/dev/dev-2.png", "question": "E(X)=_。", "answer": 0.6, "option1": null},
 {"id": "2b", "image": "images/dev/dev-2.png", "question": "选哪个？", "question_type": "选择", "option1": "甲", "option2": "乙",)json"
                      R"json( "option3": "丙", "answer": "B", "correct_option": "乙"},
 {"id": "3", "image": "images/dev/dev-3.jpg", "question": "门高_。", "question_type": "written", "answer": ["3.5 米", "3.5m"]}
])json");
}

QByteArray fileOf(ImportFormat format)
{
    return format == ImportFormat::CiiBench ? writtenBench() : writtenFlat();
}

/// The questions of a file that is read with a preset.
QList<Question> questionsIn(const QByteArray &text, ImportFormat format, const Preset &preset = writtenPreset())
{
    QList<Question> questions;
    if (const auto set = readItems(text, QStringLiteral("dev.json"), format, preset)) {
        for (const ImportedEntry &entry : set->entries)
            questions += entry.content.questions;
    }
    return questions;
}

/// One flat entry with these members besides what each must have.
Result<ImportedSet> readOne(const Json &members, const Preset &preset = writtenPreset())
{
    Json entry{{"id", "7"}, {"image", "images/7.png"}, {"question", "几个？"}};
    entry.update(members);
    return readItems(jsonText(Json::array({entry})), QStringLiteral("dev.json"), ImportFormat::CiiFlat, preset);
}

const QStringList &wordings()
{
    static const QStringList all{QStringLiteral("太阳"), QStringLiteral("日")};
    return all;
}

} // namespace

/// Questions whose answer is written, in benchmark files.
class WrittenFieldsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formats_data();
    void questionsAreRead_data() { formats_data(); }
    void questionsAreRead();
    void filesComeBackAsTheyWere_data() { formats_data(); }
    void filesComeBackAsTheyWere();
    void onlyWhatChangedIsWritten_data() { formats_data(); }
    void onlyWhatChangedIsWritten();
    void oneFormBecomesTheOther();
    void ownQuestions();
    void linesHaveTheSameMembers();
    void tablesHoldTheAnswer_data();
    void tablesHoldTheAnswer();
    void withoutKeysNoAnswerLeaves_data();
    void withoutKeysNoAnswerLeaves();
    void answersThatReadersTakeForNothing();
    void rubbishIsRefused_data();
    void rubbishIsRefused();
    void answersAreTidied();
    void noKeyIsNoFault_data();
    void noKeyIsNoFault();
    void withoutSuchAKindOptionsMustBeThere();
    void twoSuchKindsMustBeNamed();
    void anOnlyKindIsNotNamed();
    void choicesStayChoices();
    void theHubIsToldOfNoChoices();
};

void WrittenFieldsTest::formats_data()
{
    QTest::addColumn<int>("format");
    for (const ImportFormat format : {ImportFormat::CiiBench, ImportFormat::CiiFlat})
        QTest::newRow(qPrintable(codeOf(format))) << static_cast<int>(format);
}

void WrittenFieldsTest::questionsAreRead()
{
    QFETCH(int, format);
    const auto kind = static_cast<ImportFormat>(format);
    const auto set = readItems(fileOf(kind), QStringLiteral("dev.json"), kind, writtenPreset());
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
    const QList<Question> questions = questionsIn(fileOf(kind), kind);
    QCOMPARE(questions.size(), 4);
    QStringList kinds;
    for (const Question &question : questions)
        kinds.append(question.kind);
    QCOMPARE(kinds, QStringList({QStringLiteral("written"), QStringLiteral("written"),
                                 QStringLiteral("choice"), QStringLiteral("written")}));
    QCOMPARE(questions.at(0).accepted, wordings());
    QCOMPARE(questions.at(1).accepted, QStringList(QStringLiteral("0.6")));
    QCOMPARE(questions.at(3).accepted, QStringList({QStringLiteral("3.5 米"), QStringLiteral("3.5m")}));
    QVERIFY(questions.at(0).options.isEmpty() && questions.at(1).options.isEmpty() && questions.at(3).options.isEmpty());
    QVERIFY(questions.at(2).accepted.isEmpty());
    QCOMPARE(questions.at(2).keyIndex(), 1);
}

void WrittenFieldsTest::filesComeBackAsTheyWere()
{
    QFETCH(int, format);
    const auto kind = static_cast<ImportFormat>(format);
    Project project(fileOf(kind), kind, QStringLiteral("dev.json"), writtenPreset());
    QVERIFY(project.write(kind == ImportFormat::CiiBench ? ExportFormat::CiiBench : ExportFormat::CiiFlat, QStringLiteral("out")));
    const QByteArray written = contents(project.path(QStringLiteral("out/dev.json")));
    QVERIFY2(equalAsJson(written, fileOf(kind)), written.constData());
}

void WrittenFieldsTest::onlyWhatChangedIsWritten()
{
    QFETCH(int, format);
    const auto kind = static_cast<ImportFormat>(format);
    const bool bench = kind == ImportFormat::CiiBench;
    Project project(fileOf(kind), kind, QStringLiteral("dev.json"), writtenPreset());
    Question &first = project.set.items[0].question;
    first.accepted = {QStringLiteral("日")};
    // The choice is now written, and the last written one is a choice.
    Question &choice = project.set.items[2].question;
    choice.kind = QStringLiteral("written");
    choice.options.clear();
    choice.accepted = {QStringLiteral("乙"), QStringLiteral("B 项")};
    Question &last = project.set.items[3].question;
    last.kind = QStringLiteral("choice");
    last.accepted.clear();
    last.options = {{OptionId::create(), QStringLiteral("三米"), {}, false}, {OptionId::create(), QStringLiteral("四米"), {}, true}};
    QVERIFY(project.write(bench ? ExportFormat::CiiBench : ExportFormat::CiiFlat, QStringLiteral("out")));

    Json expected = json(fileOf(kind));
    Json &changedFirst = bench ? expected[0]["questions"][0] : expected[0];
    changedFirst["answer"] = "日";
    changedFirst.erase("accepted");
    Json &changedChoice = bench ? expected[1]["questions"][1] : expected[2];
    changedChoice["question_type"] = "填空";
    changedChoice["answer"] = "乙";
    changedChoice["accepted"] = {"乙", "B 项"};
    changedChoice.erase("correct_option");
    Json &changedLast = bench ? expected[2]["questions"][0] : expected[3];
    changedLast["question_type"] = "选择";
    changedLast["answer"] = "B";
    changedLast["correct_option"] = "四米";
    if (bench) {
        changedChoice["options"] = Json::array();
        changedLast["options"] = {"三米", "四米"};
    } else {
        for (const char *option : {"option1", "option2", "option3"})
            changedChoice.erase(option);
        changedLast["option1"] = "三米";
        changedLast["option2"] = "四米";
    }
    const QByteArray written = contents(project.path(QStringLiteral("out/dev.json")));
    QVERIFY2(equalAsJson(written, jsonText(expected)), written.constData());
}

/// What goes out in the other form is read there as the same questions, and comes back from there as it was.
void WrittenFieldsTest::oneFormBecomesTheOther()
{
    Project bench(writtenBench(), ImportFormat::CiiBench, QStringLiteral("dev.json"), writtenPreset());
    QVERIFY(bench.write(ExportFormat::CiiFlat, QStringLiteral("flat")));
    const QByteArray flat = contents(bench.path(QStringLiteral("flat/dev.json")));
    const QList<Question> before = questionsIn(writtenBench(), ImportFormat::CiiBench);
    QCOMPARE(questionsIn(flat, ImportFormat::CiiFlat), before);
    const Json entries = json(flat);
    QCOMPARE(fromUtf8(entries[0]["answer"].get<std::string>()), wordings().first());
    QVERIFY(entries[0]["accepted"] == Json::array({"太阳", "日"}));
    QVERIFY2(!entries[0].contains("option1") && !entries[1].contains("accepted"), flat.constData());

    Project again(flat, ImportFormat::CiiFlat, QStringLiteral("dev.json"), writtenPreset());
    QVERIFY(again.write(ExportFormat::CiiBench, QStringLiteral("bench")));
    QCOMPARE(questionsIn(contents(again.path(QStringLiteral("bench/dev.json"))), ImportFormat::CiiBench), before);
    QVERIFY(again.write(ExportFormat::CiiFlat, QStringLiteral("flat")));
    QVERIFY(equalAsJson(contents(again.path(QStringLiteral("flat/dev.json"))), flat));
}

void WrittenFieldsTest::ownQuestions()
{
    Project project;
    project.set.preset = writtenPreset();
    project.set.items.clear();
    Item &own = project.addOwn(2, QStringLiteral("dev"));
    own.question.kind = QStringLiteral("written");
    own.question.options.clear();
    own.question.accepted = {QStringLiteral("3.50")};
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("out")));
    const Json question = json(contents(project.path(QStringLiteral("out/dev.json"))))[0]["questions"][0];
    // A number keeps its digits: it is a text.
    QVERIFY2(equalAsJson(jsonText(question),
                         "{\"id\": \"dev-1\", \"question\": \"这张图片有什么隐喻？\", \"question_type\": \"填空\", \"options\": [], "
                         "\"answer\": \"3.50\"}"),
             jsonText(question).constData());
}

void WrittenFieldsTest::linesHaveTheSameMembers()
{
    Project project(writtenBench(), ImportFormat::CiiBench, QStringLiteral("dev.json"), writtenPreset());
    project.set.extraFiles.insert(QStringLiteral("croissant.json"), croissantOf({}));
    for (const ExportFormat format : {ExportFormat::Jsonl, ExportFormat::ImageFolder}) {
        const QString out = codeOf(format);
        const auto report = project.write(format, out);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        const QByteArrayList lines = contents(report->files.first()).trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QStringList members;
        for (const QByteArray &line : lines) {
            QStringList own;
            const Json record = json(line);
            for (const auto &[name, value] : record.items())
                own.append(fromUtf8(name));
            if (members.isEmpty())
                members = own;
            QCOMPARE(own, members);
        }
        const Json first = json(lines.at(0));
        QVERIFY2(first["options"] == Json::array() && first["option_notes"] == Json::array(), lines.at(0).constData());
        QCOMPARE(fromUtf8(first["answer"].get<std::string>()), wordings().first());
        QVERIFY(first["accepted"] == Json::array({"太阳", "日"}));
        QVERIFY(first["correct_option"].is_null());
        QVERIFY(json(lines.at(1))["accepted"] == Json::array({"0.6"}));
        const Json choice = json(lines.at(2));
        QVERIFY(choice["accepted"] == Json::array() && choice["answer"] == "B" && choice["correct_option"] == "乙");

        bool described = false;
        const Json croissant = json(contents(project.path(out + QStringLiteral("/croissant.json"))));
        for (const Json &field : croissant["recordSet"][0]["field"]) {
            if (field["name"] == "accepted_answers")
                described = field["repeated"] == true && field["source"]["extract"]["column"] == "accepted";
        }
        QVERIFY(described);
    }
}

void WrittenFieldsTest::tablesHoldTheAnswer_data()
{
    QTest::addColumn<int>("format");
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::Xlsx, ExportFormat::VlmEvalKit})
        QTest::newRow(qPrintable(codeOf(format))) << static_cast<int>(format);
}

void WrittenFieldsTest::tablesHoldTheAnswer()
{
    QFETCH(int, format);
    const auto kind = static_cast<ExportFormat>(format);
    Project project(writtenBench(), ImportFormat::CiiBench, QStringLiteral("dev.json"), writtenPreset());
    // A tab would end a cell.
    project.set.items[3].question.accepted[0] = QStringLiteral("3.5\t米");
    const auto report = project.write(kind, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QVERIFY2(report->notes.isEmpty(), qPrintable(report->notes.join(u'\n')));
    const QByteArray bytes = contents(project.path(QStringLiteral("out")));
    QList<QStringList> rows;
    if (kind == ExportFormat::Xlsx) {
        rows = readFirstSheet(bytes).value_or(QList<QStringList>());
    } else {
        const char separator = kind == ExportFormat::Csv ? ',' : '\t';
        QString text = QString::fromUtf8(bytes).remove(u'\r').remove(QChar(0xfeff));
        text.replace(QStringLiteral("\"3.5\t米"), QStringLiteral("3.5 米")).remove(u'"');
        for (const QString &line : text.split(u'\n'))
            rows.append(line.split(QLatin1Char(separator)));
    }
    QVERIFY(rows.size() >= 5);
    const QStringList header = rows.first();
    const auto cell = [&](int row, const QString &column) { return rows.at(row).value(header.indexOf(column)).replace(u'\t', u' '); };
    const QString answer = QStringLiteral("answer");
    const QString accepted = QStringLiteral("accepted");
    const QString prefix = kind == ExportFormat::VlmEvalKit ? QString() : QStringLiteral("option_");
    QVERIFY2(header.contains(accepted), qPrintable(header.join(u' ')));
    QCOMPARE(cell(1, answer), wordings().first());
    QCOMPARE(cell(1, accepted), QStringLiteral("太阳; 日"));
    QCOMPARE(cell(2, answer), QStringLiteral("0.6"));
    QCOMPARE(cell(3, answer), QStringLiteral("B"));
    QCOMPARE(cell(3, accepted), QString());
    QCOMPARE(cell(4, answer), QStringLiteral("3.5 米"));
    for (const QChar letter : QStringLiteral("ABC")) {
        QVERIFY(header.contains(prefix + letter));
        QCOMPARE(cell(1, prefix + letter), QString());
        QVERIFY(!cell(3, prefix + letter).isEmpty());
    }
    QCOMPARE(cell(1, kindKey), QStringLiteral("填空"));
}

void WrittenFieldsTest::withoutKeysNoAnswerLeaves_data()
{
    QTest::addColumn<int>("format");
    for (const auto &[format, code] : codesOf(ExportFormat{})) {
        // These need questions of their own kinds, or hold answers always: see marveltest and chatreleasetest.
        if (format != ExportFormat::Marvel && format != ExportFormat::Chat)
            QTest::newRow(qPrintable(QString::fromUtf16(code))) << static_cast<int>(format);
    }
}

void WrittenFieldsTest::withoutKeysNoAnswerLeaves()
{
    QFETCH(int, format);
    const auto kind = static_cast<ExportFormat>(format);
    const ImportFormat from = kind == ExportFormat::CiiFlat ? ImportFormat::CiiFlat : ImportFormat::CiiBench;
    Project project(fileOf(from), from, QStringLiteral("dev.json"), writtenPreset());
    project.set.withKeys = false;
    const auto report = project.write(kind, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QByteArray text = contents(report->files.first());
    if (kind == ExportFormat::Xlsx) {
        QStringList cells;
        for (const QStringList &row : readFirstSheet(text).value_or(QList<QStringList>()))
            cells += row;
        text = cells.join(u'\n').toUtf8();
    }
    QVERIFY2(text.contains(QStringLiteral("图中的天体").toUtf8()), text.left(3000).constData());
    for (const char *secret : {"太阳", "0.6", "3.5", "accepted", "answer"})
        QVERIFY2(!text.contains(secret), secret);
    // It is still known which answers are written.
    if (kind == ExportFormat::CiiBench || kind == ExportFormat::CiiFlat) {
        const QList<Question> questions = questionsIn(text, from);
        QCOMPARE(questions.size(), 4);
        QCOMPARE(questions.at(0).kind, QStringLiteral("written"));
        QVERIFY(questions.at(0).options.isEmpty() && questions.at(0).accepted.isEmpty());
    }
}

void WrittenFieldsTest::answersThatReadersTakeForNothing()
{
    Project project(writtenBench(), ImportFormat::CiiBench, QStringLiteral("dev.json"), writtenPreset());
    project.set.items[0].question.accepted = {QStringLiteral("NA")};
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::VlmEvalKit}) {
        const auto report = project.write(format, codeOf(format));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        QCOMPARE(report->notes.filter(QStringLiteral("“NA” in the column “answer”")).size(), 1);
    }
}

void WrittenFieldsTest::rubbishIsRefused_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *members, const char *field) {
        QTest::newRow(name) << QByteArray(members) << QString::fromLatin1(field);
    };
    row("answer is a flag", R"({"answer": true})", "/answer");
    row("answer is an object", R"({"answer": {"text": "a"}})", "/answer");
    row("flag in a list", R"({"answer": ["a", false]})", "/answer/1");
    row("list in a list", R"({"answer": ["a", ["b"]]})", "/answer/1");
    row("empty in a list", R"({"answer": ["a", "  "]})", "/answer/1");
    row("accepted is an object", R"({"accepted": {}})", "/accepted");
    row("null in accepted", R"({"answer": "a", "accepted": ["a", null]})", "/accepted/1");
    row("answer is not accepted", R"({"answer": "a", "accepted": ["b", "c"]})", "/answer");
    row("nine wordings", R"({"answer": "1", "accepted": ["1", "2", "3", "4", "5", "6", "7", "8", "9"]})", "/accepted");
    row("nine answers", R"({"answer": ["1", "2", "3", "4", "5", "6", "7", "8", "9"]})", "/answer");
    row("options although written", R"({"question_type": "填空", "option1": "a", "option2": "b", "answer": "a"})", "/option1");
    row("a choice without options", R"({"question_type": "选择", "answer": "a"})", "/option1");
    row("an unknown kind", R"({"question_type": "简答", "answer": "a"})", "/option1");
    row("the kind is a number", R"({"question_type": 5, "answer": "a"})", "/question_type");
    row("options from the second", R"({"option2": "b", "answer": "a"})", "/option1");
    QTest::newRow("NUL") << QByteArray(R"({"answer": "a\u0000b"})") << QStringLiteral("/answer");
    QTest::newRow("long") << QByteArray("{\"answer\": \"" + QByteArray(201, 'a') + "\"}") << QStringLiteral("/answer");
}

void WrittenFieldsTest::rubbishIsRefused()
{
    QFETCH(QByteArray, members);
    QFETCH(QString, field);
    const auto set = readOne(json(members));
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    QVERIFY(set->entries.isEmpty());
    QCOMPARE(set->refused.size(), 1);
    QCOMPARE(set->refused.first().field, field);
    QCOMPARE(set->refused.first().itemId, QStringLiteral("7"));
    QVERIFY2(set->refused.first().sentence.contains(QStringLiteral("Row 1 (ID 7)")), qPrintable(set->refused.first().sentence));
    // The same in the nested form.
    Json question = json(members);
    if (question.contains("option1"))
        question["options"] = {"a", "b"};
    else if (question.contains("option2"))
        question["options"] = Json::array({"b"});
    question["id"] = "7";
    question["question"] = "几个？";
    const Json entry{{"local_path", "images/7.png"}, {"questions", Json::array({question})}};
    const auto nested =
        readItems(jsonText(Json::array({entry})), QStringLiteral("dev.json"), ImportFormat::CiiBench, writtenPreset());
    QVERIFY2(nested, nested ? "" : qPrintable(nested.error().sentence));
    QVERIFY(nested->entries.isEmpty());
    QCOMPARE(nested->refused.size(), 1);
    QCOMPARE(nested->refused.first().field,
             QString(QStringLiteral("/questions/0") + QString(field).replace(QStringLiteral("option1"), QStringLiteral("options"))));
}

void WrittenFieldsTest::answersAreTidied()
{
    const auto accepted = [](const char *members) {
        const auto set = readOne(json(members));
        return set && set->entries.size() == 1 ? set->entries.first().content.questions.first().accepted : QStringList();
    };
    const auto texts = [](const char *list) { return QString::fromUtf8(list).split(u'|'); };
    QCOMPARE(accepted(R"({"answer": " 太阳\n"})"), texts("太阳"));
    QCOMPARE(accepted(R"({"answer": ["a", "a ", "b"]})"), texts("a|b"));
    // The answer is the key, wherever it is in the list.
    QCOMPARE(accepted(R"({"answer": "b", "accepted": ["a", "b", "c"]})"), texts("b|a|c"));
    QCOMPARE(accepted(R"({"accepted": ["a", "b"]})"), texts("a|b"));
    QCOMPARE(accepted(R"({"answer": [12, -0.5]})"), texts("12|-0.5"));
    QCOMPARE(accepted(R"({"answer": "B"})"), texts("B"));
    const QByteArray longest = "{\"answer\": \"" + QByteArray(200, 'a') + "\"}";
    QCOMPARE(accepted(longest.constData()).value(0).size(), 200);
}

void WrittenFieldsTest::noKeyIsNoFault_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("null") << QByteArray(R"({"answer": null, "accepted": null})");
    QTest::newRow("empty") << QByteArray(R"({"answer": "", "accepted": []})");
    QTest::newRow("white space") << QByteArray(R"({"question_type": "填空", "answer": "  "})");
}

/// As with choices: a set may be published without keys.
void WrittenFieldsTest::noKeyIsNoFault()
{
    QFETCH(QByteArray, members);
    const auto set = readOne(json(members));
    QVERIFY2(set && set->refused.isEmpty(), members.constData());
    const Question question = set->entries.first().content.questions.first();
    QCOMPARE(question.kind, QStringLiteral("written"));
    QVERIFY(question.accepted.isEmpty());
}

void WrittenFieldsTest::withoutSuchAKindOptionsMustBeThere()
{
    for (const Preset &other : {kindsPreset(), preset()}) {
        const auto flat = readOne(json(R"({"answer": "太阳"})"), other);
        QVERIFY(flat && flat->entries.isEmpty());
        QCOMPARE(flat->refused.first().field, QStringLiteral("/option1"));
        QVERIFY2(flat->refused.first().sentence.contains(QStringLiteral("(ID 7)")), qPrintable(flat->refused.first().sentence));
        const auto nested = readItems(writtenBench(), QStringLiteral("dev.json"), ImportFormat::CiiBench, other);
        QVERIFY(nested && nested->entries.isEmpty());
        QCOMPARE(nested->refused.size(), 3);
        QCOMPARE(nested->refused.first().field, QStringLiteral("/questions/0/options"));
    }
}

void WrittenFieldsTest::twoSuchKindsMustBeNamed()
{
    Json two = writtenPresetJson();
    Json number = two["kinds"][0];
    number["code"] = "number";
    number["published"] = "数字";
    two["kinds"].push_back(number);
    for (Json &configuration : two["configurations"]) {
        const Json prompt = configuration["prompts"]["written"];
        configuration["prompts"]["number"] = prompt;
    }
    const auto preset = readPreset(jsonText(two));
    QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
    const auto unnamed = readOne(json(R"({"answer": "5"})"), *preset);
    QVERIFY(unnamed && unnamed->entries.isEmpty());
    QCOMPARE(unnamed->refused.first().field, QStringLiteral("/question_type"));
    const auto named = readOne(json(R"({"answer": "5", "question_type": "数字"})"), *preset);
    QVERIFY(named && named->refused.isEmpty());
    QCOMPARE(named->entries.first().content.questions.first().kind, QStringLiteral("number"));
}

/// In a preset of one kind the member is not read, and every answer is written.
void WrittenFieldsTest::anOnlyKindIsNotNamed()
{
    Json only = writtenPresetJson();
    const Json written = only["kinds"][0];
    only["kinds"] = Json::array({written});
    only["configurations"][0]["prompts"].erase("true-false");
    const auto preset = readPreset(jsonText(only));
    QVERIFY2(preset, preset ? "" : qPrintable(preset.error().sentence));
    const auto set = readOne(json(R"({"answer": "太阳", "question_type": 7})"), *preset);
    QVERIFY(set && set->refused.isEmpty());
    QCOMPARE(set->entries.first().content.questions.first().kind, QStringLiteral("written"));
    const auto options = readOne(json(R"({"answer": "A", "option1": "a", "option2": "b"})"), *preset);
    QVERIFY(options && options->entries.isEmpty());
    QCOMPARE(options->refused.first().field, QStringLiteral("/option1"));
    QVERIFY2(options->refused.first().sentence.contains(QStringLiteral("填空")), qPrintable(options->refused.first().sentence));
}

void WrittenFieldsTest::choicesStayChoices()
{
    // Seven options fit no kind; the first kind, which is written, has none.
    const auto seven = readOne(json(R"({"option1": "1", "option2": "2", "option3": "3", "option4": "4", "option5": "5",
                                        "option6": "6", "option7": "7", "answer": "B"})"));
    QVERIFY(seven && seven->refused.isEmpty());
    QCOMPARE(seven->entries.first().content.questions.first().kind, QStringLiteral("choice"));
    QCOMPARE(seven->entries.first().content.questions.first().options.size(), 7);
    // A member of this name beside options is one that the program does not know, and files without written answers have none.
    Json file = json(benchFile());
    file[0]["questions"][0]["accepted"] = {"x"};
    Project project(jsonText(file));
    project.set.items[0].question.options[1].correct = false;
    project.set.items[0].question.options[0].correct = true;
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("out")));
    file[0]["questions"][0]["answer"] = "A";
    file[0]["questions"][0]["correct_option"] = "一";
    QVERIFY(equalAsJson(contents(project.path(QStringLiteral("out/dev.json"))), jsonText(file)));
    for (const ExportFormat format : {ExportFormat::Jsonl, ExportFormat::Csv, ExportFormat::VlmEvalKit}) {
        const auto report = project.write(format, codeOf(format));
        QVERIFY(report);
        QVERIFY(!contents(report->files.first()).contains("accepted"));
    }
}

void WrittenFieldsTest::theHubIsToldOfNoChoices()
{
    Project project(writtenBench(), ImportFormat::CiiBench, QStringLiteral("dev.json"), writtenPreset());
    project.set.extraFiles.insert(QStringLiteral("README.md"), "# A set\n");
    const auto readme = [&project](const QString &out) {
        const auto report = project.write(ExportFormat::Jsonl, out);
        return report ? contents(project.path(out + QStringLiteral("/README.md"))) : QByteArray();
    };
    QVERIFY(readme(QStringLiteral("both")).contains("- multiple-choice"));
    project.set.items.removeAt(2);
    const QByteArray written = readme(QStringLiteral("written"));
    QVERIFY2(written.contains("- visual-question-answering") && !written.contains("multiple-choice"), written.constData());
}

QTEST_GUILESS_MAIN(WrittenFieldsTest)
#include "writtenfieldstest.moc"
