// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/maderesults.h"

#include "models/services/results/across/comparison.h"
#include "models/services/results/across/resultsfile.h"
#include "models/services/results/export.h"
#include "models/services/results/figures.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace yuyi;
using namespace yuyi::test;

/// Tables of results that were sent instead of a project.
class ResultsFileTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("fixture not written");
        return path;
    }

    static ResultsTable table(ResultsBy by = ResultsBy::Label)
    {
        MadeResults made;
        const Dimension &domain = made.dimension("domain");
        for (int i = 0; i < 40; ++i)
            made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i % 6, {{domain.code, {domain.values.at(i % 2).code}}});
        made.addRun(QStringLiteral("=model, \"1\""), QStringLiteral("none"), QString(30, u'c') + QString(10, u'i'));
        made.addRun(QStringLiteral("unfinished"), QStringLiteral("none"), QString(39, u'c') + u't');
        made.data.scorer = Scorer::CiiOfficial;
        ResultsQuery query;
        query.scorer = Scorer::CiiOfficial;
        query.by = by;
        query.dimensions = {domain.code};
        return resultsTable(made.data, query);
    }
    static void verifyFails(const Result<ResultsSide> &read, ErrorCode code)
    {
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().code, code);
        QVERIFY(!read.error().sentence.isEmpty());
    }

