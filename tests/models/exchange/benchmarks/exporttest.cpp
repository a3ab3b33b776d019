// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/exchange/fixtures.h"

#include "models/exchange/tables/csv.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::fixtures;

namespace {

class Steps final : public Progress
{
public:
    void setTotal(qint64 steps) override { total = steps; }
    void advance(qint64 steps) override { done += steps; }
    bool cancelled() const override { return false; }
    qint64 total = 0;
    qint64 done = 0;
};

class StopAfter final : public Progress
{
public:
    explicit StopAfter(int steps) : m_left(steps) {}
    void setTotal(qint64) override {}
    void advance(qint64 steps) override { m_left -= static_cast<int>(steps); }
    bool cancelled() const override { return m_left <= 0; }

private:
    int m_left;
};

QStringList entries(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

/// Cells of a text in the form of RFC 4180.
QList<QStringList> table(const QByteArray &text, char separator)
{
    QList<QStringList> rows;
    QStringList row;
    QByteArray cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text.at(i);
        if (quoted) {
            if (c == '"' && i + 1 < text.size() && text.at(i + 1) == '"') {
                cell += '"';
                ++i;
            } else if (c == '"') {
                quoted = false;
            } else {
                cell += c;
            }
        } else if (c == '"') {
            quoted = true;
        } else if (c == separator || c == '\n') {
            row.append(QString::fromUtf8(cell));
            cell.clear();
            if (c == '\n') {
                rows.append(row);
                row.clear();
            }
        } else if (c != '\r') {
            cell += c;
        }
    }
    return rows;
}

} // namespace

class ExportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void benchComesBackAsItWas();
    void flatComesBackAsItWas();
    void onlyWhatChanged();
    void changedKeyAndOptions();
    void newSplits();
    void ownItems();
    void explanationsLeftOut();
    void twoFilesWithEqualIds();
    void pathsThatClash();
    void withoutKeys_data();
    void withoutKeys();
    void jsonl();
    void csv();
    void neutralisedCells();
    void tsv();
    void existingTargets();
    void leftovers();
    void progress_data();
    void progress();
    void cancelled_data();
    void cancelled();
    void missingImage_data();
    void missingImage();
    void nothingToExport();
    void extraFiles();
};

