// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// What asks and measures models, with practice models that need no network: endpoint, run, import responses, results, compare, errors,
/// describe, extract, statistics. Each test works on a project of its own.
class ModelCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 6;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }
    /// A project with a model that is always right and one that never is.
    bool prepare(const QString &project) const
    {
        const auto add = [&](const char *name, const char *accuracy) {
            return run(QStringLiteral("endpoint %1 add --name %2 --dialect practice --accuracy %3 --spread 0 "
                                      "--delay-ms 0 --misses 0 --faults 0 --quiet")
                           .arg(project, QLatin1String(name), QLatin1String(accuracy)))
                       .status
                == 0;
        };
        return m_cli.copy(QStringLiteral("base"), project) && add("right", "1") && add("wrong", "0");
    }
    bool ask(const QString &project) const
    {
        return run(QStringLiteral("run %1 --endpoint right,wrong --config none --quiet").arg(project)).status == 0;
    }

private Q_SLOTS:
    void initTestCase();
    void endpointsAreKept();
    void anEndpointIsTried();
    void modelsAreAsked();
    void aDryRunAsksNothing();
    void repliesAreTakenIn();
    void resultsAreCompared();
    void accuracyIsShownBySize();
    void errorsAreSampled();
    void picturesAreDescribed();
    void answersAreExtracted();
    void answersAreReadAsPublished();
    void figuresAreComputed();
    void wrongUseIsReported_data();
    void wrongUseIsReported();
};

void ModelCommandsTest::initTestCase()
{
    writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
    QVERIFY_ENDED(run(QStringLiteral("new base --as Lena --quiet")), 0);
    QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
    QVERIFY(prepare(QStringLiteral("shared"))); // for lines that change nothing
    QVERIFY(ask(QStringLiteral("shared")));
}

void ModelCommandsTest::endpointsAreKept()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("endpoints")));
    const auto added = json(QStringLiteral("endpoint endpoints add --name far --dialect openai --base-url http://127.0.0.1:9/v1 "
                                           "--model m-1 --key-env YUYI_NO_SUCH_KEY --price-input 2 --currency CNY"));
    QVERIFY_ENDED(added, 0);
    QVERIFY2(added.json()["key_variable"] == "YUYI_NO_SUCH_KEY" && added.json()["practice"] == false, added.told().constData());
    const auto stored = [this] { return json(QStringLiteral("endpoint endpoints list")).json()["endpoints"]; };
    Json one = stored()[0];
    QVERIFY(one["name"] == "far" && one["model"] == "m-1" && one["price_input"] == 2.0 && one["currency"] == "CNY");
    QVERIFY_ENDED(json(QStringLiteral("endpoint endpoints update --name far --model m-2 --rpm 30")), 0);
    one = stored()[0];
    QVERIFY(one["model"] == "m-2" && one["rpm"] == 30 && one["price_input"] == 2.0);
    const auto removed = json(QStringLiteral("endpoint endpoints remove --name far"));
    QVERIFY_ENDED(removed, 0);
    QVERIFY(removed.json()["removed"] == true && stored().empty());
    QVERIFY(run(QStringLiteral("endpoint endpoints list")).printed.contains(QStringLiteral("no endpoints yet")));
}

void ModelCommandsTest::anEndpointIsTried()
{
    const auto tried = json(QStringLiteral("endpoint shared test --name right"));
    QVERIFY_ENDED(tried, 0);
    QVERIFY2(tried.json()["status"] == "answered" && !tried.json()["reply"].is_null(), tried.told().constData());
    // Nobody listens there, and no variable holds a key.
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("tried")));
    QVERIFY_ENDED(
        run(QStringLiteral(
            "endpoint tried add --name far --dialect openai --base-url http://127.0.0.1:9/v1 --model m --no-key")),
        0);
    const auto unreached = json(QStringLiteral("endpoint tried test --name far"));
    QVERIFY_ENDED(unreached, 4);
    QVERIFY2(unreached.json()["status"] == "transient" && unreached.json()["reply"].is_null(), unreached.told().constData());
    QVERIFY_ENDED(run(QStringLiteral("endpoint tried update --name far --key-env YUYI_NO_SUCH_KEY --quiet")), 0);
    const auto keyless = run(QStringLiteral("endpoint tried test --name far"));
    QVERIFY_ENDED(keyless, 3);
    QVERIFY2(keyless.said.contains(QStringLiteral("YUYI_NO_SUCH_KEY")), keyless.told().constData());
}

