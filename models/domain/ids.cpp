// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/ids.h"

#include "models/domain/digest.h"

#include <QDateTime>
#include <QMutex>
#include <QRandomGenerator>

namespace yuyi {

QUuid newUuid()
{
    static QMutex mutex;
    static quint64 lastMillis = 0;
    static quint32 counter = 0; // 12 bits after the version, so that ids of one millisecond stay in order

    quint64 millis = 0;
    quint32 sequence = 0;
    {
        const QMutexLocker lock(&mutex);
        millis = static_cast<quint64>(qMax<qint64>(0, QDateTime::currentMSecsSinceEpoch())); // a clock may be anything
        if (millis > lastMillis) {
            lastMillis = millis;
            counter = QRandomGenerator::system()->bounded(0x800u);
        } else if (++counter > 0xfffu) {
            ++lastMillis;
            counter = 0;
        }
        millis = lastMillis;
        sequence = counter;
    }
    const quint64 random = QRandomGenerator::system()->generate64();
    QByteArray raw(16, Qt::Uninitialized);
    for (int i = 0; i < 6; ++i)
        raw[i] = static_cast<char>((millis >> (8 * (5 - i))) & 0xff);
    raw[6] = static_cast<char>(0x70u | ((sequence >> 8) & 0x0fu));
    raw[7] = static_cast<char>(sequence & 0xffu);
    for (int i = 0; i < 8; ++i)
        raw[8 + i] = static_cast<char>((random >> (8 * (7 - i))) & 0xff);
    raw[8] = static_cast<char>((static_cast<unsigned char>(raw[8]) & 0x3fu) | 0x80u);
    return QUuid::fromRfc4122(raw);
}

std::optional<Sha256> Sha256::fromBytes(QByteArrayView bytes)
{
    if (bytes.size() != 32)
        return std::nullopt;
    Sha256 sha;
    sha.m_bytes = bytes.toByteArray();
    return sha;
}

std::optional<Sha256> Sha256::fromHex(QStringView hex)
{
    if (hex.size() != 64)
        return std::nullopt;
    for (const QChar c : hex) {
        const char16_t u = c.toLower().unicode();
        if (!((u >= u'0' && u <= u'9') || (u >= u'a' && u <= u'f')))
            return std::nullopt;
    }
    return fromBytes(QByteArray::fromHex(hex.toLatin1()));
}

Sha256 Sha256::of(QByteArrayView data)
{
    Digest digest;
    digest.add(data);
    return digest.result();
}

} // namespace yuyi
