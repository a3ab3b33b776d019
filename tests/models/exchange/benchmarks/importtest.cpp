// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/exchange/fixtures.h"

#include "models/exchange/files/paths.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;

namespace {
Result<ImportedSet> read(const QByteArray &text, ImportFormat format = ImportFormat::CiiBench)
{
    return readItems(text, QStringLiteral("dev.json"), format, preset());
}

/// The file with one value changed, or removed where none is given.
QByteArray changed(const char *pointer, const Json &value = {})
{
    Json file = json(benchFile());
    const Json::json_pointer at(pointer);
    if (value.is_null())
        file[at.parent_pointer()].erase(at.back());
    else
        file[at] = value;
    return jsonText(file);
}

QByteArray flatFile()
{
    return QByteArray(R"json([
 {"id": "1", "image": "dev-1.jpg", "question": "问？", "option1": "一", "option2": "二", "option3": "三",)json"
                      R"json( "option4": "四", "option5": "五", "option6": "六",
  "answer": "C", "correct_option": "三", "image_type": "海报(Poster)", "difficulty": "简单", "domain": "社会", "emotion": "中性",
  "rhetoric": ["隐喻", "对比"], "explanation": "解", "metaphorical_meaning": "义", "local_path": "images/dev/dev-1.jpg"},
 {"id": "2", "image": {"path": "images/dev-2.png", "bytes": null}, "question": "问二？", "option1": "一",)json"
                      R"json( "option2": "二", "answer": "B", "domain": "生活"}
])json");
}
} // namespace

class ImportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bench();
    void flat();
    void flatLines();
    void onlyTheLetterOrOnlyTheText();
    void faults_data();
    void faults();
    void otherEntriesAreRead();
    void wholeFile_data();
    void wholeFile();
    void files();
    void loose();
    void theSplitIsThatOfTheFolder();
    void paths_data();
    void paths();
    void locating();
};

void ImportTest::bench()
{
    const auto set = read(benchFile());
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    QCOMPARE(set->refused.size(), 0);
    QCOMPARE(set->entries.size(), 3);
    QCOMPARE(set->split, QStringLiteral("dev"));
    const ImportedEntry &first = set->entries.at(0);
    QCOMPARE(first.position, 0);
    QCOMPARE(first.path, QStringLiteral("images/dev/dev-1.jpg"));
    QCOMPARE(first.itemIds, QStringList(QStringLiteral("dev-1")));
    QCOMPARE(first.content.questions.at(0).keyIndex(), 1);
    QCOMPARE(first.content.questions.at(0).stem, QStringLiteral("这张图片有什么隐喻？"));
    QCOMPARE(first.content.explanation, QStringLiteral("解释解释"));
    QCOMPARE(first.content.impliedMeaning, QStringLiteral("含义"));
    QCOMPARE(first.content.labels.value(DimensionCode(QStringLiteral("image_type"))),
             QList<LabelCode>({LabelCode(QStringLiteral("poster"))}));
    // In the preset's order, not the file's.
    QCOMPARE(first.content.labels.value(DimensionCode(QStringLiteral("rhetoric"))),
             QList<LabelCode>({LabelCode(QStringLiteral("metaphor")), LabelCode(QStringLiteral("symbolism"))}));
    QCOMPARE(set->entries.at(1).itemIds, QStringList({QStringLiteral("dev-2"), QStringLiteral("dev-2b")}));
    QCOMPARE(set->entries.at(1).content.questions.at(1).keyIndex(), 5);
    for (int i = 0; i < 3; ++i)
        QVERIFY(nlohmann::json(json(set->entries.at(i).raw)) == nlohmann::json(json(benchFile()).at(static_cast<size_t>(i))));
}

void ImportTest::flat()
{
    const auto set = read(flatFile(), ImportFormat::CiiFlat);
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    QCOMPARE(set->refused.size(), 0);
    QCOMPARE(set->entries.size(), 2);
    QCOMPARE(set->entries.at(0).path, QStringLiteral("images/dev/dev-1.jpg"));
    QCOMPARE(set->entries.at(0).content.questions.at(0).options.size(), 6);
    QCOMPARE(set->entries.at(0).content.questions.at(0).keyIndex(), 2);
    QCOMPARE(set->entries.at(0).content.labels.value(DimensionCode(QStringLiteral("rhetoric"))).size(), 2);
    QCOMPARE(set->entries.at(1).path, QStringLiteral("images/dev-2.png"));
    QCOMPARE(set->entries.at(1).content.questions.at(0).options.size(), 2);
    QCOMPARE(set->entries.at(1).content.labels.size(), 1);
}

