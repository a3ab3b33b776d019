// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/json/json.h"
#include "models/exchange/benchmarks/embeddedpicture.h"
#include "models/exchange/benchmarks/exporter.h"
#include "models/exchange/benchmarks/importer.h"
#include "models/exchange/files/paths.h"
#include "models/exchange/release/statistics.h"
#include "models/linting/setlinter.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace yuyi;

namespace {
QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
} // namespace

/// The published files themselves, from the folder named by YUYI_TEST_DATA.
class CiiBenchTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void counts();
    void exportEqualsInput_data();
    void exportEqualsInput();
    void aTableComesBackEqual();
    void statisticsEqualAnIndependentCount();
    void noConflictsUnlessMade();
    void lint();
    void lintFigures();

private:
    QDir m_folder;
    ExportSet m_set;
    QHash<Sha256, ImageId> m_images;
};

void CiiBenchTest::initTestCase()
{
    const QString data = qEnvironmentVariable("YUYI_TEST_DATA");
    if (data.isEmpty() || !QDir(data).exists(QStringLiteral("cii-bench/data/dev.json")))
        QSKIP("YUYI_TEST_DATA is not set to a folder with cii-bench/: the tests on published files are left out");
    m_folder = QDir(data).filePath(QStringLiteral("cii-bench/data"));
    m_set.preset = *builtInPreset(QStringLiteral("cii-bench"));
    for (const QString &name : {QStringLiteral("dev.json"), QStringLiteral("test-200.json")}) {
        const QString path = m_folder.filePath(name);
        const auto set = readItems(path, ImportFormat::CiiBench, m_set.preset);
        QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
        QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
        for (const ImportedEntry &entry : set->entries) {
            const auto file = locateImage(entry.path, path);
            QVERIFY2(file, file ? "" : qPrintable(file.error().sentence));
            const Sha256 sha = Sha256::of(contents(*file));
            if (!m_images.contains(sha)) {
                m_images.insert(sha, ImageId::create());
                ExchangeImage image;
                image.file = *file;
                image.sha256 = sha;
                m_set.images.insert(m_images.value(sha), image);
            }
            SourceEntry source;
            source.id = SourceEntryId::create();
            source.file = set->file;
            source.format = codeOf(set->format);
            source.position = entry.position;
            source.path = entry.path;
            source.itemId = entry.itemIds.first();
            source.raw = entry.raw;
            m_set.sources.insert(source.id, source);
            for (const Question &question : entry.content.questions) {
                Item item;
                item.image = m_images.value(sha);
                item.labels = entry.content.labels;
                item.explanation = entry.content.explanation;
                item.impliedMeaning = entry.content.impliedMeaning;
                item.question = question;
                item.question.id = QuestionId::create();
                item.sourceEntry = source.id;
                item.split = set->split;
                m_set.items.append(item);
            }
        }
    }
}

void CiiBenchTest::counts()
{
    QCOMPARE(m_set.items.size(), 235);
    QCOMPARE(m_set.sources.size(), 235);
    QCOMPARE(m_images.size(), 228); // six pictures stand in two or three entries
}

void CiiBenchTest::exportEqualsInput_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("as published") << static_cast<int>(ExportFormat::CiiBench);
    QTest::newRow("by the flat form") << static_cast<int>(ExportFormat::CiiFlat);
}

void CiiBenchTest::exportEqualsInput()
{
    QFETCH(int, format);
    const QTemporaryDir folder;
    NoProgress progress;
    const QString target = folder.filePath(QStringLiteral("out"));
    const auto report = exportItems(m_set, static_cast<ExportFormat>(format), target, progress);
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    QCOMPARE(report->questions, 235);
    for (const QString &name : {QStringLiteral("dev.json"), QStringLiteral("test-200.json")}) {
        const QByteArray input = contents(m_folder.filePath(name));
        const QByteArray written = contents(QString(target + u'/' + name));
        if (static_cast<ExportFormat>(format) == ExportFormat::CiiBench) {
            QVERIFY(nlohmann::json(*parseJson(written)) == nlohmann::json(*parseJson(input)));
            QVERIFY2(written == input, "equal as JSON, but not byte for byte");
            continue;
        }
        // Read back, every entry says the same as the published one.
        const auto flat = readItems(written, name, ImportFormat::CiiFlat, m_set.preset);
        const auto bench = readItems(input, name, ImportFormat::CiiBench, m_set.preset);
        QVERIFY(flat && bench);
        QCOMPARE(flat->refused.size(), 0);
        QCOMPARE(flat->entries.size(), bench->entries.size());
        for (qsizetype i = 0; i < flat->entries.size(); ++i) {
            QCOMPARE(flat->entries.at(i).path, bench->entries.at(i).path);
            QCOMPARE(flat->entries.at(i).itemIds, bench->entries.at(i).itemIds);
            QVERIFY(flat->entries.at(i).content == bench->entries.at(i).content);
        }
    }
    for (const SourceEntry &source : std::as_const(m_set.sources))
        QCOMPARE(contents(QString(target + u'/' + source.path)),
                 contents(QDir(m_folder.filePath(QStringLiteral(".."))).filePath(source.path)));
}

