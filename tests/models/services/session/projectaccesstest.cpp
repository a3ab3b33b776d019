// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/session/projectaccess.h"
#include "tests/support/fakestores.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

using namespace yuyi;
using namespace yuyi::test;

namespace {

Event eventOf(Entity entity, const QUuid &subject = newUuid())
{
    Event event;
    event.id = EventId::create();
    event.entity = entity;
    event.subject = subject;
    event.action = QStringLiteral("added");
    return event;
}

Result<> commit(Stores &stores, Entity entity, const QUuid &subject = newUuid())
{
    return stores.transaction([&] { return stores.record(eventOf(entity, subject)); });
}

} // namespace

class ProjectAccessTest : public QObject
{
    Q_OBJECT

    std::shared_ptr<FakeDatabase> m_db;
    std::unique_ptr<ProjectAccess> m_access;

private Q_SLOTS:
    void init()
    {
        m_db = fakeDatabase();
        auto access = ProjectAccess::open(std::make_shared<FakeFactory>(m_db));
        QVERIFY(access);
        m_access = std::move(*access);
    }

    void cleanup()
    {
        m_access.reset();
        QCOMPARE(m_db->connections.load(), 0);
    }

    void knowsProjectAndPerson()
    {
        QCOMPARE(m_access->info().title, QStringLiteral("Fake"));
        QCOMPARE(m_access->people().size(), 1);
        QCOMPARE(m_access->person().name, QStringLiteral("Lead"));
    }

    void openTellsWhyNot()
    {
        m_db->refuseOpen = {ErrorCode::Damaged, QStringLiteral("It is damaged."), {}};
        auto access = ProjectAccess::open(std::make_shared<FakeFactory>(m_db));
        QVERIFY(!access);
        QCOMPARE(access.error().sentence, QStringLiteral("It is damaged."));
    }

    void worksOnOtherThreadsAndAnswersInThisOne()
    {
        QThread *home = QThread::currentThread();
        QThread *written = nullptr, *read = nullptr, *answered = nullptr;
        m_access->write([&](Stores &) -> Result<int> {
                    written = QThread::currentThread();
                    return 7;
                })
            .then(this, [&](const Result<int> &seven) {
                answered = QThread::currentThread();
                QCOMPARE(*seven, 7);
            });
        m_access->read([&](Stores &) -> Result<> {
            read = QThread::currentThread();
            return {};
        });
        QTRY_VERIFY(answered && read);
        QCOMPARE(answered, home);
        QVERIFY(written != home && read != home && written != read);
    }

    void writesKeepTheirOrder()
    {
        QList<int> order;
        for (int i = 0; i < 200; ++i) {
            m_access->write([&order, i](Stores &) -> Result<> {
                order.append(i);
                return {};
            });
        }
        QCOMPARE(m_access->pendingWrites(), 200);
        QTRY_COMPARE(m_access->pendingWrites(), 0);
        QCOMPARE(order.size(), 200);
        QVERIFY(std::is_sorted(order.begin(), order.end()));
    }

    void destructorFinishesWrites()
    {
        std::atomic<int> done = 0;
        for (int i = 0; i < 50; ++i) {
            m_access->write([&](Stores &) -> Result<> {
                QThread::usleep(200); // work that takes a while, so that some is still queued below; nothing waits for it
                ++done;
                return {};
            });
        }
        m_access.reset();
        QCOMPARE(done.load(), 50);
    }

    void aDestroyedContextIsNotCalled()
    {
        QSemaphore gate;
        bool called = false;
        auto context = std::make_unique<QObject>();
        m_access->read([&](Stores &) -> Result<> {
                    gate.acquire();
                    return {};
                })
            .then(context.get(), [&](const Result<> &) { called = true; });
        context.reset();
        gate.release();
        bool later = false;
        m_access->read([](Stores &) -> Result<> { return {}; }).then(this, [&](const Result<> &) { later = true; });
        QTRY_VERIFY(later);
        QVERIFY(!called);
    }

