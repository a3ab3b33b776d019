// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/drawnpictures.h"

#include <QByteArrayList>

using namespace yuyi;
using namespace yuyi::test;

/// Objects of factors, and images with a manifest of facts, in scripts.
class ObjectsCommandTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

private Q_SLOTS:
    void countedListedAndChecked()
    {
        const auto counted = m_cli.run(QStringLiteral("--json objects combo --out all.csv"));
        QVERIFY_ENDED(counted, 0);
        const Json json = counted.json();
        QVERIFY2(json["objects"] == 9504 && json["images"] == 190080, counted.told().constData());
        const QByteArrayList rows = m_cli.read(QStringLiteral("all.csv")).split('\n');
        QCOMPARE(rows.size(), 190082); // the headings, and nothing behind the last line
        QCOMPARE(rows.at(1 + 614 * 20), QByteArray("images/0614_00.png,0614,0,cube,face,metal,green,cone,apex,rubber,blue\r"));
        QVERIFY_ENDED(m_cli.run(QStringLiteral("objects combo --check all.csv")), 0);
        QVERIFY(m_cli.write(QStringLiteral("some.csv"),
                            rows.at(0) + '\n' + rows.at(1) + "\nx.png,0001,20,cube,face\r\n" + rows.at(1) + '\n'));
        const auto checked = m_cli.run(QStringLiteral("--json objects combo --check some.csv"));
        QVERIFY_ENDED(checked, 1);
        const Json faults = checked.json()["faults"];
        QVERIFY2(faults.size() == 2 && faults[0]["row"] == 3 && faults[1]["row"] == 4, checked.told().constData());
        QVERIFY_ENDED(m_cli.run(QStringLiteral("objects combo --out all.csv")), 3); // it is there
    }

    void ofAFile()
    {
        QVERIFY(m_cli.write(QStringLiteral("factors.json"), R"({"top": {"cube": {"anchors": ["face", "edge"]}}, "objects": 2})"));
        const auto counted = m_cli.run(QStringLiteral("--json objects factors.json --views 3"));
        QVERIFY_ENDED(counted, 0);
        QVERIFY2(counted.json()["images"] == 6, counted.told().constData());
        QVERIFY(m_cli.write(QStringLiteral("wrong.json"), R"({"top": {"cube": {"anchors": ["face", "edge"]}}, "objects": 3})"));
        QCOMPARE(refusalFault(m_cli, QStringLiteral("objects wrong.json"), 3, QStringLiteral("wrong.json")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("objects marvel"), 3, QStringLiteral("marvel")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("objects factors.json --views 0"), 2, QStringLiteral("--views")), QByteArray());
    }

    void manifestOut()
    {
        const QByteArray table = "path,object,view,primary_shape,anchor,primary_material,primary_colour,secondary_shape,pivot,"
                                 "secondary_material,secondary_colour\r\n"
                                 "images/a.png,0614,0,cube,face,metal,green,cone,apex,rubber,blue\r\n";
        QVERIFY(m_cli.write(QStringLiteral("in/images/a.png"), drawn::encoded(drawn::scene(1), "png", -1)));
        QVERIFY(m_cli.write(QStringLiteral("in/manifest.csv"), table));
        QVERIFY_ENDED(m_cli.run(QStringLiteral("new blocks --preset combo --as Lena --quiet")), 0);
        QVERIFY_ENDED(m_cli.run(QStringLiteral("import images blocks --manifest in/manifest.csv --quiet")), 0);
        QVERIFY_ENDED(m_cli.run(QStringLiteral("manifest blocks")), 2); // where to?
        const auto written = m_cli.run(QStringLiteral("manifest blocks --out out"));
        QVERIFY_ENDED(written, 0);
        QCOMPARE(m_cli.read(QStringLiteral("out/manifest.csv")), table);
        QCOMPARE(m_cli.read(QStringLiteral("out/images/a.png")), m_cli.read(QStringLiteral("in/images/a.png")));
        QVERIFY_ENDED(m_cli.run(QStringLiteral("manifest blocks --out out")), 3);
    }
};

QTEST_GUILESS_MAIN(ObjectsCommandTest)
#include "objectstest.moc"
