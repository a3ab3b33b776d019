// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/csv.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSaveFile>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Csv)
};

QByteArray csvCell(const QString &cell)
{
    QByteArray text = neutralised(cell).toUtf8();
    static const QByteArray special = QByteArrayLiteral(",\"\r\n");
    const bool quoted = std::any_of(text.begin(), text.end(), [](char c) { return special.contains(c); });
    return quoted ? '"' + text.replace("\"", "\"\"") + '"' : text;
}

} // namespace

QString neutralised(const QString &cell)
{
    static const QString starters = QStringLiteral("=+-@\t\r\n＝＋－＠");
    static const QRegularExpression number(QStringLiteral("\\A-[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?\\z"));
    return cell.isEmpty() || !starters.contains(cell.at(0)) || number.match(cell).hasMatch() ? cell : QString(u'\'' % cell);
}

QByteArray csvRow(const QStringList &cells)
{
    QByteArrayList row;
    for (const QString &cell : cells)
        row.append(csvCell(cell));
    return row.join(',') + "\r\n";
}

Result<> saveCsv(const QString &path, const QList<QStringList> &rows)
{
    QSaveFile file(path);
    QByteArray text = QByteArrayLiteral("\xEF\xBB\xBF");
    for (const QStringList &row : rows)
        text += csvRow(row);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return failure(ErrorCode::Environment,
                       Tr::tr("“%1” could not be written. Choose another location, or free some disk space.").arg(path),
                       file.errorString());
    }
    return {};
}

} // namespace yuyi
