// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/seals/auditsealhash.h"

namespace yuyi {

AuditSealHash::AuditSealHash(qint64 number, const Sha256 &before) : m_number(number), m_hash(QCryptographicHash::Sha256)
{
    field(QByteArrayLiteral("yuyi-audit-seal-1"));
    field(QByteArray::number(number));
    field(before.isNull() ? std::nullopt : std::optional(before.hex().toUtf8()));
}

void AuditSealHash::field(const std::optional<QByteArray> &value)
{
    if (!value) {
        m_hash.addData(QByteArrayLiteral("-"));
        return;
    }
    const QByteArray size = QByteArray::number(value->size()) + ':';
    m_hash.addData(size);
    m_hash.addData(*value);
}

void AuditSealHash::add(const StoredEvent &event)
{
    number(event.sequence);
    for (const std::optional<QByteArray> &value : event.values)
        field(value);
    addNumber(m_covers, event.sequence);
}

AuditSeal AuditSealHash::seal(const QDateTime &createdAt)
{
    AuditSeal seal;
    seal.number = m_number;
    seal.covers = m_covers;
    seal.events = sizeOf(m_covers);
    seal.createdAt = createdAt.toUTC();
    field(rangesText(seal.covers).toUtf8());
    number(seal.events);
    field(seal.createdAt.toString(Qt::ISODateWithMs).toUtf8());
    seal.hash = Sha256::fromBytes(m_hash.result()).value_or(Sha256());
    return seal;
}

} // namespace yuyi
