// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pictures.h"

#include "models/domain/json/jsonfields.h"
#include "models/filtering/text/textengine.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/duplicateservice.h"
#include "models/services/curation/stepreport.h"
#include "models/services/curation/textservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/overview/overviewservice.h"
#include "models/services/people/peopleservice.h"

using namespace yuyi;
using namespace yuyi::test;

class FilterServicesTest : public QObject
{
    Q_OBJECT

    static DuplicateScanReport search(PictureProject &project)
    {
        DuplicateScanRequest request;
        request.by = project.lead;
        NoProgress progress;
        const auto report = DuplicateService(*project.stores, project.projectFolder(), project.lead).scan(request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return *report;
    }
    static void addCopies(PictureProject &project)
    {
        const QImage scene = drawn::scene(1);
        writeFile(project.raw(QStringLiteral("large.png")), drawn::encoded(scene, "png", -1));
        writeFile(project.raw(QStringLiteral("small.jpg")), drawn::encoded(drawn::scaled(scene, 0.5), "jpg", 70));
        writeFile(project.raw(QStringLiteral("framed.jpg")),
                  drawn::encoded(drawn::bordered(scene, 0, 60, Qt::black), "jpg", 85));
        for (quint32 i = 2; i < 8; ++i)
            writeFile(project.raw(QStringLiteral("other%1.jpg").arg(i)), drawn::encoded(drawn::scene(i), "jpg", 90));
        project.collect();
    }
    static ImageId named(PictureProject &project, const QString &name)
    {
        ImageFilter filter;
        filter.text = name;
        return project.stores->images().list(filter, ImageSort::Name)->value(0);
    }

private Q_SLOTS:
    void copiesAreFoundConfirmedAndBroughtBack()
    {
        PictureProject project;
        addCopies(project);
        const DuplicateScanReport report = search(project);
        QCOMPARE(report.images, 9);
        QCOMPARE(report.duplicates, 1);
        QCOMPARE(report.unreadable.size(), 0);
        const auto groups = project.stores->filters().groups(GroupState::Open);
        QCOMPARE(groups->size(), 1);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroupId id = groups->first().id;
        const auto group = project.stores->filters().group(id);
        QCOMPARE(group->members.size(), 2);
        VERIFY_OK(service.confirm({*project.stores->filters().group(id)}, QStringLiteral("confirmed")));
        int discarded = 0;
        for (const ImageId &image : project.all())
            discarded += project.stage(image) == Stage::Discarded ? 1 : 0;
        QCOMPARE(discarded, 2);
        QCOMPARE(project.stage(group->kept), Stage::Collected);
        VERIFY_FAILS(service.confirm({*project.stores->filters().group(id)}, QStringLiteral("again")), ErrorCode::Conflict);
        UndoService undo(*project.stores, project.lead);
        VERIFY_OK(undo.undo());
        for (const ImageId &image : project.all())
            QCOMPARE(project.stage(image), Stage::Collected);
        QCOMPARE(project.stores->filters().group(id)->state, GroupState::Open);
        VERIFY_OK(undo.redo());
        QCOMPARE(project.stores->images().funnel()->discarded.value(FilterStep::Duplicate), 2);
        // What is settled is not found again.
        QCOMPARE(search(project).duplicates, 0);
    }

    void notADuplicateIsRemembered()
    {
        PictureProject project;
        addCopies(project);
        search(project);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        const auto group = *project.stores->filters().group(id);
        VERIFY_OK(service.split(id, group.members.first().image, QStringLiteral("split")));
        VERIFY_OK(service.dismiss(id, QStringLiteral("dismissed")));
        search(project);
        const auto left = project.stores->filters().groups(GroupState::Open);
        VERIFY_OK(left);
        for (const DuplicateGroup &found : *left) {
            const auto whole = *project.stores->filters().group(found.id);
            QVERIFY2(whole.kept != group.kept, "a pair that a person told apart was found again");
        }
    }

    void anotherPictureIsKept()
    {
        PictureProject project;
        addCopies(project);
        search(project);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        const auto before = *project.stores->filters().group(id);
        const ImageId other = before.members.first().image;
        VERIFY_OK(service.swapKept(id, other));
        const auto after = *project.stores->filters().group(id);
        QCOMPARE(after.kept, other);
        QCOMPARE(after.members.size(), before.members.size());
        QCOMPARE(after.keptReason, QStringLiteral("person"));
        VERIFY_FAILS(service.swapKept(id, named(project, QStringLiteral("other3"))), ErrorCode::Invalid);
        VERIFY_OK(UndoService(*project.stores, project.lead).undo());
        QCOMPARE(project.stores->filters().group(id)->kept, before.kept);
    }

    void theThresholdNeverOverridesAPerson()
    {
        PictureProject project;
        for (quint32 i = 0; i < 4; ++i)
            writeFile(project.raw(QStringLiteral("%1.png").arg(i)), drawn::encoded(drawn::scene(i), "png", -1));
        project.collect();
        const QList<ImageId> images = project.all();
        const double ratios[] = {0.05, 0.25, 0.45, 0.65};
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            for (int i = 0; i < 4; ++i) {
                TextMeasure measure;
                measure.image = images.at(i);
                measure.engine = QStringLiteral("test");
                measure.engineVersion = QStringLiteral("1");
                measure.ratio = ratios[i];
                if (const auto saved = project.stores->filters().saveMeasure(measure); !saved)
                    return saved;
            }
            return {};
        }));
        // A person wants the third one in spite of its text.
        Verdict keep;
        keep.step = FilterStep::Text;
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide({images.at(2)}, keep, QStringLiteral("kept")));
        TextService service(*project.stores, project.projectFolder(), project.lead);
        auto applied = service.applyLimit(0.2, QStringLiteral("20 %"));
        VERIFY_OK(applied);
        QCOMPARE(applied->discarded, 2);
        QCOMPARE(project.stage(images.at(2)), Stage::Collected);
        QCOMPARE(project.stage(images.at(3)), Stage::Discarded);
        applied = service.applyLimit(0.5, QStringLiteral("50 %"));
        QCOMPARE(applied->restored, 1);
        QCOMPARE(applied->discarded, 0);
        QCOMPARE(project.stage(images.at(1)), Stage::Collected);
        QCOMPARE(project.stores->project().info()->rules.textRatioLimit, 0.5);
        // Undone, the line of before is in force again.
        VERIFY_OK(UndoService(*project.stores, project.lead).undo());
        QCOMPARE(project.stage(images.at(1)), Stage::Discarded);
        QCOMPARE(project.stores->images().funnel()->discarded.value(FilterStep::Text), 2);
        // What somebody kept at inspection stays, and is counted, unless it is to go.
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide({images.at(0)}, Verdict(), QStringLiteral("Kept")));
        QCOMPARE(project.stage(images.at(0)), Stage::Kept);
        applied = service.applyLimit(0.01, QStringLiteral("1 %"));
        VERIFY_OK(applied);
        QCOMPARE(applied->stayed, 1);
        QCOMPARE(project.stage(images.at(0)), Stage::Kept);
        applied = service.applyLimit(0.01, QStringLiteral("1 %"), TextService::KeptOnes::Go);
        QCOMPARE(applied->stayed, 0);
        QCOMPARE(applied->discarded, 1);
        QCOMPARE(project.stage(images.at(0)), Stage::Discarded);
    }

    /// A decision undone in the details leaves its step behind: the keys go on past it, both ways.
    void undoGoesOnPastADecisionUndoneByItself()
    {
        PictureProject project;
        for (quint32 i = 0; i < 2; ++i)
            writeFile(project.raw(QStringLiteral("%1.png").arg(i)), drawn::encoded(drawn::scene(i), "png", -1));
        project.collect();
        const ImageId a = project.all().first();
        const ImageId b = project.all().last();
        DecisionService service(*project.stores, project.lead);
        Verdict verdict;
        verdict.outcome = Outcome::Discard;
        verdict.reason = QStringLiteral("quality");
        VERIFY_OK(service.decide({a}, verdict, QStringLiteral("a")));
        VERIFY_OK(service.decide({b}, verdict, QStringLiteral("b")));
        const DecisionId second = project.stores->images().decisions(b)->first().id;
        VERIFY_OK(service.undo(second));
        VERIFY_FAILS(service.undo(second), ErrorCode::Refused);
        UndoService undo(*project.stores, project.lead);
        VERIFY_OK(undo.undo());
        VERIFY_OK(undo.undo());
        QCOMPARE(project.stage(a), Stage::Collected);
        QCOMPARE(project.stage(b), Stage::Collected);
        VERIFY_OK(undo.redo());
        QCOMPARE(project.stage(a), Stage::Discarded);
    }

    void anotherPersonsDecisionIsUndoneForAReason()
    {
        PictureProject project;
        for (quint32 i = 0; i < 2; ++i)
            writeFile(project.raw(QStringLiteral("%1.png").arg(i)), drawn::encoded(drawn::scene(i), "png", -1));
        project.collect();
        const PersonId second = PeopleService(*project.stores, project.lead).add(QStringLiteral("Second"), {Role::Lead})->id;
        DecisionService first(*project.stores, project.lead);
        DecisionService other(*project.stores, second);
        VERIFY_OK(first.decide(project.all(), Verdict(), QStringLiteral("Kept")));
        const DecisionId decision = project.stores->images().decisions(project.all().first())->first().id;
        VERIFY_FAILS(other.undoFor(decision, {}), ErrorCode::Invalid);
        VERIFY_FAILS(other.undoLast(2, QStringLiteral(" ")), ErrorCode::Invalid);
        QCOMPARE(project.stage(project.all().first()), Stage::Kept);
        VERIFY_OK(other.undoFor(decision, QStringLiteral("Too dark")));
        EventFilter filter;
        filter.entity = Entity::Decision;
        filter.action = QStringLiteral("undone");
        QVERIFY(project.stores->history().find(filter, 0, 1)->constFirst().after.contains("Too dark"));
        QCOMPARE(*first.undoLast(2), 1); // his own need none
    }

    void areasCorrectedByHandChangeTheRatio()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("a.png")), drawn::encoded(drawn::scene(1, QSize(400, 200)), "png", -1));
        project.collect();
        const ImageId image = project.all().first();
        TextService service(*project.stores, project.projectFolder(), project.lead);
        TextArea half;
        half.polygon = {{0, 0}, {200, 0}, {200, 200}, {0, 200}};
        half.byPerson = true;
        VERIFY_FAILS(service.setAreas(image, {half}, QStringLiteral("drawn")), ErrorCode::NotFound);
        if (availableTextEngines().isEmpty())
            QFAIL("no text engine is installed");
        TextScanRequest request;
        request.mode = TextMode::Fast;
        NoProgress progress;
        const auto scanned = service.scan(request, progress);
        VERIFY_OK(scanned);
        QCOMPARE(scanned->images, 1);
        const auto corrected = service.setAreas(image, {half}, QStringLiteral("drawn"));
        VERIFY_OK(corrected);
        QVERIFY(qAbs(corrected->ratio - 0.5) < 0.02);
        // Measured pictures are left alone.
        QCOMPARE(service.scan(request, progress)->images, 0);
        VERIFY_OK(UndoService(*project.stores, project.lead).undo());
        QVERIFY((*project.stores->filters().measure(image))->ratio < 0.5);
    }

    /// Undo and redo of a correction do not remove what somebody else has corrected since.
    void laterCorrectionsOfAnotherStay()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("a.png")), drawn::encoded(drawn::scene(1, QSize(400, 200)), "png", -1));
        project.collect();
        TextMeasure measure;
        measure.image = project.all().first();
        measure.engine = QStringLiteral("test");
        measure.engineVersion = QStringLiteral("1");
        VERIFY_OK(project.stores->transaction([&] { return project.stores->filters().saveMeasure(measure); }));
        const auto areas = [&] { return (*project.stores->filters().measure(measure.image))->areas; };
        const PersonId second = PeopleService(*project.stores, project.lead).add(QStringLiteral("Second"), {Role::Lead})->id;
        TextService mine(*project.stores, project.projectFolder(), project.lead);
        TextService theirs(*project.stores, project.projectFolder(), second);
        UndoService undo(*project.stores, project.lead);
        TextArea drawn;
        drawn.polygon = {{0, 0}, {100.5, 0}, {100.5, 200}, {0, 200}};
        drawn.byPerson = true;
        TextArea other = drawn;
        other.polygon = {{200, 0}, {300, 0}, {300, 50}, {200, 50}};
        VERIFY_OK(mine.setAreas(measure.image, {drawn}, QStringLiteral("drawn")));
        VERIFY_OK(theirs.setAreas(measure.image, areas() + QList{other}, QStringLiteral("drawn")));
        VERIFY_FAILS(undo.undo(), ErrorCode::Refused);
        QCOMPARE(areas().size(), 2);
        VERIFY_OK(UndoService(*project.stores, second).undo());
        VERIFY_OK(undo.undo());
        QVERIFY(areas().isEmpty());
        VERIFY_OK(theirs.setAreas(measure.image, {other}, QStringLiteral("drawn")));
        VERIFY_FAILS(undo.redo(), ErrorCode::Refused);
        QCOMPARE(areas().size(), 1);
        VERIFY_OK(UndoService(*project.stores, second).undo());
        VERIFY_OK(undo.redo());
        QCOMPARE(areas().size(), 1);
        QCOMPARE(areas().first().polygon, drawn.polygon);
    }

    /// What the limit discarded by an older measure is measured again; what somebody discarded is not.
    void whatTheLimitDiscardedIsMeasuredAgain()
    {
        PictureProject project;
        for (quint32 i = 0; i < 2; ++i)
            writeFile(project.raw(QStringLiteral("%1.png").arg(i)), drawn::encoded(drawn::scene(i, QSize(400, 200)), "png", -1));
        project.collect();
        const ImageId byLimit = project.all().first();
        const ImageId byPerson = project.all().last();
        TextMeasure measure;
        measure.image = byLimit;
        measure.engine = QStringLiteral("old");
        measure.engineVersion = QStringLiteral("1");
        measure.ratio = 0.9;
        VERIFY_OK(project.stores->transaction([&] { return project.stores->filters().saveMeasure(measure); }));
        TextService service(*project.stores, project.projectFolder(), project.lead);
        VERIFY_OK(service.applyLimit(0.5, QStringLiteral("50 %")));
        Verdict verdict;
        verdict.outcome = Outcome::Discard;
        verdict.reason = QStringLiteral("quality");
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide({byPerson}, verdict, QStringLiteral("discarded")));
        QCOMPARE(project.stage(byLimit), Stage::Discarded);
        TextScanRequest request;
        request.mode = TextMode::Fast;
        NoProgress progress;
        QCOMPARE(service.scan(request, progress)->images, 1);
        QVERIFY((*project.stores->filters().measure(byLimit))->ratio < 0.5);
        QVERIFY(!project.stores->filters().measure(byPerson)->has_value());
        // Below the limit by the new measure, it comes back.
        QCOMPARE(service.applyLimit(0.5, QStringLiteral("50 %"))->restored, 1);
        QCOMPARE(project.stage(byLimit), Stage::Collected);
    }

    void correctionsSurviveANewMeasurement()
    {
        PictureProject project;
        writeFile(project.raw(QStringLiteral("a.png")), drawn::encoded(drawn::scene(1, QSize(400, 200)), "png", -1));
        project.collect();
        const ImageId image = project.all().first();
        TextService service(*project.stores, project.projectFolder(), project.lead);
        TextScanRequest request;
        request.mode = TextMode::Fast;
        NoProgress progress;
        VERIFY_OK(service.scan(request, progress));
        TextArea drawn;
        drawn.polygon = {{0, 0}, {100, 0}, {100, 200}, {0, 200}};
        drawn.byPerson = true;
        TextArea dismissed;
        dismissed.polygon = {{200, 0}, {300, 0}, {300, 50}, {200, 50}};
        dismissed.dismissed = true;
        VERIFY_OK(service.setAreas(image, {drawn, dismissed}, QStringLiteral("corrected")));
        request.again = true;
        const auto scanned = service.scan(request, progress);
        VERIFY_OK(scanned);
        QCOMPARE(scanned->images, 1);
        const TextMeasure measure = **project.stores->filters().measure(image);
        const auto has = [&](bool TextArea::*mark) {
            return std::any_of(measure.areas.cbegin(), measure.areas.cend(), [=](const TextArea &area) { return area.*mark; });
        };
        QVERIFY(has(&TextArea::byPerson) && has(&TextArea::dismissed));
        QVERIFY2(measure.ratio >= 0.25, qPrintable(QString::number(measure.ratio)));
        const auto report = stepReport(*project.stores, FilterStep::Text);
        VERIFY_OK(report);
        QVERIFY(report->has_value());
        const auto state = [&](const char *code) {
            for (const auto &[name, number] : (*report)->state) {
                if (name == QLatin1String(code))
                    return number;
            }
            return qint64(-1);
        };
        QCOMPARE(state("text-corrected"), 1);
        QCOMPARE(state("text-over") + state("text-below"), 1);
        QCOMPARE(textOf((*report)->run.parameters.at("mode")), QStringLiteral("fast"));
        QVERIFY((*report)->run.counts.at("images") == 1);
        QVERIFY(stepLines(**report).first().contains((*report)->run.engine));
        // Another limit, another report.
        VERIFY_OK(service.applyLimit(measure.ratio / 2, QStringLiteral("half")));
        const auto later = stepReport(*project.stores, FilterStep::Text);
        QCOMPARE(numberOf((*later)->run.parameters.at("limit")), measure.ratio / 2);
        QCOMPARE((*later)->state.first(), qMakePair(QStringLiteral("text-over"), qint64(1)));
    }

    void theOverviewCountsWhatIsOpen()
    {
        PictureProject project;
        addCopies(project);
        OverviewService service(*project.stores, project.lead);
        auto overview = service.overview();
        VERIFY_OK(overview);
        QCOMPARE(overview->open.unsearched, 9);
        QCOMPARE(overview->open.unmeasured, 9);
        QCOMPARE(overview->open.toInspect, 9);
        search(project);
        overview = service.overview();
        QCOMPARE(overview->open.unsearched, 0);
        QCOMPARE(overview->open.duplicateGroups, 1);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        DuplicateService duplicates(*project.stores, project.projectFolder(), project.lead);
        VERIFY_OK(duplicates.confirm({*project.stores->filters().group(id)}, {}));
        overview = service.overview();
        QCOMPARE(overview->counts.discarded.value(FilterStep::Duplicate), 2);
        QCOMPARE(overview->reasons.size(), 1);
        QCOMPARE(overview->reasons.first().images, 2);
        QCOMPARE(overview->open.toInspect, 7);
    }
};

QTEST_GUILESS_MAIN(FilterServicesTest)
#include "filterservicestest.moc"