void ImportTest::flatLines()
{
    QByteArray lines;
    for (const Json &entry : json(flatFile()))
        lines += jsonText(entry) + "\r\n\n";
    const auto set = read(lines, ImportFormat::CiiFlat);
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    QCOMPARE(set->entries.size(), 2);
    const auto one = read(jsonText(json(flatFile()).at(0)), ImportFormat::CiiFlat);
    QVERIFY(one);
    QCOMPARE(one->entries.size(), 1);
    const auto broken = read(lines + "{\"id\": ", ImportFormat::CiiFlat);
    QVERIFY(!broken);
    QVERIFY2(broken.error().sentence.contains(QStringLiteral("line 5")), qPrintable(broken.error().sentence));
}

void ImportTest::onlyTheLetterOrOnlyTheText()
{
    const auto key = [](const QByteArray &text) { return read(text)->entries.at(0).content.questions.at(0).keyIndex(); };
    QCOMPARE(key(changed("/0/questions/0/answer")), 1);
    QCOMPARE(key(changed("/0/questions/0/correct_option")), 1);
    QCOMPARE(key(changed("/0/questions/0/answer", " b ")), 1);
    Json file = json(benchFile());
    file[0]["questions"][0].erase("answer");
    file[0]["questions"][0].erase("correct_option");
    QCOMPARE(key(jsonText(file)), -1); // published without keys
}

void ImportTest::faults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const QByteArray &text, const char *field) {
        QTest::newRow(name) << text << QString::fromUtf8(field);
    };
    row("not an object", changed("/0", 5), "");
    row("no path", changed("/0/local_path"), "/local_path");
    row("path is a number", changed("/0/local_path", 5), "/local_path");
    row("path leads out", changed("/0/local_path", "images/../../etc/passwd"), "/local_path");
    row("absolute path", changed("/0/local_path", "/etc/passwd"), "/local_path");
    row("no questions", changed("/0/questions"), "/questions");
    row("empty questions", changed("/0/questions", Json::array()), "/questions");
    row("question is a text", changed("/0/questions/0", "x"), "/questions/0");
    row("no id", changed("/0/questions/0/id"), "/questions/0/id");
    row("empty stem", changed("/0/questions/0/question", "  "), "/questions/0/question");
    row("options are a text", changed("/0/questions/0/options", "abc"), "/questions/0/options");
    row("one option", changed("/0/questions/0/options", Json::array({"a"})), "/questions/0/options");
    row("option is null", changed("/0/questions/0/options/3", Json::array()), "/questions/0/options/3");
    row("option is empty", changed("/0/questions/0/options/3", ""), "/questions/0/options/3");
    row("answer is no letter", changed("/0/questions/0/answer", "G"), "/questions/0/answer");
    row("answer is a number", changed("/0/questions/0/answer", 1), "/questions/0/answer");
    row("key and text differ", changed("/0/questions/0/answer", "C"), "/questions/0/correct_option");
    row("not the text of any option", changed("/0/questions/0/correct_option", "七"), "/questions/0/correct_option");
    row("meta data are a list", changed("/0/meta_data", Json::array()), "/meta_data");
    row("unknown label", changed("/0/meta_data/domain", "天气"), "/meta_data/domain");
    row("label is a number", changed("/0/meta_data/domain", 3), "/meta_data/domain");
    row("choices are a text", changed("/0/meta_data/rhetoric/choices", "隐喻"), "/meta_data/rhetoric/choices");
    row("choice is a number", changed("/0/meta_data/rhetoric/choices/1", 4), "/meta_data/rhetoric/choices/1");
    row("unknown choice", changed("/0/meta_data/rhetoric/choices/1", "反讽"), "/meta_data/rhetoric");
    row("explanation is a list", changed("/0/meta_data/explanation", Json::array()), "/meta_data/explanation");
    row("NUL inside", changed("/0/meta_data/explanation", std::string("a\0b", 3)), "/meta_data/explanation");
    row("very long", changed("/0/meta_data/explanation", std::string(200000, 'a')), "/meta_data/explanation");
}

