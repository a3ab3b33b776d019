// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/teamfixture.h"

#include <QThread>

#include <atomic>

using namespace yuyi;
using namespace yuyi::test;

/// Places at an image: reservations, the queue, returns, and who may see what.
class ReservationsTest : public QObject
{
    Q_OBJECT

    static Result<> setRules(Team &team, const std::function<void(WorkRules &)> &change)
    {
        ProjectInfo info = *team.stores().project().info();
        change(info.rules);
        return PeopleService(team.stores(), team.project.lead).updateProject(info);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void anImageHasALimitOfPeople_data() { addBackends(); }
    void anImageHasALimitOfPeople()
    {
        QFETCH(const bool, server);
        Team team(server, 1);
        const ImageId image = team.ids.first();
        VERIFY_OK(team.as(team.anna).open(image));
        VERIFY_OK(team.as(team.bert).open(image));
        VERIFY_FAILS(team.as(team.cora).open(image), ErrorCode::Refused);
        QCOMPARE(team.open(team.cora), 0);
        QVERIFY(team.queue(team.cora).isEmpty());
        // Not by a way around opening it, either.
        Annotation smuggled;
        smuggled.id = AnnotationId::create();
        smuggled.image = image;
        smuggled.version = 0;
        VERIFY_FAILS(team.as(team.cora).saveDraft(smuggled), ErrorCode::Refused);
        // Looked at and left: the reservation is released at once.
        VERIFY_OK(team.as(team.anna).leave(image));
        QCOMPARE(team.open(team.cora), 1);
        VERIFY_OK(team.as(team.cora).open(image));
        VERIFY_FAILS(team.as(team.anna).open(image), ErrorCode::Refused);
    }

    void reservationsRunOut_data() { addBackends(); }
    void reservationsRunOut()
    {
        QFETCH(const bool, server);
        Team team(server, 1, 1);
        const ImageId image = team.ids.first();
        VERIFY_OK(team.as(team.anna).open(image));
        team.pass(119);
        VERIFY_FAILS(team.as(team.bert).open(image), ErrorCode::Refused);
        QCOMPARE(team.open(team.bert), 0);
        team.pass(2);
        QCOMPARE(team.open(team.bert), 1);
        QCOMPARE(team.queue(team.bert), QList<ImageId>{image});
        VERIFY_OK(team.as(team.bert).open(image));
        // She comes back too late.
        VERIFY_FAILS(team.as(team.anna).open(image), ErrorCode::Refused);
        QCOMPARE(team.open(team.anna), 0);
    }

    void aSaveProlongsTheReservation_data() { addBackends(); }
    void aSaveProlongsTheReservation()
    {
        QFETCH(const bool, server);
        Team team(server, 1, 1);
        const ImageId image = team.ids.first();
        Annotation annotation = *team.as(team.anna).open(image);
        annotation.content.explanation = QStringLiteral("a");
        annotation = *team.as(team.anna).saveDraft(annotation);
        team.pass(100);
        annotation.content.explanation = QStringLiteral("ab");
        VERIFY_OK(team.as(team.anna).saveDraft(annotation));
        team.pass(100);
        VERIFY_FAILS(team.as(team.bert).open(image), ErrorCode::Refused);
    }

    /// Nothing is prolonged by looking.
    void aVisitProlongsNoReservation_data() { addBackends(); }
    void aVisitProlongsNoReservation()
    {
        QFETCH(const bool, server);
        Team team(server, 1, 1);
        const ImageId image = team.ids.first();
        (void)team.draft(team.anna, image);
        const QDateTime before = team.openOf(team.anna).constFirst().reservedUntil;
        team.pass(100);
        VERIFY_OK(team.as(team.anna).open(image));
        QCOMPARE(team.openOf(team.anna).constFirst().reservedUntil, before);
        team.pass(21);
        VERIFY_OK(team.as(team.bert).open(image));
    }

    void aLateDraftStaysButCannotBeHandedIn_data() { addBackends(); }
    void aLateDraftStaysButCannotBeHandedIn()
    {
        QFETCH(const bool, server);
        Team team(server, 1, 1);
        const ImageId image = team.ids.first();
        const Preset preset = team.stores().project().info()->preset;
        Annotation annotation = *team.as(team.anna).open(image);
        annotation.content = complete(annotation.content, preset);
        annotation = *team.as(team.anna).saveDraft(annotation);
        team.pass(121);
        // Nobody came: a late save takes the place again.
        annotation.content.explanation += QStringLiteral("!");
        annotation = *team.as(team.anna).saveDraft(annotation);
        VERIFY_FAILS(team.as(team.bert).open(image), ErrorCode::Refused);
        team.pass(121);
        VERIFY_OK(team.as(team.bert).open(image));
        annotation.content.explanation += QStringLiteral("?");
        const auto saved = team.as(team.anna).saveDraft(annotation);
        VERIFY_OK(saved);
        QVERIFY(saved->content.explanation.endsWith(QStringLiteral("!?")));
        VERIFY_FAILS(team.as(team.anna).submit(*saved), ErrorCode::Refused);
        QCOMPARE(team.as(team.anna).openWork(image)->reservation, ReservationState::Lost);
        QVERIFY(team.queue(team.anna).isEmpty());
        QCOMPARE(team.open(team.anna), 0);
        QCOMPARE(team.as(team.anna).open(image)->content.explanation, saved->content.explanation);
    }

    void theQueueHasItsOrder_data() { addBackends(); }
    void theQueueHasItsOrder()
    {
        QFETCH(const bool, server);
        Team team(server, 5);
        const ImageId back = team.ids.at(4), begun = team.ids.at(3), given = team.ids.at(2);
        const AnnotationId sent = team.submit(team.anna, back);
        team.draft(team.anna, begun);
        HandOut wanted = team.handOut({team.anna});
        wanted.filter.only = {given};
        VERIFY_OK(team.lead().handOut(wanted));
        WorkReturn entry;
        entry.annotation = sent;
        entry.origin = ReturnOrigin::Review;
        entry.note = QStringLiteral("Look at the hands.");
        VERIFY_OK(team.stores().transaction(
            [&] { return returnInTransaction(team.stores(), entry, team.project.lead, team.clock()); }));
        QCOMPARE(team.queue(team.anna), (QList<ImageId>{back, begun, given, team.ids.at(0), team.ids.at(1)}));
        QCOMPARE(team.open(team.anna), 5);
        // Without the pool she gets what is hers.
        VERIFY_OK(setRules(team, [](WorkRules &rules) { rules.openPool = false; }));
        QCOMPARE(team.queue(team.anna), (QList<ImageId>{back, begun, given}));
        QCOMPARE(team.open(team.anna), 3);
        VERIFY_FAILS(team.as(team.anna).open(team.ids.at(0)), ErrorCode::Refused);
        VERIFY_OK(setRules(team, [](WorkRules &rules) { rules.openPool = true; }));
        // Paused: nothing new, but assigned work goes on.
        VERIFY_OK(PeopleService(team.stores(), team.project.lead).pause(team.anna, true));
        QCOMPARE(team.queue(team.anna), (QList<ImageId>{back, begun, given}));
        VERIFY_FAILS(team.as(team.anna).open(team.ids.at(0)), ErrorCode::Refused);
        VERIFY_OK(team.as(team.anna).open(given));
        // Nobody without the role gets anything.
        QVERIFY(team.queue(team.judge).isEmpty());
        VERIFY_FAILS(team.as(team.judge).open(team.ids.at(0)), ErrorCode::Refused);
    }

    void submittingAnswersAReturn_data() { addBackends(); }
    void submittingAnswersAReturn()
    {
        QFETCH(const bool, server);
        Team team(server, 1);
        const ImageId image = team.ids.first();
        const AnnotationId id = team.submit(team.anna, image);
        const auto send = [&](const QString &note) {
            WorkReturn entry;
            entry.annotation = id;
            entry.note = note;
            return team.stores().transaction(
                [&] { return returnInTransaction(team.stores(), entry, team.project.lead, team.clock()); });
        };
        VERIFY_OK(send(QStringLiteral("first")));
        VERIFY_OK(send(QStringLiteral("second")));
        QCOMPARE(team.project.images().image(image)->stage, Stage::Returned);
        const auto opened = team.as(team.anna).openWork(image);
        QCOMPARE(opened->returns.size(), 2);
        QCOMPARE(opened->returns.at(0).round, 1);
        QCOMPARE(opened->returns.at(1).round, 1); // found together
        Annotation changed = opened->annotation;
        changed.content.explanation += QStringLiteral(" more");
        VERIFY_OK(team.as(team.anna).submit(changed));
        QVERIFY(team.stores().work().openReturns(team.anna)->isEmpty());
        VERIFY_OK(send(QStringLiteral("third")));
        QCOMPARE(team.as(team.anna).openWork(image)->returns.first().round, 2);
        const auto rounds = team.stores().work().returnsByRound();
        QCOMPARE(*rounds, (QMap<int, qint64>{{1, 1}, {2, 1}}));
        // What is no longer in force cannot come back.
        VERIFY_OK(team.stores().transaction(
            [&] { return team.stores().annotations().setState(id, AnnotationState::Superseded); }));
        VERIFY_FAILS(send(QStringLiteral("fourth")), ErrorCode::Refused);
    }

    void workOfOthersIsHiddenBeforeSubmission_data() { addBackends(); }
    void workOfOthersIsHiddenBeforeSubmission()
    {
        QFETCH(const bool, server);
        Team team(server, 2);
        const ImageId image = team.ids.first();
        Stores &stores = team.stores();
        team.submit(team.bert, image);
        VERIFY_OK(mayReadAnnotationsOf(stores, team.project.lead, image));
        VERIFY_OK(mayReadAnnotationsOf(stores, team.judge, image));
        // She has nothing to do with it yet, but may get it.
        VERIFY_FAILS(mayReadAnnotationsOf(stores, team.anna, image), ErrorCode::Refused);
        const AnnotationId hers = team.draft(team.anna, image);
        VERIFY_FAILS(mayReadAnnotationsOf(stores, team.anna, image), ErrorCode::Refused);
        VERIFY_FAILS(mayAdjudicate(stores, team.anna, image), ErrorCode::Refused);
        team.submit(team.anna, image);
        VERIFY_OK(mayReadAnnotationsOf(stores, team.anna, image));
        // Sent back it is hidden again.
        WorkReturn entry;
        entry.annotation = hers;
        VERIFY_OK(stores.transaction([&] { return returnInTransaction(stores, entry, team.project.lead, team.clock()); }));
        VERIFY_FAILS(mayReadAnnotationsOf(stores, team.anna, image), ErrorCode::Refused);
        // A lead who annotates is blind like everybody.
        const ImageId other = team.ids.at(1);
        team.submit(team.bert, other);
        VERIFY_OK(mayReadAnnotationsOf(stores, team.project.lead, other));
        team.draft(team.project.lead, other);
        VERIFY_FAILS(mayReadAnnotationsOf(stores, team.project.lead, other), ErrorCode::Refused);
        QVERIFY(hiddenFrom(stores, team.project.lead)->contains(other));
        team.submit(team.project.lead, other);
        VERIFY_OK(mayReadAnnotationsOf(stores, team.project.lead, other));
        QVERIFY(!hiddenFrom(stores, team.project.lead)->contains(other));
    }

    void theSearchRevealsNothing_data() { addBackends(); }
    void theSearchRevealsNothing()
    {
        QFETCH(const bool, server);
        Team team(server, 2);
        const ImageId image = team.ids.first();
        team.submit(team.bert, image);
        const Annotation his = **team.stores().annotations().current(image, team.bert);
        const auto finds = [&](const PersonId &reader, bool onlyOwn, const QString &text) {
            ImageFilter filter;
            filter.text = text;
            filter.reader = reader;
            filter.onlyOwnTexts = onlyOwn;
            return *team.project.images().count(filter) == 1;
        };
        const auto finders = [&](const QString &text) {
            return QList<bool>{finds({}, false, text), finds(team.project.lead, false, text), finds(team.anna, true, text),
                               finds(team.bert, true, text)};
        };
        for (const QString &text : {his.content.explanation, his.content.questions.first().options.at(1).text})
            QCOMPARE(finders(text), (QList<bool>{true, true, false, true}));
        const auto byLabel = [&](const PersonId &reader, bool onlyOwn) {
            ImageFilter filter;
            filter.dimension = his.content.labels.firstKey();
            filter.label = his.content.labels.first().first();
            filter.reader = reader;
            filter.onlyOwnTexts = onlyOwn;
            return *team.project.images().count(filter) == 1;
        };
        QVERIFY(byLabel(team.project.lead, false));
        QVERIFY(!byLabel(team.anna, true));
        QVERIFY(byLabel(team.bert, true));
        // The lead begins with it himself.
        VERIFY_OK(team.as(team.project.lead).open(image));
        QVERIFY(!finds(team.project.lead, false, his.content.explanation));
        QVERIFY(!byLabel(team.project.lead, false));
        team.submit(team.project.lead, image);
        QVERIFY(finds(team.project.lead, false, his.content.explanation) && byLabel(team.project.lead, false));
        // Names of files are found by all.
        QVERIFY(finds(team.anna, true, QStringLiteral("picture 0")));
    }

    /// What is labelled in a calibration is found by its author alone until the labels are revealed, by leads no sooner than by others.
    void theSearchRevealsNoCalibration_data() { addBackends(); }
    void theSearchRevealsNoCalibration()
    {
        QFETCH(const bool, server);
        Team team(server, 1);
        const ImageId image = team.ids.first();
        CalibrationBatch batch;
        batch.id = CalibrationBatchId::create();
        batch.name = QStringLiteral("A");
        batch.images = {image};
        batch.people = {{team.anna, {}, {}, {}, {}}, {team.bert, {}, {}, {}, {}}};
        batch.createdAt = team.now;
        batch.createdBy = team.project.lead;
        VERIFY_OK(team.stores().transaction([&] { return team.stores().calibration().add(batch); }));
        team.submit(team.bert, image);
        const Annotation his = **team.stores().annotations().current(image, team.bert);
        const auto found = [&](const PersonId &reader) {
            ImageFilter byText;
            byText.text = his.content.explanation;
            byText.reader = reader;
            ImageFilter byLabel;
            byLabel.dimension = his.content.labels.firstKey();
            byLabel.label = his.content.labels.first().first();
            byLabel.reader = reader;
            return QList<qint64>{*team.project.images().count(byText), *team.project.images().count(byLabel)};
        };
        QCOMPARE(found(team.project.lead), (QList<qint64>{0, 0}));
        QCOMPARE(found(team.bert), (QList<qint64>{1, 1}));
        batch.state = CalibrationState::Revealed;
        VERIFY_OK(team.stores().transaction([&] { return team.stores().calibration().save(batch); }));
        QCOMPARE(found(team.project.lead), (QList<qint64>{1, 1}));
    }

    void nobodyReviewsTheirOwn_data() { addBackends(); }
    void nobodyReviewsTheirOwn()
    {
        QFETCH(const bool, server);
        Team team(server, 2);
        Stores &stores = team.stores();
        const ImageId image = team.ids.first();
        VERIFY_OK(mayAdjudicate(stores, team.judge, image));
        VERIFY_OK(mayValidate(stores, team.judge, image));
        VERIFY_OK(mayAdjudicate(stores, team.cora, image));
        VERIFY_FAILS(mayAdjudicate(stores, team.anna, image), ErrorCode::Refused); // no adjudicator
        VERIFY_FAILS(mayValidate(stores, team.bert, image), ErrorCode::Refused);   // no validator
        // Cora has all roles, but not at once at the same image.
        HandOut wanted = team.handOut({team.cora});
        wanted.filter.only = {image};
        VERIFY_OK(team.lead().handOut(wanted));
        VERIFY_FAILS(mayAdjudicate(stores, team.cora, image), ErrorCode::Refused);
        VERIFY_FAILS(mayValidate(stores, team.cora, image), ErrorCode::Refused);
        const AnnotationId hers = team.submit(team.cora, image);
        VERIFY_FAILS(mayAdjudicate(stores, team.cora, image), ErrorCode::Refused);
        VERIFY_FAILS(mayValidate(stores, team.cora, image), ErrorCode::Refused);
        // Not even when hers is no longer in force.
        VERIFY_OK(stores.transaction([&] { return stores.annotations().setState(hers, AnnotationState::Superseded); }));
        VERIFY_FAILS(mayAdjudicate(stores, team.cora, image), ErrorCode::Refused);
        VERIFY_FAILS(mayValidate(stores, team.cora, image), ErrorCode::Refused);
        VERIFY_OK(mayValidate(stores, team.cora, team.ids.at(1)));
        // Whoever has left judges nothing.
        VERIFY_OK(PeopleService(stores, team.project.lead).end(team.judge));
        VERIFY_FAILS(mayAdjudicate(stores, team.judge, image), ErrorCode::Refused);
        VERIFY_FAILS(mayReadAnnotationsOf(stores, team.judge, image), ErrorCode::Refused);
    }

    void manyPeopleReserveAtOnce_data() { addBackends(); }
    void manyPeopleReserveAtOnce()
    {
        QFETCH(const bool, server);
        constexpr int people = 6, images = 12;
        Team team(server, images);
        QList<PersonId> pullers;
        for (int i = 0; i < people; ++i)
            pullers.append(team.add(QStringLiteral("Puller %1").arg(i), {Role::Annotator}));
        std::atomic<int> waiting = people;
        std::atomic<int> taken = 0;
        std::atomic<int> other = 0;
        std::vector<std::unique_ptr<QThread>> threads;
        for (const PersonId &person : pullers) {
            threads.emplace_back(QThread::create([&, person] {
                const auto stores = team.project.connect();
                --waiting;
                while (waiting > 0)
                    QThread::yieldCurrentThread();
                AnnotationService service(*stores, person, team.clock());
                // All want the same images in the same order: as close together as can be.
                for (const ImageId &image : std::as_const(team.ids)) {
                    for (;;) {
                        const auto opened = service.open(image);
                        if (opened)
                            ++taken;
                        else if (opened.error().code == ErrorCode::Environment)
                            continue; // the file was busy for longer than one waits
                        else if (opened.error().code != ErrorCode::Refused)
                            ++other;
                        break;
                    }
                }
            }));
        }
        for (const auto &thread : threads)
            thread->start();
        for (const auto &thread : threads)
            QVERIFY(thread->wait(120000));
        QCOMPARE(other.load(), 0);
        QCOMPARE(taken.load(), 2 * images);
        for (const ImageId &image : std::as_const(team.ids))
            QCOMPARE(*team.stores().work().reservedCount(image, team.judge, team.now), 2);
    }
};

QTEST_GUILESS_MAIN(ReservationsTest)
#include "reservationstest.moc"