    void readOvertakenByAWriteIsDoneAgain()
    {
        QSemaphore begun, gate;
        std::atomic<int> stored = 0, times = 0;
        QStringList answers;
        m_access->read([&](Stores &) -> Result<int> {
                    const int found = stored;
                    if (++times == 1) {
                        begun.release();
                        gate.acquire();
                    }
                    return found;
                })
            .then(this, [&](const Result<int> &found) { answers.append(QStringLiteral("first read %1").arg(*found)); });
        m_access->read([&](Stores &) -> Result<int> { return stored.load(); })
            .then(this, [&](const Result<int> &found) { answers.append(QStringLiteral("second read %1").arg(*found)); });
        begun.acquire();
        m_access->write([&](Stores &) -> Result<> {
                    stored = 7;
                    return {};
                })
            .then(this, [&](const Result<> &) {
                answers.append(QStringLiteral("written"));
                gate.release();
            });
        QTRY_COMPARE(answers, QStringList({QStringLiteral("written"), QStringLiteral("first read 7"), QStringLiteral("second read 7")}));
        QCOMPARE(times.load(), 2);
    }

    void readWaitsForTheWriteAskedBeforeIt()
    {
        QSemaphore gate;
        std::atomic<int> stored = 0, times = 0;
        std::optional<int> answer;
        m_access->write([&](Stores &) -> Result<> {
            gate.acquire();
            stored = 7;
            return {};
        });
        m_access->read([&](Stores &) -> Result<int> {
                    ++times;
                    return stored.load();
                })
            .then(this, [&](const Result<int> &found) { answer = *found; });
        gate.release();
        QTRY_VERIFY(answer);
        QCOMPARE(*answer, 7);
        QCOMPARE(times.load(), 1);
    }

    void readDoesNotWaitForALongWrite()
    {
        QSemaphore gate;
        bool written = false;
        int answers = 0;
        m_access->write([&](Stores &) -> Result<> {
                    gate.acquire();
                    return {};
                })
            .then(this, [&](const Result<> &) { written = true; });
        for (int i = 0; i < 2; ++i)
            m_access->read([](Stores &) -> Result<> { return {}; }).then(this, [&](const Result<> &) { ++answers; });
        QTRY_COMPARE(answers, 2);
        QVERIFY(!written);
        gate.release();
        QTRY_VERIFY(written);
    }

    void readOvertakenEachTimeEndsAllTheSame()
    {
        QSemaphore begun, gate;
        std::atomic<int> times = 0;
        std::optional<int> answer;
        m_access->read([&](Stores &) -> Result<int> {
                    begun.release();
                    gate.acquire();
                    return ++times;
                })
            .then(this, [&](const Result<int> &found) { answer = *found; });
        while (!answer) {
            const bool reading = QTest::qWaitFor([&] { return answer || begun.tryAcquire(); }, 30000);
            QVERIFY(reading);
            if (answer)
                break;
            bool written = false;
            m_access->write([](Stores &) -> Result<> { return {}; }).then(this, [&](const Result<> &) { written = true; });
            QTRY_VERIFY(written);
            gate.release();
        }
        QVERIFY2(*answer > 1 && *answer < 10, qPrintable(QString::number(*answer)));
    }

    void continuationMayCloseTheProject()
    {
        m_access->write([](Stores &) -> Result<> { return {}; }).then(this, [this](const Result<> &) {
            m_access.reset();
        });
        QTRY_VERIFY(!m_access);
    }

