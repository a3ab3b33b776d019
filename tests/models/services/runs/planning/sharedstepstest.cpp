// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/runs/prompts/material.h"
#include "models/services/runs/runcenter.h"
#include "models/services/session/projectaccess.h"

#include <QtTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

constexpr int pictures = 3;
constexpr int questions = 7; ///< one about the first picture, three about each of the others

QString hashOf(const QByteArray &picture)
{
    return Sha256::of(picture).hex().left(8);
}

/// Adds two pictures with three questions each, 第10题 to 第15题.
void addPictures(RunProject &project)
{
    const QString folder = project.folder.filePath(QStringLiteral("several"));
    QFile file(writeBenchmark(folder, 2));
    QVERIFY(file.open(QIODevice::ReadOnly));
    Json entries = parseJson(file.readAll()).value_or(Json::array());
    file.close();
    for (int i = 0; i < 2; ++i) {
        drawn::scene(static_cast<quint32>(90 + i), QSize(160, 120)).save(folder + QStringLiteral("/%1.png").arg(i));
        Json &entry = entries[static_cast<size_t>(i)];
        const Json first = entry["questions"][0];
        entry["questions"] = Json::array();
        for (int q = 0; q < 3; ++q) {
            Json question = first;
            question["id"] = "dev-" + std::to_string(10 + 3 * i + q);
            question["question"] = QStringLiteral("第%1题").arg(10 + 3 * i + q).toStdString();
            entry["questions"].push_back(question);
        }
    }
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(jsonText(entries));
    file.close();
    ItemImportRequest request;
    request.file = file.fileName();
    request.by = project.lead;
    NoProgress progress;
    VERIFY_OK(ItemImportService(*project.stores, project.projectFolder()).importItems(request, progress));
}

Configuration lookFirst(const QString &words)
{
    Configuration configuration;
    configuration.code = QStringLiteral("look-first");
    configuration.title = {QStringLiteral("先看"), QStringLiteral("Look first")};
    configuration.prompt = QStringLiteral("描述：{step}\n{question}\n{options}");
    configuration.step = PromptStep{true, words};
    return configuration;
}

/// A step names the picture that it is shown.
QString said(const ReadRequest &request)
{
    return request.text().startsWith(QStringLiteral("先看")) ? QLatin1String("h=") + hashOf(request.pictures.constFirst())
                                                             : QStringLiteral("答案：A");
}

} // namespace

/// A step that asks the same about the same picture is asked once, and every question is told the reply.
class SharedStepsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePictureIsDescribedOnceForAllItsQuestions_data() { addBackends(); }
    void onePictureIsDescribedOnceForAllItsQuestions();
    void whatShowsTheQuestionIsAskedForEach();
    void anErrorIsRetriedForAllItsQuestions();
    void aRunThatAskedEachSlotIsGoneOnWith_data() { addBackends(); }
    void aRunThatAskedEachSlotIsGoneOnWith();
};

void SharedStepsTest::onePictureIsDescribedOnceForAllItsQuestions()
{
    QFETCH(bool, server);
    RunProject project(1, server);
    addPictures(project);
    RecordingServer models(said);
    VERIFY_OK(project.service().saveTemplate(lookFirst(QStringLiteral("先看图。"))));
    RunPlan plan = project.plan(project.addEndpoint(models.url()), QStringLiteral("look-first"));
    plan.repeats = 2;
    NoProgress progress;
    const auto estimate = project.service().estimate(plan, progress);
    VERIFY_OK(estimate);
    QCOMPARE(estimate->runs.constFirst().requests, 2 * pictures);
    QCOMPARE(estimate->runs.constLast().requests, 2 * questions);
    const auto runs = project.service().create(plan);
    VERIFY_OK(runs);
    const RunId step = runs->constFirst().id;
    const RunId question = runs->constLast().id;
    {
        const auto access = ProjectAccess::open(project.factory);
        RunCenter center(**access, project.secrets);
        QTRY_COMPARE(center.run(step).requests, 2 * pictures);
    }
    project.ask(step);
    QCOMPARE(models.received().size(), 2 * pictures);
    QCOMPARE(project.figures(step).answered, 2 * pictures);
    project.ask(step); // done is done
    QCOMPARE(models.received().size(), 2 * pictures);

    project.ask(question);
    const QList<ReadRequest> sent = models.requests().sliced(2 * pictures);
    QCOMPARE(sent.size(), 2 * questions);
    for (const ReadRequest &one : sent)
        QVERIFY2(one.text().startsWith(QStringLiteral("描述：h=%1\n").arg(hashOf(one.pictures.constFirst()))), qPrintable(one.text()));
    QCOMPARE(project.figures(question).answered, 2 * questions);
    // What was sent can be shown, also of a question whose own slot was not asked.
    const auto material = loadMaterial(*project.stores, question);
    VERIFY_OK(material);
    QCOMPARE(material->sharedSteps.size(), 2 * (questions - pictures));
    for (const RunSlot &slot : material->allSlots()) {
        const auto shown = project.service().sentPrompt(question, slot);
        VERIFY_OK(shown);
        QVERIFY(shown->turns.constLast().parts.constLast().text.contains(QStringLiteral("描述：h=")));
        // So can its step, which may have been asked for another question.
        QCOMPARE(shown->steps.size(), 1);
        const SentStep &one = shown->steps.constFirst();
        QVERIFY(one.answered && one.picture == 0);
        QCOMPARE(one.said, QLatin1String("h=") + hashOf(one.turns.constFirst().parts.constFirst().picture));
    }
}

