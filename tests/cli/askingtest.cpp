// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/describedproject.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QtTest>

using namespace yuyi;
using namespace yuyi::test;

/// What yuyi-cli does only when it is told in so many words: asking anew what is done, and ending a lead's blind scoring.
class AskingTest : public QObject
{
    Q_OBJECT

    struct Ended {
        int status = -1;
        QString out;
        QString errors;

        QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    };

    static Ended run(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(YUYI_CLI), arguments);
        Ended ended;
        // The server of the test answers meanwhile.
        if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 120000))
            return ended;
        ended.status = process.exitCode();
        ended.out = QString::fromUtf8(process.readAllStandardOutput());
        ended.errors = QString::fromUtf8(process.readAllStandardError());
        return ended;
    }
    static QStringList asking(const RunProject &project, const QStringList &more = {},
                              const QString &configurations = QStringLiteral("none"))
    {
        return QStringList{QStringLiteral("run"), project.projectFolder(), QStringLiteral("--endpoint"), QStringLiteral("first"),
                           QStringLiteral("--config"), configurations}
             + more;
    }
    static QStringList describing(const RunProject &project, const QString &action, const QStringList &more)
    {
        return QStringList{QStringLiteral("describe"), project.projectFolder(), action} + more;
    }
    static Endpoint named(RunProject &project, const RecordingServer &server, const QString &name, double price = 0)
    {
        return project.addEndpoint(server.url(), ChatDialect::OpenAi, [&](Endpoint &one) {
            one.name = name;
            one.priceInput = price;
        });
    }

