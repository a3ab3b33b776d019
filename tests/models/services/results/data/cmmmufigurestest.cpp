// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/curation/itemimportservice.h"
#include "models/services/results/resultsservice.h"
#include "models/services/runs/replies/responseimport.h"
#include "tests/support/dbfixture.h"

using namespace yuyi;
using namespace yuyi::test;

/// The figures of a part of CMMMU, from the folder named by YUYI_TEST_DATA: imported items and replies against the published numbers.
class CmmmuFiguresTest : public QObject
{
    Q_OBJECT

    QString m_data;

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The cell of the run in the column of a label as benchmark files have it; empty: overall.
    static ResultsCell cellOf(const ResultsTable &table, const QString &published)
    {
        for (const ResultsRow &row : table.rows) {
            for (qsizetype i = 0; row.kind == RowKind::Model && i < table.columns.size(); ++i) {
                if (table.columns.at(i).published == published)
                    return row.cells.at(i);
            }
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        m_data = qEnvironmentVariable("YUYI_TEST_DATA") + QStringLiteral("/cmmmu");
        if (qEnvironmentVariableIsEmpty("YUYI_TEST_DATA") || !QFile::exists(m_data + QStringLiteral("/replies.jsonl")))
            QSKIP("YUYI_TEST_DATA is not set to a folder with cmmmu/: the test on published items is left out");
    }

    void figures_data() { addBackends(); }
    void figures()
    {
        QFETCH(const bool, server);
        const auto preset = builtInPreset(QStringLiteral("cmmmu"));
        QVERIFY2(preset, whatFailed(preset).constData());
        TestProject project(server, *preset);
        ItemImportRequest items;
        items.file = m_data + QStringLiteral("/cmmmu-data-sample");
        items.format = ImportFormat::Cmmmu;
        items.by = project.lead;
        NoProgress progress;
        const auto report = ItemImportService(*project.stores, project.factory->folder()).importItems(items, progress);
        QVERIFY2(report, whatFailed(report).constData());
        const auto replies = readReplies(contentOf(m_data + QStringLiteral("/replies.jsonl")));
        QVERIFY2(replies, whatFailed(replies).constData());
        ResponseImportRequest request;
        request.model = QStringLiteral("m");
        request.configuration = preset->configurations.constFirst().code;
        const auto read = ResponseImport(*project.stores, project.lead).import(*replies, request, progress);
        QVERIFY2(read, whatFailed(read).constData());

        ResultsQuery query;
        query.scorer = Scorer::CmmmuOfficial;
        query.dimensions = {kindDimension, DimensionCode(QStringLiteral("category")), DimensionCode(QStringLiteral("difficulty_level")),
                            DimensionCode(QStringLiteral("img_type")), DimensionCode(QStringLiteral("subfield"))};
        const auto data = ResultsService(*project.stores, project.lead).data(query);
        QVERIFY2(data, whatFailed(data).constData());
        const ResultsTable table = resultsTable(*data, query);
        const auto expected = nlohmann::json::parse(contentOf(m_data + QStringLiteral("/expected.json")).toStdString());
        const auto matches = [&](const QString &label, const nlohmann::json &numbers) {
            const ResultsCell cell = cellOf(table, label);
            return cell.n == numbers["n"].get<int>() && cell.correct == numbers["right"].get<int>() && cell.drawn == 0;
        };
        QVERIFY(matches({}, expected["overall"]));
        for (const char *dimension : {"type", "category", "difficulty_level", "img_type"}) {
            for (const auto &[label, numbers] : expected[dimension].items())
                QVERIFY2(matches(QString::fromStdString(label), numbers), label.c_str());
        }
        // The published average over the disciplines weighs each with its questions: it is the accuracy of all.
        double sum = 0;
        int questions = 0;
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            if (table.columns.at(i).dimension.text() != u"category")
                continue;
            const ResultsCell &cell = table.rows.constFirst().cells.at(i);
            sum += cell.accuracy * cell.n;
            questions += cell.n;
        }
        const ResultsCell overall = cellOf(table, {});
        QCOMPARE(questions, overall.n);
        QVERIFY(qAbs(sum / questions - overall.accuracy) < 1e-12);
        // Of the typed labels the forty most frequent have a column.
        QCOMPARE(data->preset.dimension(DimensionCode(QStringLiteral("subfield")))->values.size(), 40);
        QVERIFY(!table.notes.filter(QStringLiteral("40 most frequent")).isEmpty());
        // The whole sample is one split: nothing to group by.
        QVERIFY(data->preset.dimension(splitDimension) == nullptr);
    }
};

QTEST_GUILESS_MAIN(CmmmuFiguresTest)
#include "cmmmufigurestest.moc"
