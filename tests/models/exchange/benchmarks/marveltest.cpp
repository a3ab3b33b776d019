// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/marvel.h"

#include "models/exchange/benchmarks/exporter.h"
#include "models/exchange/benchmarks/importer.h"
#include "models/exchange/release/hubmetadata.h"
#include "tests/support/kinds/marvelpuzzles.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What a project would export of the made puzzles after it had imported them.
struct MarvelSet {
    QTemporaryDir folder;
    ExportSet set;

    explicit MarvelSet(const QList<MadePuzzle> &puzzles = madePuzzles())
    {
        saveMarvel(path(QStringLiteral("in")), puzzles, {3, 20});
        set.preset = marvelPreset();
        const auto read = readItems(path(QStringLiteral("in/marvel_label.json")), ImportFormat::Marvel, set.preset);
        if (!read || !read->refused.isEmpty())
            qFatal("the made puzzles cannot be read");
        for (const ImportedEntry &entry : read->entries) {
            SourceEntry source;
            source.id = SourceEntryId::create();
            source.file = read->file;
            source.format = codeOf(read->format);
            source.position = entry.position;
            source.path = entry.path;
            source.itemId = entry.itemIds.value(0);
            source.raw = entry.raw;
            source.image = addImage(QStringLiteral("in/") + entry.path);
            set.sources.insert(source.id, source);
            for (const EntryPart &part : entry.parts) {
                if (QFile::exists(path(QStringLiteral("in/") + part.path)))
                    set.parts[source.image].append({part.role, pictureOf(QStringLiteral("in/") + part.path)});
            }
            addItems(source.image, entry.content, source.id);
        }
    }

    QString path(const QString &name) const { return folder.filePath(name); }

    ExchangeImage pictureOf(const QString &name) const
    {
        ExchangeImage image;
        image.file = path(name);
        image.format = name.endsWith(QLatin1String(".png")) ? ImageFormat::Png : ImageFormat::Jpeg;
        image.sha256 = Sha256::of(contentOf(image.file));
        image.name = name.section(u'/', -1);
        return image;
    }

    ImageId addImage(const QString &name)
    {
        const ImageId id = ImageId::create();
        set.images.insert(id, pictureOf(name));
        return id;
    }

    void addItems(const ImageId &image, const AnnotationContent &content, const SourceEntryId &source)
    {
        for (const Question &question : content.questions) {
            Item item;
            item.image = image;
            item.labels = content.labels;
            item.labels.insert(question.labels);
            item.question = question;
            item.question.id = QuestionId::create();
            item.question.versionId = QuestionVersionId::create();
            item.sourceEntry = source;
            set.items.append(item);
        }
    }

    Item &item(const QString &kind, int puzzle)
    {
        const auto found = std::find_if(set.items.begin(), set.items.end(), [&](const Item &one) {
            return one.question.kind == kind && marvelPuzzle(set.sources.value(one.sourceEntry).itemId) == puzzle;
        });
        if (found == set.items.end())
            qFatal("there is no such item");
        return *found;
    }

    Result<ExportReport> write(const QString &name)
    {
        NoProgress progress;
        return exportItems(set, ExportFormat::Marvel, path(name), progress);
    }

    QByteArray written(const QString &name) const { return contentOf(path(name + QStringLiteral("/marvel_label.json"))); }
};

/// The entries as JSON; members in any order.
nlohmann::json entriesOf(const QByteArray &text)
{
    return nlohmann::json::parse(text.toStdString(), nullptr, false);
}

} // namespace

