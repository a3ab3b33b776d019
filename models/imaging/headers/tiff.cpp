// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/headers/tiff.h"

#include "models/imaging/headers/bytes.h"

#include <algorithm>

namespace yuyi {

namespace {

enum Tag : quint16 {
    Width = 256,
    Height = 257,
    BitsPerSample = 258,
    Compression = 259,
    Photometric = 262,
    StripOffsets = 273,
    Orientation = 274,
    SamplesPerPixel = 277,
    StripBytes = 279,
    TileOffsets = 324,
    TileBytes = 325,
    SampleFormat = 339
};

/// One directory of a TIFF (TIFF 6.0, section 2); also what EXIF is written in.
class Directory
{
public:
    Directory(const ByteReader &bytes, qint64 at)
        : m_bytes(bytes), m_at(at), m_entries(bytes.u16(at)) {}

    bool isThere() const { return m_bytes.has(m_at, 2 + 12LL * m_entries) && m_entries > 0; }
    qint64 next() const { return m_bytes.u32(m_at + 2 + 12LL * m_entries); }
    qint64 count(quint16 tag) const
    {
        const qint64 entry = find(tag);
        return entry < 0 ? 0 : static_cast<qint64>(m_bytes.u32(entry + 4));
    }
    quint32 value(quint16 tag, quint32 absent = 0, qint64 index = 0) const
    {
        const qint64 entry = find(tag);
        if (entry < 0 || index >= static_cast<qint64>(m_bytes.u32(entry + 4)))
            return absent;
        const int type = m_bytes.u16(entry + 2);
        const int size = type == 3 ? 2 : type == 4 ? 4
                                   : type == 1     ? 1
                                                   : 0;
        if (size == 0)
            return absent;
        const bool inPlace = static_cast<qint64>(m_bytes.u32(entry + 4)) * size <= 4;
        const qint64 at = (inPlace ? entry + 8 : static_cast<qint64>(m_bytes.u32(entry + 8))) + index * size;
        return size == 1 ? m_bytes.u8(at) : size == 2 ? m_bytes.u16(at)
                                                      : m_bytes.u32(at);
    }

private:
    qint64 find(quint16 tag) const
    {
        for (int i = 0; i < m_entries; ++i) {
            if (m_bytes.u16(m_at + 2 + 12LL * i) == tag)
                return m_at + 2 + 12LL * i;
        }
        return -1;
    }

    const ByteReader &m_bytes;
    qint64 m_at;
    int m_entries;
};

ByteReader withByteOrder(QByteArrayView data) { return ByteReader(data, data.startsWith("MM")); }

int orientationOf(const Directory &directory)
{
    const quint32 orientation = directory.value(Orientation, 1);
    return orientation >= 1 && orientation <= 8 ? static_cast<int>(orientation) : 1;
}

bool dataMissing(const ByteReader &bytes, const Directory &directory, quint16 offsets, quint16 lengths)
{
    const qint64 pieces = std::min<qint64>(directory.count(offsets), 1000000);
    for (qint64 i = 0; i < pieces; ++i) {
        if (!bytes.has(directory.value(offsets, 0, i), directory.value(lengths, 0, i)))
            return true;
    }
    return false;
}

} // namespace

int exifOrientation(QByteArrayView exif)
{
    if (exif.startsWith(QByteArrayView("Exif\0\0", 6)))
        exif = exif.sliced(6);
    if (!exif.startsWith("II") && !exif.startsWith("MM"))
        return 1;
    const ByteReader bytes = withByteOrder(exif);
    const Directory directory(bytes, bytes.u32(4));
    return directory.isThere() ? orientationOf(directory) : 1;
}

std::optional<ImageHeader> parseTiff(QByteArrayView data)
{
    const ByteReader bytes = withByteOrder(data);
    const Directory first(bytes, bytes.u32(4));
    if (!first.isThere())
        return std::nullopt;
    const quint32 width = first.value(Width);
    const quint32 height = first.value(Height);
    if (width == 0 || height == 0 || width > 0x7FFFFFFF || height > 0x7FFFFFFF)
        return std::nullopt;
    ImageHeader header;
    header.format = ImageFormat::Tiff;
    header.storedSize = QSize(static_cast<int>(width), static_cast<int>(height));
    header.orientation = orientationOf(first);
    header.bitsPerChannel = static_cast<int>(std::clamp<quint32>(first.value(BitsPerSample, 1), 1, 64));
    const quint32 samples = first.value(SamplesPerPixel, 1);
    const quint32 photometric = first.value(Photometric, 1);
    const QString kind = photometric == 3 ? QStringLiteral("palette")
                       : photometric == 5 ? QStringLiteral("cmyk")
                       : samples >= 4     ? QStringLiteral("rgba")
                       : samples == 3     ? QStringLiteral("rgb")
                       : samples == 2     ? QStringLiteral("greya")
                                          : QStringLiteral("grey");
    header.colour = kind + QString::number(header.bitsPerChannel);
    // JPEG as it was, JPEG as it is now (TIFF 6.0 and Technote 2), WebP.
    const quint32 compression = first.value(Compression, 1);
    header.lossy = compression == 6 || compression == 7 || compression == 50001;
    if (first.value(SampleFormat, 1) == 3)
        header.colour += QLatin1Char('f');
    header.truncated = dataMissing(bytes, first, StripOffsets, StripBytes)
                    || dataMissing(bytes, first, TileOffsets, TileBytes);
    // Directories may point back at one another: the count is bounded.
    qint64 next = first.next();
    while (next != 0 && header.frames < 10000) {
        const Directory directory(bytes, next);
        if (!directory.isThere())
            break;
        ++header.frames;
        next = directory.next();
    }
    return header;
}

} // namespace yuyi
