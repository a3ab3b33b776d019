// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/results/resultsservice.h"
#include "models/services/runs/prompts/sentpictures.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Plans, dry runs, prompts as sent, and what is frozen into a run; against a server that keeps every byte.
class RunServiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDryRunWeighsWhatIsSent_data();
    void theDryRunWeighsWhatIsSent();
    void thePreviewIsWhatIsSent();
    void examplesBringTheirOwnPictures();
    void otherPicturesAreNotSent_data();
    void otherPicturesAreNotSent();
    void examplesAreSentInTheFormWanted_data();
    void examplesAreSentInTheFormWanted();
    void textOnlySendsNoPicture();
    void textOnlyEndpointsAreSentNoPicture_data();
    void textOnlyEndpointsAreSentNoPicture();
    void everythingIsFrozen();
    void setsAreUsedAgain();
    void examplesAreLeftOutAsWanted();
    void versionsOfPrompts();
    void badPrompts_data();
    void badPrompts();
    void plansThatCannotBe();
    void onlyLeads();
    void hiddenCancelledRenamed();
    void theSameRunGoesOn();
    void aContinuedRunGetsTheBudgetThatIsSet();
};

void RunServiceTest::theDryRunWeighsWhatIsSent_data()
{
    QTest::addColumn<QString>("dialect");
    for (const ChatDialect dialect : serverDialects())
        QTest::newRow(qPrintable(codeOf(dialect))) << codeOf(dialect);
}

void RunServiceTest::theDryRunWeighsWhatIsSent()
{
    QFETCH(QString, dialect);
    RunProject project(40);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url(), *fromCode<ChatDialect>(dialect), [](Endpoint &one) {
        one.pictures.longEdge = 100; // every picture is encoded anew
        one.priceInput = 3;
        one.priceOutput = 5;
    });
    RunPlan plan = project.plan(endpoint, QStringLiteral("none"));
    plan.configurations.append({QStringLiteral("2-shot"), {}});
    plan.configurations.append({QStringLiteral("text-only"), {}});
    plan.configurations.append({QStringLiteral("rhetoric"), {}});
    plan.items.limit = 6;
    NoProgress progress;
    const auto estimate = project.service().estimate(plan, progress);
    QVERIFY2(estimate.has_value(), whatFailed(estimate).constData());
    QCOMPARE(estimate->runs.size(), 4);
    // It holds also where there are replies whose tokens nobody counted.
    QCOMPARE(estimate->notes.filter(QStringLiteral("Where no earlier reply has a token count")).size(), 1);
    QCOMPARE(server.received().size(), 0);
    const auto runs = project.service().create(plan);
    QVERIFY2(runs.has_value(), whatFailed(runs).constData());
    for (qsizetype i = 0; i < runs->size(); ++i) {
        const qsizetype before = server.received().size();
        project.ask(runs->at(i).id);
        qint64 bytes = 0;
        qint64 pictures = 0;
        for (const ReadRequest &request : server.requests().mid(before)) {
            bytes += request.raw.size();
            pictures += request.pictures.size();
        }
        const RunEstimate &run = estimate->runs.at(i);
        QCOMPARE(run.requests, server.received().size() - before);
        QCOMPARE(run.requests, 6);
        QCOMPARE(run.bytes, bytes);
        QCOMPARE(run.pictures, pictures);
        QCOMPARE(project.figures(runs->at(i).id).bytesSent, bytes);
        // 6 × (100 × 3 + 10 × 5) / 1,000,000
        QVERIFY(qAbs(project.figures(runs->at(i).id).cost - 0.0021) < 1e-12);
    }
    // Now earlier replies tell what a request costs.
    const auto again = project.service().estimate(plan, progress);
    QCOMPARE(again->runs.constFirst().tokensInput, 600);
    QCOMPARE(again->runs.constFirst().tokensOutput, 60);
    QVERIFY(again->runs.constFirst().tokensMeasured);
}

