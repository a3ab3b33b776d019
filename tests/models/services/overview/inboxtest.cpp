// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/teamfixture.h"
#include "tests/support/validationfixture.h"

#include "models/domain/clock.h"
#include "models/domain/images/steprun.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/overview/navigationcounts.h"
#include "models/services/overview/overviewservice.h"
#include "models/services/review/calibrationservice.h"
#include "models/services/review/discussionservice.h"

using namespace yuyi;
using namespace yuyi::test;

/// What waits for whom, on both databases.
class InboxTest : public QObject
{
    Q_OBJECT

    static QList<InboxItem> inbox(Stores &stores, const PersonId &person, const Clock &now = systemClock())
    {
        return Team::must(OverviewService(stores, person, now).overview()).inbox;
    }
    static QList<InboxKind> kinds(const QList<InboxItem> &items)
    {
        QList<InboxKind> list;
        for (const InboxItem &item : items)
            list.append(item.kind);
        return list;
    }
    static std::optional<InboxItem> find(const QList<InboxItem> &items, InboxKind kind)
    {
        for (const InboxItem &item : items) {
            if (item.kind == kind)
                return item;
        }
        return std::nullopt;
    }

private Q_SLOTS:
    void whatCameBackIsFirst_data() { addBackends(); }
    void whatCameBackIsFirst()
    {
        QFETCH(bool, server);
        Team team(server, 6);
        Team::must(team.lead().handOut(team.handOut({team.anna})));
        team.draft(team.anna, team.ids.at(1));
        team.submit(team.anna, team.ids.at(0));
        QCOMPARE(kinds(inbox(team.stores(), team.anna, team.clock())), QList<InboxKind>{InboxKind::Assigned});

        const auto written = *team.stores().annotations().current(team.ids.at(0), team.anna);
        Team::must(team.stores().transaction([&] {
            WorkReturn entry;
            entry.annotation = written->id;
            entry.origin = ReturnOrigin::Validation;
            entry.reason = QStringLiteral("too-few-right");
            entry.note = QStringLiteral("看题干");
            entry.data = R"({"votes": 5, "correct": 2})";
            return returnInTransaction(team.stores(), entry, team.project.lead, team.clock());
        }));
        const CommentTarget target{TalkSubject::Image, team.ids.at(2).value(), team.ids.at(2), {}};
        Team::must(CommentService(team.stores(), team.project.lead).add(target, QStringLiteral("@Annotator A  是这样吗？")));
        // She has not handed in this image: the comment is neither counted nor quoted.
        QCOMPARE(kinds(inbox(team.stores(), team.anna, team.clock())), (QList<InboxKind>{InboxKind::Returned, InboxKind::Assigned}));
        const NavigationCounts hidden = Team::must(navigationCounts(team.stores(), team.anna));
        QCOMPARE(hidden.mentions, 0);
        QCOMPARE(hidden.urgent, 1);
        team.submit(team.anna, team.ids.at(2));

        const QList<InboxItem> items = inbox(team.stores(), team.anna, team.clock());
        QCOMPARE(kinds(items), (QList<InboxKind>{InboxKind::Returned, InboxKind::Mention, InboxKind::Assigned}));
        const InboxItem &returned = items.at(0);
        QCOMPARE(returned.count, 1);
        QVERIFY(returned.image.id == team.ids.at(0));
        QVERIFY(!returned.image.sha256.isNull());
        QVERIFY(returned.origin == ReturnOrigin::Validation);
        QCOMPARE(returned.votes, 5);
        QCOMPARE(returned.correct, 2);
        QCOMPARE(returned.since, team.now);
        QCOMPARE(items.at(1).text, QStringLiteral("@Annotator A 是这样吗？"));
        QVERIFY(items.at(1).target == target);
        QCOMPARE(items.at(2).count, 4);
        QCOMPARE(items.at(2).begun, 1);
        QCOMPARE(items.at(2).more, 0);
        QCOMPARE(Team::must(navigationCounts(team.stores(), team.anna)).urgent, 2);

        // Handed in again, it waits no more; neither does a comment that was read.
        team.submit(team.anna, team.ids.at(0));
        Team::must(CommentService(team.stores(), team.anna).markSeen({CommentId(items.at(1).record)}));
        QCOMPARE(kinds(inbox(team.stores(), team.anna, team.clock())), QList<InboxKind>{InboxKind::Assigned});
        // Somebody else is told nothing of it.
        QCOMPARE(kinds(inbox(team.stores(), team.bert, team.clock())), QList<InboxKind>{InboxKind::Pool});
    }

    void assignedAndPoolWorkAreCountedApart_data() { addBackends(); }
    void assignedAndPoolWorkAreCountedApart()
    {
        QFETCH(bool, server);
        Team team(server, 6);
        HandOut some = team.handOut({team.anna});
        some.images = 2;
        Team::must(team.lead().handOut(some));
        const Turn turn = Team::must(turnOf(team.stores(), team.anna, team.clock()));
        const AnnotationWork work = Team::must(team.stores().annotationQueue().workFor(turn));
        QCOMPARE(work.assigned, 2);
        QCOMPARE(work.pool, 4);
        QCOMPARE(work.all(), team.open(team.anna));
        const auto item = find(inbox(team.stores(), team.anna, team.clock()), InboxKind::Assigned);
        QVERIFY(item);
        QCOMPARE(item->count, 2);
        QCOMPARE(item->more, 4);
    }

