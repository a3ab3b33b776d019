// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/validationfixture.h"

#include "models/domain/preset/preset.h"
#include "models/domain/runs/scorers.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/services/errors/flaggeditems.h"
#include "models/services/results/compareservice.h"
#include "models/services/results/responseviewer.h"
#include "models/services/results/resultsservice.h"
#include "models/services/runs/replies/rescoring.h"
#include "models/services/runs/replies/responseimport.h"

using namespace yuyi;
using namespace yuyi::test;

/// Replies brought in, tables, the viewer and a person's word, on real projects.
class ResultsServiceTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ValidationProject> m_project;
    QList<Question> m_questions;
    QList<ImageId> m_images;

    Stores &stores() { return *m_project->stores; }
    PersonId lead() const { return m_project->lead; }

    /// Four images with two questions each, named by their version.
    void setUp(bool server)
    {
        m_project = std::make_unique<ValidationProject>(server, 2, 2);
        m_questions.clear();
        m_images.clear();
        for (int i = 0; i < 4; ++i) {
            m_images.append(m_project->gold(QStringLiteral("image-%1.jpg").arg(i), 2));
            m_questions.append(m_project->question(m_images.constLast(), 0));
            m_questions.append(m_project->question(m_images.constLast(), 1));
        }
    }
    QString keyLetter(int question) const { return shownLabel(m_questions.at(question).keyIndex()); }
    QString wrongLetter(int question) const { return shownLabel((m_questions.at(question).keyIndex() + 1) % 6); }

    QByteArray line(const QString &id, const QString &response) const
    {
        Json json;
        json["id"] = toUtf8(id);
        json["response"] = toUtf8(response);
        return jsonText(json) + '\n';
    }
    /// c correct, i incorrect, m miss, e error object; in the order of the questions.
    QByteArray file(const QString &letters) const
    {
        QByteArray text;
        for (int i = 0; i < letters.size(); ++i) {
            const QString id = m_questions.at(i).versionId.toString();
            switch (letters.at(i).unicode()) {
            case u'c': text += line(id, QStringLiteral("答案：%1").arg(keyLetter(i))); break;
            case u'i': text += line(id, QStringLiteral("答案：%1").arg(wrongLetter(i))); break;
            case u'm': text += line(id, QStringLiteral("我说不清楚这张图。")); break;
            case u'e': text += "{\"id\":\"" + id.toUtf8() + "\",\"response\":{\"error\":{\"message\":\"too long\"}}}\n"; break;
            default: break;
            }
        }
        return text;
    }
    Result<ResponseImportReport> importReplies(const QByteArray &text, const QString &model,
                                               const QString &configuration = QStringLiteral("none"), bool allKnown = false)
    {
        const auto replies = readReplies(text);
        if (!replies)
            return passOn(replies);
        ResponseImportRequest request;
        request.model = model;
        request.configuration = configuration;
        request.section = ModelSection::Open;
        request.allKnown = allKnown;
        NoProgress progress;
        return ResponseImport(stores(), lead()).import(*replies, request, progress);
    }
    ResultsCell overall(const RunId &run, Scorer scorer = Scorer::Strict)
    {
        ResultsQuery query;
        query.runs = {run};
        query.scorer = scorer;
        const auto data = ResultsService(stores(), lead()).data(query);
        if (!data)
            qFatal("%s", whatFailed(data).constData());
        return resultsTable(*data, query).rows.constFirst().cells.constFirst();
    }

private Q_SLOTS:
    void initTestCase_data() { addBackends(); }
    void initTestCase() { QVERIFY(hasWantedServer()); }
    void imported();
    void anEmptyReplyIsAMiss();
    void importedWithoutThePicture();
    void anImportIsCompleteOrNothing();
    void readsFiles();
    void repeatsAndOtherOrders();
    void byIndexAndByText();
    void rolesAndSecrets();
    void overrule();
    void rescore();
    void shuffledOrderComesWithTheSlots();
    void viewer();
};

