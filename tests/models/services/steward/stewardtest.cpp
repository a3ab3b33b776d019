// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/services/steward/deskteam.h"
#include "tests/support/kinds/writtenpreset.h"

#include "models/services/annotation/annotationqueue.h"
#include "models/services/annotation/commentservice.h"
#include "models/services/history/undoservice.h"
#include "models/services/overview/navigationcounts.h"
#include "models/services/overview/overviewservice.h"
#include "models/services/seals/auditseals.h"
#include "models/services/session/projectaccess.h"

#include <QThread>

#include <atomic>

using namespace yuyi;
using namespace yuyi::test;

namespace {

void other(AnnotationContent &content)
{
    content.explanation = QStringLiteral("完全不同的一段解释，说的是另一件事。");
}

/// A steward that works on a thread of its own as long as it lives.
class Working
{
public:
    explicit Working(const DeskTeam &team)
        : m_thread(QThread::create([this, factory = team.factory] {
              const auto stores = factory->open();
              while (!m_ends && StewardService(**stores).doNext())
                  QThread::yieldCurrentThread();
          }))
    {
        m_thread->start();
    }
    ~Working()
    {
        m_ends = true;
        m_thread->wait();
    }
    Working(const Working &) = delete;
    Working &operator=(const Working &) = delete;

private:
    std::atomic<bool> m_ends = false;
    std::unique_ptr<QThread> m_thread;
};

} // namespace

class StewardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goesFromTheQueueToAcceptedThroughLogins();
    void handsOutNoMorePlacesThanThereAre();
    void asksTheStewardToReopen();
    void asksTheStewardToSendBack();
    void undoesWhatIsOnesOwn();
    void readsWhatItsPagesAsk();
    void comparesWrittenAnswersAsHomeDoes();
    void doesNothingTwiceWithTwoStewards();
    void belongsToWhoeverLogsIn();
    void sealsTheAuditTrail();
};

void StewardTest::initTestCase()
{
    QVERIFY(hasWantedServer());
    if (!qEnvironmentVariableIsSet("PGHOST"))
        QSKIP("Logins need a server.");
}

void StewardTest::goesFromTheQueueToAcceptedThroughLogins()
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

void StewardTest::handsOutNoMorePlacesThanThereAre()
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
    QCOMPARE(team.host
                 .backup(QString(team.location)
                             .replace(qEnvironmentVariable("PGUSER") + u'@',
                                      team.logins.value(team.third) + u'@'))
                 .error()
                 .code,
             ErrorCode::Refused);
}

void StewardTest::asksTheStewardToReopen()
{
    DeskTeam team(0);
    const ImageId image = team.keep(QStringLiteral("001"));
    QCOMPARE(team.work(team.first), image);
    QCOMPARE(team.settle(), QStringList());
    const AnnotationId own = (*team.at(team.first).annotations().current(image, team.first))->id;

    {
        const Working steward(team);
        VERIFY_OK(AnnotationService(team.at(team.first), team.first).reopen(own));
    }
    QCOMPARE(team.at(team.first).annotations().annotation(own)->state, AnnotationState::Draft);
    QCOMPARE(team.stage(image), Stage::Annotating);
    // The draft goes on as ever.
    QCOMPARE(team.work(team.first), image);
    QCOMPARE(team.settle(), QStringList());
}

void StewardTest::asksTheStewardToSendBack()
{
    DeskTeam team(0);
    const ImageId image = team.keep(QStringLiteral("001"));
    team.work(team.first);
    team.work(team.second, other);
    QCOMPARE(team.settle(), QStringList());
    AdjudicationService service(team.at(team.adjudicator), team.adjudicator);
    const AdjudicationCaseId held = **service.next({});
    VERIFY_OK(service.open(held));
    const Working steward(team);
    VERIFY_OK(service.sendBack(held, QStringLiteral("请两位再看一遍。")));
    QCOMPARE(team.stage(image), Stage::Returned);
    QVERIFY(!*service.next({}));
    // It comes first in the queue of both, with what was said.
    AnnotationService first(team.at(team.first), team.first);
    QCOMPARE(**first.next({}), image);
    const auto opened = first.openWork(image);
    VERIFY_OK(opened);
    QCOMPARE(opened->returns.size(), 1);
    QCOMPARE(opened->returns.constFirst().note, QStringLiteral("请两位再看一遍。"));
    VERIFY_OK(first.submit(opened->annotation));
    QVERIFY(!(*team.stores->submissions().submissions(image)).constLast().blind);
}

void StewardTest::undoesWhatIsOnesOwn()
{
    DeskTeam team(0);
    const ImageId image = team.keep(QStringLiteral("001"));
    AnnotationService service(team.at(team.first), team.first);
    Annotation annotation = *service.open(image);
    const auto begun = service.saveDraft(annotation);
    VERIFY_OK(begun);
    annotation = *begun;
    const AnnotationContent before = annotation.content;
    annotation.content.explanation = QStringLiteral("第一种说法");
    VERIFY_OK(service.commit(annotation, before, QStringLiteral("explanation"), QStringLiteral("Explanation")));
    UndoService undo(team.at(team.first), team.first);
    VERIFY_OK(undo.undo());
    QVERIFY(service.open(image)->content.explanation.isEmpty());
    VERIFY_OK(undo.redo());
    QCOMPARE(service.open(image)->content.explanation, QStringLiteral("第一种说法"));
}

