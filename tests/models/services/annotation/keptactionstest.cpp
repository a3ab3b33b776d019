// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does while the server is lost: nothing is lost or doubled.
#include "models/services/annotation/keptactions.h"
#include "tests/support/patience.h"
#include "tests/support/validationfixture.h"

#include "db/connection/presence.h"
#include "models/services/session/once.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "models/services/session/typingkeeper.h"
#include "models/services/session/unsavedtext.h"

#include <QSignalSpy>

using namespace yuyi;
using namespace yuyi::test;

class KeptActionsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ValidationProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    PersonId m_person;
    BlindItem m_item;

    void open()
    {
        m_access = std::move(*ProjectAccess::open(m_project->factory));
        m_access->actAs(m_person);
        addCarriers(m_access->outbox());
    }

    KeptAction action() const
    {
        BlindAnswer answer;
        answer.validation = m_item.validation;
        answer.answer = m_item.options.first().id;
        answer.milliseconds = 4000;
        answer.note = QStringLiteral("unclear");
        return toAction(answer, QStringLiteral("Answered"), QStringLiteral("Validate"), QStringLiteral("unclear"));
    }

    qsizetype votes() const { return m_project->require(m_project->stores->validation().votes(m_item.validation)).size(); }

    QList<UnsavedCopy> left() const
    {
        return UnsavedCopies(TypingKeeper::folder(), m_project->require(m_project->stores->project().info()).id, m_person).left();
    }

    /// From now on the server ends every session in the middle of its commit.
    void cutCommits()
    {
        const auto connection = m_project->connection();
        VERIFY_OK(connection->execute(QStringLiteral("CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM "
                                                     "pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END $$")));
        VERIFY_OK(connection->execute(QStringLiteral("CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON event DEFERRABLE INITIALLY DEFERRED "
                                                     "FOR EACH ROW EXECUTE FUNCTION cut()")));
    }
    void mend() { VERIFY_OK(m_project->connection()->execute(QStringLiteral("DROP TRIGGER cut ON event"))); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("There is no PostgreSQL server.");
    }

    void init()
    {
        m_project = std::make_unique<ValidationProject>(true, 3);
        m_project->gold(QStringLiteral("one.jpg"), 1);
        m_person = m_project->validators(1).first();
        m_item = m_project->require(ValidationService(*m_project->stores, m_person).take(1)).constFirst();
        open();
    }

    void cleanup()
    {
        m_access.reset();
        m_project.reset();
    }

    /// The commit took place, but its answer was lost: asked again, it is not done twice.
    void aCommitWhoseAnswerWasLost()
    {
        const QUuid name = newUuid();
        int calls = 0;
        const auto vote = [&]() -> Result<> {
            ++calls;
            BlindAnswer answer;
            answer.validation = m_item.validation;
            answer.answer = m_item.options.first().id;
            YUYI_CHECK(ValidationService(*m_project->stores, m_person).answer(answer, QStringLiteral("Answered")));
            Error lost{ErrorCode::Environment, QStringLiteral("The server cannot be reached."), {}};
            lost.lost = true;
            return tl::unexpected<Error>(lost);
        };
        VERIFY_FAILS(once(*m_project->stores, name, vote), ErrorCode::Environment);
        VERIFY_OK(once(*m_project->stores, name, vote));
        QCOMPARE(calls, 1);
        QCOMPARE(votes(), 1);
        QVERIFY(*tookPlace(*m_project->stores, name));
        QVERIFY(!*tookPlace(*m_project->stores, newUuid()));
        QCOMPARE(*versionAfter(*m_project->stores, 3, {newUuid(), name}), 4);
    }

    /// The sessions ended before: the action is carried over new ones without anybody noticing.
    void endedBeforehand()
    {
        const auto connection = m_project->connection();
        const auto visitors = visitorsOf(*connection);
        VERIFY_OK(visitors);
        for (const ProjectVisitor &visitor : *visitors) {
            if (!visitor.own)
                VERIFY_OK(connection->number(
                    QStringLiteral("SELECT CASE WHEN pg_terminate_backend(%1) THEN 1 ELSE 0 END").arg(visitor.process)));
        }
        const auto sent = m_access->outbox().send(action());
        QTRY_VERIFY(sent.isFinished());
        VERIFY_OK(sent.result());
        QCOMPARE(votes(), 1);
        QTRY_VERIFY(m_access->server().isConnected());
    }

    /// Ended during the commit: it waits, the window knows it, and it is stored once when the server is back.
    void endedDuringTheCommit()
    {
        QList<ServerLink::State> states;
        QObject::connect(&m_access->server(), &ServerWatch::changed, m_access.get(),
                         [this, &states] { states.append(m_access->server().link().state); });
        cutCommits();
        const auto sent = m_access->outbox().send(action());
        QTRY_COMPARE(m_access->outbox().waiting(), 1);
        QVERIFY(!sent.isFinished());
        QVERIFY(states.contains(ServerLink::State::Lost));
        QCOMPARE(votes(), 0);
        mend();
        QTRY_VERIFY(sent.isFinished());
        VERIFY_OK(sent.result());
        QCOMPARE(votes(), 1);
        QCOMPARE(m_access->outbox().waiting(), 0);
        QTRY_VERIFY(m_access->server().isConnected());
    }

    /// The program ends while an action waits: the next one carries it.
    void anotherProgramGoesOn()
    {
        cutCommits();
        (void)m_access->outbox().send(action());
        QTRY_COMPARE(m_access->outbox().waiting(), 1);
        m_access.reset();
        QCOMPARE(votes(), 0);
        QCOMPARE(left().size(), 1);
        mend();
        open();
        m_access->outbox().sendLeft();
        QTRY_COMPARE(votes(), 1);
        QTRY_VERIFY(left().isEmpty());
    }

    /// What the project refuses after all stays under Unsaved Texts.
    void whatIsRefusedCanBeCopied()
    {
        int calls = 0;
        m_access->outbox().addCarrier(action().kind, [&calls](Stores &, const PersonId &, const KeptAction &) -> Result<Carried> {
            return failure(++calls == 1 ? ErrorCode::Environment : ErrorCode::Conflict, QStringLiteral("Somebody was first."));
        });
        QSignalSpy refused(&m_access->outbox(), &ActionOutbox::refused);
        const auto sent = m_access->outbox().send(action());
        QTRY_VERIFY(sent.isFinished());
        VERIFY_FAILS(sent.result(), ErrorCode::Conflict);
        QCOMPARE(refused.size(), 1);
        const QList<UnsavedCopy> copies = left();
        QCOMPARE(copies.size(), 1);
        QCOMPARE(textOf(copies.constFirst())->text, QStringLiteral("unclear"));
    }
};

QTEST_GUILESS_MAIN(KeptActionsTest)
#include "keptactionstest.moc"
