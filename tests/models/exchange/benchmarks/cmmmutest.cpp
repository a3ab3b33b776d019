// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/cmmmu.h"

#include "models/domain/annotation/itemlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/benchmarks/entrypictures.h"
#include "tests/models/exchange/fixtures.h"
#include "tests/support/kinds/cmmmupreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;
using namespace yuyi::test;

namespace {

const QString published = QStringLiteral("cmmmu-data-dev/science/science.jsonl");

QList<Json> linesOf(const QByteArray &text)
{
    QList<Json> lines;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.isEmpty())
            lines.append(json(line));
    }
    return lines;
}

bool equal(const Json &a, const Json &b)
{
    return !a.is_null() && nlohmann::json(a) == nlohmann::json(b);
}

/// A set as a project holds it: every picture is a file whose bytes are its name, or another text that is given for it.
struct Held {
    explicit Held(const QByteArray &text = cmmmuLines(), ImportFormat format = ImportFormat::Cmmmu, const QString &file = published,
                  const QHash<QString, QByteArray> &bytes = {})
    {
        set.preset = cmmmuPreset();
        const auto read = readItems(text, file, format, set.preset);
        if (!read || !read->refused.isEmpty())
            qFatal("%s", qPrintable(read ? read->refused.constFirst().sentence : read.error().sentence));
        for (const ImportedEntry &entry : read->entries) {
            QHash<QString, Medium> pictures;
            const QStringList paths = picturePaths(entry);
            for (const QString &path : paths)
                pictures.insert(path, mediumOf(path, bytes.value(path, path.toUtf8())));
            SourceEntry source;
            source.id = SourceEntryId::create();
            source.file = file;
            source.format = codeOf(format);
            source.position = entry.position;
            source.path = entry.path;
            source.itemId = entry.itemIds.constFirst();
            source.raw = entry.raw;
            const Sha256 own = pictures.value(paths.constFirst()).sha256;
            source.image = images.value(own);
            if (source.image.isNull()) {
                source.image = ImageId::create();
                images.insert(own, source.image);
                set.images.insert(source.image, set.media.value(own));
            }
            set.sources.insert(source.id, source);
            const auto questions = withPictures(entry, pictures);
            if (!questions)
                qFatal("%s", qPrintable(questions.error().sentence));
            if (questions->constFirst().hasPictures())
                set.imported.insert(source.id, *questions);
            Item item;
            item.image = source.image;
            item.labels = labelsOfQuestion(entry.content, 0);
            item.question = questions->constFirst();
            item.question.id = QuestionId::create();
            item.sourceEntry = source.id;
            item.split = QStringLiteral("dev");
            set.items.append(item);
        }
    }

    /// The picture with these bytes; it is in the set then.
    Medium mediumOf(const QString &name, const QByteArray &content)
    {
        ExchangeImage image;
        image.sha256 = Sha256::of(content);
        image.format = ImageFormat::Png;
        image.file = folder.filePath(image.sha256.hex());
        image.name = name;
        QFile file(image.file);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("%s", qPrintable(file.errorString()));
        set.media.insert(image.sha256, image);
        Medium medium;
        medium.sha256 = image.sha256;
        medium.format = image.format;
        return medium;
    }

    /// A question written here about a picture of its own.
    Item &addOwn(const QByteArray &content)
    {
        const Medium own = mediumOf({}, content);
        Item item;
        item.image = ImageId::create();
        set.images.insert(item.image, set.media.value(own.sha256));
        item.question.id = QuestionId::create();
        item.question.kind = QStringLiteral("choice");
        item.question.stem = QStringLiteral("哪个？");
        for (int o = 0; o < 2; ++o)
            item.question.options.append({OptionId::create(), QStringLiteral("选项%1").arg(o), {}, o == 0});
        item.labels.insert(DimensionCode(QStringLiteral("category")), {LabelCode(QStringLiteral("business"))});
        item.split = QStringLiteral("dev");
        set.items.append(item);
        return set.items.last();
    }

    Result<ExportReport> write(ExportFormat format, const QString &name)
    {
        NoProgress progress;
        return exportItems(set, format, folder.filePath(name), progress);
    }
    QByteArray written(const QString &name) const { return contents(folder.filePath(name)); }

    QTemporaryDir folder;
    ExportSet set;
    QHash<Sha256, ImageId> images;
};

