// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/benchmarkfile.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QtTest>

#include <utility>

using namespace yuyi;

/// What yuyi-cli prints and where it writes: tables of results, comparisons, exports, and what --quiet leaves out.
class OutputTest : public QObject
{
    Q_OBJECT

    struct Ended {
        int status = -1;
        QString printed;
        QString said;
    };

    QTemporaryDir m_dir;
    QString m_project;

    static Ended run(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(YUYI_CLI), arguments);
        Ended ended;
        if (!process.waitForFinished(120000))
            return ended;
        ended.status = process.exitCode();
        ended.printed = QString::fromUtf8(process.readAllStandardOutput());
        ended.said = QString::fromUtf8(process.readAllStandardError());
        return ended;
    }
    /// A model that gives the key in the first so many of eight items, and nothing at all in the last.
    bool importReplies(const QString &model, int right)
    {
        QFile file(m_dir.filePath(model + QStringLiteral(".jsonl")));
        if (!file.open(QIODevice::WriteOnly))
            return false;
        for (int i = 0; i < items; ++i) {
            const QString reply = i == items - 1 ? QString() : QString(QChar(u'A' + (i < right ? i : i + 1) % 6));
            file.write(
                QJsonDocument(QJsonObject{{QStringLiteral("id"), QStringLiteral("dev-%1").arg(i)},
                                          {QStringLiteral("response"), reply}})
                    .toJson(QJsonDocument::Compact)
                + '\n');
        }
        file.close();
        return run({QStringLiteral("import"), QStringLiteral("responses"), m_project, file.fileName(), QStringLiteral("--model"), model,
                    QStringLiteral("--config"), QStringLiteral("none"), QStringLiteral("--section"), QStringLiteral("open")})
                   .status
            == 0;
    }

    static constexpr int items = 8;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_dir.isValid());
        m_project = m_dir.filePath(QStringLiteral("project"));
        const Ended made = run({QStringLiteral("new"), m_project, QStringLiteral("--preset"),
                                QStringLiteral("cii-bench"), QStringLiteral("--quiet")});
        QCOMPARE(made.status, 0);
        QCOMPARE(made.printed + made.said, QString());
        const QString benchmark = test::writeBenchmark(m_dir.filePath(QStringLiteral("bench")), items);
        QCOMPARE(run({QStringLiteral("import"), QStringLiteral("items"), m_project, benchmark,
                      QStringLiteral("--images"), m_dir.filePath(QStringLiteral("bench"))})
                     .status,
                 0);
        QVERIFY(importReplies(QStringLiteral("good"), 7));
        QVERIFY(importReplies(QStringLiteral("weak"), 2));
    }

    void aListOfPeopleIsAddedWholeOrNotAtAll()
    {
        const QString list = m_dir.filePath(QStringLiteral("people.csv"));
        const auto write = [&](const QByteArray &text) {
            QFile file(list);
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        const QStringList add{QStringLiteral("people"), m_project, QStringLiteral("add"), QStringLiteral("--from"), list};
        QVERIFY(write("name,roles\nAnna,annotator,validator\nBert,painter\n,expert\n"));
        const Ended refused = run(add);
        QCOMPARE(refused.status, 3);
        QVERIFY2(refused.said.contains(QStringLiteral("Line 3"))
                     && refused.said.contains(QStringLiteral("Line 4")),
                 qPrintable(refused.said));
        QVERIFY(write("name,roles\nAnna,annotator,validator\nBert,expert\n"));
        QCOMPARE(run(add + QStringList{QStringLiteral("--dry-run")}).status, 0);
        const QStringList listing{QStringLiteral("people"), m_project, QStringLiteral("list")};
        QVERIFY(!run(listing).printed.contains(QStringLiteral("Anna")));
        QCOMPARE(run(add).status, 0);
        const QString listed = run(listing).printed;
        QVERIFY2(listed.contains(QStringLiteral("Anna (roles: annotator, validator;"))
                     && listed.contains(QStringLiteral("Bert (roles: expert;")),
                 qPrintable(listed));
        QCOMPARE(run(add).status, 3); // everybody is there
        const QString numbers = m_dir.filePath(QStringLiteral("numbers.csv"));
        QCOMPARE(run(listing + QStringList{QStringLiteral("--out"), numbers}).status, 0);
        QFile table(numbers);
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QString rows = QString::fromUtf8(table.readAll());
        QVERIFY2(
            rows.contains(QStringLiteral(
                "name,roles,state,in_hand,expired,drafts,returned,handed_in,answered,settled,questions_waiting,last_activity")),
            qPrintable(rows));
        QVERIFY2(rows.contains(QStringLiteral("Anna,annotator;validator,active,0,0,0,0,0,0,0,0,")), qPrintable(rows));
        QCOMPARE(run(add + QStringList{QStringLiteral("--out"), numbers}).status, 2);
        QCOMPARE(run(add + QStringList{QStringLiteral("--roles"), QStringLiteral("expert")}).status, 2);
    }

    void tablesNameTheBest()
    {
        const Ended shown = run({QStringLiteral("results"), m_project});
        QCOMPARE(shown.status, 0);
        QVERIFY2(shown.printed.contains(QStringLiteral("87.5 [")), qPrintable(shown.printed));
        QCOMPARE(shown.printed.count(QStringLiteral("(n=8) (best)")), 1);
        // The empty reply to an item with key B is a miss for both scorers.
        const Ended published =
            run({QStringLiteral("results"), m_project, QStringLiteral("--scorer"),
                 QStringLiteral("cii-official"), QStringLiteral("--json")});
        const QJsonArray rows = QJsonDocument::fromJson(published.printed.toUtf8()).object().value(QLatin1String("rows")).toArray();
        QCOMPARE(rows.first().toObject().value(QLatin1String("cell")).toObject().value(QLatin1String("miss")).toInt(), 1);
    }

    void cellsAreChosen()
    {
        const QStringList latex{QStringLiteral("results"), m_project, QStringLiteral("--format"), QStringLiteral("latex")};
        const Ended plain = run(latex);
        QVERIFY2(plain.printed.contains(QStringLiteral("\\begin{table*}")), qPrintable(plain.printed));
        QVERIFY(!plain.printed.contains(QStringLiteral("scriptsize")));
        QVERIFY(run(latex + QStringList{QStringLiteral("--cells"), QStringLiteral("interval")})
                    .printed.contains(QStringLiteral("scriptsize")));
        QCOMPARE(run(latex + QStringList{QStringLiteral("--cells"), QStringLiteral("all")}).status, 2);
        QCOMPARE(run({QStringLiteral("results"), m_project, QStringLiteral("--format"),
                      QStringLiteral("csv"), QStringLiteral("--cells"), QStringLiteral("plain")})
                     .status,
                 2);
    }

    /// Flagged items of practice models are written only on request, and left out beside other models.
    void flaggedItemsOfPracticeModelsStayUnlessAskedFor()
    {
        const QString project = m_dir.filePath(QStringLiteral("practice"));
        QCOMPARE(run({QStringLiteral("new"), project, QStringLiteral("--preset"),
                      QStringLiteral("cii-bench"), QStringLiteral("--quiet")})
                     .status,
                 0);
        const QString bench = m_dir.filePath(QStringLiteral("practice-bench"));
        QCOMPARE(run({QStringLiteral("import"), QStringLiteral("items"), project,
                      test::writeBenchmark(bench, items), QStringLiteral("--images"), bench})
                     .status,
                 0);
        // Two models that are right without the image.
        for (const QString &name : {QStringLiteral("t1"), QStringLiteral("t2")}) {
            QCOMPARE(run({QStringLiteral("endpoint"), project, QStringLiteral("add"),
                          QStringLiteral("--name"), name, QStringLiteral("--model"), name,
                          QStringLiteral("--dialect"), QStringLiteral("practice"),
                          QStringLiteral("--text-accuracy"), QStringLiteral("1"),
                          QStringLiteral("--spread"), QStringLiteral("0"),
                          QStringLiteral("--delay-ms"), QStringLiteral("0")})
                         .status,
                     0);
        }
        QCOMPARE(
            run({QStringLiteral("run"), project, QStringLiteral("--endpoint"),
                 QStringLiteral("t1,t2"), QStringLiteral("--config"), QStringLiteral("text-only")})
                .status,
            0);
        const auto flaggedItems = [&](const QString &name, const QStringList &more) {
            return run(QStringList{QStringLiteral("errors"), project, QStringLiteral("suspects"),
                                   QStringLiteral("--csv"), m_dir.filePath(name)}
                       + more);
        };
        const auto lines = [&](const QString &name) {
            QFile file(m_dir.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
        };
        QVERIFY(flaggedItems(QStringLiteral("refused.csv"), {}).status != 0);
        QVERIFY(!QFile::exists(m_dir.filePath(QStringLiteral("refused.csv"))));
        QCOMPARE(flaggedItems(QStringLiteral("asked.csv"), {QStringLiteral("--practice")}).status, 0);
        QCOMPARE(lines(QStringLiteral("asked.csv")).size(), items + 1);
        QVERIFY(lines(QStringLiteral("asked.csv")).at(1).trimmed().endsWith(",1"));

        // Beside another model the same data is without them, and with them.
        const QString usual = std::exchange(m_project, project);
        QVERIFY(importReplies(QStringLiteral("other"), items));
        m_project = usual;
        const Ended without = flaggedItems(QStringLiteral("without.csv"), {});
        QCOMPARE(without.status, 0);
        QVERIFY2(without.said.contains(QStringLiteral("--practice")), qPrintable(without.said));
        QCOMPARE(lines(QStringLiteral("without.csv")).size(), 1);
        QCOMPARE(flaggedItems(QStringLiteral("with.csv"), {QStringLiteral("--practice")}).status, 0);
        QCOMPARE(lines(QStringLiteral("with.csv")).size(), items + 1);
    }

    void figuresAreDrawnForPrint()
    {
        const QString svg = m_dir.filePath(QStringLiteral("accuracy.svg"));
        const QStringList draw{QStringLiteral("results"), m_project, QStringLiteral("--figure"), svg};
        const Ended drawn = run(draw + QStringList{QStringLiteral("--width"), QStringLiteral("one-column")});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.said));
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray words = file.readAll();
        for (const char *wanted : {"<svg width=\"84", "Accuracy (%)", "(n = ", "good", "weak", "Chance (1 / number of options): "})
            QVERIFY2(words.contains(wanted), wanted);
        const QString pdf = m_dir.filePath(QStringLiteral("map.pdf"));
        QCOMPARE(run({QStringLiteral("results"), m_project, QStringLiteral("--by"),
                      QStringLiteral("domain"), QStringLiteral("--figure"), pdf,
                      QStringLiteral("--chart"), QStringLiteral("heat-map")})
                     .status,
                 0);
        QVERIFY(QFileInfo(pdf).size() > 0);
        QCOMPARE(run(draw + QStringList{QStringLiteral("--width"), QStringLiteral("wide")}).status, 2);
        QCOMPARE(run(draw + QStringList{QStringLiteral("--dpi"), QStringLiteral("9")}).status, 2);
        QCOMPARE(run({QStringLiteral("results"), m_project, QStringLiteral("--width"), QStringLiteral("84")}).status, 2);
    }

    void quietPrintsNoReport()
    {
        const QString table = m_dir.filePath(QStringLiteral("table.md"));
        const QStringList write{QStringLiteral("results"), m_project, QStringLiteral("--out"), table};
        QVERIFY(run(write).printed.contains(table));
        QFile::remove(table);
        const Ended quiet = run(write + QStringList{QStringLiteral("--quiet")});
        QCOMPARE(quiet.printed + quiet.said, QString());
        QVERIFY(QFile::exists(table));
        // A table that is asked for is printed all the same.
        QVERIFY(!run({QStringLiteral("results"), m_project, QStringLiteral("--quiet")}).printed.isEmpty());
    }

    void repliesOfOtherProgramsAreFoundByContent()
    {
        // The folder names the model, as VLMEvalKit has it.
        const QString path = m_dir.filePath(QStringLiteral("maker-1/maker-1_CII.tsv"));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("index\tid\tprediction\n");
        for (int i = 0; i < items; ++i)
            file.write(QByteArray::number(i) + "\tdev-" + QByteArray::number(i)
                       + (i == 0 ? "\tFailed to obtain answer via API.\n" : "\tA\n"));
        file.close();
        const QStringList import{QStringLiteral("import"),
                                 QStringLiteral("responses"),
                                 m_project,
                                 path,
                                 QStringLiteral("--config"),
                                 QStringLiteral("none"),
                                 QStringLiteral("--json")};
        const Ended ended = run(import);
        QCOMPARE(ended.status, 0);
        const QJsonObject json = QJsonDocument::fromJson(ended.printed.toUtf8()).object();
        QCOMPARE(json.value(QStringLiteral("format")).toString(), QStringLiteral("vlmevalkit"));
        QCOMPARE(json.value(QStringLiteral("model")).toString(), QStringLiteral("maker-1"));
        QCOMPARE(json.value(QStringLiteral("matched_by")).toString(), QStringLiteral("id"));
        QCOMPARE(json.value(QStringLiteral("matched")).toInt(), items);
        QCOMPARE(json.value(QStringLiteral("error")).toInt(), 1);
        QVERIFY(run(import + QStringList{QStringLiteral("--format"), QStringLiteral("inspect")}).said.contains(QStringLiteral("Inspect")));
        QVERIFY(run(import + QStringList{QStringLiteral("--match"), QStringLiteral("guess")}).said.contains(QStringLiteral("guess")));
    }

    void agreementIsWrittenAsTables()
    {
        const QString path = m_dir.filePath(QStringLiteral("ratings.csv"));
        const Ended ended = run({QStringLiteral("agreement"), m_project, QStringLiteral("--format"),
                                 QStringLiteral("ratings"), QStringLiteral("--out"), path});
        QCOMPARE(ended.status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("\xEF\xBB\xBFimage,person,scope,round,dimension,labels\r\n"));
        QVERIFY(run({QStringLiteral("agreement"), m_project, QStringLiteral("--format"),
                     QStringLiteral("csv")})
                    .printed.startsWith(QStringLiteral("group,")));
        QVERIFY(run({QStringLiteral("agreement"), m_project, QStringLiteral("--format"), QStringLiteral("pdf")}).status != 0);
    }

    void exportsGetTheirEnding()
    {
        const auto write = [&](const char *format, const char *name) {
            return run({QStringLiteral("export"), m_project, m_dir.filePath(QLatin1String(name)),
                        QStringLiteral("--format"), QLatin1String(format)})
                .status;
        };
        QCOMPARE(write("vlmevalkit", "CII_Yuyi"), 0);
        QVERIFY(QFile::exists(m_dir.filePath(QStringLiteral("CII_Yuyi.tsv"))));
        QVERIFY(!QFile::exists(m_dir.filePath(QStringLiteral("CII_Yuyi"))));
        QCOMPARE(write("csv", "named.csv"), 0);
        QVERIFY(QFile::exists(m_dir.filePath(QStringLiteral("named.csv"))));
        QCOMPARE(write("jsonl", "folder"), 0);
        QVERIFY(QDir(m_dir.filePath(QStringLiteral("folder"))).exists());
    }

    void theDataCardIsInTheLanguageAskedFor()
    {
        const auto card = [&](const char *language) {
            const QString folder = m_dir.filePath(QStringLiteral("hub-") + QLatin1String(language));
            const Ended ended = run({QStringLiteral("export"), m_project, folder, QStringLiteral("--format"), QStringLiteral("imagefolder"),
                                     QStringLiteral("--language"), QLatin1String(language)});
            QFile file(folder + QStringLiteral("/README.md"));
            return ended.status <= 1 && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : ended.said;
        };
        const QString english = card("en");
        const QString chinese = card("zh_CN");
        QVERIFY2(english.contains(QStringLiteral("## Statistics")), qPrintable(english));
        QVERIFY2(!chinese.contains(QStringLiteral("## Statistics")) && chinese.contains(QStringLiteral("## 统计")), qPrintable(chinese));
        QCOMPARE(run({QStringLiteral("export"), m_project, m_dir.filePath(QStringLiteral("no")),
                      QStringLiteral("--format"), QStringLiteral("csv"),
                      QStringLiteral("--language"), QStringLiteral("fr")})
                     .status,
                 2);
    }

    /// An option that readers of the file take for an empty cell: that is said whatever --quiet says. The file is complete.
    void hiddenContentIsReported()
    {
        const QString project = m_dir.filePath(QStringLiteral("empty-cells"));
        QCOMPARE(run({QStringLiteral("new"), project, QStringLiteral("--preset"),
                      QStringLiteral("cii-bench"), QStringLiteral("--quiet")})
                     .status,
                 0);
        const QString folder = m_dir.filePath(QStringLiteral("bench-empty"));
        const QString benchmark = test::writeBenchmark(folder, 3);
        QFile file(benchmark);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray records = file.readAll().replace("选项0B", "None");
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(records);
        file.close();
        QCOMPARE(run({QStringLiteral("import"), QStringLiteral("items"), project, benchmark,
                      QStringLiteral("--images"), folder})
                     .status,
                 0);
        const Ended ended = run({QStringLiteral("export"), project, m_dir.filePath(QStringLiteral("cells.tsv")), QStringLiteral("--format"),
                                 QStringLiteral("vlmevalkit"), QStringLiteral("--quiet")});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.printed, QString());
        QVERIFY2(ended.said.contains(QStringLiteral("None")), qPrintable(ended.said));
    }

    void comparisonsNameModelAndConfiguration()
    {
        const Ended compared =
            run({QStringLiteral("compare"), m_project, QStringLiteral("good/none"),
                 QStringLiteral("weak/none"), QStringLiteral("--json")});
        const QJsonObject json = QJsonDocument::fromJson(compared.printed.toUtf8()).object();
        QCOMPARE(json.value(QLatin1String("first")).toObject().value(QLatin1String("model")).toString(), QStringLiteral("good"));
        QCOMPARE(json.value(QLatin1String("second")).toObject().value(QLatin1String("config")).toString(), QStringLiteral("none"));
        QCOMPARE(json.value(QLatin1String("draws")).toInt(), 10000);
    }
};

QTEST_GUILESS_MAIN(OutputTest)
#include "outputtest.moc"
