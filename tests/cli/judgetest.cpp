// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runfixture.h"

#include "models/services/results/responseviewer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QtTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// yuyi-cli judge: a model reads the misses of a run, and results count its readings where they are asked for.
class JudgeTest : public QObject
{
    Q_OBJECT

    struct Ended {
        int status = -1;
        QJsonObject json;
        QString errors;
    };

    static Ended run(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(YUYI_CLI), arguments + QStringList{QStringLiteral("--json")});
        Ended ended;
        // The server of the test answers meanwhile.
        if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 120000))
            return ended;
        ended.status = process.exitCode();
        ended.json = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        ended.errors = QString::fromUtf8(process.readAllStandardError());
        return ended;
    }

    static QString said(const ReadRequest &request)
    {
        if (request.model == QLatin1String("judge"))
            return request.item() == 0 ? QStringLiteral("A") : QStringLiteral("NONE");
        return request.item() < 2 ? QStringLiteral("看不出来") : QStringLiteral("答案：C");
    }

private Q_SLOTS:
    /// A run that somebody hid is not in the tables from which the name is taken.
    void aNameMeansAVisibleRun()
    {
        RunProject project(1);
        RecordingServer models(said);
        project.addEndpoint(models.url(), ChatDialect::OpenAi, [](Endpoint &one) { one.name = one.model = QStringLiteral("first"); });
        const QString folder = project.projectFolder();
        const QStringList asking{QStringLiteral("run"), folder, QStringLiteral("--endpoint"), QStringLiteral("first"),
                                 QStringLiteral("--config"), QStringLiteral("none")};
        QCOMPARE(run(asking).status, 0);
        QCOMPARE(run(asking + QStringList{QStringLiteral("--again")}).status, 0);
        const auto runs = project.stores->runs().runs(true);
        VERIFY_OK(runs);
        QCOMPARE(runs->size(), 2);
        const RunId newest = runs->constFirst().id;
        const RunId older = runs->constLast().id;
        const auto meant = [&](const QString &word) {
            const Ended listed = run({QStringLiteral("judge"), folder, word});
            return RunId::fromString(listed.json.value(QStringLiteral("run")).toString());
        };
        const QString name = QStringLiteral("first/none");
        QCOMPARE(meant(name), newest);
        RunService service = project.service();
        VERIFY_OK(service.setHidden({newest}, true));
        QCOMPARE(meant(name), older);
        QCOMPARE(meant(newest.toString()), newest);
        VERIFY_OK(service.setHidden({older}, true));
        QCOMPARE(meant(name), newest);
    }

    void missesAreReadOnRequest()
    {
        RunProject project(3);
        RecordingServer models(said);
        for (const char *name : {"first", "judge"}) {
            project.addEndpoint(models.url(), ChatDialect::OpenAi, [&](Endpoint &one) {
                one.name = QLatin1String(name);
                one.model = QLatin1String(name);
            });
        }
        const QString folder = project.projectFolder();
        QCOMPARE(run({QStringLiteral("run"), folder, QStringLiteral("--endpoint"), QStringLiteral("first"), QStringLiteral("--config"),
                      QStringLiteral("none")})
                     .status,
                 0);
        const QStringList judge{QStringLiteral("judge"), folder, QStringLiteral("first/none")};
        const QStringList by{QStringLiteral("--endpoint"), QStringLiteral("judge")};
        const Ended before = run(judge);
        QCOMPARE(before.status, 0);
        QCOMPARE(before.json.value(QStringLiteral("misses")).toInt(), 2);
        QVERIFY(before.json.value(QStringLiteral("judges")).toArray().isEmpty());

        const Ended dry = run(judge + by + QStringList{QStringLiteral("--dry-run")});
        QVERIFY2(dry.status == 0, qPrintable(dry.errors));
        QCOMPARE(dry.json.value(QStringLiteral("requests")).toInt(), 2);
        QCOMPARE(models.received().size(), 3);

        const Ended asked = run(judge + by);
        QVERIFY2(asked.status == 0, qPrintable(asked.errors));
        QCOMPARE(asked.json.value(QStringLiteral("sent")).toInt(), 2);
        QCOMPARE(asked.json.value(QStringLiteral("read")).toInt(), 1);
        QCOMPARE(asked.json.value(QStringLiteral("none")).toInt(), 1);
        QCOMPARE(models.received().size(), 5);
        QCOMPARE(run(judge + by).json.value(QStringLiteral("sent")).toInt(), 0);
        QCOMPARE(models.received().size(), 5);

        const auto correct = [&](const QString &scorer) {
            const Ended results = run({QStringLiteral("results"), folder, QStringLiteral("--scorer"), scorer});
            const QJsonObject row = results.json.value(QStringLiteral("rows")).toArray().first().toObject();
            return row.value(QStringLiteral("cell")).toObject().value(QStringLiteral("correct")).toInt(-1);
        };
        const int strict = correct(QStringLiteral("strict"));
        QVERIFY(strict >= 0);
        QCOMPARE(correct(QStringLiteral("judge")), strict + 1);
        // One miss is read by a person and another one comes: as many as were asked about, but not the same.
        const RunId judged = RunId::fromString(asked.json.value(QStringLiteral("judged")).toString());
        const auto scored = project.stores->responses().scoredSlots(judged, Scorer::Strict);
        VERIFY_OK(scored);
        const auto isMiss = [](const ScoredSlot &slot) { return slot.result == ResponseResult::Miss; };
        const auto miss = std::find_if(scored->begin(), scored->end(), isMiss);
        const auto read = std::find_if_not(scored->begin(), scored->end(), isMiss);
        QVERIFY(miss != scored->end() && read != scored->end());
        VERIFY_OK(ResponseViewer(*project.stores, project.lead).overrule(miss->attempt, {}, QStringLiteral("it says nothing")));
        const auto details = project.stores->responses().responses({read->attempt});
        VERIFY_OK(details);
        ScoredResponse score = *scoreThatCounts(details->begin()->scores, Scorer::Strict);
        score.result = ResponseResult::Miss;
        score.answer = {};
        score.label.clear();
        VERIFY_OK(project.stores->transaction([&] { return project.stores->responses().setScores({score}); }));
        const Ended more = run(judge + by);
        QVERIFY2(more.json.value(QStringLiteral("sent")).toInt() == 1, qPrintable(more.errors));

        QCOMPARE(run(judge + QStringList{QStringLiteral("--budget"), QStringLiteral("1")}).status, 2);
        QCOMPARE(run({QStringLiteral("judge"), folder, QStringLiteral("nobody/none")}).status, 3);
    }
};

QTEST_GUILESS_MAIN(JudgeTest)
#include "judgetest.moc"
