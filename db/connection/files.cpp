// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/files.h"

#include "models/domain/system.h"
#include "models/platform/sync.h"

#include <QFileInfo>

namespace yuyi {

bool hasContent(const QString &file)
{
    return QFileInfo(file).size() > 0;
}

QString syncFileSystem(const QString &folder)
{
    const auto error = platform::syncAllBelow(systemPath(folder));
    return error ? systemMessage(error) : QString();
}

} // namespace yuyi
