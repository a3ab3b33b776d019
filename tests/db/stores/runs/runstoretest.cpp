// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

/// Endpoints, frozen items, runs, attempts and replies as rows.
class RunStoreTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestProject> m_project;
    Image m_image;
    QList<Question> m_questions;
    Endpoint m_endpoint;
    ItemSet m_set;
    QList<ItemSetItem> m_items;
    Run m_run;

    EndpointStore &endpoints() { return m_project->stores->endpoints(); }
    RunStore &runs() { return m_project->stores->runs(); }
    ResponseStore &responses() { return m_project->stores->responses(); }
    Result<> within(const std::function<Result<>()> &work) { return m_project->stores->transaction(work); }

    void setUp(bool server)
    {
        m_project = std::make_unique<TestProject>(server);
        m_image = newImage(QStringLiteral("a.jpg"));
        Annotation annotation;
        annotation.id = AnnotationId::create();
        annotation.image = m_image.id;
        annotation.person = m_project->lead;
        annotation.state = AnnotationState::Submitted;
        m_questions.clear();
        for (int q = 0; q < 3; ++q) {
            Question one;
            one.id = QuestionId::create();
            one.versionId = QuestionVersionId::create();
            one.kind = QStringLiteral("single-choice");
            one.stem = QStringLiteral("问题%1").arg(q);
            for (int o = 0; o < 6; ++o)
                one.options.append({OptionId::create(), QStringLiteral("选项%1").arg(o), QStringLiteral("note"), o == 1});
            m_questions.append(one);
        }
        annotation.content.questions = m_questions;

        m_endpoint = Endpoint();
        m_endpoint.id = EndpointId::create();
        m_endpoint.name = QStringLiteral("模型甲");
        m_endpoint.baseUrl = QStringLiteral("http://127.0.0.1:1/v1");
        m_endpoint.model = QStringLiteral("m-72b");
        m_endpoint.section = ModelSection::Open;
        m_endpoint.billions = 72.5;
        m_endpoint.parameters.temperature = 0.0;
        m_endpoint.parameters.seed = (qint64(1) << 53) + 1;
        m_endpoint.parameters.extra["enable_thinking"] = false;
        m_endpoint.parameters.leftOut = {QStringLiteral("temperature")};
        m_endpoint.pictures.longEdge = 1234;
        m_endpoint.keySource = KeySource::Environment;
        m_endpoint.keyVariable = QStringLiteral("SOME_KEY");
        m_endpoint.priceInput = 0.15;
        m_endpoint.currency = QStringLiteral("CNY");

        m_set = ItemSet();
        m_set.id = ItemSetId::create();
        m_set.name = QStringLiteral("冻结");
        m_set.hash = QStringLiteral("ab12");
        m_set.items = 3;
        m_items.clear();
        for (int i = 0; i < 3; ++i) {
            ItemSetItem item;
            item.position = i;
            item.question = m_questions.at(2 - i).versionId;
            item.image = m_image.id;
            item.imageSha256 = m_image.sha256;
            item.itemId = QStringLiteral("dev-%1").arg(i);
            item.split = QStringLiteral("dev");
            item.labels = {{DimensionCode(QStringLiteral("rhetoric")),
                            {LabelCode(QStringLiteral("b")), LabelCode(QStringLiteral("a"))}}};
            m_items.append(item);
        }
        m_run = Run();
        m_run.id = RunId::create();
        m_run.launch = m_run.id;
        m_run.endpoint = m_endpoint.id;
        m_run.model = m_endpoint.model;
        m_run.section = ModelSection::Open;
        m_run.billions = 72.5;
        m_run.configuration = QStringLiteral("cot");
        m_run.itemSet = m_set.id;
        m_run.examples = {m_questions.at(0).versionId};
        m_run.parameters = m_endpoint.parameters;
        m_run.order = OptionOrder::Circular;
        m_run.seed = (qint64(1) << 62) + 7;
        m_run.repeats = 2;
        m_run.priceOutput = 2.5;
        VERIFY_OK(within([&]() -> Result<> {
            if (const auto added = m_project->images().add(m_image); !added)
                return added;
            if (const auto added = m_project->annotations().add(annotation); !added)
                return added;
            if (const auto added = endpoints().add(m_endpoint); !added)
                return added;
            if (const auto added = runs().addItemSet(m_set, m_items); !added)
                return added;
            return runs().addRun(m_run);
        }));
    }

    Attempt attempt(int question, int number, int repeat = 0, int rotation = 0)
    {
        Attempt one;
        one.id = AttemptId::create();
        one.run = m_run.id;
        one.slot = {m_questions.at(question).versionId, repeat, rotation};
        one.number = number;
        one.requestHash = QStringLiteral("cafe");
        for (const Option &option : m_questions.at(question).options)
            one.shownOrder.prepend(option.id);
        return one;
    }

    Response response(const Attempt &attempt, ReplyStatus status)
    {
        Response one;
        one.attempt = attempt.id;
        one.run = attempt.run;
        one.status = status;
        one.reply = status == ReplyStatus::Answered ? QStringLiteral("答案：B 🙂") : QString();
        one.tokensInput = status == ReplyStatus::Answered ? 100 : -1;
        one.tokensOutput = status == ReplyStatus::Answered ? 7 : -1;
        one.bytesSent = 2000;
        one.cost = status == ReplyStatus::Answered ? 0.25 : 0;
        return one;
    }

    ScoredResponse score(const Attempt &attempt, Scorer scorer, ResponseResult result, int option, int question)
    {
        ScoredResponse one;
        one.attempt = attempt.id;
        one.scorer = scorer;
        one.scorerVersion = QStringLiteral("1");
        if (option >= 0)
            one.answer = m_questions.at(question).options.at(option).id;
        one.label = QStringLiteral("B");
        one.result = result;
        one.rule = QStringLiteral("declared");
        one.spanStart = 3;
        one.spanLength = 1;
        return one;
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }
    void keepsAnEndpointWhole_data() { addBackends(); }
    void keepsAnEndpointWhole();
    void refusesANameInUse_data() { addBackends(); }
    void refusesANameInUse();
    void numbersVersionsOfAPrompt_data() { addBackends(); }
    void numbersVersionsOfAPrompt();
    void keepsARunAndItsItems_data() { addBackends(); }
    void keepsARunAndItsItems();
    void countsTheNewestResponse_data() { addBackends(); }
    void countsTheNewestResponse();
    void letsAPersonOverrule_data() { addBackends(); }
    void letsAPersonOverrule();
    void knowsWhatWasDrawn_data() { addBackends(); }
    void knowsWhatWasDrawn();
};