void SharedStepsTest::whatShowsTheQuestionIsAskedForEach()
{
    RunProject project(1);
    addPictures(project);
    RecordingServer models(said);
    VERIFY_OK(project.service().saveTemplate(lookFirst(QStringLiteral("先看图。{question}"))));
    const auto runs =
        project.service().create(project.plan(project.addEndpoint(models.url()), QStringLiteral("look-first")));
    VERIFY_OK(runs);
    project.ask(runs->constFirst().id);
    QCOMPARE(models.received().size(), questions);
    QHash<int, int> each = models.asked();
    QVERIFY(std::all_of(each.cbegin(), each.cend(), [](int times) { return times == 1; }));
}

void SharedStepsTest::anErrorIsRetriedForAllItsQuestions()
{
    RunProject project(1);
    addPictures(project);
    QString broken; // what a step would say of a picture with three questions, where the server refuses it
    FaultServer models([&](QTcpSocket &socket, const FaultServer::Received &received) {
        const ReadRequest read = readRequest(received);
        const bool refused = said(read).startsWith(QLatin1String("h=")) && said(read) == broken;
        const Json error{{"error", {{"message", "no"}}}};
        socket.write(FaultServer::whole(refused ? 400 : 200, refused ? jsonText(error) : replyOf(read.dialect, said(read))));
    });
    VERIFY_OK(project.service().saveTemplate(lookFirst(QStringLiteral("先看图。"))));
    const auto runs =
        project.service().create(project.plan(project.addEndpoint(models.url()), QStringLiteral("look-first")));
    VERIFY_OK(runs);
    const RunId step = runs->constFirst().id;
    const RunId question = runs->constLast().id;
    const auto material = loadMaterial(*project.stores, step);
    VERIFY_OK(material);
    const QList<RunSlot> all = material->allSlots();
    const auto shared = std::find_if(all.begin(), all.end(), [&](const RunSlot &slot) {
        return material->item(slot.question)->question.stem.size() > QStringLiteral("第0题").size(); // 第10题 …
    });
    QVERIFY(shared != all.end());
    const auto shown = project.service().sentPrompt(step, *shared);
    VERIFY_OK(shown);
    broken = QLatin1String("h=") + hashOf(shown->turns.constFirst().parts.constFirst().picture);
    project.ask(step);
    QCOMPARE(project.figures(step).badRequest, 1);
    project.ask(question);
    QCOMPARE(project.figures(question).badRequest, 3);
    QCOMPARE(project.figures(question).answered, questions - 3);

    broken.clear();
    const qsizetype before = models.received().size();
    project.ask(step, RunAsk::Errors);
    QCOMPARE(models.received().size(), before + 1);
    project.ask(question, RunAsk::Errors);
    QCOMPARE(models.received().size(), before + 1 + 3);
    QCOMPARE(project.figures(question).answered, questions);
}

/// Earlier versions asked each slot. Of the second picture all three were answered, then the program was closed.
void SharedStepsTest::aRunThatAskedEachSlotIsGoneOnWith()
{
    QFETCH(bool, server);
    RunProject project(1, server);
    addPictures(project);
    RecordingServer models(said);
    VERIFY_OK(project.service().saveTemplate(lookFirst(QStringLiteral("先看图。"))));
    const auto runs =
        project.service().create(project.plan(project.addEndpoint(models.url()), QStringLiteral("look-first")));
    VERIFY_OK(runs);
    const RunId step = runs->constFirst().id;
    const RunId question = runs->constLast().id;
    const auto fresh = loadMaterial(*project.stores, step);
    VERIFY_OK(fresh);
    QList<Attempt> attempts;
    QList<Response> responses;
    for (const MaterialItem &item : fresh->items) {
        const int number = item.question.stem.mid(1).chopped(1).toInt(); // "第10题"
        if (number < 10 || number > 12)
            continue;
        Attempt attempt;
        attempt.id = AttemptId::create();
        attempt.run = step;
        attempt.slot = {item.version, 0, 0};
        attempt.sentAt = currentTime();
        attempts.append(attempt);
        Response response;
        response.attempt = attempt.id;
        response.run = step;
        response.status = ReplyStatus::Answered;
        response.reply = QStringLiteral("旧%1").arg(number);
        response.endedAt = currentTime();
        responses.append(response);
    }
    QCOMPARE(attempts.size(), 3);
    VERIFY_OK(project.stores->transaction([&]() -> Result<> {
        YUYI_CHECK(project.stores->responses().addAttempts(attempts));
        return project.stores->responses().addResponses(responses);
    }));
    const auto material = loadMaterial(*project.stores, step);
    VERIFY_OK(material);
    QCOMPARE(material->requests(), 3 + 2);
    project.ask(step);
    QCOMPARE(models.received().size(), 2);
    QCOMPARE(project.figures(step).answered, material->requests());

    // Each question is told what stands at its own slot, and else what its picture was asked once.
    project.ask(question);
    const QList<ReadRequest> sent = models.requests().sliced(2);
    QCOMPARE(sent.size(), questions);
    for (const ReadRequest &one : sent) {
        const bool old = one.item() >= 10 && one.item() <= 12;
        const QString told = old ? QStringLiteral("旧%1").arg(one.item()) : QLatin1String("h=") + hashOf(one.pictures.constFirst());
        QVERIFY2(one.text().startsWith(QStringLiteral("描述：%1\n").arg(told)), qPrintable(one.text()));
    }
}

QTEST_GUILESS_MAIN(SharedStepsTest)
#include "sharedstepstest.moc"