private Q_SLOTS:
    /// What one program writes the other reads, whichever of the two forms it is.
    void bothFormsSayTheSame_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("json") << QStringLiteral("r.json") << jsonText(resultsJson(table()), 1);
        QTest::newRow("csv") << QStringLiteral("r.csv") << tableText(table(), TableFormat::Csv).value();
    }
    void bothFormsSayTheSame()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        const auto side = readResultsFile(written(name, bytes));
        QVERIFY2(side.has_value(), side ? "" : qPrintable(side.error().sentence));
        QCOMPARE(side->title, name);
        QCOMPARE(side->scorer, Scorer::CiiOfficial);
        QVERIFY(side->fromFile);
        QCOMPARE(side->rows.size(), 3); // two models and chance
        const auto model = std::find_if(side->rows.begin(), side->rows.end(), [](const SideRow &row) {
            return row.model == QStringLiteral("=model, \"1\"");
        });
        QVERIFY(model != side->rows.end());
        QCOMPARE(model->configuration, QStringLiteral("none"));
        const ResultsCell overall = model->cells.at(0);
        QCOMPARE(overall.n, 40);
        QCOMPARE(overall.share, 0.75);
        QVERIFY(overall.interval && overall.interval->lo > 0.59 && overall.interval->hi < 0.86);
        // Overall, then the two labels that have questions.
        const DimensionCode domain(QStringLiteral("domain"));
        QVERIFY(std::any_of(side->columns.begin(), side->columns.end(), [&](const ResultsColumn &column) {
            return column.dimension == domain && !column.label.isEmpty();
        }));
        QVERIFY(side->row(RowKind::Chance) && side->row(RowKind::Chance)->cells.at(0).share < 0.17);
        const auto unfinished = std::find_if(side->rows.begin(), side->rows.end(), [](const SideRow &row) {
            return row.model == QStringLiteral("unfinished");
        });
        QVERIFY(unfinished != side->rows.end());
        QCOMPARE(unfinished->cells.at(0).n, 39);
    }

    /// A table has the best run first; that of several runs of a model is no reason to take it.
    void theNewestRunCounts_data()
    {
        QTest::addColumn<bool>("csv");
        QTest::newRow("json") << false;
        QTest::newRow("csv") << true;
    }
    void theNewestRunCounts()
    {
        QFETCH(const bool, csv);
        MadeResults made;
        for (int i = 0; i < 40; ++i)
            made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i % 6);
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QString(40, u'c'));
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QString(20, u'c') + QString(20, u'i'));
        std::reverse(made.data.runs.begin(), made.data.runs.end()); // newest first, as they are read
        const ResultsTable table = resultsTable(made.data, {});
        QCOMPARE(table.rows.at(0).cells.at(0).share, 1.0);
        const auto side = csv ? readResultsFile(written(QStringLiteral("n.csv"), tableText(table, TableFormat::Csv).value()))
                              : readResultsFile(written(QStringLiteral("n.json"), jsonText(resultsJson(table), 1)));
        QVERIFY2(side.has_value(), side ? "" : qPrintable(side.error().sentence));
        const AcrossComparison compared = compareAcross(sideOf(QStringLiteral("A"), made.data, {}, {}), *side, {});
        QCOMPARE(compared.rows.at(0).kind, RowKind::Model);
        QCOMPARE(compared.rows.at(0).figures.at(0).second.share, 0.5);
        QCOMPARE(*compared.rows.at(0).figures.at(0).difference, 0.0);
        // What tells runs apart in the file is not another way of asking.
        QVERIFY2(!compared.notes.join(u'\n').contains(QStringLiteral("asked differently")), qPrintable(compared.notes.join(u'\n')));
    }

    void otherFilesAreRefused()
    {
        verifyFails(readResultsFile(m_folder.filePath(QStringLiteral("gone.json"))), ErrorCode::Environment);
        verifyFails(readResultsFile(written(QStringLiteral("a.json"), "{\"rows\": 7}")), ErrorCode::Invalid);
        verifyFails(readResultsFile(written(QStringLiteral("b.json"), "{")), ErrorCode::Invalid);
        verifyFails(readResultsFile(written(QStringLiteral("c.csv"), "id,response\n1,A\n")), ErrorCode::Invalid);
        verifyFails(readResultsFile(written(QStringLiteral("d.csv"), "")), ErrorCode::Invalid);
        // One of a part of the items would stand beside all items of the other side.
        ResultsTable part = table();
        part.query.where.set({QStringLiteral("split"), FilterOperator::Is, {QStringLiteral("val")}});
        for (const auto &[file, bytes] : {std::pair(QStringLiteral("p.json"), jsonText(resultsJson(part))),
                                          std::pair(QStringLiteral("p.csv"), tableText(part, TableFormat::Csv).value())}) {
            const auto read = readResultsFile(written(file, bytes));
            verifyFails(read, ErrorCode::Refused);
            QVERIFY2(read.error().sentence.contains(QStringLiteral("split=val")), qPrintable(read.error().sentence));
        }
        // A table by configurations rests on the questions that all have in common.
        verifyFails(readResultsFile(written(QStringLiteral("e.json"), jsonText(resultsJson(table(ResultsBy::Configuration))))),
                    ErrorCode::Refused);
    }

    void contradictionsAreRefused()
    {
        Json json = resultsJson(table());
        json["rows"][0]["cell"]["accuracy"] = 1.5;
        verifyFails(readResultsFile(written(QStringLiteral("f.json"), jsonText(json))), ErrorCode::Invalid);
        json = resultsJson(table());
        json["rows"][0]["cell"]["lo"] = 0.99;
        json["rows"][0]["cell"]["accuracy"] = 0.5;
        verifyFails(readResultsFile(written(QStringLiteral("g.json"), jsonText(json))), ErrorCode::Invalid);
        json = resultsJson(table());
        json["scorer"] = "moon";
        verifyFails(readResultsFile(written(QStringLiteral("h.json"), jsonText(json))), ErrorCode::Invalid);
    }

    /// Nobody knows its questions: the note says what follows from that.
    void aFileIsAnIndependentSample()
    {
        const auto side = readResultsFile(written(QStringLiteral("r.csv"), tableText(table(), TableFormat::Csv).value()));
        QVERIFY(side.has_value());
        const AcrossComparison made = compareAcross(*side, *side, {});
        QVERIFY(made.hasModels());
        QCOMPARE(made.rows.at(0).figures.at(0).shared, 0);
        QVERIFY(made.notes.join(u' ').contains(QStringLiteral("does not say which questions were asked")));
    }
};

QTEST_GUILESS_MAIN(ResultsFileTest)
#include "resultsfiletest.moc"