    void calibrationUntilItIsRevealed_data() { addBackends(); }
    void calibrationUntilItIsRevealed()
    {
        QFETCH(bool, server);
        Team team(server, 3);
        const NewCalibration wanted{QStringLiteral("第一轮"), team.ids.mid(0, 2), {team.anna, team.bert}, 7};
        Team::must(CalibrationService(team.stores(), team.project.lead).create(wanted));
        auto item = find(inbox(team.stores(), team.anna), InboxKind::Calibration);
        QVERIFY(item);
        QCOMPARE(item->count, 2);
        QCOMPARE(item->text, QStringLiteral("第一轮"));
        QVERIFY(team.ids.mid(0, 2).contains(item->image.id));
        const ImageId first = item->image.id;
        team.now = QDateTime::currentDateTimeUtc();
        team.submit(team.anna, first);
        item = find(inbox(team.stores(), team.anna), InboxKind::Calibration);
        QVERIFY(item);
        QCOMPARE(item->count, 1);
        QVERIFY(item->image.id != first);
        team.submit(team.anna, item->image.id);
        QVERIFY(!find(inbox(team.stores(), team.anna), InboxKind::Calibration));
        QVERIFY(!find(inbox(team.stores(), team.project.lead), InboxKind::Reveal));
        for (const ImageId &image : team.ids.mid(0, 2))
            team.submit(team.bert, image);
        const auto reveal = find(inbox(team.stores(), team.project.lead), InboxKind::Reveal);
        QVERIFY(reveal);
        QCOMPARE(reveal->count, 2);
    }

