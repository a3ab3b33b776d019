// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/tables/tsvreader.h"

#include "models/exchange/files/textfile.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Csv)
};

constexpr qint64 blockBytes = qint64(1) << 20;

bool endsCell(char c)
{
    return c == '\t' || c == '\n' || c == '\r';
}

} // namespace

/// The next block; false at the end of the file.
Result<bool> TsvReader::fill()
{
    const bool first = m_base == 0 && m_buffer.isEmpty();
    m_base += m_buffer.size();
    m_buffer.resize(blockBytes);
    const qint64 got = m_device.read(m_buffer.data(), blockBytes);
    m_buffer.resize(std::max<qint64>(got, 0));
    m_at = 0;
    if (got < 0)
        return failure(ErrorCode::Environment, Tr::tr("The file cannot be read completely."), m_device.errorString());
    if (first && m_buffer.startsWith(byteOrderMark))
        m_at = byteOrderMark.size();
    return m_at < m_buffer.size();
}

/// Appends bytes of the buffer to the cell, and goes behind them.
void TsvReader::take(TsvCell &cell, qsizetype bytes)
{
    const qsizetype room = std::min(bytes, mostKept - cell.text.size());
    cell.text.append(m_buffer.constData() + m_at, room);
    cell.isCut = cell.isCut || room < bytes;
    m_at += bytes;
    cell.bytes = m_base + m_at - cell.offset;
}

Result<bool> TsvReader::next(QList<TsvCell> &cells)
{
    cells.clear();
    TsvCell cell;
    cell.offset = m_base + m_at;
    State state = State::Start;
    while (true) {
        if (m_at == m_buffer.size()) {
            YUYI_TRY(const bool more, fill());
            if (!more)
                break;
            if (state == State::Start)
                cell.offset = m_base + m_at;
        }
        const char c = m_buffer.at(m_at);
        if (m_afterReturn) {
            m_afterReturn = false;
            if (c == '\n') {
                cell.offset = m_base + ++m_at;
                continue;
            }
        }
        if (state == State::Quoted) {
            const qsizetype quote = m_buffer.indexOf('"', m_at);
            take(cell, (quote < 0 ? m_buffer.size() : quote) - m_at);
            if (quote >= 0) {
                state = State::Closed;
                ++m_at;
            }
        } else if (state == State::Closed && c == '"') {
            state = State::Quoted; // a doubled one: it belongs to the text
            take(cell, 1);
        } else if (c == '\t') {
            cells.append(cell);
            ++m_at;
            cell = {};
            cell.offset = m_base + m_at;
            state = State::Start;
        } else if (endsCell(c)) {
            m_afterReturn = c == '\r';
            ++m_at;
            if (cells.isEmpty() && state == State::Start) {
                cell.offset = m_base + m_at;
                continue; // a blank line
            }
            cells.append(cell);
            ++m_row;
            return true;
        } else if (state == State::Start && c == '"') {
            state = State::Quoted;
            cell.offset = m_base + ++m_at;
        } else {
            state = State::Plain;
            const char *const end = m_buffer.constData() + m_buffer.size();
            const char *const stop = std::find_if(m_buffer.constData() + m_at, end, endsCell);
            take(cell, stop - (m_buffer.constData() + m_at));
        }
    }
    if (state == State::Quoted)
        return failure(ErrorCode::Invalid, Tr::tr("Row %1 has a quotation mark that is never closed.").arg(m_row + 1));
    if (cells.isEmpty() && state == State::Start)
        return false;
    cells.append(cell);
    ++m_row;
    return true;
}

} // namespace yuyi