void ImportTest::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, field);
    const auto set = read(text);
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    QCOMPARE(set->refused.size(), 1);
    const ImportProblem &problem = set->refused.first();
    QCOMPARE(problem.row, 1);
    QCOMPARE(problem.field, field);
    QVERIFY2(problem.sentence.contains(QStringLiteral("Row 1")) && problem.sentence.contains(field), qPrintable(problem.sentence));
    QCOMPARE(set->entries.size(), 2); // the others are read
    QCOMPARE(set->entries.at(0).position, 1);
}

void ImportTest::otherEntriesAreRead()
{
    const auto twice = read(changed("/2/questions/0/id", "dev-2b"));
    QVERIFY(twice);
    QCOMPARE(twice->entries.size(), 2);
    QCOMPARE(twice->refused.size(), 1);
    QCOMPARE(twice->refused.at(0).row, 3);
    QCOMPARE(twice->refused.at(0).itemId, QStringLiteral("dev-2b"));
    QVERIFY(twice->refused.at(0).sentence.contains(QStringLiteral("row 2")));
    const auto within = read(changed("/1/questions/1/id", "dev-2"));
    QCOMPARE(within->refused.size(), 1);
    // Numbers are ids too.
    QCOMPARE(read(changed("/0/questions/0/id", 17))->entries.at(0).itemIds.first(), QStringLiteral("17"));
}

void ImportTest::wholeFile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("hello");
    QTest::newRow("cut off") << benchFile().left(400);
    QTest::newRow("object") << QByteArray("{\"a\": 1}");
    QTest::newRow("number") << QByteArray("5");
    QTest::newRow("empty list") << QByteArray("[]");
    QTest::newRow("deep") << QByteArray(100000, '[');
    QTest::newRow("deep inside") << QByteArray("[" + QByteArray(500, '[') + QByteArray(500, ']') + "]");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe[\0]\0", 6);
    QTest::newRow("invalid UTF-8") << QByteArray("[\"\xc3\x28\"]");
    QTest::newRow("lone surrogate") << QByteArray("[\"\\ud800\"]");
    QTest::newRow("huge number") << QByteArray("[1e999]");
}

void ImportTest::wholeFile()
{
    QFETCH(QByteArray, text);
    for (const ImportFormat format : {ImportFormat::CiiBench, ImportFormat::CiiFlat}) {
        const auto set = read(text, format);
        if (set) {
            // One object is a flat file of one line; it lacks everything.
            QCOMPARE(format, ImportFormat::CiiFlat);
            QCOMPARE(set->entries.size(), 0);
            QCOMPARE(set->refused.size(), 1);
            continue;
        }
        QCOMPARE(set.error().code, ErrorCode::Invalid);
        QVERIFY2(set.error().sentence.contains(QStringLiteral("dev.json")), qPrintable(set.error().sentence));
    }
}

