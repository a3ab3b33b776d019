// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/composing/plainpng.h"

#include <QtEndian>

#include <array>

namespace yuyi {

namespace {

/// The CRC of PNG (ISO 3309), as its specification tabulates it.
constexpr std::array<quint32, 256> crcTable = [] {
    std::array<quint32, 256> table{};
    for (quint32 byte = 0; byte < 256; ++byte) {
        quint32 value = byte;
        for (int bit = 0; bit < 8; ++bit)
            value = (value & 1) != 0 ? 0xEDB88320U ^ (value >> 1) : value >> 1;
        table.at(byte) = value;
    }
    return table;
}();

quint32 crcOf(const QByteArray &bytes)
{
    quint32 crc = 0xFFFFFFFFU;
    for (const char byte : bytes)
        crc = crcTable.at((crc ^ static_cast<uchar>(byte)) & 0xFFU) ^ (crc >> 8);
    return crc ^ 0xFFFFFFFFU;
}

void append32(QByteArray &bytes, quint32 value)
{
    const quint32 big = qToBigEndian(value);
    bytes.append(reinterpret_cast<const char *>(&big), sizeof big);
}

void appendChunk(QByteArray &file, const char *type, const QByteArray &data)
{
    append32(file, static_cast<quint32>(data.size()));
    const QByteArray named = type + data;
    file += named;
    append32(file, crcOf(named));
}

int overWhite(int value, int alpha)
{
    return (value * alpha + 255 * (255 - alpha) + 127) / 255;
}

} // namespace

QImage onWhite(const QImage &image)
{
    if (image.isNull() || !image.hasAlphaChannel())
        return image.convertToFormat(QImage::Format_RGB32);
    QImage picture = image.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < picture.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb pixel = line[x];
            const int alpha = qAlpha(pixel);
            line[x] = qRgb(overWhite(qRed(pixel), alpha), overWhite(qGreen(pixel), alpha), overWhite(qBlue(pixel), alpha));
        }
    }
    return picture.convertToFormat(QImage::Format_RGB32);
}

QImage cutOut(const QImage &whole, const QRect &area)
{
    if (!area.isValid() || !whole.rect().contains(area))
        return {};
    return onWhite(whole.copy(area));
}

QByteArray plainPng(const QImage &image)
{
    const QImage picture = onWhite(image);
    if (picture.isNull())
        return {};
    QByteArray header;
    append32(header, static_cast<quint32>(picture.width()));
    append32(header, static_cast<quint32>(picture.height()));
    header.append("\x08\x02\x00\x00\x00", 5); // 8 bits, RGB, deflate, the only set of filters, not interlaced

    QByteArray pixels((qsizetype(picture.width()) * 3 + 1) * picture.height(), Qt::Uninitialized);
    char *next = pixels.data();
    for (int y = 0; y < picture.height(); ++y) {
        *next++ = 0; // no filter
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            *next++ = static_cast<char>(qRed(line[x]));
            *next++ = static_cast<char>(qGreen(line[x]));
            *next++ = static_cast<char>(qBlue(line[x]));
        }
    }
    QByteArray file("\x89PNG\r\n\x1a\n", 8);
    appendChunk(file, "IHDR", header);
    appendChunk(file, "IDAT", qCompress(pixels, 9).mid(4)); // Qt puts the length before a stream of zlib
    appendChunk(file, "IEND", {});
    return file;
}

} // namespace yuyi
