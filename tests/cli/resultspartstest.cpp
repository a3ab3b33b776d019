// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// `results` and `compare` of one split, and by split.
class ResultsPartsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int itemCount = 8;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    bool importReplies(const QString &project, const QString &model, int right) const
    {
        QByteArray lines;
        for (int i = 0; i < itemCount; ++i) {
            const char letter = static_cast<char>('A' + (i < right ? i : i + 1) % 6);
            const Json reply{{"id", "dev-" + std::to_string(i)}, {"response", std::string(1, letter)}};
            lines += QByteArray::fromStdString(reply.dump()) + '\n';
        }
        return m_cli.write(QStringLiteral("replies.jsonl"), lines)
            && run(QStringLiteral("import responses %1 replies.jsonl --model %2 --config none").arg(project, model)).status == 0;
    }
    /// The first cell of the model's rows with this value.
    static Json cellOf(const Json &made, const std::string &model, const std::string &value = {})
    {
        for (const Json &row : made.value("rows", Json::array())) {
            if (row["model"] == model && row.value("value", std::string()) == value)
                return row["cell"];
        }
        return Json::object();
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeTwoSplits(m_cli.path(QStringLiteral("bench")), itemCount, 5);
        writeBenchmark(m_cli.path(QStringLiteral("plain")), itemCount);
        QVERIFY_ENDED(run(QStringLiteral("new two --preset cii-bench --as Lena --quiet")), 0);
        for (const char *split : {"val", "test"})
            QVERIFY_ENDED(run(QStringLiteral("import items two bench/%1.json --images bench").arg(QLatin1String(split))), 0);
        QVERIFY_ENDED(run(QStringLiteral("new one --preset cii-bench --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items one plain/items.json --images plain")), 0);
        for (const char *project : {"one", "two"}) {
            QVERIFY(importReplies(QLatin1String(project), QStringLiteral("alpha"), 7));
            QVERIFY(importReplies(QLatin1String(project), QStringLiteral("beta"), 4));
        }
    }

    void bySplit()
    {
        const auto ended = json(QStringLiteral("results two --by split"));
        QVERIFY_ENDED(ended, 0);
        const Json made = ended.json();
        QCOMPARE(cellOf(made, "alpha")["n"].get<int>(), 8);
        QCOMPARE(cellOf(made, "alpha", "val")["accuracy"].get<double>(), 1.0);
        QCOMPARE(cellOf(made, "beta", "val")["accuracy"].get<double>(), 0.8);
        QCOMPARE(cellOf(made, "beta", "test")["n"].get<int>(), 3);
        QCOMPARE(cellOf(made, "beta", "test")["accuracy"].get<double>(), 0.0);
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results one --by split"), 3, QStringLiteral("same split")), QByteArray());
    }

    void oneSplitAlone()
    {
        const auto ended = json(QStringLiteral("results two --where split=test --by domain"));
        QVERIFY_ENDED(ended, 0);
        const Json made = ended.json();
        QCOMPARE(made["where"].get<std::string>(), std::string("split=test"));
        QCOMPARE(cellOf(made, "alpha")["n"].get<int>(), 3);
        QCOMPARE(cellOf(made, "chance")["n"].get<int>(), 3);
        const auto text = run(QStringLiteral("results two --where split=test"));
        QVERIFY2(text.printed.contains(QStringLiteral("split=test")), text.told().constData());
        const auto plain = json(QStringLiteral("results two"));
        QVERIFY(!plain.json().contains("where"));
        const auto compared = json(QStringLiteral("compare two alpha/none beta/none --where split=val"));
        QVERIFY_ENDED(compared, 0);
        QCOMPARE(compared.json()["n"].get<int>(), 5);
        QCOMPARE(compared.json()["where"].get<std::string>(), std::string("split=val"));
    }

    void whatCannotBeAskedIsRefused()
    {
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results two --where stage=gold"), 2, QStringLiteral("stage")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results two --where split=dev"), 3, QStringLiteral("split=dev")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("compare two alpha/none beta/none --where nonsense=1"), 2, QStringLiteral("nonsense")),
                 QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("results two --against one --where split=val"), 2, QStringLiteral("--where")),
                 QByteArray());
    }
};

QTEST_GUILESS_MAIN(ResultsPartsTest)
#include "resultspartstest.moc"