void ModelCommandsTest::modelsAreAsked()
{
    QVERIFY(prepare(QStringLiteral("asked")));
    const auto asked = json(QStringLiteral("run asked --endpoint right,wrong --config none --limit 4"));
    QVERIFY_ENDED(asked, 0);
    Json report = asked.json();
    QVERIFY2(report["sent"] == 8 && report["correct"] == 4 && report["incorrect"] == 4 && report["error"] == 0, asked.told().constData());
    QVERIFY(report["runs"].size() == 2 && report["runs"][0]["complete"] == true && report["runs"][0]["endpoint"] == "right");
    const Json rows = json(QStringLiteral("results asked --runs right/none,wrong/none")).json()["rows"];
    QVERIFY(rows.size() >= 2 && rows[0]["model"] == "right" && rows[0]["cell"]["accuracy"] == 1.0 && rows[0]["cell"]["n"] == 4);
    // The same once more: it is done.
    const auto again = json(QStringLiteral("run asked --endpoint right --config none --limit 4"));
    QVERIFY_ENDED(again, 3);
    QVERIFY2(again.json()["sent"] == 0 && again.said.contains(QStringLiteral("--again")), again.told().constData());
    QVERIFY_ENDED(json(QStringLiteral("run asked --endpoint right --config none --limit 4 --again")), 0);
}

void ModelCommandsTest::aDryRunAsksNothing()
{
    const auto shown = json(QStringLiteral("run shared --endpoint right --config cot --limit 2 --dry-run"));
    QVERIFY_ENDED(shown, 0);
    QVERIFY2(shown.json()["dry_run"] == true && shown.json()["requests"] == 2, shown.told().constData());
    const auto left = json(QStringLiteral("run shared --resume"));
    QVERIFY2(left.json()["sent"] == 0 && left.said.contains(QStringLiteral("No run can be continued.")), left.told().constData());
    QVERIFY_ENDED(left, 3);
}

void ModelCommandsTest::repliesAreTakenIn()
{
    QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("replies")));
    QByteArray lines;
    for (int i = 0; i < items; ++i)
        lines += QStringLiteral("{\"id\": \"dev-%1\", \"response\": \"%2\"}\n").arg(i).arg(QChar(u'A' + i)).toUtf8();
    QVERIFY(m_cli.write(QStringLiteral("replies.jsonl"), lines + "{\"id\": \"moon-1\", \"response\": \"A\"}\n"));
    const QString line = QStringLiteral("import responses replies replies.jsonl --model theirs --config none --section open ");
    // Ids that nobody knows refuse the file where all are to be known.
    QVERIFY_ENDED(run(line % QStringLiteral("--all-known")), 3);
    QVERIFY(json(QStringLiteral("results replies")).json()["rows"].empty());
    const auto taken = json(line);
    QVERIFY2(taken.json()["matched"] == items && taken.json()["correct"] == items, taken.told().constData());
    QCOMPARE(taken.status, 1);
    const Json rows = json(QStringLiteral("results replies")).json()["rows"];
    QVERIFY(!rows.empty() && rows[0]["model"] == "theirs" && rows[0]["cell"]["n"] == items);
}

void ModelCommandsTest::resultsAreCompared()
{
    const auto table = json(QStringLiteral("results shared --by domain --items common"));
    QVERIFY_ENDED(table, 0);
    Json results = table.json();
    QVERIFY2(results["items"] == "common" && results["common_items"] == items && results["practice"] == true, table.told().constData());
    const auto compared = json(QStringLiteral("compare shared right/none wrong/none --seed 3"));
    QVERIFY_ENDED(compared, 0);
    Json difference = compared.json();
    QVERIFY2(difference["n"] == items && difference["difference"] == 1.0 && difference["mcnemar"]["b"] == items,
             compared.told().constData());
    QVERIFY2(std::abs(difference["mcnemar"]["p_exact"].get<double>() - 2.0 / 64) < 1e-12, compared.told().constData());
    const auto spoken = run(QStringLiteral("compare shared right/none wrong/none"));
    QVERIFY2(spoken.printed.contains(QStringLiteral("right")), spoken.told().constData());
}

