// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/replies/replies.h"
#include "models/exchange/files/archive.h"
#include "models/exchange/tables/sheetreader.h"
#include "models/exchange/tables/workbook.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <archive.h>
#include <archive_entry.h>

using namespace yuyi;

namespace {

using Files = QList<std::pair<QByteArray, QByteArray>>;

QByteArray zipped(const Files &files)
{
    QByteArray bytes(1 << 20, '\0');
    size_t used = 0;
    archive *zip = archive_write_new();
    archive_write_set_format_zip(zip);
    archive_write_open_memory(zip, bytes.data(), static_cast<size_t>(bytes.size()), &used);
    for (const auto &[name, text] : files) {
        archive_entry *entry = archive_entry_new();
        archive_entry_set_pathname(entry, name.constData());
        archive_entry_set_size(entry, text.size());
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        archive_write_header(zip, entry);
        archive_write_data(zip, text.constData(), static_cast<size_t>(text.size()));
        archive_entry_free(entry);
    }
    archive_write_close(zip);
    archive_write_free(zip);
    bytes.truncate(static_cast<qsizetype>(used));
    return bytes;
}

QByteArray sheet(const QList<QStringList> &rows)
{
    WorkbookSheet one;
    one.name = QStringLiteral("Sheet1");
    for (const QStringList &row : rows) {
        QList<TableCell> cells;
        for (const QString &cell : row) {
            bool number = false;
            const double value = cell.toDouble(&number);
            cells.append(number ? TableCell::rounded(value, 0) : TableCell(cell));
        }
        one.rows.append(cells);
    }
    return *workbook({one});
}

QList<QStringList> predictions()
{
    return {{QStringLiteral("index"), QStringLiteral("question"), QStringLiteral("A"),
             QStringLiteral("B"), QStringLiteral("answer"), QStringLiteral("id"),
             QStringLiteral("prediction")},
            {QStringLiteral("0"), QStringLiteral("何意？"), QStringLiteral("甲"),
             QStringLiteral("乙"), QStringLiteral("A"), QStringLiteral("dev-1"),
             QStringLiteral("答案：\nA")},
            {QStringLiteral("1"),
             QStringLiteral("何意？"),
             QStringLiteral("丙"),
             QStringLiteral("丁"),
             QStringLiteral("B"),
             QStringLiteral("dev-2"),
             {}},
            {QStringLiteral("2"), QStringLiteral("何意？"), QStringLiteral("戊"),
             QStringLiteral("己"), QStringLiteral("B"), QStringLiteral("dev-3"),
             QStringLiteral("Failed to obtain answer via API.")}};
}

void comparePredictions(const Result<RepliesFile> &file)
{
    QVERIFY2(file.has_value(), qPrintable(file ? QString() : file.error().sentence));
    QCOMPARE(file->format, ReplyFormat::VlmEvalKit);
    QCOMPARE(file->replies.size(), 3);
    QCOMPARE(file->replies.at(0).id, QStringLiteral("dev-1"));
    QCOMPARE(file->replies.at(0).index, 0);
    QCOMPARE(file->replies.at(0).reply, QStringLiteral("答案：\nA"));
    QCOMPARE(file->replies.at(0).options, QStringList({QStringLiteral("甲"), QStringLiteral("乙")}));
    // A blank cell is an empty reply, a failure is none.
    QVERIFY(file->replies.at(1).reply.isEmpty());
    QVERIFY(file->replies.at(1).error.isEmpty());
    QVERIFY(file->replies.at(2).error.startsWith(QStringLiteral("Failed")));
    QVERIFY(file->replies.at(2).reply.isEmpty());
}

} // namespace

/// Files of replies as other programs write them.
class RepliesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void vlmEvalKit();
    void vlmEvalKitJson();
    void lmmsEval();
    void inspectJson();
    void inspectArchive();
    void namesAndFolders();
    void wrongFiles();
    void wrongFormat();
    void sheets();
    void archiveLimits();
};

void RepliesTest::vlmEvalKit()
{
    comparePredictions(readReplies(sheet(predictions())));
    QByteArray tsv;
    for (const QStringList &row : predictions()) {
        QStringList cells;
        for (const QString &cell : row)
            cells.append(cell.contains(u'\n') ? QString(u'"' + cell + u'"') : cell);
        tsv += cells.join(u'\t').toUtf8() + '\n';
    }
    comparePredictions(readReplies(tsv));
    comparePredictions(readReplies("\xEF\xBB\xBF" + tsv));
}

