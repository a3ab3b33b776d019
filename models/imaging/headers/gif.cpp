// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/headers/gif.h"

#include "models/imaging/headers/bytes.h"

#include <algorithm>

namespace yuyi {

namespace {

int colourTableBytes(quint8 flags) { return (flags & 0x80) ? 3 << ((flags & 7) + 1) : 0; }

/// Past the data sub-blocks that start at `at`; beyond the end when they are cut.
qint64 skipBlocks(const ByteReader &bytes, qint64 at)
{
    while (bytes.has(at, 1) && bytes.u8(at) != 0)
        at += 1 + bytes.u8(at);
    return at + 1;
}

} // namespace

std::optional<ImageHeader> parseGif(QByteArrayView data)
{
    const ByteReader bytes(data, false);
    if (!bytes.has(0, 13))
        return std::nullopt;
    ImageHeader header;
    header.format = ImageFormat::Gif;
    header.storedSize = QSize(bytes.u16(6), bytes.u16(8));
    header.colour = QStringLiteral("palette8");
    header.truncated = true;
    int frames = 0;
    for (qint64 at = 13 + colourTableBytes(bytes.u8(10)); bytes.has(at, 1);) {
        const quint8 block = bytes.u8(at);
        if (block == 0x3B) {
            header.truncated = false;
            break;
        }
        if (block == 0x21) {
            at = skipBlocks(bytes, at + 2);
        } else if (block == 0x2C) {
            ++frames;
            // Some encoders leave the screen size 0; the frame then says it.
            if (header.storedSize.isEmpty())
                header.storedSize = QSize(bytes.u16(at + 5), bytes.u16(at + 7));
            at = skipBlocks(bytes, at + 11 + colourTableBytes(bytes.u8(at + 9)));
        } else {
            break;
        }
    }
    if (header.storedSize.isEmpty())
        return std::nullopt;
    header.frames = std::max(1, frames);
    return header;
}

} // namespace yuyi