/// The form of MARVEL: one file, five questions for each puzzle, pictures of puzzles and panels.
class MarvelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads()
    {
        const auto set = readItems(madeFile(madePuzzles()), QStringLiteral("marvel_label.json"), ImportFormat::Marvel, marvelPreset());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QCOMPARE(set->entries.size(), 6);
        QVERIFY(set->refused.isEmpty());
        const ImportedEntry &entry = set->entries.at(1);
        QCOMPARE(entry.path, QStringLiteral("Marvel/7.png"));
        QCOMPARE(entry.itemIds, (QStringList{QStringLiteral("7-avr"), QStringLiteral("7-fine"), QStringLiteral("7-coarse-1"),
                                             QStringLiteral("7-coarse-2"), QStringLiteral("7-coarse-3")}));
        const QList<Question> &questions = entry.content.questions;
        QCOMPARE(questions.size(), 5);
        QCOMPARE(questions.at(0).options.size(), 4);
        QCOMPARE(questions.at(0).keyIndex(), 0);
        QVERIFY(!questions.at(0).rationale.isEmpty() && questions.at(1).rationale.isEmpty());
        QCOMPARE(questions.at(1).options.size(), 2);
        QCOMPARE(correctText(questions.at(1)), QStringLiteral("two"));
        QCOMPARE(questions.at(2).accepted, QStringList{QStringLiteral("6")});
        QCOMPARE(questions.at(4).accepted, QStringList{QStringLiteral("10")});
        QCOMPARE(entry.content.labels.size(), 2);
        QCOMPARE(entry.sheets, (QStringList{QString(), QString(), QStringLiteral("plain"),
                                            QStringLiteral("plain"), QStringLiteral("plain")}));
    }

    /// Panels and facts follow from the counts and the wording.
    void panelsAndFacts_data()
    {
        QTest::addColumn<int>("entry");
        QTest::addColumn<QString>("grid");
        QTest::addColumn<QString>("solid");
        QTest::newRow("Sequence") << 0 << QStringLiteral("5x1") << QString();
        QTest::newRow("Two-row") << 1 << QStringLiteral("3x2") << QString();
        QTest::newRow("Matrix") << 2 << QStringLiteral("3x3") << QString();
        QTest::newRow("Group") << 3 << QStringLiteral("3x1") << QString();
        QTest::newRow("3D") << 4 << QStringLiteral("1x1") << QStringLiteral("cube");
    }
    void panelsAndFacts()
    {
        QFETCH(const int, entry);
        QFETCH(const QString, grid);
        QFETCH(const QString, solid);
        const QList<MadePuzzle> puzzles = madePuzzles();
        const MadePuzzle &puzzle = puzzles.at(entry);
        const auto read = readEntry(madeEntry(puzzle), ImportFormat::Marvel, marvelPreset());
        QVERIFY(read);
        QCOMPARE(read->facts.value(gridFact), grid);
        QCOMPARE(read->facts.value(QStringLiteral("solid")), solid);
        QCOMPARE(read->facts.value(QStringLiteral("panels_context")), QString::number(puzzle.context));
        QCOMPARE(read->facts.value(QStringLiteral("panels_choices")), QStringLiteral("4"));
        QCOMPARE(read->facts.value(QStringLiteral("panels")), QString::number(puzzle.context + 4));
        QCOMPARE(read->parts.size(), puzzle.context + 4);
        const auto blank =
            std::count_if(read->parts.begin(), read->parts.end(),
                          [](const EntryPart &one) { return one.role == PartRole::Blank; });
        QCOMPARE(blank, puzzle.context > 1 ? 1 : 0);
        // The blank panel is the last of the context.
        const EntryPart &last = read->parts.at(puzzle.context - 1);
        QCOMPARE(last.path, QStringLiteral("Panel_data/question_%1_%2.png").arg(puzzle.id).arg(puzzle.context - 1));
        QCOMPARE(last.role, puzzle.context > 1 ? PartRole::Blank : PartRole::Context);
        QCOMPARE(read->parts.constLast().path, QStringLiteral("Panel_data/answer_%1_3.png").arg(puzzle.id));
        // A preset without these facts gets none.
        Preset without = marvelPreset();
        without.facts.clear();
        QVERIFY(readEntry(madeEntry(puzzle), ImportFormat::Marvel, without)->facts.isEmpty());
    }

    /// Which of its two answers stands first depends on the id alone, so the answer is not always the first.
    void answersOfTheFineQuestion()
    {
        int first = 0;
        for (int id = 1; id <= 100; ++id) {
            MadePuzzle puzzle;
            puzzle.id = id;
            const auto entry = readEntry(madeEntry(puzzle), ImportFormat::Marvel, marvelPreset());
            QVERIFY(entry);
            const bool odd = QStringLiteral("13579bdf").contains(Sha256::of(QByteArray::number(id)).hex().back());
            QCOMPARE(entry->content.questions.at(1).keyIndex(), odd ? 1 : 0);
            first += odd ? 0 : 1;
        }
        QVERIFY(first > 30 && first < 70);
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const Json &members, const char *said) {
            QTest::newRow(name) << jsonText(members) << QString::fromUtf8(said);
        };
        row("no such choice", {{"answer", 5}}, "Row 1 (ID 1), field “/answer”: “5” is not one of the options 1, 2, 3, 4.");
        row("choice 0", {{"answer", 0}}, "field “/answer”: “0” is not one of the options");
        row("no number", {{"answer", "B"}}, "field “/answer”: a whole number is expected.");
        row("two counts", {{"c_perception_answer_tuple", {5, 4}}}, "field “/c_perception_answer_tuple”: a list of 3 element");
        row("a count in words", {{"c_perception_answer_tuple", {5, "four", 9}}}, "field “/c_perception_answer_tuple/1”: a whole number");
        row("an empty wording", {{"c_perception_question_tuple", {"a", "", "c"}}}, "field “/c_perception_question_tuple/1”: it is empty.");
        row("equal answers", {{"f_perception_distractor", "left"}}, "field “/f_perception_distractor”: it is the same as the answer.");
        row("no distractor", {{"f_perception_distractor", nullptr}}, "field “/f_perception_distractor”: it is missing.");
        row("unknown label", {{"pattern", "Smell"}}, "field “/pattern”: “Smell” is not a label of the benchmark");
        row("no id", {{"id", "one"}}, "field “/id”: a whole number is expected.");
        row("no wording", {{"avr_question", " "}}, "field “/avr_question”: it is empty.");
    }
    void faultsNameTheirPlace()
    {
        QFETCH(const QByteArray, members);
        QFETCH(const QString, said);
        Json entry = madeEntry({});
        entry.update(Json::parse(members.toStdString()));
        const auto set =
            readItems(jsonText(Json::array({entry})), QStringLiteral("marvel_label.json"), ImportFormat::Marvel, marvelPreset());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QCOMPARE(set->refused.size(), 1);
        QVERIFY2(set->refused.constFirst().sentence.contains(said), qPrintable(set->refused.constFirst().sentence));
    }

    /// A preset without the five kinds cannot take such puzzles.
    void anotherPresetSaysWhy()
    {
        const Preset other = *builtInPreset(QStringLiteral("cii-bench"));
        const auto set = readItems(madeFile(madePuzzles()), QStringLiteral("marvel_label.json"), ImportFormat::Marvel, other);
        QVERIFY(set && set->entries.isEmpty());
        QVERIFY(set->refused.constFirst().sentence.contains(QStringLiteral("does not define the kind of question “avr”")));
        QVERIFY(!fitsPreset(ExportFormat::Marvel, other) && fitsPreset(ExportFormat::Marvel, marvelPreset()));
    }

    void theFormIsRecognised()
    {
        QTemporaryDir folder;
        saveMarvel(folder.filePath(QStringLiteral("in")), madePuzzles(), {});
        for (const QString &name : {QStringLiteral("in"), QStringLiteral("in/marvel_label.json")}) {
            const auto set = readItems(folder.filePath(name), marvelPreset());
            QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
            QCOMPARE(set->format, ImportFormat::Marvel);
            QCOMPARE(set->entries.size(), 6);
            QCOMPARE(sourceFileOf(*set, set->entries.constFirst()), QStringLiteral("marvel_label.json"));
        }
        const auto wrong = readItems(folder.filePath(QStringLiteral("in/marvel_label.json")), ImportFormat::CiiFlat, marvelPreset());
        QVERIFY(!wrong);
        QVERIFY2(wrong.error().sentence.contains(QStringLiteral("--format marvel")), qPrintable(wrong.error().sentence));
    }

    /// Whatever is not changed comes out byte for byte.
    void comesBackAsItWas()
    {
        MarvelSet one;
        const auto report = one.write(QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        QCOMPARE(report->questions, 30);
        QCOMPARE(report->images, 6);
        QVERIFY(report->notes.isEmpty());
        QCOMPARE(one.written(QStringLiteral("out")), contentOf(one.path(QStringLiteral("in/marvel_label.json"))));
        QVERIFY(one.written(QStringLiteral("out")).contains("\\u00b0"));
        for (const char *folder : {"Marvel", "Panel_data"}) {
            const QString name = QString::fromLatin1(folder);
            const QStringList files = QDir(one.path(QStringLiteral("in/") + name)).entryList(QDir::Files);
            QCOMPARE(QDir(one.path(QStringLiteral("out/") + name)).entryList(QDir::Files), files);
            QVERIFY(!files.isEmpty());
            for (const QString &file : files) {
                const QString at = QStringLiteral("/%1/%2").arg(name, file);
                QCOMPARE(contentOf(one.path(QStringLiteral("out") + at)), contentOf(one.path(QStringLiteral("in") + at)));
            }
        }
    }

    void onlyWhatDiffersChanges()
    {
        MarvelSet one;
        one.item(QStringLiteral("avr"), 7).labels[DimensionCode(QStringLiteral("pattern"))] = {LabelCode(QStringLiteral("mathematical"))};
        const QStringList kinds = marvelKinds();
        for (const QString &kind : kinds)
            one.item(kind, 7).labels = one.item(QStringLiteral("avr"), 7).labels;
        Question &pattern = one.item(QStringLiteral("avr"), 12).question;
        for (qsizetype i = 0; i < 4; ++i)
            pattern.options[i].correct = i == 3;
        one.item(QStringLiteral("coarse-1"), 3).question.accepted = {QStringLiteral("6"), QStringLiteral("six")};
        one.item(QStringLiteral("fine"), 20).labels[DimensionCode(QStringLiteral("fine_kind"))] = {LabelCode(QStringLiteral("colour"))};
        const auto report = one.write(QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        QCOMPARE(report->notes.size(), 1); // the second wording
        nlohmann::json wanted = entriesOf(contentOf(one.path(QStringLiteral("in/marvel_label.json"))));
        wanted[1]["pattern"] = "Mathematical";
        wanted[3]["answer"] = 4;
        wanted[0]["c_perception_answer_tuple"][0] = 6;
        wanted[4]["fine_kind"] = "colour";
        const nlohmann::json entries = entriesOf(one.written(QStringLiteral("out")));
        QVERIFY2(entries == wanted, entries.dump(1).c_str());
    }

    /// A puzzle of the project gets the next number and reads as it was written.
    void newPuzzlesComeLast()
    {
        MarvelSet one;
        MadePuzzle made;
        made.id = 900;
        made.context = 5;
        savePicture(one.path(QStringLiteral("new.jpg")), 77, QSize(90, 50));
        QVERIFY(madePicture(77, QSize(90, 50)).save(one.path(QStringLiteral("new.jpg")), "JPG"));
        savePanels(one.path(QStringLiteral("made")), made);
        const auto entry = readEntry(madeEntry(made), ImportFormat::Marvel, one.set.preset);
        QVERIFY(entry);
        const ImageId image = one.addImage(QStringLiteral("new.jpg"));
        one.addItems(image, entry->content, {});
        for (const EntryPart &part : entry->parts)
            one.set.parts[image].append({part.role, one.pictureOf(QStringLiteral("made/") + part.path)});
        // In whichever order its questions come.
        std::reverse(one.set.items.begin(), one.set.items.end());
        const auto report = one.write(QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        const auto again = readItems(one.path(QStringLiteral("out")), ImportFormat::Marvel, one.set.preset);
        QVERIFY(again && again->refused.isEmpty());
        QCOMPARE(again->entries.size(), 7);
        const ImportedEntry &last = again->entries.constLast();
        QCOMPARE(last.itemIds.constFirst(), QStringLiteral("22-avr")); // 21 is the largest there is
        QCOMPARE(last.content.labels, entry->content.labels);
        for (qsizetype i = 0; i < 5; ++i) {
            QCOMPARE(last.content.questions.at(i).stem, entry->content.questions.at(i).stem);
            QCOMPARE(last.content.questions.at(i).accepted, entry->content.questions.at(i).accepted);
            QCOMPARE(correctText(last.content.questions.at(i)), correctText(entry->content.questions.at(i)));
        }
        // In the published order of members, as a PNG file, with its panels and the blank one last.
        const Json text = Json::parse(one.written(QStringLiteral("out")).toStdString());
        QStringList members;
        for (const auto &[key, value] : text.back().items())
            members.append(fromUtf8(key));
        QStringList published;
        const Json model = madeEntry(made);
        for (const auto &[key, value] : model.items())
            published.append(fromUtf8(key));
        QCOMPARE(members, published);
        QVERIFY(contentOf(one.path(QStringLiteral("out/Marvel/22.png"))).startsWith("\x89PNG"));
        QCOMPARE(contentOf(one.path(QStringLiteral("out/Panel_data/question_22_4.png"))),
                 contentOf(one.path(QStringLiteral("made/Panel_data/question_900_4.png"))));
        QVERIFY(QFile::exists(one.path(QStringLiteral("out/Panel_data/answer_22_3.png"))));
    }

    /// The puzzle is shown by the picture of its question about the pattern; others are not in the form, which is said.
    void picturesOfQuestions()
    {
        MarvelSet one;
        savePicture(one.path(QStringLiteral("sheet.png")), 55, QSize(70, 30));
        const ExchangeImage sheet = one.pictureOf(QStringLiteral("sheet.png"));
        one.set.media.insert(sheet.sha256, sheet);
        Medium medium;
        medium.sha256 = sheet.sha256;
        one.item(QStringLiteral("avr"), 7).question.media = {medium};
        one.item(QStringLiteral("coarse-2"), 7).question.media = {medium};
        one.item(QStringLiteral("fine"), 8).split = QStringLiteral("dev");
        const auto report = one.write(QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        QCOMPARE(contentOf(one.path(QStringLiteral("out/Marvel/7.png"))), contentOf(sheet.file));
        QCOMPARE(report->notes.size(), 2);
        one.set.media.clear();
        const auto missing = one.write(QStringLiteral("missing"));
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, ErrorCode::NotFound);
    }

    void anIncompletePuzzleIsNamed()
    {
        MarvelSet one;
        one.set.items.removeIf([&](const Item &item) {
            return item.question.kind == u"coarse-2" && one.set.sources.value(item.sourceEntry).itemId == u"8-avr";
        });
        const auto report = one.write(QStringLiteral("out"));
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::Invalid);
        const QString title = one.set.preset.kind(QStringLiteral("coarse-2"))->title.text();
        QVERIFY2(report.error().sentence.contains(QStringLiteral("“8.png”")) && report.error().sentence.contains(title),
                 qPrintable(report.error().sentence));
    }

    void withoutKeys()
    {
        MarvelSet one;
        for (SourceEntry &source : one.set.sources) {
            Json raw = Json::parse(source.raw.toStdString());
            raw["solution"] = "a member that nobody knows";
            source.raw = jsonText(raw);
        }
        one.set.withKeys = false;
        const auto report = one.write(QStringLiteral("out"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        const nlohmann::json entries = entriesOf(one.written(QStringLiteral("out")));
        QCOMPARE(entries.size(), size_t(6));
        for (const nlohmann::json &entry : entries) {
            QVERIFY(entry.contains("avr_question") && entry.contains("f_perception_question") && entry.contains("pattern"));
            for (const char *key : {"answer", "explanation", "f_perception_answer", "f_perception_distractor", "c_perception_answer_tuple",
                                    "solution"})
                QVERIFY2(!entry.contains(key), key);
        }
    }

    /// Other formats name the questions of a puzzle as its file does.
    void idsInOtherFormats()
    {
        MarvelSet one;
        // A question with other words is still the one of its kind.
        one.item(QStringLiteral("coarse-3"), 7).question.stem = QStringLiteral("How many are there?");
        one.item(QStringLiteral("coarse-1"), 7).question.stem = QStringLiteral("How many at the top?");
        std::reverse(one.set.items.begin(), one.set.items.end());
        const auto plan = planExport(one.set, ExportFormat::Jsonl);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence));
        QCOMPARE(plan->items.size(), 30);
        for (const PlannedItem &planned : plan->items) {
            QVERIFY(planned.id.endsWith(u'-' + planned.item->question.kind));
            QCOMPARE(planned.file, QStringLiteral("all.jsonl"));
        }
        QCOMPARE(hubSplit(QStringLiteral("marvel_label.json")), QStringLiteral("all"));
    }
};

QTEST_GUILESS_MAIN(MarvelTest)
#include "marveltest.moc"
