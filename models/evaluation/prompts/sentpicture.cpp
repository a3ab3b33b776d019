// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/prompts/sentpicture.h"

#include "models/imaging/codecs/encode.h"
#include "models/imaging/codecs/encodejpeg.h"
#include "models/imaging/reader.h"

#include <QCoreApplication>
#include <QImage>

#include <algorithm>
#include <array>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::SentPicture)
};

QString mediaTypeOf(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Jpeg: return QStringLiteral("image/jpeg");
    case ImageFormat::Png: return QStringLiteral("image/png");
    case ImageFormat::WebP: return QStringLiteral("image/webp");
    default: return {};
    }
}

/// The file itself will do: taken by the server, upright, plain colours, one frame, within all limits.
bool asItIs(const QByteArray &bytes, const ImageHeader &header, const PictureProfile &profile)
{
    const int longEdge = std::max(header.size.width(), header.size.height());
    const int shortEdge = std::min(header.size.width(), header.size.height());
    const bool plain = header.colour == QLatin1String("rgb8") || header.colour == QLatin1String("grey8");
    return profile.mediaTypes.contains(mediaTypeOf(header.format)) && header.orientation == 1 && header.frames == 1 && plain
        && !header.truncated && longEdge <= profile.longEdge && shortEdge >= profile.shortEdgeAtLeast
        && bytes.size() <= profile.largest;
}

QSize sizeToSend(const QSize &size, const PictureProfile &profile)
{
    QSize sent = size;
    if (std::max(sent.width(), sent.height()) > profile.longEdge)
        sent.scale(profile.longEdge, profile.longEdge, Qt::KeepAspectRatio);
    if (std::min(sent.width(), sent.height()) < profile.shortEdgeAtLeast) {
        const QSize least(profile.shortEdgeAtLeast, profile.shortEdgeAtLeast);
        sent.scale(least, Qt::KeepAspectRatioByExpanding);
        sent = sent.boundedTo(QSize(profile.longEdge, profile.longEdge)).expandedTo(least);
    }
    return sent;
}

} // namespace

Result<SentPicture> preparePicture(const QByteArray &bytes, const PictureProfile &profile, const std::optional<Sha256> &sha256)
{
    YUYI_TRY(const auto header, readImageHeader(bytes));
    if (asItIs(bytes, header, profile))
        return SentPicture{bytes, mediaTypeOf(header.format), sha256 ? *sha256 : Sha256::of(bytes), header.size};

    const QSize size = sizeToSend(header.size, profile);
    YUYI_TRY(const auto decoded, decodeImage(bytes, std::min(size.width(), size.height())));
    QImage picture = decoded.image;
    if (picture.size() != size)
        picture = picture.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);

    const bool png = profile.mediaTypes.contains(QStringLiteral("image/png")) && !header.lossy;
    if (png) {
        YUYI_TRY(const auto lossless, encodeImage(picture, ImageFormat::Png));
        if (lossless.size() <= profile.largest)
            return SentPicture{lossless, QStringLiteral("image/png"), Sha256::of(lossless), picture.size()};
    }
    constexpr std::array qualities{92, 85, 75, 60};
    for (const int quality : qualities) {
        YUYI_TRY(const auto lossy, encodeFineJpeg(picture, quality));
        if (lossy.size() <= profile.largest)
            return SentPicture{lossy, QStringLiteral("image/jpeg"), Sha256::of(lossy), picture.size()};
    }
    return failure(ErrorCode::Unsupported,
                   Tr::tr("The image is larger than %1 MB even with the strongest compression. Set a smaller “Maximum image edge” in "
                          "the endpoint.")
                       .arg(profile.largest >> 20));
}

} // namespace yuyi
