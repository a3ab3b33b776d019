// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"
#include "tests/support/cliprogram.h"

#include <QCryptographicHash>

using namespace yuyi;
using namespace yuyi::test;

/// `results PROJECT --against OTHER`.
class AcrossCommandTest : public QObject
{
    Q_OBJECT

    CliProgram m_cli;
    static constexpr int itemCount = 8;

    CliProgram::Ended run(const QString &line) const { return m_cli.run(line); }
    CliProgram::Ended json(const QString &line) const { return m_cli.run(QStringLiteral("--json ") % line); }

    bool importReplies(const QString &project, const QString &model, int right, const QString &configuration = QStringLiteral("none")) const
    {
        QByteArray lines;
        for (int i = 0; i < itemCount; ++i) {
            const char letter = static_cast<char>('A' + (i < right ? i : i + 1) % 6);
            lines += QByteArray::fromStdString(Json{
                         {"id", "dev-" + std::to_string(i)},
                         {"response",
                          std::string(1, letter)}}.dump())
                   + '\n';
        }
        return m_cli.write(QStringLiteral("replies.jsonl"), lines)
            && run(QStringLiteral("import responses %1 replies.jsonl --model %2 --config %3")
                       .arg(project, model, configuration))
                       .status
                   == 0;
    }
    QByteArray digest(const QString &project) const
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        QStringList files;
        QDirIterator entries(m_cli.path(project), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (entries.hasNext())
            files.append(entries.next());
        files.sort();
        for (const QString &file : std::as_const(files)) {
            hash.addData(file.toUtf8());
            hash.addData(m_cli.read(QDir(m_cli.path({})).relativeFilePath(file)));
        }
        return hash.result();
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeBenchmark(m_cli.path(QStringLiteral("bench")), itemCount);
        for (const char *name : {"one", "other"}) {
            const QString project = QLatin1String(name);
            QVERIFY_ENDED(run(QStringLiteral("new %1 --preset cii-bench --as Lena --quiet").arg(project)), 0);
            QVERIFY_ENDED(run(QStringLiteral("import items %1 bench/items.json --images bench").arg(project)), 0);
        }
        QVERIFY(importReplies(QStringLiteral("one"), QStringLiteral("alpha"), 7));
        QVERIFY(importReplies(QStringLiteral("one"), QStringLiteral("alpha"), 5, QStringLiteral("cot")));
        QVERIFY(importReplies(QStringLiteral("one"), QStringLiteral("beta"), 4));
        QVERIFY(importReplies(QStringLiteral("other"), QStringLiteral("Alpha"), 6));
        QVERIFY(importReplies(QStringLiteral("other"), QStringLiteral("gamma"), 2));
    }

    void twoProjects()
    {
        const QByteArray before = digest(QStringLiteral("other"));
        const auto ended = json(QStringLiteral("results one --against other"));
        QVERIFY_ENDED(ended, 0);
        QCOMPARE(digest(QStringLiteral("other")), before);
        const Json made = ended.json();
        const Json row = made["parts"][0]["rows"][0];
        QCOMPARE(row["model"].get<std::string>(), std::string("alpha"));
        QCOMPARE(row["first"]["accuracy"].get<double>(), 0.875);
        QCOMPARE(row["second"]["accuracy"].get<double>(), 0.75);
        QCOMPARE(row["difference"].get<double>(), 0.125);
        QVERIFY(row["lo"].get<double>() < 0.125 && row["hi"].get<double>() > 0.125);
        QCOMPARE(row["shared"].get<int>(), itemCount);
        QCOMPARE(made["unmatched"]["first"].size(), size_t(2)); // beta, and alpha with the other prompt
        QCOMPARE(made["unmatched"]["second"].size(), size_t(1));
        const auto text = run(QStringLiteral("results one --against other"));
        QVERIFY2(text.printed.contains(QStringLiteral("87.5")) && text.printed.contains(QStringLiteral("+12.5")), text.told().constData());
        QVERIFY2(text.printed.contains(QStringLiteral("gamma")), text.told().constData());
    }

