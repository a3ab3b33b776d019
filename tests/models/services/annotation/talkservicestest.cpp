// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pictures.h"

#include "models/services/annotation/commentservice.h"
#include "models/services/annotation/guidelineservice.h"
#include "models/services/curation/decisionservice.h"
#include "models/services/people/peopleservice.h"

using namespace yuyi;
using namespace yuyi::test;

/// Comments, mentions, drafts and versions of the guideline.
class TalkServicesTest : public QObject
{
    Q_OBJECT

    static PersonId add(TestProject &project, const QString &name, const QList<Role> &roles)
    {
        return PeopleService(*project.stores, project.lead).add(name, roles)->id;
    }
    static ImageId addImage(TestProject &project)
    {
        const Image image = newImage(QStringLiteral("a.jpg"));
        if (!project.stores->transaction([&] { return project.images().add(image); }))
            qFatal("no image");
        return image.id;
    }

private Q_SLOTS:
    void mentionsAreFound()
    {
        Person wang;
        wang.id = PersonId::create();
        wang.name = QStringLiteral("王芳");
        Person fang = wang;
        fang.id = PersonId::create();
        fang.name = QStringLiteral("王芳芳");
        Person li = wang;
        li.id = PersonId::create();
        li.name = QStringLiteral("Li");
        const QList<Person> people{wang, fang, li};
        const auto named = [&](const QString &text) {
            QList<PersonId> ids;
            for (const NamedPerson &one : namedIn(text, people))
                ids.append(one.person);
            return ids;
        };
        // No space is needed on either side, and the longest name wins.
        QCOMPARE(named(QStringLiteral("请@王芳看一下")), QList<PersonId>{wang.id});
        QCOMPARE(named(QStringLiteral("请＠王芳芳看一下")), QList<PersonId>{fang.id});
        QCOMPARE(named(QStringLiteral("@li @王芳。")), (QList<PersonId>{li.id, wang.id}));
        QCOMPARE(named(QStringLiteral("@Li看")), QList<PersonId>{li.id});
        QVERIFY(named(QStringLiteral("@Lisa")).isEmpty());
        QVERIFY(named(QStringLiteral("me@li.org")).isEmpty());
        const auto where = namedIn(QStringLiteral("请@王芳看"), people);
        QCOMPARE(where.first().start, 1);
        QCOMPARE(where.first().length, 3);
    }

    void commentsAreNeverChanged_data() { addBackends(); }
    void commentsAreNeverChanged()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const PersonId wang = add(project, QStringLiteral("王芳"), {Role::Lead, Role::Annotator});
        const ImageId image = addImage(project);
        const CommentTarget target{TalkSubject::Image, image.value(), image, QStringLiteral("explanation")};
        CommentService lead(*project.stores, project.lead);
        CommentService other(*project.stores, wang);
        VERIFY_FAILS(lead.add(target, QStringLiteral("  \n ")), ErrorCode::Invalid);
        VERIFY_FAILS(lead.add(target, QString(10001, u'长')), ErrorCode::Invalid);
        VERIFY_FAILS(lead.resolve(target), ErrorCode::Refused);

        VERIFY_OK(lead.saveDraft(target.key(), QStringLiteral("请@王")));
        QCOMPARE(lead.thread(target)->draft, QStringLiteral("请@王"));
        QCOMPARE(other.thread(target)->draft, QString());
        const auto comment = lead.add(target, QStringLiteral("请@王芳看\n第二行"));
        VERIFY_OK(comment);
        QCOMPARE(comment->mentions, QList<PersonId>{wang});
        QCOMPARE(lead.thread(target)->draft, QString());
        // A comment that had to wait for the server does not cost the next one, which was begun meanwhile.
        CommentTarget meaning = target;
        meaning.field = QStringLiteral("meaning");
        VERIFY_OK(lead.saveDraft(meaning.key(), QStringLiteral("next")));
        {
            const StoryTime before(currentTime().addSecs(-60));
            VERIFY_OK(lead.add(meaning, QStringLiteral("waited")));
        }
        QCOMPARE(lead.thread(meaning)->draft, QStringLiteral("next"));
        VERIFY_OK(lead.add(meaning, QStringLiteral("next")));
        QCOMPARE(lead.thread(meaning)->draft, QString());

        const auto thread = other.thread(target);
        VERIFY_OK(thread);
        QCOMPARE(thread->comments.size(), 1);
        QCOMPARE(thread->comments.first().body, QStringLiteral("请@王芳看\n第二行"));
        QCOMPARE(thread->comments.first().mentions, QList<PersonId>{wang});
        QVERIFY(thread->isOpen());
        // Another field of the same image is another thread.
        CommentTarget whole = target;
        whole.field.clear();
        QVERIFY(other.thread(whole)->comments.isEmpty());

        QCOMPARE(*project.stores->talk().unseenMentions(wang), 1);
        const auto mentions = other.mentions();
        QCOMPARE(mentions->size(), 1);
        QCOMPARE(mentions->first().imageName, QStringLiteral("a.jpg"));
        QCOMPARE(mentions->first().mention.comment.target, target);
        QVERIFY(!mentions->first().mention.seenAt.isValid());
        VERIFY_OK(other.markSeen({comment->id}));
        QCOMPARE(*project.stores->talk().unseenMentions(wang), 0);
        QVERIFY(other.mentions()->first().mention.seenAt.isValid());
        QVERIFY(lead.mentions()->isEmpty());