void ImportTest::files()
{
    const QTemporaryDir folder;
    QCOMPARE(readItems(folder.filePath(QStringLiteral("none.json")), ImportFormat::CiiBench, preset()).error().code, ErrorCode::NotFound);
    QCOMPARE(readItems(folder.path(), ImportFormat::CiiBench, preset()).error().code, ErrorCode::Refused);
    QFile file(folder.filePath(QStringLiteral("test-200.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\xEF\xBB\xBF" + benchFile());
    file.close();
    const auto set = readItems(file.fileName(), ImportFormat::CiiBench, preset());
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    QCOMPARE(set->file, QStringLiteral("test-200.json"));
    QCOMPARE(set->split, QStringLiteral("test-200"));
}

void ImportTest::theSplitIsThatOfTheFolder()
{
    // A file that holds several splits is named after none of them.
    QByteArray text = benchFile();
    const qsizetype last = text.lastIndexOf("images/dev/");
    text.replace(last, qstrlen("images/dev/"), "images/test/");
    const auto set = readItems(text, QStringLiteral("shots60.json"), ImportFormat::CiiBench, *builtInPreset(QStringLiteral("cii-bench")));
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    const LooseItems mixed = looseItems(*set);
    QStringList splits;
    for (const Item &item : mixed.items) {
        if (!splits.contains(item.split))
            splits.append(item.split);
    }
    QCOMPARE(splits, QStringList({QStringLiteral("dev"), QStringLiteral("test")}));
}

void ImportTest::loose()
{
    const LooseItems loose = looseItems(*read(benchFile()));
    QCOMPARE(loose.items.size(), 4);
    QCOMPARE(loose.names, QStringList({QStringLiteral("dev-1"), QStringLiteral("dev-2"),
                                       QStringLiteral("dev-2b"), QStringLiteral("dev-3")}));
    QCOMPARE(loose.items.at(1).image, loose.items.at(2).image);
    QVERIFY(loose.items.at(0).image != loose.items.at(3).image);
    QCOMPARE(loose.paths.size(), 3);
    QVERIFY(!loose.items.at(0).question.id.isNull());
}

void ImportTest::paths_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("safe"); // empty: refused
    const auto row = [](const QString &path, const QString &safe) { QTest::newRow(qPrintable(path.left(30))) << path << safe; };
    row(QStringLiteral("images/a.jpg"), QStringLiteral("images/a.jpg"));
    row(QStringLiteral("./images//./图 1.jpg"), QStringLiteral("images/图 1.jpg"));
    row(QStringLiteral("a..b/..c/d.."), QStringLiteral("a..b/..c/d.."));
    for (const char *bad : {"", ".", "/", "/etc/passwd", "../a", "a/../b", "a/..", "..", "~/x", "C:/x", "a\\..\\b", "a/", "a\nb", "a\x7f"
                                                                                                                                  "b"})
        row(QString::fromLatin1(bad), {});
    QTest::newRow("NUL") << QString(QStringLiteral("a") + QChar(0) + u'b') << QString();
    QTest::newRow("right-to-left") << QString(QStringLiteral("a") + QChar(0x202e) + QStringLiteral("gpj.exe")) << QString();
    QTest::newRow("long name") << QString(300, u'a') << QString();
    QTest::newRow("long path") << QStringLiteral("abcdefgh/").repeated(200) + u'x' << QString();
}

void ImportTest::paths()
{
    QFETCH(QString, path);
    QFETCH(QString, safe);
    const auto result = safeRelativePath(path);
    QCOMPARE(result.has_value(), !safe.isEmpty());
    if (result)
        QCOMPARE(*result, safe);
    else
        QCOMPARE(result.error().code, ErrorCode::Refused);
}

void ImportTest::locating()
{
    const QTemporaryDir folder;
    const QDir root(folder.path());
    const auto touch = [&root](const QString &name) {
        root.mkpath(QFileInfo(root.filePath(name)).path());
        QFile file(root.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("x");
    };
    touch(QStringLiteral("set/data/dev.json"));
    touch(QStringLiteral("set/images/above.jpg"));
    touch(QStringLiteral("set/data/images/beside.jpg"));
    touch(QStringLiteral("set/data/images/above.jpg"));
    touch(QStringLiteral("pictures/images/given.jpg"));
    touch(QStringLiteral("pictures/flat.jpg"));
    touch(QStringLiteral("secret.jpg"));
    const QString file = root.filePath(QStringLiteral("set/data/dev.json"));
    const QString pictures = root.filePath(QStringLiteral("pictures"));
    const auto at = [&](const char *path, const QString &images = {}) {
        const auto result = locateImage(QString::fromLatin1(path), file, images);
        return result ? QDir(root.canonicalPath()).relativeFilePath(*result) : QString();
    };
    QCOMPARE(at("images/beside.jpg"), QStringLiteral("set/data/images/beside.jpg"));
    QCOMPARE(at("images/above.jpg"), QStringLiteral("set/data/images/above.jpg"));
    QVERIFY(QFile::remove(root.filePath(QStringLiteral("set/data/images/above.jpg"))));
    QCOMPARE(at("images/above.jpg"), QStringLiteral("set/images/above.jpg"));
    QCOMPARE(at("images/given.jpg"), QString());
    QCOMPARE(at("images/given.jpg", pictures), QStringLiteral("pictures/images/given.jpg"));
    QCOMPARE(at("images/deep/flat.jpg", pictures), QStringLiteral("pictures/flat.jpg"));
    QCOMPARE(locateImage(QStringLiteral("../../secret.jpg"), file).error().code, ErrorCode::Refused);
    // A link may not lead out of the folder either.
    QVERIFY(QFile::link(root.filePath(QStringLiteral("secret.jpg")), root.filePath(QStringLiteral("set/images/link.jpg"))));
    QCOMPARE(locateImage(QStringLiteral("images/link.jpg"), file).error().code, ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(ImportTest)
#include "importtest.moc"
