// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/pictureruns.h"
#include "tests/support/runfixture.h"

#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/probe.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/endpoints/servicetemplates.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/runs/prompts/promptdraft.h"
#include "models/services/runs/replies/responseimport.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

namespace {

struct PictureRunProject : RunProject {
    explicit PictureRunProject(int items, bool onServer = false)
        : RunProject(items, onServer), made(makePictures(*stores, *connection(), projectFolder()))
    {
    }

    RunPlan planOf(const Endpoint &endpoint, const QStringList &ids, const QString &configuration = QStringLiteral("none")) const
    {
        RunPlan asked = plan(endpoint, configuration);
        asked.items.filter.set({QStringLiteral("id"), FilterOperator::Is, ids});
        return asked;
    }
    QByteArray bytesOf(const Medium &medium) const
    {
        return pictureBytes(imageFilePath(projectFolder(), medium.sha256, medium.format), medium.sha256).value_or(QByteArray());
    }
    QList<QByteArray> bytesOf(const QList<Medium> &media) const
    {
        QList<QByteArray> all;
        for (const Medium &medium : media)
            all.append(bytesOf(medium));
        return all;
    }
    Endpoint practiceModel(double accuracy)
    {
        Endpoint endpoint = serviceTemplate(QStringLiteral("practice"))->endpoint;
        endpoint.name = endpoint.model = QStringLiteral("practice-a");
        PracticeSettings &settings = *endpoint.parameters.practice;
        settings.accuracy = accuracy;
        settings.delay = 0;
        settings.faults.clear();
        settings.misses.clear();
        settings.byConfiguration.clear();
        const auto added = EndpointService(*stores, lead).add(endpoint);
        if (!added)
            qFatal("%s", whatFailed(added).constData());
        return *added;
    }

    PictureItems made;
};

Sha256 hashOver(const QList<QByteArray> &pictures)
{
    QByteArray hashes;
    for (const QByteArray &picture : pictures)
        hashes += Sha256::of(picture).bytes();
    return Sha256::of(hashes);
}

QStringList captionsOf(const SentPrompt &prompt)
{
    QStringList captions;
    for (const SentTurn &turn : prompt.turns) {
        for (const SentPart &part : turn.parts) {
            if (part.isPicture())
                captions.append(part.caption);
        }
    }
    return captions;
}

ImportedReply replyOf(const QString &question, const QStringList &options, const QString &text, const QString &id = {})
{
    ImportedReply reply;
    reply.id = id;
    reply.question = question;
    reply.options = options;
    reply.reply = text;
    return reply;
}

} // namespace

/// Runs over questions with several pictures and with options that are pictures.
class PictureRunsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesAreSentAtTheirPlaces_data() { addBackends(); }
    void picturesAreSentAtTheirPlaces();
    void everyDialectSendsThem_data();
    void everyDialectSendsThem();
    void picturesFollowTheirOptions();
    void anOptionIsNotShownAsTheQuestion();
    void thePlaceholderStandsForThem();
    void textOnlyModelsAreToldWhereTheyAre();
    void examplesBringAllTheirPictures();
    void theEstimateCountsEachPicture();
    void thePlanSaysWhatModelsMustTake();
    void practiceModelsAnswer_data() { addBackends(); }
    void practiceModelsAnswer();
    void importedRepliesAreFoundWithoutTexts();
    void aQuestionAboutACaseShowsEachPicture();
    void itemsAreFoundByTheirCaptions();
    void othersAreAskedAsBefore();
};

void PictureRunsTest::picturesAreSentAtTheirPlaces()
{
    QFETCH(bool, server);
    PictureRunProject project(2, server);
    RecordingServer model;
    const Endpoint endpoint = project.addEndpoint(model.url());
    const RunPlan plan = project.planOf(endpoint, {QStringLiteral("dev-0")});
    const auto preview = project.service().preview(plan, endpoint.id, plan.configurations.constFirst(), 0);
    VERIFY_OK(preview);
    const Run run = project.create(plan);
    project.ask(run.id);
    QCOMPARE(model.received().size(), 1);
    const ReadRequest request = model.requests().constFirst();
    const QList<QByteArray> pictures = project.bytesOf(project.made.stem);
    // The second picture stands first in the text.
    QCOMPARE(request.pictures, QList<QByteArray>({pictures.at(1), pictures.at(0)}));
    QCOMPARE(request.texts.size(), 3);
    QVERIFY(request.texts.at(0).endsWith(QStringLiteral("\n第0题：从")));
    QCOMPARE(request.texts.at(1), QStringLiteral("到"));
    QVERIFY(request.texts.at(2).startsWith(QStringLiteral("有什么变化？\n(A) 选项0A\n(B) ")));
    // The preview is what was sent, and names its pictures.
    QCOMPARE(preview->bytes, request.raw.size());
    QCOMPARE(captionsOf(*preview), QStringList({QStringLiteral("Fig. 2"), QStringLiteral("改造后")}));
    const auto last = project.stores->responses().lastResponses(run.id, 1);
    VERIFY_OK(last);
    QCOMPARE(last->constFirst().attempt.pictureSha256, hashOver(pictures).hex());
    const auto again = project.service().sentPrompt(run.id, last->constFirst().attempt.slot);
    VERIFY_OK(again);
    QCOMPARE(captionsOf(*again), captionsOf(*preview));
}

