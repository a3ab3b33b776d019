// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/chainpreset.h"
#include "tests/support/kinds/givenpictures.h"
#include "tests/support/runfixture.h"

#include "models/services/release/translationservice.h"
#include "models/services/results/responseviewer.h"
#include "models/services/runs/prompts/promptdraft.h"

#include <QtTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Runs that ask items in the language of their translations, and runs that tell facts about the image; both are frozen.
class RunLanguageTest : public QObject
{
    Q_OBJECT

    /// Translates all needed texts of the first `count` items into English: “EN ” and the original.
    static void translate(const RunProject &project, int count, const QString &mark = QStringLiteral("EN "))
    {
        TranslationService service(*project.stores, project.lead);
        const auto list = service.list(ItemLanguage::English);
        VERIFY_OK(list);
        for (const TranslatedItem &item : list->items.mid(0, count)) {
            for (const ItemText &one : item.texts) {
                if (isNeeded(one.place.part))
                    VERIFY_OK(service.set(ItemLanguage::English,
                                          {item.item.question.versionId, one.place, one.original, mark + one.original, one.text}));
            }
        }
    }

    static QString wordsOf(const Result<SentPrompt> &prompt)
    {
        if (!prompt)
            return prompt.error().sentence;
        QString words;
        for (const SentTurn &turn : prompt->turns) {
            for (const SentPart &part : turn.parts)
                words += part.text + u'\n';
        }
        return words;
    }

    static Endpoint practice(RunProject &project, const QString &language = {})
    {
        return project.addEndpoint(QUrl(), ChatDialect::Practice, [&](Endpoint &endpoint) {
            endpoint.parameters.practice = PracticeSettings();
            endpoint.parameters.language = language;
        });
    }

    static RunPlan inEnglish(const RunProject &project, const Endpoint &endpoint)
    {
        RunPlan plan = project.plan(endpoint);
        plan.parameters.language = QStringLiteral("en");
        return plan;
    }

    static RunSlot firstSlot(const RunProject &project, const Run &run)
    {
        return {project.stores->runs().itemsOf(run.itemSet)->constFirst().question, 0, 0};
    }

private Q_SLOTS:
    void whatWasTranslatedIsAskedAndStays_data() { addBackends(); }
    void whatWasTranslatedIsAskedAndStays();
    void itemsWithoutATranslationAreNamedBeforehand_data() { addBackends(); }
    void itemsWithoutATranslationAreNamedBeforehand();
    void theLaunchComesBeforeThePromptAndThePromptBeforeTheEndpoint();
    void promptsAreInTheLanguageToo();
    void severalItemsAndStepsAreAskedInTheLanguageToo_data() { addBackends(); }
    void severalItemsAndStepsAreAskedInTheLanguageToo();
    void factsAreToldAndFrozen_data() { addBackends(); }
    void factsAreToldAndFrozen();
    void theConceptIsKnownWithoutAFact_data() { addBackends(); }
    void theConceptIsKnownWithoutAFact();
};

void RunLanguageTest::whatWasTranslatedIsAskedAndStays()
{
    QFETCH(bool, server);
    RunProject project(3, server);
    translate(project, 3);
    const Endpoint endpoint = practice(project);
    const Run run = project.create(inEnglish(project, endpoint));
    const Run original = project.create(project.plan(endpoint));
    QCOMPARE(run.parameters.language, QStringLiteral("en"));
    QCOMPARE(run.itemSet, original.itemSet);
    const RunSlot slot = firstSlot(project, run);
    const Question question = project.stores->runs().questions({slot.question})->constFirst();
    const QString asked = wordsOf(project.service().sentPrompt(run.id, slot));
    QVERIFY2(asked.contains(QStringLiteral("EN ") + question.stem), qPrintable(asked));
    for (const Option &option : question.options)
        QVERIFY2(asked.contains(QStringLiteral("EN ") + option.text), qPrintable(asked));
    QVERIFY(!wordsOf(project.service().sentPrompt(original.id, slot)).contains(QStringLiteral("EN ")));
    // A table has a row for each.
    QVERIFY(modelTitle(run) != modelTitle(original));

    // A later correction changes no run that was created, and the same launch is another run then.
    QCOMPARE(project.service().create(inEnglish(project, endpoint), SameRuns::GoOn)->constFirst().id, run.id);
    translate(project, 1, QStringLiteral("NEW "));
    QCOMPARE(wordsOf(project.service().sentPrompt(run.id, slot)), asked);
    const auto later = project.service().create(inEnglish(project, endpoint), SameRuns::GoOn);
    VERIFY_OK(later);
    QVERIFY(later->constFirst().id != run.id);
    QVERIFY(wordsOf(project.service().sentPrompt(later->constFirst().id, slot)).contains(QStringLiteral("NEW ")));

    // Replies are shown beside the texts that the model saw.
    project.ask(run.id);
    project.ask(original.id);
    const auto viewed = ResponseViewer(*project.stores, project.lead).item(slot.question);
    VERIFY_OK(viewed);
    QCOMPARE(viewed->replies.size(), 2);
    for (const ViewedReply &reply : viewed->replies) {
        const QString stem = reply.run.id == run.id ? QStringLiteral("EN ") + question.stem : question.stem;
        QCOMPARE(reply.question.stem, stem);
        QVERIFY(reply.details.scores.constFirst().result != ResponseResult::Error);
    }
}

