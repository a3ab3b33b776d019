// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reviewfixture.h"

#include "db/desk/desklayer.h"
#include "db/desk/desknames.h"
#include "models/services/review/validationservice.h"
#include "models/services/session/projectaccess.h"
#include "models/services/steward/stewardservice.h"
#include "models/stores/deskstore.h"

#include <QSignalSpy>
#include <QThread>

#include <atomic>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// @brief A project of a team at a server: everybody works through a login of their own, and a lead's login does what follows.
struct DeskTeam : ReviewProject {
    explicit DeskTeam(int votes = 5) : ReviewProject(true, votes), admin(connection())
    {
        ProjectInfo info = *stores->project().info();
        info.rules.openPool = true;
        done(stores->transaction([&] { return stores->project().setInfo(info); }));
        Person leading = stores->project().people()->constFirst();
        leading.roles = {Role::Lead};
        done(stores->transaction([&] { return stores->project().updatePerson(leading); }));
        third = person(QStringLiteral("戊"), {Role::Annotator});
        for (int i = 0; i < votes; ++i)
            validators.append(person(QStringLiteral("V%1").arg(i), {Role::Validator}));
        done(installDeskLayer(*admin));
    }
    ~DeskTeam()
    {
        desks.clear();
        factories.clear();
        steward.reset();
        done(removeDeskLayer(*admin));
    }

    /// The location of a login for this person, who is invited.
    QString invited(const PersonId &person, const QString &hat = QStringLiteral("desk"))
    {
        const DeskNames names(*admin->text(QStringLiteral("SELECT current_database()::text")), schema);
        const QString login = names.loginPrefix() + QStringLiteral("p%1").arg(++m_logins);
        const QString verifier = QStringLiteral("SCRAM-SHA-256$4096:AAAAAAAAAAAAAAAAAAAAAA==$%1A=:%1A=").arg(QString(42, u'B'));
        done(admin->execute(names.filled(QStringLiteral("SELECT {D}.invite('%1', '%2', '%3', now() + interval '1 day', '%4')")
                                             .arg(person.toString(), login, verifier, hat))));
        done(admin->execute(QStringLiteral("ALTER ROLE %1 PASSWORD '%2'").arg(login, qEnvironmentVariable("PGPASSWORD"))));
        logins.insert(person, login);
        QString there = location;
        return there.replace(QStringLiteral("//%1@").arg(qEnvironmentVariable("PGUSER")), QStringLiteral("//%1@").arg(login));
    }
    Stores &at(const PersonId &person)
    {
        if (!desks.contains(person)) {
            const auto opened = host.open(invited(person));
            done(opened);
            factories.append(*opened);
            auto theirs = (*opened)->open();
            done(theirs);
            desks.insert(person, std::shared_ptr<Stores>(std::move(*theirs)));
        }
        return *desks.value(person);
    }
    /// Does all that waits, with a lead's own login; what could not be done.
    QStringList settle()
    {
        if (!steward) {
            const auto opened = host.open(invited(lead, QStringLiteral("home")));
            done(opened);
            factories.append(*opened);
            auto home = (*opened)->open();
            done(home);
            steward = std::move(*home);
        }
        QStringList faults;
        for (int i = 0; i < 100; ++i) {
            const auto step = StewardService(*steward).doNext();
            done(step);
            if (!step->found)
                break;
            if (!step->fault.isEmpty())
                faults.append(codeOf(step->todo.kind) + u' ' + step->fault);
        }
        return faults;
    }
    /// What the queue of their own login offers, handed in.
    ImageId work(const PersonId &person, const std::function<void(AnnotationContent &)> &change = {})
    {
        AnnotationService service(at(person), person);
        const auto next = service.next({});
        done(next);
        if (!*next)
            return {};
        auto opened = service.open(**next);
        done(opened);
        Annotation annotation = *opened;
        annotation.content.explanation = QStringLiteral("begun");
        const auto saved = service.saveDraft(annotation);
        done(saved);
        annotation = *saved;
        annotation.content = complete(annotation.content, preset);
        if (change)
            change(annotation.content);
        done(service.submit(annotation));
        return **next;
    }
    Result<> decideAll(const PersonId &person)
    {
        AdjudicationService service(at(person), person);
        YUYI_TRY(const auto next, service.next({}));
        if (!next)
            return failure(ErrorCode::NotFound, QStringLiteral("no case"));
        YUYI_TRY(const auto view, service.open(*next));
        for (const CaseField &field : view.fields) {
            if (!field.isOpen())
                continue;
            const auto settled = service.settle(field.id, {Pick::Left, {}, Cause::Slip, {}, false}, std::nullopt, QStringLiteral("Field"));
            if (!settled)
                return passOn(settled);
        }
        return service.finish(*next);
    }

