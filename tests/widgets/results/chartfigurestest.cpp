// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/maderesults.h"

#include "widgets/results/charts/chartfigures.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// What the charts of results count.
class ChartFiguresTest : public QObject
{
    Q_OBJECT

    MadeResults m_made;
    EndpointId m_near = EndpointId::create();
    EndpointId m_far = EndpointId::create();

    RunId addRun(const char *configuration, const QString &letters, const EndpointId &endpoint,
                 OptionOrder order = OptionOrder::Written)
    {
        ResultsRun &run = m_made.addRun(QStringLiteral("m"), QLatin1String(configuration), letters);
        run.run.endpoint = endpoint;
        run.run.order = order;
        run.endpoint = endpoint == m_near ? QStringLiteral("near") : QStringLiteral("far");
        return run.run.id;
    }
    ChartFigures figures() const
    {
        ResultsQuery query;
        for (const ResultsRun &one : m_made.data.runs)
            query.runs.append(one.run.id);
        return chartFigures(m_made.data, ResultsChart::Configurations, query, {QStringLiteral("none"), QStringLiteral("cot")});
    }

private Q_SLOTS:
    void init()
    {
        m_made = {};
        for (int i = 0; i < 8; ++i)
            m_made.addItem(QStringLiteral("dev-%1").arg(i + 1), ImageId::create(), i % 6);
    }

    /// One model at two endpoints, or with other orders of options, is no comparison of configurations.
    void onlyTheConfigurationDiffers()
    {
        addRun("cot", QStringLiteral("iiiiiiii"), m_far);
        addRun("cot", QStringLiteral("iiiiiiii"), m_near, OptionOrder::Shuffled);
        QCOMPARE(figures().deltas.size(), 0);
        const RunId plain = addRun("none", QStringLiteral("cccccccc"), m_near);
        QCOMPARE(figures().deltas.size(), 0);
        const RunId thinking = addRun("cot", QStringLiteral("cccciiii"), m_near);
        const ChartFigures made = figures();
        QCOMPARE(made.deltas.size(), 1);
        QCOMPARE(made.deltas.constFirst().comparison.first, thinking);
        QCOMPARE(made.deltas.constFirst().comparison.second, plain);
        QCOMPARE(made.deltas.constFirst().comparison.difference, -0.5);
    }

    /// Both endpoints are compared, under names of their own, and the file names the runs.
    void rowsOfOneModelAreToldApart()
    {
        QStringList runs;
        for (const EndpointId &endpoint : {m_near, m_far}) {
            runs.append(addRun("none", QStringLiteral("cccccccc"), endpoint).toString());
            runs.append(addRun("cot", QStringLiteral("cccciiii"), endpoint).toString());
        }
        const ChartFigures made = figures();
        QCOMPARE(made.models, (QStringList{QStringLiteral("m · far"), QStringLiteral("m · near")}));
        QCOMPARE(made.deltas.size(), 2);
        QCOMPARE(made.deltas.at(0).row, qsizetype(0));
        QCOMPARE(made.deltas.at(1).row, qsizetype(1));
        const auto csv = chartCsv(m_made.data, made);
        QVERIFY(csv);
        for (const QString &run : std::as_const(runs))
            QVERIFY2(csv->contains(run.toUtf8()), csv->constData());
    }
};

QTEST_GUILESS_MAIN(ChartFiguresTest)
#include "chartfigurestest.moc"
