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
                   Tr::tr("The file %1 was replaced or removed by another program while it was open, so nothing is saved to "
                          "it. Put the original file back to continue; or copy your input and reopen the project.")
                       .arg(QDir::toNativeSeparators(location.file)),
                   QStringLiteral("opened %1, there is %2").arg(key, now));
}

} // namespace yuyi