    std::unique_ptr<Connection> admin;
    PersonId third;
    QList<PersonId> validators;
    QHash<PersonId, QString> logins;
    QHash<PersonId, std::shared_ptr<Stores>> desks;
    QList<std::shared_ptr<StoreFactory>> factories;
    std::unique_ptr<Stores> steward;

private:
    int m_logins = 0;
};

void other(AnnotationContent &content)
{
    content.explanation = QStringLiteral("完全不同的一段解释，说的是另一件事。");
}

} // namespace

class DeskWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goesFromTheQueueToAcceptedThroughLogins();
    void handsOutNoMorePlacesThanThereAre();
    void asksTheStewardToReopen();
    void belongsToWhoeverLogsIn();
};

void DeskWorkTest::initTestCase()
{
    QVERIFY(hasWantedServer());
    if (!qEnvironmentVariableIsSet("PGHOST"))
        QSKIP("Logins need a server.");
}

void DeskWorkTest::goesFromTheQueueToAcceptedThroughLogins()
{
    DeskTeam team;
    const ImageId image = team.keep(QStringLiteral("001"));
    QCOMPARE(team.work(team.first), image);
    QCOMPARE(team.settle(), QStringList());
    QCOMPARE(team.stage(image), Stage::Annotating);
    // Nobody sees what others wrote, not even that they did.
    QCOMPARE(team.at(team.second).annotations().ofImage(image)->size(), 0);
    QCOMPARE(team.work(team.second, other), image);
    QVERIFY(!*team.at(team.adjudicator).review().caseInForce(image));
    QCOMPARE(*team.at(team.second).desk().waiting(), 2);
    QCOMPARE(team.settle(), QStringList());
    QCOMPARE(*team.at(team.second).desk().waiting(), 0);
    QCOMPARE(team.stage(image), Stage::Disputed);

    // One of the two adjudicates too, but never their own work.
    QVERIFY(!*AdjudicationService(team.at(team.second), team.second).next({}));
    const auto decided = team.decideAll(team.adjudicator);
    QVERIFY2(decided, whatFailed(decided).constData());
    QVERIFY(!*team.annotations().gold(image));
    QCOMPARE(team.settle(), QStringList());
    const Annotation gold = team.gold(image);
    QVERIFY(!gold.id.isNull());
    QCOMPARE(gold.person, team.adjudicator);
    QCOMPARE(team.stage(image), Stage::Validating);

    int answered = 0;
    for (const PersonId &person : std::as_const(team.validators)) {
        ValidationService service(team.at(person), person);
        const auto items = service.take(10);
        QVERIFY2(items, whatFailed(items).constData());
        QCOMPARE(items->size(), gold.content.questions.size());
        for (const BlindItem &item : *items) {
            const auto question = std::find_if(gold.content.questions.begin(), gold.content.questions.end(),
                                               [&](const Question &one) { return one.stem == item.stem; });
            QVERIFY(question != gold.content.questions.end());
            BlindAnswer answer;
            answer.validation = item.validation;
            answer.answer = question->key();
            const auto given = service.answer(answer, QStringLiteral("Answer"));
            QVERIFY2(given, whatFailed(given).constData());
            // The server knows whether it is right, and does not say.
            QCOMPARE(team.at(person).validation().vote(*given)->correct, false);
            QCOMPARE(team.stores->validation().vote(*given)->correct, true);
            ++answered;
        }
    }
    QCOMPARE(answered, 5 * gold.content.questions.size());
    QCOMPARE(team.settle(), QStringList());
    QCOMPARE(team.stage(image), Stage::Accepted);
    QVERIFY2(team.findings().isEmpty(), qPrintable(team.findings().join(u'\n')));
}

