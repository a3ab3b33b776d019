// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kinds/publishedscorer.h"
#include "tests/support/runfixture.h"

#include "models/domain/json/jsonfields.h"
#include "models/services/quotas/gateservice.h"
#include "models/services/results/resultsservice.h"
#include "models/services/runs/endpoints/endpointservice.h"
#include "models/services/runs/endpoints/servicetemplates.h"
#include "models/services/runs/prompts/material.h"
#include "models/services/runs/replies/rescoring.h"
#include "models/services/runs/replies/responseimport.h"

#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// Which scorers read the replies: those of the preset, whether a reply is imported, asked for, or read again.
class PresetScorersTest : public QObject
{
    Q_OBJECT

    static constexpr int items = 4;

    /// The letters A to D are the keys of the items; the third reply names none.
    static RepliesFile replies()
    {
        RepliesFile file;
        const QStringList said{QStringLiteral("答案：A"), QStringLiteral("答案：B"), QStringLiteral("看不出来"), QStringLiteral("答案：D")};
        for (int i = 0; i < items; ++i) {
            ImportedReply reply;
            reply.id = QStringLiteral("dev-%1").arg(i);
            reply.reply = said.at(i);
            file.replies.append(reply);
        }
        return file;
    }

    static RunId imported(const RunProject &project)
    {
        ResponseImportRequest request;
        request.model = QStringLiteral("theirs");
        request.configuration = QStringLiteral("none");
        NoProgress progress;
        const auto report = ResponseImport(*project.stores, project.lead).import(replies(), request, progress);
        if (!report)
            qFatal("%s", whatFailed(report).constData());
        return report->run;
    }

    /// The scorers of the replies of a run, if all have the same.
    static QList<Scorer> readersOf(const RunProject &project, const RunId &run)
    {
        std::optional<QList<Scorer>> readers;
        const auto last = project.stores->responses().lastResponses(run, items);
        if (!last)
            qFatal("%s", whatFailed(last).constData());
        for (const ResponseDetails &details : *last) {
            QList<Scorer> here;
            for (const auto &[scorer, code] : codesOf(Scorer{})) {
                for (const ScoredResponse &score : details.scores) {
                    if (score.scorer == scorer)
                        here.append(scorer);
                }
            }
            if (readers && *readers != here)
                return {};
            readers = here;
        }
        return readers.value_or(QList<Scorer>());
    }

private Q_SLOTS:
    void importedRepliesAreReadByThem_data() { addBackends(); }
    void importedRepliesAreReadByThem();
    void aRunIsReadByThem_data() { addBackends(); }
    void aRunIsReadByThem();
    void storedRepliesAreReadAgainByANewOne_data() { addBackends(); }
    void storedRepliesAreReadAgainByANewOne();
    void strictAloneIsOneReading_data() { addBackends(); }
    void strictAloneIsOneReading();
    void fixedDigitsAreReadAsTheyAreShown_data() { addBackends(); }
    void fixedDigitsAreReadAsTheyAreShown();
};

void PresetScorersTest::importedRepliesAreReadByThem()
{
    QFETCH(bool, server);
    RunProject project(items, server);
    QCOMPARE(readersOf(project, imported(project)), QList<Scorer>({Scorer::Strict, Scorer::CiiOfficial}));
    replacePreset(*project.connection(), ciiReadAsCmmmu());
    const RunId run = imported(project);
    QCOMPARE(readersOf(project, run), QList<Scorer>({Scorer::Strict, Scorer::CmmmuOfficial}));
    const auto scored = project.stores->responses().scoredSlots(run, Scorer::CmmmuOfficial);
    VERIFY_OK(scored);
    int drawn = 0;
    for (const ScoredSlot &slot : *scored)
        drawn += slot.drawnFrom;
    QCOMPARE(drawn, 4);
    const auto figures = project.stores->responses().figures(run, Scorer::CmmmuOfficial);
    VERIFY_OK(figures);
    QCOMPARE(figures->correct, 3);
    QCOMPARE(figures->miss, 1);
}

void PresetScorersTest::aRunIsReadByThem()
{
    QFETCH(bool, server);
    RunProject project(items, server);
    replacePreset(*project.connection(), ciiReadAsCmmmu());
    Endpoint endpoint = serviceTemplate(QStringLiteral("practice"))->endpoint;
    endpoint.name = endpoint.model = QStringLiteral("practice-a");
    endpoint.parameters.practice->delay = 0;
    endpoint.parameters.practice->faults.clear();
    const auto added = EndpointService(*project.stores, project.lead).add(endpoint);
    VERIFY_OK(added);
    const Run run = project.create(project.plan(*added));
    project.ask(run.id);
    QCOMPARE(project.state(run.id), RunState::Done);
    QCOMPARE(readersOf(project, run.id), QList<Scorer>({Scorer::Strict, Scorer::CmmmuOfficial}));
    QVERIFY(Rescoring(*project.stores, project.lead).outdated()->isEmpty());
}