/// One line with these members in place of its own; null takes one out.
QByteArray lineWith(int line, const Json &members)
{
    Json entry = linesOf(cmmmuLines()).at(line);
    for (const auto &[key, value] : members.items()) {
        if (value.is_null())
            entry.erase(key);
        else
            entry[key] = value;
    }
    return jsonText(entry);
}

} // namespace

/// CMMMU's lines, read and written.
class CmmmuTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatTheLinesSay()
    {
        const auto set = readItems(cmmmuLines(), QStringLiteral("science.jsonl"), ImportFormat::Cmmmu, cmmmuPreset());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.constFirst().sentence));
        QCOMPARE(set->entries.size(), 5);
        const auto entry = [&](int i) { return set->entries.at(i); };
        const auto question = [&](int i) { return set->entries.at(i).content.questions.constFirst(); };

        QCOMPARE(entry(0).itemIds, QStringList(QStringLiteral("12")));
        QCOMPARE(entry(0).path, QStringLiteral("q_00012_001.png"));
        QCOMPARE(entry(0).sourceUrl, QStringLiteral("https://example.org/12"));
        QVERIFY(entry(0).pictures.isEmpty() && !question(0).hasPictures());
        QCOMPARE(question(0).stem, QStringLiteral("如图⟦1⟧，选哪个？"));
        QCOMPARE(question(0).keyIndex(), 1);
        const QList<LabelCode> labels = entry(0).content.labels.value(DimensionCode(QStringLiteral("category")));
        QCOMPARE(labels, QList<LabelCode>({LabelCode(QStringLiteral("science"))}));

        // The image is the first picture of the stem, whatever the list says.
        QCOMPARE(entry(1).path, QStringLiteral("q_00013_001.png"));
        QCOMPARE(entry(1).sourceUrl, QStringLiteral("练习题")); // a book is a source, too
        QCOMPARE(entry(1).pictures.constFirst().stem, QStringList(QStringLiteral("q_00013_001.png")));
        QCOMPARE(entry(1).pictures.constFirst().options.value(3), QStringLiteral("a_00013_004.png"));
        QVERIFY(question(1).media.isEmpty());
        QCOMPARE(question(1).options.at(2).picture, pictureAt(QStringLiteral("a_00013_003.png")));
        QCOMPARE(question(1).options.at(2).text, QString());
        QCOMPARE(stemPictures(question(1), pictureAt(entry(1).path)).size(), 1);

        // Without a picture in the stem it is that of an option, which is then no picture of the stem.
        QCOMPARE(entry(2).path, QStringLiteral("a_00014_001.png"));
        QVERIFY(stemPictures(question(2), pictureAt(entry(2).path)).isEmpty());
        QCOMPARE(question(2).keys().count(), 2);

        QCOMPARE(question(3).kind, QStringLiteral("true-false"));
        QCOMPARE(question(3).keyIndex(), 1);
        QCOMPARE(question(4).accepted, QStringList(QStringLiteral("0.6")));
        QCOMPARE(question(4).rationale, QStringLiteral("量一量"));
        for (const ImportedEntry &one : set->entries)
            QCOMPARE(one.note, QString());
    }

    void severalPicturesInAStem()
    {
        const QByteArray line = lineWith(0, {{"question", "<img=\"b.png\">与<img=\"a.png\">，又见<img=\"b.png\">：<img=\"\">"},
                                             {"option2", "左 <img=\"c.png\"> 右"}});
        const auto refused = readItems(line, QStringLiteral("x.jsonl"), ImportFormat::Cmmmu, cmmmuPreset());
        QCOMPARE(refused->refused.size(), 1);
        const QByteArray good = lineWith(0, {{"question", "<img=\"b.png\">与<img=\"a.png\">，又见<img=\"b.png\">。"},
                                             {"option2", "左 <img=\"c.png\"> 右"}});
        const auto set = readItems(good, QStringLiteral("x.jsonl"), ImportFormat::Cmmmu, cmmmuPreset());
        QVERIFY(set && set->refused.isEmpty());
        const ImportedEntry &entry = set->entries.constFirst();
        const Question &question = entry.content.questions.constFirst();
        QCOMPARE(question.stem, QStringLiteral("⟦1⟧与⟦2⟧，又见⟦1⟧。"));
        QCOMPARE(question.media, QList<Medium>({pictureAt(QStringLiteral("b.png")), pictureAt(QStringLiteral("a.png"))}));
        QCOMPARE(question.options.at(1).text, QStringLiteral("左  右"));
        QCOMPARE(picturePaths(entry), QStringList({QStringLiteral("b.png"), QStringLiteral("a.png"), QStringLiteral("c.png")}));
        QVERIFY2(entry.note.contains(QStringLiteral("a.png")), qPrintable(entry.note));
        QVERIFY2(entry.note.contains(QStringLiteral("q_00012_001.png")), qPrintable(entry.note));
    }

    void faults_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, int line, const Json &members, const char *said) {
            QTest::newRow(name) << line << jsonText(members) << QString::fromUtf8(said);
        };
        row("no kind", 0, {{"type", nullptr}}, "field “/type”: it is missing.");
        row("unknown kind", 0, {{"type", "问答"}}, "field “/type”: the preset does not define the kind of question “问答”.");
        row("no picture", 0, {{"question", "选哪个？"}}, "field “/question”: neither the question nor an option has a picture.");
        row("path outside", 0, {{"question", "<img=\"../a.png\">"}}, "field “/question”: The path “../a.png” leads outside");
        row("path in a folder", 0, {{"question", "<img=\"x/a.png\">"}}, "field “/question”: “x/a.png” is not the name of a file beside");
        row("two in an option", 0, {{"option2", "<img=\"a.png\"><img=\"b.png\">"}}, "field “/option2”: an option has one picture at most.");
        row("one option", 0, {{"option2", nullptr}, {"option3", nullptr}, {"option4", nullptr}}, "field “/option2”: it is missing.");
        row("no such letter", 0, {{"answer", "E"}}, "field “/answer”: “E” is not one of the letters A to D.");
        row("no verdict", 3, {{"answer", "也许"}}, "field “/answer”: “也许” is not one of the options 对, 错.");
        row("unknown label", 0, {{"category", "体育"}}, "field “/category”: “体育” is not a label");
        row("too many for the kind", 3,
            {{"question", "<img=\"a.png\"><img=\"b.png\">"}}, "a question of the kind “判断” has 0 to 1 pictures.");
    }

    void faults()
    {
        QFETCH(int, line);
        QFETCH(QByteArray, members);
        QFETCH(QString, said);
        const auto set = readItems(lineWith(line, json(members)), QStringLiteral("science.jsonl"), ImportFormat::Cmmmu, cmmmuPreset());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QCOMPARE(set->refused.size(), 1);
        QVERIFY2(set->refused.constFirst().sentence.contains(said), qPrintable(set->refused.constFirst().sentence));
    }

    /// Options of a kind that takes no pictures have none.
    void optionsMustTakePictures()
    {
        Json without = cmmmuPresetJson();
        without["kinds"][0].erase("optionPictures");
        const auto preset = readPreset(jsonText(without));
        QVERIFY(preset);
        const auto set = readItems(cmmmuLines(), QStringLiteral("science.jsonl"), ImportFormat::Cmmmu, *preset);
        QCOMPARE(set->entries.size(), 3);
        QVERIFY2(set->refused.constFirst().sentence.contains(QStringLiteral("options of questions of the kind “选择” have no pictures.")),
                 qPrintable(set->refused.constFirst().sentence));
    }

    void anIdTwice()
    {
        const QByteArray text = cmmmuLines() + lineWith(0, Json::object());
        const auto set = readItems(text, QStringLiteral("science.jsonl"), ImportFormat::Cmmmu, cmmmuPreset());
        QCOMPARE(set->entries.size(), 5);
        QVERIFY2(set->refused.constFirst().sentence.contains(QStringLiteral("the ID “12” already occurs in row 1.")),
                 qPrintable(set->refused.constFirst().sentence));
    }

    /// A file knows its split by the folder of the split, and a folder all its files.
    void filesAndFolders()
    {
        const QTemporaryDir folder;
        const QString data = folder.filePath(QStringLiteral("cmmmu-data-val"));
        const QString science = writeCmmmuFolder(data + QStringLiteral("/science"));
        const QByteArray lines = lineWith(0, {{"type", "问答"}}) + '\n' + lineWith(3, Json::object());
        const QString business = writeCmmmuFolder(data + QStringLiteral("/business"), lines);
        const auto one = readItems(science, cmmmuPreset());
        QVERIFY2(one, one ? "" : qPrintable(one.error().sentence));
        QCOMPARE(one->format, ImportFormat::Cmmmu);
        QCOMPARE(one->file, QStringLiteral("cmmmu-data-val/science/science.jsonl"));
        const auto all = readItems(data, ImportFormat::Cmmmu, cmmmuPreset());
        QVERIFY2(all, all ? "" : qPrintable(all.error().sentence));
        QCOMPARE(all->entries.size(), 6);
        QCOMPARE(all->entries.constFirst().file, business);
        QCOMPARE(sourceFileOf(*all, all->entries.constLast()), QStringLiteral("cmmmu-data-val/science/science.jsonl"));
        QCOMPARE(all->refused.size(), 1);
        QVERIFY2(all->refused.constFirst().sentence.contains(QStringLiteral("cmmmu-data-val/business/business.jsonl: Row 1")),
                 qPrintable(all->refused.constFirst().sentence));
        const LooseItems loose = looseItems(*all);
        QCOMPARE(loose.items.size(), 6);
        QCOMPARE(loose.items.constFirst().split, QStringLiteral("val"));
        // Both files have a picture of this name; they are two pictures.
        QCOMPARE(loose.paths.size(), 6);
        QVERIFY(!readItems(data, ImportFormat::CiiFlat, cmmmuPreset()));
        const QTemporaryDir empty;
        QVERIFY(!readItems(empty.path(), ImportFormat::Cmmmu, cmmmuPreset()));
    }

    /// What was not changed is written as it was, and each picture under its name.
    void unchangedLinesStay()
    {
        // Two pictures of the same bytes keep their two names.
        Held held(cmmmuLines(), ImportFormat::Cmmmu, published, {{QStringLiteral("a_00013_002.png"), "q_00013_001.png"}});
        const auto report = held.write(ExportFormat::Cmmmu, QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        const QList<Json> wanted = linesOf(cmmmuLines());
        const QList<Json> lines = linesOf(held.written(QStringLiteral("out/") + published));
        QCOMPARE(lines.size(), wanted.size());
        for (qsizetype i = 0; i < lines.size(); ++i)
            QVERIFY2(equal(lines.at(i), wanted.at(i)), jsonText(lines.at(i)).constData());
        for (const QString &name : cmmmuPictures()) {
            const QByteArray bytes = name == QStringLiteral("a_00013_002.png") ? QByteArray("q_00013_001.png") : name.toUtf8();
            QCOMPARE(held.written(QStringLiteral("out/cmmmu-data-dev/science/") + name), bytes);
        }
        QCOMPARE(QDir(held.folder.filePath(QStringLiteral("out/cmmmu-data-dev/science"))).entryList(QDir::Files).size(), 11);
        QVERIFY(report->notes.isEmpty());
    }

    /// Of a changed line only what was changed differs.
    void changedLines()
    {
        Held held;
        held.set.items[1].question.options[1].picture = held.mediumOf({}, "new");
        held.set.items[1].question.options[3].picture = Medium();
        held.set.items[1].question.options[3].text = QStringLiteral("都不对");
        held.set.items[2].question.stem = QStringLiteral("哪一个对称？");
        held.set.items[2].question.options[1].correct = false;
        held.set.items[4].question.accepted.append(QStringLiteral("3/5"));
        held.set.items[4].labels[DimensionCode(QStringLiteral("difficulty_level"))] = {LabelCode(QStringLiteral("hard"))};
        const auto report = held.write(ExportFormat::Cmmmu, QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        QList<Json> wanted = linesOf(cmmmuLines());
        // The new picture takes the name of its place.
        wanted[1]["option4"] = "都不对";
        wanted[1]["img_list"] = {"q_00013_001.png", "a_00013_001.png", "a_00013_002.png", "a_00013_003.png"};
        wanted[2]["question"] = "哪一个对称？";
        wanted[2]["answer"] = "A";
        wanted[4]["accepted"] = {"0.6", "3/5"};
        wanted[4]["difficulty_level"] = "hard";
        const QList<Json> lines = linesOf(held.written(QStringLiteral("out/") + published));
        QCOMPARE(lines.size(), wanted.size());
        for (qsizetype i = 0; i < lines.size(); ++i)
            QVERIFY2(equal(lines.at(i), wanted.at(i)), jsonText(lines.at(i)).constData());
        QCOMPARE(held.written(QStringLiteral("out/cmmmu-data-dev/science/a_00013_002.png")), QByteArray("new"));
    }

    /// Pictures that were imported keep their names, whatever stands before them now.
    void aNewPictureTakesNobodysName()
    {
        Held held;
        Question &question = held.set.items[0].question;
        question.media = {held.mediumOf({}, "new"), held.mediumOf({}, "q_00012_001.png")};
        question.stem = QStringLiteral("由⟦1⟧到⟦2⟧，选哪个？");
        const auto report = held.write(ExportFormat::Cmmmu, QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        const Json line = linesOf(held.written(QStringLiteral("out/") + published)).value(0);
        QCOMPARE(fromUtf8(line["question"].get<std::string>()),
                 QStringLiteral("由<img=\"q_00012_001-2.png\">到<img=\"q_00012_001.png\">，选哪个？"));
        QCOMPARE(held.written(QStringLiteral("out/cmmmu-data-dev/science/q_00012_001.png")), QByteArray("q_00012_001.png"));
        QCOMPARE(held.written(QStringLiteral("out/cmmmu-data-dev/science/q_00012_001-2.png")), QByteArray("new"));
    }

    /// A question that was written here is a line of CMMMU, which is read back.
    void newLines()
    {
        Held held;
        Item &item = held.addOwn("own");
        const Medium other = held.mediumOf({}, "other");
        const Medium own = held.mediumOf({}, "own");
        item.question.media = {other, own};
        item.question.stem = QStringLiteral("与⟦2⟧不同的是？");
        item.question.options[1].picture = held.mediumOf({}, "option");
        item.question.media[0].caption = QStringLiteral("甲图");
        const auto report = held.write(ExportFormat::Cmmmu, QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        QCOMPARE(report->notes.size(), 1);
        const QString folder = QStringLiteral("out/cmmmu-data-dev/business/");
        const QList<Json> lines = linesOf(held.written(folder + QStringLiteral("business.jsonl")));
        QCOMPARE(lines.size(), 1);
        const Json nothing;
        const Json wanted{{"id", 17},
                          {"type", "选择"},
                          {"source_type", nothing},
                          {"source", nothing},
                          {"question", "<img=\"q_00017_001.png\">与<img=\"q_00017_002.png\">不同的是？"},
                          {"option1", "选项0"},
                          {"option2", "选项1<img=\"a_00017_002.png\">"},
                          {"answer", "A"},
                          {"analysis", nothing},
                          {"distribution", nothing},
                          {"difficulty_level", nothing},
                          {"img_list", {"q_00017_001.png", "q_00017_002.png", "a_00017_002.png"}},
                          {"subcategory", nothing},
                          {"category", "商业"},
                          {"subfield", Json::array()},
                          {"img_type", Json::array()}};
        QVERIFY2(equal(lines.constFirst(), wanted), jsonText(lines.constFirst()).constData());
        QCOMPARE(held.written(folder + QStringLiteral("q_00017_001.png")), QByteArray("other"));
        QCOMPARE(held.written(folder + QStringLiteral("q_00017_002.png")), QByteArray("own"));
        QCOMPARE(held.written(folder + QStringLiteral("a_00017_002.png")), QByteArray("option"));
        const auto back = readItems(jsonText(lines.constFirst()), QStringLiteral("business.jsonl"), ImportFormat::Cmmmu, cmmmuPreset());
        QVERIFY(back && back->refused.isEmpty());
        QCOMPARE(back->entries.constFirst().content.questions.constFirst().stem, QStringLiteral("⟦1⟧与⟦2⟧不同的是？"));
    }

    /// Where a picture is from: a site, or a book, which its title says.
    void whereNewLinesAreFrom_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("type");
        QTest::newRow("address") << QStringLiteral("https://example.org/1") << QStringLiteral("website");
        QTest::newRow("site") << QStringLiteral("www.example.org") << QStringLiteral("website");
        QTest::newRow("book") << QStringLiteral("练习题") << QStringLiteral("book");
    }
    void whereNewLinesAreFrom()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, type);
        Held held;
        const Item &item = held.addOwn("own");
        held.set.images[item.image].sourceUrl = source;
        QVERIFY(held.write(ExportFormat::Cmmmu, QStringLiteral("out")));
        const QByteArray text = held.written(QStringLiteral("out/cmmmu-data-dev/business/business.jsonl"));
        const Json line = linesOf(text).value(0);
        QVERIFY2(line["source"] == toUtf8(source) && line["source_type"] == toUtf8(type), text.constData());
    }

    void withoutKeys()
    {
        Held held;
        held.set.withKeys = false;
        held.set.sources[held.set.items.at(0).sourceEntry].raw.replace("\"subcategory\"", "\"hint\":\"B\",\"subcategory\"");
        QVERIFY(held.write(ExportFormat::Cmmmu, QStringLiteral("out")));
        const QByteArray text = held.written(QStringLiteral("out/") + published);
        for (const char *word : {"answer", "analysis", "hint", "量一量"})
            QVERIFY2(!text.contains(word), word);
        const QList<Json> lines = linesOf(text);
        Json wanted = linesOf(cmmmuLines()).at(1);
        wanted.erase("answer");
        wanted.erase("analysis");
        QVERIFY2(equal(lines.value(1), wanted), jsonText(lines.value(1)).constData());
    }

    /// Another split is another folder; the file keeps its name.
    void anotherSplit()
    {
        Held held;
        held.set.items[0].split = QStringLiteral("test");
        QVERIFY(held.write(ExportFormat::Cmmmu, QStringLiteral("out")));
        QCOMPARE(linesOf(held.written(QStringLiteral("out/cmmmu-data-test/science/science.jsonl"))).size(), 1);
        QCOMPARE(linesOf(held.written(QStringLiteral("out/") + published)).size(), 4);
        QCOMPARE(held.written(QStringLiteral("out/cmmmu-data-test/science/q_00012_001.png")), QByteArray("q_00012_001.png"));
    }

    void aMissingPictureIsNamed()
    {
        Held held;
        held.set.media.remove(held.set.items.at(1).question.options.at(2).picture.sha256);
        const auto report = held.write(ExportFormat::Cmmmu, QStringLiteral("out"));
        QVERIFY(!report);
        QVERIFY2(report.error().sentence.contains(QStringLiteral("13")), qPrintable(report.error().sentence));
    }

    /// The flat form holds the same questions, and comes back as it was.
    void theFlatForm()
    {
        Held held;
        Item &item = held.addOwn("own");
        item.question.media = {held.mediumOf({}, "own"), held.mediumOf({}, "other")};
        item.question.media[1].caption = QStringLiteral("乙图");
        item.question.stem = QStringLiteral("⟦1⟧和⟦2⟧？");
        QVERIFY(held.write(ExportFormat::CiiFlat, QStringLiteral("flat")));
        const Json file = json(held.written(QStringLiteral("flat/dev.json")));
        QCOMPARE(file.size(), size_t(6));
        QVERIFY2(!file[0].contains("images") && !file[0].contains("option1_image"), jsonText(file[0]).constData());
        QCOMPARE(file[1]["option3_image"].get<std::string>(), std::string("a_00013_003.png"));
        QCOMPARE(file[1]["option3"].get<std::string>(), std::string());
        QCOMPARE(file[5]["question"].get<std::string>(), std::string("<图片 1>和<图片 2>？"));
        QVERIFY2(file[5]["images"] == Json({"images/dev/dev-1.png", "images/dev/dev-1-2.png"}), jsonText(file[5]).constData());
        QVERIFY(file[5]["captions"] == Json({"", "乙图"}));
        QCOMPARE(held.written(QStringLiteral("flat/images/dev/dev-1-2.png")), QByteArray("other"));

        Held again(held.written(QStringLiteral("flat/dev.json")), ImportFormat::CiiFlat, QStringLiteral("dev.json"));
        QCOMPARE(again.set.items.size(), 6);
        QCOMPARE(again.set.items.at(5).question.stem, QStringLiteral("⟦1⟧和⟦2⟧？"));
        QCOMPARE(again.set.items.at(5).question.media.value(1).caption, QStringLiteral("乙图"));
        QVERIFY(!again.set.items.at(1).question.options.at(3).picture.isNull());
        QVERIFY(again.write(ExportFormat::CiiFlat, QStringLiteral("again")));
        QVERIFY2(equalAsJson(again.written(QStringLiteral("again/dev.json")), held.written(QStringLiteral("flat/dev.json"))),
                 again.written(QStringLiteral("again/dev.json")).constData());
        // A changed order of the pictures changes nothing else.
        std::swap(again.set.items[5].question.media[0], again.set.items[5].question.media[1]);
        QVERIFY(again.write(ExportFormat::CiiFlat, QStringLiteral("swapped")));
        Json wanted = file;
        std::swap(wanted[5]["images"][0], wanted[5]["images"][1]);
        std::swap(wanted[5]["captions"][0], wanted[5]["captions"][1]);
        QVERIFY2(equal(json(again.written(QStringLiteral("swapped/dev.json"))), wanted),
                 again.written(QStringLiteral("swapped/dev.json")).constData());
    }

    void flatFaults_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const Json &members, const char *said) {
            QTest::newRow(name) << jsonText(members) << QString::fromUtf8(said);
        };
        row("no list", {{"images", "a.png"}}, "field “/images”: a list of strings is expected.");
        row("path outside", {{"images", {"a.png", "../b.png"}}}, "field “/images/1”: The path “../b.png” leads outside");
        row("twice", {{"images", {"a.png", "./a.png"}}}, "field “/images/1”: the picture “a.png” occurs twice.");
        row("too many", {{"images", {"1", "2", "3", "4", "5", "6"}}}, "a question of the kind “选择” has 0 to 5 pictures.");
        row("unknown role",
            {{"images", {"a.png", "b.png"}}, {"roles", {"", "x"}}},
            "field “/roles/1”: the preset does not define the role “x”.");
        row("option outside", {{"option1_image", "/a.png"}}, "field “/option1_image”: The path “/a.png” must be relative");
        row("neither text nor picture", {{"option1", ""}}, "field “/option1”: it is empty.");
    }

    void flatFaults()
    {
        QFETCH(QByteArray, members);
        QFETCH(QString, said);
        Json entry{{"id", "1"}, {"image", "a.png"}, {"question", "哪个？"}, {"question_type", "选择"}, {"option1", "甲"}, {"option2", "乙"}};
        entry.update(json(members));
        const auto set = readItems(jsonText(Json::array({entry})), QStringLiteral("dev.json"), ImportFormat::CiiFlat, cmmmuPreset());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QCOMPARE(set->refused.size(), 1);
        QVERIFY2(set->refused.constFirst().sentence.contains(said), qPrintable(set->refused.constFirst().sentence));
    }

    /// A preset whose questions show one picture does not look at the members for more.
    void othersStayAsTheyWere()
    {
        const QByteArray text = jsonText(Json::array({Json{{"id", "1"},
                                                           {"image", "a.png"},
                                                           {"question", "<图片 1>？"},
                                                           {"images", 7},
                                                           {"option1_image", 3},
                                                           {"option1", "一"},
                                                           {"option2", "二"},
                                                           {"answer", "B"}}}));
        const auto set = readItems(text, QStringLiteral("dev.json"), ImportFormat::CiiFlat, preset());
        QCOMPARE(set->refused.size(), 0);
        QCOMPARE(set->entries.constFirst().content.questions.constFirst().stem, QStringLiteral("<图片 1>？"));
        QVERIFY(set->entries.constFirst().pictures.isEmpty());
    }

    void equalPicturesOfOneStem()
    {
        const QByteArray line = lineWith(0, {{"question", "<img=\"a.png\"><img=\"b.png\">"}});
        const auto set = readItems(line, QStringLiteral("x.jsonl"), ImportFormat::Cmmmu, cmmmuPreset());
        Medium same;
        same.sha256 = Sha256::of("x");
        const auto questions =
            withPictures(set->entries.constFirst(), {{QStringLiteral("a.png"), same}, {QStringLiteral("b.png"), same}});
        QVERIFY(!questions);
        QVERIFY2(questions.error().sentence.contains(QStringLiteral("“a.png” and “b.png”")), qPrintable(questions.error().sentence));
    }
};

QTEST_GUILESS_MAIN(CmmmuTest)
#include "cmmmutest.moc"
