// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/auditseal.h"
#include "models/domain/result.h"

#include <QByteArray>

#include <functional>
#include <optional>

namespace yuyi {

class Stores;

/// An event as it is stored. values: the columns id, session, entity, subject_id, action, before_value, after_value, created_at,
/// created_by, image_id and act, in this order, as UTF-8; std::nullopt is NULL.
struct StoredEvent {
    qint64 sequence = 0;
    QList<std::optional<QByteArray>> values;
};

/// @brief The seals of the audit trail, a part of the history of a project that few need. As it is here: stores without seals. Seals are
/// added, never changed or removed.
class SealStore
{
public:
    virtual ~SealStore() = default;
    virtual Result<AuditHead> sealHead() { return AuditHead(); }
    /// Seals with these numbers, both included, in their order; one may be missing where somebody has removed it.
    virtual Result<QList<AuditSeal>> seals(qint64 first, qint64 last)
    {
        (void)first, (void)last;
        return QList<AuditSeal>();
    }
    /// The lowest number of a seal made at this time or later; 0: none.
    virtual Result<qint64> firstSealSince(const QDateTime &time)
    {
        (void)time;
        return qint64(0);
    }
    /// Visits at most `limit` events in the order of their numbers. The visitor uses no store.
    virtual Result<> visitEvents(const EventRange &numbers, int limit, const std::function<void(const StoredEvent &)> &visit)
    {
        (void)numbers, (void)limit, (void)visit;
        return {};
    }
    virtual Result<qint64> countEvents(const EventRange &numbers)
    {
        (void)numbers;
        return qint64(0);
    }
    /// Within a transaction. False if a seal of this number exists: another program was faster, and nothing was written.
    virtual Result<bool> addSeal(const AuditSeal &seal)
    {
        (void)seal;
        return false;
    }
};

/// The seals of the project of these stores.
SealStore &sealsOf(Stores &stores);

} // namespace yuyi