void RunServiceTest::thePreviewIsWhatIsSent()
{
    RunProject project(4);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::Anthropic, [](Endpoint &one) { one.pictures.longEdge = 64; });
    const RunPlan plan = project.plan(endpoint, QStringLiteral("domain"));
    const auto preview = project.service().preview(plan, endpoint.id, plan.configurations.constFirst(), 2);
    QVERIFY2(preview.has_value(), whatFailed(preview).constData());
    QCOMPARE(server.received().size(), 0);
    const Run run = project.create(plan);
    project.ask(run.id);
    const QList<ReadRequest> requests = server.requests();
    const auto sent = std::find_if(requests.begin(), requests.end(), [](const ReadRequest &one) { return one.item() == 2; });
    QVERIFY(sent != requests.end());
    QCOMPARE(preview->bytes, sent->raw.size());
    QCOMPARE(preview->turns.size(), 1);
    QStringList texts;
    QList<QByteArray> pictures;
    for (const SentPart &part : preview->turns.constFirst().parts) {
        if (part.isPicture())
            pictures.append(part.picture);
        else
            texts.append(part.text);
    }
    QCOMPARE(texts, sent->texts);
    QCOMPARE(pictures, sent->pictures);
    QVERIFY(texts.constFirst().contains(QStringLiteral("关键词：生活")));
    // What a person reads of a prompt says nothing about meaning or explanation.
    QVERIFY(!sent->raw.contains("解释") && !sent->raw.contains("意义"));
    // The attempt says which picture it was, and the viewer shows the same again.
    const auto last = project.stores->responses().lastResponses(run.id, 4);
    for (const ResponseDetails &details : *last) {
        const auto shown = project.service().sentPrompt(run.id, details.attempt.slot);
        QCOMPARE(shown->turns.constFirst().parts.constFirst().sha256.hex(), details.attempt.pictureSha256);
        QVERIFY(!shown->body.contains(shown->turns.constFirst().parts.constFirst().picture.toBase64()));
    }
}

void RunServiceTest::examplesBringTheirOwnPictures()
{
    RunProject project(40);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url());
    RunPlan plan = project.plan(endpoint, QStringLiteral("3-shot"));
    plan.items.filter.set({QStringLiteral("id"), FilterOperator::Is, {QStringLiteral("dev-5")}});
    const Run run = project.create(plan);
    project.ask(run.id);
    QCOMPARE(server.received().size(), 1);
    const ReadRequest request = server.requests().constFirst();
    QCOMPARE(request.pictures.size(), 4);
    SentPictures pictures(project.projectFolder());
    const QList<int> expected{33, 34, 35, 5};
    for (int i = 0; i < 4; ++i) {
        const QByteArray file = fileBytes(project.folder.filePath(QStringLiteral("benchmark/%1.png").arg(expected.at(i))));
        QCOMPARE(Sha256::of(request.pictures.at(i)).hex(), Sha256::of(file).hex());
        QVERIFY(request.text().contains(QStringLiteral("第%1题").arg(expected.at(i))));
    }
    // Each example with its answer: 33, 34 and 35 modulo six are D, E and F.
    for (const char16_t *answer : {u"答案：D\n", u"答案：E\n", u"答案：F\n"})
        QVERIFY(request.text().contains(QString::fromUtf16(answer)));
}

void RunServiceTest::otherPicturesAreNotSent_data()
{
    QTest::addColumn<bool>("link");
    QTest::newRow("altered") << false;
    QTest::newRow("link") << true;
}

