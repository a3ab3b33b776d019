// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/files/textfile.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TextFile)
};

} // namespace

Result<> saveText(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       Tr::tr("The file “%1” could not be written. Choose another location, or free some disk space.").arg(path),
                       file.errorString());
    }
    return {};
}

} // namespace yuyi
