// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// A human study from its draft to its report, each action of `study` as a process. Each test works on a project of its own.
class StudyCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 4;
    static constexpr int people = 2;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }
    Json shown(const QString &project, const QString &more = {}) const
    {
        return json(QStringLiteral("study %1 show Three ").arg(project) % more).json();
    }

private Q_SLOTS:
    void initTestCase();
    void aDraftIsMadeChangedAndRemoved();
    void aStudyIsFrozen();
    void peopleAreAddedAndLeave();
    void simulatedPeopleAnswer();
    void intakeIsClosedAndOpened();
    void packagesGoOutAndComeBack();
    void reportsAreWritten();
    void wrongUseIsReported_data();
    void wrongUseIsReported();
};

void StudyCommandsTest::initTestCase()
{
    writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
    for (const char *language : {"zh", "en"}) {
        QVERIFY(m_cli.write(QStringLiteral("texts/instructions.%1.md").arg(QLatin1String(language)), "Choose one option.\n"));
        QVERIFY(m_cli.write(QStringLiteral("texts/consent.%1.md").arg(QLatin1String(language)), "I agree to take part.\n"));
    }
    QVERIFY_ENDED(run(QStringLiteral("new base --as Lena --quiet")), 0);
    QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
    // “Three” is frozen, “Draft” is not.
    QVERIFY_ENDED(run(QStringLiteral("study base create Three --limit 3 --people 2 --background none --texts texts --seed 5")), 0);
    QVERIFY_ENDED(run(QStringLiteral("study base freeze Three")), 0);
    QVERIFY_ENDED(run(QStringLiteral("study base create Draft --texts texts")), 0);
}

void StudyCommandsTest::aDraftIsMadeChangedAndRemoved()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("drafts")));
    const auto made = json(QStringLiteral("study drafts create Own --shape everything --people 5 --order written --texts texts"));
    QVERIFY_ENDED(made, 0);
    Json study = made.json();
    QVERIFY2(study["state"] == "draft" && study["design"]["people"] == 5 && study["design"]["shuffle_options"] == false,
             made.told().constData());
    QVERIFY2(study["preview"]["items"] == items && study["participants"].empty(), made.told().constData());
    QVERIFY_ENDED(json(QStringLiteral("study drafts edit Own --people 7 --time-limit 60")), 0);
    study = json(QStringLiteral("study drafts show Own")).json();
    QVERIFY(study["design"]["people"] == 7 && study["design"]["time_limit_seconds"] == 60 && study["design"]["shuffle_options"] == false);
    const auto copied = json(QStringLiteral("study drafts duplicate Own"));
    QVERIFY_ENDED(copied, 0);
    QVERIFY2(copied.json()["name"] == "Own 2" && copied.json()["design"]["people"] == 7, copied.told().constData());
    const auto count = [this] { return json(QStringLiteral("study drafts list")).json()["studies"].size(); };
    QCOMPARE(count(), size_t(4));
    QVERIFY_ENDED(run(QStringLiteral("study drafts remove \"Own 2\"")), 0);
    QCOMPARE(count(), size_t(3));
    // A copy takes what is said of its design; where that is wrong there is no copy.
    QVERIFY_ENDED(run(QStringLiteral("study drafts duplicate Own --shape round")), 2);
    QCOMPARE(count(), size_t(3));
    const auto changed = json(QStringLiteral("study drafts duplicate Own --people 9 --seed 3"));
    QVERIFY_ENDED(changed, 0);
    study = changed.json();
    QVERIFY2(study["name"] == "Own 2" && study["design"]["people"] == 9 && study["seed"] == 3, changed.told().constData());
    QVERIFY2(study["design"]["time_limit_seconds"] == 60, changed.told().constData());
    QVERIFY(json(QStringLiteral("study drafts show Own")).json()["design"]["people"] == 7);
    QVERIFY_ENDED(run(QStringLiteral("study drafts remove \"Own 2\"")), 0);
    // Categories of two dimensions, of which everybody gets some.
    const auto crossed = json(QStringLiteral("study drafts create Crossed --shape coverage --by domain --across difficulty --at-least 1 "
                                             "--answers 1 --people 2 --texts texts"));
    QVERIFY_ENDED(crossed, 0);
    study = crossed.json();
    QVERIFY2(study["design"]["across"] == "difficulty" && study["design"]["at_least"] == 1, crossed.told().constData());
    const Json categories = study["preview"]["categories"];
    QVERIFY2(categories.size() == 2 && categories[0]["label"] == "life / easy" && categories[0]["lowest"] == 1, crossed.told().constData());
    const auto crowded = json(QStringLiteral("study drafts edit Crossed --people 4"));
    QVERIFY_ENDED(crowded, 1);
    QVERIFY2(crowded.json()["preview"]["may_freeze"] == false, crowded.told().constData());
    QVERIFY_ENDED(json(QStringLiteral("study drafts edit Crossed --people 2 --across none --at-least 0")), 0);
    study = json(QStringLiteral("study drafts show Crossed")).json();
    QVERIFY(!study["design"].contains("across") && !study["design"].contains("at_least"));
    QVERIFY_ENDED(run(QStringLiteral("study drafts remove Crossed")), 0);
    // With the texts that a study begins with, what they leave open is a problem: a finding, and no freezing.
    QVERIFY_ENDED(json(QStringLiteral("study drafts create Unready")), 1);
    const auto refused = run(QStringLiteral("study drafts freeze Unready"));
    QVERIFY_ENDED(refused, 3);
    QVERIFY2(refused.said.contains(QStringLiteral("{{ }}")), refused.told().constData());
}

