// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/digest.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QCryptographicHash>
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
        QCOMPARE(Sha256::of(text).bytes().toHex(), digest);
    }

    /// A file that is read in parts has the name that it has as a whole, and that Qt gives it.
    void partsMakeTheWhole()
    {
        QByteArray text(300, Qt::Uninitialized);
        for (qsizetype i = 0; i < text.size(); ++i)
            text[i] = static_cast<char>(i * i + 7);
        for (qsizetype size = 0; size <= text.size(); ++size) {
            Digest digest;
            digest.add(QByteArrayView(text).first(size));
            digest.add(QByteArrayView(text).sliced(size));
            QCOMPARE(digest.result(), Sha256::of(text));
            const QByteArray part = text.first(size);
            QCOMPARE(Sha256::of(part).bytes(), QCryptographicHash::hash(part, QCryptographicHash::Sha256));
        }
    }
};

QTEST_APPLESS_MAIN(DigestTest)
#include "digesttest.moc"
