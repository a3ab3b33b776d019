// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/csvfile.h"

#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CsvFile)
};

constexpr qint64 csvFileLimit = qint64(64) * 1024 * 1024;

} // namespace

Result<QList<QStringList>> readCsvFile(const QString &path)
{
    const QFileInfo info(path);
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, Tr::tr("The file “%1” cannot be read.").arg(path), file.errorString());
    if (info.size() > csvFileLimit)
        return failure(ErrorCode::Invalid, Tr::tr("The file “%1” is larger than 64 MB.").arg(info.fileName()));
    QByteArray bytes = file.readAll();
    if (bytes.startsWith(byteOrderMark.toByteArray()))
        bytes.remove(0, byteOrderMark.size());
    YUYI_TRY(auto rows, readCsv(QString::fromUtf8(bytes)));
    for (QStringList &cells : rows) {
        for (QString &cell : cells)
            cell = withoutApostrophe(cell);
    }
    return rows;
}

} // namespace yuyi
