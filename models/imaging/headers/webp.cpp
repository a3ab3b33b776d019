// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/headers/webp.h"

#include "models/imaging/headers/bytes.h"
#include "models/imaging/headers/tiff.h"

#include <algorithm>

namespace yuyi {

namespace {

int u24(const ByteReader &bytes, qint64 at)
{
    return bytes.u8(at) | bytes.u8(at + 1) << 8 | bytes.u8(at + 2) << 16;
}

/// The chunk holds lossy data, or is a frame of an animation that does (behind 16 bytes of its own).
bool isLossy(const ByteReader &bytes, qint64 at, qint64 end)
{
    if (!bytes.equals(at, "ANMF"))
        return bytes.equals(at, "VP8 ");
    for (qint64 inner = at + 24; inner < end && bytes.has(inner, 8);) {
        if (bytes.equals(inner, "VP8 "))
            return true;
        const qint64 length = bytes.u32(inner + 4);
        inner += 8 + length + (length & 1);
    }
    return false;
}

} // namespace

std::optional<ImageHeader> parseWebP(QByteArrayView data)
{
    const ByteReader bytes(data, false);
    ImageHeader header;
    header.format = ImageFormat::WebP;
    header.truncated = static_cast<qint64>(bytes.u32(4)) + 8 > bytes.size();
    bool alpha = false;
    int frames = 0;
    for (qint64 at = 12; bytes.has(at, 8);) {
        const qint64 length = bytes.u32(at + 4);
        const qint64 body = at + 8;
        header.lossy = header.lossy || isLossy(bytes, at, body + length);
        if (bytes.equals(at, "VP8X") && bytes.has(body, 10)) {
            header.storedSize = QSize(u24(bytes, body + 4) + 1, u24(bytes, body + 7) + 1);
            alpha = alpha || (bytes.u8(body) & 0x10) != 0;
        } else if (bytes.equals(at, "VP8 ") && bytes.has(body, 10) && header.storedSize.isEmpty()) {
            header.storedSize = QSize(bytes.u16(body + 6) & 0x3FFF, bytes.u16(body + 8) & 0x3FFF);
        } else if (bytes.equals(at, "VP8L") && bytes.has(body, 5)) {
            const quint32 bits = bytes.u32(body + 1);
            if (header.storedSize.isEmpty())
                header.storedSize = QSize(static_cast<int>(bits & 0x3FFF) + 1, static_cast<int>(bits >> 14 & 0x3FFF) + 1);
            alpha = alpha || (bits >> 28 & 1) != 0;
        } else if (bytes.equals(at, "ANMF")) {
            ++frames;
        } else if (bytes.equals(at, "EXIF")) {
            header.orientation = exifOrientation(bytes.part(body, length));
        }
        at = body + length + (length & 1);
    }
    if (header.storedSize.isEmpty())
        return std::nullopt;
    header.frames = std::max(1, frames);
    header.colour = alpha ? QStringLiteral("rgba8") : QStringLiteral("rgb8");
    return header;
}

} // namespace yuyi
