// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/croissant.h"
#include "tests/models/exchange/fixtures.h"
#include "tests/models/exchange/python.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/kinds/picturepreset.h"

#include <QHash>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <string>

using namespace yuyi;
using namespace yuyi::fixtures;
using namespace yuyi::test;

namespace {

/// @brief A set of this project: "test-1" shows two pictures, "test-2" has four pictures as options, of which one has a text, "test-3"
/// shows its image alone, and "test-4" shows the pictures of the first.
class PictureSet
{
public:
    PictureSet()
    {
        set.preset = picturePreset();
        const Medium a = medium(1, QStringLiteral("原图"), QStringLiteral("a"));
        const Medium b = medium(2);
        add(1, QStringLiteral("⟦1⟧与⟦2⟧有何不同？"), {a, b}, texts());
        QList<Option> options = texts();
        for (int i = 0; i < 4; ++i) {
            options[i].picture = medium(static_cast<quint32>(3 + i));
            if (i < 3)
                options[i].text.clear();
        }
        add(3, QStringLiteral("哪一幅与众不同？"), {}, options);
        add(7, QStringLiteral("这是什么？"), {}, texts());
        add(1, QStringLiteral("何处不同？"), {a, b}, texts());
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }
    Result<ExportReport> write(ExportFormat format, const QString &name)
    {
        NoProgress progress;
        return exportItems(set, format, path(name), progress);
    }
    QString sha(quint32 seed) { return stored(seed).sha256.hex(); }

    ExportSet set;

private:
    static QList<Option> texts()
    {
        QList<Option> options;
        for (int i = 0; i < 4; ++i)
            options.append({OptionId::create(), QStringLiteral("选项%1").arg(i), {}, i == 1});
        return options;
    }
    ExchangeImage stored(quint32 seed)
    {
        const QByteArray bytes = drawn::encoded(drawn::scene(seed, QSize(64, 48)), "png", -1);
        ExchangeImage image;
        image.file = m_folder.filePath(QStringLiteral("store-%1").arg(seed));
        image.format = ImageFormat::Png;
        image.sha256 = Sha256::of(bytes);
        image.name = QStringLiteral("original %1.png").arg(seed);
        image.sourceUrl = QStringLiteral("https://example.org/%1").arg(seed);
        image.licence = seed == 2 ? QStringLiteral("CC BY 4.0") : QStringLiteral("CC0");
        QFile file(image.file);
        if (!file.exists() && (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()))
            qFatal("%s", qPrintable(file.errorString()));
        return image;
    }
    Medium medium(quint32 seed, const QString &caption = {}, const QString &role = {})
    {
        const ExchangeImage file = stored(seed);
        set.media.insert(file.sha256, file);
        Medium medium;
        medium.sha256 = file.sha256;
        medium.format = file.format;
        medium.size = QSize(64, 48);
        medium.caption = caption;
        medium.role = role;
        return medium;
    }
    void add(quint32 seed, const QString &stem, const QList<Medium> &media, const QList<Option> &options)
    {
        Item item;
        if (!m_images.contains(seed)) {
            m_images.insert(seed, ImageId::create());
            set.images.insert(m_images.value(seed), stored(seed));
        }
        item.image = m_images.value(seed);
        item.split = QStringLiteral("test");
        item.question.id = QuestionId::create();
        item.question.kind = QStringLiteral("pictures");
        item.question.stem = stem;
        item.question.media = media;
        item.question.options = options;
        set.items.append(item);
    }

    QTemporaryDir m_folder;
    QHash<quint32, ImageId> m_images;
};

QList<Json> rowsOf(const QString &path)
{
    QList<Json> rows;
    for (const QByteArray &line : contents(path).trimmed().split('\n'))
        rows.append(json(line));
    return rows;
}

QString text(const Json &value) { return fromUtf8(value.get<std::string>()); }

} // namespace

/// Questions with several pictures and with options that are pictures, in every format.
class ExportPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesHoldAllPictures();
    void imageFolderHasThemBeside();
    void formatsOfOneImageNameTheItem_data();
    void formatsOfOneImageNameTheItem();
    void tablesNameThem();
    void vlmEvalKitReadsThem();
    void lmmsEvalShowsThem();
    void labelStudioListsThem();
    void metadataTellsOfThem();
    void aSetWithoutThemIsAsBefore();
    void aMissingPictureIsNamed();
};

