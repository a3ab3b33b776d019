// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/optionorder.h"

#include <QHash>
#include <QSet>
#include <QtTest>

using namespace yuyi;

/// In which order people and models see the options of a question.
class OptionOrderTest : public QObject
{
    Q_OBJECT

    static QList<OptionId> sixOptions()
    {
        QList<OptionId> options;
        for (int i = 1; i <= 6; ++i)
            options.append(OptionId(QUuid(static_cast<uint>(i), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)));
        return options;
    }

private Q_SLOTS:
    void orderIsTheSameEverywhere()
    {
        const QList<OptionId> options = sixOptions();
        const QList<OptionId> order = shuffled(options, 2026);
        QStringList digits;
        for (const OptionId &id : order)
            digits.append(QString::number(options.indexOf(id) + 1));
        QCOMPARE(digits.join(QString()), QStringLiteral("153624"));
        QCOMPARE(shuffled(options, 2026), order);
        QCOMPARE(QSet<OptionId>(order.begin(), order.end()).size(), 6);
    }

    void eachOptionIsFirstAboutAsOften()
    {
        const QList<OptionId> options = sixOptions();
        QHash<OptionId, int> first;
        for (int i = 0; i < 6000; ++i)
            ++first[shuffled(options, i).constFirst()];
        for (const OptionId &id : options)
            QVERIFY2(std::abs(first.value(id) - 1000) < 150, qPrintable(QString::number(first.value(id))));
    }

    /// Orders are stored with the answers and drawn again by checks: no version may draw others.
    void seedsAreTheSameInEveryVersion()
    {
        const QUuid id(QStringLiteral("01234567-89ab-7def-8123-456789abcdef"));
        Validation round;
        round.seed = 7;
        QCOMPARE(orderSeed(round, PersonId(id)), qint64(1658280507010832659));
        QCOMPARE(orderSeedOfParticipant(7, QuestionVersionId(id)), qint64(3397474607704747606));
        QCOMPARE(orderSeedOfRun(7, QuestionVersionId(id), 0), qint64(480988692844856573));
        QCOMPARE(orderSeedOfRun(7, QuestionVersionId(id), 2), qint64(6546842205825703392));
        QVERIFY(orderSeed(round, PersonId(id)) != orderSeed(round, PersonId::create()));
    }
};

QTEST_GUILESS_MAIN(OptionOrderTest)
#include "optionordertest.moc"
