// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/manifest.h"

#include "models/domain/json/jsonfields.h"
#include "models/exchange/tables/csv.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Manifest)
};

constexpr qint64 manifestLimitBytes = 256LL * 1024 * 1024;

constexpr QLatin1String factColumn("fact.");

/// The columns of a manifest itself.
QStringList ownColumns()
{
    return {QStringLiteral("file"), QStringLiteral("path"), QStringLiteral("source_url"),
            QStringLiteral("licence"), QStringLiteral("collector"), QStringLiteral("note")};
}

/// Puts what a column says that the manifest does not have for itself.
void take(ManifestRow &row, const QString &column, const QString &value)
{
    if (value.isEmpty())
        return;
    if (column.startsWith(factColumn))
        row.facts.insert(column.mid(factColumn.size()), value);
    else if (!isManifestColumn(column))
        row.more.insert(column, value);
}

/// The text of a field, or what stands there instead of one: whether it can be a value of the fact is said of its row.
QString factOf(const Json &value)
{
    if (value.is_string())
        return fromUtf8(value.get<std::string>()).trimmed();
    return value.is_null() ? QString() : QString::fromUtf8(jsonText(value));
}

Result<QList<ManifestRow>> fromJson(const QString &name, const QByteArray &bytes)
{
    const auto array = parseJson(bytes, manifestLimitBytes);
    if (!array)
        return failure(ErrorCode::Invalid, Tr::tr("“%1”: %2").arg(name, array.error().sentence), array.error().detail);
    if (!array->is_array())
        return failure(ErrorCode::Invalid, Tr::tr("The list “%1” must be a JSON array of objects with a field “file”.").arg(name));
    QList<ManifestRow> rows;
    int position = 0;
    for (const Json &object : *array) {
        ++position;
        ManifestRow row;
        row.row = position;
        const auto field = [&](const char *key) { return textOf(object, key).trimmed(); };
        row.file = object.contains("file") ? field("file") : field("path");
        if (row.file.isEmpty()) {
            return failure(ErrorCode::Invalid,
                           Tr::tr("“%1”, entry %2: the field “file” is missing or empty.").arg(name).arg(position));
        }
        row.sourceUrl = field("source_url");
        row.licence = field("licence");
        row.collector = field("collector");
        row.note = field("note");
        const auto members = object.items();
        for (const auto &member : members)
            take(row, fromUtf8(member.key()), factOf(member.value()));
        rows.append(row);
    }
    return rows;
}

Result<QList<ManifestRow>> fromCsv(const QString &name, const QString &text)
{
    const auto lines = readCsv(text);
    if (!lines)
        return failure(ErrorCode::Invalid, Tr::tr("“%1”: %2").arg(name, lines.error().sentence));
    if (lines->isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The list “%1” is empty.").arg(name));
    QHash<QString, int> columns;
    for (int i = 0; i < lines->first().size(); ++i)
        columns.insert(lines->first().at(i).trimmed().toLower(), i);
    const QString pathColumn = columns.contains(QStringLiteral("file")) ? QStringLiteral("file") : QStringLiteral("path");
    if (!columns.contains(pathColumn)) {
        return failure(ErrorCode::Invalid,
                       Tr::tr("“%1”: the first line must name the columns, and one of them must be “file” or “path”.").arg(name));
    }
    QList<ManifestRow> rows;
    for (int i = 1; i < lines->size(); ++i) {
        const QStringList &cells = lines->at(i);
        if (cells.size() == 1 && cells.first().trimmed().isEmpty())
            continue;
        const auto field = [&](const QString &key) {
            const int column = columns.value(key, -1);
            return column >= 0 && column < cells.size() ? withoutApostrophe(cells.at(column).trimmed()) : QString();
        };
        ManifestRow row;
        row.row = i + 1;
        row.file = field(pathColumn);
        if (row.file.isEmpty())
            return failure(ErrorCode::Invalid, Tr::tr("“%1”, row %2: the field “%3” is empty.").arg(name).arg(i + 1).arg(pathColumn));
        row.sourceUrl = field(QStringLiteral("source_url"));
        row.licence = field(QStringLiteral("licence"));
        row.collector = field(QStringLiteral("collector"));
        row.note = field(QStringLiteral("note"));
        for (auto column = columns.constBegin(); column != columns.constEnd(); ++column)
            take(row, column.key(), field(column.key()));
        rows.append(row);
    }
    return rows;
}

} // namespace

bool isManifestColumn(const QString &name)
{
    static const QStringList own = ownColumns();
    return own.contains(name);
}

QMap<QString, QString> manifestFacts(const ManifestRow &row, const QStringList &codes)
{
    QMap<QString, QString> facts = row.facts;
    for (const QString &code : codes) {
        if (const QString value = row.more.value(code); !value.isEmpty() && !facts.contains(code))
            facts.insert(code, value);
    }
    return facts;
}

Result<QList<ManifestRow>> readManifest(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, Tr::tr("The manifest “%1” cannot be read.").arg(path), file.errorString());
    if (file.size() > manifestLimitBytes)
        return failure(ErrorCode::Invalid, Tr::tr("The manifest “%1” is larger than 256 MB.").arg(name));
    QByteArray bytes = file.readAll();
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    const QByteArray head = bytes.left(64).trimmed();
    if (head.startsWith('[') || head.startsWith('{'))
        return fromJson(name, bytes);
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError())
        return failure(ErrorCode::Invalid, Tr::tr("The list “%1” is not UTF-8 text. Save it as UTF-8 and try again.").arg(name));
    return fromCsv(name, text);
}

} // namespace yuyi
