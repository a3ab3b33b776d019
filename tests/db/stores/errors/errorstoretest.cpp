// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

/// Samples of wrong answers, what experts say of them, and probes, as rows.
class ErrorStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    PersonId m_expert;
    QList<Attempt> m_attempts;
    ErrorSample m_sample;
    QList<ErrorCase> m_cases;

    ErrorStore &errors() { return m_project->stores->errors(); }
    Result<> within(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }

    /// A run with three replies, all drawn.
    void setUp(bool server)
    {
        m_project = std::make_unique<TestProject>(server);
        const Image image = newImage(QStringLiteral("a.jpg"));
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = image.id;
        annotation.person = m_project->lead;
        for (int q = 0; q < 3; ++q) {
            Question one;
            one.id = QuestionId::create();
            one.versionId = QuestionVersionId::create();
            one.kind = QStringLiteral("single-choice");
            one.options = {{OptionId::create(), QStringLiteral("甲"), {}, true}, {OptionId::create(), QStringLiteral("乙"), {}, false}};
            annotation.content.questions.append(one);
        }
        ItemSet set;
        set.id = ItemSetId::create();
        Run run;
        run.id = RunId::create();
        run.launch = run.id;
        run.origin = RunOrigin::Imported;
        run.itemSet = set.id;
        m_attempts.clear();
        QList<Response> responses;
        m_sample = ErrorSample();
        m_sample.id = ErrorSampleId::create();
        m_sample.name = QStringLiteral("抽样");
        m_sample.runs = {run.id};
        m_sample.strata = DimensionCode(QStringLiteral("domain"));
        m_sample.allocation = SampleAllocation::Equal;
        m_sample.withMisses = true;
        m_sample.seed = (qint64(1) << 62) + 9;
        m_sample.expertsPerCase = 2;
        m_cases.clear();
        for (int i = 0; i < 3; ++i) {
            Attempt attempt;
            attempt.id = AttemptId::create();
            attempt.run = run.id;
            attempt.slot.question = annotation.content.questions.at(i).versionId;
            m_attempts.append(attempt);
            Response response;
            response.attempt = attempt.id;
            response.run = run.id;
            response.status = ReplyStatus::Answered;
            responses.append(response);
            m_cases.append({ErrorCaseId::create(), m_sample.id, attempt.id, i, QStringLiteral("s%1").arg(i % 2), {}});
        }
        Person expert;
        expert.id = PersonId::create();
        expert.name = QStringLiteral("Expert");
        expert.roles = {Role::Expert};
        m_expert = expert.id;
        VERIFY_OK(within([&]() -> Result<> {
            const auto all = {m_project->stores->project().addPerson(expert), m_project->images().add(image),
                              m_project->annotations().add(annotation), m_project->stores->runs().addItemSet(set, {}),
                              m_project->stores->runs().addRun(run), m_project->stores->responses().addAttempts(m_attempts),
                              m_project->stores->responses().addResponses(responses), errors().addSample(m_sample),
                              errors().addCases(m_cases)};
            for (const auto &one : all) {
                if (!one)
                    return one;
            }
            return {};
        }));
    }

    CaseCode code(int at, const PersonId &expert)
    {
        CaseCode one;
        one.id = CaseCodeId::create();
        one.errorCase = m_cases.at(at).id;
        one.expert = expert;
        one.state = CaseCodeState::Submitted;
        one.content.types = {{QStringLiteral("neglect"), QStringLiteral("visual")}, {QStringLiteral("over"), {}}};
        one.content.note = QStringLiteral("“标题”没有看到");
        one.content.regions = {QRectF(0.1, 0.25, 0.5, 0.125)};
        one.content.spans = {{4, 12}};
        one.content.read = OptionId::create();
        return one;
    }

    Result<int> save(const CaseCode &code)
    {
        Result<int> version = 0;
        const auto done = within([&]() -> Result<> {
            version = errors().saveCode(code);
            return version ? Result<>() : passOn(version);
        });
        if (!done)
            return passOn(done);
        return version;
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }
    void keepsASampleAndItsOrder_data() { addBackends(); }
    void keepsASampleAndItsOrder();
    void keepsWhatAnExpertSays_data() { addBackends(); }
    void keepsWhatAnExpertSays();
    void countsWhatIsLeft_data() { addBackends(); }
    void countsWhatIsLeft();
    void numbersVersionsOfTheTree_data() { addBackends(); }
    void numbersVersionsOfTheTree();
    void keepsProbes_data() { addBackends(); }
    void keepsProbes();
    void keepsOneVerdictOfEachPerson_data() { addBackends(); }
    void keepsOneVerdictOfEachPerson();
};