void RunLanguageTest::itemsWithoutATranslationAreNamedBeforehand()
{
    QFETCH(bool, server);
    RunProject project(4, server);
    translate(project, 2);
    const Endpoint endpoint = practice(project);
    RunPlan plan = inEnglish(project, endpoint);
    NoProgress progress;
    const auto refused = project.service().estimate(plan, progress);
    VERIFY_FAILS(refused, ErrorCode::Refused);
    const QString &sentence = refused.error().sentence;
    QVERIFY2(sentence.contains(QStringLiteral("dev-2")) && sentence.contains(QStringLiteral("dev-3"))
                 && !sentence.contains(QStringLiteral("dev-1")),
             qPrintable(sentence));
    VERIFY_FAILS(project.service().create(plan), ErrorCode::Refused);
    QVERIFY(project.stores->runs().runs()->isEmpty());

    plan.leaveOutUntranslated = true;
    const auto estimate = project.service().estimate(plan, progress);
    VERIFY_OK(estimate);
    QCOMPARE(estimate->items, 2);
    QVERIFY(estimate->notes.join(u'\n').contains(QStringLiteral("dev-3")));
    QCOMPARE(project.stores->runs().itemsOf(project.create(plan).itemSet)->size(), 2);
    // Items in front of the limit that are translated can be asked without leaving any out.
    plan.leaveOutUntranslated = false;
    plan.items.limit = 2;
    VERIFY_OK(project.service().estimate(plan, progress));
    plan.parameters.language = QStringLiteral("fr");
    VERIFY_FAILS(project.service().create(plan), ErrorCode::Invalid);
}

void RunLanguageTest::theLaunchComesBeforeThePromptAndThePromptBeforeTheEndpoint()
{
    RunProject project(2);
    translate(project, 2);
    const Endpoint english = practice(project, QStringLiteral("en"));
    QCOMPARE(project.create(project.plan(english)).parameters.language, QStringLiteral("en"));
    Configuration configuration;
    configuration.code = QStringLiteral("own");
    configuration.title = {QStringLiteral("自定义"), QStringLiteral("Own")};
    configuration.prompt = QStringLiteral("{question}\n{options}");
    configuration.language = QStringLiteral("zh");
    VERIFY_OK(project.service().saveTemplate(configuration));
    RunPlan plan = project.plan(english, configuration.code);
    // The items are written in Chinese.
    QCOMPARE(project.create(plan).parameters.language, QString());
    plan.parameters.language = QStringLiteral("en");
    QCOMPARE(project.create(plan).parameters.language, QStringLiteral("en"));
}

void RunLanguageTest::promptsAreInTheLanguageToo()
{
    RunProject project(2);
    translate(project, 2);
    const Endpoint endpoint = practice(project);
    Configuration configuration;
    configuration.code = QStringLiteral("own");
    configuration.title = {QStringLiteral("自定义"), QStringLiteral("Own")};
    configuration.prompt = QStringLiteral("请回答：{question}\n{options}");
    RunPlan plan = inEnglish(project, endpoint);
    plan.configurations = {{configuration.code, {}}};
    VERIFY_OK(project.service().saveTemplate(configuration));
    NoProgress progress;
    const auto noted = project.service().estimate(plan, progress);
    VERIFY_OK(noted);
    QVERIFY(noted->notes.join(u'\n').contains(QStringLiteral("“own”")));
    configuration.translations = {{QStringLiteral("en"), QStringLiteral("Please answer: {question}"), {}, {}}};
    VERIFY_FAILS(project.service().saveTemplate(configuration), ErrorCode::Invalid);
    configuration.translations[0].prompt += QStringLiteral("\n{options}");
    VERIFY_OK(project.service().saveTemplate(configuration));
    const Run run = project.create(plan);
    const QString asked = wordsOf(project.service().sentPrompt(run.id, firstSlot(project, run)));
    QVERIFY2(asked.contains(QStringLiteral("Please answer: EN ")) && !asked.contains(QStringLiteral("请回答")), qPrintable(asked));
    configuration.language = QStringLiteral("en");
    const QString draft = wordsOf(draftPrompt(*project.stores, project.projectFolder(), configuration, {}, 0));
    QVERIFY2(draft.contains(QStringLiteral("Please answer: EN ")), qPrintable(draft));
}

