// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/rules/optionorder.h"

#include "models/statistics/random.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace yuyi {

qint64 orderSeed(const Validation &validation, const PersonId &person)
{
    QByteArray text = QByteArray::number(validation.seed);
    text += ' ';
    text += person.toString().toLatin1();
    const QByteArray digest = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
    return static_cast<qint64>(qFromBigEndian<quint64>(digest.constData()) >> 1);
}

QList<OptionId> shuffled(QList<OptionId> options, qint64 seed)
{
    Random random(static_cast<quint64>(seed));
    for (qsizetype i = options.size() - 1; i > 0; --i)
        options.swapItemsAt(i, static_cast<qsizetype>(random.below(static_cast<quint32>(i + 1))));
    return options;
}

} // namespace yuyi
