// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cliprogram.h"
#include "tests/support/kinds/flatpictures.h"

using namespace yuyi;
using namespace yuyi::test;

/// Questions with several pictures, from a file into a project and out of it in other formats.
class ExportedPicturesTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_cli.write(QStringLiteral("pictures.json"), jsonText(picturePresetJson())));
        writeFlatPictures(m_cli.path(QStringLiteral("bench")));
        QVERIFY_ENDED(run(QStringLiteral("new base --preset pictures.json --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base bench/test.json --format cii-flat")), 0);
    }

    void statisticsCountThem()
    {
        const auto told = run(QStringLiteral("--json stats base"));
        QVERIFY_ENDED(told, 0);
        const Json pictures = told.json().value("pictures", Json::object());
        QVERIFY2(pictures.value("different", 0) == 7 && pictures.value("questions_with_several", 0) == 2
                     && pictures.value("options_with_one", 0) == 4,
                 told.told().constData());
        const auto said = run(QStringLiteral("stats base"));
        QVERIFY2(said.printed.contains(QStringLiteral("Different pictures: 7")), said.told().constData());
    }

    void formatsCarryThem()
    {
        QVERIFY_ENDED(run(QStringLiteral("export base lines --format jsonl")), 0);
        const QByteArray lines = m_cli.read(QStringLiteral("lines/test.jsonl"));
        QVERIFY2(lines.contains("\"pictures\":[{\"path\":\"a.png\"") && lines.contains("{\"path\":\"f.png\""), lines.constData());
        for (const QString &name : {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("f"), QStringLiteral("g")})
            QCOMPARE(m_cli.read(QStringLiteral("lines/%1.png").arg(name)), m_cli.read(QStringLiteral("bench/%1.png").arg(name)));
        // Captions and roles have no place in a table: the program says so.
        const auto table = run(QStringLiteral("export base set.tsv --format vlmevalkit"));
        QVERIFY_ENDED(table, 0);
        QVERIFY2(table.said.contains(QStringLiteral("captions or roles")), table.told().constData());
        QVERIFY(m_cli.read(QStringLiteral("set.tsv")).startsWith("index\timage\timage_path\t"));
        // Its lists of pictures come in again.
        QVERIFY_ENDED(run(QStringLiteral("new again --preset pictures.json --as Lena --quiet")), 0);
        const auto taken = run(QStringLiteral("import items again set.tsv --format vlmevalkit"));
        QVERIFY_ENDED(taken, 0);
        const auto before = run(QStringLiteral("--json stats base"));
        const auto after = run(QStringLiteral("--json stats again"));
        QVERIFY2(before.json()["pictures"] == after.json()["pictures"], after.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("export base task --format lmms-eval")), 0);
        QVERIFY(m_cli.read(QStringLiteral("task/test.jsonl")).contains("option_pictures"));
        QVERIFY_ENDED(run(QStringLiteral("export base labels --format label-studio")), 0);
        QVERIFY_ENDED(run(QStringLiteral("examples base sheet.pdf --by domain --per-category 3")), 0);
    }

    void formatsOfOneImageNameTheItem()
    {
        for (const QString &format : {QStringLiteral("cii-bench"), QStringLiteral("ii-bench")}) {
            QCOMPARE(refusalFault(m_cli, QStringLiteral("export base %1 --format %1").arg(format), 3, QStringLiteral("Item test-1 shows")),
                     QByteArray());
            QVERIFY(!QFile::exists(m_cli.path(format)));
        }
    }
};

QTEST_GUILESS_MAIN(ExportedPicturesTest)
#include "exportedpicturestest.moc"
