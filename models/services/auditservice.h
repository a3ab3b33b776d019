// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/errorreview.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/audittext.h"
#include "models/services/undoservice.h"
#include "models/stores/stores.h"

#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace yuyi {

/// One event, ready to read.
struct AuditLine {
    Event event;                 ///< before and after are empty where they are withheld
    QString who;
    QString what;
    QString imageName;           ///< empty: about no image
    bool withheld = false;       ///< about work the reader must not see yet
};

struct AuditSlice {
    QList<AuditLine> lines;      ///< newest first
    AuditNames names;            ///< for what the events keep
    bool more = false;           ///< older ones are left
};

/// Whether a step can be taken back, and what stands in the way.
struct UndoOffer {
    bool possible = false;
    bool needsReason = false;    ///< by the lead only, who says why
    QString sentence;            ///< why not, or what to know before
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

/// @brief Who did what when, for leads everything, for others what they did themselves. What the reader must not see yet
/// (others' work on an image he annotates himself, a calibration before its reveal, answers of an open round, codes of a case that is
/// not decided) is listed but its contents are withheld. What came of answers is listed for leads only.
class AuditService
{
public:
    AuditService(Stores &stores, const PersonId &actor) : m_stores(stores), m_actor(actor) {}

    /// At most `limit` events before `beforeSequence` (0: from the newest on).
    Result<AuditSlice> page(const EventFilter &filter, qint64 beforeSequence, int limit);
    Result<qint64> count(const EventFilter &filter);

    /// Reads only.
    Result<UndoOffer> mayUndo(const Event &event);
    /// @brief Takes back the whole step the event belongs to. Refused with the sentence that says what was built on it; a lead
    /// may take back others' steps, and steps something was built on where that is safe, with a reason that is recorded.
    Result<> undo(const Event &event, const QString &reason = {});

    /// Writes a file, newest first, whole or not at all; returns how many events. Cells are neutralised for spreadsheets.
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
