// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/release/translationfile.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/regularfile.h"
#include "models/domain/text.h"
#include "models/exchange/files/textfile.h"
#include "models/exchange/tables/csv.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFileInfo>
#include <QStringDecoder>
#include <QStringList>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TranslationFile)
};

constexpr qint64 longestFileBytes = 64 * 1024 * 1024;

const QStringList columns{QStringLiteral("id"), QStringLiteral("part"), QStringLiteral("original"), QStringLiteral("translation")};

enum class FileKind {
    Csv,
    Lines
};

Result<FileKind> kindOfFile(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return FileKind::Csv;
    if (suffix == QLatin1String("jsonl"))
        return FileKind::Lines;
    return failure(ErrorCode::Invalid, Tr::tr("The name of a file with translations must end in .csv or .jsonl, not “%1”.")
                                           .arg(QFileInfo(path).fileName()));
}

Result<QString> textIn(const QString &path)
{
    const RegularFile opened = openRegularFile(path, FileLinks::Followed);
    if (!opened.file)
        return failure(ErrorCode::NotFound, Tr::tr("The file “%1” cannot be read.").arg(path));
    if (opened.bytes > longestFileBytes)
        return failure(ErrorCode::Invalid, Tr::tr("The file “%1” is too large for translations.").arg(path));
    QStringDecoder decode(QStringDecoder::Utf8); // takes a byte order mark away
    const QString text = decode(opened.file->readAll());
    if (decode.hasError())
        return failure(ErrorCode::Invalid, Tr::tr("The file “%1” is not UTF-8. Save it as UTF-8.").arg(path));
    return text;
}

Result<QList<TranslationRow>> rowsOfTable(const QString &text)
{
    YUYI_TRY(const auto table, readCsv(text));
    const QStringList header = table.value(0);
    QList<qsizetype> at;
    for (const QString &column : columns) {
        at.append(header.indexOf(column));
        if (at.constLast() < 0)
            return failure(ErrorCode::Invalid, Tr::tr("The file has no column “%1”. It needs these columns: %2.")
                                                   .arg(column, columns.join(QStringLiteral(", "))));
    }
    QList<TranslationRow> rows;
    for (qsizetype i = 1; i < table.size(); ++i) {
        const QStringList &cells = table.at(i);
        if (cells.join(QString()).trimmed().isEmpty())
            continue;
        const auto cell = [&](int column) { return withoutApostrophe(cells.value(at.at(column))); };
        rows.append({static_cast<int>(i + 1), cell(0).trimmed(), cell(1).trimmed(), cell(2), plainParagraphs(cell(3))});
    }
    return rows;
}

Result<QList<TranslationRow>> rowsOfLines(const QString &text)
{
    QList<TranslationRow> rows;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines.at(i).trimmed().isEmpty())
            continue;
        const auto json = parseJson(lines.at(i).toUtf8());
        if (!json || !json->is_object())
            return failure(ErrorCode::Invalid, Tr::tr("Row %1 is not a JSON object.").arg(i + 1));
        for (const QString &column : columns) {
            const Json &member = fieldOf(*json, toUtf8(column));
            if (!member.is_null() && !member.is_string())
                return failure(ErrorCode::Invalid, Tr::tr("Row %1: “%2” is not a text.").arg(QString::number(i + 1), column));
        }
        rows.append({static_cast<int>(i + 1), textOf(*json, "id"), textOf(*json, "part"), textOf(*json, "original"),
                     plainParagraphs(textOf(*json, "translation"))});
    }
    return rows;
}

} // namespace

Result<> saveTranslations(const QString &path, const QList<TranslationRow> &rows)
{
    YUYI_TRY(const auto kind, kindOfFile(path));
    if (kind == FileKind::Csv) {
        QList<QStringList> table{columns};
        for (const TranslationRow &row : rows)
            table.append({row.id, row.part, row.original, row.translation});
        return saveCsv(path, table);
    }
    QByteArray lines;
    for (const TranslationRow &row : rows) {
        lines += jsonText({{"id", toUtf8(row.id)},
                           {"part", toUtf8(row.part)},
                           {"original", toUtf8(row.original)},
                           {"translation", toUtf8(row.translation)}});
        lines += '\n';
    }
    return saveText(path, lines);
}

Result<QList<TranslationRow>> readTranslations(const QString &path)
{
    YUYI_TRY(const auto kind, kindOfFile(path));
    YUYI_TRY(const auto text, textIn(path));
    return kind == FileKind::Csv ? rowsOfTable(text) : rowsOfLines(text);
}

} // namespace yuyi