void ModelCommandsTest::accuracyIsShownBySize()
{
    QVERIFY(m_cli.copy(QStringLiteral("shared"), QStringLiteral("sizes")));
    const auto stated = json(QStringLiteral("endpoint sizes update --name right --size 0.5 --section open"));
    QVERIFY_ENDED(stated, 0);
    QVERIFY2(stated.json()["size_billions"] == 0.5, stated.told().constData());
    // What was asked before has the size, too; the other model has none.
    const auto size = [this](const char *model) {
        const Json results = json(QStringLiteral("results sizes --by size")).json();
        for (const Json &row : results["rows"]) {
            if (row["model"] == model)
                return row["size_billions"];
        }
        return Json("no row");
    };
    QVERIFY(size("right") == 0.5 && size("wrong").is_null());
    const auto spoken = run(QStringLiteral("results sizes --by size --practice --format csv --out size.csv --figure size.svg"));
    QVERIFY_ENDED(spoken, 0);
    QVERIFY(m_cli.read(QStringLiteral("size.csv")).contains("size_billions"));
    QVERIFY2(m_cli.read(QStringLiteral("size.svg")).contains("Model size"), spoken.told().constData());
    // Of two configurations the figure shows the first one.
    QVERIFY(!spoken.said.contains(QStringLiteral("chooses others")));
    QVERIFY_ENDED(run(QStringLiteral("run sizes --endpoint right --config cot --limit 2 --quiet")), 0);
    const auto chosen = run(QStringLiteral("results sizes --by size --practice --figure size.svg"));
    QVERIFY2(chosen.said.contains(QStringLiteral("the configuration “None”; --runs chooses others")), chosen.told().constData());
    const auto lines = run(QStringLiteral("results sizes --by size"));
    QVERIFY2(lines.printed.contains(QStringLiteral("· 0.5B")) && lines.printed.contains(QStringLiteral("size not stated")),
             lines.told().constData());
    QVERIFY_ENDED(run(QStringLiteral("endpoint sizes update --name right --size unknown --quiet")), 0);
    QVERIFY(size("right").is_null());
    // Replies from elsewhere bring theirs along.
    QVERIFY(m_cli.write(QStringLiteral("none.jsonl"), "{\"id\": \"nothing\", \"response\": \"A\"}\n"));
    const auto refused = run(QStringLiteral("import responses sizes none.jsonl --model far --config none --size big"));
    QVERIFY_ENDED(refused, 2);
    QVERIFY2(refused.said.contains(QStringLiteral("--size takes a number")), refused.told().constData());
}