void PictureRunsTest::everyDialectSendsThem_data()
{
    QTest::addColumn<QString>("dialect");
    for (const ChatDialect dialect : serverDialects())
        QTest::newRow(qPrintable(codeOf(dialect))) << codeOf(dialect);
}

void PictureRunsTest::everyDialectSendsThem()
{
    QFETCH(QString, dialect);
    PictureRunProject project(2);
    RecordingServer model([](const ReadRequest &) { return QStringLiteral("答案：B"); });
    const Endpoint endpoint = project.addEndpoint(model.url(), *fromCode<ChatDialect>(dialect));
    const Run run = project.create(project.planOf(endpoint, {QStringLiteral("dev-1")}));
    project.ask(run.id);
    QCOMPARE(model.received().size(), 1);
    const ReadRequest request = model.requests().constFirst();
    QCOMPARE(request.pictures, project.bytesOf(project.made.options));
    QCOMPARE(project.figures(run.id).correct, 1);
    // Ollama takes a list beside the text: there, words stand where a picture belongs.
    const bool list = dialect == QLatin1String("ollama");
    QCOMPARE(request.text().contains(QStringLiteral("(B) <图片 2>\n(C) <图片 3>")), list);
    QCOMPARE(request.texts.size(), list ? 1 : 5);
    QVERIFY(!request.text().contains(u'⟦'));
}

void PictureRunsTest::picturesFollowTheirOptions()
{
    PictureRunProject project(2);
    const QList<QByteArray> pictures = project.bytesOf(project.made.options);
    // Whoever sees the correct picture behind a letter says this letter.
    RecordingServer model([&](const ReadRequest &request) {
        return QStringLiteral("答案：%1").arg(optionLetter(request.pictures.indexOf(pictures.at(1))));
    });
    const Endpoint endpoint = project.addEndpoint(model.url());
    RunPlan plan = project.planOf(endpoint, {QStringLiteral("dev-1")});
    plan.order = OptionOrder::Circular;
    const Run run = project.create(plan);
    project.ask(run.id);
    QCOMPARE(model.received().size(), 4);
    QCOMPARE(project.figures(run.id).correct, 4);
    plan.order = OptionOrder::Shuffled;
    plan.repeats = 12;
    const Run shuffled = project.create(plan);
    project.ask(shuffled.id);
    QCOMPARE(project.figures(shuffled.id).correct, 12);
    QSet<QString> letters;
    const auto replies = project.stores->responses().lastResponses(shuffled.id, 12);
    VERIFY_OK(replies);
    for (const ResponseDetails &details : *replies)
        letters.insert(details.response.reply);
    QVERIFY(letters.size() > 1);
}

/// The picture of the image is option A: shown before the question it would have weight.
void PictureRunsTest::anOptionIsNotShownAsTheQuestion()
{
    PictureRunProject project(2);
    const Endpoint endpoint = project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")));
    const RunPlan plan = project.planOf(endpoint, {QStringLiteral("dev-1")});
    const auto prompt = project.service().preview(plan, endpoint.id, plan.configurations.constFirst(), 0);
    VERIFY_OK(prompt);
    const QList<SentPart> parts = prompt->turns.constFirst().parts;
    QVERIFY(!parts.constFirst().isPicture());
    QVERIFY(parts.constFirst().text.endsWith(QStringLiteral("第1题\n(A) ")));
    QCOMPARE(parts.at(1).sha256, project.made.options.constFirst().sha256);
    QCOMPARE(captionsOf(*prompt),
             QStringList({QStringLiteral("Option A"), QStringLiteral("Option B"), QStringLiteral("Option C"), QStringLiteral("Option D")}));
}