void StudyCommandsTest::aStudyIsFrozen()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("frozen")));
    const auto frozen = json(QStringLiteral("study frozen freeze Draft"));
    QVERIFY_ENDED(frozen, 0);
    QVERIFY2(frozen.json()["hash"].get<std::string>().size() == 64 && frozen.json()["state"] != "draft", frozen.told().constData());
    const auto verified = json(QStringLiteral("study frozen verify Draft"));
    QVERIFY_ENDED(verified, 0);
    QVERIFY2(verified.json()["problems"].empty() && verified.json()["keys_fixed"] == true
                 && verified.json()["hash"] == frozen.json()["hash"],
             verified.told().constData());
    QVERIFY_ENDED(run(QStringLiteral("study frozen edit Draft --people 9")), 3);
    QVERIFY_ENDED(run(QStringLiteral("study frozen freeze Draft")), 3);
}

void StudyCommandsTest::peopleAreAddedAndLeave()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("people")));
    QVERIFY(m_cli.write(QStringLiteral("names.txt"), "Mei\n\nLi\n"));
    const auto added = json(QStringLiteral("study people add Three --names-file names.txt"));
    QVERIFY_ENDED(added, 0);
    const Json list = added.json()["added"];
    QVERIFY2(list.size() == people && list[0]["number"] == 1, added.told().constData());
    const QString code = fromUtf8(list[0]["code"].get<std::string>());
    QVERIFY(!shown(QStringLiteral("people"))["participants"][0].contains("name"));
    Json named = shown(QStringLiteral("people"), QStringLiteral("--names"));
    QVERIFY(named["participants"].size() == people && named["participants"][0]["name"] == "Mei" && named["participants"][0]["trials"] == 3);
    // Nobody has answered anything: what remains is to withdraw.
    QVERIFY_ENDED(run(QStringLiteral("study people conclude Three ") % code), 3);
    const auto withdrawn = json(QStringLiteral("study people withdraw Three ") % code);
    QVERIFY_ENDED(withdrawn, 0);
    QVERIFY2(withdrawn.json()["participants"] == Json::array({toUtf8(code)}), withdrawn.told().constData());
    named = shown(QStringLiteral("people"), QStringLiteral("--names"));
    QVERIFY(named["participants"][0]["state"] == "withdrawn" && named["participants"][0]["trials"] == 0);
    QVERIFY_ENDED(run(QStringLiteral("study people withdraw Three ") % code), 0); // once more, for the backups
    const auto refilled = json(QStringLiteral("study people refill Three"));
    QVERIFY_ENDED(refilled, 0);
    QCOMPARE(shown(QStringLiteral("people"))["participants"].size(), people + refilled.json()["added"].size());
}

