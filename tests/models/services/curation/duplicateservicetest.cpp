// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pictureproject.h"

#include "models/filtering/duplicates/duplicatesearch.h"
#include "models/filtering/duplicates/hamming.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/curation/duplicateservice.h"
#include "models/services/curation/stepreport.h"
#include "models/services/history/undoservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/session/imagefiles.h"

#include <atomic>

using namespace yuyi;
using namespace yuyi::test;

namespace {

class Stops final : public Progress
{
public:
    explicit Stops(int after) : m_left(after) {}
    void setTotal(qint64) override {}
    void advance(qint64 steps) override { m_left -= static_cast<int>(steps); }
    bool cancelled() const override { return m_left < 0; }

private:
    std::atomic<int> m_left;
};

} // namespace

class DuplicateServiceTest : public QObject
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
    void newPicturesJoinTheGroupsThereAre()
    {
        PictureProject project;
        addCopies(project);
        QCOMPARE(search(project).added, 9);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        const auto before = *project.stores->filters().group(id);
        // Nothing new: nothing is compared, nothing changes.
        DuplicateScanReport report = search(project);
        QCOMPARE(report.added, 0);
        QCOMPARE(report.compared, 0);
        QCOMPARE(report.duplicates, 1);
        QCOMPARE(project.stores->filters().group(id)->createdAt, before.createdAt);
        // A copy of the group's picture and a stranger.
        writeFile(project.raw(QStringLiteral("late.jpg")), drawn::encoded(drawn::scaled(drawn::scene(1), 0.7), "jpg", 80));
        writeFile(project.raw(QStringLiteral("stranger.jpg")), drawn::encoded(drawn::scene(55), "jpg", 80));
        project.collect();
        report = search(project);
        QCOMPARE(report.added, 2);
        QCOMPARE(report.images, 11);
        QCOMPARE(report.duplicates, 1);
        const auto grown = project.stores->filters().group(id);
        VERIFY_OK(grown);
        QCOMPARE(grown->members.size(), 3);
        QCOMPARE(grown->kept, before.kept);
        QCOMPARE(project.stores->filters().groups(std::nullopt)->size(), 1);
    }

    void groupsAPersonTouchedKeepTheirShape()
    {
        PictureProject project;
        addCopies(project);
        search(project);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        const ImageId small = named(project, QStringLiteral("small"));
        VERIFY_OK(service.swapKept(id, small));
        const auto swapped = *project.stores->filters().group(id);
        search(project);
        QCOMPARE(project.stores->filters().groups(std::nullopt)->size(), 1);
        QCOMPARE(project.stores->filters().group(id)->version, swapped.version);
        writeFile(project.raw(QStringLiteral("late.png")), drawn::encoded(drawn::scaled(drawn::scene(1), 1.3), "png", -1));
        project.collect();
        search(project);
        const auto grown = project.stores->filters().group(id);
        QCOMPARE(project.stores->filters().groups(std::nullopt)->size(), 1);
        QCOMPARE(grown->kept, small); // though the new one is larger
        QCOMPARE(grown->members.size(), 3);
        // Settled groups stay as they are; a copy that comes later makes a group of its own.
        VERIFY_OK(service.confirm({*project.stores->filters().group(id)}, QStringLiteral("confirmed")));
        writeFile(project.raw(QStringLiteral("last.jpg")), drawn::encoded(drawn::scaled(drawn::scene(1), 0.8), "jpg", 75));
        project.collect();
        QCOMPARE(search(project).duplicates, 1);
        QCOMPARE(project.stores->filters().group(id)->members.size(), 3);
        QCOMPARE(project.stores->filters().groups(GroupState::Open)->size(), 1);
    }

    void picturesThatComeBackAreSearchedForAgain()
    {
        PictureProject project;
        addCopies(project);
        const ImageId small = named(project, QStringLiteral("small"));
        DecisionService decisions(*project.stores, project.lead);
        Verdict verdict;
        verdict.step = FilterStep::Inspect;
        verdict.outcome = Outcome::Discard;
        verdict.reason = QStringLiteral("quality");
        search(project);
        VERIFY_OK(decisions.decide({small}, verdict, QStringLiteral("discarded")));
        writeFile(project.raw(QStringLiteral("late.jpg")), drawn::encoded(drawn::scaled(drawn::scene(1), 0.7), "jpg", 80));
        project.collect();
        QCOMPARE(search(project).images, 9);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        QCOMPARE(project.stores->filters().group(id)->members.size(), 2);
        VERIFY_OK(UndoService(*project.stores, project.lead).undo());
        const DuplicateScanReport report = search(project);
        QCOMPARE(report.added, 1);
        QCOMPARE(project.stores->filters().group(id)->members.size(), 3);
    }

    void aStoppedSearchKeepsWhatItDid()
    {
        PictureProject project;
        addCopies(project);
        DuplicateScanRequest request;
        request.threads = 1;
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        int stopped = 0;
        for (int after = 0; after < 60; ++after) {
            Stops progress(after);
            const auto report = service.scan(request, progress);
            if (report) {
                QCOMPARE(report->duplicates, 1);
                QCOMPARE(project.stores->filters().groups(GroupState::Open)->size(), 1);
                break;
            }
            QCOMPARE(report.error().code, ErrorCode::Cancelled);
            QVERIFY(project.stores->filters().groups(GroupState::Open)->isEmpty());
            ++stopped;
        }
        QVERIFY(stopped > 1 && stopped < 60);
        QCOMPARE(project.stores->filters().fingerprinted(fingerprintVersion())->size(), 9);
    }

    /// "1,443 of 887" is no place to be.
    void progressNeverExceedsItsTotal()
    {
        class Watch final : public Progress
        {
        public:
            void setTotal(qint64 steps) override
            {
                m_total = steps;
                look();
            }
            void advance(qint64 steps) override
            {
                m_done += steps;
                look();
            }
            bool cancelled() const override { return false; }
            bool tooMuch() const { return m_tooMuch; }
            bool finished() const { return m_done == m_total; }

        private:
            void look()
            {
                if (m_done > m_total)
                    m_tooMuch = true;
            }
            std::atomic<qint64> m_total = 0;
            std::atomic<qint64> m_done = 0;
            std::atomic<bool> m_tooMuch = false;
        };
        PictureProject project;
        addCopies(project);
        project.collect();
        Watch progress;
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        QVERIFY(service.scan({}, progress));
        QVERIFY(!progress.tooMuch());
        QVERIFY(progress.finished());
    }

    void picturesThatAreGoneAreNamed()
    {
        PictureProject project;
        addCopies(project);
        const ImageId small = named(project, QStringLiteral("small"));
        const Image image = *project.stores->images().image(small);
        const QString path = imageFilePath(project.projectFolder(), image.sha256, image.format);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        file.close();
        // The fingerprints are there, the file is not.
        Stops afterFingerprints(8);
        VERIFY_FAILS(DuplicateService(*project.stores, project.projectFolder(), project.lead).scan({}, afterFingerprints),
                     ErrorCode::Cancelled);
        QCOMPARE(project.stores->filters().fingerprinted(fingerprintVersion())->size(), 9);
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::remove(path));
        DuplicateScanReport report = search(project);
        QCOMPARE(report.unreadable.size(), 1);
        QCOMPARE(report.unreadable.first().first, QStringLiteral("small.jpg"));
        QVERIFY(!report.unreadable.first().second.isEmpty());
        writeFile(path, bytes);
        report = search(project);
        QCOMPARE(report.unreadable.size(), 0);
        QCOMPARE(report.added, 1);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        QCOMPARE(project.stores->filters().group(id)->members.size(), 2);
    }

    void aWithdrawnDecisionOpensItsGroup()
    {
        PictureProject project;
        addCopies(project);
        search(project);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        VERIFY_OK(service.confirm({*project.stores->filters().group(id)}, QStringLiteral("confirmed")));
        const ImageId back = project.stores->filters().group(id)->members.first().image;
        const DecisionId decision = project.stores->images().decisions(back)->first().id;
        VERIFY_OK(DecisionService(*project.stores, project.lead).undo(decision));
        QCOMPARE(project.stores->filters().group(id)->state, GroupState::Open);
        QCOMPARE(project.stage(back), Stage::Collected);
        QCOMPARE(project.stores->images().funnel()->discarded.value(FilterStep::Duplicate), 1);
        // Confirmed again, only the one that came back is decided on again.
        VERIFY_OK(service.confirm({*project.stores->filters().group(id)}, QStringLiteral("again")));
        QCOMPARE(project.stage(back), Stage::Discarded);
        const ImageId other = project.stores->filters().group(id)->members.last().image;
        QCOMPARE(project.stores->images().decisions(other)->size(), 1);
    }

    /// Somebody else opened the group, chose another image to keep and confirmed: undo of the first decision leaves theirs.
    void aLaterDecisionOfAnotherStays_data()
    {
        QTest::addColumn<bool>("another");
        QTest::newRow("another image is kept") << true;
        QTest::newRow("the same image is kept") << false;
    }
    void aLaterDecisionOfAnotherStays()
    {
        QFETCH(const bool, another);
        PictureProject project;
        addCopies(project);
        search(project);
        const PersonId second = PeopleService(*project.stores, project.lead).add(QStringLiteral("Second"), {Role::Lead})->id;
        DuplicateService mine(*project.stores, project.projectFolder(), project.lead);
        DuplicateService theirs(*project.stores, project.projectFolder(), second);
        const DuplicateGroup before = *project.stores->filters().group(project.stores->filters().groups(GroupState::Open)->first().id);
        const auto now = [&] { return *project.stores->filters().group(before.id); };
        const auto discarded = [&] { return project.stores->images().funnel()->discarded.value(FilterStep::Duplicate); };
        VERIFY_OK(mine.confirm({*project.stores->filters().group(before.id)}, QStringLiteral("confirmed")));
        VERIFY_OK(theirs.reopen(before.id, QStringLiteral("opened")));
        if (another)
            VERIFY_OK(theirs.swapKept(before.id, before.members.first().image));
        VERIFY_OK(theirs.confirm({*project.stores->filters().group(before.id)}, QStringLiteral("confirmed")));
        const ImageId kept = now().kept;
        UndoService undo(*project.stores, project.lead);
        VERIFY_FAILS(undo.undo(), ErrorCode::Refused);
        QVERIFY(now().state == GroupState::Confirmed && now().kept == kept);
        QCOMPARE(discarded(), 2);
        QCOMPARE(project.stage(kept), Stage::Collected);

        // Without what came later, the step can be undone and redone; somebody else's decision stops redo as well.
        for (int step = 0; step < (another ? 3 : 2); ++step)
            VERIFY_OK(UndoService(*project.stores, second).undo());
        VERIFY_OK(undo.undo());
        QVERIFY(now().state == GroupState::Open && now().kept == before.kept);
        QCOMPARE(discarded(), 0);
        VERIFY_OK(theirs.dismiss(before.id, QStringLiteral("different")));
        VERIFY_FAILS(undo.redo(), ErrorCode::Refused);
        QVERIFY(now().state == GroupState::Dismissed);
        QCOMPARE(discarded(), 0);
    }

    /// One decision of a group was withdrawn in the details: undo goes on with the others.
    void undoGoesOnPastAWithdrawnDecision()
    {
        PictureProject project;
        addCopies(project);
        search(project);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroup group = *project.stores->filters().group(project.stores->filters().groups(GroupState::Open)->first().id);
        VERIFY_OK(service.confirm({*project.stores->filters().group(group.id)}, QStringLiteral("confirmed")));
        const DecisionId decision = project.stores->images().decisions(group.members.first().image)->first().id;
        VERIFY_OK(DecisionService(*project.stores, project.lead).undo(decision));
        UndoService undo(*project.stores, project.lead);
        VERIFY_OK(undo.undo());
        for (const DuplicateMember &member : group.members)
            QCOMPARE(project.stage(member.image), Stage::Collected);
        VERIFY_OK(undo.redo());
        QCOMPARE(project.stores->filters().group(group.id)->state, GroupState::Confirmed);
    }

    /// The image to keep was discarded elsewhere: the copies are not discarded after it.
    void theLastCopyStays()
    {
        PictureProject project;
        addCopies(project);
        search(project);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        const auto group = *project.stores->filters().group(id);
        Verdict verdict;
        verdict.outcome = Outcome::Discard;
        verdict.reason = QStringLiteral("quality");
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide({group.kept}, verdict, QStringLiteral("discarded")));
        VERIFY_FAILS(service.confirm({*project.stores->filters().group(id)}, QStringLiteral("confirmed")), ErrorCode::Refused);
        for (const DuplicateMember &member : group.members)
            QCOMPARE(project.stage(member.image), Stage::Collected);
        QCOMPARE(project.stores->filters().group(id)->state, GroupState::Open);
        const ImageId other = group.members.first().image;
        VERIFY_OK(service.swapKept(id, other));
        VERIFY_OK(service.confirm({*project.stores->filters().group(id)}, QStringLiteral("confirmed")));
        QCOMPARE(project.stage(other), Stage::Collected);
        QCOMPARE(project.stage(group.members.last().image), Stage::Discarded);
    }

    /// What a person confirms is what they saw: an image that joined since, or another one that is kept, is not decided unseen.
    void onlyWhatWasSeenIsConfirmed()
    {
        PictureProject project;
        addCopies(project);
        search(project);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        const auto now = [&] { return *project.stores->filters().group(id); };
        const auto discarded = [&] { return project.stores->images().funnel()->discarded.value(FilterStep::Duplicate); };
        const DuplicateGroup first = now();
        writeFile(project.raw(QStringLiteral("late.jpg")), drawn::encoded(drawn::scaled(drawn::scene(1), 0.7), "jpg", 80));
        project.collect();
        search(project);
        const DuplicateGroup grown = now();
        QCOMPARE(grown.members.size(), 3);
        VERIFY_FAILS(service.confirm({first}, QStringLiteral("confirmed")), ErrorCode::Conflict);
        VERIFY_OK(service.swapKept(id, grown.members.first().image));
        VERIFY_FAILS(service.confirm({grown}, QStringLiteral("confirmed")), ErrorCode::Conflict);
        QCOMPARE(now().state, GroupState::Open);
        QCOMPARE(discarded(), 0);
        VERIFY_OK(service.confirm({now()}, QStringLiteral("confirmed")));
        QCOMPARE(discarded(), 3);
    }

    /// A pair that was taken apart by mistake is opened again as the pair that it was.
    void aPairTakenApartIsOpenedAgain()
    {
        PictureProject project;
        addCopies(project);
        search(project);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        const auto now = [&] { return *project.stores->filters().group(id); };
        VERIFY_OK(service.split(id, now().members.first().image, QStringLiteral("split")));
        const ImageId last = now().members.first().image;
        VERIFY_OK(service.split(id, last, QStringLiteral("split")));
        QCOMPARE(now().state, GroupState::Dismissed);
        UndoService undo(*project.stores, project.lead);
        VERIFY_OK(undo.undo());
        QCOMPARE(now().state, GroupState::Open);
        QCOMPARE(now().members.size(), 1);
        VERIFY_OK(undo.redo());
        QCOMPARE(now().state, GroupState::Dismissed);
        VERIFY_OK(service.reopen(id, QStringLiteral("opened")));
        QCOMPARE(now().members.size(), 1);
        VERIFY_OK(service.confirm({now()}, QStringLiteral("confirmed")));
        QCOMPARE(project.stage(last), Stage::Discarded);
    }

    /// Somebody else has decided the group: the image that they kept stays.
    void aDecidedGroupKeepsItsImage()
    {
        PictureProject project;
        addCopies(project);
        search(project);
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        const DuplicateGroup group = *project.stores->filters().group(project.stores->filters().groups(GroupState::Open)->first().id);
        VERIFY_OK(service.confirm({group}, QStringLiteral("confirmed")));
        VERIFY_FAILS(service.swapKept(group.id, group.members.first().image), ErrorCode::Conflict);
        QCOMPARE(project.stores->filters().group(group.id)->kept, group.kept);
    }

    void onlyALeadSetsTheLimit()
    {
        PictureProject project;
        Person annotator;
        annotator.id = PersonId::create();
        annotator.name = QStringLiteral("A");
        annotator.roles = {Role::Annotator};
        VERIFY_OK(project.stores->transaction([&] { return project.stores->project().addPerson(annotator); }));
        DuplicateService lead(*project.stores, project.projectFolder(), project.lead);
        QCOMPARE(project.stores->project().info()->rules.certaintyLimit, WorkRules().certaintyLimit);
        VERIFY_OK(lead.setCertaintyLimit(0.925));
        QCOMPARE(project.stores->project().info()->rules.certaintyLimit, 0.925);
        VERIFY_FAILS(lead.setCertaintyLimit(1.5), ErrorCode::Invalid);
        DuplicateService other(*project.stores, project.projectFolder(), annotator.id);
        VERIFY_FAILS(other.setCertaintyLimit(0.5), ErrorCode::Refused);
        QCOMPARE(project.stores->project().info()->rules.certaintyLimit, 0.925);
    }

    void theReportSaysWhatWasDoneAndByWhom()
    {
        PictureProject project;
        addCopies(project);
        QVERIFY(!stepReport(*project.stores, FilterStep::Duplicate)->has_value());
        search(project);
        const DuplicateGroupId id = project.stores->filters().groups(GroupState::Open)->first().id;
        DuplicateService service(*project.stores, project.projectFolder(), project.lead);
        VERIFY_OK(service.confirm({*project.stores->filters().group(id)}, {}));
        const auto report = stepReport(*project.stores, FilterStep::Duplicate);
        VERIFY_OK(report);
        QVERIFY(report->has_value());
        QCOMPARE((*report)->run.engine, duplicateEngineVersion());
        QVERIFY((*report)->run.counts.at("images") == 9);
        QVERIFY((*report)->run.parameters.at("distance") == thresholdFor(9));
        QVERIFY((*report)->state.contains({QStringLiteral("duplicate-confirmed"), 1}));
        QVERIFY((*report)->state.contains({QStringLiteral("duplicate-open"), 0}));
        QVERIFY((*report)->state.contains({QStringLiteral("discarded"), 2}));
        QCOMPARE((*report)->deciders.size(), 1);
        QCOMPARE((*report)->deciders.first().second, 2);
        const QStringList lines = stepLines(**report);
        QVERIFY(lines.first().contains(duplicateEngineVersion()));
        QVERIFY(lines.size() > 6);
        for (const QString &line : lines)
            QVERIFY(!line.contains(QLatin1Char('%')) || line.endsWith(QLatin1Char('%')));
    }
};

QTEST_GUILESS_MAIN(DuplicateServiceTest)
#include "duplicateservicetest.moc"