void PictureRunsTest::thePlaceholderStandsForThem()
{
    PictureRunProject project(2);
    Configuration own;
    own.code = QStringLiteral("mine");
    own.title = {QStringLiteral("我的"), QStringLiteral("Mine")};
    own.prompt = QStringLiteral("{question}\n{options}");
    own.placeholder = QStringLiteral("<图>");
    VERIFY_FAILS(project.service().saveTemplate(own), ErrorCode::Invalid);
    own.placeholder = QStringLiteral("<图 {n}/{n}>");
    VERIFY_FAILS(project.service().saveTemplate(own), ErrorCode::Invalid);
    own.placeholder = QStringLiteral("<图 {n}>");
    VERIFY_OK(project.service().saveTemplate(own));
    RecordingServer model;
    const Endpoint endpoint = project.addEndpoint(model.url());
    const Run run = project.create(project.planOf(endpoint, {QStringLiteral("dev-0")}, own.code));
    project.ask(run.id);
    const ReadRequest request = model.requests().constFirst();
    QCOMPARE(request.pictures, project.bytesOf(project.made.stem));
    QCOMPARE(request.texts.size(), 1);
    QVERIFY(request.text().startsWith(QStringLiteral("第0题：从<图 2>到<图 1>有什么变化？\n(A) 选项0A\n")));
    // An unsaved draft is shown the same way.
    own.placeholder = QStringLiteral("[{n}]");
    const auto draft = draftPromptOfKind(*project.stores, project.projectFolder(), own, QStringLiteral("pictures"));
    VERIFY_OK(draft);
    QVERIFY(draft->turns.constFirst().parts.constLast().text.startsWith(QStringLiteral("第0题：从[2]到[1]")));
}

void PictureRunsTest::textOnlyModelsAreToldWhereTheyAre()
{
    PictureRunProject project(2);
    RecordingServer model;
    const Endpoint endpoint =
        project.addEndpoint(model.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.section = ModelSection::TextOnly; });
    const RunPlan plan = project.planOf(endpoint, {QStringLiteral("dev-0"), QStringLiteral("dev-1")});
    const Run run = project.create(plan);
    project.ask(run.id);
    QCOMPARE(model.received().size(), 2);
    for (const ReadRequest &request : model.requests()) {
        QVERIFY(request.pictures.isEmpty());
        QVERIFY(request.text().contains(request.item() == 0 ? QStringLiteral("从<图片 2>到<图片 1>")
                                                            : QStringLiteral("(A) <图片 1>\n(B) <图片 2>")));
    }
    const auto replies = project.stores->responses().lastResponses(run.id, 2);
    VERIFY_OK(replies);
    for (const ResponseDetails &details : *replies)
        QVERIFY(details.attempt.pictureSha256.isEmpty());
    const auto preview = project.service().preview(plan, endpoint.id, plan.configurations.constFirst(), 0);
    VERIFY_OK(preview);
    QVERIFY2(preview->note.contains(QStringLiteral("without its images")), qPrintable(preview->note));
}

void PictureRunsTest::examplesBringAllTheirPictures()
{
    PictureRunProject project(3);
    RecordingServer model;
    const Endpoint endpoint = project.addEndpoint(model.url());
    RunPlan plan = project.planOf(endpoint, {QStringLiteral("dev-2")}, QStringLiteral("2-shot"));
    plan.examples = {QStringLiteral("dev-0"), QStringLiteral("dev-1")};
    const Run run = project.create(plan);
    project.ask(run.id);
    const ReadRequest request = model.requests().constFirst();
    const QList<QByteArray> stem = project.bytesOf(project.made.stem);
    const QByteArray own = fileBytes(project.folder.filePath(QStringLiteral("benchmark/2.png")));
    const QList<QByteArray> options = project.bytesOf(project.made.options);
    QCOMPARE(request.pictures, QList<QByteArray>({stem.at(1), stem.at(0)}) + options + QList<QByteArray>{own});
    QVERIFY(request.text().contains(QStringLiteral("答案：A\n")) && request.text().contains(QStringLiteral("答案：B\n")));
    // The attempt tells the picture of the item, not those of its examples.
    const auto last = project.stores->responses().lastResponses(run.id, 1);
    QCOMPARE(last->constFirst().attempt.pictureSha256, Sha256::of(own).hex());
}