/// A private picture that an image's file leads to goes to no server, and nothing else is measured in its place.
void RunServiceTest::otherPicturesAreNotSent()
{
    QFETCH(bool, link);
    RunProject project(2);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint, QStringLiteral("none")));
    const auto ids = project.stores->images().list({}, ImageSort::Added);
    QVERIFY(ids);
    const auto images = project.stores->images().images(*ids);
    QVERIFY(images);
    const Image &image = images->constFirst();
    const QString file = imageFilePath(project.projectFolder(), image.sha256, image.format);
    const QByteArray secret = fileBytes(file) + "another picture";
    const QString elsewhere = project.folder.filePath(QStringLiteral("secret.png"));
    QVERIFY(QFile::remove(file));
    QFile other(link ? elsewhere : file);
    QVERIFY(other.open(QIODevice::WriteOnly));
    QCOMPARE(other.write(secret), secret.size());
    other.close();
    if (link)
        QVERIFY(QFile::link(elsewhere, file));
    project.ask(run.id);
    QCOMPARE(server.received().size(), 1); // the other item goes on
    for (const ReadRequest &request : server.requests())
        QVERIFY(!request.pictures.contains(secret));
    SentPictures pictures(project.projectFolder());
    const auto sent = pictures.picture(mediumOf(image), endpoint.pictures);
    QVERIFY(!sent);
    QCOMPARE(sent.error().code, ErrorCode::Damaged);
    QVERIFY(sent.error().sentence.contains(QFileInfo(file).fileName()));
}

void RunServiceTest::examplesAreSentInTheFormWanted_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("sent");
    for (const ChatDialect dialect : serverDialects()) {
        const QString code = codeOf(dialect);
        QTest::addRow("%s turns", qPrintable(code)) << code << "turns"
                                                    << "turns";
        // One list of pictures a message: nothing would tell whose is whose.
        QTest::addRow("%s together", qPrintable(code)) << code << "together" << (dialect == ChatDialect::Ollama ? "turns" : "together");
    }
}

void RunServiceTest::examplesAreSentInTheFormWanted()
{
    QFETCH(QString, dialect);
    QFETCH(QString, wanted);
    QFETCH(QString, sent);
    RunProject project(40);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url(), *fromCode<ChatDialect>(dialect));
    RunPlan plan = project.plan(endpoint, QStringLiteral("2-shot"));
    plan.configurations.append({QStringLiteral("none"), {}});
    plan.items.filter.set({QStringLiteral("id"), FilterOperator::Is, {QStringLiteral("dev-5")}});
    plan.parameters.examples = *fromCode<ExampleForm>(wanted);
    NoProgress progress;
    const bool turns = sent == QLatin1String("turns");
    QCOMPARE(!project.service().estimate(plan, progress)->notes.filter(QStringLiteral("chat turns")).isEmpty(), turns);
    QCOMPARE(project.service().preview(plan, endpoint.id, plan.configurations.constFirst(), 0)->turns.size(), turns ? 5 : 1);
    const auto runs = project.service().create(plan);
    QVERIFY2(runs.has_value(), whatFailed(runs).constData());
    // What was sent is said by the run itself; a run without examples has nothing to say.
    QCOMPARE(codeOf(project.stores->runs().run(runs->at(0).id)->parameters.examples), sent);
    QCOMPARE(project.stores->runs().run(runs->at(1).id)->parameters.examples, ExampleForm::Together);
    project.ask(runs->at(0).id);
    QCOMPARE(server.received().size(), 1);
    const ReadRequest request = server.requests().constFirst();
    const Json &messages = request.body[dialect == QLatin1String("gemini") ? "contents" : "messages"];
    QCOMPARE(messages.size(), static_cast<size_t>(turns ? 5 : 1));
    QCOMPARE(request.pictures.size(), 3);
    if (turns)
        QCOMPARE(QStringList({request.texts.at(1), request.texts.at(3)}), QStringList({QStringLiteral("D"), QStringLiteral("E")}));
    // The same command goes on with it.
    QCOMPARE(project.service().create(plan, SameRuns::GoOn)->at(1).id, runs->at(1).id);
}

