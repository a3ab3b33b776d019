// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/itemimportservice.h"
#include "models/services/release/releaseservice.h"
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/cmmmupreset.h"
#include "tests/support/kinds/questionlabels.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The lines of a file as JSON, whatever the order of their members.
QList<nlohmann::json> linesOf(const QByteArray &text)
{
    QList<nlohmann::json> lines;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.isEmpty())
            lines.append(nlohmann::json::parse(line.toStdString(), nullptr, false));
    }
    return lines;
}

/// One more question about the picture of the first, of another subject.
QByteArray lines()
{
    Json second = Json::parse(cmmmuLines().split('\n').constFirst().toStdString(), nullptr, false);
    second["id"] = 17;
    second["question"] = "由<img=\"q_00012_001.png\">求值。";
    second["subcategory"] = "数学";
    second["subfield"] = Json::array({"图论", "组合数学"});
    second["img_type"] = Json::array({"草图", "表格"});
    second["distribution"] = "本科/竞赛";
    return cmmmuLines() + jsonText(second) + '\n';
}

} // namespace

/// Questions of CMMMU come in with labels of their own, and go out with them.
class QuestionLabelsImportTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;

    ItemImportReport importItems(const QString &file)
    {
        ItemImportRequest request;
        request.file = file;
        request.format = ImportFormat::Cmmmu;
        request.by = m_project->lead;
        NoProgress progress;
        const auto report = ItemImportService(*m_project->stores, m_project->factory->folder()).importItems(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return *report;
    }
    /// The item whose stem has this text.
    Item item(const QString &stem)
    {
        const auto items = m_project->annotations().releasableItems();
        for (const Item &one : items ? *items : QList<Item>()) {
            if (one.question.stem.contains(stem))
                return one;
        }
        return {};
    }
    QList<nlohmann::json> released(const QString &name)
    {
        ReleaseRequest request;
        request.format = ExportFormat::Cmmmu;
        request.target = m_project->folder.filePath(name);
        request.by = m_project->lead;
        NoProgress progress;
        const auto report = ReleaseService(*m_project->stores, m_project->factory->folder()).release(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return linesOf(contentOf(request.target + QStringLiteral("/cmmmu-data-dev/science/science.jsonl")));
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void inAndOut_data() { addBackends(); }
    void inAndOut()
    {
        QFETCH(const bool, server);
        const auto preset = builtInPreset(QStringLiteral("cmmmu"));
        QVERIFY2(preset, whatFailed(preset).constData());
        m_project = std::make_unique<TestProject>(server, *preset);
        const QString file = writeCmmmuFolder(m_project->folder.filePath(QStringLiteral("raw/cmmmu-data-dev/science")), lines());
        const ItemImportReport report = importItems(file);
        QVERIFY2(report.refused.isEmpty(), report.refused.isEmpty() ? "" : qPrintable(report.refused.constFirst().reason));
        QCOMPARE(report.questions, 6);
        QCOMPARE(report.images, 5);
        // Two questions about one picture may be of two subjects.
        QVERIFY2(report.conflicts.isEmpty(), report.conflicts.isEmpty() ? "" : qPrintable(report.conflicts.constFirst().field));

        const Item first = item(QStringLiteral("选哪个"));
        const Item second = item(QStringLiteral("求值"));
        QCOMPARE(first.image, second.image);
        QCOMPARE(first.labels.value(DimensionCode(QStringLiteral("subcategory"))),
                 QList<LabelCode>{LabelCode(QStringLiteral("chemistry"))});
        QCOMPARE(second.labels, codedLabels({{"category", {QStringLiteral("science")}},
                                             {"subcategory", {QStringLiteral("mathematics")}},
                                             {"subfield", {QStringLiteral("图论"), QStringLiteral("组合数学")}},
                                             {"img_type", {QStringLiteral("sketch"), QStringLiteral("table")}},
                                             {"difficulty_level", {QStringLiteral("easy")}},
                                             {"distribution", {QStringLiteral("本科/竞赛")}}}));
        QCOMPARE(second.question.labels, second.labels);
        const auto annotation = m_project->annotations().annotation(second.annotation);
        QVERIFY2(annotation, whatFailed(annotation).constData());
        QVERIFY(annotation->content.labels.isEmpty());
        // The title of a book is a source.
        const auto image = m_project->images().image(item(QStringLiteral("填入问号处")).image);
        QVERIFY2(image, whatFailed(image).constData());
        QCOMPARE(image->sourceUrl, QStringLiteral("练习题"));

        QList<nlohmann::json> wanted = linesOf(lines());
        QCOMPARE(released(QStringLiteral("out")), wanted);

        // Of a question that gets other labels only these change in its line, and nothing in that of the other one.
        Annotation changed = *annotation;
        changed.content.questions[0].labels[DimensionCode(QStringLiteral("subfield"))] = {LabelCode(QStringLiteral("离散数学"))};
        const auto saved = m_project->stores->transaction([&]() -> Result<> {
            const auto version = m_project->annotations().save(changed);
            return version ? Result<>() : passOn(version);
        });
        QVERIFY2(saved, whatFailed(saved).constData());
        wanted[5]["subfield"] = nlohmann::json::array({"离散数学"});
        QCOMPARE(released(QStringLiteral("again")), wanted);

        const ItemImportReport again = importItems(file);
        QCOMPARE(again.questions, 0);
        QCOMPARE(again.known, 6);
    }
};

QTEST_GUILESS_MAIN(QuestionLabelsImportTest)
#include "questionlabelsimporttest.moc"