void RunLanguageTest::severalItemsAndStepsAreAskedInTheLanguageToo()
{
    QFETCH(bool, server);
    RunProject project(2, server);
    translate(project, 2);
    PromptTemplate together;
    together.id = PromptTemplateId::create();
    together.createdAt = currentTime();
    together.createdBy = project.lead;
    together.configuration.code = QStringLiteral("together");
    together.configuration.prompt = QStringLiteral("{facts}: {question}\n{options}");
    together.configuration.add = {QStringLiteral("fact:concept")};
    together.configuration.ask = AskForm::Batch;
    together.configuration.batch = 2;
    const auto items = ItemChooser(*project.stores).everything();
    VERIFY_OK(items);
    VERIFY_OK(project.stores->transaction([&]() -> Result<> {
        YUYI_CHECK(project.stores->endpoints().addTemplate(together));
        for (const ItemSetItem &item : *items) {
            const QMap<QString, QString> facts{{QStringLiteral("concept"), QStringLiteral("is %1").arg(item.itemId)}};
            YUYI_CHECK(project.stores->composing().setFacts(item.image, facts, project.lead));
        }
        return {};
    }));
    const Endpoint endpoint = practice(project);
    RunPlan plan = inEnglish(project, endpoint);
    plan.configurations = {{together.configuration.code, {}}};
    const auto isWhole = [&](const QString &words) {
        return words.contains(QStringLiteral("Below are 2 questions"))
            && std::all_of(items->begin(), items->end(), [&](const ItemSetItem &item) {
                   return words.contains(QStringLiteral("is %1: EN ").arg(item.itemId));
               });
    };
    const QString before = wordsOf(project.service().preview(plan, endpoint.id, plan.configurations.constFirst(), 1));
    QVERIFY2(isWhole(before), qPrintable(before));
    const Run run = project.create(plan);
    project.ask(run.id);
    const QString sent = wordsOf(project.service().sentPrompt(run.id, {items->at(1).question, 0, 0}));
    QVERIFY2(isWhole(sent), qPrintable(sent));

    Configuration first;
    first.code = QStringLiteral("look-first");
    first.title = {QStringLiteral("先看"), QStringLiteral("Look first")};
    first.prompt = QStringLiteral("描述：{step}\n{question}\n{options}");
    first.step = PromptStep{false, QStringLiteral("Look: {question}")};
    VERIFY_OK(project.service().saveTemplate(first));
    plan.configurations = {{first.code, {}}};
    const auto runs = project.service().create(plan);
    VERIFY_OK(runs);
    QCOMPARE(runs->size(), 2);
    QCOMPARE(runs->constFirst().kind, RunKind::Steps);
    for (const Run &one : *runs)
        QCOMPARE(one.parameters.language, QStringLiteral("en"));
    const QString looked = wordsOf(project.service().sentPrompt(runs->constFirst().id, firstSlot(project, runs->constFirst())));
    QVERIFY2(looked.contains(QStringLiteral("Look: EN ")), qPrintable(looked));

    // The prompts of both requests have a text in the language, or the notes say which has none.
    const QString english = QStringLiteral("Described: {step}\n{question}\n{options}");
    first.step->prompt = QStringLiteral("先看：{question}");
    first.translations = {{QStringLiteral("en"), english, {}, QStringLiteral("First look: {step}")}};
    VERIFY_FAILS(project.service().saveTemplate(first), ErrorCode::Invalid);
    const auto isNoted = [&] {
        NoProgress progress;
        const auto estimate = project.service().estimate(plan, progress);
        return estimate && std::any_of(estimate->notes.begin(), estimate->notes.end(), [](const QString &note) {
                   return note.contains(QStringLiteral("look-first")) && note.contains(QStringLiteral("step"), Qt::CaseInsensitive);
               });
    };
    first.translations = {{QStringLiteral("en"), english, {}, {}}};
    VERIFY_OK(project.service().saveTemplate(first));
    QVERIFY(isNoted());
    first.translations = {{QStringLiteral("en"), english, {}, QStringLiteral("First look: {question}")}};
    VERIFY_OK(project.service().saveTemplate(first));
    QVERIFY(!isNoted());
    const auto translated = project.service().create(plan);
    VERIFY_OK(translated);
    const QString words = wordsOf(project.service().sentPrompt(translated->constFirst().id, firstSlot(project, translated->constFirst())));
    QVERIFY2(words.contains(QStringLiteral("First look: EN ")) && !words.contains(QStringLiteral("先看")), qPrintable(words));
    const auto preview = project.service().preview(plan, endpoint.id, plan.configurations.constFirst(), 0);
    VERIFY_OK(preview);
    QVERIFY(preview->stepTurns.constLast().parts.constLast().text.startsWith(QStringLiteral("First look: EN ")));
    QVERIFY(preview->turns.constLast().parts.constLast().text.startsWith(QStringLiteral("Described: ")));
    first.step.reset();
    first.prompt = QStringLiteral("{question}\n{options}");
    first.translations.first().prompt = first.prompt;
    VERIFY_FAILS(project.service().saveTemplate(first), ErrorCode::Invalid);
}

