// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/writtenpreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Questions whose answer is written, from a benchmark file into a project and back to files.
class WrittenFilesTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 6;
    static constexpr int written = 4;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    /// Four written questions, each given in another way, and two choices.
    Json entries() const
    {
        Json all = Json::parse(m_cli.read(QStringLiteral("bench/items.json")).toStdString());
        for (size_t i = 0; i < items; ++i) {
            Json &question = all[i]["questions"][0];
            question["question_type"] = i < written ? "填空" : "选择";
            question["options"].erase(question["options"].begin() + 4, question["options"].end());
            question["answer"] = "B";
            question["correct_option"] = question["options"][1];
            if (i < written) {
                question["options"] = Json::array();
                question["answer"] = "谜底";
                question.erase("correct_option");
            }
        }
        all[0]["questions"][0]["accepted"] = {"谜底", "谜 底 二"};
        all[1]["questions"][0].erase("question_type");
        all[1]["questions"][0].erase("options");
        all[2]["questions"][0]["answer"] = {"谜底", "3.50"};
        return all;
    }

    CliProgram::Ended importOf(const QString &project, const Json &some) const
    {
        if (!m_cli.write(QStringLiteral("dev.json"), jsonText(some)))
            return {};
        return run(QStringLiteral("import items %1 dev.json --images bench").arg(project));
    }

    /// A JSON file whatever the order of its members.
    nlohmann::json fileOf(const QString &name) const { return nlohmann::json::parse(m_cli.read(name).toStdString(), nullptr, false); }

    /// All that an export wrote into text files: a folder, or a file with an ending.
    QByteArray exported(const QString &name) const
    {
        QByteArray all;
        QDirIterator files(m_cli.path(QStringLiteral(".")), {QStringLiteral("*.json*"), QStringLiteral("*.csv"), QStringLiteral("*.tsv")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            const bool own = file.fileName().contains(QString(u'/' % name % u'/')) || file.fileName().contains(QString(u'/' % name % u'.'));
            if (own && file.open(QIODevice::ReadOnly))
                all += file.readAll();
        }
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
        QVERIFY(m_cli.write(QStringLiteral("written.json"), jsonText(writtenPresetJson())));
        QVERIFY_ENDED(run(QStringLiteral("new base --preset written.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(importOf(QStringLiteral("base"), entries()), 0);
        QVERIFY_ENDED(run(QStringLiteral("check base")), 0);
    }

    void kindsAreCounted()
    {
        const auto stats = json(QStringLiteral("stats base"));
        QVERIFY_ENDED(stats, 0);
        const Json kinds = stats.json()["kinds"];
        QVERIFY2(kinds["填空"] == written && kinds["选择"] == items - written, stats.told().constData());
    }

    /// What came in goes out equal.
    void theFileComesBackAsItWas()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base same --format cii-bench --quiet")), 0);
        const nlohmann::json out = fileOf(QStringLiteral("same/dev.json"));
        QVERIFY2(out == nlohmann::json(entries()), m_cli.read(QStringLiteral("same/dev.json")).constData());
    }

    /// The flat form in another project: the same questions, and the same file from there.
    void theFlatFormComesBackToo()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base flat --format cii-flat --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("new other --preset written.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items other flat/dev.json --format cii-flat --images flat")), 0);
        QVERIFY_ENDED(run(QStringLiteral("export other again --format cii-flat --quiet")), 0);
        const nlohmann::json first = fileOf(QStringLiteral("flat/dev.json"));
        QVERIFY2(first.is_array() && first.size() == items, exported(QStringLiteral("flat")).left(2000).constData());
        QCOMPARE(first[0]["answer"].get<std::string>(), std::string("谜底"));
        QVERIFY(first[2]["accepted"] == nlohmann::json::array({"谜底", "3.50"}));
        QVERIFY2(fileOf(QStringLiteral("again/dev.json")) == first, exported(QStringLiteral("again")).left(2000).constData());
        // What the database holds, not what the file said.
        QVERIFY_ENDED(run(QStringLiteral("export base one --format csv --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("export other two --format csv --quiet")), 0);
        const auto keysOf = [](const QByteArray &table) {
            QStringList keys;
            for (const QString &line : QString::fromUtf8(table).split(u'\n')) {
                const qsizetype from = line.indexOf(QStringLiteral("第"));
                if (from >= 0)
                    keys.append(line.mid(from, line.indexOf(QStringLiteral("插画")) - from));
            }
            keys.sort();
            return keys;
        };
        const QStringList keys = keysOf(exported(QStringLiteral("one")));
        QCOMPARE(keys.size(), items);
        QVERIFY2(keys.filter(QStringLiteral("谜底; 谜 底 二")).size() == 1, qPrintable(keys.join(u'\n')));
        QCOMPARE(keysOf(exported(QStringLiteral("two"))), keys);
    }

    void filesHoldTheAnswer_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("cii-flat") << QByteArray("\"answer\": \"谜底\"");
        QTest::newRow("jsonl") << QByteArray("\"answer\":\"谜底\"");
        QTest::newRow("imagefolder") << QByteArray("\"answer\":\"谜底\"");
        QTest::newRow("csv") << QByteArray(",谜底,");
        QTest::newRow("vlmevalkit") << QByteArray("\t谜底\t");
    }
    void filesHoldTheAnswer()
    {
        QFETCH(QByteArray, answer);
        const QString format = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY_ENDED(run(QStringLiteral("export base out-%1 --format %1 --quiet").arg(format)), 0);
        const QByteArray all = exported(QStringLiteral("out-") % format);
        QVERIFY2(all.count(answer) >= written, all.left(2000).constData());
        QVERIFY(all.contains("谜 底 二") && all.contains("3.50"));
        QVERIFY_ENDED(run(QStringLiteral("export base bare-%1 --format %1 --without-keys --quiet").arg(format)), 0);
        const QByteArray bare = exported(QStringLiteral("bare-") % format);
        QVERIFY2(bare.size() > 500 && !bare.contains("谜") && !bare.contains("3.50"), bare.left(2000).constData());
    }

    /// Entries are named, and the others are taken.
    void whatIsNoSuchQuestionIsRefused()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("refused")));
        Json some = entries();
        some[0]["questions"][0]["id"] = "bad-0";
        some[0]["questions"][0]["accepted"] = {"别的"};
        some[1]["questions"][0]["id"] = "bad-1";
        some[1]["questions"][0]["question_type"] = "填空";
        some[1]["questions"][0]["options"] = {"a", "b"};
        some[2]["questions"][0]["id"] = "good";
        const auto ended = importOf(QStringLiteral("refused"), Json::array({some[0], some[1], some[2]}));
        QVERIFY2(ended.status == 1 && ended.printed.contains(QStringLiteral("bad-0")) && ended.printed.contains(QStringLiteral("bad-1"))
                     && ended.printed.contains(QStringLiteral("谜底")) && !ended.printed.contains(QStringLiteral("good")),
                 ended.told().constData());
        const auto stats = json(QStringLiteral("stats refused"));
        QVERIFY2(stats.json()["questions"] == items + 1, stats.told().constData());
    }

    void aPresetWithoutWrittenAnswersRefusesThem()
    {
        QVERIFY(m_cli.write(QStringLiteral("kinds.json"), jsonText(kindsPresetJson())));
        QVERIFY_ENDED(run(QStringLiteral("new chosen --preset kinds.json --as Lena --quiet")), 0);
        QVERIFY(m_cli.write(QStringLiteral("dev.json"), jsonText(entries())));
        const auto all = json(QStringLiteral("import items chosen dev.json --images bench"));
        QVERIFY2(all.status == 1 && all.json()["refused"].size() == written, all.told().constData());
        QVERIFY2(all.json()["refused"][0]["item"] == "dev-0", all.told().constData());
        const auto stats = json(QStringLiteral("stats chosen"));
        QVERIFY2(stats.json()["questions"] == items - written, stats.told().constData());
    }
};

QTEST_GUILESS_MAIN(WrittenFilesTest)
#include "writtenfilestest.moc"
