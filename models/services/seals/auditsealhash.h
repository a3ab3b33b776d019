// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/auditseal.h"
#include "models/stores/sealstore.h"

#include <QCryptographicHash>

namespace yuyi {

/// @brief The hash of a seal: SHA-256 (FIPS 180-4) over a sequence of fields. A field is its length in bytes as a decimal number, a colon
/// and its bytes in UTF-8, or a minus sign where the database has NULL. Numbers are decimal, hashes hexadecimal in small letters. Fields:
///
/// 1. `yuyi-audit-seal-1`, the number of the seal, the hash of the seal before (NULL for the first);
/// 2. for each event, in the order of the numbers: sequence, id, session, entity, subject_id, action, before_value, after_value,
///    created_at, created_by, image_id, act, all as stored, so both databases give the same hash;
/// 3. the numbers of the events as ranges (`covers`), how many they are, and when the seal was made (`created_at`: UTC,
///    2026-01-31T08:00:00.000Z).
///
/// Every seal depends on all events before it: whoever changes one has to change all later seals.
class AuditSealHash
{
public:
    AuditSealHash(qint64 number, const Sha256 &before);
    /// In the order of the numbers.
    void add(const StoredEvent &event);
    const QList<EventRange> &covers() const { return m_covers; }
    /// The seal over the events that were added.
    AuditSeal seal(const QDateTime &createdAt);

private:
    void field(const std::optional<QByteArray> &value);
    void number(qint64 value) { field(QByteArray::number(value)); }

    qint64 m_number;
    QList<EventRange> m_covers;
    QCryptographicHash m_hash;
};

} // namespace yuyi
