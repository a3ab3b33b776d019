// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/croissant.h"
#include "models/imaging/reader.h"
#include "tests/models/exchange/fixtures.h"

#include <QColor>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QTest>

using namespace yuyi;
using namespace yuyi::fixtures;

/// What other programs need of a release to load it: VLMEvalKit and the Hugging Face hub with its libraries.
class HubExportTest : public QObject
{
    Q_OBJECT

    using Licences = QMap<QString, int>;

private Q_SLOTS:
    void tsvHoldsNoCmyk();
    void readmeBeginsAsTheHubReadsIt();
    void imageFolder();
    void croissantNamesFilesAndColumns();
    void croissantGivesTheLicences_data();
    void croissantGivesTheLicences();
};

void HubExportTest::tsvHoldsNoCmyk()
{
    /// 16 × 8 pixels of one red, as Adobe writes CMYK; VLMEvalKit ends with an error on it.
    const char cmykJpeg[] =
        "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2Rjcs"
        "LUBXQUZMTlJTUjI+WmFaUGBKUVJP/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//"
        "EABQQAQAAAAAAAAAAAAAAAAAAAAD"
        "/2gAOBEMATQBZAEsAAD8ArEGiWnAD/9k=";
    Project project;
    const ImageId image = project.addOwn(2, QStringLiteral("dev")).image;
    const QByteArray bytes = QByteArray::fromBase64(cmykJpeg);
    QFile file(project.set.images.value(image).file);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size());
    file.close();
    project.set.images[image].sha256 = Sha256::of(bytes);
    const auto report = project.write(ExportFormat::VlmEvalKit, QStringLiteral("out.tsv"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    const QByteArray last = contents(project.path(QStringLiteral("out.tsv"))).trimmed().split('\n').constLast();
    const QByteArray written = QByteArray::fromBase64(last.split('\t').value(1));
    const auto header = readImageHeader(written);
    QVERIFY(header);
    QCOMPARE(header->colour, QStringLiteral("rgb8"));
    const auto picture = decodeImage(written);
    QVERIFY(picture);
    const QColor colour = picture->image.pixelColor(5, 4);
    QVERIFY2(colour.red() > 170 && colour.green() < 60 && colour.blue() < 70, qPrintable(colour.name()));
    const QStringList notes = report->notes.filter(QStringLiteral("CMYK"));
    QCOMPARE(notes.size(), 1);
    QVERIFY2(notes.constFirst().contains(QStringLiteral("dev-4")), qPrintable(notes.constFirst()));
}

void HubExportTest::readmeBeginsAsTheHubReadsIt()
{
    Project project;
    project.addOwn(2, QStringLiteral("te st"));
    project.set.extraFiles.insert(QStringLiteral("README.md"), "# A \"set\" \\_1\\_\n\nText\n");
    const auto lines = [&project](ExportFormat format, const QString &out) {
        const auto report = project.write(format, out);
        return report ? QString::fromUtf8(contents(project.path(out + QStringLiteral("/README.md")))).split(u'\n') : QStringList();
    };
    const QStringList readme = lines(ExportFormat::Jsonl, QStringLiteral("out"));
    QCOMPARE(readme.value(0), QStringLiteral("---"));
    const QStringList head = readme.mid(1, readme.indexOf(QStringLiteral("---"), 1) - 1);
    const QStringList expected{QStringLiteral("license: cc0-1.0"),
                               QStringLiteral("- zh"),
                               QStringLiteral("pretty_name: \"A \\\"set\\\" _1_\""),
                               QStringLiteral("- n<1K"),
                               QStringLiteral("- visual-question-answering"),
                               QStringLiteral("- multiple-choice"),
                               QStringLiteral("  - split: \"dev\""),
                               QStringLiteral("    path: \"dev.jsonl\""),
                               QStringLiteral("  - split: \"te_st\""),
                               QStringLiteral("    path: \"te-st.jsonl\"")};
    for (const QString &line : expected)
        QVERIFY2(head.contains(line), qPrintable(QString(line + u'\n' + head.join(u'\n'))));
    // Nothing is said that the project does not know.
    QVERIFY2(head.filter(QStringLiteral("annotations_creators")).isEmpty(), qPrintable(head.join(u'\n')));
    QVERIFY(head.filter(QStringLiteral("expert")).isEmpty());
    project.set.images[project.picture(0)].licence = QStringLiteral("by permission: \"x\"");
    const QStringList other = lines(ExportFormat::ImageFolder, QStringLiteral("other"));
    QVERIFY(other.contains(QStringLiteral("license: other")));
    QVERIFY2(other.contains(QStringLiteral("license_name: \"CC0, by permission: \\\"x\\\"\"")), qPrintable(other.join(u'\n')));
    QVERIFY(other.contains(QStringLiteral("    path: \"dev/**\"")));
    // Images without a licence do not have the others' one.
    project.set.images[project.picture(0)].licence.clear();
    const QStringList some = lines(ExportFormat::Jsonl, QStringLiteral("some"));
    QVERIFY2(some.contains(QStringLiteral("license_name: \"CC0, unknown\"")), qPrintable(some.join(u'\n')));
}

void HubExportTest::imageFolder()
{
    Project project;
    project.addOwn(0, QStringLiteral("test"));
    const auto report = project.write(ExportFormat::ImageFolder, QStringLiteral("out"));
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QStringList members;
    int records = 0;
    for (const QString &split : {QStringLiteral("dev"), QStringLiteral("test")}) {
        for (const QByteArray &line : contents(project.path(QStringLiteral("out/%1/metadata.jsonl").arg(split))).trimmed().split('\n')) {
            const Json record = json(line);
            const QString picture =
                project.path(QStringLiteral("out/%1/%2")
                                 .arg(split, fromUtf8(record.at("file_name").get<std::string>())));
            QCOMPARE(Sha256::of(contents(picture)).hex(), fromUtf8(record.at("image_sha256").get<std::string>()));
            QVERIFY(!record.contains("image"));
            // The same columns in every record of every split.
            QStringList names;
            for (const auto &[name, value] : record.items())
                names.append(fromUtf8(name));
            if (members.isEmpty())
                members = names;
            QCOMPARE(names, members);
            ++records;
        }
    }
    QCOMPARE(records, 5);
    // One file for each picture of a split, however many questions and paths it had.
    QCOMPARE(QDir(project.path(QStringLiteral("out/dev"))).entryList(QDir::Files).size(), 3);
    QCOMPARE(QDir(project.path(QStringLiteral("out/test"))).entryList(QDir::Files).size(), 2);
}

/// Every column that it names is in every line, the sums are those of the files, and what nobody told is not there.
void HubExportTest::croissantNamesFilesAndColumns()
{
    Project project;
    project.addOwn(2, QStringLiteral("te st"));
    DataCardInput card;
    card.title = QStringLiteral("A \"set\"");
    card.date = QDateTime(QDate(2026, 1, 2), QTime(3, 4));
    card.programVersion = QStringLiteral("1");
    card.licences = {{QStringLiteral("CC BY 4.0"), 2}};
    card.collected = 5;
    card.kept = 3;
    card.discarded = {{FilterStep::Text, 2}};
    card.making = {QStringLiteral("Annotators per image: 2.")};
    project.set.extraFiles.insert(QStringLiteral("croissant.json"), croissantOf(card));
    for (const ExportFormat format : {ExportFormat::Jsonl, ExportFormat::ImageFolder}) {
        const QString out = format == ExportFormat::Jsonl ? QStringLiteral("lines") : QStringLiteral("pictures");
        const auto report = project.write(format, out);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
        const QJsonObject json = QJsonDocument::fromJson(contents(project.path(out + QStringLiteral("/croissant.json")))).object();
        QCOMPARE(json.value(QStringLiteral("@type")).toString(), QStringLiteral("sc:Dataset"));
        QCOMPARE(json.value(QStringLiteral("datePublished")).toString(), QStringLiteral("2026-01-02"));
        QCOMPARE(json.value(QStringLiteral("license")).toString(), QStringLiteral("https://spdx.org/licenses/CC-BY-4.0.html"));
        QVERIFY(json.value(QStringLiteral("rai:dataCollection")).toString().contains(QStringLiteral("5")));
        QVERIFY(!json.contains(QStringLiteral("rai:dataBiases")));
        QVERIFY(!json.contains(QStringLiteral("creator")));
        const QJsonArray files = json.value(QStringLiteral("distribution")).toArray();
        const QJsonArray sets = json.value(QStringLiteral("recordSet")).toArray();
        QCOMPARE(files.size(), 2);
        QCOMPARE(sets.size(), 2);
        for (const QJsonValue &one : files) {
            const QString name = one.toObject().value(QStringLiteral("contentUrl")).toString();
            const QByteArray bytes = contents(project.path(out + u'/' + name));
            QCOMPARE(one.toObject().value(QStringLiteral("sha256")).toString(), Sha256::of(bytes).hex());
            QCOMPARE(one.toObject().value(QStringLiteral("contentSize")).toString(), QStringLiteral("%1 B").arg(bytes.size()));
        }
        for (const QJsonValue &one : sets) {
            const QJsonArray fields = one.toObject().value(QStringLiteral("field")).toArray();
            QSet<QString> named;
            QSet<QString> labels;
            QString file;
            for (const QJsonValue &field : fields) {
                const QJsonObject source = field.toObject().value(QStringLiteral("source")).toObject();
                file = source.value(QStringLiteral("fileObject")).toObject().value(QStringLiteral("@id")).toString();
                named.insert(source.value(QStringLiteral("extract")).toObject().value(QStringLiteral("column")).toString());
                if (source.contains(QStringLiteral("transform")))
                    labels.insert(source.value(QStringLiteral("transform")).toObject().value(QStringLiteral("jsonPath")).toString());
            }
            const QList<QByteArray> lines = contents(project.path(out + u'/' + file)).trimmed().split('\n');
            for (const QByteArray &line : lines) {
                const QJsonObject object = QJsonDocument::fromJson(line).object();
                const QStringList members = object.keys();
                QCOMPARE(named, QSet<QString>(members.begin(), members.end()));
                const QStringList dimensions = object.value(QStringLiteral("labels")).toObject().keys();
                QCOMPARE(labels, QSet<QString>(dimensions.begin(), dimensions.end()));
            }
        }
    }
    // Formats without lines have nothing that it could name.
    QVERIFY(project.write(ExportFormat::CiiBench, QStringLiteral("arrays")));
    QVERIFY(!QFile::exists(project.path(QStringLiteral("arrays/croissant.json"))));
}

/// One licence is that of the whole set only if each image has it.
void HubExportTest::croissantGivesTheLicences_data()
{
    QTest::addColumn<Licences>("licences");
    QTest::addColumn<QStringList>("given");
    const auto row = [](const char *name, const Licences &licences, const QStringList &given) {
        QTest::newRow(name) << licences << given;
    };
    const auto address = [](const char *id) { return QStringLiteral("https://spdx.org/licenses/%1.html").arg(QLatin1String(id)); };
    row("none", {{QString(), 2}}, {});
    row("one", {{QStringLiteral("CC0"), 2}}, {address("CC0-1.0")});
    row("one in two spellings", {{QStringLiteral("CC BY 4.0"), 1}, {QStringLiteral("cc-by-4.0"), 1}}, {address("CC-BY-4.0")});
    row("one and none", {{QStringLiteral("MIT"), 1}, {QString(), 2}}, {address("MIT"), QStringLiteral("2 image(s) without a licence.")});
    row("several", {{QStringLiteral("Apache 2.0"), 1}, {QStringLiteral("ODbL 1.0"), 1}, {QStringLiteral("pddl"), 1}},
        {address("Apache-2.0"), address("ODbL-1.0"), address("PDDL-1.0")});
    row("no licence of the hub", {{QStringLiteral("public domain"), 1}}, {QStringLiteral("public domain")});
}

void HubExportTest::croissantGivesTheLicences()
{
    QFETCH(Licences, licences);
    QFETCH(QStringList, given);
    DataCardInput card;
    card.licences = licences;
    const QJsonValue licence = QJsonDocument::fromJson(croissantOf(card)).object().value(QStringLiteral("license"));
    QStringList found;
    if (licence.isArray()) {
        for (const QJsonValue &one : licence.toArray())
            found.append(one.toString());
    } else if (licence.isString()) {
        found.append(licence.toString());
    }
    QCOMPARE(found, given);
    QCOMPARE(licence.isArray(), given.size() > 1);
}

QTEST_GUILESS_MAIN(HubExportTest)
#include "hubexporttest.moc"
