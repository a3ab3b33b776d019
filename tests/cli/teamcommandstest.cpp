// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// What a lead does with a team, on the example project: demo, people, assign, pack, merge, agreement. Each test has people of its own.
class TeamCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    Json m_statistics;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }
    /// Somebody of the list of people; null where there is no such person.
    Json person(const QString &name) const
    {
        const Json list = json(QStringLiteral("people example list")).json();
        for (const Json &one : list.value("people", Json::array())) {
            if (one["name"] == toUtf8(name))
                return one;
        }
        return {};
    }
    /// Gives somebody new one image; the id of the task.
    QString taskOf(const QString &name) const
    {
        if (run(QStringLiteral("people example add %1 --quiet").arg(name)).status != 0
            || run(QStringLiteral("assign example give --to %1 --images 1 --quiet").arg(name)).status != 0)
            return {};
        const Json work = json(QStringLiteral("assign example list --person %1").arg(name)).json()["work"];
        return work.size() == 1 ? fromUtf8(work[0]["id"].get<std::string>()) : QString();
    }

private Q_SLOTS:
    void initTestCase();
    void theExampleIsWhole();
    void puzzlesOfAPresetAreDrawn();
    void peopleComeAndGo();
    void workIsHandedOutReassignedAndWithdrawn();
    void aDryRunHandsNothingOut();
    void aPackageGoesOutAndComesBack();
    void aDamagedPackageIsRefused();
    void agreementIsMeasured();
    void wrongUseIsReported_data();
    void wrongUseIsReported();
};

void TeamCommandsTest::initTestCase()
{
    const auto made = json(QStringLiteral("demo example --language en --quiet"));
    QVERIFY_ENDED(made, 0);
    QCOMPARE(made.said, QString());
    m_statistics = made.json();
}

void TeamCommandsTest::theExampleIsWhole()
{
    QVERIFY(m_statistics["images"] == 32 && m_statistics["questions"] == 47);
    QVERIFY(json(QStringLiteral("stats example")).json() == m_statistics);
    QVERIFY(person(QStringLiteral("Lead"))["state"] == "active");
    QVERIFY(person(QStringLiteral("Annotator A (simulated)"))["roles"] == Json::array({"annotator"}));
    const auto checked = json(QStringLiteral("check example"));
    QVERIFY_ENDED(checked, 0);
    QVERIFY(checked.json()["problems"].empty());
    const auto linted = json(QStringLiteral("lint example"));
    QVERIFY_ENDED(linted, 0);
    QVERIFY(linted.json()["findings"].empty());
}

void TeamCommandsTest::puzzlesOfAPresetAreDrawn()
{
    const auto made = json(QStringLiteral("demo puzzles --preset marvel --language en --quiet"));
    QVERIFY_ENDED(made, 0);
    // Six puzzles, of which four have their five questions: only these are items.
    QVERIFY2(made.json()["images"] == 4 && made.json()["questions"] == 20, made.told().constData());
    QVERIFY_ENDED(run(QStringLiteral("check puzzles")), 0);
    const auto linted = json(QStringLiteral("lint puzzles"));
    const Json findings = linted.json()["findings"];
    for (const Json &finding : findings)
        QVERIFY2(finding["severity"] != "error", linted.told().constData());
}

void TeamCommandsTest::peopleComeAndGo()
{
    const auto added = json(QStringLiteral("people example add Nina --roles expert,validator"));
    QVERIFY_ENDED(added, 0);
    QVERIFY2(added.json()["name"] == "Nina" && added.json()["state"] == "active", added.told().constData());
    QVERIFY(person(QStringLiteral("Nina"))["roles"] == Json::array({"validator", "expert"}));
    QVERIFY_ENDED(json(QStringLiteral("people example update nina --name Nora --roles annotator")), 0);
    QVERIFY(person(QStringLiteral("Nina")).is_null());
    QVERIFY(person(QStringLiteral("Nora"))["roles"] == Json::array({"annotator"}));
    for (const auto &[action, state] : {std::pair("pause", "paused"), std::pair("resume", "active"), std::pair("end", "left")}) {
        const auto done = json(QStringLiteral("people example %1 Nora").arg(QLatin1String(action)));
        QVERIFY_ENDED(done, 0);
        QVERIFY2(done.json()["state"] == state, done.told().constData());
        QVERIFY(person(QStringLiteral("Nora"))["state"] == state);
    }
    const auto spoken = run(QStringLiteral("people example list"));
    QVERIFY2(spoken.printed.contains(QStringLiteral("Nora (roles: annotator; state: left)")), spoken.told().constData());
}