    void roundsNameTheirPeople_data() { addBackends(); }
    void roundsNameTheirPeople()
    {
        QFETCH(bool, server);
        ValidationProject project(server, 2, 3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        // Nobody but the author validates: nobody can answer.
        auto rounds = find(inbox(*project.stores, project.lead, project.clock()), InboxKind::Rounds);
        QVERIFY(rounds);
        QCOMPARE(rounds->count, 1);
        QCOMPARE(rounds->begun, 1);
        QCOMPARE(rounds->more, 2);
        QVERIFY(rounds->people.isEmpty());

        const QList<PersonId> people = project.validators(2);
        project.gold(QStringLiteral("b.jpg"));
        rounds = find(inbox(*project.stores, project.lead, project.clock()), InboxKind::Rounds);
        QCOMPARE(rounds->count, 2);
        QCOMPARE(rounds->begun, 0);
        QCOMPARE(rounds->people.size(), 2);
        QCOMPARE(rounds->people.at(0).count, 2);
        auto mine = find(inbox(*project.stores, people.at(0), project.clock()), InboxKind::Answer);
        QVERIFY(mine);
        QCOMPARE(mine->count, 2);
        QCOMPARE(mine->more, 0);
        QVERIFY(!find(inbox(*project.stores, people.at(0), project.clock()), InboxKind::Rounds)); // no lead

        ValidationProject::require(project.answer(people.at(1), project.newest(image)));
        rounds = find(inbox(*project.stores, project.lead, project.clock()), InboxKind::Rounds);
        QCOMPARE(rounds->more, 3);
        QVERIFY(rounds->people.at(0).person == people.at(0));
        QCOMPARE(rounds->people.at(0).count, 2);
        QCOMPARE(rounds->people.at(1).count, 1);
        mine = find(inbox(*project.stores, people.at(0), project.clock()), InboxKind::Answer);
        QCOMPARE(mine->more, 1); // the other one has answered the first
    }

    void discussionsWaitForThoseWhoTakePart_data() { addBackends(); }
    void discussionsWaitForThoseWhoTakePart()
    {
        QFETCH(bool, server);
        ValidationProject project(server, 2, 1);
        const QList<PersonId> people = project.validators(3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        // The last round there is: all right, but somebody names a fault.
        ValidationProject::require(project.answer(people.at(0), project.newest(image)));
        ValidationProject::require(project.answer(people.at(1), project.newest(image), -1, {VoteFlag::TwoRight}));
        QVERIFY(project.newest(image).state == ValidationState::Discussed);
        const auto waits = [&](const PersonId &person) {
            return find(inbox(*project.stores, person, project.clock()), InboxKind::Discussion);
        };
        for (const PersonId &one : {project.lead, project.author, people.at(0), people.at(1)}) {
            QVERIFY(waits(one));
            QCOMPARE(waits(one)->count, 1);
            QVERIFY(waits(one)->image.id == image);
        }
        QVERIFY(!waits(people.at(2))); // has not answered it

        const DiscussionId id(waits(project.lead)->record);
        DiscussionService first(*project.stores, people.at(0), project.clock());
        ValidationProject::require(first.vote(id, DiscussionOutcome::KeepKey, QStringLiteral("so")));
        QVERIFY(!waits(people.at(0)));
        QVERIFY(waits(project.lead));
        Conclusion conclusion;
        conclusion.outcome = DiscussionOutcome::KeepKey;
        conclusion.note = QStringLiteral("so");
        ValidationProject::require(DiscussionService(*project.stores, project.lead, project.clock()).conclude(id, conclusion));
        QVERIFY(!waits(project.lead));
        QVERIFY(!waits(project.author));
        // The team has looked at the fault.
        QVERIFY(!find(inbox(*project.stores, project.lead, project.clock()), InboxKind::Flagged));
    }

    void disputesOfOthersAreTheProjects_data() { addBackends(); }
    void disputesOfOthersAreTheProjects()
    {
        QFETCH(bool, server);
        Team team(server, 1);
        Person leading = Team::must(team.stores().project().people()).constFirst();
        leading.roles = {Role::Lead};
        Team::must(PeopleService(team.stores(), team.project.lead).update(leading));
        team.now = QDateTime::currentDateTimeUtc();
        team.submit(team.anna, team.ids.first());
        Annotation other = Team::must(team.as(team.bert).open(team.ids.first()));
        const Preset preset = team.stores().project().info()->preset;
        other.content = complete(other.content, preset);
        other.content.labels[preset.dimensions.first().code] = {preset.dimensions.first().values.last().code};
        Team::must(team.as(team.bert).submit(other));
        const auto disputes = find(inbox(team.stores(), team.project.lead), InboxKind::Disputes);
        QVERIFY(disputes);
        QCOMPARE(disputes->count, 1);
        QVERIFY(disputes->image.id == team.ids.first());
        QCOMPARE(disputes->people.size(), 2);
        const auto settle = find(inbox(team.stores(), team.judge), InboxKind::Case);
        QVERIFY(settle);
        QCOMPARE(settle->count, 1);
        QVERIFY(!find(inbox(team.stores(), team.judge), InboxKind::Disputes));
        QVERIFY(!find(inbox(team.stores(), team.anna), InboxKind::Case));
    }

    /// A step of the filters has begun when it was run or has discarded an image.
    void knowsTheStepsThatHaveBegun_data() { addBackends(); }
    void knowsTheStepsThatHaveBegun()
    {
        QFETCH(bool, server);
        Team team(server, 2);
        const auto begun = [&team] { return Team::must(OverviewService(team.stores(), team.anna, team.clock()).overview()).begun; };
        QVERIFY(!begun().contains(FilterStep::Duplicate) && !begun().contains(FilterStep::Text));
        StepRun run;
        run.step = FilterStep::Text;
        run.engine = QStringLiteral("test");
        run.at = team.now;
        run.by = team.anna;
        Team::must(team.stores().transaction([&] { return team.stores().filters().addStepRun(run); }));
        QVERIFY(!begun().contains(FilterStep::Duplicate) && begun().contains(FilterStep::Text));
    }

    void theWeekIsCountedByDayAndPerson_data() { addBackends(); }
    void theWeekIsCountedByDayAndPerson()
    {
        QFETCH(bool, server);
        Team team(server, 4);
        StoryTime story(team.now);
        team.submit(team.anna, team.ids.at(0));
        team.pass(24 * 60);
        story.goTo(team.now);
        team.submit(team.anna, team.ids.at(1));
        team.submit(team.bert, team.ids.at(1));
        const Overview mine = Team::must(OverviewService(team.stores(), team.anna, team.clock()).overview());
        QCOMPARE(mine.week.size(), 7);
        QCOMPARE(mine.week.last().day, team.now.toLocalTime().date());
        QCOMPARE(mine.week.at(6).images, 1);
        QCOMPARE(mine.week.at(5).images, 1);
        QCOMPARE(mine.submittedToday, 1);
        QVERIFY(mine.people.isEmpty());
        const Overview all = Team::must(OverviewService(team.stores(), team.project.lead, team.clock()).overview());
        QCOMPARE(all.week.at(6).images, 2);
        QCOMPARE(all.submittedToday, 0);
        QCOMPARE(all.people.size(), 2);
        QVERIFY(all.people.first().person == team.anna);
        QCOMPARE(all.people.first().images, 2);
        QCOMPARE(all.people.first().today, 1);
        // Four images of two annotations each, three of which are there.
        QCOMPARE(all.annotationsLeft, 5);
        QVERIFY(!forecast(all));
    }

    void theEndIsEstimatedFromThePaceOfTheWeek()
    {
        Overview overview;
        for (int day = 0; day < 7; ++day)
            overview.week.append({QDate(2026, 3, 1).addDays(day), day < 2 ? 5 : 0, 0});
        overview.annotationsLeft = 20;
        QCOMPARE(forecast(overview), QDate(2026, 3, 21)); // ten in seven days
        overview.annotationsLeft = 21;
        QCOMPARE(forecast(overview), QDate(2026, 3, 22));
        overview.annotationsLeft = 0;
        QVERIFY(!forecast(overview));
    }
};

QTEST_GUILESS_MAIN(InboxTest)
#include "inboxtest.moc"
