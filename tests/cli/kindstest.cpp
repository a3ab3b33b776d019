// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/kindspreset.h"

#include "db/host/sqlprojecthost.h"

using namespace yuyi;
using namespace yuyi::test;

/// A benchmark with several kinds of questions, from a preset file to its results.
class KindsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int choices = 4;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    /// What the only model reached, overall and by kind.
    static QList<double> accuracies(const Json &results)
    {
        QList<double> list;
        for (const Json &row : results["rows"]) {
            if (row["section"] != "people" && row["section"] != "baselines" && row["cell"]["accuracy"].is_number())
                list.append(row["cell"]["accuracy"].get<double>());
        }
        return list;
    }

    /// Eight items: the first half with four options, the others true or false.
    bool writeItems() const
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), 2 * choices);
        QFile file(m_cli.path(QStringLiteral("bench/items.json")));
        if (!file.open(QIODevice::ReadWrite))
            return false;
        Json entries = Json::parse(file.readAll().toStdString());
        for (size_t i = 0; i < entries.size(); ++i) {
            Json &question = entries[i]["questions"][0];
            const size_t key = i % 2;
            if (i < choices)
                question["options"].erase(question["options"].begin() + 4, question["options"].end());
            else
                question["options"] = Json::array({"对", "错"});
            question["question_type"] = i < choices ? "选择" : "判断";
            question["answer"] = std::string(1, static_cast<char>('A' + key));
            question["correct_option"] = question["options"][key];
        }
        file.resize(0);
        file.seek(0);
        file.write(QByteArray::fromStdString(entries.dump()));
        return true;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_cli.write(QStringLiteral("kinds.json"), jsonText(kindsPresetJson())));
        QVERIFY(writeItems());
        QVERIFY_ENDED(run(QStringLiteral("new base --preset kinds.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
    }

    void aFaultyPresetFileIsNamed()
    {
        Json wrong = kindsPresetJson();
        wrong["kinds"][0]["options"] = {4, 2};
        QVERIFY(m_cli.write(QStringLiteral("wrong.json"), jsonText(wrong)));
        const auto refused = run(QStringLiteral("new other --preset wrong.json --as Lena"));
        QVERIFY_ENDED(refused, 3);
        QVERIFY2(refused.said.contains(QStringLiteral("wrong.json")) && refused.said.contains(QStringLiteral("“/kinds/0/options”")),
                 refused.told().constData());
        const auto missing = run(QStringLiteral("new other --preset nothere.json --as Lena"));
        QVERIFY2(missing.status == 3 && missing.said.contains(QStringLiteral("nothere.json")), missing.told().constData());
        QVERIFY(!QFile::exists(m_cli.path(QStringLiteral("other"))));
    }

    /// The rules of a preset file are those of the project, but one person can do all steps.
    void theRulesOfThePresetFileHold()
    {
        Json strict = kindsPresetJson();
        strict["work"] = Json::parse(R"({"annotatorsPerImage": 2, "votesPerQuestion": 5, "rounds": 3, "passingVotes": 4,
                                         "requireLicence": true, "textRatioLimit": 0.2, "allowedSources": ["example.org"]})");
        QVERIFY(m_cli.write(QStringLiteral("strict.json"), jsonText(strict)));
        QVERIFY_ENDED(run(QStringLiteral("new strict --preset strict.json --as Lena --quiet")), 0);
        const auto factory = SqlProjectHost().open(m_cli.path(QStringLiteral("strict")));
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        const WorkRules rules = (*stores)->project().info()->rules;
        QVERIFY(rules.requireLicence);
        QCOMPARE(rules.textRatioLimit, 0.2);
        QCOMPARE(rules.allowedSources, QStringList{QStringLiteral("example.org")});
        QCOMPARE(rules.annotatorsPerImage, 1);
        QCOMPARE(rules.votesPerQuestion, 0);
        QCOMPARE(rules.rounds, 1);
        QCOMPARE(rules.passingVotes, 0);
    }

    void kindsAreCounted()
    {
        const auto stats = json(QStringLiteral("stats base"));
        QVERIFY_ENDED(stats, 0);
        const Json kinds = stats.json()["kinds"];
        QVERIFY2(kinds["选择"] == choices && kinds["判断"] == choices, stats.told().constData());
    }

    void anItemOfAnUnknownKindIsNotTaken()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("strange")));
        QFile file(m_cli.path(QStringLiteral("bench/items.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        Json entries = Json::parse(file.readAll().toStdString());
        entries[0]["questions"][0]["question_type"] = "填空";
        QVERIFY(m_cli.write(QStringLiteral("strange.json"), jsonText(Json::array({entries[0]}))));
        entries[5]["questions"][0]["options"] = {"错", "对"};
        entries[5]["questions"][0].erase("correct_option");
        QVERIFY(m_cli.write(QStringLiteral("turned.json"), jsonText(Json::array({entries[5]}))));
        const auto turned = run(QStringLiteral("import items strange turned.json --images bench"));
        QVERIFY2(turned.status == 1 && turned.printed.contains(QStringLiteral("对, 错")), turned.told().constData());
        const auto refused = run(QStringLiteral("import items strange strange.json --images bench"));
        QVERIFY2(refused.status == 1 && refused.printed.contains(QStringLiteral("填空")), refused.told().constData());
    }

    /// Where there is one kind, the member is a member like others that the program does not know.
    void oneKindReadsNoKinds()
    {
        QFile file(m_cli.path(QStringLiteral("bench/items.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        Json entries = Json::parse(file.readAll().toStdString());
        entries[0]["questions"][0]["question_type"] = 7;
        QVERIFY(m_cli.write(QStringLiteral("plain.json"), jsonText(Json::array({entries[0]}))));
        QVERIFY_ENDED(run(QStringLiteral("new plain --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items plain plain.json --images bench")), 0);
        QVERIFY(!json(QStringLiteral("stats plain")).json().contains("kinds"));
    }

    /// What is always shown in one order is asked once, where the others are asked in all rotations.
    void fixedOptionsAreNotTurned()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("turned")));
        QVERIFY_ENDED(run(QStringLiteral("endpoint turned add --name right --dialect practice --accuracy 1 --spread 0 --delay-ms 0 "
                                         "--misses 0 --faults 0 --quiet")),
                      0);
        const auto asked = json(QStringLiteral("run turned --endpoint right --config none --order circular"));
        QVERIFY_ENDED(asked, 0);
        QVERIFY2(asked.json()["sent"] == choices * 4 + choices, asked.told().constData());
        QCOMPARE(accuracies(json(QStringLiteral("results turned --by kind --practice")).json()), QList<double>({1, 1, 1}));
    }

    void resultsAreToldByKind()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("asked")));
        QByteArray lines;
        for (int i = 0; i < 2 * choices; ++i) {
            // Verdicts by their meaning: 不正确 is 错. The first of each kind is wrong.
            const bool right = i % choices != 0;
            const bool first = (i % 2 == 0) == right;
            const QString reply = i < choices ? QString(first ? u'A' : u'B')
                                : first       ? QStringLiteral("这个说法是正确的。")
                                              : QStringLiteral("这个说法不正确。");
            lines += QStringLiteral("{\"id\": \"dev-%1\", \"response\": \"%2\"}\n").arg(QString::number(i), reply).toUtf8();
        }
        QVERIFY(m_cli.write(QStringLiteral("replies.jsonl"), lines));
        const auto taken = json(QStringLiteral("import responses asked replies.jsonl --model theirs --config none --section open"));
        QVERIFY2(taken.json()["matched"] == 2 * choices && taken.json()["correct"] == 2 * choices - 2, taken.told().constData());
        const auto table = json(QStringLiteral("results asked --by kind"));
        QVERIFY_ENDED(table, 0);
        QCOMPARE(accuracies(table.json()), QList<double>({6.0 / 8, 3.0 / 4, 3.0 / 4}));
        const auto spoken = run(QStringLiteral("results asked --by kind"));
        QVERIFY2(spoken.printed.contains(QStringLiteral("True or false")), spoken.told().constData());
    }

    void aPracticeModelIsAskedByKind()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("practised")));
        QVERIFY_ENDED(run(QStringLiteral("endpoint practised add --name right --dialect practice --accuracy 1 --spread 0 --delay-ms 0 "
                                         "--misses 0 --faults 0 --quiet")),
                      0);
        QVERIFY_ENDED(run(QStringLiteral("run practised --endpoint right --config none --quiet")), 0);
        const auto table = json(QStringLiteral("results practised --by kind --practice"));
        QVERIFY_ENDED(table, 0);
        QCOMPARE(accuracies(table.json()), QList<double>({1, 1, 1}));
    }

    void whatLeavesNamesTheKind()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base out --format jsonl --quiet")), 0);
        QDirIterator files(m_cli.path(QStringLiteral("out")), {QStringLiteral("*.jsonl")}, QDir::Files, QDirIterator::Subdirectories);
        QByteArray all;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            all += file.readAll();
        }
        QCOMPARE(all.count("\"question_type\": \"判断\"") + all.count("\"question_type\":\"判断\""), choices);
    }
};

QTEST_GUILESS_MAIN(KindsTest)
#include "kindstest.moc"
