// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/validationfixture.h"

#include "models/domain/annotation/written.h"
#include "models/domain/json/json.h"
#include "models/services/review/discussionservice.h"
#include "models/services/review/validationrules.h"

using namespace yuyi;
using namespace yuyi::test;

namespace {

Answer said(const QString &text)
{
    return Answer::written(text);
}

Vote vote(const QString &text, bool correct)
{
    Vote vote;
    vote.answer = said(text);
    vote.correct = correct;
    return vote;
}

} // namespace

/// Questions without options: what people write is counted, decides rounds, and may become the key.
class WrittenValidationTest : public QObject
{
    Q_OBJECT

    static Discussion onlyDiscussion(ValidationProject &project)
    {
        const auto all = project.stores->discussions().discussions(DiscussionState::Open);
        return all->size() == 1 ? all->first() : Discussion();
    }
    static Conclusion changedTo(const Answer &key, bool keepsAccepted)
    {
        Conclusion conclusion;
        conclusion.outcome = DiscussionOutcome::ChangeKey;
        conclusion.key = key;
        conclusion.keepsAccepted = keepsAccepted;
        conclusion.note = QStringLiteral("商量过了");
        return conclusion;
    }
    static void answerAll(ValidationProject &project, const ImageId &image, const QStringList &texts)
    {
        const Validation round = project.newest(image);
        const QList<PersonId> people = project.validators(static_cast<int>(texts.size()));
        for (qsizetype i = 0; i < texts.size(); ++i)
            VERIFY_OK(project.answerBy(people.at(i), round, said(texts.at(i))));
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    /// What says the same counts as one answer; the author reads it without names.
    void textsAreCounted()
    {
        Question question;
        question.accepted = {QStringLiteral("Berlin"), QStringLiteral("the German capital")};
        QList<Vote> votes{vote(QStringLiteral("Paris"), false), vote(QStringLiteral("berlin"), true), vote(QStringLiteral("PARIS"), false),
                          vote(QStringLiteral("ｐａｒｉｓ"), false), vote(QStringLiteral("the German capital"), true)};
        const VoteCounts counts = countVotes(votes);
        QCOMPARE(counts.correct, 2);
        QCOMPARE(counts.mostAttractive, said(QStringLiteral("PARIS")));
        QCOMPARE(counts.mostAttractiveVotes, 3);
        QCOMPARE(decideRound(counts, 2, {}).reason, ValidationReason::SuspectedKey);
        votes.append(vote(QString(), false));
        votes.last().flags = {VoteFlag::NoneRight};
        const QList<WrittenCount> lines = countWritten(question.accepted, votes);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.at(0).text, QStringLiteral("Berlin"));
        QVERIFY(lines.at(0).right && !lines.at(1).right);
        QCOMPARE(lines.at(0).count, 2);
        QCOMPARE(lines.at(1).text, QStringLiteral("PARIS"));
        QCOMPARE(lines.at(1).count, 3);
        const Json histogram = storedJson(anonymousHistogram(question, votes));
        QVERIFY(histogram["written"].get<bool>());
        QCOMPARE(histogram["options"].size(), size_t(2));
        QVERIFY(histogram["options"][0]["key"].get<bool>());
        QCOMPARE(histogram["options"][1]["count"].get<int>(), 3);
        // The accepted answer is named even if nobody gave it; without its wording, as somebody wrote it.
        QCOMPARE(countWritten(question.accepted, {}).size(), 1);
        QVERIFY(countWritten({}, {}).isEmpty());
        QCOMPARE(countWritten({}, votes).constFirst().text, QStringLiteral("berlin"));
    }