void RunServiceTest::textOnlySendsNoPicture()
{
    RunProject project(2);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run run = project.create(project.plan(endpoint, QStringLiteral("text-only")));
    project.ask(run.id);
    for (const ReadRequest &request : server.requests())
        QVERIFY(request.pictures.isEmpty());
    QVERIFY(project.stores->responses().lastResponses(run.id, 1)->constFirst().attempt.pictureSha256.isEmpty());
}

void RunServiceTest::textOnlyEndpointsAreSentNoPicture_data()
{
    QTest::addColumn<QString>("dialect");
    for (const ChatDialect dialect : serverDialects())
        QTest::newRow(qPrintable(codeOf(dialect))) << codeOf(dialect);
}

/// Requests, preview, dry run, attempts, what is kept of the run, and the tables: one notion.
void RunServiceTest::textOnlyEndpointsAreSentNoPicture()
{
    QFETCH(QString, dialect);
    RunProject project(40);
    RecordingServer server;
    const Endpoint seeing = project.addEndpoint(server.url(), *fromCode<ChatDialect>(dialect));
    const Endpoint blind = project.addEndpoint(server.url(), *fromCode<ChatDialect>(dialect),
                                               [](Endpoint &one) { one.section = ModelSection::TextOnly; });
    RunPlan plan = project.plan(blind, QStringLiteral("none"));
    plan.configurations.append({QStringLiteral("1-shot"), {}});
    plan.items.limit = 2;
    const auto preview = project.service().preview(plan, blind.id, plan.configurations.constLast(), 0);
    QVERIFY2(preview.has_value(), whatFailed(preview).constData());
    QVERIFY(!preview->note.isEmpty());
    QVERIFY(project.service().preview(plan, seeing.id, plan.configurations.constLast(), 0)->note.isEmpty());
    NoProgress progress;
    const auto estimate = project.service().estimate(plan, progress);
    QVERIFY2(estimate.has_value(), whatFailed(estimate).constData());
    QCOMPARE(estimate->total.pictures, 0);
    QVERIFY(!estimate->notes.filter(blind.name).isEmpty());
    const auto runs = project.service().create(plan);
    QVERIFY2(runs.has_value(), whatFailed(runs).constData());
    for (const Run &run : *runs)
        project.ask(run.id);
    QCOMPARE(server.received().size(), 4);
    for (const ReadRequest &request : server.requests())
        QVERIFY(request.pictures.isEmpty());
    // The section may be changed later: what was sent stays.
    Endpoint changed = blind;
    changed.section = ModelSection::Open;
    QVERIFY(project.stores->transaction([&] { return project.stores->endpoints().update(changed); }).has_value());
    const auto data = ResultsService(*project.stores, project.lead).data({});
    QVERIFY2(data.has_value(), whatFailed(data).constData());
    QCOMPARE(data->runs.size(), 2);
    for (const ResultsRun &run : data->runs) {
        QVERIFY(!run.withImage);
        const auto last = project.stores->responses().lastResponses(run.run.id, 2);
        for (const ResponseDetails &details : *last)
            QVERIFY(details.attempt.pictureSha256.isEmpty());
    }
    // A run that did send pictures is none without, wherever the tables put it.
    Run sent = runs->constFirst();
    sent.pictures.none = false;
    QVERIFY(showsPictures(sent, preview->promptTemplate.configuration));
}

