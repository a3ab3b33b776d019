// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/cmmmupreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// CMMMU by the preset that comes with the program: its files in, out, and checked.
class SubjectFilesTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

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
        writeCmmmuFolder(m_cli.path(QStringLiteral("cmmmu-data-dev/science")));
        const auto made = json(QStringLiteral("new base --preset cmmmu --as Lena --quiet"));
        QVERIFY_ENDED(made, 0);
        const auto imported = json(QStringLiteral("import items base cmmmu-data-dev --format cmmmu"));
        QVERIFY_ENDED(imported, 0);
        const Json report = imported.json();
        QVERIFY2(report["questions"] == 5 && report["refused"].empty() && report["conflicts"].empty(), imported.told().constData());
    }

    void theFilesComeBackAsTheyWere()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base same --format cmmmu --quiet")), 0);
        QCOMPARE(linesOf(m_cli.read(QStringLiteral("same/cmmmu-data-dev/science/science.jsonl"))), linesOf(cmmmuLines()));
    }

    /// Subjects, typed fields and kinds of pictures are columns of a table.
    void theTableHasTheLabels()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base set.csv --format csv --quiet")), 0);
        const QByteArray table = m_cli.read(QStringLiteral("set.csv"));
        for (const char *word : {"subcategory", "img_type", "化学", "分子", "照片"})
            QVERIFY2(table.contains(word), word);
    }

    /// A file, or the folder of a split, is read with the preset of the program.
    void filesAreChecked()
    {
        QByteArray odd = cmmmuLines();
        odd.replace("\"subcategory\": \"数学\"", "\"subcategory\": \"占星\"");
        writeCmmmuFolder(m_cli.path(QStringLiteral("odd/cmmmu-data-dev/science")), odd);
        for (const QString &place : {QStringLiteral("odd/cmmmu-data-dev"), QStringLiteral("odd/cmmmu-data-dev/science/science.jsonl")}) {
            const auto checked = json(QStringLiteral("lint %1 --format cmmmu").arg(place));
            QVERIFY_ENDED(checked, 1);
            const Json report = checked.json();
            QVERIFY2(report["findings"].is_array() && !report["findings"].empty(), checked.told().constData());
            const Json &first = report["findings"][0];
            QVERIFY2(first["where"] == "13"
                         && first["text"].get<std::string>().find("占星") != std::string::npos,
                     checked.told().constData());
        }
    }
};

QTEST_GUILESS_MAIN(SubjectFilesTest)
#include "subjectfilestest.moc"
