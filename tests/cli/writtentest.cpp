// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/writtenpreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Questions without options, from a benchmark file to results and to questions that may be wrong.
class WrittenTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int items = 4;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    /// Each accepts "湖0" … and "0.5 米", "1.5 米" …
    Json entries() const
    {
        Json all = Json::parse(m_cli.read(QStringLiteral("bench/items.json")).toStdString());
        for (int i = 0; i < items; ++i) {
            Json &question = all[static_cast<size_t>(i)]["questions"][0];
            question.erase("options");
            question.erase("correct_option");
            question["question_type"] = "填空";
            question["answer"] = QStringLiteral("湖%1").arg(i).toStdString();
            question["accepted"] = {question["answer"], QStringLiteral("%1.5 米").arg(i).toStdString()};
        }
        return all;
    }

    CliProgram::Ended imported(const QString &project, const QString &model, const QStringList &replies) const
    {
        QByteArray lines;
        for (int i = 0; i < replies.size(); ++i) {
            const Json line{{"id", QStringLiteral("dev-%1").arg(i).toStdString()}, {"response", replies.at(i).toStdString()}};
            lines += QByteArray::fromStdString(line.dump()) + '\n';
        }
        if (!m_cli.write(QStringLiteral("replies.jsonl"), lines))
            return {};
        return json(QStringLiteral("import responses %1 replies.jsonl --model %2 --config none --section open").arg(project, model));
    }

    static std::string text(const Json &value) { return value.is_string() ? value.get<std::string>() : std::string(); }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), items);
        QVERIFY(m_cli.write(QStringLiteral("written.json"), jsonText(writtenPresetJson())));
        QVERIFY(m_cli.write(QStringLiteral("some.json"), jsonText(entries())));
        QVERIFY_ENDED(run(QStringLiteral("new base --preset written.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base some.json --images bench")), 0);
    }

    /// Every accepted wording is right, numbers by their value; nothing is right by chance.
    void repliesAreComparedByWhatTheySay()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("asked")));
        const auto taken = imported(QStringLiteral("asked"), QStringLiteral("theirs"),
                                    {QStringLiteral("湖0"), QStringLiteral("答案：1.50 米"), QStringLiteral("海"), QStringLiteral("3.5")});
        QVERIFY2(taken.json()["matched"] == items && taken.json()["correct"] == 3 && taken.json()["incorrect"] == 1,
                 taken.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("check asked")), 0);
        const auto table = json(QStringLiteral("results asked"));
        QStringList kinds;
        const Json rows = table.json()["rows"];
        for (const Json &row : rows) {
            kinds.append(QString::fromStdString(row["kind"].get<std::string>()));
            if (row["kind"] == "chance")
                QCOMPARE(row["cell"]["accuracy"].get<double>(), 0.0);
            if (row["kind"] == "model")
                QCOMPARE(row["cell"]["accuracy"].get<double>(), 0.75);
        }
        QVERIFY2(kinds.contains(QStringLiteral("chance")) && kinds.contains(QStringLiteral("model")), table.told().constData());
        QVERIFY(!kinds.contains(QStringLiteral("frequent-letter")) && !kinds.contains(QStringLiteral("longest-option")));
        QVERIFY2(table.printed.contains(QStringLiteral("fill-in question")), table.told().constData());
    }

    void modelsThatWriteTheSameMakeAQuestionDoubtful()
    {
        QVERIFY(m_cli.copy(QStringLiteral("base"), QStringLiteral("doubtful")));
        const QStringList right{QStringLiteral("湖0"), QStringLiteral("湖1"), QStringLiteral("湖2"), QStringLiteral("湖3")};
        QStringList first = right;
        QStringList second = right;
        first[1] = QStringLiteral("Big Sea");
        second[1] = QStringLiteral("答案：big sea");
        first[2] = QStringLiteral("海");
        second[2] = QStringLiteral("江");
        QVERIFY_ENDED(imported(QStringLiteral("doubtful"), QStringLiteral("m1"), first), 0);
        QVERIFY_ENDED(imported(QStringLiteral("doubtful"), QStringLiteral("m2"), second), 0);
        const auto found = json(QStringLiteral("errors doubtful suspects --csv suspects.csv"));
        const Json list = found.json()["suspects"];
        QVERIFY2(list.size() == 1, found.told().constData());
        QCOMPARE(text(list[0]["item"]), std::string("dev-1"));
        QCOMPARE(text(list[0]["favoured"]["text"]), std::string("big sea"));
        QCOMPARE(text(list[0]["key"]["text"]), QStringLiteral("湖1").toStdString());
        QCOMPARE(list[0]["accepted"].size(), size_t(2));
        QVERIFY(m_cli.read(QStringLiteral("suspects.csv")).contains(QStringLiteral(",,湖1,,big sea,").toUtf8()));
        const auto said = run(QStringLiteral("errors doubtful suspects"));
        QVERIFY2(said.printed.contains(QStringLiteral("2 of 2 models write “big sea”; the accepted answer, “湖1”, is written by 0.")),
                 said.told().constData());
        // Wrong answers are drawn for experts as those of choice questions.
        const auto drawn = json(QStringLiteral("errors doubtful sample --run m1/none --by none --n 10"));
        QVERIFY2(drawn.json()["wrong"] == 2 && drawn.json()["drawn"] == 2, drawn.told().constData());
    }
};

QTEST_GUILESS_MAIN(WrittenTest)
#include "writtentest.moc"
