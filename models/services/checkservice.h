// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QStringList>

namespace yuyi {

/// @brief Looks whether what is recorded is true: image files present and unchanged by their hash, files nobody knows, labels
/// the preset has, sizes and formats, and whether studies are as they were frozen. Sentences, each naming the image or study.
/// `check` reads only; the database's own checks are ProjectHost::checkDatabase.
class CheckService
{
public:
    CheckService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}
    Result<QStringList> check(Progress &progress);
    /// @brief Moves the files that an import which was killed left in images/ without an entry to the project's folder strays/.
    /// Only files named as ours (the hash, then the format) whose content is that hash, and older than ten minutes: a running
    /// import writes its files first. Returns their new paths. Leads only (Refused); Environment.
    Result<QStringList> moveStrays(const PersonId &by);

private:
    Result<QStringList> strays();

    Stores &m_stores;
    QString m_folder;
};

} // namespace yuyi