void ResultsServiceTest::imported()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    const auto report = importReplies(
        file(QStringLiteral("ccime")) + line(QStringLiteral("nobody-7"), QStringLiteral("答案：A")),
        QStringLiteral("m-1"));
    VERIFY_OK(report);
    QCOMPARE(report->matched, 5);
    QCOMPARE(report->unknown, QStringList{QStringLiteral("nobody-7")});
    QCOMPARE(report->without, 3);
    QCOMPARE(report->correct, 2);
    QCOMPARE(report->incorrect, 1);
    QCOMPARE(report->miss, 1);
    QCOMPARE(report->error, 1);
    const Run run = *stores().runs().run(report->run);
    QCOMPARE(run.origin, RunOrigin::Imported);
    QCOMPARE(run.state, RunState::Done);
    QCOMPARE(run.section, ModelSection::Open);
    const ResultsCell cell = overall(report->run);
    QCOMPARE(cell.n, 5);
    QCOMPARE(cell.correct, 2);
    QCOMPARE(cell.error, 1);
    // Three of the eight questions are not in the file: its figures stand for a part of the data set.
    QVERIFY(cell.incomplete);
    QCOMPARE(cell.missing, 3);
    // The same items again are the same frozen set.
    const auto again = importReplies(file(QStringLiteral("iiiii")), QStringLiteral("m-2"));
    VERIFY_OK(again);
    QCOMPARE(stores().runs().run(again->run)->itemSet, run.itemSet);
    const auto runs = ResultsService(stores(), lead()).runs();
    VERIFY_OK(runs);
    QCOMPARE(runs->size(), 2);
    QCOMPARE(runs->constFirst().items, 5);
    QVERIFY(!runs->constFirst().configurationTitle.isEmpty());

    ResultsQuery query;
    const auto data = ResultsService(stores(), lead()).data(query);
    VERIFY_OK(data);
    const Comparison pair = compareRuns(*data, report->run, {again->run}).constFirst();
    QCOMPARE(pair.n, 5);
    QCOMPARE(pair.outcomes.onlyFirstRight, 2);
    QCOMPARE(pair.outcomes.onlySecondRight, 0);
    QCOMPARE(pair.mcNemar.exact, 0.5);
}

void ResultsServiceTest::anEmptyReplyIsAMiss()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    const auto report =
        importReplies(line(m_questions.at(0).versionId.toString(), QString())
                          + line(m_questions.at(1).versionId.toString(), QStringLiteral(" \n")),
                      QStringLiteral("m"));
    VERIFY_OK(report);
    QCOMPARE(report->miss, 2);
    QCOMPARE(overall(report->run, Scorer::Strict).miss, 2);
    // White space alone is read as the published script reads it.
    QCOMPARE(overall(report->run, Scorer::CiiOfficial).miss, 1);
}

void ResultsServiceTest::importedWithoutThePicture()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    const auto replies = readReplies(file(QStringLiteral("ccim")));
    VERIFY_OK(replies);
    ResponseImportRequest request;
    request.model = QStringLiteral("blind");
    request.configuration = QStringLiteral("none");
    request.section = ModelSection::TextOnly;
    NoProgress progress;
    VERIFY_OK(ResponseImport(stores(), lead()).import(*replies, request, progress));
    VERIFY_OK(importReplies(file(QStringLiteral("cccc")), QStringLiteral("seeing")));
    const auto data = ResultsService(stores(), lead()).data({});
    VERIFY_OK(data);
    QCOMPARE(data->runs.size(), 2);
    for (const ResultsRun &run : data->runs)
        QCOMPARE(run.withImage, run.run.model == QLatin1String("seeing"));
    const ResultsTable table = resultsTable(*data, {});
    for (const ResultsRow &row : table.rows) {
        if (row.kind == RowKind::Model)
            QCOMPARE(row.section, row.model == QLatin1String("blind") ? ResultsSection::TextOnly : ResultsSection::Open);
    }
    // Errors and flagged items count with the same data.
    QCOMPARE(modelsAsked(*data, true), 1);
    QCOMPARE(modelsAsked(*data, false), 1);
}

