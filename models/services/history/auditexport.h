// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/code.h"
#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QByteArray>
#include <QString>

namespace yuyi {

enum class AuditFormat {
    Csv,
    JsonLines
};

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

/// Writes the audit of what the actor may see to a file; see AuditService::exportTo. The trail is sealed first, and the last line of the
/// file is the end of its chain of seals.
Result<qint64> writeAudit(Stores &stores, const PersonId &actor, const AuditExportRequest &request, Progress &progress);

} // namespace yuyi