void ExportPicturesTest::linesHoldAllPictures()
{
    PictureSet pictures;
    const auto report = pictures.write(ExportFormat::Jsonl, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QCOMPARE(report->images, 3);
    const QList<Json> rows = rowsOf(pictures.path(QStringLiteral("out/test.jsonl")));
    QCOMPARE(rows.size(), 4);
    QCOMPARE(text(rows.at(0)["question"]), QStringLiteral("⟦1⟧与⟦2⟧有何不同？"));
    QCOMPARE(rows.at(0)["pictures"].size(), size_t(2));
    QVERIFY(rows.at(0)["pictures"][0]["path"] == rows.at(0)["image"]);
    QCOMPARE(text(rows.at(0)["pictures"][0]["caption"]), QStringLiteral("原图"));
    QCOMPARE(text(rows.at(0)["pictures"][0]["role"]), QStringLiteral("a"));
    QCOMPARE(text(rows.at(0)["pictures"][1]["path"]), QStringLiteral("images/test/test-1-2.png"));
    QCOMPARE(text(rows.at(0)["pictures"][1]["licence"]), QStringLiteral("CC BY 4.0"));
    // The image of the second is a picture of its options alone.
    QVERIFY(rows.at(1)["pictures"].empty());
    QCOMPARE(rows.at(1)["option_pictures"].size(), size_t(4));
    QCOMPARE(text(rows.at(1)["option_pictures"][0]["path"]), QStringLiteral("images/test/test-2.png"));
    QCOMPARE(text(rows.at(1)["option_pictures"][2]["path"]), QStringLiteral("images/test/test-2-C.png"));
    QCOMPARE(text(rows.at(1)["options"][2]), QString());
    QCOMPARE(rows.at(2)["pictures"].size(), size_t(1));
    QCOMPARE(text(rows.at(2)["option_pictures"][3]["path"]), QString());
    // One file for a picture of the split, and every record has the same members.
    QVERIFY(rows.at(3)["pictures"][1]["path"] == rows.at(0)["pictures"][1]["path"]);
    QCOMPARE(QDir(pictures.path(QStringLiteral("out/images/test"))).entryList(QDir::Files).size(), 7);
    for (const Json &row : rows) {
        QVERIFY(row["option_pictures"].size() == row["options"].size());
        for (const char *list : {"pictures", "option_pictures"}) {
            for (const Json &picture : row[list]) {
                QCOMPARE(picture.size(), rows.at(0)[list][0].size());
                if (text(picture["path"]).isEmpty())
                    continue;
                const QByteArray bytes = contents(pictures.path(QStringLiteral("out/") + text(picture["path"])));
                QCOMPARE(Sha256::of(bytes).hex(), text(picture["sha256"]));
            }
        }
    }

    pictures.set.withKeys = false;
    QVERIFY(pictures.write(ExportFormat::Jsonl, QStringLiteral("closed")));
    const QList<Json> closed = rowsOf(pictures.path(QStringLiteral("closed/test.jsonl")));
    QVERIFY(!closed.at(1)["option_pictures"][0].contains("source_url") && closed.at(1)["option_pictures"][0].contains("sha256"));
    // Nor is that of the image where it is an option.
    QCOMPARE(text(rows.at(1)["source_url"]), QStringLiteral("https://example.org/3"));
    QVERIFY(text(closed.at(1)["source_url"]).isEmpty() && text(closed.at(1)["licence"]).isEmpty());
    QCOMPARE(text(closed.at(0)["source_url"]), QStringLiteral("https://example.org/1"));
    QVERIFY(pictures.write(ExportFormat::Csv, QStringLiteral("closed.csv")));
    const QByteArray table = contents(pictures.path(QStringLiteral("closed.csv")));
    QVERIFY2(table.contains("https://example.org/1,") && !table.contains("https://example.org/3"), table.constData());
}

void ExportPicturesTest::imageFolderHasThemBeside()
{
    PictureSet pictures;
    const auto report = pictures.write(ExportFormat::ImageFolder, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    const QList<Json> rows = rowsOf(pictures.path(QStringLiteral("out/test/metadata.jsonl")));
    QCOMPARE(text(rows.at(0)["pictures"][1]["file_name"]), QStringLiteral("test-1-2.png"));
    QCOMPARE(text(rows.at(1)["option_pictures"][1]["path"]), QStringLiteral("test-2-B.png"));
    QCOMPARE(Sha256::of(contents(pictures.path(QStringLiteral("out/test/test-2-B.png")))).hex(), pictures.sha(4));
    QCOMPARE(QDir(pictures.path(QStringLiteral("out/test"))).entryList({QStringLiteral("*.png")}, QDir::Files).size(), 7);
}

void ExportPicturesTest::formatsOfOneImageNameTheItem_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::newRow("cii-bench") << ExportFormat::CiiBench;
    QTest::newRow("ii-bench") << ExportFormat::IiBench;
}

void ExportPicturesTest::formatsOfOneImageNameTheItem()
{
    QFETCH(const ExportFormat, format);
    PictureSet pictures;
    pictures.set.items.move(2, 0); // the first item is one that the format takes
    const auto report = pictures.write(format, QStringLiteral("out"));
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Invalid);
    QVERIFY2(report.error().sentence.contains(QStringLiteral("test-2")) && report.error().sentence.contains(codeOf(format)),
             qPrintable(report.error().sentence));
    QVERIFY(!QFile::exists(pictures.path(QStringLiteral("out"))));
    pictures.set.items = {pictures.set.items.constFirst()};
    QVERIFY(pictures.write(format, QStringLiteral("out")));
}

