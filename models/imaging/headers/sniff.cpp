// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/headers/sniff.h"

#include "models/imaging/headers/bytes.h"

#include <QByteArray>
#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace yuyi {

namespace {

ImageFormat sniffMediaBox(const ByteReader &bytes)
{
    // ISO/IEC 14496-12: the major brand, then the compatible ones.
    const qint64 end = std::min<qint64>({bytes.size(), bytes.u32(0), 64});
    bool heif = false;
    for (qint64 at = 8; at + 4 <= end; at += at == 8 ? 8 : 4) {
        if (bytes.equals(at, "avif") || bytes.equals(at, "avis"))
            return ImageFormat::Avif;
        for (const char *brand : {"heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"})
            heif = heif || bytes.equals(at, QByteArrayView(brand, 4));
    }
    return heif ? ImageFormat::Heic : ImageFormat::Unknown;
}

QByteArray startOfText(QByteArrayView bytes)
{
    QByteArray text = bytes.first(std::min<qsizetype>(bytes.size(), 1024)).toByteArray();
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    return text.trimmed().toLower();
}

bool isText(QByteArrayView bytes)
{
    const QByteArrayView head = bytes.first(std::min<qsizetype>(bytes.size(), 1024));
    for (const char c : head) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 32 && byte != '\n' && byte != '\r' && byte != '\t' && byte != '\f')
            return false;
    }
    // A character may be cut at the end of the sample, so the stateful decoder judges.
    QStringDecoder stateful(QStringDecoder::Utf8);
    const QString decoded = stateful.decode(head);
    return !head.isEmpty() && !decoded.contains(QChar::ReplacementCharacter);
}

} // namespace

ImageFormat sniffFormat(QByteArrayView head)
{
    const ByteReader bytes(head, true);
    if (bytes.equals(0, "\xFF\xD8\xFF"))
        return ImageFormat::Jpeg;
    if (bytes.equals(0, "\x89PNG\r\n\x1A\n"))
        return ImageFormat::Png;
    if (bytes.equals(0, "RIFF") && bytes.equals(8, "WEBP"))
        return ImageFormat::WebP;
    if (bytes.equals(0, "GIF87a") || bytes.equals(0, "GIF89a"))
        return ImageFormat::Gif;
    if (bytes.equals(0, QByteArrayView("II*\0", 4)) || bytes.equals(0, QByteArrayView("MM\0*", 4)))
        return ImageFormat::Tiff;
    if (bytes.equals(0, "BM") && (bytes.size() < 18 || bytes.u8(15) == 0))
        return ImageFormat::Bmp;
    if (bytes.equals(0, QByteArrayView("\xFF\x0A", 2))
        || bytes.equals(0, QByteArrayView("\0\0\0\x0CJXL ", 8)))
        return ImageFormat::Jxl;
    if (bytes.equals(4, "ftyp"))
        return sniffMediaBox(bytes);
    if (bytes.equals(0, "%PDF-"))
        return ImageFormat::Pdf;
    const QByteArray text = startOfText(head);
    if (text.startsWith("<svg") || (text.startsWith("<?xml") && text.contains("<svg"))
        || (text.startsWith("<!doctype svg")))
        return ImageFormat::Svg;
    return ImageFormat::Unknown;
}

FormatRefusal refusalOf(QByteArrayView content)
{
    const ByteReader bytes(content, true);
    switch (sniffFormat(content.first(std::min<qsizetype>(content.size(), 4096)))) {
    case ImageFormat::Heic: return {FormatRefusal::Kind::Format, titleOf(ImageFormat::Heic)};
    case ImageFormat::Avif: return {FormatRefusal::Kind::Format, titleOf(ImageFormat::Avif)};
    case ImageFormat::Jxl: return {FormatRefusal::Kind::Format, titleOf(ImageFormat::Jxl)};
    case ImageFormat::Svg: return {FormatRefusal::Kind::Format, titleOf(ImageFormat::Svg)};
    case ImageFormat::Pdf: return {FormatRefusal::Kind::Format, titleOf(ImageFormat::Pdf)};
    default: break;
    }
    struct Known {
        QByteArrayView start;
        const char16_t *name;
        FormatRefusal::Kind kind = FormatRefusal::Kind::Format;
    };
    constexpr auto other = FormatRefusal::Kind::OtherFile;
    static const std::array known{Known{QByteArrayView("\0\0\0\x0CjP  ", 8), u"JPEG 2000"},
                                  Known{QByteArrayView("\xFF\x4F\xFF\x51", 4), u"JPEG 2000"},
                                  Known{QByteArrayView("\0\0\1\0", 4), u"ICO"},
                                  Known{QByteArrayView("8BPS", 4), u"PSD"},
                                  Known{QByteArrayView("P6\n", 3), u"PPM"},
                                  Known{QByteArrayView("P5\n", 3), u"PGM"},
                                  Known{QByteArrayView("P3\n", 3), u"PPM"},
                                  Known{QByteArrayView("II+\0", 4), u"BigTIFF"},
                                  Known{QByteArrayView("MM\0+", 4), u"BigTIFF"},
                                  Known{QByteArrayView("PK\3\4", 4), u"ZIP", other},
                                  Known{QByteArrayView("\x1F\x8B", 2), u"gzip", other},
                                  Known{QByteArrayView("Rar!", 4), u"RAR", other},
                                  Known{QByteArrayView("7z\xBC\xAF", 4), u"7z", other},
                                  Known{QByteArrayView("SQLite format 3", 15), u"SQLite", other}};
    for (const Known &candidate : known) {
        if (bytes.equals(0, candidate.start))
            return {candidate.kind, QString::fromUtf16(candidate.name)};
    }
    const QByteArray text = startOfText(content);
    if (isText(content)) {
        if (text.startsWith("<!doctype html") || text.startsWith("<html") || text.contains("<body"))
            return {FormatRefusal::Kind::WebPage, {}};
        return {FormatRefusal::Kind::Text, {}};
    }
    return {FormatRefusal::Kind::Unknown, {}};
}

} // namespace yuyi
