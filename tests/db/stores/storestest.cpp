// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include <QSignalSpy>

#include <stdexcept>
#include <thread>

using namespace yuyi;
using namespace yuyi::test;

namespace {

Event eventOf(Entity entity, const QString &action, const PersonId &person = {})
{
    Event event;
    event.id = EventId::create();
    event.entity = entity;
    event.subject = newUuid();
    event.action = action;
    event.before = "{\"a\":\"前\"}";
    event.after = "{\"a\":\"后\"}";
    event.person = person;
    event.createdAt = QDateTime::currentDateTimeUtc();
    return event;
}

} // namespace

class StoresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
    }

    void writesNeedATransaction_data() { addBackends(); }
    void writesNeedATransaction()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        VERIFY_FAILS(project.images().add(newImage(QStringLiteral("a"))), ErrorCode::Refused);
        VERIFY_FAILS(project.stores->record(eventOf(Entity::Image, QStringLiteral("added"))),
                     ErrorCode::Refused);
        QCOMPARE(*project.images().count({}), 0);
        VERIFY_FAILS(project.stores->transaction(
                         [&] { return project.stores->transaction([] { return Result<>(); }); }),
                     ErrorCode::Refused);
        // The refused inner one has not ended the outer one, and the connection works on.
        VERIFY_OK(project.stores->transaction(
            [&] { return project.images().add(newImage(QStringLiteral("a"))); }));
    }

    void errorsAndExceptionsRollBack_data() { addBackends(); }
    void errorsAndExceptionsRollBack()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        int announced = 0;
        project.stores->setListener([&](const Changes &) { ++announced; });
        const auto add = [&] {
            (void)project.stores->record(eventOf(Entity::Image, QStringLiteral("added")));
            return project.images().add(newImage(QStringLiteral("a")));
        };
        VERIFY_FAILS(project.stores->transaction([&]() -> Result<> {
            (void)add();
            return failure(ErrorCode::Cancelled, QStringLiteral("no"));
        }),
                     ErrorCode::Cancelled);
        VERIFY_FAILS(project.stores->transaction([&]() -> Result<> {
            (void)add();
            throw std::runtime_error("bug");
        }),
                     ErrorCode::Environment);
        QCOMPARE(*project.images().count({}), 0);
        QCOMPARE(announced, 0);
        QCOMPARE(*project.stores->history().lastSequence(), 1); // the project's own
        // A statement that failed spoils the transaction even where the work goes on without
        // looking.
        VERIFY_FAILS(project.stores->transaction([&]() -> Result<> {
            (void)add();
            Decision decision;
            decision.id = DecisionId::create();
            decision.image = ImageId::create();
            (void)project.images().addDecision(decision);
            return {};
        }),
                     ErrorCode::Invalid);
        QCOMPARE(*project.images().count({}), 0);
        VERIFY_OK(project.stores->transaction(add));
        QCOMPARE(*project.images().count({}), 1);
        QCOMPARE(announced, 1);
    }

    void commitsAreAnnouncedWithWhatChanged_data() { addBackends(); }
    void commitsAreAnnouncedWithWhatChanged()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        QList<Changes> heard;
        bool committed = false;
        project.stores->setListener([&](const Changes &changes) {
            heard.append(changes);
            committed = *project.connect()->history().lastSequence() == 3;
        });
        const Event event = eventOf(Entity::Decision, QStringLiteral("discarded"), project.lead);
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            (void)project.stores->record(event);
            return project.stores->record(eventOf(Entity::Image, QStringLiteral("stage")));
        }));
        QCOMPARE(heard.size(), 1);
        QVERIFY(committed);
        QVERIFY(!heard.constFirst().external);
        QVERIFY(heard.constFirst().touches(Entity::Decision, event.subject));
        QVERIFY(heard.constFirst().touches(Entity::Image));
        const auto events = project.stores->history().eventsOf(event.subject);
        QCOMPARE(events->size(), 1);
        QCOMPARE(events->constFirst().before, event.before);
        QCOMPARE(events->constFirst().after, event.after);
        QCOMPARE(events->constFirst().createdAt, event.createdAt);
        QVERIFY(events->constFirst().person == project.lead);
        QCOMPARE(project.stores->history().events(1, 1)->constFirst().action,
                 QStringLiteral("discarded"));
    }

    void othersCommitsAreForeign_data() { addBackends(); }
    void othersCommitsAreForeign()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        SqlProjectHost elsewhere;
        auto factory = elsewhere.open(project.location);
        VERIFY_OK(factory);
        const auto other = *(*factory)->open();
        const auto sibling = project.connect();
        QVERIFY(project.stores->foreignChanges()->list.isEmpty());
        const auto commit = [](Stores &stores, Entity entity) {
            return stores.transaction(
                [&] { return stores.record(eventOf(entity, QStringLiteral("changed"))); });
        };
        VERIFY_OK(commit(*project.stores, Entity::Project));
        VERIFY_OK(commit(*sibling, Entity::Person));
        QVERIFY(project.stores->foreignChanges()->list.isEmpty());
        VERIFY_OK(commit(*other, Entity::Image));
        VERIFY_OK(commit(*project.stores, Entity::Project));
        VERIFY_OK(commit(*other, Entity::Decision));
        const auto changes = project.stores->foreignChanges();
        VERIFY_OK(changes);
        QVERIFY(changes->external);
        QCOMPARE(changes->list.size(), 2);
        QVERIFY(changes->touches(Entity::Image) && changes->touches(Entity::Decision));
        QVERIFY(project.stores->foreignChanges()->list.isEmpty());
        // A flood is told as "many", not one by one.
        VERIFY_OK(other->transaction([&]() -> Result<> {
            for (int i = 0; i < 700; ++i) {
                if (const auto recorded =
                        other->record(eventOf(Entity::Image, QStringLiteral("added")));
                    !recorded)
                    return recorded;
            }
            return {};
        }));
        const auto flood = project.stores->foreignChanges();
        QCOMPARE(flood->list.size(), 1);
        QVERIFY(flood->list.constFirst().subject.isNull());
    }

    /// On a server a number given earlier may be committed later; it must not be missed.
    void lateCommitsAreNotMissed()
    {
        if (!qEnvironmentVariableIsSet("PGHOST"))
            return;
        const TestProject project(true);
        SqlProjectHost elsewhere;
        auto factory = elsewhere.open(project.location);
        VERIFY_OK(factory);
        const auto slow = *(*factory)->open();
        const auto quick = *(*factory)->open();
        (void)project.stores->foreignChanges();
        VERIFY_OK(slow->transaction([&]() -> Result<> {
            if (const auto recorded =
                    slow->record(eventOf(Entity::Annotation, QStringLiteral("late")));
                !recorded)
                return recorded;
            const auto done = quick->transaction(
                [&] { return quick->record(eventOf(Entity::Image, QStringLiteral("early"))); });
            if (!done)
                return done;
            const auto seen = project.stores->foreignChanges();
            return seen && seen->touches(Entity::Image) && !seen->touches(Entity::Annotation)
                     ? Result<>()
                     : failure(ErrorCode::Invalid, QStringLiteral("seen otherwise"));
        }));
        const auto late = project.stores->foreignChanges();
        VERIFY_OK(late);
        QCOMPARE(late->list.size(), 1);
        QVERIFY(late->touches(Entity::Annotation));
        QVERIFY(project.stores->foreignChanges()->list.isEmpty());
    }

    void aConnectionBelongsToItsThread_data() { addBackends(); }
    void aConnectionBelongsToItsThread()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        Result<qint64> elsewhere = 0;
        std::thread([&] { elsewhere = project.images().count({}); }).join();
        VERIFY_FAILS(elsewhere, ErrorCode::Refused);
        VERIFY_OK(project.images().count({}));
    }

    void manyThreadsLoseNothing_data() { addBackends(); }
    void manyThreadsLoseNothing()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        const Image image = newImage(QStringLiteral("shared"));
        VERIFY_OK(project.stores->transaction([&] { return project.images().add(image); }));
        constexpr int writers = 4;
        constexpr int saves = 25;
        std::atomic<int> failures = 0;
        std::vector<std::thread> threads;
        for (int t = 0; t < writers; ++t) {
            threads.emplace_back([&] {
                const auto stores = project.connect();
                for (int i = 0; i < saves; ++i) {
                    const auto saved = stores->transaction([&]() -> Result<> {
                        // Reads first: a deferred transaction of SQLite would fail at the write.
                        Image mine = *stores->images().image(image.id);
                        mine.note = QString::number(mine.note.toInt() + 1);
                        if (const auto added = stores->images().add(newImage(QStringLiteral("x")));
                            !added)
                            return added;
                        return stores->images().updateFacts(mine);
                    });
                    if (!saved && saved.error().code == ErrorCode::Conflict)
                        --i; // reads before the other's commit: look again
                    else if (!saved)
                        ++failures;
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(failures.load(), 0);
        QCOMPARE(project.images().image(image.id)->note, QString::number(writers * saves));
        QCOMPARE(*project.images().count({}), writers * saves + 1);
    }

    void undoHistoryKeepsTwoHundred_data() { addBackends(); }
    void undoHistoryKeepsTwoHundred()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        HistoryStore &history = project.stores->history();
        Person other;
        other.id = PersonId::create();
        other.name = QStringLiteral("Other");
        QList<UndoId> steps;
        const auto push = [&](const PersonId &person) {
            UndoStep step;
            step.id = UndoId::create();
            step.person = person;
            step.kind = QStringLiteral("decision");
            step.text = QStringLiteral("步 %1").arg(steps.size());
            step.subject = newUuid();
            step.before = "{}";
            step.after = "{\"x\":1}";
            step.createdAt = QDateTime::currentDateTimeUtc();
            steps.append(step.id);
            return history.push(step);
        };
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            if (const auto added = project.stores->project().addPerson(other); !added)
                return added;
            if (const auto pushed = push(other.id); !pushed)
                return pushed;
            for (int i = 0; i < 230; ++i) {
                if (const auto pushed = push(project.lead); !pushed)
                    return pushed;
            }
            return {};
        }));
        const auto connection = project.connection();
        const auto countOf = [&](const PersonId &person) {
            return *connection->number(
                QStringLiteral("SELECT count(*) FROM undo_step WHERE person_id = ?"),
                {sql::id(person)});
        };
        QCOMPARE(countOf(project.lead), 200);
        QCOMPARE(countOf(other.id), 1);
        const auto last = history.nextUndo(project.lead);
        QVERIFY((*last)->id == steps.constLast());
        QCOMPARE((*last)->text, QStringLiteral("步 230"));
        QVERIFY(!*history.nextRedo(project.lead));
        VERIFY_OK(project.stores->transaction([&]() -> Result<> {
            (void)history.setUndone(steps.at(230), true);
            return history.setUndone(steps.at(229), true);
        }));
        QVERIFY((*history.nextUndo(project.lead))->id == steps.at(228));
        QVERIFY((*history.nextRedo(project.lead))->id == steps.at(229));
        // A new step ends what could be redone; that of others stays.
        VERIFY_OK(project.stores->transaction([&] { return push(project.lead); }));
        QVERIFY(!*history.nextRedo(project.lead));
        QVERIFY((*history.nextUndo(project.lead))->id == steps.constLast());
        QCOMPARE(countOf(project.lead), 199);
        QVERIFY((*history.nextUndo(other.id))->id == steps.at(0));
        VERIFY_FAILS(
            project.stores->transaction([&] { return history.setUndone(UndoId::create(), true); }),
            ErrorCode::NotFound);
    }

    /// Within a transaction what is known of the project is read once; it is never older than the transaction.
    void projectInTransactions_data() { addBackends(); }
    void projectInTransactions()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        ProjectStore &store = project.stores->project();
        const auto other = project.connect();
        const auto titleOf = [](Stores &stores, const QString &title) {
            return stores.transaction([&]() -> Result<> {
                ProjectInfo info = *stores.project().info();
                info.title = title;
                return stores.project().setInfo(info);
            });
        };
        const auto now = [&] {
            QString title;
            (void)project.stores->transaction([&]() -> Result<> {
                title = store.info()->title;
                return {};
            });
            return title;
        };
        QCOMPARE(now(), QStringLiteral("测试"));
        VERIFY_OK(titleOf(*other, QStringLiteral("甲")));
        QCOMPARE(store.info()->title, QStringLiteral("甲"));
        QCOMPARE(now(), QStringLiteral("甲"));
        // What is changed within it is seen within it, and gone with it.
        VERIFY_FAILS(project.stores->transaction([&]() -> Result<> {
            ProjectInfo info = *store.info();
            info.title = QStringLiteral("乙");
            if (const auto set = store.setInfo(info); !set)
                return set;
            if (store.info()->title != QStringLiteral("乙"))
                return failure(ErrorCode::Invalid, QStringLiteral("not seen"));
            return failure(ErrorCode::Cancelled, QStringLiteral("back"));
        }),
                     ErrorCode::Cancelled);
        QCOMPARE(now(), QStringLiteral("甲"));
        const auto peopleNow = [&] {
            qsizetype count = 0;
            (void)project.stores->transaction([&]() -> Result<> {
                count = store.people()->size();
                return {};
            });
            return count;
        };
        Person person;
        person.id = PersonId::create();
        person.name = QStringLiteral("丁");
        person.createdAt = QDateTime::currentDateTimeUtc();
        QCOMPARE(peopleNow(), 1);
        VERIFY_OK(other->transaction([&] { return other->project().addPerson(person); }));
        QCOMPARE(peopleNow(), 2);
        VERIFY_FAILS(project.stores->transaction([&]() -> Result<> {
            Person changed = store.people()->constLast();
            changed.paused = !changed.paused;
            if (const auto updated = store.updatePerson(changed); !updated)
                return updated;
            if (store.people()->constLast().paused != changed.paused)
                return failure(ErrorCode::Invalid, QStringLiteral("not seen"));
            return failure(ErrorCode::Cancelled, QStringLiteral("back"));
        }),
                     ErrorCode::Cancelled);
        QVERIFY(!store.people()->constLast().paused);
        VERIFY_OK(titleOf(*project.stores, QStringLiteral("丙")));
        QCOMPARE(now(), QStringLiteral("丙"));
        QCOMPARE(other->project().info()->title, QStringLiteral("丙"));
    }

    void projectAndPeople_data() { addBackends(); }
    void projectAndPeople()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        ProjectStore &store = project.stores->project();
        ProjectInfo info = *store.info();
        QCOMPARE(info.title, QStringLiteral("测试"));
        QCOMPARE(info.preset.code, QStringLiteral("cii-bench"));
        QVERIFY(!info.preset.dimensions.isEmpty());
        const ProjectInfo stale = info;
        info.title = QStringLiteral("新");
        info.rules.annotatorsPerImage = 2;
        info.rules.votesPerQuestion = 5;
        info.rules.requireLicence = true;
        info.rules.allowedSources = {QStringLiteral("example.org"), QStringLiteral("a,b\"c")};
        info.rules.textRatioLimit = 0.3125;
        VERIFY_OK(project.stores->transaction([&] { return store.setInfo(info); }));
        const ProjectInfo read = *store.info();
        QCOMPARE(read.title, info.title);
        QCOMPARE(read.rules.annotatorsPerImage, 2);
        QCOMPARE(read.rules.votesPerQuestion, 5);
        QVERIFY(read.rules.requireLicence);
        QCOMPARE(read.rules.allowedSources, info.rules.allowedSources);
        QCOMPARE(read.rules.textRatioLimit, 0.3125);
        QCOMPARE(read.version, 2);
        VERIFY_FAILS(project.stores->transaction([&] { return store.setInfo(stale); }),
                     ErrorCode::Conflict);

        QCOMPARE(store.people()->size(), 1);
        QCOMPARE(store.people()->constFirst().roles.size(), 6);
        Person person;
        person.id = PersonId::create();
        person.name = QStringLiteral("Lead");
        person.createdAt = QDateTime::currentDateTimeUtc();
        VERIFY_FAILS(project.stores->transaction([&] { return store.addPerson(person); }),
                     ErrorCode::Conflict);
        person.name = QStringLiteral("乙");
        person.roles = {Role::Validator, Role::Annotator};
        VERIFY_OK(project.stores->transaction([&] { return store.addPerson(person); }));
        person.roles = {Role::Expert};
        person.active = false;
        VERIFY_OK(project.stores->transaction([&] { return store.updatePerson(person); }));
        QCOMPARE(store.people()->size(), 2);
        QCOMPARE(store.people()->at(1).roles, QList<Role>{Role::Expert});
        QVERIFY(!store.people()->at(1).active);
        person.name = QStringLiteral("Lead");
        VERIFY_FAILS(project.stores->transaction([&] { return store.updatePerson(person); }),
                     ErrorCode::Conflict);
    }

    void jobsAreFoundAgain_data() { addBackends(); }
    void jobsAreFoundAgain()
    {
        QFETCH(const bool, server);
        const TestProject project(server);
        JobRecord job;
        job.id = JobId::create();
        job.kind = QStringLiteral("scan-text");
        job.parameters = "{\"engine\":\"x\"}";
        job.total = 10'000'000'000;
        job.createdAt = QDateTime::currentDateTimeUtc();
        VERIFY_OK(project.stores->transaction([&] { return project.stores->jobs().save(job); }));
        QCOMPARE(project.stores->jobs().unfinished()->size(), 1);
        job.done = job.total;
        job.state = JobState::Done;
        job.message = QStringLiteral("完成");
        job.result = "{\"n\":1}";
        VERIFY_OK(project.stores->transaction([&] { return project.stores->jobs().save(job); }));
        QVERIFY(project.stores->jobs().unfinished()->isEmpty());
        const auto recent = project.stores->jobs().recent(5);
        QCOMPARE(recent->size(), 1);
        QCOMPARE(recent->constFirst().done, job.done);
        QCOMPARE(recent->constFirst().parameters, job.parameters);
        QCOMPARE(recent->constFirst().message, job.message);
        QCOMPARE(recent->constFirst().result, job.result);
        for (const auto &entry : codesOf(JobState{})) {
            job.state = entry.first;
            VERIFY_OK(
                project.stores->transaction([&] { return project.stores->jobs().save(job); }));
        }
    }
};

QTEST_GUILESS_MAIN(StoresTest)
#include "storestest.moc"
