// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/headers/png.h"

#include "models/imaging/headers/bytes.h"
#include "models/imaging/headers/tiff.h"

namespace yuyi {

std::optional<ImageHeader> parsePng(QByteArrayView data)
{
    const ByteReader bytes(data, true);
    if (!bytes.equals(12, "IHDR") || !bytes.has(8, 25))
        return std::nullopt;
    const quint32 width = bytes.u32(16);
    const quint32 height = bytes.u32(20);
    const int depth = bytes.u8(24);
    if (width == 0 || height == 0 || width > 0x7FFFFFFF || height > 0x7FFFFFFF)
        return std::nullopt;
    ImageHeader header;
    header.format = ImageFormat::Png;
    header.storedSize = QSize(static_cast<int>(width), static_cast<int>(height));
    header.bitsPerChannel = depth;
    QString kind;
    switch (bytes.u8(25)) {
    case 0: kind = QStringLiteral("grey"); break;
    case 2: kind = QStringLiteral("rgb"); break;
    case 3: kind = QStringLiteral("palette"); break;
    case 4: kind = QStringLiteral("greya"); break;
    case 6: kind = QStringLiteral("rgba"); break;
    default: return std::nullopt;
    }
    header.colour = kind + QString::number(depth);
    header.truncated = true;
    for (qint64 at = 8; bytes.has(at, 8);) {
        const qint64 length = bytes.u32(at);
        if (bytes.equals(at + 4, "IEND")) {
            header.truncated = false;
            break;
        }
        if (bytes.equals(at + 4, "eXIf"))
            header.orientation = exifOrientation(bytes.part(at + 8, length));
        else if (bytes.equals(at + 4, "acTL") && bytes.u32(at + 8) > 0
                 && bytes.u32(at + 8) < 100000)
            header.frames = static_cast<int>(bytes.u32(at + 8));
        at += 12 + length;
    }
    return header;
}

} // namespace yuyi
