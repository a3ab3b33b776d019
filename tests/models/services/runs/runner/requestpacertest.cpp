// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/requestpacer.h"

#include <QtTest>

using namespace yuyi;

/// How many requests are in flight, and when the next may start.
class RequestPacerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void risesSlowlyToTheLimit()
    {
        RequestPacer pacer({6, 0});
        QCOMPARE(pacer.width(), 2);
        for (int i = 0; i < 100; ++i) {
            while (pacer.waitBeforeNext(i) == 0)
                pacer.started(i);
            QVERIFY(pacer.inFlight() <= 6);
            pacer.ended();
        }
        QCOMPARE(pacer.width(), 6);
    }

    void fallsByHalfOncePerVolley()
    {
        RequestPacer pacer({16, 0});
        for (int i = 0; i < 400; ++i) {
            pacer.started(i);
            pacer.ended();
        }
        QCOMPARE(pacer.width(), 16);
        for (int i = 0; i < 3; ++i)
            pacer.started(1000);
        for (int i = 0; i < 3; ++i)
            pacer.throttled(1001, -1);
        QCOMPARE(pacer.width(), 8);
        pacer.started(3000);
        pacer.throttled(3000, -1);
        QCOMPARE(pacer.width(), 4);
    }

    void waitsAsTheServerAsks()
    {
        RequestPacer pacer({4, 0});
        pacer.started(0);
        pacer.throttled(100, 5000);
        QCOMPARE(pacer.waitBeforeNext(100), qint64(5000));
        QCOMPARE(pacer.waitBeforeNext(5099), qint64(1));
        QCOMPARE(pacer.waitBeforeNext(5100), qint64(0));
    }

    void keepsToTheRequestsPerMinute()
    {
        RequestPacer pacer({4, 3});
        for (qint64 at : {0, 10, 20}) {
            QCOMPARE(pacer.waitBeforeNext(at), qint64(0));
            pacer.started(at);
            pacer.ended();
        }
        QCOMPARE(pacer.waitBeforeNext(30), qint64(59970));
        QCOMPARE(pacer.waitBeforeNext(60000), qint64(0));
        pacer.started(60000);
        pacer.ended();
        QCOMPARE(pacer.waitBeforeNext(60001), qint64(9));
    }

    void oneRequestIsAlwaysAllowed()
    {
        RequestPacer pacer({0, 0});
        QCOMPARE(pacer.waitBeforeNext(0), qint64(0));
        pacer.started(0);
        QCOMPARE(pacer.waitBeforeNext(0), qint64(-1));
        pacer.throttled(0, -1);
        QCOMPARE(pacer.waitBeforeNext(0), qint64(0));
    }
};

QTEST_GUILESS_MAIN(RequestPacerTest)
#include "requestpacertest.moc"