void ResultsServiceTest::anImportIsCompleteOrNothing()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    const auto none = [&] { return stores().runs().runs(true)->isEmpty() && stores().runs().itemSets()->isEmpty(); };
    VERIFY_FAILS(importReplies(file(QStringLiteral("cc"))
                                   + line(QStringLiteral("nobody"), QStringLiteral("A")),
                               QStringLiteral("m"), QStringLiteral("none"), true),
                 ErrorCode::Refused);
    VERIFY_FAILS(importReplies(line(QStringLiteral("nobody"), QStringLiteral("A")), QStringLiteral("m")), ErrorCode::Refused);
    const auto unknown = importReplies(file(QStringLiteral("cc")), QStringLiteral("m"), QStringLiteral("nothing"));
    VERIFY_FAILS(unknown, ErrorCode::Invalid);
    QVERIFY(unknown.error().sentence.contains(QStringLiteral("cot")));
    VERIFY_FAILS(importReplies(file(QStringLiteral("cc")), QStringLiteral("  ")), ErrorCode::Invalid);
    VERIFY_FAILS(importReplies(file(QStringLiteral("c")) + file(QStringLiteral("i")), QStringLiteral("m")), ErrorCode::Invalid);
    // The same item under its version and its question is one item twice.
    const QByteArray twice = file(QStringLiteral("c-c")) + line(m_questions.at(0).id.toString(), QStringLiteral("答案：B"));
    VERIFY_FAILS(importReplies(twice, QStringLiteral("m")), ErrorCode::Refused);
    QVERIFY(none());
    class Stopping final : public Progress
    {
    public:
        void setTotal(qint64) override {}
        void advance(qint64) override {}
        bool cancelled() const override { return true; }
    } stopping;
    ResponseImportRequest request;
    request.model = QStringLiteral("m");
    request.configuration = QStringLiteral("none");
    VERIFY_FAILS(ResponseImport(stores(), lead())
                     .import(*readReplies(file(QStringLiteral("cc"))), request, stopping),
                 ErrorCode::Cancelled);
    QVERIFY(none());
    // The same reply twice is said, and counts once.
    const auto doubled = importReplies(file(QStringLiteral("cc")) + file(QStringLiteral("c")), QStringLiteral("m"));
    VERIFY_OK(doubled);
    QCOMPARE(doubled->matched, 2);
    QCOMPARE(doubled->doubled.size(), 1);
}

void ResultsServiceTest::readsFiles()
{
    const auto ok = readReplies(
        "\xEF\xBB\xBF{\"id\": 7, \"response\": \"A\", \"usage\": {\"prompt_tokens\": 12, \"completion_tokens\": 3},"
        " \"reasoning_content\": \"hm\"}\r\n\n{\"id\":\"x\",\"response\":null}\n"
        "{\"index\":\"y\",\"prediction\":\"B\",\"error\":\"\"}\n{\"id\":\"z\",\"response\":\"partial\",\"error\":{\"code\":500}}");
    VERIFY_OK(ok);
    QCOMPARE(ok->replies.size(), 4);
    QCOMPARE(ok->replies.at(0).id, QStringLiteral("7"));
    QCOMPARE(ok->replies.at(0).tokensInput, 12);
    QCOMPARE(ok->replies.at(0).tokensOutput, 3);
    QCOMPARE(ok->replies.at(0).reasoning, QStringLiteral("hm"));
    QVERIFY(!ok->replies.at(1).error.isEmpty());
    QVERIFY(ok->replies.at(2).error.isEmpty());
    QCOMPARE(ok->replies.at(2).reply, QStringLiteral("B"));
    QVERIFY(!ok->replies.at(3).error.isEmpty());
    VERIFY_OK(readReplies("[{\"id\":\"a\",\"response\":\"A\"}]"));
    for (const char *bad : {"{\"id\":\"a\"}", "{\"response\":\"A\"}", "{\"id\":\"a\",\"response\":5}", "{\"id\":1.5,\"response\":\"A\"}",
                            "[1]", "nonsense", "{\"id\":\"a\",\"response\":\"A\"}\n{\"id\":", "[{\"id\":\"a\""}) {
        const auto failed = readReplies(bad);
        QVERIFY2(!failed.has_value(), bad);
        QVERIFY(!failed.error().sentence.isEmpty());
    }
    QVERIFY(readReplies("{\"id\":\"a\",\"response\":\"A\"}\n{}").error().sentence.contains(u'2'));
}

