// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/people/scram.h"

#include <QSet>
#include <QTest>

using namespace yuyi;

/// What a server stores of a password.
class ScramTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theExampleOfTheStandard();
    void passwordsThatWouldHaveToBeNormalised_data();
    void passwordsThatWouldHaveToBeNormalised();
    void codesAreReadAsPeopleTypeThem();
    void codesAndPasswordsAreRandom();
};

void ScramTest::theExampleOfTheStandard()
{
    // RFC 7677, section 3: the password "pencil". The proof and the signature of its exchange follow from these two keys.
    const auto made = scramVerifier("pencil", QByteArray::fromBase64("W22ZaJ0SNY7soEsUEjb6gQ=="), 4096);
    QVERIFY(made);
    QCOMPARE(*made, QByteArray("SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:"
                               "wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU="));
}

void ScramTest::passwordsThatWouldHaveToBeNormalised_data()
{
    QTest::addColumn<QByteArray>("password");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blank") << QByteArray("a b");
    QTest::newRow("control") << QByteArray("a\x01");
    QTest::newRow("umlaut") << QByteArray("pässword");
}

void ScramTest::passwordsThatWouldHaveToBeNormalised()
{
    QFETCH(QByteArray, password);
    const auto made = newScramVerifier(password);
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::Invalid);
    QVERIFY(password.isEmpty() || !made.error().sentence.contains(QString::fromUtf8(password)));
}

void ScramTest::codesAreReadAsPeopleTypeThem()
{
    const auto typed = typedOneTimeCode(" oiab-cdef 2345-6789-qrst\n");
    QVERIFY(typed);
    QCOMPARE(*typed, QByteArray("01ABCDEF23456789QRST"));
    QCOMPARE(*typedOneTimeCode("01AB-CDEF-2345-6789-QRST"), *typed);
    for (const char *wrong : {"", "01AB-CDEF-2345-6789-QRS", "01AB-CDEF-2345-6789-QRST-0", "01AB-CDEF-2345-6789-QRU!"})
        QVERIFY2(!typedOneTimeCode(wrong), wrong);
}

void ScramTest::codesAndPasswordsAreRandom()
{
    QSet<QByteArray> seen;
    for (int i = 0; i < 200; ++i) {
        const QByteArray code = newOneTimeCode();
        QCOMPARE(code.size(), 24);
        QVERIFY(typedOneTimeCode(code));
        seen.insert(code);
        const QByteArray password = newLoginPassword();
        QCOMPARE(password.size(), 43);
        QVERIFY(newScramVerifier(password));
        seen.insert(password);
    }
    QCOMPARE(seen.size(), 400);
}

QTEST_GUILESS_MAIN(ScramTest)

#include "scramtest.moc"