void ErrorStoreTest::keepsASampleAndItsOrder()
{
    QFETCH(bool, server);
    setUp(server);
    const auto sample = errors().sample(m_sample.id);
    VERIFY_OK(sample);
    QCOMPARE(sample->runs, m_sample.runs);
    QCOMPARE(sample->seed, m_sample.seed);
    QCOMPARE(sample->allocation, SampleAllocation::Equal);
    QVERIFY(sample->withMisses);
    const auto cases = errors().cases(m_sample.id);
    VERIFY_OK(cases);
    QCOMPARE(cases->size(), 3);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(cases->at(i).attempt, m_attempts.at(i).id);
        QCOMPARE(cases->at(i).stratum, m_cases.at(i).stratum);
    }
    // No response is drawn twice.
    ErrorCase again = m_cases.at(0);
    again.id = ErrorCaseId::create();
    again.position = 7;
    QVERIFY(!within([&] { return errors().addCases({again}); }));
}

void ErrorStoreTest::keepsWhatAnExpertSays()
{
    QFETCH(bool, server);
    setUp(server);
    CaseCode one = code(0, m_expert);
    QCOMPARE(*save(one), 1);
    auto stored = errors().code(one.errorCase, m_expert);
    VERIFY_OK(stored);
    QVERIFY(*stored);
    QVERIFY((*stored)->content == one.content);
    CaseCode changed = **stored;
    changed.verdict = ErrorVerdict::AnnotationWrong;
    QCOMPARE(*save(changed), 2);
    const auto stale = save(changed);
    QVERIFY(!stale);
    QCOMPARE(stale.error().code, ErrorCode::Conflict);
    QCOMPARE((*errors().code(one.errorCase, m_expert))->verdict, ErrorVerdict::AnnotationWrong);
    // One word of one expert on one case; the final one stands beside it.
    QVERIFY(!save(code(0, m_expert)));
    CaseCode final = code(0, m_project->lead);
    final.final = true;
    QCOMPARE(*save(final), 1);
    QVERIFY(!*errors().code(one.errorCase, m_project->lead));
    QVERIFY(*errors().finalCode(one.errorCase));
    QCOMPARE(errors().codesOfSample(m_sample.id)->size(), 2);
    QVERIFY(errors().codesOfSample(m_sample.id)->constLast().final);
}

void ErrorStoreTest::countsWhatIsLeft()
{
    QFETCH(bool, server);
    setUp(server);
    QCOMPARE(errors().openFor(m_expert)->size(), 3);
    CaseCode draft = code(0, m_expert);
    draft.state = CaseCodeState::Draft;
    QVERIFY(save(draft));
    QCOMPARE(errors().openFor(m_expert)->size(), 3);
    QVERIFY(save(code(1, m_expert)));
    QCOMPARE(errors().openFor(m_expert)->size(), 2);
    QCOMPARE(errors().openFor(m_project->lead)->size(), 3);
}