void ResultsServiceTest::repeatsAndOtherOrders()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    // A log of two epochs; the model saw the options backwards, and the right letter in that order is another.
    Json samples = Json::array();
    for (int i = 0; i < 3; ++i) {
        const Question &question = m_questions.at(i);
        Json choices = Json::array();
        for (qsizetype option = question.options.size() - 1; option >= 0; --option)
            choices.push_back(toUtf8(question.options.at(option).text));
        const QString letter = shownLabel(question.options.size() - 1 - question.keyIndex());
        for (int epoch = 1; epoch <= 2; ++epoch) {
            Json sample;
            sample["id"] = toUtf8(question.versionId.toString());
            sample["epoch"] = epoch;
            sample["choices"] = choices;
            sample["output"]["completion"] = toUtf8(epoch == 1 ? QStringLiteral("ANSWER: %1").arg(letter) : QString());
            sample["output"]["choices"] = {{{"message", {{"content", toUtf8(epoch == 1 ? letter : QString())}}}}};
            samples.push_back(sample);
        }
    }
    samples[5]["error"] = {{"message", "timed out"}};
    // Options that the item does not have: no reply to it.
    Json stranger = samples[0];
    stranger["id"] = toUtf8(m_questions.at(4).versionId.toString());
    stranger["choices"][0] = "something else";
    samples.push_back(stranger);
    Json log;
    log["status"] = "success";
    log["eval"]["model"] = "maker/m";
    log["samples"] = samples;
    const auto file = readReplies(jsonText(log));
    VERIFY_OK(file);
    ResponseImportRequest request;
    request.model = file->model;
    request.configuration = QStringLiteral("none");
    const auto examined = ResponseImport(stores(), lead()).examine(*file, request);
    VERIFY_OK(examined);
    QCOMPARE(examined->matched, 6);
    QCOMPARE(examined->items, 3);
    QCOMPARE(examined->repeats, 2);
    QCOMPARE(examined->empty, 2);
    QCOMPARE(examined->failed, 1);
    QVERIFY(examined->shuffled);
    QCOMPARE(examined->different, QStringList{m_questions.at(4).versionId.toString()});
    QVERIFY(stores().runs().runs(true)->isEmpty());
    NoProgress progress;
    const auto report = ResponseImport(stores(), lead()).import(*file, request, progress);
    VERIFY_OK(report);
    QCOMPARE(report->correct, 3);
    QCOMPARE(report->miss, 2);
    QCOMPARE(report->error, 1);
    const Run run = *stores().runs().run(report->run);
    QCOMPARE(run.repeats, 2);
    QCOMPARE(run.order, OptionOrder::Shuffled);
    const auto data = ResultsService(stores(), lead()).data({});
    VERIFY_OK(data);
    const QList<ItemOutcome> outcomes = outcomesOf(*data, data->runs.constFirst(), false);
    QCOMPARE(outcomes.size(), 3);
    QCOMPARE(outcomes.constFirst().rightRepeats, QList<int>{0});
    request.allKnown = true;
    VERIFY_FAILS(ResponseImport(stores(), lead()).import(*file, request, progress), ErrorCode::Refused);
}