void RunStoreTest::keepsAnEndpointWhole()
{
    QFETCH(bool, server);
    setUp(server);
    auto stored = endpoints().endpoint(m_endpoint.id);
    VERIFY_OK(stored);
    QCOMPARE(stored->name, m_endpoint.name);
    QCOMPARE(stored->dialect, m_endpoint.dialect);
    QVERIFY(stored->parameters == m_endpoint.parameters);
    QVERIFY(stored->pictures == m_endpoint.pictures);
    QCOMPARE(stored->keySource, KeySource::Environment);
    QCOMPARE(stored->keyVariable, m_endpoint.keyVariable);
    QCOMPARE(stored->priceInput, 0.15);
    QCOMPARE(stored->billions, std::optional(72.5));

    ChatParameters learned;
    learned.completionTokens = true;
    VERIFY_OK(within([&] { return endpoints().setLearned(m_endpoint.id, learned); }));
    stored->baseUrl = QStringLiteral("http://127.0.0.1:2/v1");
    VERIFY_OK(within([&] { return endpoints().update(*stored); }));
    const auto again = endpoints().endpoint(m_endpoint.id);
    VERIFY_OK(again);
    QCOMPARE(again->baseUrl, stored->baseUrl);
    QVERIFY(again->parameters.completionTokens);
    QVERIFY(again->parameters.leftOut.isEmpty());
    const auto stale = within([&] { return endpoints().update(*stored); });
    QVERIFY(!stale);
    QCOMPARE(stale.error().code, ErrorCode::Conflict);
}

void RunStoreTest::refusesANameInUse()
{
    QFETCH(bool, server);
    setUp(server);
    Endpoint other = m_endpoint;
    other.id = EndpointId::create();
    const auto refused = within([&] { return endpoints().add(other); });
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(m_endpoint.name), qPrintable(refused.error().sentence));

    Endpoint removed = m_endpoint;
    removed.active = false;
    VERIFY_OK(within([&] { return endpoints().update(removed); }));
    VERIFY_OK(within([&] { return endpoints().add(other); }));
    QCOMPARE(endpoints().endpoints()->size(), 1);
    QCOMPARE(endpoints().endpoints(true)->size(), 2);
}

