// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/marvelpuzzles.h"

#include <string>

using namespace yuyi;
using namespace yuyi::test;

/// MARVEL on the command line: a project with its preset, its puzzles in and out.
class MarvelFilesTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }

private Q_SLOTS:
    void initTestCase()
    {
        saveMarvel(m_cli.path(QStringLiteral("in")), madePuzzles(), {3, 20});
        QVERIFY_ENDED(run(QStringLiteral("new base --preset marvel --as Lena --quiet")), 0);
        const auto imported = run(QStringLiteral("--json import items base in --format marvel"));
        QVERIFY_ENDED(imported, 0);
        const Json report = imported.json();
        QVERIFY2(report["questions"] == 30 && report["images_added"] == 6 && report["panels"] == 2 && report["without_panels"] == 4,
                 imported.told().constData());
    }

    void puzzlesWithoutPanelsAreCounted()
    {
        QVERIFY_ENDED(run(QStringLiteral("new other --preset marvel --as Lena --quiet")), 0);
        const auto imported = run(QStringLiteral("import items other in/marvel_label.json --format marvel"));
        QVERIFY_ENDED(imported, 0);
        QVERIFY2(imported.printed.contains(QStringLiteral("without panels: their counting questions show the picture with the numbers."))
                     && imported.printed.contains(QStringLiteral("Images to which panels were added: 2.")),
                 imported.told().constData());
        const auto again = run(QStringLiteral("import items other in --format marvel"));
        QVERIFY_ENDED(again, 0);
        QVERIFY2(again.printed.contains(QStringLiteral("Questions: 0 added. Entries that had already been imported: 6."))
                     && !again.printed.contains(QStringLiteral("without panels")),
                 again.told().constData());
    }

    /// The file comes back byte for byte; that the sheets of the counting questions are not in the form is said.
    void comesBackAsItWas()
    {
        const auto written = run(QStringLiteral("--json export base out --format marvel"));
        QVERIFY_ENDED(written, 0);
        QVERIFY2(written.json()["notes"].size() == 1
                     && written.said.contains(
                         QStringLiteral("show another picture than their puzzle does")),
                 written.told().constData());
        QCOMPARE(m_cli.read(QStringLiteral("out/marvel_label.json")), m_cli.read(QStringLiteral("in/marvel_label.json")));
        for (const char *name : {"Marvel/3.png", "Marvel/21.png", "Panel_data/question_3_4.png", "Panel_data/answer_20_3.png"}) {
            const QString at = QString::fromLatin1(name);
            const QByteArray bytes = m_cli.read(QStringLiteral("out/") % at);
            QVERIFY2(!bytes.isEmpty() && bytes == m_cli.read(QStringLiteral("in/") % at), name);
        }
        QVERIFY(!QFile::exists(m_cli.path(QStringLiteral("out/Panel_data/question_7_0.png"))));
    }

    void withoutKeys()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base open --format marvel --without-keys --quiet")), 0);
        const QByteArray text = m_cli.read(QStringLiteral("open/marvel_label.json"));
        QVERIFY2(text.contains("\"avr_question\"") && !text.contains("\"answer\"") && !text.contains("distractor")
                     && !text.contains("answer_tuple") && !text.contains("explanation"),
                 text.constData());
    }

    /// A file and its folder can be checked without a project.
    void lint()
    {
        for (const QString &name : {QStringLiteral("in"), QStringLiteral("in/marvel_label.json")}) {
            const auto found = run(QStringLiteral("--json lint %1 --format marvel").arg(name));
            QVERIFY2(found.status == 0 || found.status == 1, found.told().constData());
            QVERIFY2(found.json().contains("findings"), found.told().constData());
        }
        Json entries = Json::parse(m_cli.read(QStringLiteral("in/marvel_label.json")).toStdString());
        entries[1]["answer"] = 7;
        QVERIFY(m_cli.write(QStringLiteral("wrong.json"), jsonText(entries)));
        const auto wrong = run(QStringLiteral("lint wrong.json --format marvel"));
        QVERIFY_ENDED(wrong, 1);
        QVERIFY2(wrong.printed.contains(QStringLiteral("Row 2 (ID 7), field “/answer”")), wrong.told().constData());
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *line, const char *said) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(said);
        };
        row("import items base empty --format marvel", "marvel_label.json” does not exist.");
        row("import items base in/marvel_label.json --format cii-flat", "choose this one (--format marvel)");
        row("export cii out-cii --format marvel", "has no accepted question of the kind “avr”");
    }
    void refusals()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, said);
        QVERIFY(QDir(m_cli.path(QStringLiteral("."))).mkpath(QStringLiteral("empty")));
        if (line.contains(QLatin1String("cii out"))) {
            Json entry{{"id", "dev-1"}, {"image", "1.png"}, {"question", "What is this?"}, {"answer", "A"}};
            for (int i = 1; i <= 6; ++i)
                entry["option" + std::to_string(i)] = std::string(1, static_cast<char>('a' + i - 1));
            savePicture(m_cli.path(QStringLiteral("flat/1.png")), 9, QSize(80, 60));
            QVERIFY(m_cli.write(QStringLiteral("flat/dev.json"), jsonText(Json::array({entry}))));
            QVERIFY_ENDED(run(QStringLiteral("new cii --preset cii-bench --as Lena --quiet")), 0);
            QVERIFY_ENDED(run(QStringLiteral("import items cii flat/dev.json --format cii-flat --quiet")), 0);
        }
        const auto refused = run(line);
        QVERIFY2(refused.status > 1 && refused.said.contains(said), refused.told().constData());
    }
};

QTEST_GUILESS_MAIN(MarvelFilesTest)
#include "marvelfilestest.moc"
