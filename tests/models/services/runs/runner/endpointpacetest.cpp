// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/runs/runner/endpointpace.h"

#include <QtTest>

using namespace yuyi;

namespace {

constexpr int limit = 16;

/// A pace that has risen to its limit.
EndpointPace risen()
{
    EndpointPace pace({limit, 0});
    for (int i = 0; i < 400; ++i) {
        pace.started(i);
        pace.answered(i, {}, {});
    }
    return pace;
}

ChatReply withStatus(int status, qint64 retryAfter = -1)
{
    ChatReply reply;
    reply.httpStatus = status;
    reply.retryAfter = retryAfter;
    return reply;
}

HttpAnswer withFault(HttpFault fault)
{
    HttpAnswer answer;
    answer.fault = fault;
    return answer;
}

} // namespace

/// What an answer says about the load of its server.
class EndpointPaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordinaryErrorsSayNothing()
    {
        EndpointPace pace = risen();
        QCOMPARE(pace.width(), limit);
        for (const int status : {400, 401, 404, 500}) {
            pace.started(1000);
            pace.answered(1000, withStatus(status), {});
        }
        QCOMPARE(pace.width(), limit);
        QCOMPARE(pace.heldUntil(), 0);
    }

    void aRateLimitSlowsDown_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {408, 429, 503, 529})
            QTest::addRow("%d", status) << status;
    }
    void aRateLimitSlowsDown()
    {
        QFETCH(int, status);
        EndpointPace pace = risen();
        pace.started(1000);
        pace.answered(1000, withStatus(status), {});
        QCOMPARE(pace.width(), limit / 2);
    }

    void aMissedDeadlineSlowsDown()
    {
        EndpointPace pace = risen();
        pace.started(1000);
        pace.answered(1000, {}, withFault(HttpFault::Deadline));
        QCOMPARE(pace.width(), limit / 2);
    }

    void severalCutsInARowAreLoad()
    {
        EndpointPace pace = risen();
        const auto answer = [&](HttpFault fault) {
            pace.started(1000);
            pace.answered(1000, {}, withFault(fault));
        };
        answer(HttpFault::Network);
        answer(HttpFault::Network);
        answer(HttpFault::None);
        answer(HttpFault::Network);
        answer(HttpFault::Network);
        QCOMPARE(pace.width(), limit);
        answer(HttpFault::Network);
        QCOMPARE(pace.width(), limit / 2);
    }

    void programsShareTheLimits()
    {
        int concurrency = 0;
        int perMinute = 0;
        for (int place = 0; place < 3; ++place) {
            const PaceLimits share = shareOf({8, 100}, 3, place);
            concurrency += share.concurrency;
            perMinute += share.requestsPerMinute;
        }
        QCOMPARE(concurrency, 8);
        QCOMPARE(perMinute, 100);
        QCOMPARE(shareOf({8, 0}, 3, 0).requestsPerMinute, 0); // no limit stays none
        QCOMPARE(shareOf({1, 1}, 3, 2).concurrency, 1);
        EndpointPace pace = risen();
        pace.setLimits(shareOf({limit, 0}, 2, 0));
        QCOMPARE(pace.width(), limit / 2);
        pace.slowDown(5000); // another one was told to
        QCOMPARE(pace.width(), limit / 4);
    }

    void waitsWhenTheServerAsks()
    {
        EndpointPace pace = risen();
        pace.started(1000);
        pace.answered(1000, withStatus(429, 5000), {});
        QCOMPARE(pace.heldUntil(), 6000);
        QCOMPARE(pace.waitBeforeNext(2000), 4000);
        pace.answered(1000, withStatus(429, 100), {});
        QCOMPARE(pace.heldUntil(), 6000);
    }
};

QTEST_GUILESS_MAIN(EndpointPaceTest)
#include "endpointpacetest.moc"