void RunStoreTest::numbersVersionsOfAPrompt()
{
    QFETCH(bool, server);
    setUp(server);
    PromptTemplate first;
    first.id = PromptTemplateId::create();
    first.configuration = builtInPreset(QStringLiteral("cii-bench"))->configurations.at(5);
    PromptTemplate second = first;
    second.id = PromptTemplateId::create();
    second.configuration.prompt += QStringLiteral("再想想 {question}");
    VERIFY_OK(within([&]() -> Result<> {
        for (const PromptTemplate &one : {first, second}) {
            if (const auto added = endpoints().addTemplate(one); !added)
                return passOn(added);
        }
        return {};
    }));
    const auto all = endpoints().templates();
    VERIFY_OK(all);
    QCOMPARE(all->size(), 2);
    QCOMPARE(all->at(1).number, 2);
    const auto read = endpoints().promptTemplate(second.id);
    VERIFY_OK(read);
    QCOMPARE(read->configuration.prompt, second.configuration.prompt);
    QCOMPARE(read->configuration.examples, second.configuration.examples);
    QCOMPARE(read->configuration.shots, second.configuration.shots);
}

void RunStoreTest::keepsARunAndItsItems()
{
    QFETCH(bool, server);
    setUp(server);
    const auto run = runs().run(m_run.id);
    VERIFY_OK(run);
    QCOMPARE(run->seed, m_run.seed);
    QCOMPARE(run->examples, m_run.examples);
    QCOMPARE(run->order, OptionOrder::Circular);
    QCOMPARE(run->state, RunState::Waiting);
    QCOMPARE(run->billions, std::optional(72.5));
    VERIFY_OK(within([&] { return runs().stateSize(m_endpoint.id, QStringLiteral("other"), 7, true); }));
    QCOMPARE(runs().run(m_run.id)->billions, std::optional(72.5));
    VERIFY_OK(within([&] { return runs().stateSize(m_endpoint.id, m_run.model, std::nullopt, false); }));
    QVERIFY(!runs().run(m_run.id)->billions);
    const auto items = runs().itemsOf(m_set.id);
    VERIFY_OK(items);
    QCOMPARE(items->size(), 3);
    QCOMPARE(items->at(0).itemId, QStringLiteral("dev-0"));
    QCOMPARE(items->at(0).labels, m_items.at(0).labels);
    QCOMPARE(items->at(0).imageSha256, m_image.sha256);
    QList<QuestionVersionId> versions;
    for (const ItemSetItem &item : *items)
        versions.append(item.question);
    const auto questions = runs().questions(versions);
    VERIFY_OK(questions);
    QCOMPARE(questions->size(), 3);
    QCOMPARE(questions->at(0).versionId, versions.at(0));
    QCOMPARE(questions->at(0).keyIndex(), 1);
    QCOMPARE((*runs().itemSetOfHash(m_set.hash))->id, m_set.id);
    QVERIFY(!*runs().itemSetOfHash(QStringLiteral("other")));
    const auto images = runs().imagesOf({versions.at(2), QuestionVersionId::create()});
    VERIFY_OK(images);
    QCOMPARE(images->size(), 1);
    QCOMPARE(images->value(versions.at(2)), m_image.id);
    QVERIFY(within([&] { return runs().renameItemSet(m_set.id, QStringLiteral("另一个名字")); }).has_value());
    QCOMPARE(runs().itemSet(m_set.id)->name, QStringLiteral("另一个名字"));
    QCOMPARE(within([&] { return runs().renameItemSet(ItemSetId::create(), QStringLiteral("x")); }).error().code, ErrorCode::NotFound);
}

