// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/composing/composeservice.h"

#include "db/pictures/serverpictures.h"
#include "models/imaging/reader.h"
#include "models/services/annotation/mediaservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/templates/currentsheets.h"
#include "tests/support/drawnpuzzle.h"
#include "tests/support/kinds/composepreset.h"
#include "tests/support/packagefixture.h"
#include "tests/support/pictureproject.h"

#include <QStandardPaths>

using namespace yuyi;
using namespace yuyi::test;

namespace {

QByteArray fileOf(const QImage &image)
{
    return drawn::encoded(image, "png", -1);
}

Preset composePreset()
{
    const auto preset = readPreset(composePresetJson());
    if (!preset)
        qFatal("%s", whatFailed(preset).constData());
    return *preset;
}

} // namespace

/// Panels are cut out of a picture and composed again.
class ComposeServiceTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<PictureProject> m_project;
    PersonId m_annotator;
    PersonId m_validator;
    ImageId m_image;
    drawn::Puzzle m_puzzle = drawn::puzzle(3, 2, 4, true);

    ComposeService service(const PersonId &actor) { return {*m_project->stores, m_project->projectFolder(), actor}; }
    ComposeService service() { return service(m_annotator); }
    ComposeStore &store() { return m_project->stores->composing(); }

    PersonId person(const QString &name, Role role)
    {
        Person one;
        one.id = PersonId::create();
        one.name = name;
        one.roles = {role};
        const auto added = m_project->stores->transaction([&] { return m_project->stores->project().addPerson(one); });
        if (!added)
            qFatal("%s", whatFailed(added).constData());
        return one.id;
    }

    void setUp(bool server)
    {
        m_project = std::make_unique<PictureProject>(server, composePreset());
        m_annotator = person(QStringLiteral("Annotator"), Role::Annotator);
        m_validator = person(QStringLiteral("Validator"), Role::Validator);
        writeFile(m_project->raw(QStringLiteral("puzzle.png")), fileOf(m_puzzle.whole));
        m_project->collect();
        m_image = m_project->all().constFirst();
        Image image = *m_project->images().image(m_image);
        image.sourceUrl = QStringLiteral("https://example.org/puzzle");
        image.licence = QStringLiteral("CC0");
        NoProgress progress;
        VERIFY_OK(CollectService(*m_project->stores, m_project->projectFolder()).updateFacts(image, m_project->lead));
    }

    QList<CutPanel> proposal()
    {
        const auto proposed = service().proposed(m_image);
        return proposed ? *proposed : QList<CutPanel>();
    }
    QImage stored(const Medium &medium)
    {
        const auto path = pictureFile(m_project->projectFolder(), medium.sha256, medium.format);
        const auto read = path ? decodeImage(*path) : Result<DecodedImage>(failure(ErrorCode::NotFound, {}));
        return read ? read->image : QImage();
    }
    QMap<QString, QString> facts() { return *store().facts(m_image); }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
    }
    void cleanup() { m_project.reset(); }

    void panelsAreCut_data() { addBackends(); }
    void panelsAreCut()
    {
        QFETCH(const bool, server);
        setUp(server);
        const QList<CutPanel> panels = proposal();
        QCOMPARE(panels.size(), m_puzzle.areas.size());
        VERIFY_OK(service().cut(m_image, panels));
        const auto composition = service().composition(m_image);
        VERIFY_OK(composition);
        QCOMPARE(composition->parts.size(), 10);
        for (const ImagePart &part : composition->parts) {
            QCOMPARE(stored(part.medium), m_puzzle.whole.copy(part.area));
            const auto known = m_project->stores->media().media({part.medium.sha256});
            VERIFY_OK(known);
            QCOMPARE(known->constFirst().sourceUrl, QStringLiteral("https://example.org/puzzle"));
            QCOMPARE(known->constFirst().licence, QStringLiteral("CC0"));
        }
        QCOMPARE(composition->parts.at(5).role, PartRole::Blank);
        QCOMPARE(composition->parts.at(5).area, m_puzzle.areas.at(5));
        QCOMPARE(composition->facts, (QMap<QString, QString>{{QStringLiteral("grid"), QStringLiteral("3x2")},
                                                             {QStringLiteral("panels"), QStringLiteral("10")},
                                                             {QStringLiteral("panels_choices"), QStringLiteral("4")},
                                                             {QStringLiteral("panels_context"), QStringLiteral("6")}}));
        // It is no image, and the image is as it was.
        QCOMPARE(*m_project->images().count({}), 1);
        // The same again is no step.
        const qint64 events = *m_project->stores->history().lastSequence();
        VERIFY_OK(service().cut(m_image, panels));
        QCOMPARE(*m_project->stores->history().lastSequence(), events);
        // A grid that was typed stays, as long as it is one of as many panels.
        VERIFY_OK(service().cut(m_image, panels, 6));
        QCOMPARE(facts().value(QStringLiteral("grid")), QStringLiteral("6x1"));
        QList<CutPanel> moved = panels;
        moved[0].area.adjust(1, 0, 0, 0);
        VERIFY_OK(service().cut(m_image, moved));
        QCOMPARE(facts().value(QStringLiteral("grid")), QStringLiteral("6x1"));
        VERIFY_OK(service().cut(m_image, {}));
        QVERIFY(facts().isEmpty() && store().parts(m_image)->isEmpty());
    }

    void panelsThatLookAlikeKeepTheirPlaces()
    {
        setUp(false);
        const QRect above(0, 0, 8, 8), below(0, 40, 8, 8); // both are white
        VERIFY_OK(service().cut(m_image, {CutPanel{PartRole::Context, above}, CutPanel{PartRole::Choice, below}}));
        const QList<ImagePart> parts = *store().parts(m_image);
        QCOMPARE(parts.size(), 2);
        QCOMPARE(parts.at(1).medium, parts.at(0).medium);
        QList<CutPanel> staying;
        for (const ImagePart &part : parts)
            staying.append(CutPanel{part.role, {}, {}, part.medium});
        VERIFY_OK(service().cut(m_image, staying));
        QCOMPARE(*store().parts(m_image), parts);
    }

    void aStepIsUndone_data() { addBackends(); }
    void aStepIsUndone()
    {
        QFETCH(const bool, server);
        setUp(server);
        const QList<CutPanel> panels = proposal();
        VERIFY_OK(service().cut(m_image, panels));
        const auto before = *store().parts(m_image);
        VERIFY_OK(service().cut(m_image, panels.mid(0, 4)));
        QCOMPARE(store().parts(m_image)->size(), 4);
        UndoService undo(*m_project->stores, m_annotator);
        const auto undone = undo.undo();
        VERIFY_OK(undone);
        QVERIFY(undone->has_value());
        QCOMPARE((*undone)->image, m_image);
        QCOMPARE(*store().parts(m_image), before);
        QCOMPARE(facts().value(QStringLiteral("panels")), QStringLiteral("10"));
        VERIFY_OK(undo.redo());
        QCOMPARE(facts().value(QStringLiteral("panels")), QStringLiteral("4"));
        VERIFY_OK(undo.undo());
        VERIFY_OK(undo.undo()); // the first cut: no panels, no facts
        QVERIFY(store().parts(m_image)->isEmpty() && facts().isEmpty());
        VERIFY_OK(undo.redo());
        // What another person has changed since is not overwritten.
        VERIFY_OK(service(m_project->lead).cut(m_image, panels.mid(1)));
        VERIFY_FAILS(UndoService(*m_project->stores, m_annotator).undo(), ErrorCode::Refused);
        QCOMPARE(store().parts(m_image)->size(), 9);
    }

    void questionsAreFilledWithTheSheetOfNow_data() { addBackends(); }
    void questionsAreFilledWithTheSheetOfNow()
    {
        QFETCH(const bool, server);
        setUp(server);
        const QString plain = QStringLiteral("plain");
        const auto now = [&] {
            const auto sheets = currentSheets(*m_project->stores, composePreset(), m_image, facts());
            return sheets && sheets->size() == 1 ? sheets->constFirst().medium : Medium();
        };
        const QList<CutPanel> panels = proposal();
        VERIFY_OK(service().cut(m_image, panels));
        const auto former = service().sheet(m_image, plain);
        VERIFY_OK(former);
        QCOMPARE(now(), *former);
        // Other panels: until their sheet is made there is none.
        VERIFY_OK(service().cut(m_image, panels.mid(1)));
        QCOMPARE(now(), Medium());
        const auto newer = service().sheet(m_image, plain);
        VERIFY_OK(newer);
        QCOMPARE(now(), *newer);
        // The former panels come back, and with them their sheet, which is not the newest.
        UndoService undo(*m_project->stores, m_annotator);
        const auto undone = undo.undo();
        VERIFY_OK(undone);
        QCOMPARE(now(), *former);
    }

    void aSheetIsMadeOnce_data() { addBackends(); }
    void aSheetIsMadeOnce()
    {
        QFETCH(const bool, server);
        setUp(server);
        VERIFY_FAILS(service().sheet(m_image, QStringLiteral("plain")), ErrorCode::Invalid); // no panels
        VERIFY_OK(service().cut(m_image, proposal()));
        VERIFY_FAILS(service().sheet(m_image, QStringLiteral("none")), ErrorCode::NotFound);
        const auto plain = service().sheet(m_image, QStringLiteral("plain"));
        VERIFY_OK(plain);
        const qsizetype media = m_project->stores->media().all()->size();
        const auto again = service(m_project->lead).sheet(m_image, QStringLiteral("plain"));
        VERIFY_OK(again);
        QCOMPARE(*again, *plain);
        QCOMPARE(m_project->stores->media().all()->size(), media);
        QCOMPARE(stored(*plain).size(), plain->size);
        if (server)
            QVERIFY(!readServerPicture(*m_project->connection(), plain->sha256)->isEmpty());
        const auto facts = m_project->stores->media().media({plain->sha256});
        VERIFY_OK(facts);
        QCOMPARE(facts->constFirst().licence, QStringLiteral("CC0"));

        NoProgress progress;
        const auto all = service().makeAll(progress);
        VERIFY_OK(all);
        QVERIFY(all->made == 2 && all->known == 1 && all->failed().isEmpty());
        auto composition = service().composition(m_image);
        VERIFY_OK(composition);
        QCOMPARE(composition->sheets.size(), 3);
        QVERIFY(composition->current(QStringLiteral("plain")) && composition->current(QStringLiteral("plain"))->sheet.medium == *plain);
        // Other panels: another sheet; the former one stays. The former panels: the former sheet.
        const QList<CutPanel> former = proposal();
        QList<CutPanel> swapped = former;
        std::swap(swapped[0], swapped[1]);
        VERIFY_OK(service().cut(m_image, swapped));
        QVERIFY(!service().composition(m_image)->current(QStringLiteral("plain")));
        const auto other = service().sheet(m_image, QStringLiteral("plain"));
        VERIFY_OK(other);
        QVERIFY(other->sha256 != plain->sha256);
        VERIFY_OK(service().cut(m_image, former));
        QCOMPARE(*service().sheet(m_image, QStringLiteral("plain")), *plain);
        composition = service().composition(m_image);
        QCOMPARE(composition->sheets.size(), 4);
        QCOMPARE(std::count_if(composition->sheets.cbegin(), composition->sheets.cend(), [](const MadeSheet &one) { return one.current; }),
                 3);
    }

    void anotherProjectComposesTheSameBytes()
    {
        setUp(false);
        VERIFY_OK(service().cut(m_image, proposal()));
        const auto first = service().sheet(m_image, QStringLiteral("marked"));
        VERIFY_OK(first);
        m_project.reset();
        setUp(false);
        VERIFY_OK(service().cut(m_image, proposal()));
        const auto second = service().sheet(m_image, QStringLiteral("marked"));
        VERIFY_OK(second);
        QCOMPARE(*second, *first);
    }

    void anImageIsMadeOfPanels_data() { addBackends(); }
    void anImageIsMadeOfPanels()
    {
        QFETCH(const bool, server);
        setUp(server);
        QList<CutPanel> panels;
        for (int i = 0; i < 7; ++i) {
            const QString path = m_project->folder.filePath(QStringLiteral("panels/%1.png").arg(i));
            writeFile(path, fileOf(m_puzzle.whole.copy(m_puzzle.areas.at(i < 3 ? i : i + 3))));
            panels.append(CutPanel{i < 3 ? PartRole::Context : PartRole::Choice, {}, path});
        }
        const MediumSource source{QStringLiteral("https://example.org/panels"), QStringLiteral("CC BY 4.0")};
        VERIFY_FAILS(service().fromPanels(panels, source), ErrorCode::Refused); // leads collect
        const auto made = service(m_project->lead).fromPanels(panels, source);
        VERIFY_OK(made);
        const Image image = *m_project->images().image(*made);
        QVERIFY(image.names.constFirst().startsWith(QStringLiteral("panels-")));
        QCOMPARE(image.sourceUrl, source.url);
        QCOMPARE(image.licence, source.licence);
        QCOMPARE(store().parts(*made)->size(), 7);
        QCOMPARE(store().facts(*made)->value(QStringLiteral("grid")), QStringLiteral("3x1"));
        const auto sheets = store().sheets(*made);
        VERIFY_OK(sheets);
        QCOMPARE(sheets->size(), 1);
        QCOMPARE(sheets->constFirst().code, QStringLiteral("numbered"));
        QCOMPARE(sheets->constFirst().medium.sha256, image.sha256);
        if (server) // the same bytes came twice: as the picture of the sheet, and as the image
            QCOMPARE(Sha256::of(*readServerPicture(*m_project->connection(), image.sha256)), image.sha256);
        // The same panels again are the same image.
        QCOMPARE(*service(m_project->lead).fromPanels(panels, source), *made);
        QCOMPARE(*m_project->images().count({}), 2);
        QCOMPARE(stored(mediumOf(image)).size(), image.size);
    }

    void whatCannotBeCutIsRefused()
    {
        setUp(false);
        const QRect outside(m_puzzle.whole.width() - 5, 5, 20, 20);
        VERIFY_FAILS(service().cut(m_image, {CutPanel{PartRole::Context, outside}}), ErrorCode::Invalid);
        VERIFY_FAILS(service().cut(m_image, {CutPanel{PartRole::Context}}), ErrorCode::Invalid);
        const CutPanel blank{PartRole::Blank, QRect(5, 5, 20, 20)};
        VERIFY_FAILS(service().cut(m_image, {blank, blank}), ErrorCode::Invalid);
        VERIFY_FAILS(service().cut(m_image, QList<CutPanel>(10, CutPanel{PartRole::Choice, QRect(5, 5, 20, 20)})), ErrorCode::Invalid);
        VERIFY_FAILS(service(m_validator).cut(m_image, {blank}), ErrorCode::Refused);
        VERIFY_FAILS(service(m_validator).composition(m_image), ErrorCode::Refused);
        QVERIFY(store().parts(m_image)->isEmpty());
        m_project = std::make_unique<PictureProject>(); // CII-Bench has no sheets
        NoProgress progress;
        VERIFY_FAILS(service(m_project->lead).makeAll(progress), ErrorCode::Refused);
    }

    void inAPackageNothingIsComposed()
    {
        PackageProject project(false);
        const PackRequest request = project.request(Role::Annotator, project.first);
        VERIFY_OK(project.pack(request));
        const OpenPackage opened(request.file);
        ComposeService packed(*opened.stores, opened.factory->folder(), project.first);
        VERIFY_FAILS(packed.composition(project.begun), ErrorCode::Refused);
        VERIFY_FAILS(packed.cut(project.begun, {CutPanel{PartRole::Context, QRect(5, 5, 20, 20)}}), ErrorCode::Refused);
        VERIFY_FAILS(packed.sheet(project.begun, QStringLiteral("plain")), ErrorCode::Refused);
    }

    /// A licence that turns out to be wrong is corrected once, on the image; what somebody typed at a panel stays.
    void aCorrectedLicenceReachesPanelsAndSheets_data() { addBackends(); }
    void aCorrectedLicenceReachesPanelsAndSheets()
    {
        QFETCH(const bool, server);
        setUp(server);
        VERIFY_OK(service().cut(m_image, proposal()));
        const auto sheet = service().sheet(m_image, QStringLiteral("plain"));
        VERIFY_OK(sheet);
        const QList<ImagePart> parts = *store().parts(m_image);
        MediaService media(*m_project->stores, m_project->projectFolder(), m_project->lead);
        const QString address = QStringLiteral("https://example.org/puzzle");
        const auto facts = [&](const Medium &medium) { return m_project->stores->media().media({medium.sha256})->constFirst(); };
        VERIFY_OK(media.setSource(parts.constLast().medium.sha256, {address, QStringLiteral("own")}));
        QCOMPARE(facts(*sheet).licence, QStringLiteral("CC0; own")); // of all its panels
        CollectService collect(*m_project->stores, m_project->projectFolder());
        FactsPatch patch;
        patch.licence = QStringLiteral("CC BY 4.0");
        VERIFY_OK(collect.updateFactsOf({m_image}, patch, m_project->lead));
        QCOMPARE(facts(parts.constFirst().medium).licence, QStringLiteral("CC BY 4.0"));
        QCOMPARE(facts(parts.constFirst().medium).sourceUrl, address);
        QCOMPARE(facts(parts.constLast().medium).licence, QStringLiteral("own"));
        QCOMPARE(facts(*sheet).licence, QStringLiteral("CC BY 4.0; own"));
        // Typed back, one by one.
        Image image = *m_project->images().image(m_image);
        image.licence = QStringLiteral("CC0");
        image.sourceUrl = QStringLiteral("https://example.org/other");
        VERIFY_OK(collect.updateFacts(image, m_project->lead));
        QCOMPARE(facts(parts.constFirst().medium).licence, QStringLiteral("CC0"));
        QCOMPARE(facts(*sheet).licence, QStringLiteral("CC0; own"));
        QCOMPARE(facts(*sheet).sourceUrl, image.sourceUrl);
        QCOMPARE(facts(parts.constLast().medium).licence, QStringLiteral("own"));
        QCOMPARE(facts(parts.constLast().medium).sourceUrl, image.sourceUrl);
        // A sheet that somebody gave another licence keeps it.
        VERIFY_OK(media.setSource(sheet->sha256, {image.sourceUrl, QStringLiteral("typed")}));
        patch.licence = QStringLiteral("CC BY 4.0");
        VERIFY_OK(collect.updateFactsOf({m_image}, patch, m_project->lead));
        QCOMPARE(facts(*sheet).licence, QStringLiteral("typed"));
    }

    void aReportIsReadBack()
    {
        SheetsReport report;
        report.made = 3;
        report.known = 2;
        SheetsReport::One one;
        one.image = ImageId::create();
        one.name = QStringLiteral("拼图.png");
        one.code = QStringLiteral("plain");
        one.reason = QStringLiteral("The image has no panels of the context.");
        report.sheets = {one, SheetsReport::One()};
        const SheetsReport read = SheetsReport::fromJson(report.toJson());
        QVERIFY(read.made == 3 && read.known == 2);
        QCOMPARE(read.failed().size(), 1);
        QCOMPARE(read.failed().constFirst().name, one.name);
        const SheetsRequest request{{one.image}, {one.code}, PersonId::create()};
        const SheetsRequest again = SheetsRequest::fromJson(request.toJson());
        QVERIFY(again.images == request.images && again.sheets == request.sheets && again.by == request.by);
    }
};

QTEST_GUILESS_MAIN(ComposeServiceTest)
#include "composeservicetest.moc"
