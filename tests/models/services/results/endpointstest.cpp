// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/maderesults.h"

#include <QTest>

using namespace yuyi;
using namespace yuyi::test;

/// One model may be asked at two endpoints: a table shows both and says which is which.
class ResultsEndpointsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneModelAtTwoEndpoints()
    {
        MadeResults made;
        for (int i = 0; i < 8; ++i)
            made.addItem(QStringLiteral("dev-%1").arg(i + 1), ImageId::create(), i % 6, {}, -1);
        const QList<QPair<const char *, const char *>> asked{{"m", "near"}, {"m", "far"}, {"other", "near"}};
        for (const auto &[model, endpoint] : asked) {
            ResultsRun &run = made.addRun(QLatin1String(model), QStringLiteral("none"), QStringLiteral("cccciiii"));
            run.run.endpoint = EndpointId::create();
            run.endpoint = QLatin1String(endpoint);
        }
        QSet<QString> rows;
        const ResultsTable table = resultsTable(made.data, {});
        for (const ResultsRow &row : table.rows)
            rows.insert(row.model + u' ' + row.detail);
        QVERIFY(rows.contains(QStringLiteral("m far")) && rows.contains(QStringLiteral("m near"))
                && rows.contains(QStringLiteral("other ")));
    }
};

QTEST_GUILESS_MAIN(ResultsEndpointsTest)
#include "endpointstest.moc"