void RunLanguageTest::factsAreToldAndFrozen()
{
    QFETCH(bool, server);
    RunProject project(2, server);
    PromptTemplate oracle;
    oracle.id = PromptTemplateId::create();
    oracle.createdAt = currentTime();
    oracle.createdBy = project.lead;
    oracle.configuration.code = QStringLiteral("oracle");
    oracle.configuration.prompt = QStringLiteral("The image shows a {facts}.\n{question}\n{options}");
    oracle.configuration.add = {QStringLiteral("fact:concept")};
    oracle.configuration.withImage = false;
    VERIFY_OK(project.stores->transaction([&]() -> Result<> {
        YUYI_CHECK(project.stores->endpoints().addTemplate(oracle));
        return {};
    }));
    const RunPlan plan = project.plan(practice(project), oracle.configuration.code);
    const auto tell = [&](const ImageId &image, const char *what) {
        return project.stores->transaction([&] {
            return project.stores->composing().setFacts(image, {{QStringLiteral("concept"), QString::fromLatin1(what)}}, project.lead);
        });
    };
    const auto items = ItemChooser(*project.stores).everything();
    VERIFY_OK(items);
    VERIFY_OK(tell(items->at(0).image, "wolf"));
    // An item whose image has no such fact is named, and nothing is asked.
    const auto refused = project.service().create(plan);
    VERIFY_FAILS(refused, ErrorCode::Refused);
    QVERIFY2(refused.error().sentence.contains(items->at(1).itemId) && !refused.error().sentence.contains(items->at(0).itemId),
             qPrintable(refused.error().sentence));
    VERIFY_OK(tell(items->at(1).image, "fox"));
    const Run run = project.create(plan);
    const RunSlot slot{items->at(0).question, 0, 0};
    VERIFY_OK(tell(items->at(0).image, "dog"));
    const auto prompt = project.service().sentPrompt(run.id, slot);
    QVERIFY2(wordsOf(prompt).contains(QStringLiteral("shows a wolf.")), qPrintable(wordsOf(prompt)));
    QVERIFY(std::none_of(prompt->turns.constFirst().parts.begin(), prompt->turns.constFirst().parts.end(),
                         [](const SentPart &part) { return part.isPicture(); }));
    // What is told now is another run.
    const auto later = project.service().create(plan, SameRuns::GoOn);
    VERIFY_OK(later);
    QVERIFY(later->constFirst().id != run.id);
    QVERIFY(wordsOf(project.service().sentPrompt(later->constFirst().id, slot)).contains(QStringLiteral("shows a dog.")));
    // A prompt says where the facts stand, and only facts of the preset.
    Configuration faulty = oracle.configuration;
    faulty.code = QStringLiteral("faulty");
    VERIFY_FAILS(project.service().saveTemplate(faulty), ErrorCode::Invalid);
}