void ExportTest::benchComesBackAsItWas()
{
    Project project;
    const auto report = project.write(ExportFormat::CiiBench, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QCOMPARE(report->questions, 4);
    QCOMPARE(report->images, 2);
    QCOMPARE(report->files, QStringList(project.path(QStringLiteral("out/dev.json"))));
    QCOMPARE(entries(project.path(QStringLiteral("out"))), QStringList({QStringLiteral("dev.json"), QStringLiteral("images")}));
    const QByteArray written = contents(project.path(QStringLiteral("out/dev.json")));
    QVERIFY2(equalAsJson(written, benchFile()), written.constData());
    // The same picture under its two paths, byte for byte.
    const QByteArray bytes = contents(project.set.images.value(project.picture(0)).file);
    QVERIFY(!bytes.isEmpty());
    QCOMPARE(contents(project.path(QStringLiteral("out/images/dev/dev-1.jpg"))), bytes);
    QCOMPARE(contents(project.path(QStringLiteral("out/images/dev/dev-3.jpg"))), bytes);
    QVERIFY(QFile::exists(project.path(QStringLiteral("out/images/dev/dev-2.png"))));
    QVERIFY(!QFile::exists(project.path(QStringLiteral("out.part"))));
    // And the written file can be read again.
    QCOMPARE(readItems(project.path(QStringLiteral("out/dev.json")), ImportFormat::CiiBench, preset())->entries.size(), 3);
}

void ExportTest::flatComesBackAsItWas()
{
    Project bench;
    QVERIFY(bench.write(ExportFormat::CiiFlat, QStringLiteral("flat")));
    const QByteArray flat = contents(bench.path(QStringLiteral("flat/dev.json")));
    const auto set = readItems(flat, QStringLiteral("dev.json"), ImportFormat::CiiFlat, preset());
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    QCOMPARE(set->refused.size(), 0);
    QCOMPARE(set->entries.size(), 4);
    QCOMPARE(json(flat).at(2).at("id").get<std::string>(), "dev-2b");
    QCOMPARE(set->entries.at(2).content.labels, bench.set.items.at(2).labels);
    QCOMPARE(json(flat).at(0).at("option6").get<std::string>(), std::string("六"));
    // A dimension with several labels anywhere is a list in every record, the others a text in every record.
    for (const Json &record : json(flat)) {
        for (const char *list : {"image_type", "rhetoric"})
            QVERIFY(record.at(list).is_object() && record.at(list).at("choices").is_array());
        for (const char *text : {"domain", "emotion", "difficulty"})
            QVERIFY(record.at(text).is_string());
    }

    Project again(flat, ImportFormat::CiiFlat);
    QVERIFY(again.write(ExportFormat::CiiFlat, QStringLiteral("flat")));
    QVERIFY(equalAsJson(contents(again.path(QStringLiteral("flat/dev.json"))), flat));
}

void ExportTest::onlyWhatChanged()
{
    Project project;
    // The order in which a database gives labels back changes nothing.
    QList<LabelCode> &rhetoric = project.set.items[0].labels[DimensionCode(QStringLiteral("rhetoric"))];
    QCOMPARE(rhetoric.size(), 2);
    std::reverse(rhetoric.begin(), rhetoric.end());
    project.set.items[1].explanation = QStringLiteral("新的解释");
    project.set.items[2].explanation = QStringLiteral("新的解释");
    project.set.items[1].labels[DimensionCode(QStringLiteral("rhetoric"))] = {
        LabelCode(QStringLiteral("metaphor")), LabelCode(QStringLiteral("contrast"))};
    project.set.items[2].labels = project.set.items[1].labels;
    project.set.items[0].labels.remove(DimensionCode(QStringLiteral("emotion")));
    project.set.items[2].question.stem = QStringLiteral("改过的问题？");
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("out")));
    Json expected = json(benchFile());
    expected[1]["meta_data"]["explanation"] = "新的解释";
    expected[1]["meta_data"]["rhetoric"] = Json{{"choices", {"隐喻", "对比"}}};
    expected[0]["meta_data"]["emotion"] = "";
    expected[1]["questions"][1]["question"] = "改过的问题？";
    const QByteArray written = contents(project.path(QStringLiteral("out/dev.json")));
    QVERIFY2(equalAsJson(written, jsonText(expected)), written.constData());
}

void ExportTest::changedKeyAndOptions()
{
    Project project;
    Question &first = project.set.items[0].question;
    first.options[1].correct = false;
    first.options[4].correct = true;
    Question &last = project.set.items[3].question;
    last.options[5].text = QStringLiteral("六行");
    project.set.items.removeAt(1); // the first of two questions is gone, the second keeps its id
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("out")));
    Json expected = json(benchFile());
    expected[0]["questions"][0]["answer"] = "E";
    expected[0]["questions"][0]["correct_option"] = "五";
    expected[1]["questions"].erase(0);
    expected[2]["questions"][0]["options"][5] = "六行";
    expected[2]["questions"][0]["correct_option"] = "六行";
    const QByteArray written = contents(project.path(QStringLiteral("out/dev.json")));
    QVERIFY2(equalAsJson(written, jsonText(expected)), written.constData());
}

void ExportTest::newSplits()
{
    Project project;
    for (Item &item : project.set.items)
        item.split = item.image == project.picture(0) ? QStringLiteral("test") : QStringLiteral("val");
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("out")));
    const Json all = json(benchFile());
    QVERIFY(equalAsJson(contents(project.path(QStringLiteral("out/test.json"))), jsonText(Json::array({all[0], all[2]}))));
    QVERIFY(equalAsJson(contents(project.path(QStringLiteral("out/val.json"))), jsonText(Json::array({all[1]}))));
    QVERIFY(!QFile::exists(project.path(QStringLiteral("out/dev.json"))));
}