void ModelCommandsTest::errorsAreSampled()
{
    QVERIFY(m_cli.copy(QStringLiteral("shared"), QStringLiteral("errors")));
    const QString line = QStringLiteral("errors errors sample --run wrong/none --n 3 --by none --seed 4 --name Three ");
    const auto shown = json(line % QStringLiteral("--dry-run"));
    QVERIFY_ENDED(shown, 0);
    QVERIFY2(shown.json()["wrong"] == items && shown.json()["drawn"] == 0, shown.told().constData());
    QVERIFY(json(QStringLiteral("errors errors list")).json()["samples"].empty());
    const auto drawn = json(line);
    QVERIFY_ENDED(drawn, 0);
    QVERIFY2(drawn.json()["drawn"] == 3 && drawn.json()["cases"].size() == 3, drawn.told().constData());
    const Json samples = json(QStringLiteral("errors errors list")).json()["samples"];
    QVERIFY(samples.size() == 1 && samples[0]["name"] == "Three" && samples[0]["cases"] == 3 && samples[0]["id"] == drawn.json()["sample"]);
    const QString id = fromUtf8(samples[0]["id"].get<std::string>());
    const auto report = json(QStringLiteral("errors errors report --practice --csv coded.csv --sample ") % id);
    QVERIFY_ENDED(report, 0);
    QVERIFY2(report.json()["cases"] == 3 && report.json()["decided"] == 0, report.told().constData());
    QVERIFY2(report.json()["samples"][0]["right_in"].is_null(), report.told().constData());
    QVERIFY(m_cli.read(QStringLiteral("coded.csv")).startsWith("\xEF\xBB\xBF"));
    // What practice models said leaves only when it is asked for.
    QVERIFY_ENDED(run(QStringLiteral("errors errors report --csv none.csv")), 3);
    QVERIFY_ENDED(run(QStringLiteral("errors errors report --direct none.csv")), 3);
    QVERIFY_ENDED(run(QStringLiteral("errors errors suspects --csv none.csv")), 3);
    QVERIFY(!QFile::exists(m_cli.path(QStringLiteral("none.csv"))));
    const auto flaggedItems = json(QStringLiteral("errors errors suspects --min-models 2 --practice --csv suspects.csv"));
    QVERIFY_ENDED(flaggedItems, 0);
    QVERIFY2(flaggedItems.json()["rules"]["min_models"] == 2, flaggedItems.told().constData());
    QVERIFY(QFile::exists(m_cli.path(QStringLiteral("suspects.csv"))));
    const auto worse = json(line % QStringLiteral("--right-in right/none"));
    QVERIFY_ENDED(worse, 0);
    const auto ofBoth = json(QStringLiteral("errors errors report --sample ") % fromUtf8(worse.json()["sample"].get<std::string>()));
    QVERIFY2(ofBoth.json()["samples"][0]["right_in"].is_string(), ofBoth.told().constData());
}

void ModelCommandsTest::picturesAreDescribed()
{
    QVERIFY(prepare(QStringLiteral("described")));
    const auto described = json(QStringLiteral("describe described run --endpoint right --any-picture --limit 2"));
    QVERIFY_ENDED(described, 0);
    QVERIFY2(described.json()["sent"] == 2 && described.json()["runs"][0]["answered"] == 2, described.told().constData());
    const auto judged = json(QStringLiteral("describe described judge --endpoint wrong --run right"));
    QVERIFY2(judged.json()["sent"] == 2 && judged.json()["runs"][0]["answered"] == 2, judged.told().constData());
    const Json runs = json(QStringLiteral("describe described list")).json()["runs"];
    QVERIFY(runs.size() == 1 && runs[0]["described"] == 2 && runs[0]["judges"].size() == 1 && runs[0]["judges"][0]["replies"] == 2);
    // Who has not scored yet does not see the scores of others.
    const auto refused = run(QStringLiteral("describe described report --run right"));
    QVERIFY_ENDED(refused, 3);
    QVERIFY2(refused.said.contains(QStringLiteral("--open")), refused.told().constData());
    for (const char *item : {"dev-0", "dev-1"}) {
        const QString line = QStringLiteral("describe described rate --run right --item %1 --score 4 --note Good");
        const auto rated = json(line.arg(QLatin1String(item)));
        QVERIFY_ENDED(rated, 0);
        QVERIFY2(rated.json()["score"] == 4.0 && rated.json()["by"] == "Lena", rated.told().constData());
    }
    const auto report = json(QStringLiteral("describe described report --run right --practice --csv scores.csv"));
    QVERIFY_ENDED(report, 0);
    QVERIFY2(report.json()["described"] == 2 && report.json()["scorers"].size() == 2, report.told().constData());
    QVERIFY(!m_cli.read(QStringLiteral("scores.csv")).isEmpty());
    const auto table = run(QStringLiteral("describe described table --practice --format md --out table.md"));
    QVERIFY_ENDED(table, 0);
    QVERIFY(m_cli.read(QStringLiteral("table.md")).contains("right"));
}

