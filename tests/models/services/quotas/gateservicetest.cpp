// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/quotas/gateservice.h"
#include "models/domain/json/jsonfields.h"
#include "models/evaluation/extraction/scoring.h"
#include "models/services/history/undoservice.h"
#include "models/services/overview/overviewservice.h"
#include "models/services/quotas/gatereport.h"
#include "models/services/runs/replies/responseimport.h"
#include "tests/support/validationfixture.h"

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

namespace {

/// CII-Bench with a gate of four models.
Preset gatePreset()
{
    Json json = Json::parse(builtInPreset(QStringLiteral("cii-bench"))->source.toStdString());
    json["discardReasons"].push_back({{"code", "solved-without-picture"}, {"title", {{"zh", "看题即可答"}, {"en", "Solved"}}}, {"key", "S"}});
    json["gates"] = Json::parse(R"([{"code": "text-only", "title": {"zh": "纯文本", "en": "Text-only models"}, "models": 4,
                                     "reason": "solved-without-picture"}])");
    return readPreset(jsonText(json)).value_or(Preset());
}

const QString textOnly = QStringLiteral("text-only");

} // namespace

/// Questions that models need no picture for, of a real project: found, discarded, brought back.
class GateServiceTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<ValidationProject> m_project;
    QList<ImageId> m_images;
    QList<Question> m_questions; ///< one of the first image, two of the second, one of the third

    Stores &stores() { return *m_project->stores; }
    GateService as(const PersonId &person) { return {stores(), person}; }
    GatePreview preview()
    {
        const auto found = as(m_project->lead).preview(textOnly);
        if (!found)
            qFatal("%s", whatFailed(found).constData());
        return *found;
    }
    QList<QuestionVersionId> caught()
    {
        QList<QuestionVersionId> versions;
        const GatePreview found = preview();
        for (const CaughtQuestion &one : found.caught)
            versions.append(one.version);
        std::sort(versions.begin(), versions.end(), [this](const QuestionVersionId &a, const QuestionVersionId &b) {
            return placeOf(a) < placeOf(b);
        });
        return versions;
    }
    qsizetype placeOf(const QuestionVersionId &version)
    {
        for (qsizetype i = 0; i < m_questions.size(); ++i) {
            if (m_questions.at(i).versionId == version)
                return i;
        }
        return -1;
    }
    void setUp(bool server)
    {
        m_project = std::make_unique<ValidationProject>(server, 3, 3, gatePreset());
        QCOMPARE(stores().project().info()->preset.gates.size(), 1);
        m_images.clear();
        m_questions.clear();
        const QList<PersonId> people = m_project->validators(3);
        for (int i = 0; i < 3; ++i) {
            const int questions = i == 1 ? 2 : 1;
            m_images.append(m_project->gold(QStringLiteral("image-%1.jpg").arg(i), questions));
            for (int q = 0; q < questions; ++q) {
                m_project->answerAll(people, m_project->newest(m_images.constLast(), q), 3);
                m_questions.append(m_project->question(m_images.constLast(), q));
            }
            QCOMPARE(m_project->stage(m_images.constLast()), Stage::Accepted);
        }
    }
    /// One digit per question: how far behind the key the option is that the model chooses; "-": no reply.
    RunId importReplies(const QString &model, const QString &offsets, const QString &configuration = textOnly)
    {
        QByteArray lines;
        for (int i = 0; i < offsets.size(); ++i) {
            if (offsets.at(i) == u'-')
                continue;
            const Question &asked = m_questions.at(i);
            const QString letter = shownLabel((asked.keyIndex() + offsets.at(i).digitValue()) % 6);
            lines += jsonText(Json{{"id", toUtf8(asked.versionId.toString())}, {"response", toUtf8(QStringLiteral("答案：%1").arg(letter))}})
                   + '\n';
        }
        const auto replies = readReplies(lines);
        if (!replies)
            qFatal("%s", whatFailed(replies).constData());
        ResponseImportRequest request;
        request.model = model;
        request.configuration = configuration;
        NoProgress progress;
        const auto imported = ResponseImport(stores(), m_project->lead).import(*replies, request, progress);
        if (!imported)
            qFatal("%s", whatFailed(imported).constData());
        return imported->run;
    }
    void importThree()
    {
        for (const char *model : {"m1", "m2", "m3"})
            importReplies(QString::fromLatin1(model), QStringLiteral("0010"));
    }
    /// A run like the other, of a practice model that is right about everything.
    void addPracticeRun(const RunId &like)
    {
        Run run = ValidationProject::require(stores().runs().run(like));
        run.id = RunId::create();
        run.launch = run.id;
        run.model = QStringLiteral("practice");
        run.parameters.practice.emplace();
        QList<Attempt> attempts;
        QList<Response> responses;
        QList<ScoredResponse> scores;
        for (const Question &question : std::as_const(m_questions)) {
            Attempt attempt;
            attempt.id = AttemptId::create();
            attempt.run = run.id;
            attempt.slot.question = question.versionId;
            attempt.requestHash = QString(64, u'0');
            attempt.sentAt = QDateTime::currentDateTimeUtc();
            attempts.append(attempt);
            Response response;
            response.attempt = attempt.id;
            response.run = run.id;
            response.status = ReplyStatus::Answered;
            response.reply = QStringLiteral("答案");
            response.endedAt = attempt.sentAt;
            responses.append(response);
            for (const Scorer scorer : {Scorer::Strict, Scorer::CiiOfficial}) {
                ScoredResponse score;
                score.attempt = attempt.id;
                score.scorer = scorer;
                score.scorerVersion = QStringLiteral("1");
                score.answer = question.key();
                score.result = ResponseResult::Correct;
                scores.append(score);
            }
        }
        ValidationProject::require(stores().transaction([&]() -> Result<> {
            YUYI_CHECK(stores().runs().addRun(run));
            YUYI_CHECK(stores().responses().addAttempts(attempts));
            YUYI_CHECK(stores().responses().addResponses(responses));
            return stores().responses().setScores(scores);
        }));
    }