void DeskWorkTest::handsOutNoMorePlacesThanThereAre()
{
    DeskTeam team(0);
    const ImageId image = team.keep(QStringLiteral("001"));
    for (const PersonId &person : {team.first, team.second}) {
        AnnotationService service(team.at(person), person);
        QCOMPARE(**service.next({}), image);
        const auto opened = service.open(image);
        QVERIFY2(opened, whatFailed(opened).constData());
    }
    AnnotationService late(team.at(team.third), team.third);
    QVERIFY(!*late.next({}));
    QCOMPARE(late.open(image).error().code, ErrorCode::Refused);
    // Whoever goes away without a word leaves the place to others.
    const auto left = AnnotationService(team.at(team.first), team.first).leave(image);
    QVERIFY2(left, whatFailed(left).constData());
    QCOMPARE(**late.next({}), image);
    QVERIFY(late.open(image));
    // What is not at a desk is refused with a sentence.
    QCOMPARE(team.host.backup(QString(team.location).replace(qEnvironmentVariable("PGUSER") + u'@', team.logins.value(team.third) + u'@')).error().code,
             ErrorCode::Refused);
}

void DeskWorkTest::asksTheStewardToReopen()
{
    DeskTeam team(0);
    const ImageId image = team.keep(QStringLiteral("001"));
    QCOMPARE(team.work(team.first), image);
    QCOMPARE(team.settle(), QStringList());
    const AnnotationId own = (*team.at(team.first).annotations().current(image, team.first))->id;

    std::atomic<bool> ends = false;
    const std::unique_ptr<QThread> steward(QThread::create([&] {
        const auto stores = team.factory->open();
        while (!ends && StewardService(**stores).doNext())
            QThread::yieldCurrentThread();
    }));
    steward->start();
    const auto reopened = AnnotationService(team.at(team.first), team.first).reopen(own);
    ends = true;
    steward->wait();
    QVERIFY2(reopened, whatFailed(reopened).constData());
    QCOMPARE(team.at(team.first).annotations().annotation(own)->state, AnnotationState::Draft);
    QCOMPARE(team.stage(image), Stage::Annotating);
    // The draft goes on as ever.
    QCOMPARE(team.work(team.first), image);
    QCOMPARE(team.settle(), QStringList());
}

void DeskWorkTest::belongsToWhoeverLogsIn()
{
    DeskTeam team(0);
    (void)team.at(team.second);
    const auto access = ProjectAccess::open(team.factories.constFirst());
    QVERIFY2(access, whatFailed(access).constData());
    QCOMPARE((*access)->person().id, team.second);
    QCOMPARE((*access)->face(), Face::Desk);
    QVERIFY(!(*access)->mayActAs());
    (*access)->actAs(team.lead);
    QCOMPARE((*access)->person().id, team.second);
    // Whoever is sent away finds the door closed.
    QString there = team.location;
    there.replace(qEnvironmentVariable("PGUSER") + u'@', team.logins.value(team.second) + u'@');
    const auto names = DeskNames(*team.admin->text(QStringLiteral("SELECT current_database()::text")), team.schema);
    QVERIFY(team.admin->execute(names.filled(QStringLiteral("UPDATE {D}.member SET active = false WHERE login = '%1'").arg(team.logins.value(team.second)))));
    const auto refused = team.host.open(there);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Refused);
}

QTEST_GUILESS_MAIN(DeskWorkTest)
#include "deskworktest.moc"