void TeamCommandsTest::workIsHandedOutReassignedAndWithdrawn()
{
    QVERIFY_ENDED(run(QStringLiteral("people example add Ada --quiet")), 0);
    QVERIFY_ENDED(run(QStringLiteral("people example add Ben --quiet")), 0);
    const auto given = json(QStringLiteral("assign example give --to Ada --images 1 --note \"Take your time.\""));
    QVERIFY_ENDED(given, 0);
    QVERIFY2(given.json()["images"] == 1 && given.json()["people"]["Ada"] == 1 && given.json()["dry_run"] == false,
             given.told().constData());
    QVERIFY(person(QStringLiteral("Ada"))["in_hand"] == 1);
    const Json work = json(QStringLiteral("assign example list --person Ada --state open")).json()["work"];
    QCOMPARE(work.size(), size_t(1));
    QVERIFY(work[0]["person"] == "Ada" && work[0]["task"] == "annotate");
    const QString id = fromUtf8(work[0]["id"].get<std::string>());
    const auto moved = json(QStringLiteral("assign example reassign %1 --to Ben").arg(id));
    QVERIFY_ENDED(moved, 0);
    QVERIFY(moved.json()["reassigned"] == 1);
    QVERIFY(person(QStringLiteral("Ada"))["in_hand"] == 0);
    const Json his = json(QStringLiteral("assign example list --person Ben")).json()["work"];
    QVERIFY(his.size() == 1 && his[0]["image_id"] == work[0]["image_id"]);
    const auto back = json(QStringLiteral("assign example withdraw %1").arg(fromUtf8(his[0]["id"].get<std::string>())));
    QVERIFY_ENDED(back, 0);
    QVERIFY(back.json()["withdrawn"] == 1);
    QVERIFY(person(QStringLiteral("Ben"))["in_hand"] == 0);
}

void TeamCommandsTest::aDryRunHandsNothingOut()
{
    QVERIFY_ENDED(run(QStringLiteral("people example add Dora --quiet")), 0);
    const QString line = QStringLiteral("assign example give --to Dora --images 2 --seed 7 --dry-run");
    const auto shown = json(line);
    QVERIFY_ENDED(shown, 0);
    QVERIFY2(shown.json()["dry_run"] == true && shown.json()["people"]["Dora"] == 2, shown.told().constData());
    QCOMPARE(json(line).printed, shown.printed);
    QVERIFY(person(QStringLiteral("Dora"))["in_hand"] == 0);
    QVERIFY(run(QStringLiteral("assign example list --person Dora")).printed.contains(QStringLiteral("No tasks found.")));
}

void TeamCommandsTest::aPackageGoesOutAndComesBack()
{
    QVERIFY(!taskOf(QStringLiteral("Paul")).isEmpty());
    const auto shown = json(QStringLiteral("pack example paul.yuyipack --person Paul --dry-run"));
    QVERIFY_ENDED(shown, 0);
    QVERIFY2(shown.json()["pieces"] == 1 && shown.json()["role"] == "annotator", shown.told().constData());
    QVERIFY(!QFile::exists(m_cli.path(QStringLiteral("paul.yuyipack"))));
    const auto packed = json(QStringLiteral("pack example paul.yuyipack --person Paul"));
    QVERIFY_ENDED(packed, 0);
    QVERIFY2(packed.json()["pieces"] == 1 && packed.json()["holder"] == "Paul", packed.told().constData());
    QCOMPARE(packed.json()["bytes"].get<qint64>(), QFileInfo(m_cli.path(QStringLiteral("paul.yuyipack"))).size());
    // A file that is there stays, be it somebody's work or a project.
    const auto kept = m_cli.read(QStringLiteral("paul.yuyipack"));
    QVERIFY_ENDED(run(QStringLiteral("pack example paul.yuyipack --person Quentin")), 3);
    QVERIFY_ENDED(run(QStringLiteral("pack example example/project.yuyi --person Quentin")), 3);
    QCOMPARE(m_cli.read(QStringLiteral("paul.yuyipack")), kept);
    // What is out is reserved.
    QVERIFY_ENDED(run(QStringLiteral("pack example again.yuyipack --person Paul")), 3);

    const auto merge = [this](const QString &more) { return json(QStringLiteral("merge example paul.yuyipack ") % more); };
    const auto looked = merge(QStringLiteral("--dry-run"));
    QVERIFY_ENDED(looked, 0);
    QVERIFY(looked.json()["dry_run"] == true);
    const auto first = merge({});
    QVERIFY_ENDED(first, 0);
    Json line = first.json()["returns"][0];
    QVERIFY2(line["holder"] == "Paul" && line["untouched"] == 1 && line["merged_before"] == false, first.told().constData());
    QVERIFY2(line["package"] == packed.json()["package"], first.told().constData());
    const auto second = merge({});
    QVERIFY_ENDED(second, 0);
    QVERIFY2(second.json()["returns"][0]["merged_before"] == true, second.told().constData());
}