void StewardTest::readsWhatItsPagesAsk()
{
    DeskTeam team(1);
    const ImageId image = team.keep(QStringLiteral("001"));
    team.work(team.first);
    team.work(team.second, other);
    team.settle();
    for (const PersonId &person : {team.first, team.second, team.adjudicator, team.validators.constFirst()}) {
        Stores &desk = team.at(person);
        VERIFY_OK(OverviewService(desk, person).overview());
        VERIFY_OK(navigationCounts(desk, person));
        VERIFY_OK(annotationQueue(desk, person));
        VERIFY_OK(AdjudicationService(desk, person).cases(50));
        VERIFY_OK(AdjudicationService(desk, person).openCases());
        VERIFY_OK(ValidationService(desk, person).progress());
        VERIFY_OK(desk.images().list({}, ImageSort::Added));
        VERIFY_OK(desk.images().funnel());
        VERIFY_OK(desk.talk().guidelineInForce());
        VERIFY_OK(desk.foreignChanges());
    }
    // A picture comes to whoever works on it.
    const Image shown = *team.at(team.first).images().image(image);
    const QString path = imageFilePath(team.factories.constFirst()->folder(), shown.sha256, shown.format);
    QFile::remove(path);
    QVERIFY(!QFileInfo::exists(path));
    VERIFY_OK(pictureFile(path));
    QVERIFY(QFileInfo::exists(path));
    // They talk about what they have handed in.
    const CommentTarget target{TalkSubject::Image, image.value(), image, {}};
    VERIFY_OK(CommentService(team.at(team.first), team.first).add(target, QStringLiteral("请看 @乙")));
    VERIFY_OK(CommentService(team.at(team.first), team.first).thread(target));
    VERIFY_OK(CommentService(team.at(team.second), team.second).mentions());
}

void StewardTest::comparesWrittenAnswersAsHomeDoes()
{
    DeskTeam team(1, writtenPreset());
    const ImageId image = team.keep(QStringLiteral("001"));
    const auto accepting = [](AnnotationContent &content) { content.questions[0].accepted = QStringList{QStringLiteral("1200")}; };
    team.work(team.first, accepting);
    team.work(team.second, accepting);
    QCOMPARE(team.settle(), QStringList());
    QCOMPARE(team.stage(image), Stage::Validating);
    const PersonId validator = team.validators.constFirst();
    ValidationService service(team.at(validator), validator);
    const auto items = service.take(1);
    VERIFY_OK(items);
    QCOMPARE(items->size(), 1);
    BlindAnswer answer;
    answer.validation = items->constFirst().validation;
    answer.answer.text = QStringLiteral("1,200");
    const auto given = service.answer(answer, QStringLiteral("Answer"));
    VERIFY_OK(given);
    QVERIFY(!team.stores->validation().vote(*given)->correct);
    QCOMPARE(team.settle(), QStringList());
    QVERIFY(team.stores->validation().vote(*given)->correct);
    QCOMPARE(team.stage(image), Stage::Accepted);
}

void StewardTest::doesNothingTwiceWithTwoStewards()
{
    DeskTeam team(0);
    QList<ImageId> images;
    for (int i = 0; i < 8; ++i)
        images.append(team.keep(QStringLiteral("%1").arg(i)));
    for (int i = 0; i < images.size(); ++i) {
        QVERIFY(!team.work(team.first).isNull());
        QVERIFY(!team.work(team.second, other).isNull());
    }
    {
        const Working one(team);
        const Working two(team);
        QTRY_COMPARE_WITH_TIMEOUT(*team.at(team.first).desk().waiting() + *team.at(team.second).desk().waiting(), 0, 30000);
    }
    for (const ImageId &image : std::as_const(images)) {
        QCOMPARE(team.stage(image), Stage::Disputed);
        EventFilter compared;
        compared.entity = Entity::Adjudication;
        compared.action = codeOf(AuditAction::Compared);
        compared.image = image;
        QCOMPARE(*team.stores->history().count(compared), 1);
    }
    QCOMPARE(team.findings(), QStringList());
}

void StewardTest::belongsToWhoeverLogsIn()
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
    QVERIFY(team.admin->execute(
        names.filled(QStringLiteral("UPDATE {D}.member SET active = false WHERE login = '%1'")
                         .arg(team.logins.value(team.second)))));
    const auto refused = team.host.open(there);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Refused);
}

/// With the rights of a lead's login, which may add seals and change none; desks see nothing of it.
void StewardTest::sealsTheAuditTrail()
{
    DeskTeam team(0);
    team.keep(QStringLiteral("001"));
    team.work(team.first);
    QCOMPARE(team.settle(), QStringList());
    const auto head = AuditSeals(*team.steward).seal();
    QVERIFY2(head.has_value() && head->last.number == 1, whatFailed(head).constData());
    QCOMPARE(*team.admin->number(QStringLiteral("SELECT count(*) FROM %1.event").arg(team.schema)), head->events);
    const NoProgress progress;
    QCOMPARE(AuditSeals(*team.steward).verify(progress)->problem, QString());
    Stores &desk = team.at(team.first);
    QVERIFY(AuditSeals(desk).seal()->isNull());
    const auto seen = sealsOf(desk).sealHead();
    QVERIFY2(seen.has_value() && seen->isNull(), whatFailed(seen).constData());
    QVERIFY(!desk.transaction([&]() -> Result<> {
        const auto added = sealsOf(desk).addSeal(head->last);
        return added ? Result<>() : passOn(added);
    }));
    QVERIFY(!team.steward->transaction([&]() -> Result<> {
        const auto added = sealsOf(*team.steward).addSeal(head->last);
        return added && !*added ? failure(ErrorCode::Conflict, {}) : Result<>();
    }));
}

QTEST_GUILESS_MAIN(StewardTest)
#include "stewardtest.moc"
