// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// The ways to assign items to splits, in scripts.
class SplitsCommandTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

private Q_SLOTS:
    void waysAreShownAndTaken()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), 10);
        QVERIFY_ENDED(m_cli.run(QStringLiteral("new base --as Lena --quiet")), 0);
        QVERIFY_ENDED(m_cli.run(QStringLiteral("import items base bench/items.json --images bench --quiet")), 0);
        const auto ways = m_cli.run(QStringLiteral("--json splits base --split train:7,test:3 --seed 4"));
        QVERIFY_ENDED(ways, 0);
        QVERIFY2(ways.json()["questions"] == 10 && ways.json()["ways"].size() == 3, ways.told().constData());
        QVERIFY2(ways.json()["ways"][0]["by"] == "image" && ways.json()["ways"][0]["usual"] == true
                     && ways.json()["ways"][0]["sizes"]["train"] == 7 && ways.json()["ways"][2]["by"] == "shown"
                     && ways.json()["ways"][2]["shared"][0]["split"] == "test" && ways.json()["ways"][2]["shared"][0]["shared"] == 0,
                 ways.told().constData());
        QVERIFY(m_cli.run(QStringLiteral("--json splits base --split-by item")).json()["ways"].size() == 1);
        const auto wrong = m_cli.run(QStringLiteral("splits base --split-by chance"));
        QVERIFY_ENDED(wrong, 2);
        QVERIFY2(wrong.said.contains(QStringLiteral("“chance”")), wrong.told().constData());

        QVERIFY_ENDED(m_cli.run(QStringLiteral("export base none --format jsonl --split-by item")), 2);
        QVERIFY_ENDED(m_cli.run(QStringLiteral("export base out --format jsonl --split train:7,test:3 --split-by item --quiet")), 0);
        QCOMPARE(m_cli.read(QStringLiteral("out/train.jsonl")).count('\n'), 7);
        const QString card = QString::fromUtf8(m_cli.read(QStringLiteral("out/README.md")));
        QVERIFY2(card.contains(QStringLiteral("each by itself")), qPrintable(card));

        // Dialogues leave the test split out, as they are meant to, and say so.
        QVERIFY_ENDED(m_cli.run(QStringLiteral("export base chat --format chat --split train:7,test:3 --without-keys")), 2);
        QVERIFY_ENDED(m_cli.run(QStringLiteral("export base lines --format jsonl --with-test")), 2);
        const auto chat = m_cli.run(QStringLiteral("export base chat --format chat --split train:7,test:3"));
        QVERIFY_ENDED(chat, 0);
        QVERIFY2(chat.said.contains(QStringLiteral("3 item")), chat.told().constData());
        QCOMPARE(m_cli.read(QStringLiteral("chat/train.jsonl")).count('\n'), 7);
        QVERIFY(m_cli.read(QStringLiteral("chat/test.jsonl")).isEmpty());
        // What it keeps for tests is in its split all the same, so that the next release does not train on it.
        QVERIFY_ENDED(m_cli.run(QStringLiteral("export base after --format jsonl --quiet")), 0);
        QCOMPARE(m_cli.read(QStringLiteral("after/test.jsonl")).count('\n'), 3);
        QCOMPARE(m_cli.read(QStringLiteral("after/train.jsonl")).count('\n'), 7);
        const auto checked = m_cli.run(QStringLiteral("check base"));
        QVERIFY2(!checked.printed.contains(QStringLiteral("recorded numbers")), checked.told().constData());

        // Dialogues with another prompt, which the format must be for and the project must have.
        QVERIFY_ENDED(m_cli.run(QStringLiteral("export base cot --format chat --config cot --with-test --quiet")), 0);
        const QString thoughtful = QString::fromUtf8(m_cli.read(QStringLiteral("cot/train.jsonl")));
        QVERIFY2(thoughtful.contains(QStringLiteral("逐一思考")), qPrintable(thoughtful.left(400)));
        QVERIFY(!QString::fromUtf8(m_cli.read(QStringLiteral("chat/train.jsonl"))).contains(QStringLiteral("逐一思考")));
        QVERIFY_ENDED(m_cli.run(QStringLiteral("export base lines --format jsonl --config cot")), 2);
        const auto shots = m_cli.run(QStringLiteral("export base shots --format chat --config 1-shot"));
        QVERIFY_ENDED(shots, 2);
        QVERIFY2(shots.said.contains(QStringLiteral("none, ")), shots.told().constData());
        QVERIFY_ENDED(m_cli.run(QStringLiteral("export base both --format chat --split train:7,test:3 --with-test --quiet")), 0);
        QCOMPARE(m_cli.read(QStringLiteral("both/test.jsonl")).count('\n'), 3);
    }
};

QTEST_GUILESS_MAIN(SplitsCommandTest)
#include "splitscommandtest.moc"