void ExportTest::ownItems()
{
    Project project;
    project.addOwn(2, QStringLiteral("dev"));
    project.addOwn(2, QStringLiteral("dev"));
    project.addOwn(1, QStringLiteral("te/st"));
    project.addOwn(3, {});
    const auto report = project.write(ExportFormat::CiiBench, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    const Json dev = json(contents(project.path(QStringLiteral("out/dev.json"))));
    QCOMPARE(dev.size(), size_t(5));
    // dev-1 to dev-3 are taken by imported ones; a second question of an image points to the same picture.
    QCOMPARE(dev[3]["questions"][0]["id"].get<std::string>(), std::string("dev-4"));
    QCOMPARE(dev[3]["local_path"].get<std::string>(), std::string("images/dev/dev-4.jpg"));
    QCOMPARE(dev[4]["questions"][0]["id"].get<std::string>(), std::string("dev-5"));
    QCOMPARE(dev[4]["local_path"].get<std::string>(), std::string("images/dev/dev-4.jpg"));
    QCOMPARE(dev[3]["questions"][0]["answer"].get<std::string>(), std::string("C"));
    QCOMPARE(dev[3]["meta_data"]["domain"].get<std::string>(), std::string("生活"));
    QVERIFY(!dev[3]["questions"][0].contains("rationale"));
    const Json test = json(contents(project.path(QStringLiteral("out/te-st.json"))));
    QCOMPARE(test[0]["local_path"].get<std::string>(), std::string("images/te-st/te-st-1.png"));
    QVERIFY(QFile::exists(project.path(QStringLiteral("out/images/te-st/te-st-1.png"))));
    QCOMPARE(json(contents(project.path(QStringLiteral("out/all.json")))).size(), size_t(1));
}

/// Explanations of answers are in the files, or a note says how many are not.
void ExportTest::explanationsLeftOut()
{
    Project project;
    project.addOwn(2, QStringLiteral("dev"));
    for (const ExportFormat format : {ExportFormat::CiiBench, ExportFormat::CiiFlat, ExportFormat::IiBench, ExportFormat::LmmsEval,
                                      ExportFormat::LabelStudio, ExportFormat::VlmEvalKit, ExportFormat::Jsonl, ExportFormat::Csv}) {
        const auto report = project.write(format, codeOf(format));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        const bool written = std::any_of(report->files.begin(), report->files.end(),
                                         [](const QString &file) { return contents(file).contains("理由"); });
        QVERIFY2(written == holdsRationales(format), qPrintable(codeOf(format)));
        QCOMPARE(report->notes.filter(QStringLiteral("1 question(s) have an explanation of the answer")).size(), written ? 0 : 1);
    }
}

void ExportTest::twoFilesWithEqualIds()
{
    Project project;
    project.add(benchFile(), ImportFormat::CiiBench, QStringLiteral("other.json"));
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("out")));
    QVERIFY(equalAsJson(contents(project.path(QStringLiteral("out/dev.json"))), benchFile()));
    QVERIFY(equalAsJson(contents(project.path(QStringLiteral("out/other.json"))), benchFile()));
    // In one table every id stands once.
    QVERIFY(project.write(ExportFormat::Csv, QStringLiteral("all.csv")));
    QSet<QString> ids;
    const auto rows = table(contents(project.path(QStringLiteral("all.csv"))).mid(3), ',');
    for (const QStringList &row : rows.mid(1))
        ids.insert(row.at(0));
    QCOMPARE(ids.size(), 8);
}

void ExportTest::pathsThatClash()
{
    Project project;
    // Another picture under a path that is taken, but for its case, and one that would overwrite the data.
    const ImageId other = project.picture(4);
    for (SourceEntry &source : project.set.sources) {
        if (source.itemId == QLatin1String("dev-3")) {
            source.path = QStringLiteral("images/dev/DEV-1.jpg");
            project.set.items[3].image = other;
        }
        if (source.itemId == QLatin1String("dev-2"))
            source.path = QStringLiteral("Dev.json");
    }
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("out")));
    const Json dev = json(contents(project.path(QStringLiteral("out/dev.json"))));
    const QString path = fromUtf8(dev[2]["local_path"].get<std::string>());
    QCOMPARE(path, QStringLiteral("images/dev/DEV-1-2.jpg"));
    QCOMPARE(contents(project.path(QStringLiteral("out/") + path)), contents(project.set.images.value(other).file));
    QCOMPARE(fromUtf8(dev[1]["local_path"].get<std::string>()), QStringLiteral("Dev-2.json"));
}

