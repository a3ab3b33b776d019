// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/kinds/puzzlepreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Facts of images and questions from templates, in scripts.
class TemplatesTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

private Q_SLOTS:
    void fromAManifestToTheDrafts()
    {
        QVERIFY(m_cli.write(QStringLiteral("raw/a.png"), drawn::encoded(drawn::scene(1), "png", -1)));
        QVERIFY(m_cli.write(QStringLiteral("raw/b.png"), drawn::encoded(drawn::scene(2), "png", -1)));
        QVERIFY(m_cli.write(QStringLiteral("raw/list.csv"), "file,fact.panels,fact.solid\na.png,9,=cube\nb.png,,\n"));
        QVERIFY(m_cli.write(QStringLiteral("puzzles.json"), jsonText(puzzlePresetJson())));
        QVERIFY_ENDED(run(QStringLiteral("new bench --preset puzzles.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import images bench --manifest raw/list.csv --quiet")), 0);

        const auto listed = json(QStringLiteral("facts bench --csv facts.csv"));
        QVERIFY_ENDED(listed, 0);
        const Json images = listed.json()["images"];
        QCOMPARE(static_cast<int>(images.size()), 2);
        for (const Json &image : images)
            QVERIFY2((image["image"] == "a.png") == (image["facts"].value("panels", "") == "9"), listed.told().constData());
        // What it writes it reads, also what a spreadsheet could take for a formula.
        const auto same = json(QStringLiteral("facts bench --set facts.csv"));
        QVERIFY_ENDED(same, 0);
        QVERIFY2(same.json()["same"] == 2 && same.json()["changed"] == 0, same.told().constData());
        QVERIFY(m_cli.write(QStringLiteral("more.csv"), "image,panels\nb.png,4\nc.png,1\n"));
        const auto set = json(QStringLiteral("facts bench --set more.csv"));
        QVERIFY_ENDED(set, 1); // one row names no image
        QVERIFY2(set.json()["changed"] == 1 && set.json()["refused"][0]["row"] == 3, set.told().constData());
        QVERIFY(m_cli.write(QStringLiteral("wrong.csv"), "image,rows\nb.png,4\n"));
        const auto wrong = run(QStringLiteral("facts bench --set wrong.csv"));
        QVERIFY(wrong.status != 0 && wrong.said.contains(QStringLiteral("rows")));

        QVERIFY_ENDED(run(QStringLiteral("generate bench")), 2); // whose drafts?
        const auto none = json(QStringLiteral("generate bench --as Lena"));
        QVERIFY_ENDED(none, 0);
        QVERIFY2(none.json()["drafts"] == 0, none.told().constData());
    }
};

QTEST_GUILESS_MAIN(TemplatesTest)
#include "templatestest.moc"