void ModelCommandsTest::answersAreExtracted()
{
    const QByteArray replies = "{\"id\": 1, \"response\": \"The answer is B.\", \"options\": {\"A\": \"x\", \"B\": \"y\"}}\n"
                               "{\"id\": 2, \"response\": \"no idea\", \"options\": {\"A\": \"x\", \"B\": \"y\"}}\n"
                               "{\"id\": 3, \"response\": null, \"options\": {\"A\": \"x\"}}\n";
    const auto extracted = m_cli.run(QStringLiteral("extract --json"), replies);
    QVERIFY_ENDED(extracted, 0);
    Json list = extracted.json();
    QVERIFY2(list.size() == 3 && list[0]["extracted"] == "B" && list[1]["extracted"] == "MISS" && list[2]["extracted"] == "ERROR",
             extracted.told().constData());
    QVERIFY(!list[0].contains("evidence"));
    // Why, passage by passage.
    const QByteArray revised =
        "{\"id\": 1, \"response\": \"Answer: A. Wait, the answer is B.\", \"options\": {\"A\": \"x\", \"B\": \"y\"}}\n";
    const auto explained = m_cli.run(QStringLiteral("extract --json --evidence"), revised);
    QVERIFY_ENDED(explained, 0);
    list = explained.json()[0]["evidence"];
    QVERIFY2(list.size() == 2 && list[0]["standing"] == "revised" && list[1]["standing"] == "decides" && list[1]["option"] == "B"
                 && list[0]["text"] == "Answer: A" && list[0]["kind"] == "declared" && list[0]["start"] == 0,
             explained.told().constData());
    // One object in a line without --json, and what cannot be read is named.
    const auto spoken = m_cli.run(QStringLiteral("extract --scorer cii-official"), replies + "nonsense\n");
    QVERIFY_ENDED(spoken, 1);
    QCOMPARE(spoken.printed.count(u'\n'), 3);
    QVERIFY2(spoken.said.contains(QStringLiteral("Line 4: ")), spoken.told().constData());
}

void ModelCommandsTest::answersAreReadAsPublished()
{
    const QByteArray replies =
        "{\"id\": 1, \"kind\": \"choice\", \"response\": \"A, C\", \"options\": {\"A\": \"x\", \"B\": \"y\"}, \"answer\": \"AC\"}\n"
        "{\"id\": 2, \"kind\": \"true-false\", \"response\": \"不正确\", \"answer\": \"错\"}\n"
        "{\"id\": 3, \"kind\": \"blank\", \"response\": \"答案：0.8\", \"answer\": 0.8}\n"
        "{\"id\": 4, \"kind\": \"true-false\", \"response\": \"?\", \"answer\": \"对\"}\n"
        "{\"id\": 5, \"kind\": \"choice\", \"response\": null, \"answer\": \"A\"}\n";
    const auto read = m_cli.run(QStringLiteral("extract --scorer cmmmu-official"), replies);
    QVERIFY_ENDED(read, 0);
    QCOMPARE(read.printed, QStringLiteral("{\"id\":1,\"parsed\":\"AC\",\"correct\":true,\"random\":false}\n"
                                          "{\"id\":2,\"parsed\":\"对\",\"correct\":false,\"random\":false}\n"
                                          "{\"id\":3,\"parsed\":[0.8,\"：0.8\"],\"correct\":true,\"random\":false}\n"
                                          "{\"id\":4,\"parsed\":[\"?\"],\"correct\":null,\"random\":true}\n"
                                          "{\"id\":5,\"parsed\":null,\"correct\":false,\"random\":false}\n"));
    // A blank may accept several wordings; numbers are compared with their units.
    const QByteArray blanks =
        "{\"id\": 1, \"kind\": \"blank\", \"response\": \"净现值为86.79万元。\", \"answer\": [\"八十万\", \"867900元\"]}\n"
        "{\"id\": 2, \"kind\": \"blank\", \"response\": \"天下为公\", \"answer\": \"天下为公\"}\n"
        "{\"id\": 3, \"kind\": \"blank\", \"response\": null, \"answer\": [\"3\"]}\n"
        "{\"id\": 4, \"kind\": \"blank\", \"response\": \"3\", \"answer\": [null]}\n";
    const auto filled = m_cli.run(QStringLiteral("extract"), blanks);
    QVERIFY_ENDED(filled, 1);
    QCOMPARE(filled.printed,
             QStringLiteral("{\"id\":1,\"parsed\":\"86.79\",\"correct\":true,\"rule\":\"declared\",\"reason\":\"none\"}\n"
                            "{\"id\":2,\"parsed\":\"天下为公\",\"correct\":true,\"rule\":\"whole-reply\",\"reason\":\"none\"}\n"
                            "{\"id\":3,\"parsed\":null,\"correct\":false,\"rule\":\"error-object\",\"reason\":\"no reply\"}\n"));
    QVERIFY2(filled.said.contains(QStringLiteral("Line 4: Each accepted answer")), filled.told().constData());
    // What a line lacks is named with its number, and the others are read.
    const QByteArray wrong = "{\"id\": 1, \"kind\": \"blank\", \"response\": \"2\"}\n"
                             "{\"id\": 2, \"kind\": \"essay\", \"response\": \"2\"}\n"
                             "{\"id\": 3, \"response\": \"B\", \"answer\": \"B\"}\n";
    const auto told = m_cli.run(QStringLiteral("extract --scorer cmmmu-official"), wrong);
    QVERIFY_ENDED(told, 1);
    QVERIFY2(told.said.contains(QStringLiteral("Line 1: “answer” is missing")), told.told().constData());
    QVERIFY2(told.said.contains(QStringLiteral("Line 2: “kind” must be")), told.told().constData());
    QCOMPARE(told.printed.count(u'\n'), 1);
    // The strict scorer reads the same kinds.
    const auto strict = m_cli.run(QStringLiteral("extract"), replies);
    QVERIFY_ENDED(strict, 1);
    QVERIFY2(
        strict.printed.contains(QStringLiteral(
            "{\"id\":2,\"parsed\":\"错\",\"correct\":true,\"rule\":\"verdict\",\"reason\":\"none\"}\n")),
        strict.told().constData());
    QVERIFY2(strict.printed.contains(QStringLiteral("{\"id\":3,\"parsed\":\"0.8\",\"correct\":true,")), strict.told().constData());
    QVERIFY2(strict.printed.contains(QStringLiteral("{\"id\":4,\"parsed\":null,\"correct\":false,")), strict.told().constData());
    QVERIFY2(strict.said.contains(QStringLiteral("Line 5: “options”")), strict.told().constData()); // a choice needs them
    const auto ceval = m_cli.run(QStringLiteral("extract --scorer ceval"), wrong);
    QVERIFY_ENDED(ceval, 1);
    QCOMPARE(ceval.printed, QStringLiteral("{\"id\":3,\"parsed\":\"B\",\"correct\":true}\n"));
}

