// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/exchange/fixtures.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;

namespace {

Preset english()
{
    return *builtInPreset(QStringLiteral("ii-bench"));
}

/// In the form of the repository, indented as there: labels are texts or lists, there is no implied meaning.
QByteArray nestedFile()
{
    return QByteArray(R"json([
    {
        "local_path": "images/dev/dev-1.jpg",
        "questions": [
            {
                "id": "dev-1",
                "question": "Why the hat?",
                "options": [
                    "a",
                    "b",
                    "c",
                    "d",
                    "e",
                    "f"
                ],
                "correct_option": "e",
                "answer": "E"
            }
        ],
        "meta_data": {
            "image_type": "Single-panel Comic",
            "difficulty": "Easy",
            "domain": "Psychology",
            "emotion": "Neutral",
            "rhetoric": [
                "Metaphor"
            ],
            "explanation": "Because “it” is — one."
        }
    },
    {
        "local_path": "images/dev/dev-2.webp",
        "questions": [
            {
                "id": "dev-2",
                "question": "And now?",
                "options": [
                    "1",
                    "2",
                    "3",
                    "4",
                    "5",
                    "6"
                ]
            }
        ],
        "meta_data": {
            "image_type": [
                "Logo",
                "Painting"
            ],
            "difficulty": "Middle",
            "domain": "Others",
            "emotion": "Negative",
            "rhetoric": [
                "Visual Dislocation",
                "Exaggerate"
            ],
            "explanation": "x"
        }
    }
])json");
}

/// As a row of the data set on the hub.
Json flatRecord()
{
    Json record{{"id", "test-1"}, {"image", Json{{"bytes", nullptr}, {"path", "test-1.jpg"}}}, {"question", "Why?"}};
    for (int i = 1; i <= 6; ++i)
        record["option" + std::to_string(i)] = "o" + std::to_string(i);
    record["correct_option"] = "o2";
    record["answer"] = "B";
    record["image_type"] = "Meme";
    record["difficulty"] = "Hard";
    record["domain"] = "Life";
    record["emotion"] = "Positive";
    record["rhetoric"] = "Metaphor, Visual Dislocation";
    record["explanation"] = "e";
    record["local_path"] = "images/test/test-1.jpg";
    return record;
}

QStringList rhetoricOf(const ImportedEntry &entry)
{
    return codeTexts(entry.content.labels.value(DimensionCode(QStringLiteral("rhetoric"))));
}

} // namespace

