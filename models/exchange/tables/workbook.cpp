// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/workbook.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QTemporaryDir>

#include <xlsxwriter.h>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Workbook)
};

tl::unexpected<Error> notMade(const QString &why)
{
    return failure(ErrorCode::Environment,
                   Tr::tr("The workbook could not be made. Free disk space for temporary files and try again."), why);
}

/// Formats, each made once.
class Formats
{
public:
    explicit Formats(lxw_workbook *book) : m_book(book) {}

    lxw_format *of(const TableCell &cell)
    {
        const int decimals = cell.number ? cell.decimals : -1;
        if (!cell.bold && !cell.underlined && !cell.grey && decimals < 0)
            return nullptr;
        const int key = (cell.bold ? 1 : 0) | (cell.underlined ? 2 : 0) | (cell.grey ? 4 : 0) | ((decimals + 1) << 3);
        lxw_format *&format = m_formats[key];
        if (format != nullptr)
            return format;
        format = workbook_add_format(m_book);
        if (cell.bold)
            format_set_bold(format);
        if (cell.underlined)
            format_set_underline(format, LXW_UNDERLINE_SINGLE);
        if (cell.grey)
            format_set_font_color(format, 0x808080);
        if (decimals >= 0) {
            const QByteArray pattern = decimals == 0 ? QByteArray("0") : "0." + QByteArray(decimals, '0');
            format_set_num_format(format, pattern.constData());
        }
        return format;
    }

private:
    lxw_workbook *m_book;
    QHash<int, lxw_format *> m_formats;
};

lxw_error writeSheet(lxw_workbook *book, Formats &formats, const WorkbookSheet &content)
{
    lxw_worksheet *sheet = workbook_add_worksheet(book, content.name.toUtf8().constData());
    if (sheet == nullptr)
        return LXW_ERROR_SHEETNAME_ALREADY_USED;
    worksheet_freeze_panes(sheet, static_cast<lxw_row_t>(content.frozenRows), static_cast<lxw_col_t>(content.frozenColumns));
    worksheet_set_column(sheet, 0, 0, 32, nullptr);
    for (qsizetype row = 0; row < content.rows.size(); ++row) {
        const QList<TableCell> &cells = content.rows.at(row);
        for (qsizetype column = 0; column < cells.size(); ++column) {
            const TableCell &cell = cells.at(column);
            const auto r = static_cast<lxw_row_t>(row);
            const auto c = static_cast<lxw_col_t>(column);
            lxw_error error = LXW_NO_ERROR;
            if (cell.number)
                error = worksheet_write_number(sheet, r, c, *cell.number, formats.of(cell));
            else if (!cell.text.isEmpty())
                error = worksheet_write_string(sheet, r, c, workbookText(cell.text).toUtf8().constData(), formats.of(cell));
            if (error != LXW_NO_ERROR)
                return error;
        }
    }
    return LXW_NO_ERROR;
}

} // namespace

WorkbookSheet sheetOf(const Table &table, const QString &name)
{
    WorkbookSheet sheet;
    sheet.name = name;
    sheet.frozenColumns = table.stub;
    QList<TableCell> head;
    for (const TableColumn &column : table.columns)
        head.append(TableCell::strong(column.title));
    sheet.rows.append(head);
    for (const TableRow &row : table.rows)
        sheet.rows.append(row.cells);
    return sheet;
}

QString workbookText(QString text)
{
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    return text.replace(u'\r', u'\n');
}

Result<QByteArray> workbook(const QList<WorkbookSheet> &sheets)
{
    QTemporaryDir folder;
    if (!folder.isValid())
        return notMade(folder.errorString());
    const QString path = folder.filePath(QStringLiteral("table.xlsx"));
    lxw_workbook *book = workbook_new(QFile::encodeName(path).constData());
    if (book == nullptr)
        return notMade(QStringLiteral("libxlsxwriter"));
    Formats formats(book);
    lxw_error error = LXW_NO_ERROR;
    for (const WorkbookSheet &sheet : sheets) {
        if (error == LXW_NO_ERROR)
            error = writeSheet(book, formats, sheet);
    }
    // Closing writes the file and frees the book; it must come in any case.
    const lxw_error closed = workbook_close(book);
    if (error != LXW_NO_ERROR || closed != LXW_NO_ERROR)
        return notMade(QString::fromUtf8(lxw_strerror(error != LXW_NO_ERROR ? error : closed)));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return notMade(file.errorString());
    return file.readAll();
}

} // namespace yuyi
