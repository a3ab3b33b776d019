// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/history/changes.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QHash>
#include <QList>

#include <optional>

namespace yuyi {

/// Source entries of imported benchmark files.
class SourceStore
{
public:
    virtual ~SourceStore() = default;
    virtual Result<> add(const SourceEntry &entry) = 0;
    virtual Result<QList<SourceEntry>> entries() = 0;                     ///< by file, then position
    virtual Result<QList<SourceEntry>> ofImage(const ImageId &image) = 0; ///< by file, then position
    virtual Result<bool> known(const QString &file, const QString &itemId) = 0;
    virtual Result<QHash<SourceEntryId, QString>> itemIds() = 0; ///< of all entries
};

} // namespace yuyi
