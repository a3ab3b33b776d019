// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/datacard.h"

#include <QTest>

using namespace yuyi;

class StepCardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCardSaysWhatEachStepDid()
    {
        DataCardInput input;
        input.title = QStringLiteral("Set");
        input.date = QDateTime::currentDateTime();
        QVERIFY(!dataCard(input).contains("Filter step"));
        input.steps = {{FilterStep::Duplicate, {QStringLiteral("Engine: views*1"), QStringLiteral("Images: 9")}},
                       {FilterStep::Text, {}}};
        const QString card = QString::fromUtf8(dataCard(input));
        const QString heading = QStringLiteral("## Filter step: %1\n").arg(titleOf(FilterStep::Duplicate));
        QVERIFY(card.contains(heading));
        // Special characters are no markup; a step without lines has no heading.
        QVERIFY(card.mid(card.indexOf(heading)).contains(QStringLiteral("- Engine: views\\*1\n- Images: 9\n")));
        QVERIFY(!card.contains(QStringLiteral("## Filter step: %1\n").arg(titleOf(FilterStep::Text))));
    }
};

QTEST_GUILESS_MAIN(StepCardTest)
#include "stepcardtest.moc"