void RepliesTest::vlmEvalKitJson()
{
    comparePredictions(readReplies(R"([
        {"index":0,"question":"何意？","A":"甲","B":"乙","id":"dev-1","prediction":"答案：\nA"},
        {"index":1,"question":"何意？","A":"丙","B":"丁","id":"dev-2","prediction":null},
        {"index":2,"question":"何意？","A":"戊","B":"己","id":"dev-3","prediction":"Failed to obtain answer via API."}])"));
    comparePredictions(readReplies(R"({"index":[0,1,2],"question":["q","q","q"],"A":["甲","丙","戊"],"B":["乙","丁","己"],
        "id":["dev-1","dev-2","dev-3"],"prediction":["答案：\nA","nan","Failed to obtain answer via API."]})"));
    comparePredictions(readReplies(R"({"index":{"0":0,"1":1,"2":2},"A":{"0":"甲","1":"丙","2":"戊"},"B":{"0":"乙","1":"丁","2":"己"},
        "id":{"0":"dev-1","1":"dev-2","2":"dev-3"},"prediction":{"0":"答案：\nA","1":null,"2":"Failed to obtain answer via API."}})"));
    comparePredictions(readReplies(R"({"columns":["index","id","A","B","prediction"],
        "data":[[0,"dev-1","甲","乙","答案：\nA"],[1,"dev-2","丙","丁",null],[2,"dev-3","戊","己","Failed to obtain answer"]]})"));
}

void RepliesTest::lmmsEval()
{
    const auto file = readReplies(
        R"({"doc_id":0,"input":"看图","target":"C","resps":[["<think>嗯</think>\nC"]],)"
        R"("filtered_resps":["C"],"submission":{"id":"test-1","predict_answer":"C"}})"
        "\n"
        R"({"doc_id":1,"input":"看图","target":"A","filtered_resps":"B"})"
        "\n"
        R"({"doc_id":2,"input":"看图","target":"A","filtered_resps":["A","B"]})"
        "\n"
        R"({"doc_id":3,"input":"看图","filtered_resps":[]})"
        "\n");
    QVERIFY2(file.has_value(), qPrintable(file ? QString() : file.error().sentence));
    QCOMPARE(file->format, ReplyFormat::LmmsEval);
    QCOMPARE(file->replies.size(), 5);
    QCOMPARE(file->replies.at(0).id, QStringLiteral("test-1"));
    QCOMPARE(file->replies.at(0).reply, QStringLiteral("<think>嗯</think>\nC"));
    QVERIFY(file->replies.at(1).id.isEmpty());
    QCOMPARE(file->replies.at(1).index, 1);
    QCOMPARE(file->replies.at(1).reply, QStringLiteral("B"));
    QCOMPARE(file->replies.at(3).repeat, 1);
    QCOMPARE(file->replies.at(3).reply, QStringLiteral("B"));
    QCOMPARE(file->repeats(), 2);
    QVERIFY(!file->replies.at(4).error.isEmpty());
}

