// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/digest.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QTest>

using namespace yuyi;

class DigestTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// FIPS 180-4's own examples.
    void knownDigests_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("digest");
        QTest::newRow("nothing")
            << QByteArray() << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QTest::newRow("one block")
            << QByteArray("abc") << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                    << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        QTest::newRow("a million letters")
            << QByteArray(1000000, 'a') << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }
    void knownDigests()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, digest);
        QCOMPARE(sha256Of(text).toHex(), digest);
        QCOMPARE(plainSha256Of(text).toHex(), digest);
    }

    /// A file has one name on every computer.
    void everyProcessorComesToTheSame()
    {
        QByteArray text(300, Qt::Uninitialized);
        for (qsizetype i = 0; i < text.size(); ++i)
            text[i] = static_cast<char>(i * i + 7);
        for (qsizetype size = 0; size <= text.size(); ++size) {
            const QByteArrayView part = QByteArrayView(text).first(size);
            QVERIFY2(sha256Of(part) == plainSha256Of(part), qPrintable(QString::number(size)));
        }
    }
};

QTEST_APPLESS_MAIN(DigestTest)
#include "digesttest.moc"