void ExportTest::withoutKeys_data()
{
    QTest::addColumn<int>("format");
    for (const auto &[format, code] : codesOf(ExportFormat{})) {
        // These need questions of their own kinds, or prompts: see marveltest and chatreleasetest.
        if (format != ExportFormat::Marvel && format != ExportFormat::Chat)
            QTest::newRow(qPrintable(QString::fromUtf16(code))) << static_cast<int>(format);
    }
}

/// The same set as if it had been imported in the flat form.
static QByteArray flatFile()
{
    Project bench;
    bench.write(ExportFormat::CiiFlat, QStringLiteral("flat"));
    return contents(bench.path(QStringLiteral("flat/dev.json")));
}

void ExportTest::withoutKeys()
{
    QFETCH(int, format);
    const bool flat = static_cast<ExportFormat>(format) == ExportFormat::CiiFlat;
    Project project(flat ? flatFile() : benchFile(), flat ? ImportFormat::CiiFlat : ImportFormat::CiiBench);
    project.addOwn(2, QStringLiteral("dev"));
    for (Item &item : project.set.items) {
        item.explanation = QStringLiteral("泄露一");
        item.impliedMeaning = QStringLiteral("泄露二");
        item.question.rationale = QStringLiteral("泄露三");
        for (Option &option : item.question.options)
            option.note = QStringLiteral("泄露四");
    }
    // A member of the import that nobody knows may hold the answer.
    for (SourceEntry &source : project.set.sources) {
        Json raw = json(source.raw);
        raw["solution"] = "泄露五";
        source.raw = jsonText(raw);
    }
    project.set.withKeys = false;
    const auto kind = static_cast<ExportFormat>(format);
    const QString name = isFolderFormat(kind) ? QStringLiteral("out") : QStringLiteral("out.%1").arg(suffixOf(kind));
    QVERIFY(project.write(kind, name));
    QByteArray text;
    if (kind == ExportFormat::Xlsx) {
        const QString unzip = QStandardPaths::findExecutable(QStringLiteral("unzip"));
        QVERIFY2(!unzip.isEmpty(), "unzip is missing: packaging/setup.sh installs it");
        QProcess process;
        process.start(unzip, {QStringLiteral("-p"), project.path(name)});
        QVERIFY(process.waitForFinished());
        text = process.readAllStandardOutput();
    } else {
        const bool lines = kind == ExportFormat::Jsonl || kind == ExportFormat::LmmsEval;
        const QString data = lines                             ? QStringLiteral("out/dev.jsonl")
                           : kind == ExportFormat::ImageFolder ? QStringLiteral("out/dev/metadata.jsonl")
                           : kind == ExportFormat::Cmmmu       ? QStringLiteral("out/cmmmu-data-dev/dev/dev.jsonl")
                                                               : QStringLiteral("out/dev.json");
        text = contents(project.path(isFolderFormat(kind) ? data : name));
    }
    QVERIFY(text.contains(QStringLiteral("选项2").toUtf8()));
    QVERIFY(text.contains(QStringLiteral("问题三").toUtf8()));
    QVERIFY(!text.contains(QStringLiteral("泄露").toUtf8()));
    QVERIFY(!text.contains("answer") && !text.contains("correct"));
}

