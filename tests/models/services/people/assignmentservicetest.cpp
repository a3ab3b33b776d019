// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/teamfixture.h"

#include "models/services/history/undoservice.h"
#include "models/services/people/allocation.h"
#include "models/services/review/calibrationservice.h"

using namespace yuyi;
using namespace yuyi::test;

/// Handing out, taking back, people who pause, leave and change their roles.
class AssignmentServiceTest : public QObject
{
    Q_OBJECT

    static QHash<PersonId, int> counts(const Allocation &allocation)
    {
        QHash<PersonId, int> found;
        for (const Allocation::Share &share : allocation.shares) {
            for (const PersonId &person : share.people)
                ++found[person];
        }
        return found;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void theSameSeedDealsTheSame()
    {
        QList<ImageId> images;
        for (int i = 0; i < 30; ++i)
            images.append(ImageId::create());
        HandOut wanted;
        for (int i = 0; i < 3; ++i)
            wanted.people.append(PersonId::create());
        wanted.perImage = 2;
        wanted.seed = 7;
        const Allocation first = deal(wanted, images, {});
        std::reverse(images.begin(), images.end());
        std::reverse(wanted.people.begin(), wanted.people.end());
        const Allocation again = deal(wanted, images, {});
        QCOMPARE(again.fingerprint, first.fingerprint);
        QCOMPARE(first.assignments(), 60);
        for (const PersonId &person : std::as_const(wanted.people))
            QCOMPARE(first.perPerson.value(person), 20); // even
        // Every pair has as much in common as the others.
        QHash<QPair<PersonId, PersonId>, int> pairs;
        for (const Allocation::Share &share : first.shares) {
            QCOMPARE(share.people.size(), 2);
            QVERIFY(share.people.at(0) != share.people.at(1));
            ++pairs[{qMin(share.people.at(0), share.people.at(1)), qMax(share.people.at(0), share.people.at(1))}];
        }
        QCOMPARE(pairs.size(), 3);
        for (const int count : std::as_const(pairs))
            QVERIFY2(count >= 8 && count <= 12, qPrintable(QString::number(count)));
        wanted.seed = 8;
        QVERIFY(deal(wanted, images, {}).fingerprint != first.fingerprint);
    }

    void overlapLoadAndLimits()
    {
        QList<ImageId> images;
        for (int i = 0; i < 20; ++i)
            images.append(ImageId::create());
        HandOut wanted;
        for (int i = 0; i < 4; ++i)
            wanted.people.append(PersonId::create());
        wanted.perImage = 2;
        wanted.overlap = 0.25;
        const Allocation quarter = deal(wanted, images, {});
        QCOMPARE(quarter.severalPeople, 5);
        QCOMPARE(quarter.assignments(), 25);
        wanted.perPerson = 3;
        const Allocation limited = deal(wanted, images, {});
        for (const int count : counts(limited))
            QVERIFY(count <= 3);
        QCOMPARE(limited.assignments(), 12);
        QCOMPARE(limited.unfilled, 13);
        wanted.perPerson = 0;
        wanted.images = 6;
        QCOMPARE(deal(wanted, images, {}).shares.size(), 6);
        // Who is at an image already gets it no second time.
        wanted.images = 0;
        wanted.overlap = 1;
        QHash<ImageId, QList<PersonId>> there;
        for (const ImageId &image : std::as_const(images))
            there.insert(image, {wanted.people.first()});
        const Allocation rest = deal(wanted, images, there);
        QCOMPARE(rest.assignments(), 20);
        QCOMPARE(rest.perPerson.value(wanted.people.first()), 0);
    }

    void onlyLeadsHandOut_data() { addBackends(); }
    void onlyLeadsHandOut()
    {
        QFETCH(const bool, server);
        Team team(server, 4);
        Stores &stores = team.stores();
        const HandOut wanted = team.handOut({team.anna, team.bert}, 2);
        VERIFY_FAILS(AssignmentService(stores, team.anna).preview(wanted), ErrorCode::Refused);
        VERIFY_FAILS(AssignmentService(stores, team.anna).handOut(wanted), ErrorCode::Refused);
        VERIFY_OK(team.lead().handOut(wanted));
        const AssignmentId hers = team.openOf(team.anna).first().id;
        VERIFY_FAILS(AssignmentService(stores, team.anna).withdraw({hers}), ErrorCode::Refused);
        VERIFY_FAILS(AssignmentService(stores, team.anna).reassign({hers}, team.cora), ErrorCode::Refused);
        WorkFilter everybody;
        VERIFY_FAILS(AssignmentService(stores, team.anna).work(everybody), ErrorCode::Refused);
        WorkFilter own;
        own.person = team.anna;
        QCOMPARE(AssignmentService(stores, team.anna).work(own)->size(), 4);
        PeopleService people(stores, team.anna);
        VERIFY_FAILS(people.add(QStringLiteral("X"), {Role::Lead}), ErrorCode::Refused);
        VERIFY_FAILS(people.pause(team.bert, true), ErrorCode::Refused);
        VERIFY_FAILS(people.end(team.bert), ErrorCode::Refused);
        VERIFY_FAILS(people.resume(team.bert), ErrorCode::Refused);
        Person self = stores.project().people()->at(1);
        self.roles = {Role::Lead};
        VERIFY_FAILS(people.update(self), ErrorCode::Refused);
        VERIFY_FAILS(people.updateProject(*stores.project().info()), ErrorCode::Refused);
        // An unknown person is nobody.
        VERIFY_FAILS(AssignmentService(stores, PersonId::create()).handOut(wanted), ErrorCode::Refused);
    }

    void wrongRulesAreRefused_data() { addBackends(); }
    void wrongRulesAreRefused()
    {
        QFETCH(const bool, server);
        Team team(server, 2);
        const auto refuses = [&](const HandOut &wanted, ErrorCode code) {
            const auto done = team.lead().handOut(wanted);
            return !done && done.error().code == code && team.openOf(team.anna).isEmpty();
        };
        QVERIFY(refuses(team.handOut({}), ErrorCode::Invalid));
        QVERIFY(refuses(team.handOut({team.anna}, 3), ErrorCode::Invalid));
        QVERIFY(refuses(team.handOut({team.judge}), ErrorCode::Refused));
        QVERIFY(refuses(team.handOut({team.anna, PersonId::create()}), ErrorCode::Refused));
        HandOut wanted = team.handOut({team.anna});
        wanted.overlap = 1.5;
        QVERIFY(refuses(wanted, ErrorCode::Invalid));
        wanted = team.handOut({team.anna});
        wanted.filter.text = QStringLiteral("does not contain this image");
        QVERIFY(refuses(wanted, ErrorCode::Refused));
        VERIFY_OK(PeopleService(team.stores(), team.project.lead).pause(team.anna, true));
        QVERIFY(refuses(team.handOut({team.anna}), ErrorCode::Refused));
        WorkRules rules;
        VERIFY_OK(checkRules(rules));
        rules.annotatorsPerImage = 3;
        VERIFY_FAILS(checkRules(rules), ErrorCode::Invalid);
        rules = {};
        rules.passingVotes = 1;
        VERIFY_FAILS(checkRules(rules), ErrorCode::Invalid);
        rules = {};
        rules.textSimilarity = std::numeric_limits<double>::quiet_NaN();
        VERIFY_FAILS(checkRules(rules), ErrorCode::Invalid);
        rules = {};
        rules.reservationMinutes = 0;
        VERIFY_FAILS(checkRules(rules), ErrorCode::Invalid);
    }

    void handedOutOnceAndNeverTwice_data() { addBackends(); }
    void handedOutOnceAndNeverTwice()
    {
        QFETCH(const bool, server);
        Team team(server, 10);
        const HandOut both = team.handOut({team.anna, team.bert}, 2);
        const auto preview = team.lead().preview(both);
        VERIFY_OK(preview);
        QCOMPARE(team.openOf(team.anna).size(), 0);
        const auto done = team.lead().handOut(both, preview->fingerprint);
        VERIFY_OK(done);
        QCOMPARE(done->fingerprint, preview->fingerprint);
        QCOMPARE(team.openOf(team.anna).size(), 10);
        QCOMPARE(team.openOf(team.bert).size(), 10);
        // All places are taken now, for the pool, too.
        VERIFY_FAILS(team.lead().handOut(both), ErrorCode::Refused);
        VERIFY_FAILS(team.lead().handOut(team.handOut({team.cora})), ErrorCode::Refused);
        QCOMPARE(team.open(team.cora), 0);
        QCOMPARE(team.open(team.anna), 10);
        QCOMPARE(team.queue(team.anna).size(), 10);
        VERIFY_FAILS(team.as(team.cora).open(team.ids.first()), ErrorCode::Refused);
        // The store itself knows no second time.
        Assignment twice = team.openOf(team.anna).first();
        twice.id = AssignmentId::create();
        VERIFY_FAILS(team.stores().transaction([&] { return team.stores().work().add(twice); }), ErrorCode::Conflict);
    }

    void aStalePreviewIsNotCarriedOut_data() { addBackends(); }
    void aStalePreviewIsNotCarriedOut()
    {
        QFETCH(const bool, server);
        Team team(server, 3, 1);
        const HandOut wanted = team.handOut({team.anna, team.bert});
        const auto preview = team.lead().preview(wanted);
        VERIFY_OK(team.as(team.cora).open(team.ids.at(1)));
        VERIFY_FAILS(team.lead().handOut(wanted, preview->fingerprint), ErrorCode::Conflict);
        QVERIFY(team.openOf(team.anna).isEmpty());
        VERIFY_OK(team.lead().handOut(wanted));
        QCOMPARE(team.openOf(team.anna).size() + team.openOf(team.bert).size(), 2);
    }

    void withdrawAndGiveToSomebodyElse_data() { addBackends(); }
    void withdrawAndGiveToSomebodyElse()
    {
        QFETCH(const bool, server);
        Team team(server, 3, 1);
        VERIFY_OK(team.lead().handOut(team.handOut({team.anna})));
        QList<Assignment> hers = team.openOf(team.anna);
        QCOMPARE(hers.size(), 3);
        VERIFY_OK(team.lead().withdraw({hers.at(0).id}));
        QCOMPARE(team.open(team.bert), 1);
        VERIFY_FAILS(team.lead().withdraw({hers.at(0).id}), ErrorCode::Refused);
        // Begun: superseded, and the other begins anew.
        team.draft(team.anna, hers.at(1).image);
        VERIFY_OK(team.lead().reassign({hers.at(1).id}, team.bert, QStringLiteral("please")));
        QVERIFY(!team.stores().annotations().current(hers.at(1).image, team.anna)->has_value());
        QCOMPARE(team.as(team.bert).open(hers.at(1).image)->version, 0);
        QCOMPARE(team.as(team.bert).openWork(hers.at(1).image)->note, QStringLiteral("please"));
        VERIFY_FAILS(team.as(team.anna).open(hers.at(1).image), ErrorCode::Refused);
        // Nobody gets the same image twice.
        VERIFY_FAILS(team.lead().reassign({team.openOf(team.bert).first().id}, team.anna), ErrorCode::Refused);
        VERIFY_FAILS(team.lead().reassign({hers.at(2).id}, team.judge), ErrorCode::Refused);
        // Handed in: neither withdrawn nor given away, but once it came back.
        const AnnotationId id = team.submit(team.anna, hers.at(2).image);
        VERIFY_FAILS(team.lead().withdraw({hers.at(2).id}), ErrorCode::Refused);
        VERIFY_FAILS(team.lead().reassign({hers.at(2).id}, team.bert), ErrorCode::Refused);
        WorkReturn entry;
        entry.annotation = id;
        VERIFY_OK(team.stores().transaction(
            [&] { return returnInTransaction(team.stores(), entry, team.project.lead, team.clock()); }));
        WorkFilter returned;
        returned.state = WorkState::Returned;
        QCOMPARE(team.lead().work(returned)->size(), 1);
        const auto refused = team.lead().withdraw({hers.at(2).id});
        VERIFY_FAILS(refused, ErrorCode::Refused);
        QVERIFY2(refused.error().sentence.contains(QLatin1String("returned. You can reassign")), qPrintable(refused.error().sentence));
        VERIFY_OK(team.lead().reassign({hers.at(2).id}, team.cora));
        QCOMPARE(team.queue(team.cora).first(), hers.at(2).image);
    }

    void aDraftThatRanOutIsAssignedAgain_data() { addBackends(); }
    void aDraftThatRanOutIsAssignedAgain()
    {
        QFETCH(const bool, server);
        Team team(server, 2, 1);
        for (const ImageId &image : std::as_const(team.ids))
            team.draft(team.anna, image);
        VERIFY_FAILS(team.lead().handOut(team.handOut({team.anna})), ErrorCode::Refused);
        team.pass(121);
        QCOMPARE(team.lead().preview(team.handOut({team.bert}))->assignments(), 2);
        // One is still free, the other was taken from the pool since: a lead gives both to whoever began them.
        VERIFY_OK(team.as(team.bert).open(team.ids.at(0)));
        const auto given = team.lead().handOut(team.handOut({team.anna}));
        VERIFY_OK(given);
        QCOMPARE(given->assignments(), 1);
        VERIFY_OK(team.lead().reassign({team.openOf(team.bert).first().id}, team.anna));
        for (const ImageId &image : std::as_const(team.ids)) {
            QCOMPARE(team.as(team.anna).openWork(image)->reservation, ReservationState::Held);
            QCOMPARE(team.as(team.anna).open(image)->content.explanation, QStringLiteral("begun"));
            team.submit(team.anna, image);
        }
    }

    /// What came back, then a calibration, goes before an image that somebody has only looked at; drafts do not.
    void urgentWorkComesBeforeNewImages_data() { addBackends(); }
    void urgentWorkComesBeforeNewImages()
    {
        QFETCH(const bool, server);
        Team team(server, 5, 1);
        const AnnotationId done = team.submit(team.anna, team.ids.at(0));
        team.draft(team.anna, team.ids.at(1));
        const ImageId looked = team.ids.at(3);
        VERIFY_OK(team.as(team.anna).open(looked));
        QVERIFY(!team.as(team.anna).goesBefore(looked)->has_value());
        const NewCalibration wanted{QStringLiteral("first"), {team.ids.at(4)}, {team.anna, team.bert}, 1};
        VERIFY_OK(CalibrationService(team.stores(), team.project.lead).create(wanted));
        QCOMPARE(team.as(team.anna).goesBefore(looked)->value_or(ImageId()), team.ids.at(4));
        QVERIFY(!team.as(team.anna).goesBefore(team.ids.at(4))->has_value());
        WorkReturn entry;
        entry.annotation = done;
        VERIFY_OK(team.stores().transaction(
            [&] { return returnInTransaction(team.stores(), entry, team.project.lead, team.clock()); }));
        QCOMPARE(team.as(team.anna).goesBefore(looked)->value_or(ImageId()), team.ids.at(0));
        QCOMPARE(team.as(team.anna).goesBefore(team.ids.at(4))->value_or(ImageId()), team.ids.at(0));
        QVERIFY(!team.as(team.anna).goesBefore(team.ids.at(0))->has_value());
        QVERIFY(!team.as(team.bert).goesBefore(team.ids.at(4))->has_value());
    }

    void theWorkTableShowsTheState_data() { addBackends(); }
    void theWorkTableShowsTheState()
    {
        QFETCH(const bool, server);
        Team team(server, 5, 1);
        HandOut wanted = team.handOut({team.anna});
        wanted.filter.only = team.ids.mid(0, 3);
        VERIFY_OK(team.lead().handOut(wanted));
        team.draft(team.anna, team.ids.at(0));
        team.submit(team.anna, team.ids.at(1));
        VERIFY_OK(team.as(team.bert).open(team.ids.at(3)));
        team.pass(121);
        const auto states = [&](const PersonId &person) {
            WorkFilter filter;
            filter.person = person;
            QHash<ImageId, WorkState> found;
            const auto rows = team.lead().work(filter);
            for (const WorkRow &row : *rows)
                found.insert(row.assignment.image, row.state);
            return found;
        };
        QCOMPARE(states(team.anna), (QHash<ImageId, WorkState>{{team.ids.at(0), WorkState::Begun},
                                                               {team.ids.at(1), WorkState::Done},
                                                               {team.ids.at(2), WorkState::Open}}));
        QCOMPARE(states(team.bert).value(team.ids.at(3)), WorkState::Expired);
        WorkFilter assigned;
        assigned.assigned = true;
        assigned.text = QStringLiteral("PICTURE 2");
        const auto rows = team.lead().work(assigned);
        QCOMPARE(rows->size(), 1);
        QCOMPARE(rows->first().imageName, QStringLiteral("picture 2.jpg"));
        QCOMPARE(*team.stores().work().countRows(assigned), 1);
        const auto loads = team.stores().work().loads(team.now);
        QCOMPARE(loads->value(team.anna).open, 2);
        QCOMPARE(loads->value(team.anna).drafts, 1);
        QCOMPARE(loads->value(team.anna).submitted, 1);
        QCOMPARE(loads->value(team.bert).expired, 1);
        QVERIFY(loads->value(team.anna).lastActivity.isValid());
        QVERIFY(!loads->value(team.judge).lastActivity.isValid());
    }

    void aHandOutIsUndoneUntilSomebodyBegins_data() { addBackends(); }
    void aHandOutIsUndoneUntilSomebodyBegins()
    {
        QFETCH(const bool, server);
        Team team(server, 4, 1);
        VERIFY_OK(team.lead().handOut(team.handOut({team.anna, team.bert})));
        UndoService history(team.stores(), team.project.lead);
        VERIFY_OK(history.undo());
        QVERIFY(team.openOf(team.anna).isEmpty());
        QCOMPARE(team.open(team.cora), 4);
        VERIFY_OK(history.redo());
        QCOMPARE(team.openOf(team.anna).size() + team.openOf(team.bert).size(), 4);
        team.draft(team.anna, team.openOf(team.anna).first().image);
        VERIFY_FAILS(history.undo(), ErrorCode::Refused);
        QCOMPARE(team.openOf(team.anna).size() + team.openOf(team.bert).size(), 4);
    }

    void redoingAnAssignmentKeepsLaterWork_data() { addBackends(); }
    void redoingAnAssignmentKeepsLaterWork()
    {
        QFETCH(const bool, server);
        Team team(server, 2, 1);
        VERIFY_OK(team.lead().handOut(team.handOut({team.anna})));
        const ImageId image = team.openOf(team.anna).first().image;
        UndoService history(team.stores(), team.project.lead);
        VERIFY_OK(history.undo());
        VERIFY_OK(team.as(team.anna).open(image)); // claimed from the pool by the same person
        VERIFY_OK(history.redo());
        QCOMPARE(team.openOf(team.anna).size(), 2);
    }

    void withdrawnAndGivenWorkComesBack_data() { addBackends(); }
    void withdrawnAndGivenWorkComesBack()
    {
        QFETCH(const bool, server);
        Team team(server, 3, 1);
        VERIFY_OK(team.lead().handOut(team.handOut({team.anna})));
        const QList<Assignment> hers = team.openOf(team.anna);
        const AnnotationId begun = team.draft(team.anna, hers.at(0).image);
        UndoService history(team.stores(), team.project.lead);
        // Two at once, one of them begun: one step.
        VERIFY_OK(team.lead().withdraw({hers.at(0).id, hers.at(1).id}));
        QCOMPARE(team.openOf(team.anna).size(), 1);
        VERIFY_OK(history.undo());
        QCOMPARE(team.openOf(team.anna).size(), 3);
        const auto draft = team.stores().annotations().current(hers.at(0).image, team.anna);
        QVERIFY(draft->has_value());
        QCOMPARE((*draft)->id, begun);
        QCOMPARE((*draft)->state, AnnotationState::Draft);
        QCOMPARE(team.as(team.anna).open(hers.at(0).image)->content.explanation, QStringLiteral("begun"));
        VERIFY_OK(history.redo());
        QCOMPARE(team.openOf(team.anna).size(), 1);
        QVERIFY(!team.stores().annotations().current(hers.at(0).image, team.anna)->has_value());
        // Somebody else has one of the places now: nothing of the step comes back.
        VERIFY_OK(team.as(team.bert).open(hers.at(1).image));
        VERIFY_FAILS(history.undo(), ErrorCode::Refused);
        QCOMPARE(team.openOf(team.anna).size(), 1);
        QVERIFY(!team.stores().annotations().current(hers.at(0).image, team.anna)->has_value());

        // Given to somebody else and back, until that one has begun.
        VERIFY_OK(team.lead().reassign({hers.at(2).id}, team.cora));
        VERIFY_OK(history.undo());
        QVERIFY(team.openOf(team.cora).isEmpty());
        QCOMPARE(team.openOf(team.anna).size(), 1);
        VERIFY_OK(history.redo());
        QVERIFY(team.openOf(team.anna).isEmpty());
        team.draft(team.cora, hers.at(2).image);
        VERIFY_FAILS(history.undo(), ErrorCode::Refused);
        QCOMPARE(team.openOf(team.cora).size(), 1);
    }

    void peopleAreAsBefore_data() { addBackends(); }
    void peopleAreAsBefore()
    {
        QFETCH(const bool, server);
        Team team(server, 3, 1);
        VERIFY_OK(team.lead().handOut(team.handOut({team.anna})));
        team.draft(team.anna, team.openOf(team.anna).at(0).image);
        const QList<Assignment> hers = team.openOf(team.anna);
        PeopleService people(team.stores(), team.project.lead, team.clock());
        UndoService history(team.stores(), team.project.lead);
        const auto anna = [&] {
            const auto all = team.stores().project().people();
            return *std::find_if(all->begin(), all->end(), [&](const Person &one) { return one.id == team.anna; });
        };
        VERIFY_OK(people.pause(team.anna, true));
        QVERIFY(anna().paused);
        VERIFY_OK(history.undo());
        QVERIFY(!anna().paused);
        VERIFY_OK(history.redo());
        QVERIFY(anna().paused);
        VERIFY_OK(history.undo());

        VERIFY_OK(people.end(team.anna));
        QVERIFY(!anna().active);
        team.pass(1);
        VERIFY_OK(team.as(team.bert).open(hers.at(1).image)); // has it now
        VERIFY_OK(history.undo());
        QVERIFY(anna().active);
        QCOMPARE(team.stores().work().loads(team.now)->value(team.anna).open, 2);
        QCOMPARE(team.stores().work().loads(team.now)->value(team.bert).open, 1);
        // Changed by hand since: the step is no longer there to take back.
        VERIFY_OK(history.redo());
        VERIFY_OK(people.resume(team.anna));
        VERIFY_OK(history.undo());
        QVERIFY(!anna().active);
        // Nobody but a lead undoes such a step.
        Person lead = team.stores().project().people()->first();
        const PersonId other = team.add(QStringLiteral("Lead B"), {Role::Lead});
        lead.roles = {Role::Annotator};
        VERIFY_OK(PeopleService(team.stores(), other).update(lead));
        VERIFY_FAILS(history.undo(), ErrorCode::Refused);
    }

    void countedImagesAreOffered_data() { addBackends(); }
    void countedImagesAreOffered()
    {
        QFETCH(const bool, server);
        Team team(server, 9);
        // Free, in one hand, in two hands, his own, in a calibration, in a calibration and in two hands.
        HandOut wanted = team.handOut({team.anna});
        wanted.filter.only = {team.ids.at(0), team.ids.at(1), team.ids.at(2)};
        VERIFY_OK(team.lead().handOut(wanted));
        wanted = team.handOut({team.anna, team.bert}, 2);
        wanted.filter.only = {team.ids.at(3), team.ids.at(4), team.ids.at(8)};
        VERIFY_OK(team.lead().handOut(wanted));
        CalibrationBatch batch;
        batch.id = CalibrationBatchId::create();
        batch.name = QStringLiteral("Batch");
        batch.images = {team.ids.at(7), team.ids.at(8)};
        VERIFY_OK(team.stores().transaction([&] { return team.stores().calibration().add(batch); }));
        for (const PersonId &person : {team.anna, team.bert, team.cora})
            QCOMPARE(team.open(person), team.queue(person).size());
        QCOMPARE(team.open(team.cora), 5);
    }

    void imagesAreDrawnWhileThereAreSome()
    {
        // Whoever has enough people already does not use up the number asked for.
        QList<ImageId> images;
        QHash<ImageId, QList<PersonId>> there;
        HandOut wanted;
        for (int i = 0; i < 3; ++i)
            wanted.people.append(PersonId::create());
        for (int i = 0; i < 12; ++i) {
            images.append(ImageId::create());
            if (i < 5)
                there.insert(images.last(), {wanted.people.first()});
        }
        wanted.perImage = 2;
        wanted.overlap = 0;
        wanted.images = 6;
        const Allocation dealt = deal(wanted, images, there);
        QCOMPARE(dealt.shares.size(), 6);
        QCOMPARE(dealt.assignments(), 6);
        QCOMPARE(dealt.unfilled, 0);
    }

    void aPersonWhoLeavesHoldsNoWork_data() { addBackends(); }
    void aPersonWhoLeavesHoldsNoWork()
    {
        QFETCH(const bool, server);
        Team team(server, 3, 1);
        VERIFY_OK(team.lead().handOut(team.handOut({team.anna})));
        team.draft(team.anna, team.ids.at(0));
        team.submit(team.anna, team.ids.at(1));
        PeopleService people(team.stores(), team.project.lead, team.clock());
        VERIFY_OK(people.end(team.anna));
        team.pass(1);
        QCOMPARE(team.open(team.bert), 2); // the open one and the one begun
        QCOMPARE(team.lead().preview(team.handOut({team.bert}))->assignments(), 2);
        QVERIFY(team.stores().annotations().current(team.ids.at(0), team.anna)->has_value());
        VERIFY_FAILS(team.lead().handOut(team.handOut({team.anna})), ErrorCode::Refused);
        VERIFY_FAILS(AssignmentService(team.stores(), team.anna).preview(team.handOut({team.bert})), ErrorCode::Refused);
        // Back again, her draft goes on while nobody has taken the place.
        VERIFY_OK(people.resume(team.anna));
        QCOMPARE(team.as(team.anna).openWork(team.ids.at(0))->reservation, ReservationState::Held);
        // A project keeps its lead.
        VERIFY_FAILS(people.end(team.project.lead), ErrorCode::Refused);
        Person lead = team.stores().project().people()->first();
        lead.roles = {Role::Annotator};
        VERIFY_FAILS(people.update(lead), ErrorCode::Refused);
        lead.roles = {};
        VERIFY_FAILS(people.update(lead), ErrorCode::Invalid);
    }

    void assignedImagesFollowNewRules_data() { addBackends(); }
    void assignedImagesFollowNewRules()
    {
        QFETCH(const bool, server);
        Team team(server, 1);
        team.submit(team.anna, team.ids.first());
        QCOMPARE(team.project.images().image(team.ids.first())->stage, Stage::Annotating);
        ProjectInfo info = *team.stores().project().info();
        info.rules.annotatorsPerImage = 1;
        VERIFY_OK(PeopleService(team.stores(), team.project.lead).updateProject(info));
        QCOMPARE(team.project.images().image(team.ids.first())->stage, Stage::Accepted);
        const auto kept = team.stores().project().info();
        QCOMPARE(kept->rules.annotatorsPerImage, 1);
        info = *kept;
        info.rules.passingVotes = 3;
        info.rules.votesPerQuestion = 4;
        info.rules.textSimilarity = 0.75;
        info.rules.openPool = false;
        info.rules.reservationMinutes = 45;
        VERIFY_OK(PeopleService(team.stores(), team.project.lead).updateProject(info));
        const auto stored = team.stores().project().info();
        QCOMPARE(stored->rules.passingVotes, 3);
        QCOMPARE(stored->rules.textSimilarity, 0.75);
        QCOMPARE(stored->rules.openPool, false);
        QCOMPARE(stored->rules.reservationMinutes, 45);
    }
};

QTEST_GUILESS_MAIN(AssignmentServiceTest)
#include "assignmentservicetest.moc"