void ModelCommandsTest::figuresAreComputed()
{
    const QByteArray good = R"({"id": "a", "statistic": "percent_agreement", "params": {},
                                "input": {"ratings": [["x", "x"], ["x", "y"], ["y", "y"], ["y", "y"]], "categories": ["x", "y"]}})";
    const QByteArray strange = R"({"id": "b", "statistic": "moon", "params": {}, "input": {}})";
    const auto computed = m_cli.run(QStringLiteral("statistics"), '[' + good + ']');
    QVERIFY_ENDED(computed, 0);
    QVERIFY2(computed.json()[0]["id"] == "a" && computed.json()[0]["result"]["value"] == 0.75, computed.told().constData());
    const auto partly = m_cli.run(QStringLiteral("--json statistics"), '[' + good + ',' + strange + ']');
    QVERIFY_ENDED(partly, 1);
    QVERIFY2(partly.json().size() == 2 && partly.json()[1].contains("error"), partly.told().constData());
    QVERIFY2(partly.said.contains(QStringLiteral("Case b: “statistic” is “moon”")), partly.told().constData());
    const auto unread = m_cli.run(QStringLiteral("statistics"), "{");
    QVERIFY_ENDED(unread, 3);
    QVERIFY2(unread.said.contains(QStringLiteral("The text is not valid JSON")), unread.told().constData());
}

