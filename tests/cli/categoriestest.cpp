// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/host/sqlprojecthost.h"
#include "models/services/curation/decisionservice.h"
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/categorypreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Items over categories in scripts.
class CategoriesCommandTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    /// Keeps all images, as a lead does by looking at them.
    void keepAll()
    {
        const auto factory = SqlProjectHost().open(m_cli.path(QStringLiteral("bench")));
        QVERIFY(factory);
        const auto stores = (*factory)->open();
        QVERIFY(stores);
        const auto ids = (*stores)->images().list({}, ImageSort::Name);
        QVERIFY(ids && ids->size() == blockImages);
        const PersonId lead = (*stores)->project().people()->constFirst().id;
        QVERIFY(DecisionService(**stores, lead).decide(*ids, Verdict(), QStringLiteral("Kept")));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QByteArray list = "file,fact.shape,fact.colour\n";
        for (int i = 0; i < blockImages; ++i) {
            QVERIFY(m_cli.write(QStringLiteral("raw/") + blockName(i), blockFile(i)));
            const QMap<QString, QString> facts = blockFacts(i);
            list += (blockName(i) + u',' + facts.value(QStringLiteral("shape")) + u',' + facts.value(QStringLiteral("colour")) + u'\n')
                        .toUtf8();
        }
        QVERIFY(m_cli.write(QStringLiteral("raw/list.csv"), list));
        QVERIFY(m_cli.write(QStringLiteral("blocks.json"), jsonText(categoryPresetJson())));
        QVERIFY_ENDED(run(QStringLiteral("new bench --preset blocks.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import images bench --manifest raw/list.csv --quiet")), 0);
    }

    void drawnListedSavedAndReadAgain()
    {
        // Nothing is kept yet.
        const auto none = json(QStringLiteral("categories bench --draw 2"));
        QVERIFY_ENDED(none, 1);
        QCOMPARE(none.json()["missing"].get<int>(), 2);
        keepAll();
        const auto dry = json(QStringLiteral("categories bench --draw 4 --seed 3 --conditions 1 --dry-run"));
        QVERIFY_ENDED(dry, 0);
        QVERIFY2(dry.json()["drawn"].size() == 4 && dry.json()["items"].empty(), dry.told().constData());
        const auto drawn = json(QStringLiteral("categories bench --draw 4 --seed 3 --conditions 1"));
        QVERIFY_ENDED(drawn, 0);
        QCOMPARE(drawn.json()["added"].get<int>(), 4);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(drawn.json()["items"][i]["rule_a"].get<std::string>().find('&'), std::string::npos);
        const auto again = json(QStringLiteral("categories bench --draw 4 --seed 3 --conditions 1 --save rules.csv"));
        QVERIFY_ENDED(again, 0);
        QVERIFY2(again.json()["known"] == 4 && again.json()["items"] == drawn.json()["items"], again.told().constData());
        // What it saves it reads.
        const auto read = json(QStringLiteral("categories bench --csv rules.csv"));
        QVERIFY_ENDED(read, 0);
        QVERIFY2(read.json()["known"] == 4 && read.json()["added"] == 0, read.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("check bench")), 0);
    }

    void faultsAreNamedByRow()
    {
        QVERIFY(m_cli.write(QStringLiteral("wrong.csv"), "id,rule_a,rule_b\nx,shape=cube,shape=cube\ny,shape=cube,size=1\n"));
        const auto wrong = json(QStringLiteral("categories bench --csv wrong.csv"));
        QVERIFY_ENDED(wrong, 1);
        QVERIFY2(wrong.json()["refused"].size() == 2 && wrong.json()["refused"][0]["row"] == 2, wrong.told().constData());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("categories bench --draw 0"), 2, QStringLiteral("--draw")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("categories bench --draw 1 --csv wrong.csv"), 2, QStringLiteral("--csv")),
                 QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("categories bench --seed 1"), 2, QStringLiteral("--draw")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("categories bench --csv none.csv"), 3, QStringLiteral("none.csv")), QByteArray());
    }
};

QTEST_GUILESS_MAIN(CategoriesCommandTest)
#include "categoriestest.moc"
