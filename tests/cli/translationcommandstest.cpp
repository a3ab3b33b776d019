// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

using namespace yuyi;
using namespace yuyi::test;

/// Translations from the command line: a file goes to a translator and comes back, and sheets and exports show it. Item i asks “第i题”.
class TranslationCommandsTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    /// The lines of a JSONL file, with the translation "EN " + original for the items whose ids are given.
    QByteArray filled(const QString &file, const QStringList &ids) const
    {
        QByteArray text;
        const QList<QByteArray> lines = m_cli.read(file).trimmed().split('\n');
        for (const QByteArray &line : lines) {
            Json row = Json::parse(line.toStdString());
            if (ids.contains(QString::fromStdString(row["id"].get<std::string>())))
                row["translation"] = "EN " + row["original"].get<std::string>();
            text += QByteArray::fromStdString(row.dump()) + '\n';
        }
        return text;
    }
    QString stateOf(const QString &id) const
    {
        const Json json = run(QStringLiteral("--json translations list base")).json();
        for (const Json &item : json["items"]) {
            if (item["id"] == id.toStdString())
                return QString::fromStdString(item["state"].get<std::string>());
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), 6);
        QVERIFY_ENDED(run(QStringLiteral("new base --preset cii-bench --as Lena --quiet")), 0);
        QVERIFY_ENDED(run(QStringLiteral("import items base bench/items.json --images bench")), 0);
    }

    void aFileGoesOutAndComesBack()
    {
        QCOMPARE(stateOf(QStringLiteral("dev-1")), QStringLiteral("missing"));
        const auto out = run(QStringLiteral("translations export base out.jsonl"));
        QVERIFY_ENDED(out, 0);
        QVERIFY2(out.printed.contains(QStringLiteral("54")) && out.printed.contains(QStringLiteral("English")), out.told().constData());
        const QByteArray back = filled(QStringLiteral("out.jsonl"), {QStringLiteral("dev-1"), QStringLiteral("dev-2")});
        QVERIFY(m_cli.write(QStringLiteral("back.jsonl"), back));
        const auto in = run(QStringLiteral("--json translations import base back.jsonl"));
        QVERIFY_ENDED(in, 0);
        QVERIFY2(in.json()["written"] == 18 && in.json()["empty"] == 36, in.told().constData());
        QCOMPARE(stateOf(QStringLiteral("dev-1")), QStringLiteral("complete"));
        const auto list = run(QStringLiteral("translations list base"));
        QVERIFY2(list.printed.contains(QStringLiteral("dev-0")) && !list.printed.contains(QStringLiteral("dev-1:")),
                 list.told().constData());
        // A table holds them, too, and changes nothing as it is.
        QVERIFY_ENDED(run(QStringLiteral("translations export base out.csv")), 0);
        QVERIFY(m_cli.read(QStringLiteral("out.csv")).contains("dev-2,option_B,选项2B,EN 选项2B\r\n"));
        const auto same = run(QStringLiteral("--json translations import base out.csv"));
        QVERIFY_ENDED(same, 0);
        QVERIFY2(same.json()["written"] == 0 && same.json()["unchanged"] == 18, same.told().constData());
    }

    /// What was changed in the meantime is refused with its row; the rest is saved.
    void changedOriginalsAreRefused()
    {
        QVERIFY(m_cli.write(QStringLiteral("mixed.csv"), "id,part,original,translation\n"
                                                         "dev-4,question,第4题,Question 4\n"
                                                         "dev-4,option_A,以前,Option\n"));
        const auto ended = run(QStringLiteral("translations import base mixed.csv"));
        QVERIFY_ENDED(ended, 1);
        QVERIFY2(ended.said.contains(QStringLiteral("Row 3")) && !ended.said.contains(QStringLiteral("Row 2")), ended.told().constData());
        QCOMPARE(stateOf(QStringLiteral("dev-4")), QStringLiteral("partial"));
    }

    void wrongLinesAreRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *line, int status, const char *said) {
            QTest::newRow(name) << QString::fromLatin1(line) << status << QString::fromLatin1(said);
        };
        row("no such language", "translations list base --to fr", 2, "fr");
        row("no such language of a sheet", "examples base a.svg --translation fr", 2, "fr");
        row("nothing in this language", "examples base a.svg --translation zh", 2, "Chinese");
        row("another kind of file", "translations export base a.txt", 3, "a.txt");
        row("no file", "translations import base nothing.csv", 3, "nothing.csv");
    }
    void wrongLinesAreRefused()
    {
        QFETCH(const QString, line);
        QFETCH(const int, status);
        QFETCH(const QString, said);
        const QByteArray fault = refusalFault(m_cli, line, status, said);
        QVERIFY2(fault.isEmpty(), fault.constData());
    }

    void onlyLeadsUseThem()
    {
        QVERIFY_ENDED(run(QStringLiteral("people base add Anna")), 0);
        QVERIFY_ENDED(run(QStringLiteral("translations list base --as Anna")), 3);
        QVERIFY_ENDED(run(QStringLiteral("translations import base back.jsonl --as Anna")), 3);
    }

    void modelsAreAskedInThem()
    {
        QVERIFY_ENDED(run(QStringLiteral("endpoint base add --name right --dialect practice --accuracy 1 --spread 0 --delay-ms 0 "
                                         "--misses 0 --faults 0 --ask-in en --quiet")),
                      0);
        const auto refused = run(QStringLiteral("run base --endpoint right --config none"));
        QVERIFY_ENDED(refused, 3);
        QVERIFY2(refused.said.contains(QStringLiteral("dev-0")) && !refused.said.contains(QStringLiteral("dev-1")),
                 refused.told().constData());
        const auto asked = run(QStringLiteral("--json run base --endpoint right --config none --leave-out-untranslated"));
        QVERIFY_ENDED(asked, 0);
        QVERIFY2(asked.json()["sent"] == 2 && asked.json()["correct"] == 2, asked.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("run base --endpoint right --config none --ask-in zh")), 0);
        const auto results = run(QStringLiteral("results base --practice"));
        QVERIFY2(results.printed.contains(QStringLiteral("(English)")), results.told().constData());
        QVERIFY_ENDED(run(QStringLiteral("run base --endpoint right --config none --ask-in fr")), 2);
    }

    void sheetsAndExportsShowThem()
    {
        QVERIFY_ENDED(run(QStringLiteral("examples base sheet.svg --by domain --translation en")), 0);
        const QString sheet = QString::fromUtf8(m_cli.read(QStringLiteral("sheet.svg")));
        QVERIFY(sheet.contains(QStringLiteral(">EN")) && sheet.count(QStringLiteral("<image")) == 2);
        const auto exported = run(QStringLiteral("export base set --format jsonl"));
        QVERIFY2(exported.status <= 1, exported.told().constData());
        QVERIFY(m_cli.read(QStringLiteral("set/items.jsonl")).contains("\"question_en\": \"EN 第1题\"")
                || m_cli.read(QStringLiteral("set/items.jsonl")).contains("\"question_en\":\"EN 第1题\""));
        QVERIFY(m_cli.read(QStringLiteral("set/README.md")).contains("## Translations"));
    }
};

QTEST_GUILESS_MAIN(TranslationCommandsTest)
#include "translationcommandstest.moc"