void PresetScorersTest::storedRepliesAreReadAgainByANewOne()
{
    QFETCH(bool, server);
    RunProject project(items, server);
    const RunId run = imported(project);
    Rescoring rescoring(*project.stores, project.lead);
    QVERIFY(rescoring.outdated()->isEmpty());
    replacePreset(*project.connection(), ciiReadAsCmmmu());
    const auto outdated = rescoring.outdated();
    VERIFY_OK(outdated);
    QCOMPARE(*outdated, QList<RunId>{run});
    NoProgress progress;
    const auto report = rescoring.rescore({}, false, progress);
    VERIFY_OK(report);
    QCOMPARE(report->scored, items);
    QVERIFY(rescoring.outdated()->isEmpty());
    QVERIFY(readersOf(project, run).contains(Scorer::CmmmuOfficial));
    QCOMPARE(project.stores->responses().figures(run, Scorer::CmmmuOfficial)->correct, 3);
    // The event tells the replies, not what was read in them.
    const auto events = project.stores->history().events(0, 10000);
    VERIFY_OK(events);
    int told = 0;
    for (const Event &event : *events) {
        if (event.is(AuditAction::Rescored))
            told += wholeOf<int>(storedJson(event.after), "number");
    }
    QCOMPARE(told, items);
    QCOMPARE(rescoring.rescore({run}, false, progress)->scored, 0);
}

/// A preset without a published scorer: nothing is read twice, and nothing differs.
void PresetScorersTest::strictAloneIsOneReading()
{
    QFETCH(bool, server);
    RunProject project(items, server);
    Json preset = ciiReadAsCmmmu();
    preset["scorers"] = Json::array({"strict"});
    preset["gates"] = Json::array({{{"code", "text-only"},
                                    {"title", {{"zh", "不看图"}, {"en", "Without pictures"}}},
                                    {"models", 1},
                                    {"reason", preset["discardReasons"][0]["code"]}}});
    replacePreset(*project.connection(), preset);
    const RunId run = imported(project);
    QCOMPARE(readersOf(project, run), QList<Scorer>{Scorer::Strict});
    const auto scored = project.stores->responses().scoredSlots(run, Scorer::Strict);
    VERIFY_OK(scored);
    QCOMPARE(scored->size(), items);
    for (const ScoredSlot &slot : *scored)
        QVERIFY(!slot.scorersDiffer);
    Rescoring rescoring(*project.stores, project.lead);
    QVERIFY(rescoring.outdated()->isEmpty());
    NoProgress progress;
    const auto report = rescoring.rescore({}, true, progress);
    VERIFY_OK(report);
    QCOMPARE(report->scored, items);
    QCOMPARE(report->changed, 0);
    const auto results = ResultsService(*project.stores, project.lead).replies({});
    VERIFY_OK(results);
    QCOMPARE(results->runs.size(), 1);
    const auto gate = GateService(*project.stores, project.lead).preview(QStringLiteral("text-only"));
    VERIFY_OK(gate);
    QCOMPARE(gate->scorer, Scorer::Strict);
}

/// The fixed options of a kind are "1" to "6": models see no letters, and a digit is what is read.
void PresetScorersTest::fixedDigitsAreReadAsTheyAreShown()
{
    QFETCH(bool, server);
    RunProject project(items, server);
    Json preset = ciiReadAsCmmmu();
    preset["scorers"] = Json::array({"strict"});
    preset["questions"].erase("options");
    preset["questions"].erase("correct");
    preset["kinds"] = Json::array({{{"code", toUtf8(singleChoice)},
                                    {"title", {{"zh", "选择题"}, {"en", "Choice"}}},
                                    {"published", "single-choice"},
                                    {"fixed", {"1", "2", "3", "4", "5", "6"}}}});
    replacePreset(*project.connection(), preset);
    for (int i = 0; i < 6; ++i) {
        VERIFY_OK(project.connection()->execute(
            QStringLiteral("UPDATE question_option SET content = '%1' WHERE position = %2").arg(i + 1).arg(i)));
    }
    RepliesFile file = replies();
    file.replies[0].reply = QStringLiteral("The answer is 1.");
    file.replies[1].reply = QStringLiteral("Answer: 3");
    file.replies[2].reply = QStringLiteral("答案：3");
    file.replies[3].reply = QStringLiteral("4");
    ResponseImportRequest request;
    request.model = QStringLiteral("theirs");
    request.configuration = QStringLiteral("none");
    NoProgress progress;
    const auto report = ResponseImport(*project.stores, project.lead).import(file, request, progress);
    VERIFY_OK(report);
    QCOMPARE(report->correct, 3);
    QCOMPARE(report->incorrect, 1);

    const Run run = project.create(project.plan(project.addEndpoint(QUrl(QStringLiteral("http://127.0.0.1:1")))));
    const auto material = loadMaterial(*project.stores, run.id);
    VERIFY_OK(material);
    SentPictures pictures(project.projectFolder());
    const auto asked = prepareRequest(*material, {material->items.constFirst().version, 0, 0}, {}, pictures, true);
    VERIFY_OK(asked);
    QCOMPARE(asked->shown.at(2).label, QStringLiteral("3"));
    QVERIFY(asked->shown.at(2).text.isEmpty());
    const QString text = asked->turns.constLast().parts.constLast().text;
    QVERIFY2(text.contains(QStringLiteral("(3)")) && !text.contains(QStringLiteral("(C)")), qPrintable(text));
}

QTEST_GUILESS_MAIN(PresetScorersTest)
#include "presetscorerstest.moc"
