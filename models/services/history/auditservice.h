// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errorreview.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/history/audittext.h"
#include "models/services/history/undoservice.h"
#include "models/stores/stores.h"

#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace yuyi {

/// One event as readable text.
struct AuditLine {
    Event event;                 ///< before and after are empty if `withheld`
    QString who;
    QString what;
    QString imageName;           ///< empty if the event is not about an image
    bool withheld = false;       ///< concerns work that the reader must not see yet
};

struct AuditSlice {
    QList<AuditLine> lines;      ///< newest first
    AuditNames names;            ///< the names used in the events
    bool more = false;           ///< there are older events
};

/// Whether a step can be undone, and if not, why.
struct UndoOffer {
    bool possible = false;
    bool needsReason = false;    ///< only a lead may undo it, and must give a reason
    QString sentence;            ///< why it cannot be undone, or what to know before
};

enum class AuditFormat { Csv, JsonLines };

inline constexpr CodeTable<AuditFormat, 2> codesOf(AuditFormat)
{
    return {{{AuditFormat::Csv, u"csv"}, {AuditFormat::JsonLines, u"jsonl"}}};
}

struct AuditExportRequest {
    QString path;
    AuditFormat format = AuditFormat::Csv;
    EventFilter filter;
    PersonId by;

    QByteArray toJson() const;
    static AuditExportRequest fromJson(const QByteArray &json);
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
    /// @brief Undoes the whole step the event belongs to. Returns Refused, which names the later work that depends on it. Leads may
    /// also undo the steps of others, and steps with dependent work if that is safe, by giving a reason, which is recorded.
    Result<> undo(const Event &event, const QString &reason = {});

    /// Writes a file, newest event first, completely or not at all. Returns the number of events. Cells are escaped for spreadsheets.
    Result<qint64> exportTo(const AuditExportRequest &request, Progress &progress);

private:
    struct Reader;
    Result<AuditNames> namesOf();
    Result<QList<Event>> eventsFor(const EventFilter &filter, qint64 beforeSequence, int limit);
    Result<EventFilter> allowed(const EventFilter &filter);
    Result<Reader> reader();
    Result<bool> isWithheld(const Event &event, Reader &reader);
    Result<bool> isBlindCase(const ErrorCaseId &id);
    QString subjectOf(const Event &event, Reader &reader);
    Result<AuditLine> lineOf(const Event &event, Reader &reader);
    Result<std::optional<Event>> builtOn(const QUuid &act);
    Result<UndoOffer> offerFor(const Event &event, std::optional<UndoStep> &step);

    Stores &m_stores;
    PersonId m_actor;
};

} // namespace yuyi