void ResultsServiceTest::byIndexAndByText()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    auto items = replyItems(stores());
    VERIFY_OK(items);
    QCOMPARE(items->items.size(), 8);
    for (int i = 0; i < 8; ++i)
        items->questions[i].stem = QStringLiteral("stem %1").arg(i);
    RepliesFile file;
    file.format = ReplyFormat::LmmsEval;
    for (int i = 0; i < 8; ++i) {
        ImportedReply reply;
        reply.line = i + 1;
        reply.index = i;
        reply.reply = QStringLiteral("A");
        reply.question = items->questions.at(i).stem;
        for (const Option &option : items->questions.at(i).options)
            reply.question += u'\n' + option.text;
        file.replies.append(reply);
    }
    // A place that says another question is none of ours, and one beyond the end is nobody's.
    file.replies[7].question = QStringLiteral("另一个问题");
    file.replies[6].index = 99;
    const auto placed = matchReplies(file, *items, ReplyMatching::Automatic, {});
    VERIFY_OK(placed);
    QCOMPARE(placed->way, ReplyMatching::Index);
    QCOMPARE(placed->matched.size(), 6);
    QCOMPARE(placed->unknown, QStringList{QStringLiteral("99")});
    QCOMPARE(placed->different, QStringList{QStringLiteral("7")});
    VERIFY_FAILS(matchReplies(file, *items, ReplyMatching::Index, QStringLiteral("nowhere")), ErrorCode::Invalid);

    ReplyItems splits = *items;
    for (int i = 0; i < 8; ++i)
        splits.items[i].split = i < 4 ? QStringLiteral("dev") : QStringLiteral("test");
    const auto unsaid = matchReplies(file, splits, ReplyMatching::Automatic, {});
    VERIFY_FAILS(unsaid, ErrorCode::Invalid);
    QVERIFY(unsaid.error().sentence.contains(QStringLiteral("dev, test")));
    const auto dev = matchReplies(file, splits, ReplyMatching::Automatic, QStringLiteral("dev"));
    VERIFY_OK(dev);
    QCOMPARE(dev->matched.size(), 4);
    QCOMPARE(dev->split, QStringLiteral("dev"));
    // The wrong split is seen by its texts.
    const auto wrongSplit = matchReplies(file, splits, ReplyMatching::Automatic, QStringLiteral("test"));
    QCOMPARE(wrongSplit->matched.size(), 0);
    QCOMPARE(wrongSplit->different.size(), 4);

    // By text: options that one item alone has, in any order.
    ReplyItems told = *items;
    for (int i = 0; i < 8; ++i) {
        for (qsizetype option = 0; option < told.questions.at(i).options.size(); ++option)
            told.questions[i].options[option].text = QStringLiteral("%1-%2").arg(i / 2).arg(option);
        told.questions[i].stem = i < 4 ? QStringLiteral("stem %1").arg(i) : QStringLiteral("one stem");
    }
    for (int i = 0; i < 8; ++i) {
        ImportedReply &reply = file.replies[i];
        reply.index = -1;
        reply.id = QStringLiteral("sample %1").arg(i);
        reply.question = QStringLiteral("Look: ") + told.questions.at(i).stem;
        for (const Option &option : told.questions.at(i).options)
            reply.options.prepend(option.text);
    }
    const auto worded = matchReplies(file, told, ReplyMatching::Automatic, {});
    VERIFY_OK(worded);
    QCOMPARE(worded->way, ReplyMatching::Text);
    QCOMPARE(worded->matched.size(), 4);
    QVERIFY(worded->shuffled);
    QCOMPARE(worded->matched.constFirst().shown.constFirst(), static_cast<int>(told.questions.constFirst().options.size()) - 1);
    // Two items that read alike cannot be told apart.
    QCOMPARE(worded->unknown.size(), 4);
    // Two options of one question that differ in their final stop alone can.
    told.questions[0].options[0].text = QStringLiteral("A contradiction.");
    told.questions[0].options[1].text = QStringLiteral("A contradiction");
    ImportedReply &alike = file.replies[0];
    alike.options.clear();
    for (const Option &option : told.questions.at(0).options)
        alike.options.append(option.text);
    alike.options.swapItemsAt(0, 1);
    const auto stops = matchReplies(file, told, ReplyMatching::Automatic, {});
    VERIFY_OK(stops);
    QCOMPARE(stops->matched.size(), 4);
    QCOMPARE(stops->matched.constFirst().shown.mid(0, 2), (QList<int>{1, 0}));
}

void ResultsServiceTest::rolesAndSecrets()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    const auto report = importReplies(file(QStringLiteral("cicicici")), QStringLiteral("m"));
    VERIFY_OK(report);
    const PersonId annotator = m_project->add(QStringLiteral("Annotator only"), {Role::Annotator});
    const PersonId expert = m_project->add(QStringLiteral("Expert"), {Role::Expert});
    const PersonId both = m_project->add(QStringLiteral("Expert who validates"), {Role::Expert, Role::Validator});
    ResultsQuery query;
    VERIFY_FAILS(ResultsService(stores(), annotator).data(query), ErrorCode::Refused);
    VERIFY_FAILS(ResponseViewer(stores(), annotator).item(m_questions.at(0).versionId), ErrorCode::Refused);
    VERIFY_OK(ResponseViewer(stores(), expert).item(m_questions.at(0).versionId));
    const auto refused = importReplies({}, QStringLiteral("m"));
    QVERIFY(!refused.has_value());
    ResponseImportRequest request;
    request.model = QStringLiteral("m");
    request.configuration = QStringLiteral("none");
    NoProgress progress;
    VERIFY_FAILS(ResponseImport(stores(), expert).import(*readReplies(file(QStringLiteral("c"))), request, progress), ErrorCode::Refused);
    // Who may still answer a question blind sees neither key nor replies, but the tables count it.
    VERIFY_FAILS(ResponseViewer(stores(), both).item(m_questions.at(0).versionId), ErrorCode::Refused);
    VERIFY_FAILS(ResponseViewer(stores(), both).tries(report->run, {m_questions.at(0).versionId, 0, 0}), ErrorCode::Refused);
    const auto data = ResultsService(stores(), both).data(query);
    VERIFY_OK(data);
    QVERIFY(viewerItems(*data, {}).isEmpty());
    QCOMPARE(resultsTable(*data, query).rows.constFirst().cells.constFirst().n, 8);
    QCOMPARE(viewerItems(*ResultsService(stores(), expert).data(query), {}).size(), 8);

    // Votes of a round that is not over count for leads alone.
    const QList<PersonId> people = m_project->validators(2);
    ValidationProject::require(m_project->answer(people.at(0), m_project->newest(m_images.at(0))));
    QCOMPARE(ResultsService(stores(), expert).data(query)->votes.votes.size(), size_t(0));
    QCOMPARE(ResultsService(stores(), lead()).data(query)->votes.votes.size(), size_t(1));
    QVERIFY(!ResponseViewer(stores(), expert).item(m_questions.at(0).versionId)->votes);
    QCOMPARE(ResponseViewer(stores(), lead()).item(m_questions.at(0).versionId)->votes->correct, 1);
    ValidationProject::require(m_project->answer(people.at(1), m_project->newest(m_images.at(0))));
    QCOMPARE(ResultsService(stores(), expert).data(query)->votes.votes.size(), size_t(2));
    QCOMPARE(ResponseViewer(stores(), expert).item(m_questions.at(0).versionId)->votes->total, 2);
}