/// The table for VLMEvalKit, with all images in it, read again row by row.
void CiiBenchTest::aTableComesBackEqual()
{
    const QTemporaryDir folder;
    NoProgress progress;
    const QString target = folder.filePath(QStringLiteral("all.tsv"));
    const auto report = exportItems(m_set, ExportFormat::VlmEvalKit, target, progress);
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence));
    const auto set = readItems(target, m_set.preset);
    QVERIFY2(set, set ? "" : qPrintable(set.error().sentence));
    QCOMPARE(set->format, ImportFormat::VlmEvalKit);
    QVERIFY2(set->refused.isEmpty(), set->refused.isEmpty() ? "" : qPrintable(set->refused.first().sentence));
    const LooseItems loose = looseItems(*set);
    QCOMPARE(loose.items.size(), m_set.items.size());
    qsizetype converted = 0;
    for (qsizetype i = 0; i < loose.items.size(); ++i) {
        const Item &before = m_set.items.at(i);
        const Item &after = loose.items.at(i);
        QCOMPARE(after.labels, before.labels);
        QCOMPARE(after.split, before.split);
        QCOMPARE(after.question.stem, before.question.stem);
        QCOMPARE(after.question.keys(), before.question.keys());
        for (qsizetype o = 0; o < before.question.options.size(); ++o)
            QCOMPARE(after.question.options.value(o).text, before.question.options.at(o).text);
        const auto bytes = embeddedPicture(target, *set->entries.at(i).embedded, qint64(100) << 20);
        QVERIFY2(bytes, bytes ? "" : qPrintable(bytes.error().sentence));
        // CMYK images are converted for VLMEvalKit, all others are the bytes of the release.
        converted += Sha256::of(*bytes) == m_set.images.value(before.image).sha256 ? 0 : 1;
    }
    QVERIFY2(converted < 10, qPrintable(QString::number(converted)));
}