/// II-Bench, read and written in its own form.
class IiBenchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFormOfTheRepositoryIsRead()
    {
        const auto set = readItems(nestedFile(), QStringLiteral("dev.json"), ImportFormat::IiBench, english());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
        QCOMPARE(set->entries.size(), 2);
        QCOMPARE(set->entries.at(0).content.questions.constFirst().keyIndex(), 4);
        QCOMPARE(set->entries.at(1).content.questions.constFirst().keyIndex(), -1);
        QCOMPARE(rhetoricOf(set->entries.at(1)), QStringList({QStringLiteral("exaggerate"), QStringLiteral("visual-dislocation")}));
    }

    void theFormOfTheHubIsRead_data()
    {
        QTest::addColumn<QString>("rhetoric");
        for (const char *text : {"Metaphor, Visual Dislocation", "Metaphor;Visual Dislocation", "['Metaphor', 'Visual Dislocation']"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void theFormOfTheHubIsRead()
    {
        QFETCH(QString, rhetoric);
        Json record = flatRecord();
        record["rhetoric"] = rhetoric;
        // One record on each line, as "datasets" writes them.
        const auto set = readItems(jsonText(record) + '\n', QStringLiteral("test.jsonl"), ImportFormat::IiBench, english());
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
        QCOMPARE(rhetoricOf(set->entries.first()), QStringList({QStringLiteral("metaphor"), QStringLiteral("visual-dislocation")}));
        QCOMPARE(set->entries.first().path, QStringLiteral("images/test/test-1.jpg"));
        QCOMPARE(set->entries.first().content.questions.constFirst().keyIndex(), 1);
    }

    void anUnknownLabelIsNamed()
    {
        Json record = flatRecord();
        record["rhetoric"] = "Metaphor, Irony";
        const auto set = readItems(jsonText(record), QStringLiteral("test.jsonl"), ImportFormat::IiBench, english());
        QVERIFY(set);
        QCOMPARE(set->refused.size(), 1);
        QCOMPARE(set->refused.first().field, QStringLiteral("/rhetoric"));
    }

    /// The forms look alike: the preset of the project decides.
    void thePresetDecidesBetweenLikeForms()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("dev.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(nestedFile()) > 0);
        file.close();
        QCOMPARE(readItems(file.fileName(), english())->format, ImportFormat::IiBench);
    }

    void theFileComesBackByteForByte()
    {
        Project project(nestedFile(), ImportFormat::IiBench, QStringLiteral("dev.json"), english());
        QVERIFY(project.write(ExportFormat::IiBench, QStringLiteral("out")));
        QCOMPARE(contents(project.path(QStringLiteral("out/dev.json"))), nestedFile());
        QVERIFY(QFile::exists(project.path(QStringLiteral("out/images/dev/dev-2.webp"))));
    }

    /// The published test file has one explanation like this.
    void anExplanationMayBeAnObject()
    {
        const QByteArray text = nestedFile().replace(R"("explanation": "x")", R"("explanation": {
                "text": "x"
            })");
        Project project(text, ImportFormat::IiBench, QStringLiteral("dev.json"), english());
        QCOMPARE(project.imported.refused.size(), 0);
        QCOMPARE(project.imported.entries.at(1).content.explanation, QStringLiteral("x"));
        QVERIFY(project.write(ExportFormat::IiBench, QStringLiteral("out")));
        QCOMPARE(contents(project.path(QStringLiteral("out/dev.json"))), text);
        // In a record of the hub, too.
        Json record = flatRecord();
        record["explanation"] = {{"text", "e"}};
        const auto set = readItems(jsonText(record), QStringLiteral("test.jsonl"), ImportFormat::IiBench, english());
        QVERIFY2(set && set->refused.isEmpty(), set ? "refused" : qPrintable(set.error().sentence));
        QCOMPARE(set->entries.first().content.explanation, QStringLiteral("e"));
    }

    void whatIsNewHasTheSameForm()
    {
        Project project(nestedFile(), ImportFormat::IiBench, QStringLiteral("dev.json"), english());
        // A list stays a list when its labels change.
        project.set.items[1].labels[DimensionCode(QStringLiteral("image_type"))] = {LabelCode(QStringLiteral("poster"))};
        project.addOwn(2, QStringLiteral("dev"));
        Item &silent = project.addOwn(3, QStringLiteral("dev"));
        silent.impliedMeaning.clear();
        QVERIFY(project.write(ExportFormat::IiBench, QStringLiteral("out")));
        const Json dev = json(contents(project.path(QStringLiteral("out/dev.json"))));
        QCOMPARE(dev.size(), size_t(4));
        QVERIFY(dev[1]["meta_data"]["image_type"] == Json::array({"Poster"}));
        QVERIFY(dev[2]["meta_data"]["rhetoric"] == Json::array({"Metaphor"}));
        QVERIFY(dev[2]["meta_data"]["domain"] == "Life");
        // II-Bench has no implied meaning: where there is one, it is not lost.
        QVERIFY(dev[2]["meta_data"]["metaphorical_meaning"] == "寓意");
        QVERIFY(!dev[3]["meta_data"].contains("metaphorical_meaning"));
    }

    void recordsOfTheHubBecomeEntries()
    {
        Project project(jsonText(Json::array({flatRecord()})), ImportFormat::IiBench, QStringLiteral("test.json"), english());
        QVERIFY(project.write(ExportFormat::IiBench, QStringLiteral("out")));
        const Json test = json(contents(project.path(QStringLiteral("out/test.json"))));
        QVERIFY(test[0]["local_path"] == "images/test/test-1.jpg");
        QVERIFY(test[0]["questions"][0]["id"] == "test-1");
        QVERIFY(test[0]["questions"][0]["correct_option"] == "o2");
        QVERIFY(test[0]["meta_data"]["rhetoric"] == Json::array({"Metaphor", "Visual Dislocation"}));
    }
};

QTEST_GUILESS_MAIN(IiBenchTest)
#include "iibenchtest.moc"
