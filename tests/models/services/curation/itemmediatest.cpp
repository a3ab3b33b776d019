// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/itemimportservice.h"
#include "tests/support/kinds/cmmmupreset.h"
#include "tests/support/pictureproject.h"

#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/benchmarks/entrypictures.h"
#include "models/services/release/releaseservice.h"

#include <QDirIterator>

#include <algorithm>

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

} // namespace

/// Questions with further pictures come in from files and go out again.
class ItemMediaTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;

    QString raw(const QString &name) const { return m_project->folder.filePath(QStringLiteral("raw/") + name); }
    QString projectFolder() const { return m_project->factory->folder(); }
    /// The folder of a discipline.
    QString science() const { return raw(QStringLiteral("cmmmu-data-dev/science")); }

    ItemImportReport importItems(const QString &file, ImportFormat format = ImportFormat::Cmmmu)
    {
        ItemImportRequest request;
        request.file = file;
        request.format = format;
        request.by = m_project->lead;
        NoProgress progress;
        const auto report = ItemImportService(*m_project->stores, projectFolder()).importItems(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        // As a job keeps it.
        return ItemImportReport::fromJson(report->toJson());
    }

    Item item(const QString &stem) const
    {
        const auto items = m_project->annotations().releasableItems();
        if (!items)
            qFatal("%s", whatFailed(items).constData());
        const auto found = std::find_if(items->begin(), items->end(), [&](const Item &one) { return one.question.stem.contains(stem); });
        return found != items->end() ? *found : Item();
    }

    Result<ExportReport> write(ExportFormat format, const QString &name)
    {
        ReleaseRequest request;
        request.format = format;
        request.target = m_project->folder.filePath(name);
        request.by = m_project->lead;
        NoProgress progress;
        return ReleaseService(*m_project->stores, projectFolder()).release(request, progress);
    }
    QByteArray written(const QString &name) const { return contentOf(m_project->folder.filePath(name)); }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void picturesBecomeMedia_data() { addBackends(); }
    void picturesBecomeMedia()
    {
        QFETCH(const bool, server);
        m_project = std::make_unique<TestProject>(server, cmmmuPreset());
        const QString file = writeCmmmuFolder(science());
        const ItemImportReport report = importItems(file);
        QVERIFY2(report.refused.isEmpty(), report.refused.isEmpty() ? "" : qPrintable(report.refused.constFirst().reason));
        QCOMPARE(report.questions, 5);
        QCOMPARE(report.images, 5);
        QCOMPARE(report.pictures, 10);
        QVERIFY(report.notes.isEmpty());

        // Only options and listed pictures are media; an image alone has no second row.
        const auto media = m_project->stores->media().all();
        VERIFY_OK(media);
        QCOMPARE(media->size(), 6);
        for (const MediumFacts &facts : *media) {
            QCOMPARE(facts.size, QSize(96, 72));
            const auto bytes = pictureBytes(imageFilePath(projectFolder(), facts.sha256, facts.format), facts.sha256);
            VERIFY_OK(bytes);
            QCOMPARE(bytes->size(), facts.bytes);
        }

        const Item several = item(QStringLiteral("填入问号处"));
        QCOMPARE(several.question.stem, QStringLiteral("填入问号处⟦1⟧()"));
        QVERIFY(several.question.media.isEmpty());
        QCOMPARE(several.question.keyIndex(), 2);
        for (int i = 0; i < 4; ++i) {
            const QByteArray bytes = contentOf(science() + QStringLiteral("/a_00013_00%1.png").arg(i + 1));
            QCOMPARE(several.question.options.at(i).picture.sha256, Sha256::of(bytes));
            QCOMPARE(several.question.options.at(i).picture.size, QSize(96, 72));
        }
        QCOMPARE(several.split, QStringLiteral("dev"));

        // The image of options alone is the first of them, which no stem shows then.
        const Item options = item(QStringLiteral("哪些对称"));
        const auto image = m_project->images().image(options.image);
        VERIFY_OK(image);
        QCOMPARE(image->sha256, options.question.options.constFirst().picture.sha256);
        QVERIFY(stemPictures(options.question, mediumOf(*image)).isEmpty());
        const Item first = item(QStringLiteral("选哪个"));
        QCOMPARE(m_project->images().image(first.image)->sourceUrl, QStringLiteral("https://example.org/12"));

        const ItemImportReport again = importItems(file);
        QCOMPARE(again.questions, 0);
        QCOMPARE(again.known, 5);
        QCOMPARE(m_project->stores->media().all()->size(), 6);
    }

    /// A question of which a picture is missing, broken or incomplete does not come in, and nothing of it.
    void allPicturesOrNone()
    {
        m_project = std::make_unique<TestProject>(false, cmmmuPreset());
        const QString file = writeCmmmuFolder(science());
        QVERIFY(QFile::remove(science() + QStringLiteral("/a_00013_003.png")));
        const QString other = science() + QStringLiteral("/a_00014_002.png");
        QByteArray bytes = contentOf(other);
        bytes.chop(bytes.size() / 2);
        writeFile(other, bytes);
        const ItemImportReport report = importItems(file);
        QCOMPARE(report.questions, 3);
        QCOMPARE(report.refused.size(), 2);
        QCOMPARE(report.refused.at(0).item, QStringLiteral("13"));
        QVERIFY2(report.refused.at(0).reason.contains(QStringLiteral("a_00013_003.png")), qPrintable(report.refused.at(0).reason));
        QCOMPARE(report.refused.at(1).item, QStringLiteral("14"));
        QVERIFY2(report.refused.at(1).reason.contains(QStringLiteral("a_00014_002.png")), qPrintable(report.refused.at(1).reason));
        QVERIFY(m_project->stores->media().all()->isEmpty());
        QDirIterator files(projectFolder() + QStringLiteral("/images"), QDir::Files, QDirIterator::Subdirectories);
        int stored = 0;
        for (; files.hasNext(); files.next())
            ++stored;
        QCOMPARE(stored, 3); // the good pictures of the others are no strays
        // Whole again they come in.
        writeCmmmuFolder(science());
        QCOMPARE(importItems(file).questions, 2);
    }

    /// Two names for one picture: the stem still shows it although an option is the same.
    void anOptionLikeTheStem()
    {
        m_project = std::make_unique<TestProject>(false, cmmmuPreset());
        const QString file = writeCmmmuFolder(science());
        writeFile(science() + QStringLiteral("/a_00013_002.png"), contentOf(science() + QStringLiteral("/q_00013_001.png")));
        QCOMPARE(importItems(file).questions, 5);
        const Item several = item(QStringLiteral("填入问号处"));
        QCOMPARE(several.question.media.size(), 1);
        QCOMPARE(several.question.media.constFirst().sha256, several.question.options.at(1).picture.sha256);
    }

    void aFolderOfDisciplines()
    {
        m_project = std::make_unique<TestProject>(false, cmmmuPreset());
        writeCmmmuFolder(science());
        const QByteArray one = "{\"id\": 99, \"type\": \"判断\", \"question\": \"<img=\\\"q_00015_001.png\\\">好。\", \"answer\": \"对\","
                               " \"category\": \"商业\", \"img_list\": [\"q_00015_001.png\", \"x.png\"]}";
        writeCmmmuFolder(raw(QStringLiteral("cmmmu-data-dev/business")), one);
        const ItemImportReport report = importItems(raw(QStringLiteral("cmmmu-data-dev")));
        QVERIFY2(report.refused.isEmpty(), report.refused.isEmpty() ? "" : qPrintable(report.refused.constFirst().reason));
        QCOMPARE(report.questions, 6);
        QCOMPARE(report.notes.size(), 1);
        QCOMPARE(report.notes.constFirst().item, QStringLiteral("99"));
        QVERIFY2(report.notes.constFirst().reason.contains(QStringLiteral("x.png")), qPrintable(report.notes.constFirst().reason));
        // One file of it again is nothing new.
        QCOMPARE(importItems(science() + QStringLiteral("/science.jsonl")).known, 5);
    }

    /// What was imported is written as it was, whatever was rewritten later; the pictures keep their names.
    void outAgain_data() { addBackends(); }
    void outAgain()
    {
        QFETCH(const bool, server);
        m_project = std::make_unique<TestProject>(server, cmmmuPreset());
        importItems(writeCmmmuFolder(science()));
        const auto report = write(ExportFormat::Cmmmu, QStringLiteral("out"));
        VERIFY_OK(report);
        const QString name = QStringLiteral("/cmmmu-data-dev/science/science.jsonl");
        QList<nlohmann::json> wanted = linesOf(cmmmuLines());
        QCOMPARE(linesOf(written(QStringLiteral("out") + name)), wanted);
        for (const QString &picture : cmmmuPictures())
            QCOMPARE(written(QStringLiteral("out/cmmmu-data-dev/science/") + picture), contentOf(science() + u'/' + picture));

        // A new version shows another picture in one option.
        Item changed = item(QStringLiteral("填入问号处"));
        changed.question.options[0].picture = item(QStringLiteral("哪些对称")).question.options.at(1).picture;
        changed.question.options[0].id = OptionId::create();
        for (Option &option : changed.question.options)
            option.id = OptionId::create();
        changed.question.versionId = QuestionVersionId::create();
        VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
            YUYI_CHECK(m_project->stores->review().putQuestionVersion(changed.question, m_project->lead));
            YUYI_TRY(auto gold, m_project->annotations().gold(changed.image));
            gold->id = AnnotationId::create();
            gold->version = 1;
            gold->content.questions = {changed.question};
            return m_project->annotations().setGold(*gold);
        }));
        const auto imported = m_project->annotations().importedWithPictures();
        VERIFY_OK(imported);
        QCOMPARE(imported->size(), 2);
        const QList<Question> before = imported->value(changed.sourceEntry);
        QCOMPARE(before.size(), 1);
        QCOMPARE(before.constFirst().options.at(0).picture.sha256, Sha256::of(contentOf(science() + QStringLiteral("/a_00013_001.png"))));
        VERIFY_OK(write(ExportFormat::Cmmmu, QStringLiteral("again")));
        // The picture of this place has the place's name, the others their own: the line says the same.
        QCOMPARE(linesOf(written(QStringLiteral("again") + name)), wanted);
        QCOMPARE(written(QStringLiteral("again/cmmmu-data-dev/science/a_00013_001.png")),
                 contentOf(science() + QStringLiteral("/a_00014_002.png")));
        QCOMPARE(written(QStringLiteral("again/cmmmu-data-dev/science/a_00013_004.png")),
                 contentOf(science() + QStringLiteral("/a_00013_004.png")));
    }

    /// The flat form takes the same questions to another project.
    void byTheFlatForm()
    {
        m_project = std::make_unique<TestProject>(false, cmmmuPreset());
        importItems(writeCmmmuFolder(science()));
        VERIFY_OK(write(ExportFormat::CiiFlat, QStringLiteral("flat")));
        const QString flat = m_project->folder.filePath(QStringLiteral("flat/dev.json"));
        const Item before = item(QStringLiteral("填入问号处"));
        const std::unique_ptr<TestProject> first = std::move(m_project);
        m_project = std::make_unique<TestProject>(false, cmmmuPreset());
        const ItemImportReport report = importItems(flat, ImportFormat::CiiFlat);
        QCOMPARE(report.questions, 5);
        QCOMPARE(report.pictures, 10);
        const Item after = item(QStringLiteral("填入问号处"));
        QCOMPARE(after.question.stem, before.question.stem);
        QVERIFY(after.question.media == before.question.media);
        for (int i = 0; i < 4; ++i)
            QVERIFY(after.question.options.at(i).picture == before.question.options.at(i).picture);
    }
};

QTEST_GUILESS_MAIN(ItemMediaTest)
#include "itemmediatest.moc"
