// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/labelstudiofile.h"
#include "tests/models/exchange/fixtures.h"

#include <QTest>
#include <QXmlStreamReader>

#include <string>
#include <vector>

using namespace yuyi;
using namespace yuyi::fixtures;

/// Tasks for Label Studio, and labels that come back from there.
class LabelStudioTest : public QObject
{
    Q_OBJECT

    static Json choices(const std::string &control, const std::vector<std::string> &values)
    {
        return {{"from_name", control}, {"to_name", "Image"}, {"type", "choices"}, {"value", {{"choices", values}}}};
    }
    static Json annotation(const Json &result, const Json &by = 7)
    {
        return {{"completed_by", by}, {"was_cancelled", false}, {"result", result}};
    }
    static Json task(int id, const QList<Json> &annotations, const std::string &image = "/data/upload/3/0a1b2c3d-picture%201.jpg")
    {
        return {{"id", id}, {"data", {{"image", image}}}, {"annotations", annotations}};
    }
    static LabelFile read(const Json &tasks)
    {
        const auto file = readLabelStudio(jsonText(tasks), preset());
        return file ? *file : LabelFile();
    }

private Q_SLOTS:
    void tasksHaveLabelsAsPredictions();
    void theConfigurationHasTheDimensions();
    void whatWasExportedIsReadAgain();
    void annotatorsAndFileNamesAreRead();
    void faultsNameTaskAndField_data();
    void faultsNameTaskAndField();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
};