void PictureRunsTest::theEstimateCountsEachPicture()
{
    PictureRunProject project(3);
    RecordingServer model;
    const Endpoint endpoint = project.addEndpoint(model.url());
    const RunPlan plan = project.plan(endpoint);
    NoProgress progress;
    const auto estimate = project.service().estimate(plan, progress);
    VERIFY_OK(estimate);
    QCOMPARE(estimate->total.pictures, 2 + 4 + 1);
    const Run run = project.create(plan);
    project.ask(run.id);
    qint64 bytes = 0;
    qint64 largest = 0;
    for (const ReadRequest &request : model.requests()) {
        bytes += request.raw.size();
        largest = std::max<qint64>(largest, request.raw.size());
    }
    QCOMPARE(estimate->total.bytes, bytes);
    QCOMPARE(estimate->total.largest, largest);
    // A picture that is lost is told with the item that shows it.
    const Medium &lost = project.made.options.at(2);
    QVERIFY(QFile::remove(imageFilePath(project.projectFolder(), lost.sha256, lost.format)));
    const auto without = project.service().estimate(plan, progress);
    VERIFY_OK(without);
    QCOMPARE(without->total.requests, 2);
    QCOMPARE(without->unreadable.size(), 1);
    QVERIFY(without->unreadable.constFirst().startsWith(QStringLiteral("dev-1")));
}

void PictureRunsTest::thePlanSaysWhatModelsMustTake()
{
    PictureRunProject project(4);
    const QUrl nowhere(QStringLiteral("http://127.0.0.1:1"));
    const Endpoint endpoint = project.addEndpoint(nowhere);
    const Endpoint list = project.addEndpoint(nowhere, ChatDialect::Ollama);
    NoProgress progress;
    const auto notes = [&](const RunPlan &plan) { return project.service().estimate(plan, progress)->notes.join(u'\n'); };
    const QString said = notes(project.plan(endpoint));
    QVERIFY2(said.contains(QStringLiteral("2 item(s) show several pictures, up to 4")), qPrintable(said));
    QVERIFY(!said.contains(QStringLiteral("only pictures")) && !said.contains(QStringLiteral("Ollama")));
    const QString blind = notes(project.plan(endpoint, QStringLiteral("text-only")));
    QVERIFY2(blind.contains(QStringLiteral("1 item(s) have options that are only pictures")), qPrintable(blind));
    QVERIFY(!blind.contains(QStringLiteral("several pictures")));
    QVERIFY(notes(project.plan(list)).contains(QStringLiteral("before the text")));
    // Nothing is said where each item shows its image alone.
    for (const Endpoint &one : {endpoint, list}) {
        const QString plain = notes(project.planOf(one, {QStringLiteral("dev-2"), QStringLiteral("dev-3")}));
        QVERIFY2(!plain.contains(QStringLiteral("pictures")) && !plain.contains(QStringLiteral("before the text")), qPrintable(plain));
    }
}

void PictureRunsTest::practiceModelsAnswer()
{
    QFETCH(bool, server);
    PictureRunProject project(4, server);
    const Endpoint endpoint = project.practiceModel(1);
    RunPlan plan = project.plan(endpoint);
    plan.order = OptionOrder::Shuffled;
    plan.repeats = 5;
    const Run run = project.create(plan);
    project.ask(run.id);
    QCOMPARE(project.state(run.id), RunState::Done);
    QCOMPARE(project.figures(run.id).correct, 20);
}

