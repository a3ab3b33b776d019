// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/flatpictures.h"
#include "tests/support/pictureproject.h"

#include "models/services/annotation/mediaservice.h"
#include "models/services/curation/itemimportservice.h"
#include "models/services/release/exampleservice.h"
#include "models/services/release/releaseservice.h"

#include <QFile>

#include <algorithm>
#include <memory>

using namespace yuyi;
using namespace yuyi::test;

/// A release of questions with further pictures: what is counted, what is missing, what is drawn.
class ReleasePicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;

    QString folder() const { return m_project->factory->folder(); }
    ReleaseService service() const { return ReleaseService(*m_project->stores, folder()); }

    void import(bool server)
    {
        m_project = std::make_unique<TestProject>(server, picturePreset());
        ItemImportRequest request;
        request.file = writeFlatPictures(m_project->folder.filePath(QStringLiteral("raw")));
        request.format = ImportFormat::CiiFlat;
        request.by = m_project->lead;
        NoProgress progress;
        const auto report = ItemImportService(*m_project->stores, folder()).importItems(request, progress);
        QVERIFY2(report.has_value(), whatFailed(report).constData());
        QVERIFY2(report->refused.isEmpty(), report->refused.isEmpty() ? "" : qPrintable(report->refused.first().reason));
    }
    Result<ExportReport> write(ExportFormat format, const QString &name)
    {
        ReleaseRequest request;
        request.format = format;
        request.target = m_project->folder.filePath(name);
        request.by = m_project->lead;
        NoProgress progress;
        return service().release(request, progress);
    }
    /// Gives every image a source and a licence.
    void licenseImages()
    {
        const auto images = m_project->stores->images().images(*m_project->stores->images().list({}, ImageSort::Name));
        QVERIFY(images.has_value());
        const auto done = m_project->stores->transaction([&]() -> Result<> {
            for (Image image : *images) {
                image.sourceUrl = QStringLiteral("https://example.org/") + image.names.value(0);
                image.licence = QStringLiteral("CC0");
                YUYI_CHECK(m_project->stores->images().updateFacts(image));
            }
            return {};
        });
        QVERIFY2(done.has_value(), whatFailed(done).constData());
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }
    void cleanup() { m_project.reset(); }

    void picturesAreCounted_data() { addBackends(); }
    void picturesAreCounted()
    {
        QFETCH(const bool, server);
        import(server);
        const auto statistics = service().statistics();
        QVERIFY2(statistics.has_value(), whatFailed(statistics).constData());
        QCOMPARE(statistics->images, 3);
        QCOMPARE(statistics->pictures, 7);
        QCOMPARE(statistics->severalPictures, 2);
        QCOMPARE(statistics->pictureOptions, 4);
        // Neither the places of pictures nor options without words count as texts.
        QCOMPARE(statistics->meanQuestion, (6 + 8 + 5) / 3.0);
        QCOMPARE(statistics->meanOption, (4 * 3 + 4 * 2) / 8.0);
        const auto card = service().card({});
        QVERIFY2(card.has_value(), whatFailed(card).constData());
        QVERIFY2(card->contains("| Different pictures that the questions show | 7 |"), card->constData());
        QVERIFY2(card->contains("## Licences of the further pictures"), card->constData());
    }

    /// A composed picture that has no licence of its own has that of the image it was composed of.
    void aSheetHasTheLicenceOfItsImage_data() { addBackends(); }
    void aSheetHasTheLicenceOfItsImage()
    {
        QFETCH(const bool, server);
        import(server);
        licenseImages();
        auto state = service().state();
        QVERIFY2(state.has_value(), whatFailed(state).constData());
        QCOMPARE(state->picturesWithoutLicence.size(), 4);
        const UnlicensedPicture first = state->picturesWithoutLicence.constFirst();
        const QByteArray recipe = "{}";
        const ImageSheet sheet{QStringLiteral("plain"), Sha256::of(recipe).hex(), recipe, mediumOf(first.facts)};
        const auto added = m_project->stores->transaction(
            [&] { return m_project->stores->composing().addSheet(first.image, sheet, m_project->lead); });
        QVERIFY2(added.has_value(), whatFailed(added).constData());
        state = service().state();
        QVERIFY2(state.has_value(), whatFailed(state).constData());
        QCOMPARE(state->picturesWithoutLicence.size(), 3);
        QVERIFY(std::none_of(state->picturesWithoutLicence.begin(), state->picturesWithoutLicence.end(),
                             [&first](const UnlicensedPicture &one) { return one.facts.sha256 == first.facts.sha256; }));
        QCOMPARE(std::count_if(state->lint.findings.begin(), state->lint.findings.end(),
                               [](const SetFinding &found) { return found.finding.rule == LintRule::LicenceMissing; }),
                 3); // each once
    }

    /// Those that are no image of the set: one of the first question and three options of the second.
    void missingSourcesAreToldAndRefused_data() { addBackends(); }
    void missingSourcesAreToldAndRefused()
    {
        QFETCH(const bool, server);
        import(server);
        auto state = service().state();
        QVERIFY2(state.has_value(), whatFailed(state).constData());
        QCOMPARE(state->withoutLicence.size(), 3);
        QCOMPARE(state->picturesWithoutLicence.size(), 4);
        QCOMPARE(state->picturesWithoutLicence.constFirst().where, QStringLiteral("test-1, Fig. 2"));
        QCOMPARE(state->picturesWithoutLicence.constLast().where, QStringLiteral("test-2, Option D"));
        const auto ofPictures = [&state] {
            return std::count_if(state->lint.findings.begin(), state->lint.findings.end(),
                                 [](const SetFinding &found) {
                                     return found.item >= 0
                                         && (found.finding.rule == LintRule::SourceMissing
                                             || found.finding.rule == LintRule::LicenceMissing);
                                 });
        };
        QCOMPARE(ofPictures(), 8);
        QVERIFY(write(ExportFormat::Jsonl, QStringLiteral("free")));

        ProjectInfo info = *m_project->stores->project().info();
        info.rules.requireLicence = true;
        QVERIFY(m_project->stores->transaction([&] { return m_project->stores->project().setInfo(info); }));
        licenseImages();
        const auto refused = write(ExportFormat::Jsonl, QStringLiteral("refused"));
        VERIFY_FAILS(refused, ErrorCode::Refused);
        QVERIFY2(refused.error().sentence.contains(QStringLiteral("4 further picture")), qPrintable(refused.error().sentence));
        MediaService media(*m_project->stores, folder(), m_project->lead);
        for (const UnlicensedPicture &picture : std::as_const(state->picturesWithoutLicence)) {
            const auto set = media.setSource(picture.facts.sha256, {QStringLiteral("https://example.net/p"), QStringLiteral("CC BY 4.0")});
            QVERIFY2(set.has_value(), whatFailed(set).constData());
        }
        state = service().state();
        QVERIFY(state.has_value() && state->picturesWithoutLicence.isEmpty() && state->withoutLicence.isEmpty());
        QCOMPARE(ofPictures(), 0);
        const auto report = write(ExportFormat::Jsonl, QStringLiteral("licensed"));
        QVERIFY2(report.has_value(), whatFailed(report).constData());
        QFile card(m_project->folder.filePath(QStringLiteral("licensed/README.md")));
        QVERIFY(card.open(QIODevice::ReadOnly));
        const QByteArray text = card.readAll();
        QVERIFY2(text.contains("| CC BY 4.0 | 4 |") && text.contains("Every further picture has a source."), text.constData());
        QVERIFY2(text.contains("| example.net | 4 |"), text.constData());
    }

    void aFormatOfOneImageNamesTheItem()
    {
        import(false);
        const auto refused = write(ExportFormat::CiiBench, QStringLiteral("out"));
        VERIFY_FAILS(refused, ErrorCode::Invalid);
        QVERIFY2(refused.error().sentence.contains(QStringLiteral("test-1")), qPrintable(refused.error().sentence));
        QVERIFY(m_project->stores->releases().releases()->isEmpty());
    }

    /// The example sheet has what people see: captions where there are several pictures, options with theirs.
    void examplesShowThem_data() { addBackends(); }
    void examplesShowThem()
    {
        QFETCH(const bool, server);
        import(server);
        const auto pool = ExampleService(*m_project->stores, m_project->lead, folder()).pool();
        QVERIFY2(pool.has_value(), whatFailed(pool).constData());
        ExampleRules rules;
        rules.by = DimensionCode(QStringLiteral("domain"));
        rules.perCategory = 3;
        const auto draw = ExampleDraw::made(*pool, rules);
        QVERIFY2(draw.has_value(), whatFailed(draw).constData());
        ExampleLook look;
        look.withSources = true;
        ExamplePictures pictures;
        NoProgress progress;
        const PrintSheet sheet = exampleSheet(*pool, *draw, look, 80, pictures, progress);
        QCOMPARE(sheet.examples.size(), 3);
        QCOMPARE(pictures.size(), 7);
        const auto about = [&](const QString &words) {
            const auto found = std::find_if(sheet.examples.begin(), sheet.examples.end(),
                                            [&](const SheetExample &one) { return one.question.contains(words); });
            return found != sheet.examples.end() ? *found : SheetExample();
        };
        const SheetExample two = about(QStringLiteral("有何不同"));
        QCOMPARE(two.question, QStringLiteral("[Fig. 1]与[Fig. 2]有何不同？"));
        QVERIFY(two.picture.isNull() && two.pictures.size() == 2);
        QCOMPARE(two.pictures.at(0).caption, QStringLiteral("原图"));
        QCOMPARE(two.pictures.at(1).caption, QStringLiteral("Fig. 2"));
        const SheetExample options = about(QStringLiteral("与众不同"));
        QVERIFY2(options.picture.isNull() && options.pictures.isEmpty(), "its image is one of the options");
        for (const SheetOption &option : options.options)
            QVERIFY(option.text.isEmpty() && option.picture.width() == 80);
        const SheetExample alone = about(QStringLiteral("这是什么"));
        QVERIFY(!alone.picture.isNull() && alone.pictures.isEmpty() && alone.options.constFirst().picture.isNull());
        const QStringList notes = exampleNotes(*pool, *draw, rules);
        QVERIFY2(!notes.filter(QStringLiteral("4 further picture")).isEmpty(), qPrintable(notes.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(ReleasePicturesTest)
#include "releasepicturestest.moc"