void ErrorStoreTest::numbersVersionsOfTheTree()
{
    QFETCH(bool, server);
    setUp(server);
    ErrorTypes types;
    types.types = builtInPreset(QStringLiteral("cii-bench"))->errorTypes;
    for (int number = 1; number <= 2; ++number) {
        types.id = ErrorTypesId::create();
        VERIFY_OK(within([&]() -> Result<> {
            const auto added = errors().addTypes(types);
            return added ? Result<>() : passOn(added);
        }));
    }
    const auto all = errors().types();
    VERIFY_OK(all);
    QCOMPARE(all->size(), 2);
    QCOMPARE(all->at(1).number, 2);
    QCOMPARE(all->at(0).types.size(), types.types.size());
    QCOMPARE(all->at(0).types.at(0).subtypes.at(1).code, types.types.at(0).subtypes.at(1).code);
    QCOMPARE(all->at(0).types.at(0).title.zh, types.types.at(0).title.zh);
}

void ErrorStoreTest::keepsProbes()
{
    QFETCH(bool, server);
    setUp(server);
    ErrorProbe probe;
    probe.id = ErrorProbeId::create();
    probe.errorCase = m_cases.at(0).id;
    probe.model = QStringLiteral("m");
    probe.question = QStringLiteral("图里写了什么？");
    probe.reply = QStringLiteral("光盘行动");
    VERIFY_OK(within([&] { return errors().addProbe(probe); }));
    const auto probes = errors().probes(m_cases.at(0).id);
    VERIFY_OK(probes);
    QCOMPARE(probes->size(), 1);
    QCOMPARE(probes->constFirst().reply, probe.reply);
    QCOMPARE(probes->constFirst().tokensInput, -1);
}

void ErrorStoreTest::keepsOneVerdictOfEachPerson()
{
    QFETCH(bool, server);
    setUp(server);
    QList<ErrorProbe> probes;
    for (const int at : {2, 0}) {
        ErrorProbe probe;
        probe.id = ErrorProbeId::create();
        probe.errorCase = m_cases.at(at).id;
        probe.createdBy = m_expert;
        VERIFY_OK(within([&] { return errors().addProbe(probe); }));
        probes.append(probe);
    }
    QCOMPARE(errors().probe(probes.at(0).id)->errorCase, m_cases.at(2).id);
    VERIFY_FAILS(errors().probe(ErrorProbeId::create()), ErrorCode::NotFound);
    const auto ofSample = errors().probesOfSample(m_sample.id);
    VERIFY_OK(ofSample);
    QCOMPARE(ofSample->size(), 2);
    QCOMPARE(ofSample->at(0).id, probes.at(1).id); // by case
    QVERIFY(errors().probesOfSample(ErrorSampleId::create())->isEmpty());

    const auto judge = [&](int at, const PersonId &person, ProbeVerdict verdict) {
        VERIFY_OK(within([&] { return errors().setJudgement({probes.at(at).id, verdict, {}, person}); }));
    };
    judge(0, m_expert, ProbeVerdict::Wrong);
    judge(0, m_expert, ProbeVerdict::Correct); // in place of the first
    judge(0, m_project->lead, ProbeVerdict::CannotTell);
    judge(1, m_expert, ProbeVerdict::Wrong);
    const auto ofCase = errors().judgements(m_cases.at(2).id);
    VERIFY_OK(ofCase);
    QCOMPARE(ofCase->size(), 2);
    QCOMPARE(verdictOf(*ofCase, probes.at(0).id, m_expert), std::optional(ProbeVerdict::Correct));
    QCOMPARE(verdictOf(*ofCase, probes.at(0).id, m_project->lead), std::optional(ProbeVerdict::CannotTell));
    QVERIFY(ofCase->constFirst().createdAt.isValid());
    const auto all = errors().judgementsOfSample(m_sample.id);
    VERIFY_OK(all);
    QCOMPARE(all->size(), 3);
    QCOMPARE(all->constFirst().probe, probes.at(1).id);
    VERIFY_OK(within([&] { return errors().removeJudgement(probes.at(0).id, m_expert); }));
    VERIFY_OK(within([&] { return errors().removeJudgement(probes.at(0).id, m_expert); }));
    QCOMPARE(errors().judgements(m_cases.at(2).id)->size(), 1);
}

QTEST_GUILESS_MAIN(ErrorStoreTest)
#include "errorstoretest.moc"
