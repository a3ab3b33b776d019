// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/people/initials.h"

#include <QTest>

using namespace yuyi;

/// People who take turns at one computer are told apart by one or two signs.
class InitialsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneSignWhereItIsEnough()
    {
        QCOMPARE(initialsOf({QStringLiteral("anna"), QStringLiteral("Bert")}),
                 (QStringList{QStringLiteral("A"), QStringLiteral("B")}));
        QCOMPARE(initialsOf({QString(), QStringLiteral("  x")}), (QStringList{QString(), QStringLiteral("X")}));
    }
    void likeNamesAreToldApart()
    {
        QCOMPARE(initialsOf({QStringLiteral("annotator-1"), QStringLiteral("lead"), QStringLiteral("annotator-2"),
                             QStringLiteral("adjudicator-7")}),
                 (QStringList{QStringLiteral("A1"), QStringLiteral("L"), QStringLiteral("A2"), QStringLiteral("A7")}));
        QCOMPARE(initialsOf({QStringLiteral("标注员甲"), QStringLiteral("标注员乙")}),
                 (QStringList{QStringLiteral("标甲"), QStringLiteral("标乙")}));
        // Where neither helps: numbers.
        const QStringList alike = initialsOf({QStringLiteral("annotator-1"), QStringLiteral("adjudicator-1")});
        QVERIFY(alike.at(0) != alike.at(1));
        QCOMPARE(alike.at(0).size(), 2);
    }
};

QTEST_GUILESS_MAIN(InitialsTest)
#include "initialstest.moc"
