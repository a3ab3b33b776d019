// SPDX-License-Identifier: GPL-3.0-or-later
// A Feistel network over the 122 bits that version and variant leave free: one to one, whatever the function of a round is.
#include "models/domain/packages/packageids.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QtEndian>

#include <array>
#include <utility>

namespace yuyi {

namespace {

constexpr int rounds = 8;
constexpr int ours = 7;
constexpr int foreign = 8;
constexpr quint64 halfMask = (quint64(1) << 61) - 1;
constexpr quint64 low62 = (quint64(1) << 62) - 1;

struct Halves {
    quint64 left = 0;
    quint64 right = 0;
};

/// The first 64 bits hold the version in the bits 12 to 15, the second ones the variant in the two highest.
Halves halvesOf(const QUuid &id)
{
    const QByteArray bytes = id.toRfc4122();
    const auto first = qFromBigEndian<quint64>(bytes.constData());
    const auto second = qFromBigEndian<quint64>(bytes.constData() + 8);
    const quint64 upper = ((first >> 16) << 12) | (first & 0xfff); // 60 bits
    const quint64 lower = second & low62;
    return {(upper << 1) | (lower >> 61), lower & halfMask};
}

QUuid idOf(const Halves &halves, int version)
{
    const quint64 upper = halves.left >> 1;
    const quint64 lower = ((halves.left & 1) << 61) | halves.right;
    const quint64 first = ((upper >> 12) << 16) | (static_cast<quint64>(version) << 12) | (upper & 0xfff);
    const quint64 second = (quint64(2) << 62) | lower;
    QByteArray bytes(16, Qt::Uninitialized);
    qToBigEndian(first, bytes.data());
    qToBigEndian(second, bytes.data() + 8);
    return QUuid::fromRfc4122(bytes);
}

bool isVersion(const QUuid &id, int version)
{
    return (id.data3 >> 12) == version && (id.data4[0] >> 6) == 2;
}

} // namespace

quint64 PackageIds::round(int number, quint64 half) const
{
    std::array<char, 9> bytes{};
    bytes[0] = static_cast<char>(number);
    qToBigEndian(half, bytes.data() + 1);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(m_secret);
    hash.addData(QByteArrayView(bytes.data(), bytes.size()));
    return qFromBigEndian<quint64>(hash.result().constData()) & halfMask;
}

QUuid PackageIds::masked(const QUuid &id) const
{
    if (!isVersion(id, ours))
        return id;
    Halves halves = halvesOf(id);
    for (int i = 0; i < rounds; ++i)
        halves = {halves.right, halves.left ^ round(i, halves.right)};
    return idOf(halves, foreign);
}

QUuid PackageIds::unmasked(const QUuid &id) const
{
    if (!isVersion(id, foreign))
        return id;
    Halves halves = halvesOf(id);
    for (int i = rounds - 1; i >= 0; --i)
        halves = {halves.right ^ round(i, halves.left), halves.left};
    return idOf(halves, ours);
}

qsizetype PackageIds::nextId(const QString &text, qsizetype from)
{
    static const QRegularExpression form(
        QStringLiteral("(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[78][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(?![0-9a-f])"));
    if (text.size() - from < idLength)
        return -1;
    return form.match(text, from).capturedStart();
}

QString newSecret()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    return QString::fromLatin1(QByteArray(reinterpret_cast<const char *>(words.data()), sizeof(words)).toHex());
}

} // namespace yuyi