        VERIFY_OK(other.resolve(target));
        QVERIFY(!lead.thread(target)->isOpen());
        QCOMPARE(lead.thread(target)->comments.first().resolvedBy, wang);
        VERIFY_FAILS(other.resolve(target), ErrorCode::Refused);
        VERIFY_OK(lead.reopen(target));
        QVERIFY(lead.thread(target)->isOpen());
        VERIFY_OK(lead.resolve(target));
        // A new comment opens a settled thread again, and settles nothing of what was said.
        VERIFY_OK(other.add(target, QStringLiteral("还有一个问题")));
        QVERIFY(lead.thread(target)->isOpen());
        QCOMPARE(lead.thread(target)->comments.first().state, CommentState::Resolved);
    }

    void commentsNeedReadPermission_data() { addBackends(); }
    void commentsNeedReadPermission()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const PersonId annotator = add(project, QStringLiteral("小李"), {Role::Annotator});
        const ImageId image = addImage(project);
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide({image}, Verdict(), QStringLiteral("Kept")));
        const CommentTarget target{TalkSubject::Image, image.value(), image, {}};
        VERIFY_OK(CommentService(*project.stores, project.lead).add(target, QStringLiteral("@小李 看看情感")));
        // He has not handed in: what others say about the image stays hidden, in the list of mentions too.
        AnnotationService service(*project.stores, annotator);
        Annotation annotation = *service.open(image);
        annotation.content.explanation = QStringLiteral("写到一半");
        VERIFY_OK(service.saveDraft(annotation));
        CommentService his(*project.stores, annotator);
        VERIFY_FAILS(his.thread(target), ErrorCode::Refused);
        VERIFY_FAILS(his.add(target, QStringLiteral("?")), ErrorCode::Refused);
        VERIFY_FAILS(his.resolve(target), ErrorCode::Refused);
        QVERIFY(his.mentions()->isEmpty());
        QVERIFY(his.unseenMentions()->isEmpty());
        annotation = *service.open(image);
        annotation.content = complete(annotation.content, project.stores->project().info()->preset);
        VERIFY_OK(service.submit(annotation));
        QCOMPARE(his.thread(target)->comments.size(), 1);
        QCOMPARE(his.mentions()->size(), 1);
        QCOMPARE(his.unseenMentions()->size(), 1);
        VERIFY_OK(his.markSeen({his.mentions()->constFirst().mention.comment.id}));
        QVERIFY(his.unseenMentions()->isEmpty());
    }

    void theGuidelineGrowsByVersions_data() { addBackends(); }
    void theGuidelineGrowsByVersions()
    {
        QFETCH(bool, server);
        TestProject project(server);
        const PersonId annotator = add(project, QStringLiteral("小李"), {Role::Annotator});
        const ImageId image = addImage(project);
        VERIFY_OK(DecisionService(*project.stores, project.lead).decide({image}, Verdict(), QStringLiteral("Kept")));
        AnnotationService service(*project.stores, annotator);
        Annotation annotation = *service.open(image);
        annotation.content.explanation = QStringLiteral("写");
        annotation = *service.saveDraft(annotation);
        QVERIFY(annotation.guideline.isNull());

        GuidelineService lead(*project.stores, project.lead);
        VERIFY_FAILS(GuidelineService(*project.stores, annotator).publish({}, QStringLiteral("# A"), {}), ErrorCode::Refused);
        VERIFY_FAILS(lead.publish({}, QStringLiteral(" \n"), {}), ErrorCode::Invalid);
        VERIFY_OK(GuidelineService(*project.stores, project.lead).saveDraft(QStringLiteral("第二版"), QStringLiteral("# 情")));
        QCOMPARE(lead.shelf()->draft, QStringLiteral("# 情"));
        QCOMPARE(lead.shelf()->draftTitle, QStringLiteral("第二版"));
        const auto first = lead.publish(QStringLiteral("初版"), QStringLiteral("# 情感\n按画面"), {});
        VERIFY_OK(first);
        QCOMPARE(first->number, 1);
        QVERIFY(lead.shelf()->draft.isEmpty() && lead.shelf()->draftTitle.isEmpty());
        // From two windows: the second one has not seen the first one's version.
        VERIFY_FAILS(lead.publish({}, QStringLiteral("# 情感\n按文字"), {}), ErrorCode::Conflict);
        VERIFY_FAILS(lead.publish(QStringLiteral("初版"), first->body, first->id), ErrorCode::Invalid);
        const auto second = lead.publish({}, QStringLiteral("# 情感\n按画面和文字"), first->id);
        VERIFY_OK(second);
        QCOMPARE(second->number, 2);
        QCOMPARE((*lead.inForce())->id, second->id);
        QCOMPARE(lead.shelf()->versions.last().body, first->body);

        // What is handed in carries the version in force, and the counts say so.
        annotation = *service.open(image);
        annotation.content = complete(annotation.content, project.stores->project().info()->preset);
        VERIFY_OK(service.submit(annotation));
        QCOMPARE(project.annotations().annotation(annotation.id)->guideline, second->id);
        QCOMPARE(project.stores->submissions().submissions(image)->first().guideline, second->id);
        QCOMPARE(lead.shelf()->submissions.value(second->id), 1);
    }
};

QTEST_GUILESS_MAIN(TalkServicesTest)
#include "talkservicestest.moc"
