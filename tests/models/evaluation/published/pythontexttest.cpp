// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/published/pythontext.h"

#include <QTest>

#include <cmath>

using namespace yuyi;

/// What Python does; each value was looked up in Python 3.11.
class PythonTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isNumber");
        QTest::addColumn<QString>("rounded");
        const auto row = [](const char16_t *text, bool isNumber, const char16_t *rounded = u"") {
            const QString name = QString::fromUtf16(text);
            QTest::newRow(qPrintable(name)) << name << isNumber << QString::fromUtf16(rounded);
        };
        row(u"12", true, u"12.0");
        row(u" -4.2\n", true, u"-4.2");
        row(u"2.675", true, u"2.67"); // just below the half
        row(u"0.125", true, u"0.12"); // a half goes to the even digit
        row(u".5", true, u"0.5");
        row(u"5.", true, u"5.0");
        row(u"1e5", true, u"100000.0");
        row(u"1e16", true, u"1e+16");
        row(u"１２．５", false); // full-width digits are digits, a full-width point is none
        row(u"１２", true, u"12.0");
        row(u"1_000", true, u"1000.0");
        row(u"1__0", false);
        row(u"_1", false);
        row(u"-inf", true, u"-inf");
        row(u"nan", true, u"nan");
        row(u"inf(", false);
        row(u"0x10", false);
        row(u"--1", false);
        row(u"1,5", false);
        row(u"", false);
        row(u"−4", false); // U+2212
    }
    void numbers()
    {
        QFETCH(QString, text);
        QFETCH(bool, isNumber);
        QFETCH(QString, rounded);
        const auto number = python::floatOf(text);
        QCOMPARE(number.has_value(), isNumber);
        if (number)
            QCOMPARE(python::textOf(python::roundedTo2(*number)), rounded);
    }

    void texts()
    {
        QCOMPARE(python::stripped(QStringLiteral("\u3000\x1c a b \n")), QStringLiteral("a b"));
        QCOMPARE(python::stripped(QStringLiteral("。。a。b。"), u'。'), QStringLiteral("a。b"));
        QCOMPARE(python::countOf(QStringLiteral("AAAA"), QStringLiteral("AA")), 2);
        QCOMPARE(python::countOf(QStringLiteral("𝐀b"), QString()), 3);
        QCOMPARE(python::lengthOf(QStringLiteral("𝐀b")), 2);
    }
};

QTEST_APPLESS_MAIN(PythonTextTest)
#include "pythontexttest.moc"
