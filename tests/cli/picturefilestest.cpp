// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/cmmmupreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Questions with several pictures, from benchmark files into projects and back to files.
class PictureFilesTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }
    QString science() const { return m_cli.path(QStringLiteral("cmmmu-data-dev/science")); }

    static QList<nlohmann::json> linesOf(const QByteArray &text)
    {
        QList<nlohmann::json> lines;
        for (const QByteArray &line : text.split('\n')) {
            if (!line.isEmpty())
                lines.append(nlohmann::json::parse(line.toStdString(), nullptr, false));
        }
        return lines;
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeCmmmuFolder(science());
        QVERIFY(m_cli.write(QStringLiteral("subjects.json"), jsonText(cmmmuPresetJson())));
        QVERIFY_ENDED(run(QStringLiteral("new base --preset subjects.json --as Lena --quiet")), 0);
        const auto imported = json(QStringLiteral("import items base cmmmu-data-dev --format cmmmu"));
        QVERIFY_ENDED(imported, 0);
        const Json report = imported.json();
        QVERIFY2(report["questions"] == 5 && report["images"] == 5 && report["pictures"] == 10 && report["notes"].empty(),
                 imported.told().constData());
    }

    void aFileAgainIsKnown()
    {
        const auto again = run(QStringLiteral("import items base cmmmu-data-dev/science/science.jsonl --format cmmmu"));
        QVERIFY_ENDED(again, 0);
        QVERIFY2(again.printed.contains(QStringLiteral("Questions: 0 added. Entries that had already been imported: 5.")),
                 again.told().constData());
        QVERIFY2(again.printed.contains(QStringLiteral("Pictures of the questions: 10.")), again.told().constData());
    }

    void theFilesComeBackAsTheyWere()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base same --format cmmmu --quiet")), 0);
        const QList<nlohmann::json> lines = linesOf(m_cli.read(QStringLiteral("same/cmmmu-data-dev/science/science.jsonl")));
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines, linesOf(cmmmuLines()));
        for (const QString &name : cmmmuPictures()) {
            const QByteArray bytes = m_cli.read(QStringLiteral("same/cmmmu-data-dev/science/") % name);
            QVERIFY2(!bytes.isEmpty() && bytes == m_cli.read(QStringLiteral("cmmmu-data-dev/science/") % name), qPrintable(name));
        }
        // The hub reads all disciplines of a split as this split.
        const QByteArray card = m_cli.read(QStringLiteral("same/README.md"));
        QVERIFY2(card.contains("split: \"dev\"") || card.contains("split: dev"), card.left(800).constData());
        QVERIFY2(card.contains("cmmmu-data-dev/*/*.jsonl"), card.left(800).constData());
    }

    void withoutKeys()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base open --format cmmmu --without-keys --quiet")), 0);
        const QByteArray text = m_cli.read(QStringLiteral("open/cmmmu-data-dev/science/science.jsonl"));
        QVERIFY2(text.contains("a_00013_004.png") && !text.contains("\"answer\"") && !text.contains("\"analysis\""), text.constData());
    }

    void theFlatFormGoesToAnotherProject()
    {
        // One question has an explanation of its answer, for which this form has no place.
        const auto flat = run(QStringLiteral("export base flat --format cii-flat"));
        QVERIFY_ENDED(flat, 0);
        QVERIFY2(flat.said.contains(QStringLiteral("1 question")) && flat.said.contains(QStringLiteral("explanation of the answer")),
                 flat.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("new other --preset subjects.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items other flat/dev.json --format cii-flat --images flat")), 0);
        QVERIFY_ENDED(run(QStringLiteral("export other again --format cii-flat --quiet")), 0);
        const auto first = nlohmann::json::parse(m_cli.read(QStringLiteral("flat/dev.json")).toStdString(), nullptr, false);
        const auto second = nlohmann::json::parse(m_cli.read(QStringLiteral("again/dev.json")).toStdString(), nullptr, false);
        QVERIFY2(first.is_array() && first.size() == 5 && first[1].contains("option4_image"), first.dump().c_str());
        QVERIFY2(second == first, second.dump().c_str());
    }

    void whatIsOddIsSaid()
    {
        QVERIFY_ENDED(run(QStringLiteral("new odd --preset subjects.json --as Lena --quiet")), 0);
        QByteArray lines = cmmmuLines();
        lines.replace("[\"q_00015_001.png\"]", "[\"q_00015_001.png\", \"q_00015_009.png\"]");
        lines.replace("\"id\": 12", "\"id\": 13");
        QVERIFY(m_cli.write(QStringLiteral("cmmmu-data-dev/science/odd.jsonl"), lines));
        const auto imported = run(QStringLiteral("import items odd cmmmu-data-dev/science/odd.jsonl --format cmmmu"));
        QVERIFY_ENDED(imported, 1);
        QVERIFY2(imported.printed.contains(QStringLiteral("Rejected: 13: Row 2 (ID 13)")), imported.told().constData());
        QVERIFY2(imported.printed.contains(QStringLiteral("Note: 15: The question was imported.")), imported.told().constData());
        QVERIFY(QFile::remove(m_cli.path(QStringLiteral("cmmmu-data-dev/science/odd.jsonl"))));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *line, int status, const char *said) {
            QTest::newRow(line) << QString::fromUtf8(line) << status << QString::fromUtf8(said);
        };
        row("import items base same --format cii-flat", 3, "is not a file.");
        row("import items base empty --format cmmmu", 3, "has no data files: their names end in “.jsonl”.");
        row("lint cmmmu-data-dev --format cii-flat", 2, "--format is the format of a file.");
    }

    void refusals()
    {
        QFETCH(QString, line);
        QFETCH(int, status);
        QFETCH(QString, said);
        QVERIFY(QDir(m_cli.path(QStringLiteral("."))).mkpath(QStringLiteral("same")));
        QVERIFY(QDir(m_cli.path(QStringLiteral("."))).mkpath(QStringLiteral("empty")));
        const QByteArray fault = refusalFault(m_cli, line, status, said);
        QVERIFY2(fault.isEmpty(), fault.constData());
    }
};

QTEST_GUILESS_MAIN(PictureFilesTest)
#include "picturefilestest.moc"
