// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/services/seals/auditseals.h"
#include "models/stores/stores.h"

#include <QStringList>

namespace yuyi {

/// @brief Checks the project's records: the files of images and of question pictures exist and match their hash, there are no
/// unknown files, labels exist in the preset, no option that is true by the facts is marked as wrong, questions about chains agree with the
/// concepts as they are now, sizes and formats are right, studies are unchanged since they were frozen, and the audit trail agrees with its
/// seals. Returns one sentence per
/// problem, which names the image, picture or study. `check` is read-only; ProjectHost::checkDatabase checks the database itself.
class CheckService
{
public:
    CheckService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}
    Result<QStringList> check(Progress &progress);
    /// What the last check found in the audit trail.
    const AuditReport &audit() const { return m_audit; }
    /// @brief Moves files in images/ that have no record, left by an interrupted import, to the project's folder strays/. Only files
    /// that are named by hash and format, whose content has this hash and that are older than ten minutes are moved, as a running
    /// import writes its files first. Returns their new paths. Leads only; others get Refused. Errors: Environment.
    Result<QStringList> moveStrays(const PersonId &by);

private:
    Result<QStringList> strays();

    Stores &m_stores;
    QString m_folder;
    AuditReport m_audit;
};

} // namespace yuyi