void ExportTest::jsonl()
{
    Project project;
    project.addOwn(2, QStringLiteral("test"));
    QVERIFY(project.write(ExportFormat::Jsonl, QStringLiteral("out")));
    const QByteArrayList lines = contents(project.path(QStringLiteral("out/dev.jsonl"))).trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    const Json last = json(lines.at(3));
    QCOMPARE(last["answer"].get<std::string>(), std::string("F"));
    QCOMPARE(last["options"][5].get<std::string>(), std::string("六\n行"));
    QCOMPARE(last["labels"]["image_type"][0].get<std::string>(), std::string("梗图(Meme)"));
    QCOMPARE(fromUtf8(last["image_sha256"].get<std::string>()), project.set.images.value(project.picture(0)).sha256.hex());
    QVERIFY(QFile::exists(project.path(QStringLiteral("out/") + fromUtf8(last["image"].get<std::string>()))));
    const Json own = json(contents(project.path(QStringLiteral("out/test.jsonl"))));
    QCOMPARE(own["option_notes"][1].get<std::string>(), std::string("因为1"));
    QCOMPARE(own["rationale"].get<std::string>(), std::string("理由"));
    QCOMPARE(own["licence"].get<std::string>(), std::string("CC0"));
}

void ExportTest::csv()
{
    Project project;
    project.addOwn(2, QStringLiteral("test"));
    QVERIFY(project.write(ExportFormat::Csv, QStringLiteral("out.csv")));
    const QByteArray text = contents(project.path(QStringLiteral("out.csv")));
    QVERIFY(text.startsWith("\xEF\xBB\xBF"));
    const QList<QStringList> rows = table(text.mid(3), ',');
    QCOMPARE(rows.size(), 6);
    const QStringList header = rows.first();
    const auto cell = [&](int row, const char *column) { return rows.at(row).value(header.indexOf(QString::fromLatin1(column))); };
    for (const QStringList &row : rows)
        QCOMPARE(row.size(), header.size());
    QCOMPARE(cell(1, "id"), QStringLiteral("dev-1"));
    QCOMPARE(cell(1, "answer"), QStringLiteral("B"));
    QCOMPARE(cell(1, "rhetoric"), QStringLiteral("隐喻;象征"));
    QCOMPARE(cell(4, "option_F"), QStringLiteral("六\n行"));
    QCOMPARE(cell(4, "option_E"), QStringLiteral("say \"hi\", ok"));
    QCOMPARE(cell(4, "question"), QStringLiteral("'=SUM(A1)"));
    QCOMPARE(cell(4, "option_A"), QStringLiteral("'+1"));
    QCOMPARE(cell(4, "option_D"), QStringLiteral("'\t四"));
    QCOMPARE(cell(5, "image"), QStringLiteral("original 2.jpg"));
}

void ExportTest::neutralisedCells()
{
    // A negative number is no formula: R and pandas read its column as numbers.
    for (const char *number : {"-1", "-1.8531023680873471", "-2e-05"})
        QCOMPARE(neutralised(QLatin1String(number)), QLatin1String(number));
    for (const char *formula : {"-1+1", "-", "-A1", "--1", "-1\n=1"})
        QCOMPARE(neutralised(QLatin1String(formula)), QString(u'\'' + QLatin1String(formula)));
    // No cell of a table begins with what a spreadsheet takes for a formula, whatever is in the item.
    Project project;
    Item &item = project.addOwn(2, QStringLiteral("dev"));
    const QStringList bad = {QStringLiteral("=cmd|' /C calc'!A0"), QStringLiteral("+1"), QStringLiteral("-1+1"), QStringLiteral("@SUM(1)"),
                             QStringLiteral("\t=1"), QStringLiteral("\r=1"), QStringLiteral("\n=1"), QStringLiteral("＝1")};
    item.question.stem = bad.at(0);
    item.explanation = bad.at(1);
    item.impliedMeaning = bad.at(2);
    item.question.rationale = bad.at(3);
    for (int i = 0; i < 6; ++i)
        item.question.options[i].text = bad.at(2 + i);
    item.split = QStringLiteral("=1");
    project.set.images[item.image].licence = bad.at(0);
    project.set.images[item.image].name = bad.at(1);
    const auto report = project.write(ExportFormat::Csv, QStringLiteral("out.csv"));
    QVERIFY(report);
    // What was changed is said, cell by cell.
    const QStringList notes = report->notes.filter(QStringLiteral("option_F"));
    QCOMPARE(notes.size(), 1);
    QCOMPARE(report->notes.filter(QStringLiteral("“question”")).size(), 2); // one of the import begins with = too
    const QList<QStringList> rows = table(contents(project.path(QStringLiteral("out.csv"))).mid(3), ',');
    for (const QString &cell : rows.last())
        QVERIFY2(cell.isEmpty() || !QStringLiteral("=+-@\t\r\n＝").contains(cell.at(0)), qPrintable(cell));
    QVERIFY(rows.last().contains(QString(u'\'' + bad.at(0))));
}

