// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/preset/reservationlength.h"

#include "models/domain/preset/workrules.h"

#include <QtTest>

using namespace yuyi;

/// How long a reservation lasts.
class ReservationLengthTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lastsTwoHoursUnlessTheProjectSaysOtherwise()
    {
        const QDateTime now(QDate(2026, 3, 1), QTime(23, 30), Qt::UTC);
        QCOMPARE(reservationEnd(WorkRules().reservationMinutes, now), QDateTime(QDate(2026, 3, 2), QTime(1, 30), Qt::UTC));
        QCOMPARE(reservationEnd(45, now), QDateTime(QDate(2026, 3, 2), QTime(0, 15), Qt::UTC));
        // A stored number that no project can have still reserves for a while.
        QCOMPARE(now.secsTo(reservationEnd(0, now)), qint64(60));
    }

    void isFromOneMinuteToSevenDays()
    {
        for (const int minutes : {1, 120, 10080})
            QVERIFY(checkReservationLength(minutes));
        for (const int minutes : {-1, 0, 10081}) {
            const auto checked = checkReservationLength(minutes);
            QVERIFY(!checked);
            QCOMPARE(checked.error().code, ErrorCode::Invalid);
            WorkRules rules;
            rules.reservationMinutes = minutes;
            QVERIFY(!checkRules(rules));
        }
    }
};

QTEST_GUILESS_MAIN(ReservationLengthTest)
#include "reservationlengthtest.moc"
