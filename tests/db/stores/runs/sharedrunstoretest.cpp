// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

#include <atomic>
#include <thread>
#include <vector>

using namespace yuyi;
using namespace yuyi::test;

/// Programs that share the requests of a run, as rows.
class SharedRunStoreTest : public QObject
{
    Q_OBJECT

    static constexpr int minute = 60'000;
    std::unique_ptr<TestProject> m_project;
    RunSession m_session;

    SharedRunStore &shared() { return m_project->stores->sharedRuns(); }
    void within(const std::function<Result<>()> &work) { VERIFY_OK(m_project->stores->transaction(work)); }
    QList<int> takenBy(const QString &owner)
    {
        QList<int> numbers;
        const auto taken = shared().taken(m_session.run, owner);
        for (const TakenUnit &unit : *taken)
            numbers.append(unit.number);
        return numbers;
    }
    /// A run with so many units.
    void setUp(bool server, int units)
    {
        m_project = std::make_unique<TestProject>(server);
        Endpoint endpoint;
        endpoint.id = EndpointId::create();
        endpoint.name = QStringLiteral("模型甲");
        endpoint.baseUrl = QStringLiteral("http://127.0.0.1:1/v1");
        endpoint.model = QStringLiteral("m");
        ItemSet set;
        set.id = ItemSetId::create();
        set.name = QStringLiteral("冻结");
        set.hash = QStringLiteral("ab12");
        Run run;
        run.id = RunId::create();
        run.launch = run.id;
        run.endpoint = endpoint.id;
        run.model = endpoint.model;
        run.configuration = QStringLiteral("none");
        run.itemSet = set.id;
        within([&]() -> Result<> {
            YUYI_CHECK(m_project->stores->endpoints().add(endpoint));
            YUYI_CHECK(m_project->stores->runs().addItemSet(set, {}));
            return m_project->stores->runs().addRun(run);
        });
        m_session = {run.id, QStringLiteral("first"), false, 1, QStringLiteral("00")};
        QList<int> numbers;
        for (int i = 0; i < units; ++i)
            numbers.append(i);
        within([&] { return shared().begin(m_session, numbers, QStringLiteral("a")); });
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void noUnitIsTakenTwice_data() { addBackends(); }
    void noUnitIsTakenTwice()
    {
        QFETCH(bool, server);
        constexpr int units = 300;
        constexpr int claimers = 4;
        setUp(server, units);
        std::vector<std::thread> threads;
        std::atomic<int> failures = 0;
        for (int claimer = 0; claimer < claimers; ++claimer) {
            threads.emplace_back([&, claimer] {
                const auto stores = m_project->connect();
                const QString owner = QString::number(claimer);
                qsizetype before = -1;
                qsizetype now = 0;
                while (now > before) {
                    before = now;
                    const auto done = stores->transaction([&]() -> Result<> {
                        YUYI_CHECK(stores->sharedRuns().renew(m_session.run, owner, minute));
                        YUYI_CHECK(stores->sharedRuns().claim(m_session.run, owner, 3));
                        YUYI_TRY(const auto taken, stores->sharedRuns().taken(m_session.run, owner));
                        now = taken.size();
                        return {};
                    });
                    failures += done ? 0 : 1;
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(failures.load(), 0);
        QSet<int> all;
        qsizetype sum = 0;
        for (int claimer = 0; claimer < claimers; ++claimer) {
            for (const int unit : takenBy(QString::number(claimer))) {
                all.insert(unit);
                ++sum;
            }
        }
        QCOMPARE(sum, qsizetype(units));
        QCOMPARE(all.size(), qsizetype(units));
        QCOMPARE(shared().counts(m_session.run)->taken, units);
        QCOMPARE(shared().helpers(m_session.run)->size(), qsizetype(claimers));
    }

    void aLeaseThatIsOverFreesItsUnits_data() { addBackends(); }
    void aLeaseThatIsOverFreesItsUnits()
    {
        QFETCH(bool, server);
        setUp(server, 3);
        const QString a = QStringLiteral("a");
        const QString b = QStringLiteral("b");
        const RunId run = m_session.run;
        const auto claim = [&](const QString &owner, int count, int lease) {
            within([&]() -> Result<> {
                YUYI_CHECK(shared().renew(run, owner, lease));
                YUYI_CHECK(shared().sweep(run));
                return shared().claim(run, owner, count);
            });
        };
        claim(a, 2, minute);
        claim(b, 3, minute);
        QCOMPARE(takenBy(a), (QList<int>{0, 1}));
        QCOMPARE(takenBy(b), (QList<int>{2}));
        within([&] { return shared().finish(run, a, 0); });
        within([&] { return shared().finish(run, b, 1); }); // not b's: stays as it is
        QCOMPARE(takenBy(a), (QList<int>{1}));
        // a is lost three times with the same unit, and each time b or a takes it again.
        for (int lost = 1; lost <= SharedRunStore::triesAtMost; ++lost) {
            within([&] { return shared().renew(run, a, -1); });
            QVERIFY(!shared().helpers(run)->contains(a));
            within([&] { return shared().sweep(run); });
            QVERIFY(takenBy(a).isEmpty());
            const UnitCounts counts = *shared().counts(run);
            const bool failed = lost == SharedRunStore::triesAtMost;
            QCOMPARE(counts.ready, failed ? 0 : 1);
            QCOMPARE(counts.failed, failed ? 1 : 0);
            claim(a, 1, minute);
            QCOMPARE(takenBy(a).isEmpty(), failed);
        }
        // Who leaves gives back what they had; it counts as no loss.
        within([&] { return shared().leave(run, b); });
        QCOMPARE(shared().counts(run)->ready, 1);
        claim(a, 1, minute);
        QCOMPARE(shared().taken(run, a)->constFirst().number, 2);
        QCOMPARE(shared().taken(run, a)->constFirst().takes, 2);
    }

    void aSessionIsEndedOnce_data() { addBackends(); }
    void aSessionIsEndedOnce()
    {
        QFETCH(bool, server);
        setUp(server, 1);
        const auto end = [&](const RunSession &session, RunState state, const QString &message) {
            bool ended = false;
            within([&]() -> Result<> {
                YUYI_TRY(ended, shared().end(session, state, message));
                return {};
            });
            return ended;
        };
        RunSession other = m_session;
        other.code = QStringLiteral("second");
        QVERIFY(!end(other, RunState::Done, {}));
        const auto stored = [&] { return *m_project->stores->runs().run(m_session.run); };
        QCOMPARE(stored().state, RunState::Running);
        QCOMPARE(stored().runner, QStringLiteral("a"));
        QVERIFY(end(m_session, RunState::Paused, QStringLiteral("why")));
        QVERIFY(!end(m_session, RunState::Done, {}));
        QCOMPARE(stored().state, RunState::Paused);
        QCOMPARE(stored().message, QStringLiteral("why"));
        QVERIFY(stored().runner.isEmpty());
        QVERIFY(!shared().session(m_session.run)->has_value());
    }
};

QTEST_GUILESS_MAIN(SharedRunStoreTest)
#include "sharedrunstoretest.moc"
