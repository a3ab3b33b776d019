// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/severalpreset.h"
#include "tests/support/kinds/writtenpreset.h"
#include "tests/support/mergefixture.h"
#include "tests/support/teamfixture.h"
#include "tests/support/validationfixture.h"

#include "models/services/errors/errorcodingservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/people/peopleservice.h"
#include "models/services/rules/optionorder.h"
#include "models/services/studies/participation/session.h"

#include <random>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// Answers all questions of a package; `option`: the place as shown.
void answerAll(Stores &stores, const PersonId &person, qsizetype option)
{
    ValidationService service(stores, person);
    for (const BlindItem &item : must(service.take(100)))
        must(service.answer({item.validation, item.options.at(option).id, 3000, {}, {}}, QStringLiteral("Answered")));
}

/// Imported replies, all wrong, to the questions of one image; a sample of all of them.
struct Coded : Team {
    Coded(bool server, int items, int experts) : Team(server, 1)
    {
        first = add(QStringLiteral("Expert A"), {Role::Expert});
        second = add(QStringLiteral("Expert B"), {Role::Expert});
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = ids.constFirst();
        annotation.state = AnnotationState::Submitted;
        annotation.origin = Origin::Import;
        ItemSet set;
        set.id = ItemSetId::create();
        Run run;
        run.id = RunId::create();
        run.launch = run.id;
        run.origin = RunOrigin::Imported;
        run.model = QStringLiteral("m-1");
        run.configuration = QStringLiteral("cot");
        run.itemSet = set.id;
        QList<ItemSetItem> setItems;
        QList<Attempt> attempts;
        QList<Response> responses;
        QList<ScoredResponse> scores;
        for (int i = 0; i < items; ++i) {
            Question question;
            question.id = QuestionId::create();
            question.versionId = QuestionVersionId::create();
            question.kind = QStringLiteral("single-choice");
            question.stem = QStringLiteral("问题%1").arg(i);
            question.options = {{OptionId::create(), QStringLiteral("甲"), {}, true},
                                {OptionId::create(), QStringLiteral("乙"), {}, false}};
            annotation.content.questions.append(question);
            ItemSetItem item;
            item.position = i;
            item.question = question.versionId;
            item.image = ids.constFirst();
            item.itemId = QStringLiteral("test-%1").arg(i);
            setItems.append(item);
            Attempt attempt;
            attempt.id = AttemptId::create();
            attempt.run = run.id;
            attempt.slot.question = question.versionId;
            attempts.append(attempt);
            Response response;
            response.attempt = attempt.id;
            response.run = run.id;
            response.status = ReplyStatus::Answered;
            response.reply = QStringLiteral("因此选 B");
            responses.append(response);
            ScoredResponse score;
            score.attempt = attempt.id;
            score.result = ResponseResult::Incorrect;
            score.answer = question.options.at(1).id;
            scores.append(score);
        }
        must(stores().transaction([&]() -> Result<> {
            for (const auto &one :
                 {project.annotations().add(annotation), stores().runs().addItemSet(set, setItems),
                  stores().runs().addRun(run), stores().responses().addAttempts(attempts),
                  stores().responses().addResponses(responses),
                  stores().responses().setScores(scores)}) {
                if (!one)
                    return one;
            }
            return {};
        }));
        ErrorSampleRequest request;
        request.runs = {run.id};
        request.seed = 7;
        request.size = items;
        request.expertsPerCase = experts;
        sample = must(ErrorSampleService(stores(), project.lead).draw(request));
    }
    QList<ErrorCase> cases() const { return must(stores().errors().cases(sample.id)); }
    static ErrorCaseEntry entry(const ErrorCase &errorCase, int type)
    {
        const Preset preset = *builtInPreset(QStringLiteral("cii-bench"));
        ErrorCaseEntry made;
        made.errorCase = errorCase.id;
        made.content.types = {{preset.errorTypes.at(type).code, {}}};
        made.content.note = QStringLiteral("看错了");
        return made;
    }