void RunServiceTest::everythingIsFrozen()
{
    RunProject project(3);
    RecordingServer server;
    Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.priceInput = 1; });
    const Run run = project.create(project.plan(endpoint, QStringLiteral("none")));
    // Prompt, price and endpoint change afterwards.
    const auto offered = project.service().configurations();
    Configuration changed = offered->constFirst().newest.configuration;
    changed.prompt = QStringLiteral("另一种问法 {question}\n{options}");
    QVERIFY(project.service().saveTemplate(changed).has_value());
    endpoint.priceInput = 99;
    endpoint.model = QStringLiteral("model-y");
    QVERIFY(project.stores->transaction([&] { return project.stores->endpoints().update(endpoint); }).has_value());
    project.ask(run.id);
    for (const ReadRequest &request : server.requests()) {
        QVERIFY(!request.text().contains(QStringLiteral("另一种问法")));
        QCOMPARE(request.model, QStringLiteral("model-x"));
    }
    QVERIFY(qAbs(project.figures(run.id).cost - 0.0003) < 1e-12);
    // A new run takes the new ones.
    const Run later = project.create(project.plan(endpoint, QStringLiteral("none")));
    project.ask(later.id);
    QVERIFY(server.requests().constLast().text().contains(QStringLiteral("另一种问法")));
    QCOMPARE(server.requests().constLast().model, QStringLiteral("model-y"));
    QVERIFY(later.promptTemplate != run.promptTemplate);
}

void RunServiceTest::setsAreUsedAgain()
{
    RunProject project(5);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url());
    const Run one = project.create(project.plan(endpoint));
    const Run two = project.create(project.plan(endpoint, QStringLiteral("cot")));
    QCOMPARE(two.itemSet, one.itemSet);
    RunPlan fewer = project.plan(endpoint);
    fewer.items.limit = 2;
    const Run three = project.create(fewer);
    QVERIFY(three.itemSet != one.itemSet);
    // By the frozen set itself, and narrowed.
    RunPlan frozen = project.plan(endpoint);
    frozen.items.set = one.itemSet;
    QCOMPARE(project.create(frozen).itemSet, one.itemSet);
    frozen.items.limit = 2;
    QCOMPARE(project.create(frozen).itemSet, three.itemSet);
    QCOMPARE(project.stores->runs().itemSets()->size(), 2);
    QCOMPARE(one.launch, one.id);
}

void RunServiceTest::examplesAreLeftOutAsWanted()
{
    RunProject project(40);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url());
    RunPlan plan = project.plan(endpoint, QStringLiteral("none"));
    plan.configurations.append({QStringLiteral("3-shot"), {}});
    NoProgress progress;
    const auto counts = [&](ExampleItems choice) {
        plan.exampleItems = choice;
        const auto estimate = project.service().estimate(plan, progress);
        return QPair<int, int>(estimate->runs.at(0).items, estimate->runs.at(1).items);
    };
    QCOMPARE(counts(ExampleItems::LeaveOutOfFewShot), qMakePair(40, 37));
    QCOMPARE(counts(ExampleItems::LeaveOutOfAll), qMakePair(37, 37));
    QCOMPARE(counts(ExampleItems::Ask), qMakePair(40, 40));
    // Other examples in place of the configuration's own.
    plan.exampleItems = ExampleItems::LeaveOutOfFewShot;
    plan.examples = {QStringLiteral("dev-0"), QStringLiteral("dev-1"), QStringLiteral("dev-2")};
    const auto runs = project.service().create(plan);
    QCOMPARE(runs->at(1).examples.size(), 3);
    const auto items = project.stores->runs().itemsOf(runs->at(1).itemSet);
    for (const ItemSetItem &item : *items)
        QVERIFY(!plan.examples.contains(item.itemId));
}

void RunServiceTest::versionsOfPrompts()
{
    RunProject project(2);
    RunService service = project.service();
    Configuration own;
    own.code = QStringLiteral("mine");
    own.title = {QStringLiteral("我的"), QStringLiteral("Mine")};
    own.prompt = QStringLiteral("{question}\n{options}\n说说看");
    const auto first = service.saveTemplate(own);
    QVERIFY2(first.has_value(), whatFailed(first).constData());
    QCOMPARE(first->number, 1);
    QCOMPARE(service.saveTemplate(own)->id, first->id);
    own.prompt += QStringLiteral("。");
    const auto second = service.saveTemplate(own);
    QCOMPARE(second->number, 2);
    const auto offered = service.configurations();
    QCOMPARE(offered->constLast().newest.id, second->id);
    QCOMPARE(offered->constLast().versions.size(), 2);
    QVERIFY(!offered->constLast().ofPreset);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url());
    RunPlan plan = project.plan(endpoint, own.code);
    plan.configurations[0].version = first->id;
    QCOMPARE(project.create(plan).promptTemplate, first->id);
    plan.configurations[0].version = {};
    QCOMPARE(project.create(plan).promptTemplate, second->id);
}

