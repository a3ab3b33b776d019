// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/random.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace yuyi {

qint64 derivedSeed(qint64 parent, const QByteArray &purpose)
{
    const QByteArray text = QByteArray::number(parent) + ' ' + purpose;
    const QByteArray digest = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
    return static_cast<qint64>(qFromBigEndian<quint64>(digest.constData()) >> 1);
}

} // namespace yuyi
