// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/history/auditexport.h"
#include "models/services/history/auditreader.h"
#include "models/services/history/auditundo.h"
#include "models/stores/stores.h"

#include <QList>

namespace yuyi {

struct AuditSlice {
    QList<AuditLine> lines; ///< newest first
    AuditNames names;       ///< the names used in the events
    bool more = false;      ///< there are older events
};

/// @brief The audit trail: who did what and when. Leads see everything, others only their own actions. Events on work that the
/// reader must not see yet (others' work on an image they annotate, a calibration before its reveal, answers of an open round,
/// codes of an undecided case) are listed without their contents. Results of answers are listed for leads only.
class AuditService
{
public:
    AuditService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// At most `limit` events before `beforeSequence` (0: from the newest on).
    Result<AuditSlice> page(const EventFilter &filter, qint64 beforeSequence, int limit);
    Result<qint64> count(const EventFilter &filter);

    /// Whether the actor may undo the event's step; read-only.
    Result<UndoOffer> mayUndo(const Event &event);
    /// @brief Undoes the whole step the event belongs to. Returns Refused if later work depends on it, and names that work to leads.
    /// Leads may also undo the steps of others, and steps with dependent work if that is safe, by giving a reason, which is recorded.
    Result<> undo(const Event &event, const QString &reason = {});

    /// Writes a file, newest event first, completely or not at all. Returns the number of events. Cells are escaped for spreadsheets.
    Result<qint64> exportTo(const AuditExportRequest &request, Progress &progress);

private:
    Result<QList<Event>> eventsFor(const EventFilter &filter, qint64 beforeSequence, int limit);
    Result<EventFilter> allowed(const EventFilter &filter);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
