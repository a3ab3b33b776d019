// SPDX-License-Identifier: GPL-3.0-or-later
// What people at desks hand in is stored once, whatever becomes of their connections, and however many save at the same time.
#include "tests/models/services/steward/deskteam.h"
#include "tests/support/patience.h"
#include "tests/support/wire/cuttingproxy.h"

#include "models/services/annotation/keptactions.h"
#include "models/services/session/projectaccess.h"
#include "models/services/session/typingkeeper.h"

#include <QThread>

#include <atomic>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// An annotator's program keeps its own order of saves: each goes on from the version of the one before.
struct Saver {
    PersonId person;
    QString location;
    QList<QUuid> acknowledged;
    std::optional<Annotation> last;
    QString fault;

    /// What somebody else was quicker to take is left out, as in the window.
    static Result<Annotation> openNext(AnnotationService &service)
    {
        ImageId after;
        while (true) {
            YUYI_TRY(const auto next, service.next(after));
            if (!next)
                return failure(ErrorCode::NotFound, QStringLiteral("No image."));
            const auto opened = service.open(*next);
            if (opened || opened.error().code != ErrorCode::Refused)
                return opened;
            after = *next;
        }
    }
    void work(DeskTeam &team, int saves)
    {
        const auto factory = team.host.open(location);
        const auto stores = factory ? (*factory)->open() : Result<std::unique_ptr<Stores>>(passOn(factory));
        if (!stores) {
            fault = stores.error().sentence;
            return;
        }
        AnnotationService service(**stores, person);
        auto saved = openNext(service);
        for (int i = 0; saved && i < saves; ++i) {
            Annotation annotation = *saved;
            annotation.content.explanation = QStringLiteral("%1: %2").arg(person.toString()).arg(i);
            const QUuid name = newUuid();
            saved = saveNamed(**stores, person, annotation, annotation.content, std::nullopt, {}, name);
            if (saved) {
                acknowledged.append(name);
                last = *saved;
            }
        }
        if (!saved)
            fault = saved.error().sentence;
    }
};

} // namespace

class DeskCutsTest : public QObject
{
    Q_OBJECT

    static QString by(const CuttingProxy &proxy, QString location)
    {
        return location.replace(QStringLiteral(":%1/").arg(qEnvironmentVariable("PGPORT")), QStringLiteral(":%1/").arg(proxy.port()));
    }
    static qint64 events(const DeskTeam &team, const PersonId &person, AuditAction action)
    {
        return *team.connection()->number(
            QStringLiteral("SELECT count(*) FROM event WHERE entity = 'annotation' AND created_by = ? AND action = ?"),
            {person.toString(), codeOf(action)});
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(hasWantedServer());
        if (!qEnvironmentVariableIsSet("PGHOST"))
            QSKIP("Logins need a server.");
    }

    void aCommitIsCut_data();
    void aCommitIsCut();
    void manySaveAtOnce();
};

void DeskCutsTest::aCommitIsCut_data()
{
    QTest::addColumn<int>("fate");
    QTest::newRow("the server never gets it") << static_cast<int>(CuttingProxy::Fate::Lost);
    QTest::newRow("the server gets half of it") << static_cast<int>(CuttingProxy::Fate::Half);
    QTest::newRow("its answer is lost") << static_cast<int>(CuttingProxy::Fate::Unanswered);
}

void DeskCutsTest::aCommitIsCut()
{
    QFETCH(int, fate);
    DeskTeam team(0);
    CuttingProxy proxy(static_cast<quint16>(qEnvironmentVariableIntValue("PGPORT")));
    const ImageId image = team.keep(QStringLiteral("001"));
    // A submission is two transactions: once its save is cut, once the submission itself.
    int wanted = 1;
    for (const PersonId &person : {team.first, team.second}) {
        AnnotationService service(team.at(person), person);
        QCOMPARE(**service.next({}), image);
        Annotation annotation = *service.open(image);
        annotation.content = complete(annotation.content, team.preset);
        const auto access = std::move(*ProjectAccess::open(*team.host.open(by(proxy, team.invited(person)))));
        addCarriers(access->outbox());
        std::atomic<int> commits = 0;
        proxy.setRule([&](const QByteArray &sent) -> CuttingProxy::Deed {
            const bool now = CuttingProxy::isCommit(sent) && ++commits == wanted;
            return {now ? static_cast<CuttingProxy::Fate>(fate) : CuttingProxy::Fate::Pass, {}};
        });
        const KeptAction action = toAction(Submitting{annotation, {}}, QStringLiteral("Annotate"), QStringLiteral("typed"));
        const auto sent = access->outbox().send(action);
        QTRY_VERIFY(sent.isFinished());
        VERIFY_OK(sent.result());
        QVERIFY(!sent.result()->refused);
        QVERIFY2(commits > wanted || fate == static_cast<int>(CuttingProxy::Fate::Unanswered), "it was not cut");
        proxy.setRule({});
        QCOMPARE(team.annotations().annotation(annotation.id)->state, AnnotationState::Submitted);
        QCOMPARE(events(team, person, AuditAction::Saved), 2); // by its save, and with the submission
        QCOMPARE(events(team, person, AuditAction::Submitted), 1);
        QTRY_VERIFY(UnsavedCopies(TypingKeeper::folder(), team.stores->project().info()->id, person).left().isEmpty());
        ++wanted;
    }
    QCOMPARE(*team.connection()->number(QStringLiteral("SELECT count(*) FROM submission")), 2);
    QCOMPARE(team.settle(), QStringList());
    EventFilter compared;
    compared.entity = Entity::Adjudication;
    compared.action = codeOf(AuditAction::Compared);
    compared.image = image;
    QCOMPARE(*team.stores->history().count(compared), 1);
    QCOMPARE(team.findings(), QStringList());
}

void DeskCutsTest::manySaveAtOnce()
{
    constexpr int people = 6;
    constexpr int saves = 20;
    DeskTeam team(0);
    QList<Saver> savers;
    for (int i = 0; i < people; ++i) {
        (void)team.keep(QStringLiteral("%1").arg(i));
        Saver saver;
        saver.person = team.person(QStringLiteral("A%1").arg(i), {Role::Annotator});
        saver.location = team.invited(saver.person);
        savers.append(saver);
    }
    std::vector<std::unique_ptr<QThread>> threads;
    for (Saver &saver : savers) {
        threads.emplace_back(QThread::create([&team, &saver] { saver.work(team, saves); }));
        threads.back()->start();
    }
    for (const auto &thread : threads)
        QVERIFY(thread->wait());
    for (const Saver &saver : std::as_const(savers)) {
        QVERIFY2(saver.fault.isEmpty(), qPrintable(saver.fault));
        QCOMPARE(saver.acknowledged.size(), saves);
        for (const QUuid &name : saver.acknowledged)
            QCOMPARE(team.stores->history().eventsOfAct(name)->size(), 1);
        QCOMPARE(events(team, saver.person, AuditAction::Saved), saves);
        const auto stored = team.annotations().annotation(saver.last->id);
        QCOMPARE(stored->version, saves);
        QCOMPARE(stored->content.explanation, saver.last->content.explanation);
    }
}

QTEST_GUILESS_MAIN(DeskCutsTest)
#include "deskcutstest.moc"
