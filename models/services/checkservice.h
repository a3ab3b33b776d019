// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/progress.h"
#include "models/domain/result.h"
#include "models/stores/stores.h"

#include <QStringList>

namespace yuyi {

/// @brief Looks whether what is recorded is true: image files present and unchanged by their hash, files nobody knows, labels
/// the preset has, sizes and formats, and whether studies are as they were frozen. Sentences, each naming the image or study.
/// Reads only; the database's own checks are ProjectHost::checkDatabase.
class CheckService
{
public:
    CheckService(Stores &stores, QString folder) : m_stores(stores), m_folder(std::move(folder)) {}
    Result<QStringList> check(Progress &progress);

private:
    Stores &m_stores;
    QString m_folder;
};

} // namespace yuyi
