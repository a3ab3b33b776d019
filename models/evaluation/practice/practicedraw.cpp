// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/practice/practicedraw.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>

namespace yuyi {

namespace {

QByteArray digest(const QList<QByteArray> &parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray &part : parts) {
        hash.addData(QByteArray::number(part.size()));
        hash.addData(QByteArrayView(":"));
        hash.addData(part);
    }
    return hash.result();
}

} // namespace

PracticeDraw::PracticeDraw(const PracticeCase &asked)
{
    // Not the ids: the same item has others in another project. Not the order shown: another order asks the same.
    QList<QByteArray> texts;
    for (qsizetype i = 0; i < asked.options.size(); ++i)
        texts.append(practiceOption(asked, i).toUtf8());
    std::sort(texts.begin(), texts.end());
    m_item = digest(QList<QByteArray>{asked.picture, asked.stem.toUtf8()} + texts + asked.media);
    m_model = digest({QByteArray::number(asked.settings.seed), asked.model.toUtf8()});
    m_both = digest({m_model, m_item});
    m_request = digest({m_both, asked.configuration.toUtf8(), QByteArray::number(asked.repeat), QByteArray::number(asked.rotation),
                        asked.judged.toUtf8(), asked.ask == PracticeCase::Ask::Words ? asked.words.toUtf8() : QByteArray()});
}

double PracticeDraw::unit(const QByteArray &stem, const QString &name)
{
    constexpr double steps = 9007199254740992.0; // 2^53: what a double holds exactly
    return static_cast<double>(qFromBigEndian<quint64>(digest({stem, name.toUtf8()}).constData()) >> 11) / steps;
}

} // namespace yuyi