void LabelStudioTest::tasksHaveLabelsAsPredictions()
{
    Project project;
    const auto report = project.write(ExportFormat::LabelStudio, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    const QString out = project.path(QStringLiteral("out"));
    const Json tasks = json(contents(out % QStringLiteral("/dev.json")));
    // Four questions about two images.
    QCOMPARE(tasks.size(), size_t(2));
    const Json &data = tasks[0]["data"];
    const QString address = fromUtf8(data["image"].get<std::string>());
    const QString start = QStringLiteral("/data/local-files/?d=");
    QVERIFY2(address.startsWith(start), qPrintable(address));
    QVERIFY(QFile::exists(out % u'/' % address.mid(start.size())));
    QVERIFY(data["questions"].size() == 2 && data["questions"][0]["id"] == "dev-1" && data["questions"][0]["answer"] == "B");
    QVERIFY(data["question"].get<std::string>().find("(B) 二二") != std::string::npos);
    const Json result = tasks[0]["predictions"][0]["result"];
    QVERIFY(!tasks[0].contains("annotations"));
    bool found = false;
    for (const Json &one : result)
        found = found || (one["from_name"] == "domain" && one["value"]["choices"] == Json::array({"社会"}));
    QVERIFY2(found, result.dump().c_str());

    Project closed;
    closed.set.withKeys = false;
    QVERIFY(closed.write(ExportFormat::LabelStudio, QStringLiteral("closed")));
    QVERIFY(!contents(closed.path(QStringLiteral("closed/dev.json"))).contains("\"answer\""));
}

void LabelStudioTest::theConfigurationHasTheDimensions()
{
    Project project;
    QVERIFY(project.write(ExportFormat::LabelStudio, QStringLiteral("out")));
    QXmlStreamReader xml(contents(project.path(QStringLiteral("out/labeling-config.xml"))));
    QMap<QString, QStringList> controls;
    QMap<QString, QString> choice;
    QString open;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto attributes = xml.attributes();
        if (xml.name() == QLatin1String("Choices")) {
            open = attributes.value(QLatin1String("name")).toString();
            choice.insert(open, attributes.value(QLatin1String("choice")).toString());
            QCOMPARE(attributes.value(QLatin1String("toName")).toString(), QStringLiteral("Image"));
        } else if (xml.name() == QLatin1String("Choice")) {
            controls[open].append(attributes.value(QLatin1String("value")).toString());
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    for (const Dimension &dimension : project.set.preset.dimensions) {
        QStringList published;
        for (const LabelValue &value : dimension.values)
            published.append(value.published);
        QCOMPARE(controls.value(dimension.code.text()), published);
        QCOMPARE(choice.value(dimension.code.text()), dimension.pickMany ? QStringLiteral("multiple") : QStringLiteral("single"));
    }
}

void LabelStudioTest::whatWasExportedIsReadAgain()
{
    Project project;
    QVERIFY(project.write(ExportFormat::LabelStudio, QStringLiteral("out")));
    Json tasks = json(contents(project.path(QStringLiteral("out/dev.json"))));
    // As annotators who agree with every prediction leave it; where the published labels are two, one can choose the first alone.
    for (Json &task : tasks) {
        Json result = task["predictions"][0]["result"];
        for (Json &control : result) {
            const Dimension *dimension = preset().dimension(DimensionCode(fromUtf8(control["from_name"].get<std::string>())));
            QVERIFY(dimension);
            Json &chosen = control["value"]["choices"];
            if (!dimension->pickMany)
                chosen = Json::array({chosen[0]});
        }
        task["annotations"] = Json::array({annotation(result)});
    }
    const LabelFile file = read(tasks);
    QVERIFY2(file.refused.isEmpty(), file.refused.isEmpty() ? "" : qPrintable(file.refused.constFirst().sentence));
    QCOMPARE(file.labelled.size(), 2);
    const Item &first = project.set.items.constFirst();
    Labels expected = first.labels;
    for (const Dimension &dimension : project.set.preset.dimensions) {
        if (!dimension.pickMany)
            expected[dimension.code].resize(1);
    }
    QCOMPARE(file.labelled.constFirst().labels, expected);
    QCOMPARE(file.labelled.constFirst().sha256, std::optional(project.set.images.value(first.image).sha256));
}

void LabelStudioTest::annotatorsAndFileNamesAreRead()
{
    const Json by = {{"id", 3}, {"email", "a@example.org"}, {"first_name", "Ada"}, {"last_name", "Vogel"}};
    Json skipped = annotation(Json::array());
    skipped["was_cancelled"] = true;
    const Json other = {{"from_name", "box"}, {"to_name", "Image"}, {"type", "rectanglelabels"}, {"value", {{"x", 1}}}};
    // By its title and by its code; what is no choice is not looked at.
    const Json result = Json::array({choices("domain", {"Life"}), other, choices("rhetoric", {"象征", "metaphor"})});
    const LabelFile file = read(Json::array({task(5, {annotation(result, by), skipped}), task(6, {}),
                                             task(7, {annotation(result)}, "/data/local-files/?d=images/dev/%E7%94%BB.png")}));
    QVERIFY(file.refused.isEmpty());
    QCOMPARE(file.cancelled, 1);
    QCOMPARE(file.empty, 1);
    QCOMPARE(file.labelled.size(), 2);
    const LabelledTask &first = file.labelled.constFirst();
    QCOMPARE(first.task, QStringLiteral("5"));
    QCOMPARE(first.annotator, QStringLiteral("a@example.org"));
    QCOMPARE(first.annotatorName, QStringLiteral("Ada Vogel"));
    QCOMPARE(first.names, (QStringList{QStringLiteral("0a1b2c3d-picture 1.jpg"), QStringLiteral("picture 1.jpg")}));
    QCOMPARE(first.labels.value(DimensionCode(QStringLiteral("domain"))), QList{LabelCode(QStringLiteral("life"))});
    const QList<LabelCode> rhetoric{LabelCode(QStringLiteral("metaphor")), LabelCode(QStringLiteral("symbolism"))};
    QCOMPARE(first.labels.value(DimensionCode(QStringLiteral("rhetoric"))), rhetoric);
    QCOMPARE(file.labelled.at(1).annotator, QStringLiteral("7"));
    QCOMPARE(file.labelled.at(1).names, QStringList{QStringLiteral("画.png")});
}

void LabelStudioTest::faultsNameTaskAndField_data()
{
    QTest::addColumn<QByteArray>("tasks");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const Json &tasks, const char *field) {
        QTest::newRow(name) << jsonText(tasks) << QString::fromLatin1(field);
    };
    const auto one = [](const Json &result) { return Json::array({task(9, {annotation(result)})}); };
    row("unknown label", one(Json::array({choices("domain", {"Weather"})})), "/annotations/0/result/0/value/choices/0");
    row("unknown control", one(Json::array({choices("quality", {"good"})})), "/annotations/0/result/0/from_name");
    row("two where one is allowed", one(Json::array({choices("domain", {"生活", "艺术"})})), "/annotations/0/result/0/value/choices");
    row("twice", one(Json::array({choices("domain", {"生活"}), choices("domain", {"艺术"})})), "/annotations/0/result/1");
    row("no labels", one(Json::array()), "/annotations/0/result");
    row("no image", Json::array({{{"id", 9}, {"data", Json::object()}, {"annotations", Json::array()}}}), "/data/image");
}

void LabelStudioTest::faultsNameTaskAndField()
{
    QFETCH(QByteArray, tasks);
    QFETCH(QString, field);
    const auto file = readLabelStudio(tasks, preset());
    QVERIFY(file && file->labelled.isEmpty());
    QCOMPARE(file->refused.size(), 1);
    QCOMPARE(file->refused.constFirst().task, QStringLiteral("9"));
    QCOMPARE(file->refused.constFirst().field, field);
    QVERIFY(!file->refused.constFirst().sentence.isEmpty());
}

void LabelStudioTest::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no JSON") << QByteArray("[{");
    QTest::newRow("empty") << QByteArray("[]");
    QTest::newRow("a benchmark") << benchFile();
    QTest::newRow("JSON-MIN") << QByteArray(R"([{"id": 1, "image": "a.jpg", "domain": "生活", "annotator": 1}])");
}

void LabelStudioTest::otherFilesAreRefused()
{
    QFETCH(QByteArray, text);
    const auto file = readLabelStudio(text, preset());
    QVERIFY(!file && file.error().code == ErrorCode::Invalid);
}

QTEST_GUILESS_MAIN(LabelStudioTest)
#include "labelstudiotest.moc"
