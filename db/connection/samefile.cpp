// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection/samefile.h"

#include "db/connection/openfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::SameFile)
};

} // namespace

Result<> sameFile(const ProjectLocation &location, const QString &key)
{
    if (location.backend != Backend::Sqlite || key.isEmpty())
        return {};
    const QString now = OpenFiles::keyOf(location.file);
    if (now == key || (now.isEmpty() && !QFileInfo::exists(QFileInfo(location.file).path())))
        return {};
    return failure(ErrorCode::Environment,
                   Tr::tr("Another program replaced or removed the file %1 while it was open, so changes can no longer be saved. To "
                          "continue, put the original file back. Otherwise, copy your unsaved text to another place and reopen the "
                          "project.")
                       .arg(QDir::toNativeSeparators(location.file)),
                   QStringLiteral("opened %1, there is %2").arg(key, now));
}

} // namespace yuyi
