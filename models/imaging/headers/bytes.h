// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <cstring>

namespace yuyi {

/// @brief Reads numbers from the bytes of a file with bounds checks. Bytes outside the data read as 0, so parsers of untrusted
/// headers need no check before each field.
class ByteReader
{
public:
    ByteReader(QByteArrayView data, bool bigEndian) : m_data(data), m_bigEndian(bigEndian) {}

    qint64 size() const { return m_data.size(); }
    bool has(qint64 offset, qint64 length) const
    {
        return offset >= 0 && length >= 0 && offset <= size() && length <= size() - offset;
    }
    quint8 u8(qint64 offset) const
    {
        return has(offset, 1) ? static_cast<quint8>(m_data[offset]) : quint8(0);
    }
    quint16 u16(qint64 offset) const
    {
        const int a = u8(offset);
        const int b = u8(offset + 1);
        return static_cast<quint16>(m_bigEndian ? (a << 8 | b) : (b << 8 | a));
    }
    quint32 u32(qint64 offset) const
    {
        const quint32 a = u16(offset);
        const quint32 b = u16(offset + 2);
        return m_bigEndian ? (a << 16 | b) : (b << 16 | a);
    }
    bool equals(qint64 offset, QByteArrayView text) const
    {
        return has(offset, text.size())
            && std::memcmp(m_data.data() + offset, text.data(), static_cast<size_t>(text.size())) == 0;
    }
    /// Empty if the part does not lie completely inside the data.
    QByteArrayView part(qint64 offset, qint64 length) const
    {
        return has(offset, length) ? m_data.sliced(offset, length) : QByteArrayView();
    }

private:
    QByteArrayView m_data;
    bool m_bigEndian;
};

} // namespace yuyi