void ResultsServiceTest::overrule()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    const auto report = importReplies(file(QStringLiteral("cimeci")), QStringLiteral("m"));
    VERIFY_OK(report);
    ResponseViewer viewer(stores(), lead());
    const auto attempt = [&](int question) {
        return viewer.item(m_questions.at(question).versionId)->replies.constFirst().details.attempt.id;
    };
    const OptionId key = m_questions.at(2).options.at(m_questions.at(2).keyIndex()).id;
    VERIFY_FAILS(viewer.overrule(attempt(2), key, QStringLiteral("  ")), ErrorCode::Invalid);
    VERIFY_FAILS(viewer.overrule(attempt(2), m_questions.at(3).options.at(0).id, QStringLiteral("why")), ErrorCode::Invalid);
    VERIFY_FAILS(viewer.overrule(attempt(3), m_questions.at(3).options.at(0).id, QStringLiteral("why")), ErrorCode::Refused);
    VERIFY_FAILS(viewer.withdraw(attempt(2)), ErrorCode::NotFound);
    VERIFY_OK(viewer.overrule(attempt(2), key, QStringLiteral("It says so in words.")));
    for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial}) {
        const ResultsCell cell = overall(report->run, scorer);
        QCOMPARE(cell.correct, 3);
        QCOMPARE(cell.overruled, 1);
    }
    const auto viewed = viewer.item(m_questions.at(2).versionId);
    VERIFY_OK(viewed);
    QCOMPARE(viewed->replies.constFirst().details.overrule->reason, QStringLiteral("It says so in words."));
    QVERIFY(!viewed->replies.constFirst().overruledBy.isEmpty());
    // None of the options: a miss. It takes the place of the former word.
    VERIFY_OK(viewer.overrule(attempt(2), OptionId(), QStringLiteral("On second thoughts.")));
    QCOMPARE(overall(report->run).correct, 2);
    QCOMPARE(overall(report->run).miss, 1);
    QCOMPARE(overall(report->run).overruled, 1);
    VERIFY_OK(viewer.withdraw(attempt(2)));
    QCOMPARE(overall(report->run).overruled, 0);
    QCOMPARE(overall(report->run).miss, 1);
    const auto events = stores().history().events(0, 10000);
    VERIFY_OK(events);
    int said = 0;
    for (const Event &event : *events)
        said += event.entity == Entity::Response && event.person == lead() ? 1 : 0;
    QCOMPARE(said, 3);
}