private Q_SLOTS:
    void hasAServer() { QVERIFY(hasWantedServer()); }

    void threeOfFourModelsCatchNothing_data() { addBackends(); }
    void threeOfFourModelsCatchNothing()
    {
        QFETCH(bool, server);
        setUp(server);
        QVERIFY(preview().models.isEmpty());
        importThree();
        importReplies(QStringLiteral("m4"), QStringLiteral("0000"), QStringLiteral("none")); // saw the pictures
        const GatePreview found = preview();
        QCOMPARE(found.models, QStringList({QStringLiteral("m1"), QStringLiteral("m2"), QStringLiteral("m3")}));
        QCOMPARE(found.runs.size(), 3);
        QCOMPARE(found.questions, 4);
        QCOMPARE(found.covered, 0);
        QCOMPARE(found.scorer, Scorer::CiiOfficial);
        QVERIFY(found.caught.isEmpty() && found.discarded.isEmpty() && found.kept.isEmpty());
        QVERIFY2(gateSentences(found).contains(QStringLiteral("Models asked without pictures: 3 of 4 (m1, m2, m3).")),
                 qPrintable(gateSentences(found).join(u'\n')));
        VERIFY_FAILS(as(m_project->lead).apply(found), ErrorCode::Refused);
        // What a practice model says is made up.
        addPracticeRun(found.runs.constFirst());
        QCOMPARE(preview().models.size(), 3);
        QVERIFY(preview().caught.isEmpty());
    }

    void imagesOfCaughtQuestionsAreDiscarded_data() { addBackends(); }
    void imagesOfCaughtQuestionsAreDiscarded()
    {
        QFETCH(bool, server);
        setUp(server);
        importThree();
        const RunId last = importReplies(QStringLiteral("m4"), QStringLiteral("0011"));
        const GatePreview found = preview();
        QCOMPARE(caught(), QList({m_questions.at(0).versionId, m_questions.at(1).versionId}));
        QCOMPARE(found.covered, 4);
        QCOMPARE(found.discarded, QList<ImageId>{m_images.at(0)});
        QCOMPARE(found.kept.size(), 1); // its other question needs the picture
        QCOMPARE(found.kept.constFirst().image, m_images.at(1));
        QCOMPARE(found.kept.constFirst().caught.size(), 1);
        QCOMPARE(found.kept.constFirst().others.size(), 1);
        QVERIFY(found.kept.constFirst().others != found.kept.constFirst().caught);

        const auto applied = as(m_project->lead).apply(found);
        VERIFY_OK(applied);
        QCOMPARE(*applied, 1);
        QCOMPARE(m_project->stage(m_images.at(0)), Stage::Discarded);
        QCOMPARE(m_project->stage(m_images.at(1)), Stage::Accepted);
        QCOMPARE(m_project->stage(m_images.at(2)), Stage::Accepted);
        const auto decisions = stores().images().decisions(m_images.at(0));
        VERIFY_OK(decisions);
        const Decision &decision = decisions->constLast();
        QCOMPARE(decision.step, FilterStep::Inspect);
        QCOMPARE(decision.reason, QStringLiteral("solved-without-picture"));
        const Json rule = storedJson(decision.rule.toUtf8());
        QCOMPARE(textOf(rule, "gate"), textOnly);
        QCOMPARE(textsOf(rule, "models").size(), 4);
        QVERIFY(idsOf<RunId>(rule, "runs").contains(last));
        const auto overview = OverviewService(stores(), m_project->lead).overview();
        VERIFY_OK(overview);
        QCOMPARE(overview->reasons.size(), 1);
        QCOMPARE(overview->reasons.constFirst().reason, QStringLiteral("solved-without-picture"));
        // It is not found once more, and the other image stays named.
        QVERIFY(preview().discarded.isEmpty());
        QCOMPARE(preview().kept.size(), 1);
        QCOMPARE(preview().questions, 3);

        const auto undone = UndoService(stores(), m_project->lead).undo();
        VERIFY_OK(undone);
        QVERIFY(undone->has_value());
        QCOMPARE(m_project->stage(m_images.at(0)), Stage::Accepted);
        QCOMPARE(preview().discarded, QList<ImageId>{m_images.at(0)});
    }

    /// One wrong answer in any run of a model, and it proves nothing; a question that a run did not ask is not concerned.
    void everyRunMustBeRight_data() { addBackends(); }
    void everyRunMustBeRight()
    {
        QFETCH(bool, server);
        setUp(server);
        importThree();
        importReplies(QStringLiteral("m4"), QStringLiteral("0011"));
        importReplies(QStringLiteral("m4"), QStringLiteral("---1"));
        const GatePreview seen = preview();
        QCOMPARE(seen.discarded, QList<ImageId>{m_images.at(0)});
        importReplies(QStringLiteral("m2"), QStringLiteral("1---"));
        QCOMPARE(caught(), QList<QuestionVersionId>{m_questions.at(1).versionId});
        // What was seen no longer holds: nothing is discarded.
        VERIFY_FAILS(as(m_project->lead).apply(seen), ErrorCode::Refused);
        QCOMPARE(m_project->stage(m_images.at(0)), Stage::Accepted);
        // Five models, of which four are right.
        importReplies(QStringLiteral("m5"), QStringLiteral("0---"));
        QCOMPARE(caught().size(), 2);
    }

    void whoMaySeeAndApply_data() { addBackends(); }
    void whoMaySeeAndApply()
    {
        QFETCH(bool, server);
        setUp(server);
        const PersonId expert = m_project->add(QStringLiteral("Expert"), {Role::Expert});
        const PersonId both = m_project->add(QStringLiteral("Both"), {Role::Lead, Role::Validator});
        importThree();
        importReplies(QStringLiteral("m4"), QStringLiteral("0011"));
        const auto seen = as(expert).preview(textOnly);
        VERIFY_OK(seen);
        QCOMPARE(seen->discarded.size(), 1);
        VERIFY_FAILS(as(expert).apply(*seen), ErrorCode::Refused);
        QCOMPARE(m_project->stage(m_images.at(0)), Stage::Accepted);
        VERIFY_FAILS(as(m_project->author).preview(textOnly), ErrorCode::Refused);
        VERIFY_FAILS(as(m_project->lead).preview(QStringLiteral("ocr")), ErrorCode::NotFound);

        // A question that a lead may still answer blind is not shown to them.
        m_images.append(m_project->gold(QStringLiteral("image-3.jpg")));
        m_questions.append(m_project->question(m_images.constLast()));
        for (const char *model : {"m1", "m2", "m3", "m4"})
            importReplies(QString::fromLatin1(model), QStringLiteral("----0"));
        QCOMPARE(preview().caught.size(), 3);
        const auto blind = as(both).preview(textOnly);
        VERIFY_OK(blind);
        QCOMPARE(blind->caught.size(), 2);
        QCOMPARE(blind->hidden, 1);
        QVERIFY(!blind->discarded.contains(m_images.constLast()));
    }
};

QTEST_GUILESS_MAIN(GateServiceTest)
#include "gateservicetest.moc"
