// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/headers/bmp.h"

#include "models/imaging/headers/bytes.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace yuyi {

std::optional<ImageHeader> parseBmp(QByteArrayView data)
{
    const ByteReader bytes(data, false);
    const quint32 infoSize = bytes.u32(14);
    ImageHeader header;
    header.format = ImageFormat::Bmp;
    int bits = 0;
    quint32 compression = 0;
    if (infoSize == 12) {
        header.storedSize = QSize(bytes.u16(18), bytes.u16(20));
        bits = bytes.u16(24);
    } else if (infoSize >= 40 && bytes.has(14, 40)) {
        const auto width = static_cast<qint32>(bytes.u32(18));
        const auto height = static_cast<qint32>(bytes.u32(22));
        if (width <= 0 || height == 0 || height == std::numeric_limits<qint32>::min())
            return std::nullopt;
        header.storedSize = QSize(width, std::abs(height));
        bits = bytes.u16(28);
        compression = bytes.u32(30);
    }
    if (header.storedSize.isEmpty() || bits < 1 || bits > 32)
        return std::nullopt;
    header.bitsPerChannel = bits <= 8 ? bits : 8;
    header.colour = bits <= 8  ? QStringLiteral("palette") + QString::number(bits)
                  : bits == 32 ? QStringLiteral("rgba8")
                               : QStringLiteral("rgb8");
    const qint64 row = (static_cast<qint64>(header.storedSize.width()) * bits + 31) / 32 * 4;
    const bool packed = compression == 1 || compression == 2;
    header.truncated = packed ? !bytes.has(bytes.u32(10), 1)
                              : !bytes.has(bytes.u32(10), row * header.storedSize.height());
    return header;
}

} // namespace yuyi