    void exceptionIsReportedAndTheThreadLivesOn()
    {
        QSignalSpy failed(m_access.get(), &ProjectAccess::failed);
        // Whoever waits for the answer gets it, too.
        QString told;
        m_access->write([](Stores &) -> Result<> { throw std::runtime_error("broken"); }).then(this, [&](const Result<> &answer) {
            told = answer ? QString() : answer.error().sentence;
        });
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!failed[0][0].value<Error>().sentence.isEmpty());
        QTRY_COMPARE(told, failed[0][0].value<Error>().sentence);
        QCOMPARE(m_access->pendingWrites(), 0);
        bool later = false;
        m_access->write([](Stores &) -> Result<> { return {}; }).then(this, [&](const Result<> &) { later = true; });
        QTRY_VERIFY(later);
    }

    void ownCommitsAreToldOnceBeforeTheAnswer()
    {
        QSignalSpy changed(m_access.get(), &ProjectAccess::changed);
        const QUuid subject = newUuid();
        qsizetype toldBefore = -1;
        m_access->write([subject](Stores &stores) { return commit(stores, Entity::Image, subject); })
            .then(this, [&](const Result<> &) { toldBefore = changed.size(); });
        QTRY_COMPARE(toldBefore, 1);
        const Changes changes = changed[0][0].value<Changes>();
        QVERIFY(!changes.external);
        QVERIFY(changes.touches(Entity::Image, subject));
        // Two looks later nothing was told twice.
        int looks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ++looks; });
        timer.start(600);
        QTRY_COMPARE(looks, 2);
        QCOMPARE(changed.size(), 1);
    }

    void foreignCommitsAreToldAsExternal()
    {
        bool begun = false;
        m_access->write([](Stores &) -> Result<> { return {}; }).then(this, [&](const Result<> &) { begun = true; });
        QTRY_VERIFY(begun);
        QTRY_COMPARE(m_access->pendingWrites(), 0);
        QSignalSpy changed(m_access.get(), &ProjectAccess::changed);
        FakeStores other(m_db);
        // The first look only marks where the window stands, so commits go on until one is told.
        QTRY_VERIFY(commit(other, Entity::Decision).has_value() && !changed.isEmpty());
        QVERIFY(changed[0][0].value<Changes>().external);
        QVERIFY(changed[0][0].value<Changes>().touches(Entity::Decision));
    }

    void announcedJobCommitsAreNotForeign()
    {
        QSignalSpy changed(m_access.get(), &ProjectAccess::changed);
        FakeStores job(m_db);
        job.setListener([this](const Changes &changes) { m_access->announce(changes); });
        QList<QUuid> subjects;
        for (int i = 0; i < 20; ++i) {
            subjects.append(newUuid());
            QVERIFY(commit(job, Entity::Image, subjects.last()));
        }
        QTRY_VERIFY(!changed.isEmpty());
        int looks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ++looks; });
        timer.start(600);
        QTRY_COMPARE(looks, 2);
        qsizetype told = 0;
        for (const auto &arguments : changed) {
            const Changes changes = arguments[0].value<Changes>();
            QVERIFY(!changes.external);
            told += changes.list.size();
        }
        QCOMPARE(told, 20);
        QVERIFY2(changed.size() < 20, "announced changes are gathered");
    }

    void manyAnnouncedChangesBecomeOne()
    {
        QSignalSpy changed(m_access.get(), &ProjectAccess::changed);
        Changes many;
        for (int i = 0; i < 5000; ++i)
            many.list.append({Entity::Image, newUuid(), QStringLiteral("added")});
        m_access->announce(many);
        QTRY_COMPARE(changed.size(), 1);
        const Changes told = changed[0][0].value<Changes>();
        QCOMPARE(told.list.size(), 1);
        QVERIFY(told.touches(Entity::Image, newUuid()));
    }

    void infoAndPeopleStayFresh()
    {
        QSignalSpy infoChanged(m_access.get(), &ProjectAccess::infoChanged);
        const Person second{PersonId::create(), QStringLiteral("Second"), {Role::Annotator}, true, {}};
        m_access->write([second](Stores &stores) {
            return stores.transaction([&]() -> Result<> {
                ProjectInfo info = *stores.project().info();
                info.title = QStringLiteral("Renamed");
                if (auto set = stores.project().setInfo(info); !set)
                    return set;
                if (auto added = stores.project().addPerson(second); !added)
                    return added;
                return stores.record(eventOf(Entity::Person, second.id.value()));
            });
        });
        QTRY_COMPARE(infoChanged.size(), 1);
        QCOMPARE(m_access->info().title, QStringLiteral("Renamed"));
        QCOMPARE(m_access->people().size(), 2);

        QSignalSpy personChanged(m_access.get(), &ProjectAccess::personChanged);
        m_access->actAs(second.id);
        QCOMPARE(m_access->person().name, QStringLiteral("Second"));
        QCOMPARE(personChanged.size(), 1);
        m_access->actAs(PersonId::create());
        QCOMPARE(m_access->person().name, QStringLiteral("Second"));
    }

    void mayBeOpenedOnAnotherThread()
    {
        std::unique_ptr<ProjectAccess> other;
        std::unique_ptr<QThread> thread(QThread::create([&] {
            auto access = ProjectAccess::open(std::make_shared<FakeFactory>(m_db));
            if (access)
                other = std::move(*access);
        }));
        thread->start();
        thread->wait();
        QVERIFY(other);
        QCOMPARE(other->thread(), QThread::currentThread());
        bool answered = false;
        other->read([](Stores &) -> Result<> { return {}; }).then(this, [&](const Result<> &) { answered = true; });
        QTRY_VERIFY(answered);
    }
};

QTEST_GUILESS_MAIN(ProjectAccessTest)
#include "projectaccesstest.moc"