void ExportTest::tsv()
{
    Project project;
    project.set.items[0].question.options[0].text = QStringLiteral("None");
    const auto report = project.write(ExportFormat::VlmEvalKit, QStringLiteral("out.tsv"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    const QList<QStringList> rows = table(contents(project.path(QStringLiteral("out.tsv"))), '\t');
    QCOMPARE(
        rows.first().join(u' '),
        QStringLiteral(
            "index image question A B C D E F answer category l2-category split id emotion difficulty rhetoric"));
    QCOMPARE(rows.size(), 5);
    for (int i = 1; i < 5; ++i) {
        QCOMPARE(rows.at(i).size(), 17);
        QCOMPARE(rows.at(i).at(0), QString::number(i - 1));
        const ImageId image = project.set.items.at(i - 1).image;
        // A picture that was there before is named by the index of its row.
        if (i > 2) {
            QCOMPARE(rows.at(i).at(1), i == 3 ? QStringLiteral("1") : QStringLiteral("0"));
            continue;
        }
        QVERIFY(rows.at(i).at(1).size() > 65536);
        QCOMPARE(QByteArray::fromBase64(rows.at(i).at(1).toLatin1()), contents(project.set.images.value(image).file));
    }
    QCOMPARE(rows.at(4).at(2), QStringLiteral("=SUM(A1)")); // read by programs, not by spreadsheets
    QCOMPARE(rows.at(4).at(6), QStringLiteral("\t四"));
    QCOMPARE(rows.at(4).at(8), QStringLiteral("六\n行"));
    QCOMPARE(rows.at(2).mid(9).join(u'|'), QStringLiteral("A|生活|插画(Illustration);海报(Poster)|dev|dev-2|积极|困难|隐喻"));
    QCOMPARE(report->notes.size(), 1);
    QVERIFY(report->notes.first().contains(QStringLiteral("None")));
    // As in the other tables that pandas reads.
    const auto csv = project.write(ExportFormat::Csv, QStringLiteral("none.csv"));
    QVERIFY(csv);
    QCOMPARE(csv->notes.filter(QStringLiteral("“None” in the column “option_A”")).size(), 1);
    const auto workbook = project.write(ExportFormat::Xlsx, QStringLiteral("none.xlsx"));
    QVERIFY(workbook);
    QCOMPARE(workbook->notes.filter(QStringLiteral("“None” in the column “option_A”")).size(), 1);
}

void ExportTest::existingTargets()
{
    Project project;
    QVERIFY(QDir(project.folder.path()).mkdir(QStringLiteral("empty")));
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("empty")));
    const QByteArray before = contents(project.path(QStringLiteral("empty/dev.json")));
    project.set.items.removeLast();
    const auto again = project.write(ExportFormat::CiiBench, QStringLiteral("empty"));
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Refused);
    QCOMPARE(contents(project.path(QStringLiteral("empty/dev.json"))), before);
    // A folder that holds a hidden file only is not empty.
    QVERIFY(QDir(project.folder.path()).mkpath(QStringLiteral("hidden")));
    QFile hidden(project.path(QStringLiteral("hidden/.x")));
    QVERIFY(hidden.open(QIODevice::WriteOnly));
    hidden.close();
    QCOMPARE(project.write(ExportFormat::CiiBench, QStringLiteral("hidden")).error().code, ErrorCode::Refused);
    QVERIFY(project.write(ExportFormat::Csv, QStringLiteral("a.csv")));
    QCOMPARE(project.write(ExportFormat::Csv, QStringLiteral("a.csv")).error().code, ErrorCode::Refused);
    QCOMPARE(project.write(ExportFormat::Csv, QStringLiteral("empty")).error().code, ErrorCode::Refused);
    QCOMPARE(project.write(ExportFormat::CiiBench, QStringLiteral("a.csv")).error().code, ErrorCode::Refused);
    QCOMPARE(project.write(ExportFormat::Csv, QStringLiteral("none/a.csv")).error().code, ErrorCode::NotFound);
}

