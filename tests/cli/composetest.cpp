// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/drawnpictures.h"
#include "tests/support/drawnpuzzle.h"
#include "tests/support/kinds/composepreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Panels and sheets in scripts.
class ComposeTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    drawn::Puzzle m_puzzle = drawn::puzzle(3, 1, 4, true);

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_cli.write(QStringLiteral("puzzles.json"), composePresetJson()));
        QVERIFY(m_cli.write(QStringLiteral("raw/7.png"), drawn::encoded(m_puzzle.whole, "png", -1)));
        for (int i = 0; i < m_puzzle.areas.size(); ++i) {
            QVERIFY(m_cli.write(QStringLiteral("files/%1.png").arg(i),
                                drawn::encoded(m_puzzle.whole.copy(m_puzzle.areas.at(i)), "png", -1)));
        }
        QVERIFY_ENDED(run(QStringLiteral("new bench --preset puzzles.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import images bench raw --quiet")), 0);
    }

    void panelsAreProposedCutAndComposed()
    {
        QVERIFY_ENDED(json(QStringLiteral("panels bench 7")), 1); // none yet
        const auto lacking = json(QStringLiteral("compose bench plain 7"));
        QVERIFY_ENDED(lacking, 1);
        QVERIFY2(lacking.json()["failed"] == 1 && lacking.json()["made"] == 0, lacking.told().constData());
        const auto proposed = json(QStringLiteral("panels bench 7.png --propose"));
        QVERIFY_ENDED(proposed, 0);
        QCOMPARE(static_cast<qsizetype>(proposed.json()["panels"].size()), m_puzzle.areas.size());
        QVERIFY(m_cli.write(QStringLiteral("cut.json"), proposed.printed.toUtf8()));
        const auto cut = json(QStringLiteral("panels bench 7 --cut cut.json"));
        QVERIFY_ENDED(cut, 0);
        QVERIFY2(cut.json()["facts"]["grid"] == "3x1" && cut.json()["facts"]["panels_choices"] == "4", cut.told().constData());
        // What is listed can be given back.
        QVERIFY(m_cli.write(QStringLiteral("again.json"), cut.printed.toUtf8()));
        QVERIFY_ENDED(run(QStringLiteral("panels bench 7 --cut again.json --quiet")), 0);
        QCOMPARE(json(QStringLiteral("panels bench 7")).printed, cut.printed);

        const auto made = json(QStringLiteral("compose bench plain --all"));
        QVERIFY_ENDED(made, 0);
        const Json sheet = made.json()["sheets"][0];
        QVERIFY2(sheet["made"] == true && sheet["sha256"].get<std::string>().size() == 64
                     && sheet["recipe"].get<std::string>().size() == 64,
                 made.told().constData());
        const auto known = json(QStringLiteral("compose bench plain 7"));
        QVERIFY_ENDED(known, 0);
        QVERIFY2(known.json()["known"] == 1 && known.json()["sheets"][0]["sha256"] == sheet["sha256"], known.told().constData());
        const auto text = run(QStringLiteral("compose bench numbered 7"));
        QVERIFY2(text.status == 0 && text.printed.startsWith(QStringLiteral("made  ")), text.told().constData());
        const auto listed = json(QStringLiteral("sheets bench 7"));
        QVERIFY_ENDED(listed, 0);
        QVERIFY2(listed.json()["sheets"].size() == 2 && listed.json()["sheets"][0]["current"] == true
                     && listed.json()["sheets"][0]["questions"] == 0,
                 listed.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("check bench")), 0);
        // Another grid: the sheets are of former panels. The former grid: they are current again.
        QVERIFY_ENDED(run(QStringLiteral("panels bench 7 --cut cut.json --grid 2x2 --quiet")), 0);
        QVERIFY2(json(QStringLiteral("sheets bench 7")).json()["sheets"][0]["current"] == false, "the grid is another one");
        QVERIFY_ENDED(run(QStringLiteral("panels bench 7 --cut cut.json --grid 3x1 --quiet")), 0);
        QVERIFY2(json(QStringLiteral("sheets bench 7")).json()["sheets"][0]["current"] == true, "and back");
    }

    void anImageIsMadeOfFiles()
    {
        Json panels = Json::array();
        for (int i = 0; i < m_puzzle.areas.size(); ++i)
            panels.push_back({{"role", toUtf8(codeOf(m_puzzle.roles.at(i)))}, {"file", "files/" + std::to_string(i) + ".png"}});
        QVERIFY(m_cli.write(QStringLiteral("new.json"), jsonText({{"panels", panels}})));
        const auto made =
            json(QStringLiteral("compose bench --new new.json --name made.png --source https://example.org --licence CC0 --grid 3x1"));
        QVERIFY_ENDED(made, 0);
        QVERIFY2(made.json()["image"] == "made.png", made.told().constData());
        const auto listed = json(QStringLiteral("panels bench made"));
        QVERIFY_ENDED(listed, 0);
        QVERIFY2(listed.json()["panels"].size() == 7 && listed.json()["facts"]["panels"] == "7", listed.told().constData());
        const auto sheets = json(QStringLiteral("sheets bench made"));
        QVERIFY2(sheets.json()["sheets"].size() == 1 && sheets.json()["sheets"][0]["sheet"] == "numbered", sheets.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("check bench")), 0);
    }

    void wrongLinesAreRefused()
    {
        QCOMPARE(refusalFault(m_cli, QStringLiteral("panels bench 7 --propose --cut cut.json"), 2,
                              QStringLiteral("--propose")),
                 QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("panels bench 7 --grid 3x1"), 2, QStringLiteral("--cut")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("compose bench plain"), 2, QStringLiteral("--all")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("compose bench plain 7 --source x"), 2, QStringLiteral("--new")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("compose bench none --all"), 3, QStringLiteral("none")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("panels bench other"), 3, QStringLiteral("other")), QByteArray());
        QVERIFY(m_cli.write(QStringLiteral("wrong.json"), R"({"panels": [{"role": "context", "area": [1, 2, 3]}]})"));
        QCOMPARE(refusalFault(m_cli, QStringLiteral("panels bench 7 --cut wrong.json"), 3, QStringLiteral("Panel 1")), QByteArray());
    }
};

QTEST_GUILESS_MAIN(ComposeTest)
#include "composetest.moc"