void RunStoreTest::countsTheNewestResponse()
{
    QFETCH(bool, server);
    setUp(server);
    const Attempt failed = attempt(0, 1);
    const Attempt good = attempt(0, 2);
    const Attempt lost = attempt(1, 1);
    const Attempt blocked = attempt(2, 1, 1, 3);
    VERIFY_OK(within([&] { return responses().addAttempts({failed, good, lost, blocked}); }));
    VERIFY_OK(within([&]() -> Result<> {
        if (const auto added = responses().addResponses({response(failed, ReplyStatus::Transient),
                                                         response(good, ReplyStatus::Answered),
                                                         response(blocked, ReplyStatus::Blocked)});
            !added)
            return added;
        return responses().setScores({score(good, Scorer::Strict, ResponseResult::Correct, 1, 0),
                                      score(good, Scorer::CiiOfficial, ResponseResult::Miss, -1, 0)});
    }));
    const auto states = responses().slotStates(m_run.id);
    VERIFY_OK(states);
    QCOMPARE(states->size(), 3);
    for (const SlotState &state : *states) {
        if (state.slot == good.slot) {
            QCOMPARE(state.attempts, 2);
            QCOMPARE(state.status, std::optional(ReplyStatus::Answered));
        } else if (state.slot == lost.slot) {
            QCOMPARE(state.lost, 1);
            QVERIFY(!state.status);
        } else {
            QCOMPARE(state.status, std::optional(ReplyStatus::Blocked));
        }
    }
    const auto strict = responses().figures(m_run.id, Scorer::Strict);
    VERIFY_OK(strict);
    QCOMPARE(strict->correct, 1);
    QCOMPARE(strict->blocked, 1);
    // What failed by its newest response; the first try of an answered one is no failure.
    const auto failures = responses().failures(m_run.id);
    VERIFY_OK(failures);
    QCOMPARE(failures->size(), 1);
    QCOMPARE(failures->constFirst().count, 1);
    QCOMPARE(failures->constFirst().first.status, ReplyStatus::Blocked);
    QCOMPARE(failures->constFirst().first.attempt, blocked.id);
    QCOMPARE(strict->transient, 0);
    QCOMPARE(strict->attempts, 4);
    QCOMPARE(strict->lost, 1);
    // Many replies are read as one is; an attempt without a reply is left out.
    const auto many = responses().responses({good.id, lost.id, blocked.id, good.id});
    VERIFY_OK(many);
    QCOMPARE(many->size(), 2);
    QCOMPARE(many->value(good.id).response.reply, responses().response(good.id)->response.reply);
    QCOMPARE(many->value(good.id).scores.size(), 2);
    QCOMPARE(many->value(blocked.id).attempt.slot, blocked.slot);
    QCOMPARE(strict->tokensInput, 100);
    QCOMPARE(strict->bytesSent, 6000);
    QCOMPARE(strict->cost, 0.25);
    const auto official = responses().figures(m_run.id, Scorer::CiiOfficial);
    VERIFY_OK(official);
    QCOMPARE(official->miss, 1);
    QCOMPARE(*endpoints().spent(m_endpoint.id), 0.25);

    const auto scored = responses().scoredSlots(m_run.id, Scorer::Strict);
    VERIFY_OK(scored);
    QCOMPARE(scored->size(), 2);
    for (const ScoredSlot &slot : *scored)
        QCOMPARE(slot.scorersDiffer, slot.slot == good.slot);
    const auto details = responses().attemptsOf(m_run.id, good.slot);
    VERIFY_OK(details);
    QCOMPARE(details->size(), 2);
    QCOMPARE(details->at(1).response.reply, QStringLiteral("答案：B 🙂"));
    QCOMPARE(details->at(1).scores.size(), 2);
    QCOMPARE(details->at(1).attempt.shownOrder, good.shownOrder);
    QCOMPARE(responses().responsesTo(good.slot.question)->size(), 1);
    QCOMPARE(responses().lastResponses(m_run.id, 2)->size(), 2);
    const auto page = responses().page(m_run.id, {}, 2);
    VERIFY_OK(page);
    QCOMPARE(page->size(), 2);
    QCOMPARE(responses().page(m_run.id, page->constLast().attempt.id, 5)->size(), 1);

    // An attempt is recorded once.
    QVERIFY(!within([&] { return responses().addAttempts({attempt(0, 2)}); }));
}

