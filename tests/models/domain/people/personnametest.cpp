// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/people/personname.h"

#include <QTest>

using namespace yuyi;

/// What somebody can be called.
class PersonNameTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void names_data();
    void names();
};

void PersonNameTest::names_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("good");
    QTest::newRow("Chinese") << QStringLiteral("王小明") << true;
    QTest::newRow("accents and marks") << QStringLiteral("Zoë O'Neil-Łuk (2)") << true;
    QTest::newRow("joined picture") << QStringLiteral("👩‍🔬") << true;
    QTest::newRow("longest") << QString(longestPersonName, u'名') << true;
    QTest::newRow("too long") << QString(longestPersonName + 1, u'名') << false;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("title of a terminal") << QStringLiteral("\x1b]0;owned\x07") << false;
    QTest::newRow("line break") << QStringLiteral("A\nB") << false;
    QTest::newRow("tab") << QStringLiteral("A\tB") << false;
    QTest::newRow("control of eight bits") << QStringLiteral("A\u009b31m") << false;
    QTest::newRow("turned round") << QStringLiteral("A\u202eB") << false;
    QTest::newRow("isolated") << QStringLiteral("A\u2066B") << false;
}

void PersonNameTest::names()
{
    QFETCH(QString, name);
    QFETCH(bool, good);
    const auto checked = checkPersonName(name);
    QCOMPARE(checked.has_value(), good);
    if (!checked)
        QCOMPARE(checked.error().code, ErrorCode::Invalid);
}

QTEST_GUILESS_MAIN(PersonNameTest)
#include "personnametest.moc"