void CiiBenchTest::statisticsEqualAnIndependentCount()
{
    // Counted here from the raw JSON alone.
    std::map<std::string, std::map<std::string, int>> labels;
    std::map<std::string, std::map<std::string, int>> cross;
    std::set<QByteArray> seen;
    double stems = 0, options = 0, explanations = 0;
    int questions = 0, optionCount = 0;
    for (const char *name : {"dev.json", "test-200.json"}) {
        const auto file = nlohmann::json::parse(contents(m_folder.filePath(QString::fromLatin1(name))).toStdString());
        const auto length = [](const nlohmann::json &text) {
            // Bytes of UTF-8 that do not continue a character.
            const auto &s = text.get_ref<const std::string &>();
            return static_cast<double>(std::count_if(s.begin(), s.end(), [](char c) {
                return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
            }));
        };
        for (const auto &entry : file) {
            for (const auto &question : entry["questions"]) {
                ++questions;
                stems += length(question["question"]);
                for (const auto &option : question["options"]) {
                    ++optionCount;
                    options += length(option);
                }
            }
            const QByteArray picture =
                contents(QDir(m_folder.filePath(QStringLiteral("..")))
                             .filePath(QString::fromStdString(entry["local_path"])));
            QVERIFY(!picture.isEmpty());
            if (!seen.insert(QCryptographicHash::hash(picture, QCryptographicHash::Sha1)).second)
                continue;
            const auto &meta = entry["meta_data"];
            explanations += length(meta["explanation"]);
            const auto values = [&meta](const char *field) -> std::vector<std::string> {
                if (meta[field].is_string())
                    return {meta[field].get<std::string>()};
                return meta[field]["choices"].get<std::vector<std::string>>();
            };
            for (const char *field : {"image_type", "difficulty", "domain", "emotion", "rhetoric"}) {
                for (const std::string &value : values(field))
                    ++labels[field][value];
            }
            for (const std::string &type : values("image_type")) {
                for (const std::string &domain : values("domain"))
                    ++cross[type][domain];
            }
        }
    }
    const int images = static_cast<int>(seen.size());

    const nlohmann::json ours = *parseJson(statisticsJson(statisticsOf(m_set.items, m_set.preset), m_set.preset));
    QCOMPARE(ours["images"].get<int>(), images);
    QCOMPARE(ours["questions"].get<int>(), questions);
    QCOMPARE(ours["splits"]["dev"]["questions"].get<int>(), 35);
    QCOMPARE(ours["splits"]["test-200"]["questions"].get<int>(), 200);
    QVERIFY(qAbs(ours["mean_length"]["question"].get<double>() - stems / questions) < 1e-9);
    QVERIFY(qAbs(ours["mean_length"]["option"].get<double>() - options / optionCount) < 1e-9);
    QVERIFY(qAbs(ours["mean_length"]["explanation"].get<double>() - explanations / images) < 1e-9);
    for (const auto &[field, values] : ours["labels"].items()) {
        for (const auto &[value, figures] : values.items()) {
            QCOMPARE(figures["count"].get<int>(), labels[field][value]);
            QVERIFY(qAbs(figures["percent"].get<double>() - 100.0 * labels[field][value] / images) < 1e-9);
            labels[field].erase(value);
        }
        QVERIFY(labels[field].empty());
    }
    for (const auto &[type, row] : ours["cross"]["counts"].items()) {
        for (const auto &[domain, count] : row.items())
            QCOMPARE(count.get<int>(), cross[type][domain]);
    }
}

void CiiBenchTest::noConflictsUnlessMade()
{
    QCOMPARE(labelConflicts(m_set.items).size(), 0);
    QList<Item> altered = m_set.items;
    QHash<ImageId, int> uses;
    int made = 0;
    for (Item &item : altered) {
        if (++uses[item.image] != 2 || made == 2)
            continue;
        item.labels[DimensionCode(QStringLiteral("emotion"))] = {
            LabelCode(QStringLiteral("negative")), LabelCode(QStringLiteral("positive"))};
        ++made;
    }
    QCOMPARE(labelConflicts(altered).size(), 2);
}

void CiiBenchTest::lint()
{
    SetLintInput input;
    input.items = m_set.items;
    for (const Item &item : std::as_const(input.items))
        input.names.append(m_set.sources.value(item.sourceEntry).itemId);
    QElapsedTimer timer;
    timer.start();
    const SetReport report = lintSet(input, m_set.preset);
    qInfo("%lld ms for %lld items", static_cast<long long>(timer.elapsed()), static_cast<long long>(input.items.size()));
    QCOMPARE(report.errors(), 0);
    QMap<QString, int> byRule;
    for (const SetFinding &finding : report.findings) {
        ++byRule[codeOf(finding.finding.rule)];
        QVERIFY(!finding.finding.text.isEmpty() && !finding.where.isEmpty());
        if (qEnvironmentVariableIsSet("YUYI_TEST_VERBOSE"))
            qInfo("%s | %s | %s", qPrintable(codeOf(finding.finding.rule)), qPrintable(finding.where), qPrintable(finding.finding.text));
    }
    for (auto it = byRule.constBegin(); it != byRule.constEnd(); ++it)
        qInfo("%s: %d", qPrintable(it.key()), it.value());
    // Real questions written with care: the linter must not cry at each.
    QVERIFY(report.warnings() < 235);
}

void CiiBenchTest::lintFigures()
{
    const SetFigures figures = setFigures(m_set.items, *builtInPreset(QStringLiteral("cii-bench")));
    QCOMPARE(figures.questions, 235);
    QCOMPARE(figures.keyPositions, QList<int>({39, 39, 38, 45, 47, 27}));
    QCOMPARE(figures.keyStrictlyLongest, 38);
    QVERIFY(qAbs(figures.longestPickScore - 0.17624113475177308) < 1e-12);
    QVERIFY(figures.longestP > 0.1);
}

QTEST_GUILESS_MAIN(CiiBenchTest)
#include "ciibenchtest.moc"