void RunServiceTest::badPrompts_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QString>("named");
    const QString good = QStringLiteral("{question} {options}");
    QTest::newRow("no question") << QStringLiteral("a") << QStringLiteral("{options}") << QStringLiteral("{question}");
    QTest::newRow("no options") << QStringLiteral("a") << QStringLiteral("{question}") << QStringLiteral("{options}");
    QTest::newRow("unknown mark") << QStringLiteral("a")
                                  << QString(good + QStringLiteral("{explanation}"))
                                  << QStringLiteral("explanation");
    QTest::newRow("words of nothing")
        << QStringLiteral("a") << QString(good + QStringLiteral("{key_words}"))
        << QStringLiteral("{key_words}");
    QTest::newRow("code") << QStringLiteral("A b") << good << QStringLiteral("A b");
}

void RunServiceTest::badPrompts()
{
    QFETCH(QString, code);
    QFETCH(QString, prompt);
    QFETCH(QString, named);
    RunProject project(1);
    Configuration configuration;
    configuration.code = code;
    configuration.prompt = prompt;
    const auto saved = project.service().saveTemplate(configuration);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::Invalid);
    QVERIFY2(saved.error().sentence.contains(named), qPrintable(saved.error().sentence));
}

void RunServiceTest::plansThatCannotBe()
{
    RunProject project(2);
    const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")));
    const auto fails = [&](const RunPlan &plan, const QString &named) {
        const auto made = project.service().create(plan);
        return !made && made.error().sentence.contains(named);
    };
    QVERIFY(fails(RunPlan(), QStringLiteral("endpoint")));
    RunPlan plan = project.plan(endpoint, QStringLiteral("few"));
    QVERIFY(fails(plan, QStringLiteral("3-shot")));
    plan = project.plan(endpoint, QStringLiteral("1-shot"));
    QVERIFY(fails(plan, QStringLiteral("dev-33")));
    plan = project.plan(endpoint);
    plan.repeats = 0;
    QVERIFY(fails(plan, QStringLiteral("100")));
    plan = project.plan(endpoint);
    plan.items.filter.set({QStringLiteral("id"), FilterOperator::Is, {QStringLiteral("none")}});
    QVERIFY(fails(plan, QStringLiteral("“none”: No item matches the selection")));
    QCOMPARE(project.stores->runs().runs(true)->size(), 0);
    QCOMPARE(project.stores->runs().itemSets()->size(), 0);
}

void RunServiceTest::onlyLeads()
{
    RunProject project(2);
    const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")));
    Person person;
    person.id = PersonId::create();
    person.name = QStringLiteral("Expert");
    person.roles = {Role::Expert};
    QVERIFY(project.stores->transaction([&] { return project.stores->project().addPerson(person); }).has_value());
    RunService service(*project.stores, project.projectFolder(), person.id);
    QCOMPARE(service.create(project.plan(endpoint)).error().code, ErrorCode::Refused);
    Configuration own;
    own.code = QStringLiteral("mine");
    own.prompt = QStringLiteral("{question}{options}");
    QCOMPARE(service.saveTemplate(own).error().code, ErrorCode::Refused);
    const Run run = project.create(project.plan(endpoint));
    QCOMPARE(service.pause({run.id}).error().code, ErrorCode::Refused);
    QCOMPARE(service.cancel({run.id}).error().code, ErrorCode::Refused);
    QCOMPARE(service.setHidden({run.id}, true).error().code, ErrorCode::Refused);
}

