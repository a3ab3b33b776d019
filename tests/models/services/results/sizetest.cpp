// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/maderesults.h"

#include "models/services/results/export.h"
#include "models/services/results/figures.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// Accuracy by the size of models, as a table, as files and as a figure.
class SizeTest : public QObject
{
    Q_OBJECT

    ResultsTable m_table;

    static QStringList modelsOf(const ResultsTable &table)
    {
        QStringList models;
        for (const ResultsRow &row : table.rows) {
            if (row.kind == RowKind::Model)
                models.append(row.model);
        }
        return models;
    }

private Q_SLOTS:
    void initTestCase()
    {
        MadeResults made;
        for (int i = 0; i < 40; ++i)
            made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i % 6);
        const QString none = QStringLiteral("none");
        made.addRun(QStringLiteral("open-72"), none, QString(30, u'c') + QString(10, u'i'), ModelSection::Open).run.billions = 72;
        made.addRun(QStringLiteral("open-half"), none, QString(32, u'c') + QString(8, u'i'), ModelSection::Open).run.billions = 0.5;
        made.addRun(QStringLiteral("open-unknown"), none, QString(36, u'c') + QString(4, u'i'), ModelSection::Open);
        made.addRun(QStringLiteral("open-blank"), none, QString(40, u't'), ModelSection::Open).run.billions = 3;
        made.addRun(QStringLiteral("closed"), none, QString(38, u'c') + QString(2, u'i'));
        ResultsQuery query;
        query.by = ResultsBy::Size;
        m_table = resultsTable(made.data, query);
    }

    void smallModelsComeFirst()
    {
        // Open before closed; within a section by size whatever the accuracy, unknown ones last.
        QCOMPARE(modelsOf(m_table), QStringList({QStringLiteral("open-half"), QStringLiteral("open-blank"), QStringLiteral("open-72"),
                                                 QStringLiteral("open-unknown"), QStringLiteral("closed")}));
        QCOMPARE(m_table.columns.size(), 1);
        QVERIFY(m_table.rows.last().section == ResultsSection::Baselines);
        QVERIFY2(m_table.notes.join(u'\n').contains(QStringLiteral("not stated")), qPrintable(m_table.notes.join(u'\n')));
    }

    void filesHaveAColumn()
    {
        const QString markdown = QString::fromUtf8(*tableText(m_table, TableFormat::Markdown));
        QVERIFY2(markdown.contains(QStringLiteral("| 0.5B | ")) && markdown.contains(QStringLiteral("| 72B | "))
                     && markdown.contains(QStringLiteral("| – | ")),
                 qPrintable(markdown));
        const QString latex = QString::fromUtf8(*tableText(m_table, TableFormat::Latex, TableCells::Interval));
        QVERIFY2(latex.contains(QStringLiteral("& 72B &")) && latex.contains(QStringLiteral("tab:results-size")), qPrintable(latex));
        const QStringList csv = QString::fromUtf8(*tableText(m_table, TableFormat::Csv)).split(u'\n');
        const QStringList joined = csv.filter(QStringLiteral(",open-half,"));
        QVERIFY2(joined.size() == 1 && joined.constFirst().trimmed().endsWith(QStringLiteral(",0.5")), qPrintable(csv.join(u'\n')));
        const Json json = resultsJson(m_table);
        for (const Json &row : json["rows"]) {
            if (row["model"] == "open-72")
                QVERIFY(row["size_billions"] == 72.0);
            else if (row["model"] == "closed")
                QVERIFY(row["size_billions"].is_null());
        }
        QVERIFY(workbookIsWritten());
    }

    /// A prompt without the picture is no model that sees it, here as in every other table.
    void runsWithoutThePictureStandApart()
    {
        MadeResults made;
        for (int i = 0; i < 10; ++i)
            made.addItem(QStringLiteral("dev-%1").arg(i), ImageId::create(), i % 6);
        made.addRun(QStringLiteral("m"), QStringLiteral("text-only"), QString(10, u'c'), ModelSection::Open).run.billions = 7;
        made.addRun(QStringLiteral("m"), QStringLiteral("none"), QString(5, u'c') + QString(5, u'i'), ModelSection::Open).run.billions = 7;
        ResultsQuery query;
        query.by = ResultsBy::Size;
        const ResultsTable table = resultsTable(made.data, query);
        QCOMPARE(table.rows.at(0).section, ResultsSection::Open);
        QCOMPARE(table.rows.at(0).configuration, QStringLiteral("none"));
        QCOMPARE(table.rows.at(1).section, ResultsSection::TextOnly);
        const auto figure = resultsFigure(table, ResultsDrawing::Size, {});
        QVERIFY(figure.has_value());
        QVERIFY2(figure->points.at(0).name.contains(QStringLiteral("text only")), qPrintable(figure->points.at(0).name));
        QVERIFY(figure->points.at(0).series != figure->points.at(1).series);
    }

    void theFigureHasAPointForEachRun()
    {
        const auto figure = resultsFigure(m_table, ResultsDrawing::Size, {});
        QVERIFY(figure.has_value());
        QCOMPARE(figure->kind, PrintKind::Points);
        // Best first; what has no figure has no point.
        QStringList names;
        for (const PrintPoint &point : figure->points)
            names.append(point.name);
        QCOMPARE(names, QStringList({QStringLiteral("closed"), QStringLiteral("open-unknown"), QStringLiteral("open-half"),
                                     QStringLiteral("open-72")}));
        QCOMPARE(figure->points.at(3).across, std::optional(72.0));
        QVERIFY(!figure->points.at(0).across);
        QCOMPARE(figure->points.at(3).up.value, 75.0);
        QVERIFY(figure->points.at(3).up.low.value_or(75) < 75 && figure->points.at(3).up.high.value_or(75) > 75);
        // Open and closed models are told apart.
        QCOMPARE(figure->series.size(), 2);
        QVERIFY(figure->points.at(0).series != figure->points.at(1).series);
        QVERIFY(!figure->lines.isEmpty()); // chance
    }

private:
    bool workbookIsWritten() const
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("size.xlsx"));
        return saveTable(m_table, TableFormat::Xlsx, path).has_value() && QFile::exists(path);
    }
};

QTEST_GUILESS_MAIN(SizeTest)
#include "sizetest.moc"