void ExportTest::leftovers()
{
    Project project;
    // What a crash left is replaced; a folder of somebody else is not touched.
    QVERIFY(QDir(project.folder.path()).mkpath(QStringLiteral("out.part/images")));
    QFile stale(project.path(QStringLiteral("out.part/stale.txt")));
    QVERIFY(stale.open(QIODevice::WriteOnly));
    stale.close();
    QCOMPARE(project.write(ExportFormat::CiiBench, QStringLiteral("out")).error().code, ErrorCode::Refused);
    QVERIFY(stale.exists());
    QFile marker(project.path(QStringLiteral("out.part/.yuyi-export-part")));
    QVERIFY(marker.open(QIODevice::WriteOnly));
    marker.close();
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("out")));
    QCOMPARE(entries(project.path(QStringLiteral("out"))), QStringList({QStringLiteral("dev.json"), QStringLiteral("images")}));
}

void ExportTest::progress_data()
{
    withoutKeys_data();
}

void ExportTest::progress()
{
    QFETCH(int, format);
    Project project;
    Steps steps;
    QVERIFY(exportItems(project.set, static_cast<ExportFormat>(format), project.path(QStringLiteral("out")), steps));
    // 4 questions and 2 pictures; formats that keep imported paths write 3, and CMMMU names pictures by question: 4.
    const auto kind = static_cast<ExportFormat>(format);
    const bool ownPaths = kind == ExportFormat::ImageFolder || kind == ExportFormat::LmmsEval || kind == ExportFormat::LabelStudio;
    const int pictures = !isFolderFormat(kind) ? 0 : kind == ExportFormat::Cmmmu ? 4
                                               : ownPaths                        ? 2
                                                                                 : 3;
    QCOMPARE(steps.total, 4 + pictures);
    QCOMPARE(steps.done, steps.total);
}

void ExportTest::cancelled_data()
{
    withoutKeys_data();
}

void ExportTest::cancelled()
{
    QFETCH(int, format);
    Project project;
    const QStringList before = entries(project.folder.path());
    StopAfter progress(2);
    const auto report = exportItems(project.set, static_cast<ExportFormat>(format), project.path(QStringLiteral("out")), progress);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
    QCOMPARE(entries(project.folder.path()), before);
}

void ExportTest::missingImage_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("folder") << static_cast<int>(ExportFormat::CiiBench);
    QTest::newRow("inside") << static_cast<int>(ExportFormat::VlmEvalKit);
}

void ExportTest::missingImage()
{
    QFETCH(int, format);
    Project project;
    QVERIFY(QFile::remove(project.set.images.value(project.picture(1)).file));
    const QStringList before = entries(project.folder.path());
    auto report = project.write(static_cast<ExportFormat>(format), QStringLiteral("out"));
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::NotFound);
    QVERIFY(report.error().sentence.contains(QStringLiteral("original 1.jpg")));
    QCOMPARE(entries(project.folder.path()), before);
    project.set.images.remove(project.picture(1));
    report = project.write(static_cast<ExportFormat>(format), QStringLiteral("out"));
    QCOMPARE(report.error().code, ErrorCode::NotFound);
}

void ExportTest::nothingToExport()
{
    Project project;
    project.set.items.clear();
    QCOMPARE(project.write(ExportFormat::Csv, QStringLiteral("a.csv")).error().code, ErrorCode::Refused);
}

void ExportTest::extraFiles()
{
    Project project;
    project.set.extraFiles.insert(QStringLiteral("README.md"), "# Card\n");
    const auto report = project.write(ExportFormat::CiiBench, QStringLiteral("out"));
    QVERIFY(report);
    QVERIFY(contents(project.path(QStringLiteral("out/README.md"))).endsWith("\n---\n\n# Card\n"));
    QCOMPARE(report->files.size(), 2);
}

QTEST_GUILESS_MAIN(ExportTest)
#include "exporttest.moc"