void RunLanguageTest::theConceptIsKnownWithoutAFact()
{
    QFETCH(bool, server);
    RunProject project(4, server);
    Json json = chainPresetJson();
    json["facts"] = Json::parse(R"([{"code": "shown", "title": {"zh": "概念", "en": "Concept"}}])");
    json["chains"]["conceptFact"] = "shown";
    json["kinds"].push_back(Json::parse(R"({"code": "single-choice", "title": {"zh": "单选", "en": "Choice"}, "published": "choice",
        "options": [6, 6], "ownPictures": true})"));
    QString text = QString::fromUtf8(jsonText(json));
    const auto preset = readPreset(text.toUtf8());
    VERIFY_OK(preset);
    const auto connection = project.connection();
    VERIFY_OK(connection->execute(QStringLiteral("INSERT INTO preset (id, code, number, json, created_at) VALUES ('%1', 'concept-chains', "
                                                 "1, '%2', '2026-01-01T00:00:00.000Z')")
                                      .arg(newUuid().toString(QUuid::WithoutBraces), text.replace(u'\'', QStringLiteral("''")))));
    VERIFY_OK(connection->execute(
        QStringLiteral("UPDATE project SET preset_id = (SELECT id FROM preset WHERE code = 'concept-chains')")));
    project.reopen();
    PromptTemplate oracle;
    oracle.id = PromptTemplateId::create();
    oracle.createdAt = currentTime();
    oracle.createdBy = project.lead;
    oracle.configuration.code = QStringLiteral("oracle");
    oracle.configuration.prompt = QStringLiteral("It is a {facts}.\n{question}\n{options}");
    oracle.configuration.add = {QStringLiteral("fact:shown")};
    oracle.configuration.withImage = false;
    oracle.configuration.shots = 1;
    oracle.configuration.examples = {QStringLiteral("dev-1")};
    const auto items = ItemChooser(*project.stores).everything();
    VERIFY_OK(items);
    Concept duck;
    duck.id = ConceptId::create();
    duck.code = QStringLiteral("duck");
    duck.name = {QStringLiteral("鸭"), QStringLiteral("duck")};
    duck.image = items->at(0).image;
    Concept heron;
    heron.id = ConceptId::create();
    heron.code = QStringLiteral("heron");
    heron.name = {QStringLiteral("鹭"), QStringLiteral("heron")};
    heron.image = items->at(1).image;
    VERIFY_OK(project.stores->transaction([&]() -> Result<> {
        YUYI_CHECK(project.stores->endpoints().addTemplate(oracle));
        return project.stores->taxonomy().put({duck, heron}, project.lead);
    }));
    // The third question shows the picture of the duck in place of its own.
    const auto picture = project.stores->images().image(duck.image);
    VERIFY_OK(picture);
    givePictures(*connection, items->at(2).question, {ownAsMedium(*project.stores, *picture)}, {});
    project.reopen();

    const Endpoint endpoint = practice(project);
    RunPlan plan = project.plan(endpoint, oracle.configuration.code);
    plan.exampleItems = ExampleItems::LeaveOutOfFewShot;
    NoProgress progress;
    const auto refused = project.service().estimate(plan, progress);
    VERIFY_FAILS(refused, ErrorCode::Refused);
    const QString &sentence = refused.error().sentence;
    QVERIFY2(sentence.contains(QStringLiteral("1 item")) && sentence.contains(items->at(3).itemId)
                 && !sentence.contains(items->at(2).itemId),
             qPrintable(sentence));

    // What a manifest says wins.
    VERIFY_OK(project.stores->transaction([&]() -> Result<> {
        const ImageId stone = items->at(3).image;
        YUYI_CHECK(project.stores->composing().setFacts(stone, {{QStringLiteral("shown"), QStringLiteral("石")}}, project.lead));
        return project.stores->composing().setFacts(heron.image, {{QStringLiteral("shown"), QStringLiteral("夜鹭")}}, project.lead);
    }));
    const Run run = project.create(plan);
    const auto asked = [&](const Run &one, int item) {
        return wordsOf(project.service().sentPrompt(one.id, {items->at(item).question, 0, 0}));
    };
    QVERIFY2(asked(run, 0).contains(QStringLiteral("It is a 夜鹭.")) && asked(run, 0).contains(QStringLiteral("It is a 鸭.")),
             qPrintable(asked(run, 0)));
    QVERIFY2(asked(run, 2).contains(QStringLiteral("It is a 鸭.")), qPrintable(asked(run, 2)));
    QVERIFY(asked(run, 3).contains(QStringLiteral("It is a 石.")));

    translate(project, 4);
    RunPlan english = plan;
    english.parameters.language = QStringLiteral("en");
    const Run other = project.create(english);
    QVERIFY2(asked(other, 0).contains(QStringLiteral("It is a duck.")), qPrintable(asked(other, 0)));
    const QString draft = wordsOf(draftPrompt(*project.stores, project.projectFolder(), oracle.configuration, {}, 0));
    QVERIFY2(draft.contains(QStringLiteral("It is a 鸭.")), qPrintable(draft));
}

QTEST_GUILESS_MAIN(RunLanguageTest)
#include "runlanguagetest.moc"