void PictureRunsTest::importedRepliesAreFoundWithoutTexts()
{
    PictureRunProject project(3);
    RepliesFile file;
    file.replies = {replyOf(QStringLiteral("请看图。从<图片 2>到<图片 1>。第0题：从<图片 2>到<图片 1>有什么变化？"),
                            {QStringLiteral("选项0A"), QStringLiteral("选项0B"), QStringLiteral("选项0C"), QStringLiteral("选项0D"),
                             QStringLiteral("选项0E"), QStringLiteral("选项0F")},
                            QStringLiteral("答案：A")),
                    replyOf(QStringLiteral("第1题"),
                            {QStringLiteral("<image 1>"), QStringLiteral("<image 2>"), QStringLiteral("<image 3>"),
                             QStringLiteral("<image 4>")},
                            QStringLiteral("B")),
                    replyOf(QStringLiteral("第2题"), {}, QStringLiteral("C"), QStringLiteral("dev-2"))};
    ResponseImportRequest request;
    request.model = QStringLiteral("theirs");
    request.configuration = QStringLiteral("none");
    request.matching = ReplyMatching::Text;
    NoProgress progress;
    // Its options have texts, which the last reply does not show: only its id tells it.
    const auto byText = ResponseImport(*project.stores, project.lead).examine(file, request);
    VERIFY_OK(byText);
    QCOMPARE(byText->matched, 2);
    QCOMPARE(byText->unknown.size(), 1);
    for (ImportedReply &reply : file.replies)
        reply.id = QStringLiteral("dev-%1").arg(&reply - file.replies.data());
    file.replies[1].options = {QStringLiteral("<img=\"a_1.png\">"), QStringLiteral("<img=\"a_2.png\">"), {}, QStringLiteral("a circle")};
    request.matching = ReplyMatching::Id;
    const auto byId = ResponseImport(*project.stores, project.lead).import(file, request, progress);
    VERIFY_OK(byId);
    QCOMPARE(byId->matched, 3);
    QCOMPARE(byId->correct, 3);
    QVERIFY(!byId->shuffled);
    // Texts that the project does have are still compared.
    file.replies = {replyOf({}, {QStringLiteral("别的"), QStringLiteral("选项0B")}, QStringLiteral("A"), QStringLiteral("dev-0"))};
    const auto other = ResponseImport(*project.stores, project.lead).examine(file, request);
    QVERIFY(!other && other.error().sentence.contains(QStringLiteral("dev-0")));
}

void PictureRunsTest::aQuestionAboutACaseShowsEachPicture()
{
    PictureRunProject project(2);
    RecordingServer model([](const ReadRequest &) { return QStringLiteral("答案：C"); });
    const Endpoint endpoint = project.addEndpoint(model.url());
    const Run run = project.create(project.planOf(endpoint, {QStringLiteral("dev-1")}));
    project.ask(run.id);
    ErrorSampleRequest request;
    request.runs = {run.id};
    request.size = 1;
    const auto sample = ErrorSampleService(*project.stores, project.lead).draw(request);
    VERIFY_OK(sample);
    const auto cases = project.stores->errors().cases(sample->id);
    VERIFY_OK(cases);
    const auto material =
        ErrorProbeService(*project.stores, project.lead, project.projectFolder()).material(cases->constFirst().id);
    VERIFY_OK(material);
    ErrorProber prober;
    std::optional<ProbeOutcome> outcome;
    connect(&prober, &ErrorProber::finished, this, [&](const ProbeOutcome &one) { outcome = one; });
    prober.start(*material, {}, QStringLiteral("第三幅图里有什么？"));
    QTRY_VERIFY(outcome.has_value());
    QCOMPARE(outcome->probe.status, ReplyStatus::Answered);
    QCOMPARE(model.requests().constLast().pictures, project.bytesOf(project.made.options));
}

void PictureRunsTest::itemsAreFoundByTheirCaptions()
{
    PictureRunProject project(3);
    ItemChoice choice;
    choice.filter.set({QStringLiteral("text"), FilterOperator::Holds, {QStringLiteral("改造后")}});
    const auto found = ItemChooser(*project.stores).choose(choice);
    VERIFY_OK(found);
    QCOMPARE(found->items.size(), 1);
    QCOMPARE(found->items.constFirst().item.itemId, QStringLiteral("dev-0"));
    QCOMPARE(found->items.constFirst().pictures, 2);
    QVERIFY(found->items.constFirst().picturesInText && !found->items.constFirst().picturesAlone);
}

/// Beside picture questions, an item that shows its image alone makes the request that it always made.
void PictureRunsTest::othersAreAskedAsBefore()
{
    RunProject before(3);
    PictureRunProject after(3);
    QList<QByteArray> bodies;
    for (RunProject *project : {&before, static_cast<RunProject *>(&after)}) {
        RecordingServer model;
        const Endpoint endpoint = project->addEndpoint(model.url());
        RunPlan plan = project->plan(endpoint);
        plan.items.filter.set({QStringLiteral("id"), FilterOperator::Is, {QStringLiteral("dev-2")}});
        const auto preview = project->service().preview(plan, endpoint.id, plan.configurations.constFirst(), 0);
        VERIFY_OK(preview);
        QCOMPARE(captionsOf(*preview), QStringList{QString()});
        project->ask(project->create(plan).id);
        QCOMPARE(model.received().size(), 1);
        bodies.append(model.received().constFirst().body);
    }
    QCOMPARE(bodies.at(0), bodies.at(1));
}

QTEST_GUILESS_MAIN(PictureRunsTest)
#include "picturerunstest.moc"
