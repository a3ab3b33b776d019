// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/moments.h"

#include <QLocale>
#include <QTest>

using namespace yuyi;

class MomentsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// One form in every language, so that lists, tables and exports of a team read alike.
    void areTheSameInEveryLanguage()
    {
        const QDateTime when(QDate(2026, 1, 31), QTime(14, 5, 59));
        for (const QLocale &locale : {QLocale(QLocale::English), QLocale(QLocale::Chinese), QLocale(QLocale::German)}) {
            QLocale::setDefault(locale);
            QCOMPARE(dayText(when), QStringLiteral("2026-01-31"));
            QCOMPARE(momentText(when), QStringLiteral("2026-01-31 14:05"));
            QCOMPARE(momentText(when.toUTC()), QStringLiteral("2026-01-31 14:05")); // local time, however it is stored
        }
        QVERIFY(dayText(QDateTime()).isEmpty() && momentText(QDateTime()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(MomentsTest)
#include "momentstest.moc"