private Q_SLOTS:
    void answeredItemsAreNotAskedAgain()
    {
        RunProject project(3);
        RecordingServer server;
        named(project, server, QStringLiteral("first"));
        QCOMPARE(run(asking(project)).status, 0);
        QCOMPARE(server.received().size(), 3);
        const Ended again = run(asking(project));
        QCOMPARE(again.status, 3);
        QCOMPARE(server.received().size(), 3);
        QVERIFY2(again.errors.contains(QStringLiteral("--again")), qPrintable(again.errors));
        QVERIFY2(again.errors.contains(QStringLiteral("3 replies")), qPrintable(again.errors));
        // Other parameters are another question; in so many words the same is asked anew.
        QCOMPARE(run(asking(project, {QStringLiteral("--temperature"), QStringLiteral("0.5")})).status, 0);
        QCOMPARE(server.received().size(), 6);
        QCOMPARE(run(asking(project, {QStringLiteral("--again")})).status, 0);
        QCOMPARE(server.received().size(), 9);
        QCOMPARE(project.stores->runs().runs(true)->size(), 3);
    }

    /// A lead chooses a run; its replies are scored and reported like descriptions until it is left out.
    void repliesAreScored()
    {
        RunProject project(3, false, presetWithReplyTask(0));
        RecordingServer server;
        named(project, server, QStringLiteral("first"));
        QCOMPARE(run(asking(project)).status, 0);
        const QStringList which{QStringLiteral("--run"), QStringLiteral("model-x")};
        const QStringList given{QStringLiteral("--item"), QStringLiteral("dev-0"), QStringLiteral("--score"), QStringLiteral("2")};
        QCOMPARE(run(describing(project, QStringLiteral("rate"), which + given)).status, 3);
        const Ended chosen = run(describing(project, QStringLiteral("choose"), which));
        QVERIFY2(chosen.status == 0 && chosen.out.contains(QStringLiteral("none")), qPrintable(chosen.out + chosen.errors));
        const Ended rated = run(describing(project, QStringLiteral("rate"), which + given));
        QVERIFY2(rated.status == 0, qPrintable(rated.errors));
        const Ended report = run(describing(project, QStringLiteral("report"), which));
        QVERIFY2(report.status == 0 && report.out.contains(QStringLiteral("2.00")), qPrintable(report.out + report.errors));
        QCOMPARE(run(describing(project, QStringLiteral("leave"), which)).status, 0);
        QCOMPARE(run(describing(project, QStringLiteral("report"), which)).status, 3);
    }

    /// Of a launch that is done in part the rest is asked.
    void unansweredItemsAreAsked()
    {
        RunProject project(3);
        RecordingServer server;
        named(project, server, QStringLiteral("first"));
        QCOMPARE(run(asking(project)).status, 0);
        const Ended more = run(asking(project, {QStringLiteral("--json")}, QStringLiteral("none,cot")));
        QCOMPARE(more.status, 0);
        QCOMPARE(server.received().size(), 6);
        QCOMPARE(more.json().value(QStringLiteral("runs")).toArray().size(), 2);
        QCOMPARE(more.json().value(QStringLiteral("sent")).toInt(), 3);
    }

    void endpointsAndPricesAreSaid()
    {
        RunProject project(1);
        RecordingServer server;
        named(project, server, QStringLiteral("first"));
        named(project, server, QStringLiteral("second"), 3);
        const Ended free = run(asking(project));
        QVERIFY2(free.out.contains(QStringLiteral("no price given")), qPrintable(free.out));
        QVERIFY2(!free.out.contains(QStringLiteral("0.0000")), qPrintable(free.out));
        const Ended priced =
            run({QStringLiteral("run"), project.projectFolder(), QStringLiteral("--endpoint"),
                 QStringLiteral("first,second"), QStringLiteral("--config"), QStringLiteral("cot"),
                 QStringLiteral("--json")});
        const QJsonArray runs = priced.json().value(QStringLiteral("runs")).toArray();
        QCOMPARE(runs.size(), 2);
        QCOMPARE(runs.at(0).toObject().value(QStringLiteral("endpoint")).toString(), QStringLiteral("first"));
        QCOMPARE(runs.at(1).toObject().value(QStringLiteral("endpoint")).toString(), QStringLiteral("second"));
        QVERIFY(run({QStringLiteral("run"), project.projectFolder(), QStringLiteral("--endpoint"), QStringLiteral("second"),
                     QStringLiteral("--config"), QStringLiteral("none")})
                    .out.contains(QStringLiteral("cost 0.0003")));
    }

    void examplesTakeTheFormWanted()
    {
        RunProject project(40);
        RecordingServer server;
        named(project, server, QStringLiteral("first"));
        const QStringList plan{QStringLiteral("run"), project.projectFolder(), QStringLiteral("--endpoint"), QStringLiteral("first"),
                               QStringLiteral("--config"), QStringLiteral("1-shot"), QStringLiteral("--limit"), QStringLiteral("1")};
        QCOMPARE(run(plan + QStringList{QStringLiteral("--examples-as"), QStringLiteral("turns")}).status, 0);
        QCOMPARE(server.requests().constLast().body["messages"].size(), size_t(3));
        QCOMPARE(run(plan).status, 0);
        QCOMPARE(server.requests().constLast().body["messages"].size(), size_t(1));
        QCOMPARE(run(plan + QStringList{QStringLiteral("--examples-as"), QStringLiteral("sideways")}).status, 2);
    }

    void aBudgetIsRaised()
    {
        RunProject project(3);
        RecordingServer server;
        project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) {
            one.name = QStringLiteral("first");
            one.priceInput = 10000; // 1 for each request
            one.concurrency = 1;
        });
        run(asking(project, {QStringLiteral("--budget"), QStringLiteral("1.5")}));
        QCOMPARE(server.received().size(), 1);
        QCOMPARE(run({QStringLiteral("run"), project.projectFolder(), QStringLiteral("--resume"), QStringLiteral("--budget"),
                      QStringLiteral("100")})
                     .status,
                 0);
        QCOMPARE(server.received().size(), 3);
        QCOMPARE(project.stores->runs().runs(true)->constFirst().budget, 100.0);
    }

    /// What the model describes later is judged by the same command, or with --resume.
    void laterDescriptionsAreJudged()
    {
        RunProject project(3);
        RecordingServer server(describeOrJudge);
        project.addEndpoint(server.url(), ChatDialect::OpenAi, [](Endpoint &one) {
            one.name = QStringLiteral("first");
            one.priceInput = 10000; // 1 for each request
            one.concurrency = 1;
        });
        const QStringList asked{QStringLiteral("--endpoint"), QStringLiteral("first")};
        run(describing(project, QStringLiteral("run"),
                       asked + QStringList{QStringLiteral("--any-picture"), QStringLiteral("--budget"), QStringLiteral("1.5")}));
        QCOMPARE(server.received().size(), 1);
        const auto described = project.stores->runs().runs(true, RunKind::Descriptions);
        QCOMPARE(described->size(), 1);
        const QStringList which{QStringLiteral("--run"), described->constFirst().id.toString()};
        const auto describeMore = [&](const QString &budget) {
            run(describing(project, QStringLiteral("run"), {QStringLiteral("--resume"), QStringLiteral("--budget"), budget}));
        };
        const QStringList again = describing(project, QStringLiteral("judge"), asked + which);

        const Ended first = run(again + QStringList{QStringLiteral("--json")});
        QVERIFY2(first.status == 1, qPrintable(first.out + first.errors));
        const QJsonObject counted = first.json().value(QStringLiteral("runs")).toArray().first().toObject();
        QCOMPARE(counted.value(QStringLiteral("read")).toInt(), 1);
        QCOMPARE(counted.value(QStringLiteral("error")).toInt(-1), 0);
        QCOMPARE(counted.value(QStringLiteral("undescribed")).toInt(), 2);
        QCOMPARE(server.received().size(), 2);
        // Nothing was described since.
        QCOMPARE(run(again).status, 3);
        QCOMPARE(server.received().size(), 2);

        describeMore(QStringLiteral("2.5"));
        QCOMPARE(server.received().size(), 3);
        run(describing(project, QStringLiteral("judge"), QStringList{QStringLiteral("--resume")} + which));
        QCOMPARE(server.received().size(), 4);

        describeMore(QStringLiteral("100"));
        QCOMPARE(server.received().size(), 5);
        const Ended last = run(again);
        QVERIFY2(last.status == 0, qPrintable(last.out + last.errors));
        QCOMPARE(server.received().size(), 6);
        QCOMPARE(project.stores->runs().runs(true, RunKind::Judgements)->size(), 1);
        QCOMPARE(run(again).status, 3);
    }

    void optionsThatAreNotReadAreRefused()
    {
        RunProject project(1);
        RecordingServer server;
        named(project, server, QStringLiteral("first"));
        const QStringList asked{QStringLiteral("--endpoint"), QStringLiteral("first")};
        const Ended limited =
            run(describing(project, QStringLiteral("judge"),
                           asked
                               + QStringList{QStringLiteral("--run"), QStringLiteral("x"),
                                             QStringLiteral("--limit"), QStringLiteral("1")}));
        QCOMPARE(limited.status, 2);
        QVERIFY2(limited.errors.contains(QStringLiteral("--limit")), qPrintable(limited.errors));
        QCOMPARE(run(describing(project, QStringLiteral("run"),
                                asked + QStringList{QStringLiteral("--resume"), QStringLiteral("--temperature"), QStringLiteral("1")}))
                     .status,
                 2);
        QCOMPARE(run(describing(project, QStringLiteral("list"), {QStringLiteral("--open")})).status, 2);
        QCOMPARE(server.received().size(), 0);
    }

    void scoringStaysBlindUnlessOpened()
    {
        RunProject project(3);
        RecordingServer server;
        named(project, server, QStringLiteral("first"));
        const QStringList asked{QStringLiteral("--endpoint"), QStringLiteral("first")};
        run(describing(project, QStringLiteral("run"), asked + QStringList{QStringLiteral("--any-picture")}));
        const auto described = project.stores->runs().runs(true, RunKind::Descriptions);
        QCOMPARE(described->size(), 1);
        const QStringList which{QStringLiteral("--run"), described->constFirst().id.toString()};
        run(describing(project, QStringLiteral("judge"), asked + which));
        QCOMPARE(server.received().size(), 6);
        // Descriptions and judges are not asked twice either.
        QCOMPARE(run(describing(project, QStringLiteral("run"), asked + QStringList{QStringLiteral("--any-picture")})).status, 3);
        QCOMPARE(run(describing(project, QStringLiteral("judge"), asked + which)).status, 3);
        QCOMPARE(server.received().size(), 6);
        for (const char *action : {"report", "table"}) {
            const Ended refused = run(describing(project, QLatin1String(action), which));
            QCOMPARE(refused.status, 3);
            QVERIFY2(refused.errors.contains(QStringLiteral("--open")), qPrintable(refused.errors));
        }
        QCOMPARE(run(describing(project, QStringLiteral("table"), {})).status, 3);
        const QStringList score{QStringLiteral("--item"), QStringLiteral("dev-1"), QStringLiteral("--score"), QStringLiteral("3")};
        QCOMPARE(run(describing(project, QStringLiteral("rate"), which + score)).status, 0);
        QCOMPARE(run(describing(project, QStringLiteral("report"), which)).status, 3);
        // What is asked for wrongly opens nothing.
        QCOMPARE(run(describing(project, QStringLiteral("table"),
                                which + QStringList{QStringLiteral("--open"), QStringLiteral("--by"), QStringLiteral("nonsense")}))
                     .status,
                 2);
        QCOMPARE(run(describing(project, QStringLiteral("report"), which)).status, 3);
        QCOMPARE(run(describing(project, QStringLiteral("report"), which + QStringList{QStringLiteral("--open")})).status, 0);
        QCOMPARE(run(describing(project, QStringLiteral("table"), which)).status, 0);
    }
};

QTEST_GUILESS_MAIN(AskingTest)
#include "askingtest.moc"
