// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/headers/jpeg.h"

#include "models/imaging/headers/bytes.h"
#include "models/imaging/headers/tiff.h"

#include <algorithm>
#include <cstring>

namespace yuyi {

namespace {

/// The offset of the next marker that ends entropy-coded data (not a stuffed byte, not a restart mark), or the size.
qint64 endOfScan(QByteArrayView bytes, qint64 at)
{
    while (at + 1 < bytes.size()) {
        const void *found = std::memchr(bytes.data() + at, 0xFF, static_cast<size_t>(bytes.size() - at));
        if (!found)
            break;
        at = static_cast<const char *>(found) - bytes.data();
        const auto next = at + 1 < bytes.size() ? static_cast<quint8>(bytes[at + 1]) : quint8(0);
        if (next != 0 && next != 0xFF && (next < 0xD0 || next > 0xD7))
            return at;
        at += next == 0xFF ? 1 : 2;
    }
    return bytes.size();
}

} // namespace

std::optional<ImageHeader> parseJpeg(QByteArrayView data)
{
    const ByteReader bytes(data, true);
    ImageHeader header;
    header.format = ImageFormat::Jpeg;
    header.lossy = true;
    bool complete = false;
    qint64 at = 2;
    while (bytes.has(at, 2)) {
        if (bytes.u8(at) != 0xFF) {
            ++at;
            continue;
        }
        const quint8 marker = bytes.u8(at + 1);
        if (marker == 0xFF) {
            ++at;
            continue;
        }
        if (marker == 0xD9) {
            complete = true;
            break;
        }
        if (marker == 0 || marker == 1 || (marker >= 0xD0 && marker <= 0xD8)) {
            at += 2;
            continue;
        }
        const qint64 length = bytes.u16(at + 2);
        const bool frame =
            marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (frame && header.storedSize.isEmpty()) {
            if (!bytes.has(at, 10))
                return std::nullopt;
            header.bitsPerChannel = bytes.u8(at + 4);
            header.storedSize = QSize(bytes.u16(at + 7), bytes.u16(at + 5));
            const int components = bytes.u8(at + 9);
            const QString kind = components == 1 ? QStringLiteral("grey")
                               : components == 4 ? QStringLiteral("cmyk")
                                                 : QStringLiteral("rgb");
            header.colour = kind + QString::number(header.bitsPerChannel);
        } else if (marker == 0xE1 && bytes.equals(at + 4, "Exif")) {
            header.orientation =
                exifOrientation(bytes.part(at + 4, std::min(length - 2, bytes.size() - at - 4)));
        }
        at += 2 + std::max<qint64>(length, 2);
        if (marker == 0xDA)
            at = endOfScan(data, at);
    }
    if (header.storedSize.isEmpty())
        return std::nullopt;
    // A damaged byte can hide the end mark from the walk; one near the end is as good.
    const qint64 tail = std::max<qint64>(0, data.size() - 64);
    header.truncated = !complete && data.sliced(tail).toByteArray().lastIndexOf("\xFF\xD9") < 0;
    return header;
}

} // namespace yuyi
