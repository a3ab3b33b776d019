// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/validationfixture.h"

#include "models/services/annotation/commentservice.h"
#include "models/services/review/discussionservice.h"

using namespace yuyi;
using namespace yuyi::test;

/// A question came back to its author and is discussed before they submit it again.
class DiscussionReturnsTest : public QObject
{
    Q_OBJECT

    static Conclusion conclusion(DiscussionOutcome outcome)
    {
        Conclusion conclusion;
        conclusion.outcome = outcome;
        conclusion.note = QStringLiteral("商量过了");
        return conclusion;
    }
    static qsizetype openReturns(ValidationProject &project) { return project.stores->work().openReturns(project.author)->size(); }
    static AnnotationState authorsState(ValidationProject &project, const ImageId &image)
    {
        return AnnotationService(*project.stores, project.author).open(image)->state;
    }
    /// The key of the second question is another one than that of the first.
    static void failSecond(ValidationProject &project, const ImageId &image)
    {
        const Validation round = project.newest(image, 1);
        const QList<PersonId> people = project.validators(3);
        ValidationProject::require(project.answer(people.at(0), round));
        ValidationProject::require(project.answer(people.at(1), round, 0));
        ValidationProject::require(project.answer(people.at(2), round, 2));
    }
    /// The author objects to the return of the first question.
    static DiscussionId object(ValidationProject &project, const ImageId &image)
    {
        const Annotation own = ValidationProject::require(AnnotationService(*project.stores, project.author).open(image));
        return ValidationProject::require(DiscussionService(*project.stores, project.author)
                                              .object(own.id, project.question(image).id, QStringLiteral("原文就是这个意思")));
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv"); }

    void aKeptKeyLeavesTheAuthorNothingToDo_data() { addBackends(); }
    void aKeptKeyLeavesTheAuthorNothingToDo()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        DiscussionService lead(*project.stores, project.lead);
        const ImageId objected = project.gold(QStringLiteral("a.jpg"));
        project.failRound(project.validators(3), project.newest(objected));
        VERIFY_OK(lead.conclude(object(project, objected), conclusion(DiscussionOutcome::KeepKey)));
        QCOMPARE(project.newest(objected).state, ValidationState::Passed);
        QCOMPARE(authorsState(project, objected), AnnotationState::Submitted);
        QCOMPARE(openReturns(project), 0);
        QCOMPARE(project.stage(objected), Stage::Accepted);

        // The same when the lead begins.
        const ImageId led = project.gold(QStringLiteral("b.jpg"));
        project.failRound(project.validators(3), project.newest(led));
        const auto opened = lead.open(project.question(led).id, QStringLiteral("可疑"));
        VERIFY_OK(opened);
        VERIFY_OK(lead.conclude(*opened, conclusion(DiscussionOutcome::KeepKey)));
        QCOMPARE(authorsState(project, led), AnnotationState::Submitted);
        QCOMPARE(project.stage(led), Stage::Accepted);
    }

