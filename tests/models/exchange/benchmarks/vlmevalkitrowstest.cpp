// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/embeddedpicture.h"
#include "models/exchange/benchmarks/entrypictures.h"
#include "tests/models/exchange/fixtures.h"
#include "tests/support/kinds/picturepreset.h"
#include "tests/support/kinds/writtenpreset.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;
using namespace yuyi::test;

namespace {

/// A picture that is as long as one, in base64.
QByteArray base64Of(int number)
{
    return QByteArray("\x89PNG\r\n\x1a\n" + QByteArray::number(number) + QByteArray(120, 'p')).toBase64();
}

/// A table as other programs write it: a hint, a column that nobody knows, a repeated picture, options of different number.
QByteArray foreignTable()
{
    const QByteArrayList lines{
        "index\tsource\timage\thint\tquestion\tA\tB\tC\tanswer\tcategory\tl2-category\tsplit",
        "3\tbook\t" + base64Of(1) + "\tMind the hat.\tWhat is meant?\tyes\tno\tperhaps\tB\t社会\t海报(Poster)\tdev",
        "5\tnet\t3\t\tWho is it?\ta king\ta \"fool\"\t\tA\t\t\tprivate",
        "9\tnet\t" + base64Of(2) + "\t\tAnd this?\tone\ttwo\tthree\t\t生活\t海报(Poster);梗图(Meme)\tprivate",
    };
    return lines.join('\n') + '\n';
}

Result<ImportedSet> read(const QByteArray &text, const QString &name = QStringLiteral("set.tsv"))
{
    return readItems(text, name, ImportFormat::VlmEvalKit, preset());
}

/// What is said about the only row that is wrong in the table above, with one text in it replaced.
QString saidAbout(const QByteArray &before, const QByteArray &after)
{
    QByteArray text = foreignTable();
    const qsizetype at = text.indexOf(before);
    const auto set = read(at < 0 ? QByteArray() : text.replace(at, before.size(), after));
    if (!set)
        return set.error().sentence;
    return set->refused.size() == 1 ? set->refused.first().sentence : QStringLiteral("%1 refused").arg(set->refused.size());
}

} // namespace