    void configurationsAreChosen()
    {
        const auto ended = json(QStringLiteral("results one --against other --config cot,none"));
        QVERIFY_ENDED(ended, 0);
        const Json made = ended.json();
        const Json row = made["parts"][0]["rows"][0];
        QCOMPARE(row["first_config"].get<std::string>(), std::string("cot"));
        QCOMPARE(row["second_config"].get<std::string>(), std::string("none"));
        QCOMPARE(row["difference"].get<double>(), -0.125);
    }

    void byLabels()
    {
        const auto ended = json(QStringLiteral("results one --against other --by domain"));
        QVERIFY_ENDED(ended, 0);
        const Json made = ended.json();
        QVERIFY(made["parts"].size() > 2);
        bool found = false;
        for (const Json &part : made["parts"]) {
            if (part["by"] != "domain" || part["rows"][0]["first"].is_null())
                continue;
            found = true;
            QCOMPARE(part["rows"][0]["first"]["n"].get<int>(), itemCount / 2);
        }
        QVERIFY(found);
    }

    /// Both forms that a colleague may send.
    void aFileOfResults()
    {
        const auto printed = json(QStringLiteral("results other"));
        QVERIFY_ENDED(printed, 0);
        QVERIFY(m_cli.write(QStringLiteral("sent.json"), printed.printed.toUtf8()));
        QVERIFY_ENDED(run(QStringLiteral("results other --format csv --out sent.csv")), 0);
        for (const char *name : {"sent.json", "sent.csv"}) {
            const auto ended = json(QStringLiteral("results one --against %1").arg(QLatin1String(name)));
            QVERIFY_ENDED(ended, 0);
            const Json made = ended.json();
            QCOMPARE(made["second"].get<std::string>(), std::string(name));
            QCOMPARE(made["parts"][0]["rows"][0]["difference"].get<double>(), 0.125);
            QCOMPARE(made["parts"][0]["rows"][0]["shared"].get<int>(), 0);
        }
    }

    void filesAreWritten()
    {
        for (const char *ending : {"md", "csv", "tex", "xlsx"}) {
            const QString file = QStringLiteral("across.%1").arg(QLatin1String(ending));
            const QString format = QLatin1String(ending) == QLatin1String("tex") ? QStringLiteral("latex") : QLatin1String(ending);
            QVERIFY_ENDED(run(QStringLiteral("results one --against other --format %1 --out %2").arg(format, file)), 0);
            QVERIFY2(!m_cli.read(file).isEmpty(), ending);
        }
        QVERIFY_ENDED(run(QStringLiteral("results one --against other --figure across.svg")), 0);
        QVERIFY(m_cli.read(QStringLiteral("across.svg")).contains("svg"));
    }

    void whatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        const auto row = [](const QString &line, int status, const QString &said) {
            QTest::newRow(qPrintable(line)) << line << status << said;
        };
        row(QStringLiteral("results one --config none"), 2, QStringLiteral("--config needs --against"));
        row(QStringLiteral("results one --against-study X"), 2, QStringLiteral("--against-study needs --against"));
        row(QStringLiteral("results one --against other --items common"), 2, QStringLiteral("--items cannot be used"));
        row(QStringLiteral("results one --against other --by configuration"), 2, QStringLiteral("only dimensions"));
        row(QStringLiteral("results one --against other --config a,b,c"), 2, QStringLiteral("--config takes"));
        row(QStringLiteral("results one --against nowhere"), 3, QStringLiteral("nowhere"));
        row(QStringLiteral("results one --against other --config moon"), 3, QStringLiteral("moon"));
        row(QStringLiteral("results one --against bench/items.json"), 3, QStringLiteral("items.json"));
    }
    void whatDoesNotFitIsRefused()
    {
        QFETCH(const QString, line);
        QFETCH(const int, status);
        QFETCH(const QString, said);
        const QByteArray fault = refusalFault(m_cli, line, status, said);
        QVERIFY2(fault.isEmpty(), fault.constData());
    }
};

QTEST_GUILESS_MAIN(AcrossCommandTest)
#include "acrosstest.moc"
