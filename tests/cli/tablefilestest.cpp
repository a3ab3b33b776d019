// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// Published sets in the formats of VLMEvalKit and II-Bench, from files into projects and back.
class TableFilesTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }

    /// A set in II-Bench's form, with the pictures of the other.
    Json english() const
    {
        Json all = Json::parse(m_cli.read(QStringLiteral("bench/items.json")).toStdString());
        for (Json &entry : all) {
            entry["meta_data"] = {{"image_type", "Logo"},
                                  {"difficulty", "Middle"},
                                  {"domain", "Psychology"},
                                  {"emotion", "Neutral"},
                                  {"rhetoric", Json::array({"Metaphor", "Exaggerate"})},
                                  {"explanation", "because"}};
        }
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), 4);
        QVERIFY_ENDED(run(QStringLiteral("new base --preset cii-bench --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
        QVERIFY_ENDED(run(QStringLiteral("export base set.tsv --format vlmevalkit --split dev:1,private:rest")), 0);
    }

    /// A table that was exported goes into another project, and comes out as it was.
    void aTableComesBackEqual()
    {
        QVERIFY_ENDED(run(QStringLiteral("new other --preset cii-bench --as Lena --quiet")), 0);
        const auto ended = run(QStringLiteral("--json import items other set.tsv --format vlmevalkit"));
        QVERIFY_ENDED(ended, 0);
        QCOMPARE(ended.json().value("questions", 0), 4);
        QCOMPARE(ended.json().value("images_added", 0), 4);
        QVERIFY_ENDED(run(QStringLiteral("check other")), 0);
        QVERIFY_ENDED(run(QStringLiteral("export other again.tsv --format vlmevalkit")), 0);
        QVERIFY(!m_cli.read(QStringLiteral("set.tsv")).isEmpty());
        QVERIFY(m_cli.read(QStringLiteral("again.tsv")) == m_cli.read(QStringLiteral("set.tsv")));
        // In a folder format, each split has its file.
        QVERIFY_ENDED(run(QStringLiteral("export other folder --format cii-bench")), 0);
        const QByteArray dev = m_cli.read(QStringLiteral("folder/dev.json"));
        QVERIFY2(Json::parse(dev.toStdString(), nullptr, false).size() == 1, dev.constData());
        QVERIFY(!m_cli.read(QStringLiteral("folder/private.json")).isEmpty());
        QVERIFY_ENDED(run(QStringLiteral("--json import items other set.tsv --format vlmevalkit")), 0);
    }

    void faultsNameTheRow()
    {
        QByteArray table = m_cli.read(QStringLiteral("set.tsv"));
        table.replace("选项1B", "");
        QVERIFY(m_cli.write(QStringLiteral("broken.tsv"), table));
        QVERIFY_ENDED(run(QStringLiteral("new broken --preset cii-bench --as Lena --quiet")), 0);
        const auto ended = run(QStringLiteral("import items broken broken.tsv --format vlmevalkit"));
        QVERIFY_ENDED(ended, 1);
        QVERIFY2(ended.printed.contains(QStringLiteral("column “B”: it is empty, but option F is not.")), ended.told().constData());
        QVERIFY2(ended.printed.contains(QStringLiteral("Questions: 3 added.")), ended.told().constData());
    }

    void anotherFormatIsNamed()
    {
        QCOMPARE(refusalFault(m_cli, QStringLiteral("import items base set.tsv"), 3, QStringLiteral("--format vlmevalkit")), QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("import items base bench/items.json --format vlmevalkit"), 3,
                              QStringLiteral("--format cii-bench")),
                 QByteArray());
        QCOMPARE(refusalFault(m_cli, QStringLiteral("lint set.tsv"), 3, QStringLiteral("--format vlmevalkit")), QByteArray());
    }

    void filesAreLinted()
    {
        const auto ended = run(QStringLiteral("lint set.tsv --format vlmevalkit"));
        QVERIFY2(ended.status == 0 || ended.status == 1, ended.told().constData());
        QVERIFY2(ended.printed.contains(QStringLiteral(" errors, ")), ended.told().constData());
        QVERIFY(m_cli.write(QStringLiteral("english/dev.json"), jsonText(english())));
        const auto other = run(QStringLiteral("lint english/dev.json --format ii-bench"));
        QVERIFY2(!other.printed.contains(QStringLiteral("is not a label")), other.told().constData());
    }

    void aSetOfIiBenchComesBackEqual()
    {
        const Json set = english();
        QVERIFY(m_cli.write(QStringLiteral("english/dev.json"), jsonText(set)));
        QVERIFY_ENDED(run(QStringLiteral("new english/project --preset ii-bench --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items english/project english/dev.json --format ii-bench --images bench")), 0);
        QVERIFY_ENDED(run(QStringLiteral("export english/project english/out --format ii-bench")), 0);
        const QByteArray written = m_cli.read(QStringLiteral("english/out/dev.json"));
        QVERIFY2(nlohmann::json::parse(written.toStdString(), nullptr, false) == nlohmann::json(set), written.constData());
        QVERIFY2(written.startsWith("[\n    {\n        \"local_path\""), written.left(60).constData());
        QVERIFY(!m_cli.read(QStringLiteral("english/out/README.md")).isEmpty());
        // As a table it is checked with the labels of its own preset.
        QVERIFY_ENDED(run(QStringLiteral("export english/project english/set.tsv --format vlmevalkit")), 0);
        const auto linted = run(QStringLiteral("lint english/set.tsv --format vlmevalkit"));
        QVERIFY2(linted.printed.contains(QStringLiteral(" errors, ")), linted.told().constData());
        QVERIFY2(!linted.printed.contains(QStringLiteral("is not a label")), linted.told().constData());
    }
};

QTEST_GUILESS_MAIN(TableFilesTest)
#include "tablefilestest.moc"
