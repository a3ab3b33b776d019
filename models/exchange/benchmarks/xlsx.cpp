// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/benchmarks/xlsx.h"

#include "models/exchange/benchmarks/itemtable.h"
#include "models/exchange/benchmarks/plannedpictures.h"
#include "models/exchange/tables/workbook.h"

#include <QCoreApplication>

#include <xlsxwriter.h>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Exchange)
};

/// Limits of the format (ECMA-376 as Excel reads it).
constexpr qsizetype cellLimit = 32767;
constexpr qsizetype rowLimit = 1048576;

} // namespace

Result<QStringList> writeXlsx(const WriteJob &job, PartFile &file)
{
    if (job.plan.items.size() >= rowLimit)
        return failure(ErrorCode::Invalid, Tr::tr("A workbook can hold at most %1 items.").arg(rowLimit - 1));
    const ItemTable table(job.set);
    for (const PlannedItem &item : job.plan.items) {
        const QStringList cells = table.row(item);
        for (qsizetype column = 0; column < cells.size(); ++column) {
            if (workbookText(cells.at(column)).size() > cellLimit) {
                return failure(ErrorCode::Invalid, Tr::tr("Item %1: the text in the column “%2” is too long for a cell of a workbook "
                                                          "(limit: %3 characters). Export as CSV instead.")
                                                       .arg(item.id, table.header().at(column))
                                                       .arg(cellLimit));
            }
        }
    }

    const QByteArray path = QFile::encodeName(file.path());
    // Rows are written as they come and not kept in memory.
    lxw_workbook_options options = {};
    options.constant_memory = LXW_TRUE;
    lxw_workbook *book = workbook_new_opt(path.constData(), &options);
    if (book == nullptr)
        return notWritten(file.path(), QStringLiteral("libxlsxwriter"));
    lxw_worksheet *sheet = workbook_add_worksheet(book, "items");
    lxw_format *bold = workbook_add_format(book);
    format_set_bold(bold);
    const auto columns = static_cast<lxw_col_t>(table.header().size());
    worksheet_set_column(sheet, 0, static_cast<lxw_col_t>(columns - 1), 18, nullptr);
    worksheet_freeze_panes(sheet, 1, 1);
    worksheet_autofilter(sheet, 0, 0, static_cast<lxw_row_t>(job.plan.items.size()), static_cast<lxw_col_t>(columns - 1));

    lxw_error error = LXW_NO_ERROR;
    const auto writeRow = [&](lxw_row_t row, const QStringList &cells, lxw_format *format) {
        for (qsizetype column = 0; column < cells.size() && error == LXW_NO_ERROR; ++column) {
            const QByteArray cell = workbookText(cells.at(column)).toUtf8();
            if (!cell.isEmpty())
                error = worksheet_write_string(sheet, row, static_cast<lxw_col_t>(column), cell.constData(), format);
        }
    };
    writeRow(0, table.header(), bold);
    bool cancelled = false;
    QStringList notes = captionNotes(job.set);
    lxw_row_t row = 0;
    for (const PlannedItem &item : job.plan.items) {
        cancelled = job.progress.cancelled();
        if (cancelled || error != LXW_NO_ERROR)
            break;
        const QStringList cells = table.row(item);
        writeRow(++row, cells, nullptr);
        notes += table.cellsTakenForNothing(item.id, cells);
        job.progress.advance();
    }
    // Closing writes the file and frees the book; it must come in any case.
    const lxw_error closed = workbook_close(book);
    if (cancelled)
        return exportCancelled();
    if (error != LXW_NO_ERROR || closed != LXW_NO_ERROR)
        return notWritten(file.path(), QString::fromUtf8(lxw_strerror(error != LXW_NO_ERROR ? error : closed)));
    return notes;
}

} // namespace yuyi