void RunStoreTest::letsAPersonOverrule()
{
    QFETCH(bool, server);
    setUp(server);
    const Attempt one = attempt(0, 1);
    VERIFY_OK(within([&]() -> Result<> {
        if (const auto added = responses().addAttempts({one}); !added)
            return added;
        if (const auto added = responses().addResponses({response(one, ReplyStatus::Answered)}); !added)
            return added;
        return responses().setScores({score(one, Scorer::Strict, ResponseResult::Miss, -1, 0)});
    }));
    Overrule overrule;
    overrule.attempt = one.id;
    overrule.answer = m_questions.at(0).options.at(1).id;
    overrule.reason = QStringLiteral("写的是乙");
    overrule.createdBy = m_project->lead;
    for (const ResponseResult result : {ResponseResult::Incorrect, ResponseResult::Correct}) {
        overrule.id = OverruleId::create();
        overrule.result = result;
        VERIFY_OK(within([&] { return responses().addOverrule(overrule); }));
        const auto slot = responses().scoredSlots(m_run.id, Scorer::Strict)->constFirst();
        QCOMPARE(slot.result, result);
        QVERIFY(slot.overruled);
    }
    const auto details = responses().response(one.id);
    VERIFY_OK(details);
    QVERIFY(details->overrule);
    QCOMPARE(details->overrule->reason, overrule.reason);
    QCOMPARE(details->scores.constFirst().result, ResponseResult::Miss);
    VERIFY_OK(within([&] { return responses().withdrawOverrule(one.id); }));
    QCOMPARE(responses().scoredSlots(m_run.id, Scorer::Strict)->constFirst().result, ResponseResult::Miss);
}

/// A published scorer drew where it read nothing: the reply is a miss that counts in part, unless a person read it.
void RunStoreTest::knowsWhatWasDrawn()
{
    QFETCH(bool, server);
    setUp(server);
    const QList<Attempt> asked{attempt(0, 1), attempt(1, 1), attempt(2, 1)};
    const auto drawn = [&](int index, int options) {
        ScoredResponse one = score(asked.at(index), Scorer::CmmmuOfficial, ResponseResult::Miss, -1, index);
        one.rule = drawnRule(options);
        return one;
    };
    Overrule overrule;
    overrule.id = OverruleId::create();
    overrule.attempt = asked.at(2).id;
    overrule.answer = m_questions.at(2).options.at(1).id;
    overrule.result = ResponseResult::Correct;
    overrule.createdBy = m_project->lead;
    VERIFY_OK(within([&]() -> Result<> {
        YUYI_CHECK(responses().addAttempts(asked));
        for (const Attempt &one : asked)
            YUYI_CHECK(responses().addResponses({response(one, ReplyStatus::Answered)}));
        YUYI_CHECK(responses().setScores({drawn(0, 4), drawn(1, 2), drawn(2, 4)}));
        YUYI_CHECK(responses().setScores({score(asked.at(0), Scorer::Strict, ResponseResult::Correct, 1, 0),
                                          score(asked.at(1), Scorer::Strict, ResponseResult::Miss, -1, 1)}));
        return responses().addOverrule(overrule);
    }));
    const auto drawnOf = [&](Scorer scorer) {
        QHash<QuestionVersionId, int> found;
        const auto scored = responses().scoredSlots(m_run.id, scorer);
        for (const ScoredSlot &slot : *scored)
            found.insert(slot.slot.question, slot.drawnFrom);
        return found;
    };
    const auto published = drawnOf(Scorer::CmmmuOfficial);
    QCOMPARE(published.size(), 3);
    QCOMPARE(published.value(m_questions.at(0).versionId), 4);
    QCOMPARE(published.value(m_questions.at(1).versionId), 2);
    QCOMPARE(published.value(m_questions.at(2).versionId), 0);
    for (const int options : drawnOf(Scorer::Strict))
        QCOMPARE(options, 0);
    const auto figures = responses().figures(m_run.id, Scorer::CmmmuOfficial);
    QCOMPARE(figures->miss, 2);
    QCOMPARE(figures->correct, 1);
    // Strict and the published one are compared, whichever is asked for.
    for (const Scorer scorer : {Scorer::Strict, Scorer::CmmmuOfficial}) {
        const auto scored = responses().scoredSlots(m_run.id, scorer);
        for (const ScoredSlot &slot : *scored)
            QCOMPARE(slot.scorersDiffer, slot.slot == asked.at(0).slot);
    }
}

QTEST_GUILESS_MAIN(RunStoreTest)
#include "runstoretest.moc"