void StudyCommandsTest::simulatedPeopleAnswer()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("simulated")));
    const auto added = json(QStringLiteral("study simulated simulate Three --count 2 --kind perfect"));
    QVERIFY_ENDED(added, 0);
    QCOMPARE(added.json()["added"].size(), size_t(2));
    const auto summary = [this] {
        const Json studies = json(QStringLiteral("study simulated list")).json()["studies"];
        for (const Json &one : studies) {
            if (one["name"] == "Three")
                return one;
        }
        return Json();
    };
    QVERIFY(summary()["simulated"] == 2);
    const auto report = json(QStringLiteral("study simulated report Three --with-simulated"));
    QVERIFY_ENDED(report, 0);
    Json overall = report.json()["with_exclusions"]["overall"];
    QVERIFY2(overall["answers"] == 6 && overall["right"] == 6, report.told().constData());
    // Without being asked for they are left out.
    QVERIFY(json(QStringLiteral("study simulated report Three")).json()["simulated_left_out"] == 2);
    const auto removed = json(QStringLiteral("study simulated simulate Three --remove"));
    QVERIFY_ENDED(removed, 0);
    QVERIFY(removed.json()["removed"] == 2 && summary()["simulated"] == 0);
}

void StudyCommandsTest::intakeIsClosedAndOpened()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("closing")));
    QVERIFY_ENDED(run(QStringLiteral("study closing add Three --count 1")), 0);
    QVERIFY_ENDED(json(QStringLiteral("study closing close Three")), 0);
    QVERIFY(shown(QStringLiteral("closing"))["state"] == "closed");
    const auto refused = run(QStringLiteral("study closing add Three"));
    QVERIFY_ENDED(refused, 3);
    QVERIFY2(refused.said.contains(QStringLiteral("The study “Three” is closed")), refused.told().constData());
    QVERIFY_ENDED(json(QStringLiteral("study closing reopen Three")), 0);
    QVERIFY(shown(QStringLiteral("closing"))["state"] == "running");
    QVERIFY_ENDED(run(QStringLiteral("study closing add Three --count 1")), 0);
    QCOMPARE(shown(QStringLiteral("closing"))["participants"].size(), size_t(2));
}

void StudyCommandsTest::packagesGoOutAndComeBack()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("packed")));
    QVERIFY_ENDED(run(QStringLiteral("study packed add Three --count 2")), 0);
    const auto packed = json(QStringLiteral("study packed pack Three out"));
    QVERIFY_ENDED(packed, 0);
    const Json list = packed.json()["packed"];
    QVERIFY2(list.size() == people && packed.json()["refused"].empty() && list[0]["questions"] == 3, packed.told().constData());
    const QString file = fromUtf8(list[0]["file"].get<std::string>());
    QVERIFY(QFile::exists(m_cli.path(file)));
    QVERIFY(shown(QStringLiteral("packed"))["participants"][0]["packed"] == true);
    // Who has one gets no second.
    QVERIFY(json(QStringLiteral("study packed pack Three out")).json()["packed"].empty());
    for (const bool before : {false, true}) {
        const auto merged = json(QStringLiteral("study packed merge \"%1\"").arg(file));
        QVERIFY_ENDED(merged, 0);
        Json line = merged.json()["returns"][0];
        QVERIFY2(line["role"] == "participant" && line["holder"] == list[0]["code"] && line["merged_before"] == before,
                 merged.told().constData());
    }
    // One package can also be made by its code.
    const QString code = fromUtf8(list[1]["code"].get<std::string>());
    QVERIFY_ENDED(run(QStringLiteral("pack packed one.yuyipack --study Three --participant ") % code), 3);
}