void TeamCommandsTest::aDamagedPackageIsRefused()
{
    QVERIFY(!taskOf(QStringLiteral("Quentin")).isEmpty());
    QVERIFY_ENDED(run(QStringLiteral("pack example q.yuyipack --person Quentin --quiet")), 0);
    QByteArray bytes = m_cli.read(QStringLiteral("q.yuyipack"));
    QVERIFY(bytes.size() > 10'000);
    QVERIFY(m_cli.write(QStringLiteral("broken.yuyipack"), bytes.left(bytes.size() / 2)));
    const auto refused = run(QStringLiteral("merge example broken.yuyipack"));
    QVERIFY_ENDED(refused, 3);
    QVERIFY2(refused.said.contains(QStringLiteral("broken.yuyipack")), refused.told().constData());
    // One that is good is merged beside it.
    const auto both = json(QStringLiteral("merge example broken.yuyipack q.yuyipack"));
    QVERIFY_ENDED(both, 1);
    QVERIFY2(both.json()["returns"].size() == 2 && both.json()["returns"][0].contains("refused"), both.told().constData());
}

void TeamCommandsTest::agreementIsMeasured()
{
    const auto measured = json(QStringLiteral("agreement example --seed 5"));
    QVERIFY_ENDED(measured, 0);
    Json figures = measured.json();
    QVERIFY2(figures["by"] == "dimension" && figures["seed"] == 5, measured.told().constData());
    Json percent = figures["dimensions"]["image_type"]["percent"];
    QVERIFY2(percent["value"] > 0.5 && percent["value"] <= 1.0 && percent["lo"] <= percent["value"], measured.told().constData());
    QCOMPARE(json(QStringLiteral("agreement example --seed 5")).printed, measured.printed);
    QVERIFY(json(QStringLiteral("agreement example --by pair")).json()["by"] == "pair");
    const auto spoken = run(QStringLiteral("agreement example"));
    QVERIFY2(spoken.printed.contains(QStringLiteral("Krippendorff α")), spoken.told().constData());
    QVERIFY2(!spoken.said.contains(QStringLiteral("labelled yourself")), spoken.told().constData());
    // Who has labelled nothing is told that others have.
    QVERIFY_ENDED(run(QStringLiteral("people example add Rita --quiet")), 0);
    const auto hers = run(QStringLiteral("agreement example --as Rita"));
    QVERIFY_ENDED(hers, 0);
    QVERIFY2(hers.said.contains(QStringLiteral("images are excluded: you see agreement only for images that you labelled yourself.")),
             hers.told().constData());
    QVERIFY2(hers.printed.contains(QStringLiteral("There are no values to show yet.")), hers.told().constData());
}

void TeamCommandsTest::wrongUseIsReported_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *line, int status, const char *said) { QTest::newRow(line) << status << QString::fromUtf8(said); };
    row("people example fly", 2, "“people” needs one of these subcommands: add, list, update, pause, resume, end.");
    row("people example add", 2, "the other subcommands take exactly one name.");
    row("people example add Somebody --roles painter", 2, "There is no role “painter”.");
    row("people example pause Nobody", 3, "This project has no person named “Nobody”.");
    row("people example add Lead", 3, "Lead");
    row("--as \"Annotator A (simulated)\" people example list", 3, "lead");
    row("--as Nobody people example list", 3, "This project has no person named “Nobody”.");
    row("assign example fly", 2, "“assign” needs one of these subcommands: give, list, withdraw, reassign.");
    row("assign example withdraw", 2, "need task IDs");
    row("assign example withdraw zzz", 2, "“zzz” is not a task ID.");
    row("assign example give --to Nobody", 3, "This project has no person named “Nobody”.");
    row("assign example give --to Lead --overlap 3", 2, "--overlap takes a share from 0 to 1.");
    row("assign example give --to Lead --label moon=full", 2, "--label takes DIMENSION=VALUE.");
    row("assign example list --state asleep", 2, "--state takes one of:");
    row("pack example none.yuyipack", 2, "Specify whose work to pack");
    row("pack example none.yuyipack --person Nobody", 2, "This project has no person named “Nobody”.");
    row("pack example none.yuyipack --person Lead", 2, "Lead has several roles; choose one with --role");
    row("pack example none.yuyipack --study None --participant X", 2, "There is no study “None”.");
    row("pack example none.yuyipack --person Lead --study None", 2, "Specify whose work to pack");
    row("pack example none.yuyipack --study None --participant X --count 3", 2, "--count works only with --person.");
    row("pack example none.yuyipack --person Lead --role annotator --sample None", 2, "--sample works only with the role “expert”.");
    row("merge example nowhere.yuyipack", 3, "The file nowhere.yuyipack does not exist.");
    row("agreement example --by moon", 2, "--by takes dimension, pair, round or week, not “moon”.");
    row("agreement example --format pdf", 2, "--format takes csv or ratings, not “pdf”.");
    row("agreement nowhere", 3, "There is no folder");
}

void TeamCommandsTest::wrongUseIsReported()
{
    QFETCH(int, status);
    QFETCH(QString, said);
    const QByteArray fault = refusalFault(m_cli, QString::fromUtf8(QTest::currentDataTag()), status, said);
    QVERIFY2(fault.isEmpty(), fault.constData());
    QVERIFY(!QFile::exists(m_cli.path(QStringLiteral("none.yuyipack"))));
}

QTEST_GUILESS_MAIN(TeamCommandsTest)
#include "teamcommandstest.moc"
