// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QList>

namespace yuyi {

/// One cell of a file of tab-separated values.
struct TsvCell {
    QByteArray text;    ///< without quotation marks around it, doubled ones single; at most `TsvReader::mostKept` bytes
    qint64 offset = 0;  ///< of its first byte in the file, behind the opening quotation mark
    qint64 bytes = 0;   ///< its length in the file, without the quotation marks around it
    bool isCut = false; ///< `text` is only the beginning
    bool isEmpty() const { return bytes == 0; }
};

/// @brief Reads tab-separated values row by row as pandas.read_csv(sep="\t") does: a cell may be quoted, and then holds tabs and line
/// breaks; blank lines are skipped; a byte order mark is skipped. Of a very long cell only the beginning is kept, so the file can hold
/// more than the memory. One thread; the device must stay where `next` left it.
class TsvReader
{
public:
    static constexpr qsizetype mostKept = 400'000;

    explicit TsvReader(QIODevice &device) : m_device(device) {}

    /// Reads the next row; false at the end of the file. Errors: Invalid (a quotation mark that is never closed), Environment.
    Result<bool> next(QList<TsvCell> &cells);
    /// The number of the row that was read last, from 1; blank lines do not count.
    int row() const { return m_row; }

private:
    enum class State {
        Start,
        Plain,
        Quoted,
        Closed
    };
    Result<bool> fill();
    void take(TsvCell &cell, qsizetype bytes);

    QIODevice &m_device;
    QByteArray m_buffer;
    qsizetype m_at = 0; // in the buffer
    qint64 m_base = 0;  // offset of the buffer in the file
    int m_row = 0;
    bool m_afterReturn = false;
};

} // namespace yuyi