void ModelCommandsTest::wrongUseIsReported_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *line, int status, const char *said) { QTest::newRow(line) << status << QString::fromUtf8(said); };
    row("endpoint shared fly", 2, "“endpoint” needs one of these subcommands: add, list, test, update, remove.");
    row("endpoint shared add", 2, "endpoint PROJECT add needs --name.");
    row("endpoint shared add --name new", 2, "needs --service, or --dialect");
    row("endpoint shared add --name right --dialect practice", 3, "There is already an endpoint “right”");
    row("endpoint shared list --rpm 3", 2, "endpoint PROJECT list takes no --rpm.");
    row("endpoint shared add --name new --dialect openai --no-key --key-stdin", 2, "Use only one of --key-stdin, --key-env and --no-key.");
    row("endpoint shared test --name nobody", 3, "There is no endpoint “nobody”.");
    row("endpoint shared update --name nobody --rpm 3", 3, "There is no endpoint “nobody”.");
    row("run shared --endpoint nobody --config none", 2, "There is no endpoint “nobody”.");
    row("run shared --endpoint right --config moon", 2, "There is no configuration “moon”.");
    row("run shared --endpoint right --config none --limit 0", 2, "--limit takes a whole number");
    row("run shared --resume --dry-run", 2, "--dry-run works only with a new run");
    row("import responses shared nowhere.jsonl --model m --config none", 3, "nowhere.jsonl” does not exist.");
    row("endpoint shared update --name right --size big", 2, "--size must be a number, 0 or greater.");
    row("endpoint shared update --name right --size 0", 3, "The model size must be from 0.001 to 100,000 billion parameters.");
    row("results shared --figure a.svg --chart size", 2, "--chart size needs --by size.");
    row("results shared --by size,domain", 2, "or exactly one of these: configuration, shots, outcome, size.");
    row("results shared --scorer moon", 2, "--scorer takes strict, cii-official, judge, not “moon”.");
    row("compare shared right/none moon/none", 3, "There is no run “moon/none”.");
    row("compare shared right/none", 2, "usage: yuyi-cli compare PROJECT RUN_A RUN_B…");
    row("errors shared fly", 2, "“errors” needs one of these subcommands: sample, report, list, suspects.");
    row("errors shared sample", 2, "errors PROJECT sample needs --run");
    row("errors shared sample --run right/none --csv moon.csv", 2, "errors PROJECT sample takes no --csv.");
    row("errors shared report --run right/none", 2, "errors PROJECT report takes no --run.");
    row("errors shared list --practice", 2, "errors PROJECT list takes no --practice.");
    row("errors shared list --direct moon.csv", 2, "errors PROJECT list takes no --direct.");
    row("errors shared suspects --sample moon", 2, "errors PROJECT suspects takes no --sample.");
    row("errors shared sample --run moon", 3, "There is no run “moon”.");
    row("errors shared report --sample moon", 3, "There is no sample “moon”, because no sample has been drawn yet.");
    row("errors shared suspects --min-models 1", 2, "--min-models takes a whole number from 2 to 100.");
    row("describe shared fly", 2, "“describe” needs one of these subcommands: run, judge, rate, report, list, table, choose, leave.");
    row("describe shared judge --endpoint right", 2, "describe PROJECT judge needs --run");
    row("describe shared rate --run right", 2, "describe PROJECT rate needs --run, --item and --score.");
    row("describe shared choose", 2, "describe PROJECT choose and leave need --run");
    row("describe shared choose --run right", 3, "No run has a configuration whose replies a task of the preset scores.");
    row("describe shared report", 2, "describe PROJECT report needs --run");
    row("describe shared table --format pdf", 2, "--format takes one of: md, csv, latex, xlsx.");
    row("describe shared table", 3, "No model has been asked to describe images yet.");
    row("extract --scorer cii-official --evidence", 2, "--evidence works only with the scorer “strict”. Leave --evidence out.");
    row("extract --scorer moon", 2, "--scorer takes strict, cii-official, cmmmu-official, ceval or ceval-cot, not “moon”.");
    row("statistics more", 2, "usage: yuyi-cli statistics");
}

void ModelCommandsTest::wrongUseIsReported()
{
    QFETCH(int, status);
    QFETCH(QString, said);
    const QByteArray fault = refusalFault(m_cli, QString::fromUtf8(QTest::currentDataTag()), status, said);
    QVERIFY2(fault.isEmpty(), fault.constData());
}

QTEST_GUILESS_MAIN(ModelCommandsTest)
#include "modelcommandstest.moc"