void ExportPicturesTest::tablesNameThem()
{
    PictureSet pictures;
    const auto report = pictures.write(ExportFormat::Csv, QStringLiteral("out.csv"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QVERIFY2(!report->notes.filter(QStringLiteral("caption")).isEmpty(), qPrintable(report->notes.join(u'\n')));
    const Json rows = python(QStringLiteral("import csv, json\n"
                                            "print(json.dumps(list(csv.DictReader(open(%1, encoding='utf-8-sig', newline='')))))\n")
                                 .arg(literal(pictures.path(QStringLiteral("out.csv")))));
    QCOMPARE(rows.size(), size_t(4));
    QCOMPARE(text(rows[0]["pictures"]), QStringLiteral("original 1.png; images/test/test-1-2.png"));
    QCOMPARE(text(rows[1]["pictures"]), QString());
    QCOMPARE(text(rows[1]["option_A_picture"]), QStringLiteral("original 3.png"));
    QCOMPARE(text(rows[1]["option_D_picture"]), QStringLiteral("images/test/test-2-D.png"));
    QCOMPARE(text(rows[1]["option_D"]), QStringLiteral("选项3"));
    QCOMPARE(text(rows[2]["option_D_picture"]), QString());
    QVERIFY(pictures.write(ExportFormat::Xlsx, QStringLiteral("out.xlsx")));
}

/// As vlmeval/dataset/image_base.py reads a table.
void ExportPicturesTest::vlmEvalKitReadsThem()
{
    PictureSet pictures;
    const auto report = pictures.write(ExportFormat::VlmEvalKit, QStringLiteral("out.tsv"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    const Json rows = python(QStringLiteral("import base64, csv, hashlib, json\n"
                                            "csv.field_size_limit(10 ** 9)\n"
                                            "rows = list(csv.DictReader(open(%1, encoding='utf-8', newline=''), delimiter='\\t'))\n"
                                            "def listed(text):\n"
                                            "    return list(map(str, eval(text))) if text[0] + text[-1] == '[]' else [text]\n"
                                            "images = {row['index']: row['image'] for row in rows}\n"
                                            "for index in images:\n"
                                            "    if len(images[index]) <= 64:\n"
                                            "        images[index] = images[images[index]]\n"
                                            "for row in rows:\n"
                                            "    row['cell'] = len(row.pop('image'))\n"
                                            "    row['shown'] = [hashlib.sha256(base64.b64decode(one)).hexdigest() for one in "
                                            "listed(images[row['index']])]\n"
                                            "    row['paths'] = listed(row.pop('image_path'))\n"
                                            "print(json.dumps(rows))\n")
                                 .arg(literal(pictures.path(QStringLiteral("out.tsv")))));
    QCOMPARE(rows.size(), size_t(4));
    const auto shown = [&](size_t row) {
        QStringList hashes;
        for (const Json &hash : rows[row]["shown"])
            hashes.append(text(hash));
        return hashes;
    };
    QCOMPARE(shown(0), (QStringList{pictures.sha(1), pictures.sha(2)}));
    QCOMPARE(shown(1), (QStringList{pictures.sha(3), pictures.sha(4), pictures.sha(5), pictures.sha(6)}));
    QCOMPARE(shown(2), QStringList{pictures.sha(7)});
    QCOMPARE(shown(3), shown(0));
    QVERIFY2(rows[3]["cell"] == 1, "a list that is there already is named by its row");
    // Every picture of every row is saved under a name of its own.
    QStringList paths;
    for (const Json &row : rows) {
        QCOMPARE(row["paths"].size(), row["shown"].size());
        for (const Json &path : row["paths"])
            paths.append(text(path));
    }
    QCOMPARE(QSet<QString>(paths.begin(), paths.end()).size(), paths.size());
    QCOMPARE(text(rows[0]["question"]), QStringLiteral("<image 1>与<image 2>有何不同？"));
    QCOMPARE(text(rows[1]["A"]), QStringLiteral("<image 1>"));
    QCOMPARE(text(rows[1]["D"]), QStringLiteral("选项3 <image 4>"));
    QCOMPARE(text(rows[2]["A"]), QStringLiteral("选项0"));
}

void ExportPicturesTest::lmmsEvalShowsThem()
{
    PictureSet pictures;
    const auto report = pictures.write(ExportFormat::LmmsEval, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    const QString folder = pictures.path(QStringLiteral("out"));
    const Json told = python(QStringLiteral("import json, sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, %1)\nimport utils\n"
                                            "rows = [json.loads(line) for line in open(%1 + '/test.jsonl', encoding='utf-8')]\n"
                                            "print(json.dumps([[utils.doc_to_text(row), utils.stem_pictures(row), "
                                            "utils.option_pictures(row)] for row in rows]))\n")
                                 .arg(literal(folder)));
    QCOMPARE(told.size(), size_t(4));
    // The pictures come before the text, which says where they belong.
    QVERIFY2(text(told[0][0]).contains(QStringLiteral("<图片 1>与<图片 2>有何不同？")), qPrintable(text(told[0][0])));
    QVERIFY2(text(told[1][0]).contains(QStringLiteral("(A) <图片 1>\n(B) <图片 2>\n(C) <图片 3>\n(D) 选项3 <图片 4>")),
             qPrintable(text(told[1][0])));
    QVERIFY(!text(told[2][0]).contains(QStringLiteral("<图片")));
    QCOMPARE(told[0][1].size(), size_t(2));
    QVERIFY(told[1][1].empty() && told[1][2].size() == 4 && told[2][1].size() == 1);
    for (const Json &row : told) {
        for (const int list : {1, 2}) {
            for (const Json &path : row[static_cast<size_t>(list)])
                QVERIFY2(path == "" || QFile::exists(folder % u'/' % text(path)), path.dump().c_str());
        }
    }
}

void ExportPicturesTest::labelStudioListsThem()
{
    PictureSet pictures;
    const auto report = pictures.write(ExportFormat::LabelStudio, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QVERIFY(contents(pictures.path(QStringLiteral("out/labeling-config.xml"))).contains("valueList=\"$pictures\""));
    const Json tasks = json(contents(pictures.path(QStringLiteral("out/test.json"))));
    QCOMPARE(tasks.size(), size_t(3));
    const auto data = [&](size_t task) { return tasks[task]["data"]; };
    // Two questions about the first image show the same two pictures.
    QCOMPARE(data(0)["pictures"].size(), size_t(2));
    QVERIFY(data(0)["pictures"][0] == data(0)["image"]);
    const QString address = text(data(0)["pictures"][1]);
    QVERIFY2(QFile::exists(pictures.path(QStringLiteral("out/") + address.mid(address.indexOf(u'=') + 1))), qPrintable(address));
    QVERIFY2(text(data(0)["question"]).contains(QStringLiteral("[Fig. 1]与[Fig. 2]有何不同？")), qPrintable(text(data(0)["question"])));
    QCOMPARE(data(1)["pictures"].size(), size_t(4));
    QVERIFY(text(data(1)["question"]).contains(QStringLiteral("(C) [Fig. 3]")));
    QCOMPARE(text(data(0)["questions"][0]["pictures"][0]["caption"]), QStringLiteral("原图"));
    QVERIFY(!data(2)["questions"][0].contains("pictures") && data(2)["pictures"].size() == 1);
}

/// The hub hears of all licences, and Croissant names the columns.
void ExportPicturesTest::metadataTellsOfThem()
{
    PictureSet pictures;
    DataCardInput card;
    card.title = QStringLiteral("set");
    card.licences = {{QStringLiteral("CC0"), 3}};
    card.pictureLicences = {{QStringLiteral("CC BY 4.0"), 1}, {QString(), 3}};
    card.statistics = statisticsOf(pictures.set.items, pictures.set.preset);
    card.preset = &pictures.set.preset;
    pictures.set.extraFiles = {{QStringLiteral("README.md"), dataCard(card)}, {QStringLiteral("croissant.json"), croissantOf(card)}};
    QVERIFY(pictures.write(ExportFormat::Jsonl, QStringLiteral("out")));
    const QByteArray readme = contents(pictures.path(QStringLiteral("out/README.md")));
    QVERIFY2(readme.contains("license_name: \"CC BY 4.0, CC0\""), readme.constData());
    QVERIFY2(readme.contains("## Licences of the further pictures") && readme.contains("(none given) | 3"), readme.constData());
    const Json croissant = json(contents(pictures.path(QStringLiteral("out/croissant.json"))));
    QCOMPARE(croissant["license"].size(), size_t(3));
    QStringList columns;
    for (const Json &field : croissant["recordSet"][0]["field"])
        columns.append(text(field["name"]));
    QVERIFY2(columns.contains(QStringLiteral("pictures")) && columns.contains(QStringLiteral("option_pictures")),
             qPrintable(columns.join(u' ')));
}

void ExportPicturesTest::aSetWithoutThemIsAsBefore()
{
    Project project;
    QVERIFY(project.write(ExportFormat::Jsonl, QStringLiteral("lines")));
    QVERIFY(!contents(project.path(QStringLiteral("lines/dev.jsonl"))).contains("pictures"));
    QVERIFY(project.write(ExportFormat::VlmEvalKit, QStringLiteral("out.tsv")));
    QVERIFY(contents(project.path(QStringLiteral("out.tsv"))).startsWith("index\timage\tquestion\tA\t"));
    QVERIFY(project.write(ExportFormat::Csv, QStringLiteral("out.csv")));
    QVERIFY(!contents(project.path(QStringLiteral("out.csv"))).split('\n').constFirst().contains("picture"));
    QVERIFY(project.write(ExportFormat::LmmsEval, QStringLiteral("task")));
    QVERIFY(!contents(project.path(QStringLiteral("task/dev.jsonl"))).contains("pictures"));
    QVERIFY(!contents(project.path(QStringLiteral("task/task.json"))).contains("\"picture\""));
    QVERIFY(project.write(ExportFormat::LabelStudio, QStringLiteral("labels")));
    QVERIFY(!contents(project.path(QStringLiteral("labels/labeling-config.xml"))).contains("valueList"));
}

void ExportPicturesTest::aMissingPictureIsNamed()
{
    PictureSet pictures;
    pictures.set.media.remove(pictures.set.items.at(1).question.options.at(2).picture.sha256);
    const auto report = pictures.write(ExportFormat::Jsonl, QStringLiteral("out"));
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::NotFound);
    QVERIFY2(report.error().sentence.contains(QStringLiteral("test-2")), qPrintable(report.error().sentence));
}

QTEST_GUILESS_MAIN(ExportPicturesTest)
#include "exportpicturestest.moc"
