// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/csv.h"
#include "models/services/taxonomy/taxonomyservice.h"
#include "tests/support/dbfixture.h"
#include "tests/support/kinds/chainpreset.h"

using namespace yuyi;
using namespace yuyi::test;

/// Concepts of WordNet, from the folder named by YUYI_TEST_DATA: a tree, and the same with faults.
class TaxonomySampleTest : public QObject
{
    Q_OBJECT

    QString m_folder;

    QList<QStringList> rows(const QString &name) const
    {
        QFile file(m_folder + name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s", qPrintable(name));
        return *readCsv(QString::fromUtf8(file.readAll()));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(hasWantedServer(), "PostgreSQL is wanted: run under pg_virtualenv");
        m_folder = qEnvironmentVariable("YUYI_TEST_DATA") + QStringLiteral("/constructure/");
        if (qEnvironmentVariable("YUYI_TEST_DATA").isEmpty() || !QFile::exists(m_folder + QStringLiteral("taxonomy.csv")))
            QSKIP("YUYI_TEST_DATA is not set to a folder with constructure/: the test on concepts of WordNet is left out");
    }

    void theTree_data() { addBackends(); }
    void theTree()
    {
        QFETCH(const bool, server);
        TestProject project(server, chainPreset());
        const auto report = TaxonomyService(*project.stores, project.lead).import(rows(QStringLiteral("taxonomy.csv")));
        VERIFY_OK(report);
        QVERIFY2(report->faults.isEmpty(), report->faults.isEmpty() ? "" : qPrintable(report->faults.constFirst().reason));
        QCOMPARE(report->added, 261);
        QCOMPARE(report->chains.current, 183);
        QCOMPARE(report->chains.higher, 2);
        QCOMPARE(report->chains.deeper, 0);
    }

    void theFaults_data() { addBackends(); }
    void theFaults()
    {
        QFETCH(const bool, server);
        TestProject project(server, chainPreset());
        const auto report = TaxonomyService(*project.stores, project.lead).import(rows(QStringLiteral("taxonomy-faulty.csv")));
        VERIFY_OK(report);
        QList<int> found;
        for (const RowFault &fault : report->faults)
            found.append(fault.row);
        QList<int> wanted; // all rows that the tree does not have
        for (int row = 263; row <= 276; ++row)
            wanted.append(row);
        QCOMPARE(found, wanted);
        QVERIFY(project.stores->taxonomy().concepts()->isEmpty());
    }
};

QTEST_GUILESS_MAIN(TaxonomySampleTest)
#include "taxonomysampletest.moc"
