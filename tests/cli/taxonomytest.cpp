// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/chainpreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Concepts from files, in scripts.
class TaxonomyTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

private Q_SLOTS:
    void wholeOrNotAtAll()
    {
        QVERIFY(m_cli.write(QStringLiteral("chains.json"), jsonText(chainPresetJson())));
        QVERIFY(m_cli.write(QStringLiteral("good.csv"), "\xEF\xBB\xBF"
                                                        "concept,parent,name_zh,name_en\nanimal,root,动物,animal\n"
                                                        "bird,animal,鸟,bird\nduck,bird,鸭,duck\n"));
        QVERIFY(m_cli.write(QStringLiteral("bad.csv"), "concept,parent,name_en\nanimal,duck,animal\nduck,duck,duck\nowl,bird,owl\n"));
        QVERIFY_ENDED(m_cli.run(QStringLiteral("new bench --preset chains.json --as Lena --quiet")), 0);
        const auto bad = m_cli.run(QStringLiteral("--json import taxonomy bench bad.csv"));
        QVERIFY_ENDED(bad, 3);
        QVERIFY2(bad.json()["faults"].size() == 2 && bad.json()["faults"][0]["row"] == 3 && bad.json()["faults"][1]["row"] == 4,
                 bad.told().constData());
        const auto good = m_cli.run(QStringLiteral("--json import taxonomy bench good.csv"));
        QVERIFY_ENDED(good, 0);
        QVERIFY2(good.json()["added"] == 3 && good.json()["chains"]["current"] == 1, good.told().constData());
        QVERIFY_ENDED(m_cli.run(QStringLiteral("check bench")), 0);
        QVERIFY_ENDED(m_cli.run(QStringLiteral("import taxonomy bench")), 2);
        QVERIFY_ENDED(m_cli.run(QStringLiteral("import taxonomy bench none.csv")), 3);
    }
};

QTEST_GUILESS_MAIN(TaxonomyTest)
#include "taxonomytest.moc"
