// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/annotation/itemlabels.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/release/releaseservice.h"
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/marvelpuzzles.h"

#include <algorithm>
#include <map>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// A part of MARVEL, from the folder named by YUYI_TEST_DATA: in, counted, and out again.
class MarvelSampleTest : public QObject
{
    Q_OBJECT

    QString m_data;
    std::unique_ptr<TestProject> m_project;

    ItemImportReport importItems(const QString &file, const QString &images = {})
    {
        ItemImportRequest request;
        request.file = file;
        request.format = ImportFormat::Marvel;
        request.imagesFolder = images;
        request.by = m_project->lead;
        NoProgress progress;
        const auto report = ItemImportService(*m_project->stores, m_project->factory->folder()).importItems(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return *report;
    }

    /// The folder that a release was written to.
    QString released(const QString &name)
    {
        ReleaseRequest request;
        request.format = ExportFormat::Marvel;
        request.target = m_project->folder.filePath(name);
        request.by = m_project->lead;
        NoProgress progress;
        const auto report = ReleaseService(*m_project->stores, m_project->factory->folder()).release(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return request.target;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        m_data = qEnvironmentVariable("YUYI_TEST_DATA");
        if (m_data.isEmpty() || !QDir(m_data).exists(QStringLiteral("marvel-panels")) || !QDir(m_data).exists(QStringLiteral("marvel")))
            QSKIP("YUYI_TEST_DATA is not set to a folder with marvel-panels/ and marvel/: the test on published items is left out");
    }
    void cleanup() { m_project.reset(); }

    void inAndOut_data() { addBackends(); }
    void inAndOut()
    {
        QFETCH(const bool, server);
        m_project = std::make_unique<TestProject>(server, marvelPreset());
        const QString folder = m_data + QStringLiteral("/marvel-panels");
        const ItemImportReport report = importItems(folder);
        QVERIFY2(report.refused.isEmpty(), report.refused.isEmpty() ? "" : qPrintable(report.refused.constFirst().reason));
        QVERIFY2(report.notes.isEmpty(), report.notes.isEmpty() ? "" : qPrintable(report.notes.constFirst().reason));
        QVERIFY(report.conflicts.isEmpty());
        QCOMPARE(report.questions, 700);
        QCOMPARE(report.images, 140);
        QCOMPARE(report.panels, 40);
        QCOMPARE(report.withoutPanels, 100);

        // The labels of the puzzles.
        const auto items = m_project->annotations().releasableItems();
        VERIFY_OK(items);
        std::map<QString, int> patterns, configurations;
        for (const Item &item : *items) {
            if (item.question.kind != u"avr")
                continue;
            QVERIFY(!item.question.rationale.isEmpty());
            ++patterns[item.labels.value(DimensionCode(QStringLiteral("pattern"))).value(0).text()];
            ++configurations[item.labels.value(DimensionCode(QStringLiteral("task_configuration"))).value(0).text()];
        }
        QCOMPARE(patterns.size(), size_t(6));
        QVERIFY(patterns[QStringLiteral("3d-geometry")] == 7 && patterns[QStringLiteral("mathematical")] == 21);
        QVERIFY(patterns[QStringLiteral("quantities")] == 28 && patterns[QStringLiteral("temporal-movement")] == 28);
        QVERIFY(configurations[QStringLiteral("matrix")] == 35 && configurations[QStringLiteral("group")] == 28);
        QVERIFY(configurations[QStringLiteral("reassembling")] == 7 && configurations.size() == 5);

        // Panels, and one sheet of each puzzle that has some.
        const auto parts = m_project->stores->composing().allParts();
        VERIFY_OK(parts);
        QCOMPARE(parts->size(), 40);
        QSet<Sha256> sheets;
        qsizetype panels = 0;
        for (auto it = parts->cbegin(); it != parts->cend(); ++it) {
            panels += it.value().size();
            const auto own = m_project->stores->composing().sheets(it.key());
            VERIFY_OK(own);
            QCOMPARE(own->size(), 1);
            sheets.insert(own->constFirst().medium.sha256);
        }
        QCOMPARE(panels, 393);
        QCOMPARE(sheets.size(), 40);

        // Out as it came in.
        const QString out = released(QStringLiteral("out"));
        QCOMPARE(contentOf(out + QStringLiteral("/marvel_label.json")), contentOf(folder + QStringLiteral("/marvel_label.json")));
        for (const char *part : {"/Marvel", "/Panel_data"}) {
            const QString name = QString::fromLatin1(part);
            const QStringList files = QDir(folder + name).entryList(QDir::Files);
            QCOMPARE(QDir(out + name).entryList(QDir::Files), files);
            for (const QString &file : files)
                QCOMPARE(contentOf(out + name + u'/' + file), contentOf(folder + name + u'/' + file));
        }
        const ItemImportReport again = importItems(folder);
        QVERIFY(again.questions == 0 && again.imagesAdded == 0 && again.known == 140 && again.panels == 0);
        relabelled(items->constFirst());
    }

    /// The other file is indented otherwise, has no panels and keeps its pictures in a folder of another name.
    void theOtherFile_data() { addBackends(); }
    void theOtherFile()
    {
        QFETCH(const bool, server);
        m_project = std::make_unique<TestProject>(server, marvelPreset());
        const QString file = m_data + QStringLiteral("/marvel/marvel_label.json");
        const ItemImportReport report = importItems(file, m_data + QStringLiteral("/marvel/images"));
        QVERIFY2(report.refused.isEmpty(), report.refused.isEmpty() ? "" : qPrintable(report.refused.constFirst().reason));
        QVERIFY(report.questions == 300 && report.images == 60 && report.panels == 0 && report.withoutPanels == 60);
        const QString out = released(QStringLiteral("out"));
        QVERIFY(nlohmann::ordered_json::parse(contentOf(out + QStringLiteral("/marvel_label.json")).toStdString())
                == nlohmann::ordered_json::parse(contentOf(file).toStdString()));
        QCOMPARE(contentOf(out + QStringLiteral("/Marvel/651.png")), contentOf(m_data + QStringLiteral("/marvel/images/651.png")));
    }

    /// The templates of the preset, filled with what the import knows of an image, are the published wordings and answers.
    void templatesSayWhatIsPublished()
    {
        const Preset preset = marvelPreset();
        int checked = 0;
        for (const char *name : {"/marvel/marvel_label.json", "/marvel-panels/marvel_label.json"}) {
            const auto set = readItems(m_data + QString::fromLatin1(name), ImportFormat::Marvel, preset);
            VERIFY_OK(set);
            for (const ImportedEntry &entry : set->entries) {
                const LabelCode label = entry.content.labels.value(DimensionCode(QStringLiteral("task_configuration"))).value(0);
                const QString where = QStringLiteral("task_configuration=") + label.text();
                for (const Question &question : entry.content.questions) {
                    const auto form = std::find_if(preset.templates.begin(), preset.templates.end(), [&](const QuestionTemplate &one) {
                        return one.kind == question.kind && (one.where.isEmpty() || one.where == where);
                    });
                    QCOMPARE(form == preset.templates.end(), question.kind == u"fine");
                    if (form == preset.templates.end())
                        continue;
                    QCOMPARE(question.stem, filled(form->stem, entry.facts));
                    if (!form->key.isEmpty())
                        QCOMPARE(question.accepted, QStringList{filled(form->key, entry.facts)});
                    ++checked;
                }
            }
        }
        QCOMPARE(checked, 800);
    }

private:
    /// Of a puzzle that gets another label, only this changes in the file.
    void relabelled(const Item &item)
    {
        auto annotation = m_project->annotations().annotation(item.annotation);
        VERIFY_OK(annotation);
        const DimensionCode pattern(QStringLiteral("pattern"));
        const bool isFirst = item.labels.value(pattern).value(0).text() == u"quantities";
        annotation->content.labels[pattern] = {LabelCode(isFirst ? QStringLiteral("mathematical") : QStringLiteral("quantities"))};
        VERIFY_OK(m_project->stores->transaction([&]() -> Result<> {
            const auto version = m_project->annotations().save(*annotation);
            return version ? Result<>() : Result<>(passOn(version));
        }));
        const QByteArrayList before = contentOf(m_data + QStringLiteral("/marvel-panels/marvel_label.json")).split('\n');
        const QByteArrayList after = contentOf(released(QStringLiteral("relabelled")) + QStringLiteral("/marvel_label.json")).split('\n');
        QCOMPARE(after.size(), before.size());
        int changed = 0;
        for (qsizetype i = 0; i < before.size(); ++i) {
            if (before.at(i) == after.at(i))
                continue;
            ++changed;
            QVERIFY2(after.at(i).contains("\"pattern\""), after.at(i).constData());
        }
        QCOMPARE(changed, 1);
    }
};

QTEST_GUILESS_MAIN(MarvelSampleTest)
#include "marvelsampletest.moc"