void StudyCommandsTest::reportsAreWritten()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("reported")));
    QVERIFY_ENDED(run(QStringLiteral("study reported simulate Three --count 3 --kind share-80")), 0);
    const auto spoken = run(QStringLiteral("study reported report Three --with-simulated"));
    QVERIFY2(spoken.status == 0 && spoken.printed.contains(QStringLiteral("Study “Three”")), spoken.told().constData());
    for (const char *format : {"md", "csv", "json", "latex"}) {
        const QString file = QStringLiteral("report-%1").arg(QLatin1String(format));
        const QString line = QStringLiteral("study reported report Three --with-simulated --format %1 --out %2");
        QVERIFY_ENDED(run(line.arg(QLatin1String(format), file)), 0);
        QVERIFY2(m_cli.read(file).size() > 100, format);
    }
    const auto exported = json(QStringLiteral("study reported export Three data --with-simulated"));
    QVERIFY_ENDED(exported, 0);
    QVERIFY2(exported.json()["participants"] == 3 && exported.json()["items"] == 3 && exported.json()["trials"] == 9,
             exported.told().constData());
    // The heading, and a line for each.
    QCOMPARE(m_cli.read(QStringLiteral("data/trials.csv")).trimmed().count('\n'), 9);
    for (const char *name : {"codebook.csv", "items.csv", "participants.csv"})
        QVERIFY2(!m_cli.read(QStringLiteral("data/") % QLatin1String(name)).isEmpty(), name);
    QVERIFY_ENDED(run(QStringLiteral("study reported export Three data.json --format json --with-simulated")), 0);
    QVERIFY(Json::parse(m_cli.read(QStringLiteral("data.json")).toStdString(), nullptr, false).is_object());
}

void StudyCommandsTest::wrongUseIsReported_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *line, int status, const char *said) { QTest::newRow(line) << status << QString::fromUtf8(said); };
    row("study base fly", 2, "“study” needs one of these subcommands: add, close, conclude");
    row("study base show", 2, "study PROJECT show needs the name of the study.");
    row("study base show Nobody", 3, "There is no study “Nobody”.");
    row("study base create Own --shape round", 2, "--shape takes one of: everything, stratified, per-category, coverage.");
    row("study base create Own --texts bench", 2, "contains none of these files: instructions.zh.md");
    row("study base edit Draft --people many", 2, "--people takes a whole number");
    row("study base remove Three", 3, "Only a draft");
    row("study base verify Draft", 3, "Freeze the study “Draft” first.");
    row("study base add Draft", 3, "Freeze the study “Draft” first.");
    row("study base freeze Draft --people 9", 2, "study PROJECT freeze takes no --people.");
    row("study base export Three data --out data", 2, "study PROJECT export takes no --out.");
    row("study base add Three --count 0", 2, "--count takes a whole number from 1 to 1000.");
    row("study base add Three --names-file nowhere.txt", 4, "nowhere.txt cannot be read");
    row("study base refill Draft", 3, "Freeze the study “Draft” first.");
    row("study base simulate Three --kind moon", 2, "--kind takes one of: random, perfect, share-60, share-80.");
    row("study base withdraw Three", 2, "Specify the participants by their codes.");
    row("study base withdraw Three ZZZ", 3, "There is no participant “ZZZ” in the study “Three”.");
    row("study base conclude Three", 2, "Specify the participants by their codes.");
    row("study base close Draft", 3, "Freeze the study “Draft” first.");
    row("study base reopen Draft", 3, "Freeze the study “Draft” first.");
    row("study base pack Three", 2, "specify the folder.");
    row("study base merge", 2, "specify the file.");
    row("study base merge nowhere.yuyipack", 3, "The file nowhere.yuyipack does not exist.");
    row("study base report Draft", 3, "“Draft” is still a draft");
    row("study base report Three --format pdf", 2, "--format takes md, csv, json or latex, not “pdf”.");
    row("study base export Three", 2, "specify OUT, the file or folder for the export.");
    row("study base export Three out --format pdf", 2, "takes --format csv (writes a folder) or json (writes a file), not “pdf”.");
}

void StudyCommandsTest::wrongUseIsReported()
{
    QFETCH(int, status);
    QFETCH(QString, said);
    const QByteArray fault = refusalFault(m_cli, QString::fromUtf8(QTest::currentDataTag()), status, said);
    QVERIFY2(fault.isEmpty(), fault.constData());
}

QTEST_GUILESS_MAIN(StudyCommandsTest)
#include "studycommandstest.moc"
