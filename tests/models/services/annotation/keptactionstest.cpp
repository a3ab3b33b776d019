// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does while the server is lost: nothing is lost or doubled.
#include "models/services/annotation/keptactions.h"
#include "tests/support/patience.h"
#include "tests/support/reviewfixture.h"
#include "tests/support/server/cutcommits.h"
#include "tests/support/validationfixture.h"

#include "db/connection/presence.h"
#include "db/stores/sqlstores.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/project/serverwait.h"
#include "models/services/annotation/keptdecisions.h"
#include "models/services/session/once.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/serverwatch.h"
#include "models/services/session/typingkeeper.h"
#include "models/services/session/unsavedtext.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QSignalSpy>

#include <csignal>

using namespace yuyi;
using namespace yuyi::test;

class KeptActionsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ValidationProject> m_project;
    std::unique_ptr<ProjectAccess> m_access;
    PersonId m_person;
    ImageId m_image;
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

    /// The kinds of the actions in files of this computer, also those of this program.
    QStringList storedActions() const
    {
        QStringList kinds;
        QDirIterator files(TypingKeeper::folder() + u'/' + m_access->info().id.toString(), {QStringLiteral("*.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const Json json = storedJson(fileBytes(files.next()));
            kinds.append(textOf(fieldOf(json, "content"), "action"));
        }
        return kinds;
    }

    qsizetype votes() const { return m_project->require(m_project->stores->validation().votes(m_item.validation)).size(); }

    QList<UnsavedCopy> left() const
    {
        return UnsavedCopies(TypingKeeper::folder(), m_project->require(m_project->stores->project().info()).id, m_person).left();
    }

    void cutCommits() { cutCommitsOf(*m_project); }
    static KeptAction leftOf(const CaseField &field)
    {
        return toAction(KeptDecision{field.id,
                                     field.field,
                                     {Pick::Left, {}, Cause::Slip, QStringLiteral("左边对"), false},
                                     {},
                                     QStringLiteral("Field")},
                        QStringLiteral("Review"), QStringLiteral("左边对"));
    }

    void mend() { mendCommitsOf(*m_project); }

    /// Stops the processes of the server that serve the window: they accept what they are asked and do not answer.
    void freeze()
    {
        const auto connection = m_project->connection();
        const auto visitors = visitorsOf(*connection);
        VERIFY_OK(visitors);
        // The stores of the project itself have been there first.
        const qint64 ours = m_project->require(processOfStores());
        for (const ProjectVisitor &visitor : *visitors) {
            if (!visitor.own && visitor.process != ours)
                m_frozen.append(static_cast<pid_t>(visitor.process));
        }
        QVERIFY(!m_frozen.isEmpty());
        for (const pid_t process : std::as_const(m_frozen))
            QCOMPARE(kill(process, SIGSTOP), 0);
    }
    void thaw()
    {
        for (const pid_t process : std::as_const(m_frozen))
            kill(process, SIGCONT);
        m_frozen.clear();
    }
    Result<qint64> processOfStores() const
    {
        return static_cast<SqlStores &>(*m_project->stores).connection().number(QStringLiteral("SELECT pg_backend_pid()"));
    }

    QList<pid_t> m_frozen;

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
        m_image = m_project->gold(QStringLiteral("one.jpg"), 1);
        m_person = m_project->validators(1).first();
        m_item = m_project->require(ValidationService(*m_project->stores, m_person).take(1)).constFirst();
        open();
    }

    void cleanup()
    {
        thaw();
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

    /// The server accepts and does not answer: the window knows it, the action is on this computer, and it is stored once afterwards,
    /// with the time when the person did it.
    void aServerThatFreezes()
    {
        m_access->server().setPatience(300, 60000);
        freeze();
        KeptAction done = action();
        done.at = currentTime().addSecs(-3600);
        const auto sent = m_access->outbox().send(done);
        QTRY_VERIFY(m_access->server().isSilent());
        QVERIFY(!m_access->server().isConnected());
        QTRY_COMPARE(m_access->outbox().waiting(), 1);
        QVERIFY(m_access->outbox().isKeeping());
        QCOMPARE(storedActions(), QStringList{done.kind});
        thaw();
        QTRY_VERIFY(sent.isFinished());
        VERIFY_OK(sent.result());
        QTRY_VERIFY(m_access->server().isConnected());
        QVERIFY(!m_access->server().isSilent());
        QCOMPARE(votes(), 1);
        const Vote vote = m_project->require(m_project->stores->validation().votes(m_item.validation)).constFirst();
        QCOMPARE_LT(std::abs(vote.createdAt.msecsTo(done.at)), 60000);
        QTRY_VERIFY(storedActions().isEmpty());
    }

    /// Its processes never answer: a new connection takes over what waits. What the old ones do later changes nothing.
    void aConnectionLeftBehind()
    {
        m_access->server().setPatience(300, 900);
        QSignalSpy left(&m_access->server(), &ServerWatch::leftBehind);
        freeze();
        const auto sent = m_access->outbox().send(action());
        const auto asked = m_access->read([](Stores &stores) { return stores.project().people(); });
        QTRY_VERIFY(!left.isEmpty());
        QTRY_VERIFY(sent.isFinished());
        VERIFY_OK(sent.result());
        QTRY_VERIFY(m_access->server().isConnected());
        QCOMPARE(votes(), 1);
        QVERIFY(threadsLeftBehind() > 0);
        thaw();
        QTRY_VERIFY(asked.isFinished());
        QTRY_COMPARE(threadsLeftBehind().load(), 0);
        QCOMPARE(votes(), 1);
    }

    /// Closing the window does not wait for it, and the next program carries what was done.
    void closedWhileFrozen()
    {
        m_access->server().setPatience(300, 60000);
        freeze();
        (void)m_access->outbox().send(action());
        QTRY_COMPARE(m_access->outbox().waiting(), 1);
        QElapsedTimer closing;
        closing.start();
        m_access.reset();
        QCOMPARE_LT(closing.elapsed(), 10000);
        QCOMPARE(left().size(), 1);
        thaw();
        open();
        m_access->outbox().sendLeft();
        QTRY_VERIFY(left().isEmpty());
        QCOMPARE(votes(), 1);
    }

    /// A comment goes the same way.
    void aComment()
    {
        m_access->actAs(m_project->lead);
        cutCommits();
        const CommentTarget target{TalkSubject::Image, m_image.value(), m_image, {}};
        const auto sent = m_access->outbox().send(toAction(target, QStringLiteral("看不清"), QStringLiteral("A comment")));
        QTRY_COMPARE(m_access->outbox().waiting(), 1);
        QCOMPARE(m_project->require(m_project->stores->talk().thread(target)).size(), 0);
        mend();
        QTRY_VERIFY(sent.isFinished());
        VERIFY_OK(sent.result());
        const QList<Comment> comments = m_project->require(m_project->stores->talk().thread(target));
        QCOMPARE(comments.size(), 1);
        QCOMPARE(comments.constFirst().body, QStringLiteral("看不清"));
    }

    /// Decisions and the end of the case wait in their order. Each is stored once.
    void aCaseWithoutTheServer()
    {
        const ReviewProject project(true);
        const ImageId image = project.keep(QStringLiteral("one.jpg"));
        project.annotate(project.first, image);
        project.annotate(project.second, image, [](AnnotationContent &content) { content.explanation += QStringLiteral(" 不同的解释。"); });
        const CaseView view = project.view(image);
        QVERIFY(view.openFields() > 0);

        auto access = std::move(*ProjectAccess::open(project.factory));
        access->actAs(project.adjudicator);
        addDecisionCarriers(access->outbox());
        cutCommitsOf(project);
        QList<QFuture<Result<Carried>>> sent;
        for (const CaseField &field : view.fields) {
            if (field.isOpen())
                sent.append(access->outbox().send(leftOf(field)));
        }
        sent.append(access->outbox().send(toFinishing(view.id, QStringLiteral("Review"))));
        QTRY_COMPARE(access->outbox().waiting(), sent.size());
        QCOMPARE(project.stage(image), Stage::Disputed);
        mendCommitsOf(project);
        QTRY_VERIFY(sent.constLast().isFinished());
        for (const auto &one : std::as_const(sent))
            VERIFY_OK(one.result());
        QCOMPARE(std::any_cast<CaseField>(sent.constFirst().result()->made).decision->note, QStringLiteral("左边对"));
        QVERIFY(!project.gold(image).id.isNull());
        for (const CaseField &field : view.fields) {
            if (field.isOpen())
                QCOMPARE(*project.connection()->number(QStringLiteral("SELECT count(*) FROM adjudication WHERE discrepancy_id = ?"),
                                                       {field.id.toString()}),
                         1);
        }
        access.reset();
    }

    /// No file can be written: the window knows that it is not kept, until it can.
    void noRoomOnThisComputer()
    {
        const QString folder = TypingKeeper::folder() + u'/' + m_access->info().id.toString();
        QVERIFY(QDir().mkpath(TypingKeeper::folder()));
        QVERIFY(QDir(folder).removeRecursively());
        QFile inTheWay(folder);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        cutCommits();
        const auto sent = m_access->outbox().send(action());
        QTRY_COMPARE(m_access->outbox().unkept(), 1);
        QVERIFY(!m_access->outbox().isKeeping());
        QVERIFY(storedActions().isEmpty());
        QVERIFY(inTheWay.remove());
        QTRY_VERIFY(m_access->outbox().isKeeping());
        QCOMPARE(storedActions().size(), 1);
        mend();
        QTRY_VERIFY(sent.isFinished());
        QCOMPARE(votes(), 1);
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