    void theLeadsVersionGoesOn_data() { addBackends(); }
    void theLeadsVersionGoesOn()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        DiscussionService lead(*project.stores, project.lead);
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 2);
        project.failRound(project.validators(3), project.newest(image));
        Conclusion rewrite = conclusion(DiscussionOutcome::Rewrite);
        rewrite.rewritten = project.question(image);
        rewrite.rewritten->stem = QStringLiteral("这张图片想说什么？");
        VERIFY_OK(lead.conclude(object(project, image), rewrite));
        QCOMPARE(authorsState(project, image), AnnotationState::Submitted);
        QCOMPARE(project.stage(image), Stage::Validating);
        QCOMPARE(project.question(image).stem, QStringLiteral("这张图片想说什么？"));

        // The lead's version is no writing of the author: the other question is settled in the same way.
        failSecond(project, image);
        QCOMPARE(project.stage(image), Stage::Returned);
        const auto opened = lead.open(project.question(image, 1).id, QStringLiteral("可疑"));
        VERIFY_OK(opened);
        VERIFY_OK(lead.conclude(*opened, conclusion(DiscussionOutcome::Drop)));
        QCOMPARE(authorsState(project, image), AnnotationState::Submitted);
        QCOMPARE(openReturns(project), 0);
        QCOMPARE(project.stage(image), Stage::Validating);
    }

    void theOtherQuestionStaysWithTheAuthor_data() { addBackends(); }
    void theOtherQuestionStaysWithTheAuthor()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 2);
        project.failRound(project.validators(3), project.newest(image));
        failSecond(project, image);
        QCOMPARE(openReturns(project), 2);
        VERIFY_OK(DiscussionService(*project.stores, project.lead)
                      .conclude(object(project, image), conclusion(DiscussionOutcome::KeepKey)));
        QCOMPARE(openReturns(project), 1);
        QCOMPARE(authorsState(project, image), AnnotationState::Returned);
        QCOMPARE(project.stage(image), Stage::Returned);
    }

    /// What the author has begun to write is not taken from them, and the settled question asks nothing of them.
    void whatWasBegunIsHandedIn_data() { addBackends(); }
    void whatWasBegunIsHandedIn()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        project.failRound(project.validators(3), project.newest(image));
        const DiscussionId discussion = object(project, image);
        AnnotationService author(*project.stores, project.author);
        Annotation begun = *author.open(image);
        begun.content.explanation = QStringLiteral("画面里的人正在学着煎一面墙。");
        VERIFY_OK(author.saveDraft(begun));
        VERIFY_OK(DiscussionService(*project.stores, project.lead).conclude(discussion, conclusion(DiscussionOutcome::KeepKey)));
        QCOMPARE(authorsState(project, image), AnnotationState::Returned);
        VERIFY_OK(author.submit(*author.open(image)));
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    void aQuestionSentBackStaysOpen_data() { addBackends(); }
    void aQuestionSentBackStaysOpen()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        project.failRound(project.validators(3), project.newest(image));
        VERIFY_OK(DiscussionService(*project.stores, project.lead)
                      .conclude(object(project, image), conclusion(DiscussionOutcome::Rewrite)));
        QCOMPARE(authorsState(project, image), AnnotationState::Returned);
        QCOMPARE(project.stage(image), Stage::Returned);
        project.repair(image, QStringLiteral("换一个干扰项试试看"));
        QCOMPARE(project.stage(image), Stage::Validating);
    }

    /// Who has argued over a question knows its key, whether they voted or not.
    void whoeverWroteDoesNotAnswerAgain_data() { addBackends(); }
    void whoeverWroteDoesNotAnswerAgain()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QList<PersonId> people = project.validators(3);
        project.failRound(people, project.newest(image));
        const DiscussionId discussion = object(project, image);
        CommentTarget target;
        target.subject = TalkSubject::Discussion;
        target.id = discussion.value();
        target.image = image;
        VERIFY_OK(CommentService(*project.stores, people.at(1)).add(target, QStringLiteral("答案应该是戊")));
        Conclusion rewrite = conclusion(DiscussionOutcome::Rewrite);
        rewrite.rewritten = project.question(image);
        rewrite.rewritten->stem = QStringLiteral("这张图片想说什么？");
        VERIFY_OK(DiscussionService(*project.stores, project.lead).conclude(discussion, rewrite));
        QCOMPARE(project.newest(image).state, ValidationState::Open);
        QCOMPARE(project.as(people.at(1)).progress()->waiting, 0);
        VERIFY_FAILS(project.answer(people.at(1), project.newest(image)), ErrorCode::Refused);
        VERIFY_OK(project.answer(people.at(0), project.newest(image)));
    }
};

QTEST_GUILESS_MAIN(DiscussionReturnsTest)
#include "discussionreturnstest.moc"