void ResultsServiceTest::rescore()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    const auto report = importReplies(file(QStringLiteral("ccii")), QStringLiteral("m"));
    VERIFY_OK(report);
    Rescoring rescoring(stores(), lead());
    QVERIFY(rescoring.outdated()->isEmpty());
    // As if an older version had read two of the replies as misses.
    const auto page = stores().responses().page(report->run, {}, 2);
    VERIFY_OK(page);
    QList<ScoredResponse> old;
    for (const ResponseDetails &details : *page) {
        for (ScoredResponse score : details.scores) {
            score.scorerVersion = QStringLiteral("0");
            score.answer = Answer();
            score.label.clear();
            score.result = ResponseResult::Miss;
            old.append(score);
        }
    }
    QCOMPARE(old.size(), 4);
    VERIFY_OK(stores().transaction([&] { return stores().responses().setScores(old); }));
    QCOMPARE(overall(report->run).miss, 2);
    QCOMPARE(*rescoring.outdated(), QList<RunId>{report->run});
    NoProgress progress;
    const auto done = rescoring.rescore({}, false, progress);
    VERIFY_OK(done);
    QCOMPARE(done->responses, 4);
    QCOMPARE(done->scored, 2);
    QCOMPARE(done->changed, 2);
    QCOMPARE(overall(report->run).miss, 0);
    QCOMPARE(overall(report->run).correct, 2);
    QVERIFY(rescoring.outdated()->isEmpty());
    QCOMPARE(rescoring.rescore({report->run}, true, progress)->scored, 4);
    const PersonId expert = m_project->add(QStringLiteral("Expert"), {Role::Expert});
    VERIFY_FAILS(Rescoring(stores(), expert).rescore({}, false, progress), ErrorCode::Refused);
}

void ResultsServiceTest::shuffledOrderComesWithTheSlots()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    const auto report = importReplies(file(QStringLiteral("cc")), QStringLiteral("m"));
    VERIFY_OK(report);
    Run run = *stores().runs().run(report->run);
    run.id = RunId::create();
    run.order = OptionOrder::Shuffled;
    Attempt attempt;
    attempt.id = AttemptId::create();
    attempt.run = run.id;
    attempt.slot.question = m_questions.at(0).versionId;
    for (const Option &option : m_questions.at(0).options)
        attempt.shownOrder.prepend(option.id);
    Response response;
    response.attempt = attempt.id;
    response.run = run.id;
    response.status = ReplyStatus::Answered;
    response.reply = QStringLiteral("答案：A");
    VERIFY_OK(stores().transaction([&]() -> Result<> {
        for (const auto &done :
             {stores().runs().addRun(run), stores().responses().addAttempts({attempt}),
              stores().responses().addResponses({response}),
              stores().responses().setScores(scoreResponse(
                  scorersOf(Preset()), response, attempt.shownOrder, m_questions.at(0), false))}) {
            if (!done)
                return done;
        }
        return {};
    }));
    const auto shuffled = stores().responses().scoredSlots(run.id, Scorer::Strict);
    VERIFY_OK(shuffled);
    QCOMPARE(shuffled->constFirst().shownOrder, attempt.shownOrder);
    QCOMPARE(shuffled->constFirst().label, QStringLiteral("A"));
    QCOMPARE(shuffled->constFirst().answer, Answer(m_questions.at(0).options.at(5).id));
    QVERIFY(stores().responses().scoredSlots(report->run, Scorer::Strict)->constFirst().shownOrder.isEmpty());
}

void ResultsServiceTest::viewer()
{
    QFETCH_GLOBAL(bool, server);
    setUp(server);
    const auto first = importReplies(file(QStringLiteral("ci")), QStringLiteral("m-1"));
    const auto second = importReplies(file(QStringLiteral("mi")), QStringLiteral("m-2"), QStringLiteral("cot"));
    VERIFY_OK(first);
    VERIFY_OK(second);
    ResponseViewer viewer(stores(), lead());
    const auto viewed = viewer.item(m_questions.at(0).versionId);
    VERIFY_OK(viewed);
    QCOMPARE(viewed->question.keyIndex(), m_questions.at(0).keyIndex());
    QCOMPARE(viewed->image.id, m_images.at(0));
    QCOMPARE(viewed->replies.size(), 2);
    QCOMPARE(viewed->replies.at(0).run.model, QStringLiteral("m-2")); // newest first
    QCOMPARE(viewed->replies.at(0).details.scores.size(), 2);
    QVERIFY(!viewed->replies.at(0).configurationTitle.isEmpty());
    QVERIFY(!viewed->itemId.isEmpty());
    QVERIFY(!viewed->votes);
    QCOMPARE(viewer.tries(first->run, {m_questions.at(0).versionId, 0, 0})->size(), 1);
    VERIFY_FAILS(viewer.item(QuestionVersionId::create()), ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(ResultsServiceTest)
#include "resultsservicetest.moc"