    /// A measure word and what it counts make no other number.
    void countsAreOneAnswer()
    {
        QList<Vote> votes;
        for (const char16_t *text : {u"4", u"4个", u"四个", u"4只猫"})
            votes.append(vote(QString::fromUtf16(text), false));
        const VoteCounts counts = countVotes(votes);
        QCOMPARE(counts.mostAttractiveVotes, 4);
        QVERIFY(counts.keyInDoubt());
        const QList<WrittenCount> lines = countWritten({QStringLiteral("3")}, votes);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.at(1).count, 4);
    }

    void answersAreWritten_data() { addBackends(); }
    void answersAreWritten()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3, 3, writtenPreset());
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        QVERIFY(project.question(image).options.isEmpty());
        const Validation round = project.newest(image);
        const QList<PersonId> people = project.validators(3);
        const auto taken = project.as(people.at(0)).take(1);
        VERIFY_OK(taken);
        QVERIFY(taken->first().isWritten() && !taken->first().takesSeveral);
        VERIFY_FAILS(project.answerBy(people.at(0), round, OptionId::create()), ErrorCode::Invalid);
        VERIFY_FAILS(project.answerBy(people.at(0), round, said(QStringLiteral("  "))), ErrorCode::Invalid);
        VERIFY_FAILS(project.answerBy(people.at(0), round, said(QString(longestWritten + 1, u'x'))), ErrorCode::Invalid);
        VERIFY_OK(project.answerBy(people.at(0), round, said(QStringLiteral(" 智能手机 "))));
        VERIFY_OK(project.answerBy(people.at(1), round, said(QStringLiteral("相机"))));
        VERIFY_OK(project.answerBy(people.at(2), round, {}, {VoteFlag::NoneRight}));
        QCOMPARE(project.newest(image).reason, ValidationReason::TooFewRight);
        const QStringList texts{QStringLiteral("智能手机"), QStringLiteral("相机"), QString()};
        const auto votes = project.stores->validation().votes(round.id);
        VERIFY_OK(votes);
        QCOMPARE(votes->size(), 3);
        for (const Vote &one : *votes) {
            const qsizetype person = people.indexOf(one.person);
            QCOMPARE(one.answer.text, texts.at(person));
            QCOMPARE(one.correct, person == 0);
        }
        // Leads see what was written beside the accepted answers.
        const auto items = project.as(project.lead).itemVotes();
        VERIFY_OK(items);
        QCOMPARE(items->items.constFirst().options, 0);
        const auto detail = project.as(project.lead).detail(items->items.constFirst());
        VERIFY_OK(detail);
        QCOMPARE(detail->question.accepted, (QStringList{QStringLiteral("手机"), QStringLiteral("智能手机")}));
        QCOMPARE(detail->votes.size(), 3);
    }

    void optionsAreNotWritten()
    {
        ValidationProject project(false, 3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const PersonId person = project.validators(1).constFirst();
        Answer both(project.question(image).options.constFirst().id);
        both.text = QStringLiteral("B");
        VERIFY_FAILS(project.answerBy(person, project.newest(image), said(QStringLiteral("A"))), ErrorCode::Invalid);
        VERIFY_FAILS(project.answerBy(person, project.newest(image), both), ErrorCode::Invalid);
    }

    /// What most people wrote is accepted besides the key, then what the lead writes instead of it.
    void aTextBecomesTheKey_data() { addBackends(); }
    void aTextBecomesTheKey()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3, 2, writtenPreset());
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QString camera = QStringLiteral("相机");
        const QString phone = QStringLiteral("手机");
        answerAll(project, image, {phone, camera, camera});
        QCOMPARE(project.newest(image).reason, ValidationReason::SuspectedKey);
        const DiscussionId id = onlyDiscussion(project).id;
        DiscussionService lead(*project.stores, project.lead);
        VERIFY_FAILS(lead.conclude(id, changedTo({}, true)), ErrorCode::Invalid);
        VERIFY_FAILS(lead.conclude(id, changedTo(OptionId::create(), true)), ErrorCode::Invalid);
        VERIFY_FAILS(lead.conclude(id, changedTo(said(QString(longestWritten + 1, u'x')), true)), ErrorCode::Invalid);
        VERIFY_FAILS(lead.conclude(id, changedTo(said(QStringLiteral("智能手机")), true)), ErrorCode::Invalid); // accepted already
        QCOMPARE(onlyDiscussion(project).id, id);                                                               // nothing happened
        VERIFY_OK(lead.conclude(id, changedTo(said(camera), true)));
        QCOMPARE(project.question(image).accepted, (QStringList{camera, phone, QStringLiteral("智能手机")}));
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        const QString tree = QStringLiteral("树");
        answerAll(project, image, {tree, tree, phone});
        VERIFY_OK(lead.conclude(onlyDiscussion(project).id, changedTo(said(tree), false)));
        QCOMPARE(project.question(image).accepted, QStringList{tree});
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    /// The lead may write other accepted answers; a question has between one and eight.
    void acceptedAnswersAreRewritten_data() { addBackends(); }
    void acceptedAnswersAreRewritten()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 1, 3, writtenPreset());
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        answerAll(project, image, {QStringLiteral("相机")});
        const DiscussionId id = onlyDiscussion(project).id;
        DiscussionService lead(*project.stores, project.lead);
        Conclusion rewrite;
        rewrite.outcome = DiscussionOutcome::Rewrite;
        rewrite.note = QStringLiteral("商量过了");
        rewrite.rewritten = project.question(image);
        QStringList many;
        for (int i = 0; i <= mostAccepted; ++i)
            many.append(QStringLiteral("答案%1").arg(QChar(u'甲' + i)));
        const QList<QStringList> refused{
            {}, {QStringLiteral(" ")}, {QStringLiteral("Phone"), QStringLiteral("phone")}, {QString(longestWritten + 1, u'x')}, many};
        for (const QStringList &accepted : refused) {
            rewrite.rewritten->accepted = accepted;
            VERIFY_FAILS(lead.conclude(id, rewrite), ErrorCode::Invalid);
        }
        rewrite.rewritten->accepted = {QStringLiteral(" 相机 "), QStringLiteral("照相机")};
        VERIFY_OK(lead.conclude(id, rewrite));
        QCOMPARE(project.question(image).accepted, (QStringList{QStringLiteral("相机"), QStringLiteral("照相机")}));
        answerAll(project, image, {QStringLiteral("照相机")});
        QCOMPARE(project.stage(image), Stage::Accepted);
    }
};

QTEST_GUILESS_MAIN(WrittenValidationTest)
#include "writtenvalidationtest.moc"