constexpr auto firstSample =
    R"({"id":1,"epoch":1,"input":[{"role":"user","content":[{"type":"text","text":"何意？"},{"type":"image","image":"attachment://1"}]}],
    "choices":["甲","乙"],"target":"A","output":{"completion":"ANSWER: B","usage":{"input_tokens":9,"output_tokens":4},
    "choices":[{"message":{"role":"assistant","content":[{"type":"reasoning","reasoning":"嗯"},)"
    R"({"type":"text","text":"ANSWER: B"}]},"stop_reason":"stop"}]}})";
constexpr auto secondSample =
    R"({"id":1,"epoch":2,"input":"何意？","choices":["乙","甲"],"target":["B"],"output":{"choices":[]},"error":{"message":"timed out"}})";
constexpr auto logHeader = R"({"version":2,"status":"success","eval":{"model":"openai/gpt-x","task":"cii","config":{"epochs":2}}})";

static void compareInspect(const Result<RepliesFile> &file)
{
    QVERIFY2(file.has_value(), qPrintable(file ? QString() : file.error().sentence));
    QCOMPARE(file->format, ReplyFormat::Inspect);
    QCOMPARE(file->model, QStringLiteral("openai/gpt-x"));
    QCOMPARE(file->replies.size(), 2);
    QCOMPARE(file->repeats(), 2);
    QCOMPARE(file->replies.at(0).id, QStringLiteral("1"));
    QCOMPARE(file->replies.at(0).reply, QStringLiteral("ANSWER: B"));
    QCOMPARE(file->replies.at(0).reasoning, QStringLiteral("嗯"));
    QCOMPARE(file->replies.at(0).question, QStringLiteral("何意？"));
    QCOMPARE(file->replies.at(0).options, QStringList({QStringLiteral("甲"), QStringLiteral("乙")}));
    QCOMPARE(file->replies.at(0).tokensInput, 9);
    QCOMPARE(file->replies.at(1).repeat, 1);
    QCOMPARE(file->replies.at(1).error, QStringLiteral("timed out"));
}

void RepliesTest::inspectJson()
{
    QByteArray log(logHeader);
    log.chop(1);
    log += QByteArray(",\n\"samples\":[") + firstSample + "," + secondSample + "]}";
    compareInspect(readReplies(log));
    const auto without = readReplies(logHeader);
    QVERIFY(!without.has_value());
    QVERIFY2(without.error().sentence.contains(QStringLiteral("status")), qPrintable(without.error().sentence));
}

void RepliesTest::inspectArchive()
{
    const auto whole = readReplies(zipped({{"_journal/start.json", logHeader},
                                           {"samples/1_epoch_1.json", firstSample},
                                           {"samples/1_epoch_2.json", secondSample},
                                           {"summaries.json", "[]"},
                                           {"header.json", logHeader}}));
    compareInspect(whole);
    QVERIFY(whole->notes.isEmpty());
    const auto broken = readReplies(zipped({{"_journal/start.json", R"({"version":2,"eval":{"model":"openai/gpt-x"}})"},
                                            {"samples/1_epoch_1.json", firstSample},
                                            {"samples/1_epoch_2.json", secondSample}}));
    compareInspect(broken);
    QCOMPARE(broken->notes.size(), 1);
    const auto wrong = readReplies(zipped({{"header.json", logHeader}, {"samples/1_epoch_1.json", "{\"id\":1}"}}));
    QVERIFY(!wrong.has_value());
    QVERIFY2(wrong.error().sentence.contains(QStringLiteral("1_epoch_1")), qPrintable(wrong.error().sentence));
}

void RepliesTest::namesAndFolders()
{
    const QTemporaryDir folder;
    const auto saved = [&folder](const QString &name, const QByteArray &bytes) {
        const QString path = folder.filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
    };
    const QByteArray samples = R"({"doc_id":0,"input":"看图","filtered_resps":["B"]})";
    const auto lmms = readRepliesFile(saved(QStringLiteral("Qwen__Qwen2-VL-7B/20260101_000000_samples_ii_bench_dev.jsonl"), samples));
    QVERIFY2(lmms.has_value(), qPrintable(lmms ? QString() : lmms.error().sentence));
    QCOMPARE(lmms->model, QStringLiteral("Qwen/Qwen2-VL-7B"));
    QCOMPARE(lmms->replies.constFirst().split, QStringLiteral("dev"));
    const QByteArray book = sheet(predictions());
    QCOMPARE(readRepliesFile(saved(QStringLiteral("GPT4o/GPT4o_CII.xlsx"), book))->model, QStringLiteral("GPT4o"));
    QCOMPARE(readRepliesFile(saved(QStringLiteral("GPT4o/T20260101/GPT4o_CII.xlsx"), book))->model, QStringLiteral("GPT4o"));
    QVERIFY(readRepliesFile(saved(QStringLiteral("other/GPT4o_CII.xlsx"), book))->model.isEmpty());
    const auto bad = readRepliesFile(saved(QStringLiteral("bad.jsonl"), "{\"idx\":1,\"said\":\"A\"}\n"));
    QVERIFY(!bad.has_value());
    for (const char *named : {"bad.jsonl", "idx", "said", "1"})
        QVERIFY2(bad.error().sentence.contains(QLatin1String(named)), qPrintable(bad.error().sentence));
}

void RepliesTest::wrongFiles()
{
    const QByteArray book = sheet(predictions());
    for (const QByteArray &bad :
         {book.left(book.size() / 2), QByteArray("PK\x03\x04 nonsense"),
          zipped({{"readme.txt", "hello"}}),
          sheet({{QStringLiteral("prediction"), QStringLiteral("text")},
                 {QStringLiteral("A"), QStringLiteral("b")}}),
          QByteArray("index\tprediction\n0\t\"A"), QByteArray("index\tprediction\n0\t\xff\n"),
          QByteArray("{\"doc_id\":{},\"resps\":[]}"), QByteArray("{\"prediction\":[],\"data\":1}"),
          QByteArray(R"({"eval":{},"status":"success","samples":[{}]})"), QByteArray("[[[]]]")}) {
        const auto read = readReplies(bad);
        QVERIFY2(!read.has_value(), bad.left(60).constData());
        QVERIFY(!read.error().sentence.isEmpty());
    }
    const auto twice = readReplies("index\tprediction\n0\tA\n0\tB\n");
    QVERIFY(!twice.has_value());
    QVERIFY2(twice.error().sentence.contains(u'3'), qPrintable(twice.error().sentence));
}

void RepliesTest::wrongFormat()
{
    QVERIFY(!readReplies(sheet(predictions()), ReplyFormat::Inspect).has_value());
    QVERIFY(!readReplies("index\tprediction\n0\tA\n", ReplyFormat::LmmsEval).has_value());
    QVERIFY(!readReplies("{\"id\":\"a\",\"response\":\"A\"}\n", ReplyFormat::VlmEvalKit).has_value());
    QVERIFY(readReplies(R"([{"index":0,"question":"q","id":"a","prediction":"A"}])", ReplyFormat::Lines).has_value());
}

void RepliesTest::sheets()
{
    const auto part = [](const QByteArray &rows, const QByteArray &shared = {}) {
        return readFirstSheet(zipped(
            {{"xl/workbook.xml",
              "<workbook xmlns:r='u'><sheets><sheet name='x' r:id='r7'/></sheets></workbook>"},
             {"xl/_rels/workbook.xml.rels",
              "<Relationships><Relationship Id='r7' Target='worksheets/other.xml'/></Relationships>"},
             {"xl/sharedStrings.xml", "<sst>" + shared + "</sst>"},
             {"xl/worksheets/other.xml",
              "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"}}));
    };
    const auto read = part(
        "<row r='2'><c r='B2' t='s'><v>0</v></c><c r='D2'><v>7</v></c><c r='E2' t='inlineStr'><is><t>a_x000D_\nb</t></is></c></row>",
        "<si><r><t>多</t></r><rPh sb='0' eb='1'><t>duo</t></rPh><r><t>个</t></r></si>");
    QVERIFY2(read.has_value(), qPrintable(read ? QString() : read.error().sentence));
    QCOMPARE(read->size(), 2);
    QVERIFY(read->at(0).isEmpty());
    QCOMPARE(read->at(1), QStringList({QString(), QStringLiteral("多个"), QString(), QStringLiteral("7"), QStringLiteral("a\r\nb")}));
    QVERIFY(!part("<row r='2000000'/>").has_value());
    QVERIFY(!part("<row r='1'><c r='ZZZZZZ1'><v>1</v></c></row>").has_value());
    QVERIFY(!part("<row r='1'>").has_value());
    // Rows that ask for far more than they hold.
    QByteArray wide;
    for (int row = 1; row <= 2000; ++row)
        wide += "<row r='" + QByteArray::number(row) + "'><c r='XFD1'><v>1</v></c></row>";
    QCOMPARE(part(wide).error().code, ErrorCode::Refused);
}

void RepliesTest::archiveLimits()
{
    const QByteArray zip = zipped({{"a", QByteArray(5000, 'x')}, {"b", QByteArray(5000, 'x')}});
    const auto all = [](const QString &) { return true; };
    const auto take = [](const QString &, const QByteArray &) { return Result<>(); };
    QVERIFY(readArchive(zip, all, take).has_value());
    for (const ArchiveLimits &limits : {ArchiveLimits{4000, 20000, 10}, ArchiveLimits{8000, 9000, 10}, ArchiveLimits{8000, 20000, 1}})
        QCOMPARE(readArchive(zip, all, take, limits).error().code, ErrorCode::Refused);
}

QTEST_GUILESS_MAIN(RepliesTest)
#include "repliestest.moc"
