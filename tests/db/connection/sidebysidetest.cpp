// SPDX-License-Identifier: GPL-3.0-or-later
// Two readings at once give what one after the other gives: both see one state of the file.
#include "tests/support/dbfixture.h"

#include "db/connection/sidebyside.h"

#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <functional>
#include <memory>

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr qint64 always = 0;

/// What two readings count, and where the second one was done.
struct Counts {
    qint64 here = -1;
    qint64 beside = -1;
    bool onOwnThread = false;
};

} // namespace

class SideBySideTest : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    ProjectLocation m_location;
    std::unique_ptr<Connection> m_connection;

    static Result<qint64> count(Connection &connection) { return connection.number(QStringLiteral("SELECT count(*) FROM word")); }

    static Result<> add(Connection &connection)
    {
        YUYI_CHECK(connection.begin());
        YUYI_CHECK(connection.write(QStringLiteral("INSERT INTO word (text) VALUES (?)"), {QStringLiteral("x")}));
        return connection.commit();
    }

    /// `meanwhile` is called while the first reading is under way.
    Counts read(qint64 worth, const std::function<Result<>()> &meanwhile = {})
    {
        Counts counts;
        std::atomic<bool> ownThread = false;
        bool disturbed = false;
        const auto done = readSideBySide(
            *m_connection,
            [&](Connection &connection) -> Result<> {
                YUYI_TRY(counts.here, count(connection));
                if (meanwhile && !disturbed) {
                    disturbed = true;
                    return meanwhile();
                }
                return {};
            },
            [&, mine = QThread::currentThreadId()](Connection &connection) -> Result<> {
                ownThread = QThread::currentThreadId() != mine;
                YUYI_TRY(counts.beside, count(connection));
                return {};
            },
            worth);
        counts.onOwnThread = ownThread;
        return done ? counts : Counts();
    }

private Q_SLOTS:
    void init()
    {
        m_location.folder = m_dir.path();
        m_location.file = m_dir.filePath(QStringLiteral("%1.sqlite").arg(QLatin1String(QTest::currentTestFunction())));
        auto opened = Connection::open(m_location, Connection::Mode::Create);
        VERIFY_OK(opened);
        m_connection = std::move(*opened);
        VERIFY_OK(m_connection->execute(QStringLiteral("CREATE TABLE word (text TEXT NOT NULL)")));
        VERIFY_OK(add(*m_connection));
    }
    void cleanup() { m_connection.reset(); }

    void bothReadTheSame()
    {
        const Counts apart = read(always);
        QVERIFY(apart.onOwnThread);
        QCOMPARE(apart.here, 1);
        QCOMPARE(apart.beside, 1);
        // A small file is not worth a thread.
        const Counts together = read(worthSecondConnection);
        QVERIFY(!together.onOwnThread);
        QCOMPARE(together.here, 1);
        QCOMPARE(together.beside, 1);
    }

    void whatIsCommittedMeanwhileIsInBothOrInNeither()
    {
        const auto other = Connection::open(m_location);
        VERIFY_OK(other);
        const Counts counts = read(always, [&] { return add(**other); });
        QCOMPARE(counts.here, counts.beside);
        QCOMPARE(counts.here, 2);
        QVERIFY(!counts.onOwnThread);
    }

    void aTransactionSeesWhatItWrote()
    {
        VERIFY_OK(m_connection->begin());
        VERIFY_OK(m_connection->write(QStringLiteral("INSERT INTO word (text) VALUES (?)"), {QStringLiteral("y")}));
        const Counts counts = read(always);
        QCOMPARE(counts.here, 2);
        QCOMPARE(counts.beside, 2);
        m_connection->rollback();
    }

    void aFaultIsToldWhereverItIs()
    {
        const auto broken = [](Connection &connection) -> Result<> {
            YUYI_CHECK(connection.number(QStringLiteral("SELECT count(*) FROM nowhere")));
            return {};
        };
        const auto fine = [](Connection &) -> Result<> { return {}; };
        QVERIFY(!readSideBySide(*m_connection, fine, broken, always));
        QVERIFY(!readSideBySide(*m_connection, broken, fine, always));
        QCOMPARE(read(always).beside, 1);
    }
};

QTEST_GUILESS_MAIN(SideBySideTest)
#include "sidebysidetest.moc"
