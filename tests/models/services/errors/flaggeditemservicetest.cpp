// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/validationfixture.h"

#include "models/evaluation/extraction/scoring.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/flaggeditemservice.h"
#include "models/services/review/discussionservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "models/stores/studystore.h"

using namespace yuyi;
using namespace yuyi::test;

/// Flagged items of a real project: read, sent back to review, found to stand, listed again.
class FlaggedItemServiceTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ValidationProject> m_project;
    QList<ImageId> m_images;
    QList<PersonId> m_people;

    Stores &stores() { return *m_project->stores; }
    PersonId lead() const { return m_project->lead; }
    Question question(int image) { return m_project->question(m_images.at(image)); }

    /// Three images with a question each, answered right by three people.
    void setUp(bool server)
    {
        m_project = std::make_unique<ValidationProject>(server, 3, 3);
        m_images.clear();
        m_people = m_project->validators(3);
        for (int i = 0; i < 3; ++i) {
            m_images.append(m_project->gold(QStringLiteral("image-%1.jpg").arg(i)));
            m_project->answerAll(m_people, m_project->newest(m_images.constLast()), 3);
            QCOMPARE(m_project->newest(m_images.constLast()).state, ValidationState::Passed);
        }
    }
    /// One digit per image: how far behind the key the option stands that the model chooses.
    void importReplies(const QString &model, const QString &offsets, const QString &configuration = QStringLiteral("none"))
    {
        QByteArray lines;
        for (int i = 0; i < offsets.size(); ++i) {
            const Question asked = question(i);
            const QString letter = shownLabel((asked.keyIndex() + offsets.at(i).digitValue()) % 6);
            lines += jsonText(Json{{"id", toUtf8(asked.versionId.toString())},
                                   {"response", toUtf8(QStringLiteral("答案：%1").arg(letter))}})
                   + '\n';
        }
        const auto replies = readReplies(lines);
        VERIFY_OK(replies);
        ResponseImportRequest request;
        request.model = model;
        request.configuration = configuration;
        NoProgress progress;
        VERIFY_OK(ResponseImport(stores(), lead()).import(*replies, request, progress));
    }
    FlaggedItemService as(const PersonId &person) { return FlaggedItemService(stores(), person, m_project->clock()); }
    QList<FlaggedItem> found(const PersonId &reader)
    {
        const auto data = as(reader).data();
        if (!data)
            qFatal("%s", whatFailed(data).constData());
        return findFlaggedItems(data->results, data->facts);
    }
    QList<FlaggedItem> found() { return found(lead()); }
    Discussion discussion()
    {
        return ValidationProject::require(stores().discussions().discussions(DiscussionState::Open)).constFirst();
    }
    void conclude(DiscussionOutcome outcome)
    {
        Conclusion conclusion;
        conclusion.outcome = outcome;
        conclusion.note = QStringLiteral("decided");
        m_project->wait(1);
        VERIFY_OK(DiscussionService(stores(), lead(), m_project->clock()).conclude(discussion().id, conclusion));
        m_project->wait(1);
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void intoReviewAndBack_data() { addBackends(); }
    void intoReviewAndBack()
    {
        QFETCH(bool, server);
        setUp(server);
        importReplies(QStringLiteral("m1"), QStringLiteral("100"));
        importReplies(QStringLiteral("m2"), QStringLiteral("120"));
        QList<FlaggedItem> flaggedItems = found();
        QCOMPARE(flaggedItems.size(), 1);
        FlaggedItem one = flaggedItems.constFirst();
        QCOMPARE(one.version, question(0).versionId);
        QCOMPARE(one.state, FlaggedItemState::Open);
        QCOMPARE(one.people, (FlaggedItemCount{0, 3}));
        QCOMPARE(m_project->stage(m_images.at(0)), Stage::Accepted);

        VERIFY_OK(as(lead()).sendBack(one));
        QCOMPARE(discussion().note, noteOf(one));
        QCOMPARE(m_project->newest(m_images.at(0)).state, ValidationState::Discussed);
        QVERIFY(m_project->stage(m_images.at(0)) != Stage::Accepted);
        QCOMPARE(found().constFirst().state, FlaggedItemState::InReview);
        const auto twice = as(lead()).sendBack(one);
        QVERIFY(!twice);
        QCOMPARE(twice.error().code, ErrorCode::Refused);

        // The team kept the key: that answers what was known when it was sent back, no more.
        conclude(DiscussionOutcome::KeepKey);
        one = found().constFirst();
        QCOMPARE(one.state, FlaggedItemState::LookedAt);
        QVERIFY(one.kept);
        importReplies(QStringLiteral("m3"), QStringLiteral("100"));
        one = found().constFirst();
        QVERIFY(one.isAgain());
        QCOMPARE(one.models, (FlaggedItemCount{3, 3}));
    }

    void aDismissalHoldsUntilNewEvidence_data() { addBackends(); }
    void aDismissalHoldsUntilNewEvidence()
    {
        QFETCH(bool, server);
        setUp(server);
        importReplies(QStringLiteral("m1"), QStringLiteral("1"));
        importReplies(QStringLiteral("m2"), QStringLiteral("1"));
        const FlaggedItem one = found().constFirst();
        VERIFY_OK(as(lead()).dismiss(one, QStringLiteral("  the picture says so ")));
        FlaggedItem after = found().constFirst();
        QCOMPARE(after.state, FlaggedItemState::LookedAt);
        QCOMPARE(after.mark->note, QStringLiteral("the picture says so"));
        QCOMPARE(after.mark->by, lead());
        QVERIFY(!after.mark->sentBack);
        QVERIFY(stores().discussions().discussions(DiscussionState::Open)->isEmpty());
        VERIFY_OK(as(lead()).listAgain(one));
        QCOMPARE(found().constFirst().state, FlaggedItemState::Open);
        QVERIFY(!found().constFirst().mark);
        QVERIFY(!as(lead()).listAgain(one));
        VERIFY_OK(as(lead()).dismiss(one));
        importReplies(QStringLiteral("m3"), QStringLiteral("0"));
        QVERIFY(found().isEmpty()); // not all agree any more
        importReplies(QStringLiteral("t1"), QStringLiteral("0"), QStringLiteral("text-only"));
        importReplies(QStringLiteral("t2"), QStringLiteral("0"), QStringLiteral("text-only"));
        after = found().constFirst();
        QCOMPARE(after.reasons, QList<FlaggedItemReason>{FlaggedItemReason::NoPicture});
        QVERIFY(after.isAgain());
    }

    void theAuthorRepairs_data() { addBackends(); }
    void theAuthorRepairs()
    {
        QFETCH(bool, server);
        setUp(server);
        importReplies(QStringLiteral("m1"), QStringLiteral("1"));
        importReplies(QStringLiteral("m2"), QStringLiteral("1"));
        const FlaggedItem one = found().constFirst();
        VERIFY_OK(as(lead()).returnToAuthor(one, QStringLiteral("C is right as well")));
        const auto returns = stores().work().openReturns(m_project->author);
        VERIFY_OK(returns);
        QCOMPARE(returns->size(), 1);
        QCOMPARE(returns->constFirst().note, QStringLiteral("C is right as well"));
        QCOMPARE(found().constFirst().state, FlaggedItemState::InReview);
        m_project->repair(m_images.at(0), QStringLiteral("一个完全不同的错误说法"));
        QVERIFY(question(0).versionId != one.version);
        QVERIFY(found().isEmpty());
        const auto gone = as(lead()).dismiss(one);
        QVERIFY(!gone);
        QCOMPARE(gone.error().code, ErrorCode::Refused);
    }

    void whoMayReadAndAct_data() { addBackends(); }
    void whoMayReadAndAct()
    {
        QFETCH(bool, server);
        setUp(server);
        const PersonId expert = m_project->add(QStringLiteral("Expert"), {Role::Expert});
        const PersonId both = m_project->add(QStringLiteral("Both"), {Role::Lead, Role::Validator});
        importReplies(QStringLiteral("m1"), QStringLiteral("100"));
        importReplies(QStringLiteral("m2"), QStringLiteral("100"));
        const FlaggedItem one = found().constFirst();
        QCOMPARE(found(expert).size(), 1);
        QVERIFY(!as(expert).sendBack(one));
        QVERIFY(!as(expert).dismiss(one));
        QVERIFY(!as(m_people.constFirst()).data());
        QVERIFY(!as(m_project->author).data());

        // A question whose round is open: who may still answer it sees and does nothing.
        m_images.append(m_project->gold(QStringLiteral("image-3.jpg")));
        QCOMPARE(m_project->newest(m_images.at(3)).state, ValidationState::Open);
        importReplies(QStringLiteral("m1"), QStringLiteral("1001"), QStringLiteral("cot"));
        importReplies(QStringLiteral("m2"), QStringLiteral("1001"), QStringLiteral("cot"));
        QCOMPARE(found().size(), 2);
        QCOMPARE(found(both).size(), 1);
        QCOMPARE(found(both).constFirst().version, one.version);
        const QList<FlaggedItem> all = found();
        const FlaggedItem open = all.at(all.at(0).version == one.version ? 1 : 0);
        QCOMPARE(open.version, question(3).versionId);
        QCOMPARE(open.state, FlaggedItemState::InReview);
        const auto blind = as(both).dismiss(open);
        QVERIFY(!blind);
        const auto early = as(lead()).sendBack(open);
        QVERIFY(!early);
        QVERIFY2(early.error().sentence.contains(QStringLiteral("blind")), qPrintable(early.error().sentence));
    }

    void whatParticipantsSaid_data() { addBackends(); }
    void whatParticipantsSaid()
    {
        QFETCH(bool, server);
        setUp(server);
        importReplies(QStringLiteral("m1"), QStringLiteral("0"));
        Study study;
        study.id = StudyId::create();
        study.name = QStringLiteral("study");
        study.state = StudyState::Running;
        study.createdAt = QDateTime::currentDateTimeUtc();
        const Question asked = question(0);
        QList<OptionId> order;
        for (const Option &option : asked.options)
            order.append(option.id);
        const OptionId other = asked.options.at((asked.keyIndex() + 1) % 6).id;
        VERIFY_OK(stores().transaction([&]() -> Result<> {
            if (const auto added = stores().studies().add(study); !added)
                return added;
            for (int number = 1; number <= 6; ++number) {
                Participant person;
                person.id = ParticipantId::create();
                person.study = study.id;
                person.number = number;
                person.code = QStringLiteral("P%1").arg(number);
                person.state = number == 5 ? ParticipantState::Withdrawn : ParticipantState::Finished;
                person.simulated = number == 6 ? QStringLiteral("perfect") : QString();
                person.createdAt = study.createdAt;
                Trial trial;
                trial.id = TrialId::create();
                trial.participant = person.id;
                trial.question = asked.versionId;
                trial.shownOrder = order;
                trial.answer = other;
                trial.milliseconds = 3000;
                trial.shownAt = study.createdAt;
                trial.answeredAt = study.createdAt;
                Trial practice = trial;
                practice.id = TrialId::create();
                practice.position = 1;
                practice.part = StudyPart::Practice;
                if (const auto added = stores().studies().addParticipant(person, {trial, practice}); !added)
                    return added;
            }
            return {};
        }));
        // Three validators are right, four people of the study are not; who withdrew or was simulated, and practice, do not count.
        const QList<FlaggedItem> flaggedItems = found();
        QCOMPARE(flaggedItems.size(), 1);
        QCOMPARE(flaggedItems.constFirst().people, (FlaggedItemCount{4, 7}));
        QCOMPARE(flaggedItems.constFirst().reasons, QList<FlaggedItemReason>{FlaggedItemReason::PeopleAgree});
    }

    void whatExpertsDecided_data() { addBackends(); }
    void whatExpertsDecided()
    {
        QFETCH(bool, server);
        setUp(server);
        const PersonId expert = m_project->add(QStringLiteral("Expert"), {Role::Expert});
        importReplies(QStringLiteral("m1"), QStringLiteral("100"));
        QVERIFY(found().isEmpty());
        ErrorSampleRequest request;
        request.runs = {ValidationProject::require(stores().runs().runs()).constFirst().id};
        request.size = 1;
        const auto sample = ErrorSampleService(stores(), lead(), m_project->clock()).draw(request);
        VERIFY_OK(sample);
        ErrorCaseEntry entry;
        entry.errorCase = stores().errors().cases(sample->id)->constFirst().id;
        entry.verdict = ErrorVerdict::AnnotationWrong;
        entry.content.note = QStringLiteral("two options are right");
        VERIFY_OK(ErrorCodingService(stores(), expert, m_project->clock()).submit(entry));
        QList<FlaggedItem> flaggedItems = found();
        QCOMPARE(flaggedItems.size(), 1);
        QCOMPARE(flaggedItems.constFirst().reasons, QList<FlaggedItemReason>{FlaggedItemReason::AnnotationWrong});
        QCOMPARE(flaggedItems.constFirst().experts.constFirst().note, QStringLiteral("two options are right"));
        QCOMPARE(flaggedItems.constFirst().state, FlaggedItemState::InReview);
        conclude(DiscussionOutcome::KeepKey);
        QVERIFY(found().isEmpty());
    }
};

QTEST_GUILESS_MAIN(FlaggedItemServiceTest)
#include "flaggeditemservicetest.moc"