/// Tables of VLMEvalKit, read and written again.
class VlmEvalKitRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void questionsAreRead()
    {
        const auto set = read(foreignTable());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
        QCOMPARE(set->entries.size(), 3);
        const ImportedEntry &first = set->entries.at(0);
        QCOMPARE(first.itemIds, QStringList(QStringLiteral("3")));
        const Question &question = first.content.questions.constFirst();
        // Models are shown the hint before the question: so are people.
        QCOMPARE(question.stem, QStringLiteral("Mind the hat.\nWhat is meant?"));
        QCOMPARE(question.options.size(), 3);
        QCOMPARE(question.keyIndex(), 1);
        QCOMPARE(first.content.labels.value(DimensionCode(QStringLiteral("domain"))),
                 QList<LabelCode>({LabelCode(QStringLiteral("society"))}));
        QCOMPARE(set->entries.at(1).content.questions.constFirst().options.size(), 2);
        QCOMPARE(set->entries.at(2).content.questions.constFirst().keyIndex(), -1);
        QCOMPARE(set->entries.at(2).content.labels.value(DimensionCode(QStringLiteral("image_type"))).size(), 2);
        // The split is that of the row, whatever the file is called.
        const LooseItems loose = looseItems(*set);
        QCOMPARE(loose.items.at(0).split, QStringLiteral("dev"));
        QCOMPARE(loose.items.at(1).split, QStringLiteral("private"));
        QCOMPARE(set->entries.at(0).path, QStringLiteral("images/dev/3.png"));
        QCOMPARE(set->entries.at(1).path, QStringLiteral("images/private/3.png"));
    }

    void picturesAreFoundInTheFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("set.tsv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        // A list of one picture is one, and base64 may be broken into lines in a quoted cell.
        QByteArray wrapped = base64Of(2);
        wrapped.insert(60, '\n');
        file.write(foreignTable()
                       .replace(base64Of(1), QByteArray("['" + base64Of(1) + "']"))
                       .replace(base64Of(2), QByteArray('"' + wrapped + '"')));
        file.close();
        const auto set = readItems(path, ImportFormat::VlmEvalKit, preset());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QCOMPARE(set->entries.size(), 3);
        for (const auto &[entry, number] : {std::pair(0, 1), std::pair(1, 1), std::pair(2, 2)}) {
            QVERIFY(set->entries.at(entry).embedded);
            const auto bytes = embeddedPicture(path, *set->entries.at(entry).embedded, 1 << 20);
            QVERIFY2(bytes, bytes ? "" : qPrintable(bytes.error().sentence));
            QCOMPARE(bytes->toBase64(), base64Of(number));
        }
        QCOMPARE(embeddedPicture(path, *set->entries.first().embedded, 20).error().code, ErrorCode::Refused);
    }

    /// Other programs put something around the base64.
    void picturesMayBeWrapped_data()
    {
        QTest::addColumn<QByteArray>("cell");
        QTest::newRow("list of JSON") << QByteArray("\"[\"\"" + base64Of(1) + "\"\"]\"");
        QTest::newRow("data URL") << QByteArray("data:image/png;base64," + base64Of(1));
        QTest::newRow("data URL in a list") << QByteArray("['data:image/png;base64," + base64Of(1) + "']");
    }

    void picturesMayBeWrapped()
    {
        QFETCH(QByteArray, cell);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("set.tsv")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("index\timage\tquestion\tA\tB\n1\t" + cell + "\tq\ta\tb\n") > 0);
        file.close();
        const auto set = readItems(file.fileName(), ImportFormat::VlmEvalKit, preset());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
        QCOMPARE(set->entries.first().path, QStringLiteral("images/1.png"));
        const auto bytes = embeddedPicture(file.fileName(), *set->entries.first().embedded, 1 << 20);
        QVERIFY2(bytes, bytes ? "" : qPrintable(bytes.error().sentence));
        QCOMPARE(bytes->toBase64(), base64Of(1));
    }

    /// What pandas takes for an empty cell is none; but an option may be called so.
    void cellsWithoutAValueAreEmpty()
    {
        const auto set = read("index\timage\thint\tquestion\tA\tB\tC\tD\tanswer\tcategory\tsplit\n1\t" + base64Of(1)
                              + "\tnan\tq\tNone\tNA\tnan\tnan\tNaN\tnan\tN/A\n");
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
        const ImportedEntry &entry = set->entries.first();
        const Question &question = entry.content.questions.constFirst();
        QCOMPARE(question.stem, QStringLiteral("q"));
        QCOMPARE(question.options.size(), 2);
        QCOMPARE(question.options.first().text, QStringLiteral("None"));
        QCOMPARE(question.keyIndex(), -1);
        QVERIFY(entry.content.labels.isEmpty());
        QCOMPARE(entry.path, QStringLiteral("images/1.png"));
    }

    /// The split is that of the row, however the file ends.
    void anotherEndingKeepsTheSplits()
    {
        const auto set = read(foreignTable(), QStringLiteral("set.txt"));
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QCOMPARE(set->file, QStringLiteral("set.txt.tsv"));
        QCOMPARE(looseItems(*set).items.at(1).split, QStringLiteral("private"));
    }

    void picturesMayBeFilesBesideIt()
    {
        const auto set = read("index\timage_path\tquestion\tA\tB\tsplit\n"
                              "1\tpics/x.png\tq\ta\tb\ttest\n2\t['other/x.png']\tq\ta\tb\ttest\n");
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QCOMPARE(set->entries.size(), 2);
        QVERIFY(!set->entries.first().embedded);
        QCOMPARE(set->entries.at(0).imageFile, QStringLiteral("pics/x.png"));
        QCOMPARE(set->entries.at(1).imageFile, QStringLiteral("other/x.png"));
        // Two pictures of one name stay two.
        QCOMPARE(set->entries.at(0).path, QStringLiteral("images/test/x.png"));
        QCOMPARE(set->entries.at(1).path, QStringLiteral("images/test/x-2.png"));
    }

    void faultsNameRowAndColumn_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const QByteArray &before, const QByteArray &after, const char *said) {
            QTest::newRow(name) << before << after << QString::fromUtf8(said);
        };
        row("several pictures", base64Of(2), "['" + base64Of(2) + "', '" + base64Of(3) + "']",
            "Row 4 (ID 9), column “image”: it is a list of several images");
        row("a list that is none", base64Of(2), "['" + base64Of(2) + "', " + base64Of(3) + "]",
            "Row 4 (ID 9), column “image”: it is no list of images in base64.");
        row("a list without an end", base64Of(2), "['" + base64Of(2) + "', '" + base64Of(3),
            "Row 4 (ID 9), column “image”: it is no list of images in base64.");
        row("an index of no row", "\t3\t\tWho", "\t77\t\tWho", "Row 3 (ID 5), column “image”: “77” is neither");
        row("a row without a picture", "\t3\t\tWho", "\t5\t\tWho",
            "Row 3 (ID 5), column “image”: it names row 3, which contains no image.");
        row("no picture at all", "\t3\t\tWho", "\t\t\tWho", "Row 3 (ID 5), column “image”: the row has no image.");
        row("no question", "Who is it?", "", "Row 3 (ID 5), column “question”: it is empty.");
        row("a gap between options", "yes\tno\tperhaps", "yes\t\tperhaps", "Row 2 (ID 3), column “B”: it is empty, but option C is not.");
        row("one option", "a king\ta \"fool\"", "a king\t",
            "Row 3 (ID 5), column “B”: it is empty. A question needs at least two options");
        row("an answer that is no option", "\t\tA\t\t\tprivate", "\t\tC\t\t\tprivate", "Row 3 (ID 5), column “answer”: “C” is not one of");
        row("an unknown label", "社会", "天气", "Row 2 (ID 3), column “category”: “天气” is not a label");
        row("no index", "5\tnet", "\tnet", "Row 3, column “index”: it is empty.");
        row("an index twice", "5\tnet", "3\tnet", "Row 3 (ID 3), column “index”: “3” is already the index of row 2.");
        row("too many cells", "private\n9", "private\tx\n9", "Row 3: it has 13 cells, but the table has 12 columns.");
        row("not UTF-8", "And this?", "And \xff?", "Row 4 (ID 9), column “question”: the text is not UTF-8.");
        row("another row needs its picture", "What is meant?", "What \xff?", "Row 2 (ID 3), column “question”: the text is not UTF-8.");
        row("a column is missing", "\tquestion\t", "\tq\t", "The file “set.tsv” cannot be imported. It has no column “question”.");
        row("a column twice", "\tsource\t", "\tA\t", "It has the column “A” more than once.");
        row("an open quotation mark", "And this?", "\"And this?", "Row 4 has a quotation mark that is never closed.");
    }

    void faultsNameRowAndColumn()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, said);
        const QString sentence = saidAbout(before, after);
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
    }

    void pathsOfPicturesAreSafe()
    {
        const auto set = read("index\timage_path\tquestion\tA\tB\n1\t../../etc/passwd\tq\ta\tb\n2\t['a.png', 'b.png']\tq\ta\tb\n");
        QVERIFY(set);
        QCOMPARE(set->refused.size(), 2);
        QVERIFY(set->refused.at(0).sentence.startsWith(QStringLiteral("Row 2 (ID 1), column “image_path”: ")));
        QVERIFY(set->refused.at(1).sentence.contains(QStringLiteral("Row 3 (ID 2), column “image_path”: it is a list of several images")));
    }

    /// Lists as Python and as JSON write them; in a quoted cell, quotation marks are there twice.
    void severalPicturesAreRead_data()
    {
        QTest::addColumn<QByteArray>("images");
        QTest::addColumn<QByteArray>("paths");
        const QByteArray one = base64Of(1), two = base64Of(2), three = base64Of(3);
        QTest::newRow("Python") << QByteArray("['" + one + "', '" + two + "', '" + three + "']")
                                << QByteArray("['x.png', 'y.png', 'z.png']");
        QTest::newRow("JSON") << QByteArray("\"[\"\"" + one + "\"\", \"\"" + two + "\"\",\"\"" + three + "\"\"]\"")
                              << QByteArray("\"[\"\"x.png\"\", \"\"y.png\"\", \"\"z.png\"\"]\"");
        QTest::newRow("data URLs") << QByteArray("[ 'data:image/png;base64," + one + "','" + two + "','" + three + "',]")
                                   << QByteArray("['d/x.png', \"y.png\", 'z.png']");
    }

    void severalPicturesAreRead()
    {
        QFETCH(QByteArray, images);
        QFETCH(QByteArray, paths);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("set.tsv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        // Two in the question, one as the picture of an option.
        file.write("index\timage\timage_path\tquestion\tquestion_type\tA\tB\tC\tD\tanswer\tsplit\n1\t" + images + '\t' + paths
                   + "\tFrom <image 2> to <image 1>, not <image 9>?\t看图\ta\tb <image 3>\tc\td\tB\ttest\n");
        file.close();
        const auto set = readItems(file.fileName(), ImportFormat::VlmEvalKit, picturePreset());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
        const ImportedEntry &entry = set->entries.first();
        const QStringList names{QStringLiteral("images/test/x.png"), QStringLiteral("images/test/y.png"),
                                QStringLiteral("images/test/z.png")};
        QCOMPARE(picturePaths(entry), names);
        QCOMPARE(entry.path, names.first());
        QCOMPARE(entry.pictures.first().stem, names.mid(0, 2));
        QCOMPARE(entry.pictures.first().options, QStringList({QString(), names.at(2), QString(), QString()}));
        const Question &question = entry.content.questions.constFirst();
        QCOMPARE(question.stem, QStringLiteral("From ⟦2⟧ to ⟦1⟧, not <image 9>?"));
        QCOMPARE(question.media.size(), 2);
        QCOMPARE(question.options.at(1).text, QStringLiteral("b"));
        QVERIFY(!question.options.at(1).picture.isNull() && question.options.at(0).picture.isNull());
        for (int i = 0; i < 3; ++i) {
            const auto bytes = embeddedPicture(file.fileName(), *entry.located.value(names.at(i)).embedded, 1 << 20);
            QVERIFY2(bytes, bytes ? "" : qPrintable(bytes.error().sentence));
            QCOMPARE(bytes->toBase64(), base64Of(i + 1));
        }
    }

    void listsOfPathsAreRead()
    {
        const auto table = [](const QByteArray &paths) {
            return readItems("index\timage_path\tquestion\tquestion_type\tA\tB\tC\tD\n1\t" + paths + "\tq\t看图\ta\tb\tc\td\n",
                             QStringLiteral("set.tsv"), ImportFormat::VlmEvalKit, picturePreset());
        };
        const auto set = table(R"(['d/it\'s.png', "b.png"])");
        QVERIFY2(set && set->refused.isEmpty(), set && !set->refused.isEmpty() ? qPrintable(set->refused.first().sentence) : "");
        const ImportedEntry &entry = set->entries.first();
        QCOMPARE(entry.located.value(entry.path).file, QStringLiteral("d/it's.png"));
        QCOMPARE(entry.pictures.first().stem.size(), 2);
        for (const char *rubbish : {"['a.png', b.png]", "['a.png' 'b.png']", "['a.png', '']", "[]", "['a.png', ['b.png']]", "[1, 2]"}) {
            const auto refused = table(rubbish);
            QVERIFY2(refused && refused->refused.size() == 1, rubbish);
            QVERIFY2(refused->refused.first().sentence.contains(
                         QStringLiteral("Row 2 (ID 1), column “image_path”: it is no list of paths.")),
                     qPrintable(refused->refused.first().sentence));
        }
    }

    /// What we write is read again, and written as it was.
    void ourExportComesBackEqual()
    {
        Project project;
        project.addOwn(2, QStringLiteral("val"));
        QVERIFY(project.write(ExportFormat::VlmEvalKit, QStringLiteral("all.tsv")));
        const QByteArray written = contents(project.path(QStringLiteral("all.tsv")));
        const auto set = read(written, QStringLiteral("all.tsv"));
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
        const LooseItems loose = looseItems(*set);
        QCOMPARE(loose.items.size(), project.set.items.size());
        for (qsizetype i = 0; i < loose.items.size(); ++i) {
            const Item &before = project.set.items.at(i);
            const Item &after = loose.items.at(i);
            QCOMPARE(after.labels, before.labels);
            QCOMPARE(after.split, before.split);
            QCOMPARE(after.question.stem, before.question.stem);
            QCOMPARE(after.question.keys(), before.question.keys());
            QCOMPARE(correctTexts(after.question), correctTexts(before.question));
        }
        QCOMPARE(loose.names.mid(0, 3), QStringList({QStringLiteral("dev-1"), QStringLiteral("dev-2"), QStringLiteral("dev-2b")}));
        // Rows of one picture and split have it under one path.
        QCOMPARE(set->entries.at(2).path, set->entries.at(1).path);
        Project again(written, ImportFormat::VlmEvalKit, QStringLiteral("all.tsv"));
        givePictures(again, *set, written);
        QVERIFY(again.write(ExportFormat::VlmEvalKit, QStringLiteral("again.tsv")));
        QVERIFY(contents(again.path(QStringLiteral("again.tsv"))) == written);
    }

    /// A dimension that is called like a column of VLMEvalKit has this column.
    void aDimensionCalledCategoryComesBack()
    {
        const DimensionCode code(QStringLiteral("category"));
        Preset renamed = preset();
        for (Dimension &dimension : renamed.dimensions) {
            if (dimension.code == DimensionCode(QStringLiteral("domain")))
                dimension.code = code;
        }
        Project project(benchFile(), ImportFormat::CiiBench, QStringLiteral("dev.json"), renamed);
        const Labels wanted = project.addOwn(2, QStringLiteral("dev")).labels;
        QVERIFY(!wanted.value(code).isEmpty());
        QVERIFY(project.write(ExportFormat::VlmEvalKit, QStringLiteral("out.tsv")));
        const QByteArray written = contents(project.path(QStringLiteral("out.tsv")));
        const auto set = readItems(written, QStringLiteral("out.tsv"), ImportFormat::VlmEvalKit, renamed);
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QCOMPARE(set->entries.constLast().content.labels, wanted);
    }

    void aForeignTableComesBackEqual()
    {
        const auto set = read(foreignTable());
        QVERIFY(set);
        Project project(foreignTable(), ImportFormat::VlmEvalKit, QStringLiteral("set.tsv"));
        givePictures(project, *set, foreignTable());
        QVERIFY(project.write(ExportFormat::VlmEvalKit, QStringLiteral("same.tsv")));
        // A cell is quoted where pandas would quote it.
        QCOMPARE(contents(project.path(QStringLiteral("same.tsv"))), foreignTable().replace("a \"fool\"", "\"a \"\"fool\"\"\""));
        // Only what was changed is written differently; a new row gets a number that no other has.
        project.set.items[0].question.stem = QStringLiteral("What else?");
        project.set.items[1].split = QStringLiteral("test");
        project.set.items[2].labels.insert(DimensionCode(QStringLiteral("emotion")), {LabelCode(QStringLiteral("neutral"))});
        project.addOwn(7, QStringLiteral("dev"));
        QVERIFY(project.write(ExportFormat::VlmEvalKit, QStringLiteral("changed.tsv")));
        const QByteArrayList lines = contents(project.path(QStringLiteral("changed.tsv"))).split('\n');
        QVERIFY2(lines.at(0).startsWith("index\tsource\timage\thint\tquestion\tA\tB\tC\tanswer\tcategory\tl2-category\tsplit\t"),
                 lines.at(0).constData());
        for (const char *column : {"\tD\t", "\temotion", "\tid"})
            QVERIFY2(lines.at(0).contains(column), column);
        QVERIFY2(lines.at(1).contains("\t\tWhat else?\tyes\tno\tperhaps\tB\t社会"), lines.at(1).constData());
        QVERIFY2(lines.at(2).contains("\ttest\t"), lines.at(2).constData());
        QVERIFY2(lines.at(3).contains("中性"), lines.at(3).constData());
        QVERIFY2(lines.at(4).startsWith("0\t\t"), lines.at(4).left(20).constData());
        // Without keys nothing unknown leaves.
        project.set.withKeys = false;
        QVERIFY(project.write(ExportFormat::VlmEvalKit, QStringLiteral("closed.tsv")));
        const QByteArray closed = contents(project.path(QStringLiteral("closed.tsv")));
        QVERIFY(!closed.contains("answer") && !closed.contains("source") && !closed.contains("book"));
    }

    void writtenAnswersComeBack()
    {
        Project project(QByteArray(R"json([{"local_path": "images/dev/dev-1.jpg", "questions": [
            {"id": "1", "question": "图中的天体是_。", "question_type": "填空", "answer": "太阳", "accepted": ["太阳", "日"]},
            {"id": "2", "question": "选哪个？", "question_type": "选择", "options": ["甲", "乙", "丙"], "answer": "B"}]}])json"),
                        ImportFormat::CiiBench, QStringLiteral("dev.json"), writtenPreset());
        QVERIFY(project.write(ExportFormat::VlmEvalKit, QStringLiteral("out.tsv")));
        const auto set = readItems(contents(project.path(QStringLiteral("out.tsv"))), QStringLiteral("out.tsv"), ImportFormat::VlmEvalKit,
                                   writtenPreset());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QCOMPARE(set->entries.size(), 2);
        const Question &written = set->entries.at(0).content.questions.constFirst();
        QCOMPARE(written.kind, QStringLiteral("written"));
        QCOMPARE(written.accepted, QStringList({QStringLiteral("太阳"), QStringLiteral("日")}));
        QCOMPARE(set->entries.at(1).content.questions.constFirst().keyIndex(), 1);
    }

    /// Each file says of what format it is.
    void aFileOfAnotherFormatIsNamed()
    {
        const QTemporaryDir folder;
        const auto put = [&](const char *name, const QByteArray &text) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        const QByteArray record = R"({"id": "1", "question": "q", "option1": "a", "option2": "b", "local_path": "images/dev/1.png"})";
        QVERIFY(put("table.tsv", foreignTable()) && put("nested.json", "\xEF\xBB\xBF" + benchFile()));
        QVERIFY(put("lines.jsonl", record + '\n') && put("nested.tsv", benchFile()) && put("lacking.tsv", "index\tquery\timage\n"));
        const QString table = folder.filePath(QStringLiteral("table.tsv"));
        for (const ImportFormat format : {ImportFormat::CiiBench, ImportFormat::CiiFlat, ImportFormat::IiBench}) {
            const auto set = readItems(table, format, preset());
            QVERIFY(!set);
            QVERIFY2(set.error().sentence.contains(QStringLiteral("--format vlmevalkit")), qPrintable(set.error().sentence));
        }
        const auto nested = folder.filePath(QStringLiteral("nested.json"));
        QVERIFY(readItems(nested, ImportFormat::VlmEvalKit, preset()).error().sentence.contains(QStringLiteral("--format cii-bench)")));
        QVERIFY(readItems(nested, ImportFormat::CiiFlat, preset()).error().sentence.contains(QStringLiteral("--format cii-bench)")));
        const auto lines = readItems(folder.filePath(QStringLiteral("lines.jsonl")), ImportFormat::CiiBench, preset());
        QVERIFY(!lines);
        QVERIFY2(lines.error().sentence.contains(QStringLiteral("--format cii-flat)")), qPrintable(lines.error().sentence));
        QCOMPARE(readItems(table, preset())->format, ImportFormat::VlmEvalKit);
        QCOMPARE(readItems(folder.filePath(QStringLiteral("nested.tsv")), preset())->format, ImportFormat::CiiBench);
        const auto lacking = readItems(folder.filePath(QStringLiteral("lacking.tsv")), preset());
        QVERIFY(!lacking);
        QVERIFY2(lacking.error().sentence.contains(QStringLiteral("It has no column “question”.")), qPrintable(lacking.error().sentence));
        QCOMPARE(readItems(nested, preset())->format, ImportFormat::CiiBench);
    }

private:
    /// Puts the pictures of the table into the project's images, each once.
    static void givePictures(Project &project, const ImportedSet &set, const QByteArray &table)
    {
        QHash<QByteArray, ImageId> images;
        for (qsizetype i = 0; i < set.entries.size(); ++i) {
            const EmbeddedPicture where = *set.entries.at(i).embedded;
            const QByteArray bytes = QByteArray::fromBase64(table.mid(where.offset, where.bytes));
            if (!images.contains(bytes)) {
                ExchangeImage image;
                image.file = project.path(QStringLiteral("taken-%1").arg(i));
                image.sha256 = Sha256::of(bytes);
                image.name = QStringLiteral("taken-%1").arg(i);
                QFile file(image.file);
                QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
                const ImageId id = ImageId::create();
                project.set.images.insert(id, image);
                images.insert(bytes, id);
            }
            project.set.items[i].image = images.value(bytes);
            project.set.items[i].split = looseItems(set).items.at(i).split;
        }
    }
};

QTEST_GUILESS_MAIN(VlmEvalKitRowsTest)
#include "vlmevalkitrowstest.moc"
