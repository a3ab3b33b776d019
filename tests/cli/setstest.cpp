// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/severalpreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Questions with several correct options, from a benchmark file to results and back to files.
class SetsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 6;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    /// Questions of four options. The keys are AC, AC, AC, AC, B and ABCD.
    static const char *keyOf(int item) { return item < 4 ? "AC" : item == 4 ? "B"
                                                                            : "ABCD"; }

    Json entries() const
    {
        QFile file(m_cli.path(QStringLiteral("bench/items.json")));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        Json all = Json::parse(file.readAll().toStdString());
        for (int i = 0; i < items; ++i) {
            Json &question = all[static_cast<size_t>(i)]["questions"][0];
            question["options"].erase(question["options"].begin() + 4, question["options"].end());
            question["question_type"] = "多选";
            question["answer"] = keyOf(i);
            question.erase("correct_option");
        }
        return all;
    }

    CliProgram::Ended importOf(const QString &project, const Json &some) const
    {
        if (!m_cli.write(QStringLiteral("some.json"), jsonText(some)))
            return {};
        return run(QStringLiteral("import items %1 some.json --images bench").arg(project));
    }

    /// All that an export wrote into text files: a folder, or a file with an ending.
    QByteArray written(const QString &name) const
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
        QVERIFY(m_cli.write(QStringLiteral("several.json"), jsonText(severalPresetJson())));
        QVERIFY_ENDED(run(QStringLiteral("new base --preset several.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(importOf(QStringLiteral("base"), entries()), 0);
    }

    void lettersThatAreNoSetAreRefused()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("refused")));
        Json some = Json::array({entries()[0]});
        some[0]["questions"][0]["answer"] = "AE";
        const auto beyond = importOf(QStringLiteral("refused"), some);
        QVERIFY2(beyond.status == 1 && beyond.printed.contains(QStringLiteral("AE")), beyond.told().constData());
        some[0]["questions"][0]["answer"] = "AC";
        some[0]["questions"][0]["question_type"] = "选择";
        const auto one = importOf(QStringLiteral("refused"), some);
        QVERIFY2(one.status == 1 && one.printed.contains(QStringLiteral("选择")), one.told().constData());
        // Where no kind takes several, two letters are no letter.
        QVERIFY(m_cli.write(QStringLiteral("kinds.json"), jsonText(kindsPresetJson())));
        QVERIFY_ENDED(run(QStringLiteral("new single --preset kinds.json --as Lena --quiet")), 0);
        const auto none = importOf(QStringLiteral("single"), some);
        QVERIFY2(none.status == 1 && none.printed.contains(QStringLiteral("AC")), none.told().constData());
    }

    /// Right is the whole set, in whatever order and form the letters are given.
    void onlyWholeSetsAreRight()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("asked")));
        const QStringList replies{QStringLiteral("答案：AC"), QStringLiteral("C、A"), QStringLiteral("A"),
                                  QStringLiteral("ABC"), QStringLiteral("选 B。"), QStringLiteral("四个选项都正确。")};
        QByteArray lines;
        for (int i = 0; i < items; ++i)
            lines += QStringLiteral("{\"id\": \"dev-%1\", \"response\": \"%2\"}\n").arg(QString::number(i), replies.at(i)).toUtf8();
        QVERIFY(m_cli.write(QStringLiteral("replies.jsonl"), lines));
        const auto taken = json(QStringLiteral("import responses asked replies.jsonl --model theirs --config none --section open"));
        QVERIFY2(taken.json()["matched"] == items && taken.json()["correct"] == 4 && taken.json()["incorrect"] == 2,
                 taken.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("check asked")), 0);
        // Chance: one of four options, which is correct alone in one of the six questions.
        const auto table = json(QStringLiteral("results asked"));
        const Json rows = table.json()["rows"];
        bool found = false;
        for (const Json &row : rows) {
            if (row["kind"] == "chance") {
                QCOMPARE(row["cell"]["accuracy"].get<double>(), 1.0 / 4 / items);
                found = true;
            }
        }
        QVERIFY2(found, table.told().constData());
    }

    void aPracticeModelAnswersWithSets()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("practised")));
        for (const char *accuracy : {"1", "0"}) {
            QVERIFY_ENDED(run(QStringLiteral("endpoint practised add --name m%1 --dialect practice --accuracy %1 --spread 0 --delay-ms 0 "
                                             "--misses 0 --faults 0 --quiet")
                                  .arg(QLatin1String(accuracy))),
                          0);
            const auto asked =
                json(QStringLiteral("run practised --endpoint m%1 --config none --order shuffled")
                         .arg(QLatin1String(accuracy)));
            QVERIFY_ENDED(asked, 0);
            const int right = accuracy[0] == '1' ? items : 0;
            QVERIFY2(asked.json()["correct"] == right && asked.json()["incorrect"] == items - right, asked.told().constData());
        }
    }

    void filesHoldTheLetters_data()
    {
        QTest::addColumn<QByteArray>("set");
        QTest::newRow("cii-bench") << QByteArray("\"answer\": \"AC\"");
        QTest::newRow("cii-flat") << QByteArray("\"answer\": \"AC\"");
        QTest::newRow("jsonl") << QByteArray("\"answer\":\"AC\"");
        QTest::newRow("csv") << QByteArray(",AC,");
        QTest::newRow("vlmevalkit") << QByteArray("\tAC\t");
    }
    void filesHoldTheLetters()
    {
        QFETCH(QByteArray, set);
        const QString format = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY_ENDED(run(QStringLiteral("export base out-%1 --format %1 --quiet").arg(format)), 0);
        const QByteArray all = written(QStringLiteral("out-") % format);
        QVERIFY2(all.count(set) == 4, all.left(2000).constData());
        QVERIFY_ENDED(run(QStringLiteral("export base bare-%1 --format %1 --without-keys --quiet").arg(format)), 0);
        const QByteArray bare = written(QStringLiteral("bare-") % format);
        QVERIFY(bare.size() > 500 && !bare.contains(set));
    }

    /// What was written is read again as the same questions.
    void filesCanBeReadAgain()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base again --format cii-bench --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("new other --preset several.json --as Lena --quiet")), 0);
        QDirIterator files(m_cli.path(QStringLiteral("again")), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        int taken = 0;
        while (files.hasNext()) {
            const auto ended = json(QStringLiteral("import items other %1 --images again").arg(files.next()));
            taken += ended.status == 0 ? 1 : 0;
        }
        QVERIFY(taken > 0);
        QVERIFY_ENDED(run(QStringLiteral("export other third --format csv --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("export base first --format csv --quiet")), 0);
        // The same questions with the same keys; ids of pictures and splits are the new project's own.
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
        const QStringList third = keysOf(written(QStringLiteral("third")));
        QCOMPARE(third.size(), items);
        QCOMPARE(third, keysOf(written(QStringLiteral("first"))));
    }
};

QTEST_GUILESS_MAIN(SetsTest)
#include "setstest.moc"