void RunServiceTest::hiddenCancelledRenamed()
{
    RunProject project(2);
    const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")));
    const Run run = project.create(project.plan(endpoint));
    RunService service = project.service();
    QVERIFY(service.setHidden({run.id}, true).has_value());
    QCOMPARE(project.stores->runs().runs()->size(), 0);
    QVERIFY(service.setHidden({run.id}, false).has_value());
    QVERIFY(service.pause({run.id}).has_value());
    QCOMPARE(project.state(run.id), RunState::Paused);
    QVERIFY(service.cancel({run.id}).has_value());
    QCOMPARE(project.state(run.id), RunState::Cancelled);
    QCOMPARE(service.pause({run.id}).error().code, ErrorCode::Refused);
    QVERIFY(!project.ask(run.id).isEmpty());
    QVERIFY(service.renameSet(run.itemSet, QStringLiteral("Pilot")).has_value());
    QCOMPARE(ItemChooser(*project.stores).setNamed(QStringLiteral("pilot"))->id, run.itemSet);
    QVERIFY(ItemChooser(*project.stores).setNamed(QStringLiteral("x")).error().sentence.contains(QStringLiteral("Pilot")));
}

void RunServiceTest::theSameRunGoesOn()
{
    RunProject project(3);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url());
    const RunPlan plan = project.plan(endpoint);
    const Run run = project.create(plan);
    QCOMPARE(project.service().create(plan, SameRuns::GoOn)->constFirst().id, run.id);
    RunPlan other = plan;
    other.parameters.temperature = 0.5;
    QVERIFY(project.service().create(other, SameRuns::GoOn)->constFirst().id != run.id);
    project.ask(run.id);
    // What is done is found where that is wanted, else begun anew; other parameters are another run.
    QCOMPARE(project.service().alreadyDone(plan)->constFirst().id, run.id);
    QCOMPARE(project.service().create(plan, SameRuns::Found)->constFirst().id, run.id);
    RunPlan third = plan;
    third.repeats = 2;
    QVERIFY(project.service().alreadyDone(third)->isEmpty());
    const Run again = project.service().create(plan, SameRuns::GoOn)->constFirst();
    QVERIFY(again.id != run.id);
    // One that has not ended is gone on with first.
    QVERIFY(project.service().alreadyDone(plan)->isEmpty());
    QCOMPARE(project.service().create(plan, SameRuns::Found)->constFirst().id, again.id);
}

/// Whoever continues a run with a limit means this limit; without one it keeps its own.
void RunServiceTest::aContinuedRunGetsTheBudgetThatIsSet()
{
    RunProject project(3);
    RecordingServer server;
    const Endpoint endpoint = project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.priceInput = 3; });
    RunPlan plan = project.plan(endpoint);
    const Run run = project.create(plan);
    const auto continued = [&](SameRuns same) { return project.service().create(plan, same)->constFirst(); };
    plan.budget = 5;
    QCOMPARE(continued(SameRuns::GoOn).budget, 5.0);
    QCOMPARE(project.stores->runs().run(run.id)->budget, 5.0);
    plan.budget.reset();
    QCOMPARE(continued(SameRuns::GoOn).budget, 5.0);
    plan.budget = 0;
    QCOMPARE(continued(SameRuns::Found).budget, 0.0);
    QCOMPARE(project.stores->runs().run(run.id)->budget, 0.0);
    QCOMPARE(project.service().alreadyThere(plan)->constFirst().id, run.id);
    QVERIFY(project.service().alreadyDone(plan)->isEmpty());
    // One that is finished is not continued.
    project.ask(run.id);
    plan.budget = 7;
    QCOMPARE(continued(SameRuns::Found).id, run.id);
    QCOMPARE(project.stores->runs().run(run.id)->budget, 0.0);
    QCOMPARE(project.service().alreadyThere(plan)->constFirst().state, RunState::Done);
}

QTEST_GUILESS_MAIN(RunServiceTest)
#include "runservicetest.moc"