    PersonId first, second;
    ErrorSample sample;
};

} // namespace

/// Validators', experts' and participants' work packages are merged.
class PackageMergeRolesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void validatorsDecideARound_data() { addBackends(); }
    void validatorsDecideARound()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        const QList<PersonId> people = project.validators(4);
        const ImageId image = project.gold(QStringLiteral("a.jpg"), 2);
        QStringList files;
        for (int i = 0; i < 3; ++i) {
            files.append(pack(project, Role::Validator, people.at(i)));
            workOn(project, files.last(), [&](Stores &stores) { answerAll(stores, people.at(i), i); });
        }
        QCOMPARE(must(project.stores->validation().votes(project.newest(image).id)).size(), 0);
        for (const QString &file : std::as_const(files)) {
            const MergePlan plan = merge(project, file);
            QCOMPARE(plan.count(MergeState::New), 2);
            // The same once more: neither another answer nor a question about it.
            const MergePlan again = merge(project, file);
            QCOMPARE(again.taken() + again.conflicts(), 0);
            QCOMPARE(again.count(MergeState::Same), 2);
        }
        for (int index = 0; index < 2; ++index) {
            const Question question = project.question(image, index);
            const Validation round = must(project.stores->validation().ofQuestion(question.id)).constFirst();
            QVERIFY(round.state != ValidationState::Open);
            const auto votes = must(project.stores->validation().votes(round.id));
            QCOMPARE(votes.size(), 3);
            for (const Vote &vote : votes) {
                QCOMPARE(vote.correct, vote.answer == question.key());
                QCOMPARE(vote.milliseconds, 3000);
                QCOMPARE(vote.seed, orderSeed(round, vote.person));
            }
        }
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());
    }

    /// Several options chosen in a package are one answer in the project, right only if they are all that are correct.
    void answersOfSeveralOptions_data() { addBackends(); }
    void answersOfSeveralOptions()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3, 3, severalPreset());
        const QList<PersonId> people = project.validators(3);
        const ImageId image =
            project.gold(QStringLiteral("a.jpg"), 1, [](AnnotationContent &content) { content.questions[0].options[0].correct = true; });
        const Question question = project.question(image);
        QCOMPARE(question.key().count(), 2);
        const Answer chosen[] = {question.key(), ValidationProject::optionsOf(question, {0}),
                                 ValidationProject::optionsOf(question, {0, 1, 2})};
        for (int i = 0; i < 3; ++i) {
            const QString file = pack(project, Role::Validator, people.at(i));
            workOn(project, file, [&](Stores &stores) {
                ValidationService service(stores, people.at(i));
                const BlindItem item = must(service.take(1)).constFirst();
                QVERIFY(item.takesSeveral);
                must(service.answer({item.validation, chosen[i], 3000, {}, {}}, QStringLiteral("Answered")));
            });
            QCOMPARE(merge(project, file).count(MergeState::New), 1);
            QCOMPARE(merge(project, file).count(MergeState::Same), 1);
        }
        const Validation round = project.newest(image);
        QCOMPARE(round.state, ValidationState::Failed);
        QCOMPARE(round.reason, ValidationReason::TooFewRight);
        const auto votes = must(project.stores->validation().votes(round.id));
        QCOMPARE(votes.size(), 3);
        for (const Vote &vote : votes) {
            const qsizetype person = people.indexOf(vote.person);
            QCOMPARE(vote.answer, chosen[person]);
            QCOMPARE(vote.correct, person == 0);
        }
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());
    }

    /// A text written in a package is compared with the accepted answers in the project.
    void writtenAnswers_data() { addBackends(); }
    void writtenAnswers()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2, 3, writtenPreset());
        const QList<PersonId> people = project.validators(2);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QStringList texts{QStringLiteral("智能手机"), QStringLiteral("相机")};
        for (int i = 0; i < 2; ++i) {
            const QString file = pack(project, Role::Validator, people.at(i));
            workOn(project, file, [&](Stores &stores) {
                ValidationService service(stores, people.at(i));
                const BlindItem item = must(service.take(1)).constFirst();
                QVERIFY(item.isWritten());
                must(service.answer({item.validation, Answer::written(texts.at(i)), 3000, {}, {}}, QStringLiteral("Answered")));
            });
            QCOMPARE(merge(project, file).count(MergeState::New), 1);
            QCOMPARE(merge(project, file).count(MergeState::Same), 1);
        }
        const auto votes = must(project.stores->validation().votes(project.newest(image).id));
        QCOMPARE(votes.size(), 2);
        for (const Vote &vote : votes) {
            const qsizetype person = people.indexOf(vote.person);
            QCOMPARE(vote.answer.text, texts.at(person));
            QCOMPARE(vote.correct, person == 0);
        }
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());
    }

    /// Options that a kind fixes stand in a package as in the project, so the order that was shown is believed.
    void fixedOptionsKeepTheirOrder_data() { addBackends(); }
    void fixedOptionsKeepTheirOrder()
    {
        QFETCH(const bool, server);
        const Preset preset = severalPreset();
        ValidationProject project(server, 1, 3, preset);
        const PersonId person = project.validators(1).constFirst();
        const QuestionKind kind = *preset.kind(QStringLiteral("true-false"));
        const auto written = [&](const ImageId &image) { return project.question(image).optionIds(); };
        // Until there is one whose options would stand the other way round if they were shuffled.
        ImageId image;
        do {
            image = project.gold(newUuid().toString(QUuid::Id128), 1, [&](AnnotationContent &content) {
                Question &question = content.questions[0];
                question.kind = kind.code;
                question.options = optionsOfKind({}, kind);
                question.options[0].correct = true;
            });
        } while (shuffled(written(image), orderSeed(project.newest(image), person)) == written(image));
        const QString file = pack(project, Role::Validator, person);
        workOn(project, file, [&](Stores &stores) { answerAll(stores, person, 0); });
        const MergePlan plan = merge(project, file);
        QCOMPARE(static_cast<qsizetype>(plan.count(MergeState::New)), plan.entries.size());
        const auto votes = must(project.stores->validation().votes(project.newest(image).id));
        QCOMPARE(votes.size(), 1);
        QCOMPARE(votes.constFirst().shownOrder, written(image));
        QVERIFY(votes.constFirst().correct);
        QCOMPARE(project.stage(image), Stage::Accepted);
    }

    void anAnswerWithdrawnAndGivenAgain()
    {
        ValidationProject project(false, 3);
        const QList<PersonId> people = project.validators(1);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QString file = pack(project, Role::Validator, people.at(0));
        workOn(project, file, [&](Stores &stores) { answerAll(stores, people.at(0), 0); });
        const QString early = copyOf(file);
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
        workOn(project, file, [&](Stores &stores) {
            const auto last = must(stores.validation().lastVoteOf(people.at(0)));
            must(stores.transaction([&] { return ValidationService(stores, people.at(0)).withdrawInTransaction(last->id); }));
        });
        const QString back = copyOf(file);
        workOn(project, file, [&](Stores &stores) { answerAll(stores, people.at(0), 1); });
        const auto chosen = [&] {
            const auto votes = must(project.stores->validation().votes(project.newest(image).id));
            return votes.isEmpty() ? Answer() : votes.constFirst().answer;
        };
        QCOMPARE(merge(project, back).count(MergeState::Changed), 1);
        QCOMPARE(chosen(), Answer());
        QCOMPARE(merge(project, early).taken(), 0); // it came and went
        QCOMPARE(chosen(), Answer());
        QCOMPARE(merge(project, file).taken(), 1);
        const Answer second = chosen();
        QVERIFY(!second.isEmpty());
        QCOMPARE(merge(project, early).taken(), 0);
        QCOMPARE(merge(project, early).conflicts(), 0);
        QCOMPARE(chosen(), second);
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());
    }

    /// Whoever is paused after packing keeps what he holds, but gets nothing new.
    void aValidatorPausedAfterPacking_data() { addBackends(); }
    void aValidatorPausedAfterPacking()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 3);
        const PersonId person = project.validators(3).constFirst();
        const Validation held = project.newest(project.gold(QStringLiteral("a.jpg")));
        const QString file = pack(project, Role::Validator, person);
        const Validation other = project.newest(project.gold(QStringLiteral("b.jpg")));
        workOn(project, file, [&](Stores &stores) { answerAll(stores, person, 0); });
        must(PeopleService(*project.stores, project.lead).pause(person, true));
        QCOMPARE(must(project.stores->validationQueue().next(person, currentTime(), 10)), QList<ValidationId>{held.id});
        QCOMPARE(must(project.stores->validationQueue().waitingFor(person, currentTime())), qint64(1));
        QCOMPARE(must(project.stores->validationQueue().waitingForEach(currentTime())).value(person), qint64(1));
        QVERIFY(must(project.stores->validationQueue().waitsFor(held.id, currentTime())).contains(person));
        QVERIFY(!must(project.stores->validationQueue().waitsFor(other.id, currentTime())).contains(person));
        VERIFY_FAILS(project.answer(person, other), ErrorCode::Refused);
        QCOMPARE(merge(project, file).count(MergeState::New), 1);
        QCOMPARE(must(project.stores->validation().votes(held.id)).size(), 1);
        QCOMPARE(*project.host.checkDatabase(project.location), QStringList());
    }

    /// The round was decided by others after a lead took the place away; the answer stays out.
    void aRoundThatWasDecidedMeanwhile_data() { addBackends(); }
    void aRoundThatWasDecidedMeanwhile()
    {
        QFETCH(const bool, server);
        ValidationProject project(server, 2);
        const QList<PersonId> people = project.validators(3);
        const ImageId image = project.gold(QStringLiteral("a.jpg"));
        const QString file = pack(project, Role::Validator, people.at(0));
        workOn(project, file, [&](Stores &stores) { answerAll(stores, people.at(0), 0); });
        const Validation round = project.newest(image);
        const auto assignment = must(project.stores->work().find(people.at(0), Task::Validate, round.image, round.question));
        must(AssignmentService(*project.stores, project.lead).withdraw({assignment->id}));
        project.answerAll(people.mid(1), round, 2);
        const auto votes = must(project.stores->validation().votes(round.id)).size();
        const MergePlan plan = merge(project, file, true);
        QCOMPARE(plan.taken(), 0);
        QCOMPARE(plan.conflicts(), 1);
        QVERIFY(!plan.entries.constFirst().mayTake);
        QCOMPARE(must(project.stores->validation().votes(round.id)).size(), votes);
    }

    void experts_data() { addBackends(); }
    void experts()
    {
        QFETCH(const bool, server);
        Coded project(server, 4, 2);
        const QList<ErrorCase> cases = project.cases();
        const QString a = pack(project.project, Role::Expert, project.first);
        const QString b = pack(project.project, Role::Expert, project.second);
        workOn(project.project, a, [&](Stores &stores) {
            ErrorCodingService service(stores, project.first);
            for (int i = 0; i < 3; ++i)
                must(service.submit(Coded::entry(cases.at(i), 0)));
            must(service.save(Coded::entry(cases.at(3), 1)));
        });
        workOn(project.project, b, [&](Stores &stores) {
            ErrorCodingService service(stores, project.second);
            must(service.submit(Coded::entry(cases.at(0), 0)));
            must(service.submit(Coded::entry(cases.at(1), 1)));
        });
        QCOMPARE(merge(project.project, a).count(MergeState::New), 4);
        QCOMPARE(merge(project.project, b).count(MergeState::New), 2);
        const auto state = [&](int i) {
            return errorCaseState(must(project.stores().errors().codesOfCase(cases.at(i).id)), 2, {});
        };
        QCOMPARE(state(0), ErrorCaseState::Decided);
        QCOMPARE(state(1), ErrorCaseState::Disputed);
        QCOMPARE(state(2), ErrorCaseState::Open);
        QCOMPARE((*project.stores().errors().code(cases.at(3).id, project.first))->state, CaseCodeState::Draft);
        QCOMPARE(merge(project.project, a).taken(), 0);
        workOn(project.project, a, [&](Stores &stores) {
            must(ErrorCodingService(stores, project.first).submit(Coded::entry(cases.at(3), 1)));
        });
        const MergePlan more = merge(project.project, a);
        QCOMPARE(more.count(MergeState::Changed), 1);
        QCOMPARE((*project.stores().errors().code(cases.at(3).id, project.first))->state, CaseCodeState::Submitted);
        QCOMPARE(*project.project.host.checkDatabase(project.project.location), QStringList());
    }

    /// A case in a package stays reserved in the project.
    void aReservationIsKeptInTheProject_data() { addBackends(); }
    void aReservationIsKeptInTheProject()
    {
        QFETCH(const bool, server);
        Coded project(server, 2, 1);
        const QList<ErrorCase> cases = project.cases();
        PackRequest one;
        one.role = Role::Expert;
        one.person = project.first;
        one.count = 1;
        const QString file = pack(project.project, one);
        ErrorCodingService second(project.stores(), project.second);
        const auto kept = must(second.cases(cases.at(0).sample));
        QVERIFY(kept.at(0).kept && !kept.at(1).kept);
        QVERIFY(must(second.view(cases.at(0).id)).kept);
        QCOMPARE(must(second.next(cases.at(0).sample, {})), std::optional(cases.at(1).id));
        QCOMPARE(project.stores().errors().openFor(project.second)->size(), 1);
        QCOMPARE(project.stores().errors().openFor(project.first)->size(), 2);
        VERIFY_FAILS(second.save(Coded::entry(cases.at(0), 0)), ErrorCode::Refused);
        VERIFY_FAILS(second.submit(Coded::entry(cases.at(0), 0)), ErrorCode::Refused);
        // Its holder may go on in the project.
        QVERIFY(!must(ErrorCodingService(project.stores(), project.first).cases(cases.at(0).sample)).at(0).kept);
        workOn(project.project, file, [&](Stores &stores) {
            must(ErrorCodingService(stores, project.first).submit(Coded::entry(cases.at(0), 0)));
        });
        QCOMPARE(merge(project.project, file).count(MergeState::New), 1);
        // A package that ends gives its places back.
        const QString rest = pack(project.project, one);
        QVERIFY(must(second.cases(cases.at(0).sample)).at(1).kept);
        must(PackageService(project.stores(), project.project.lead).withdraw(must(project.project.host.openReturn(rest)).package.id));
        must(second.submit(Coded::entry(cases.at(1), 0)));
    }

    void aCodeThatChangedInTheProject()
    {
        Coded project(false, 2, 2);
        const QList<ErrorCase> cases = project.cases();
        const QString file = pack(project.project, Role::Expert, project.first);
        workOn(project.project, file, [&](Stores &stores) {
            ErrorCodingService service(stores, project.first);
            must(service.submit(Coded::entry(cases.at(0), 0)));
            must(service.submit(Coded::entry(cases.at(1), 0)));
        });
        must(ErrorCodingService(project.stores(), project.first).submit(Coded::entry(cases.at(0), 1)));
        const MergePlan plan = merge(project.project, file);
        QCOMPARE(plan.count(MergeState::New), 1);
        QCOMPARE(plan.conflicts(), 1);
        const auto own = [&] { return (*project.stores().errors().code(cases.at(0).id, project.first))->content.types.constFirst().type; };
        QCOMPARE(own(), Coded::entry(cases.at(0), 1).content.types.constFirst().type);
        QCOMPARE(merge(project.project, file, true).count(MergeState::Changed), 1);
        QCOMPARE(own(), Coded::entry(cases.at(0), 0).content.types.constFirst().type);
    }
};

QTEST_GUILESS_MAIN(PackageMergeRolesTest)
#include "mergerolestest.moc"
