// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/imaging/picturefile.h"

#include "models/imaging/headers/readheader.h"
#include "models/imaging/readfile.h"

#include <algorithm>
#include <utility>

namespace yuyi {

PictureFile::PictureFile(QString path, QByteArray bytes, ImageHeader header)
    : m_path(std::move(path)), m_bytes(std::move(bytes)), m_sha256(Sha256::of(m_bytes)), m_header(std::move(header))
{
}

Result<PictureFile> PictureFile::read(const QString &path, qint64 limitBytes)
{
    YUYI_TRY(auto bytes, readRegularFile(path, limitBytes));
    YUYI_TRY(auto header, imageHeaderOf(bytes, path));
    return PictureFile(path, std::move(bytes), std::move(header));
}

Result<PictureFile> PictureFile::of(QString name, QByteArray bytes, qint64 limitBytes)
{
    const qint64 limit = std::min(limitBytes, fileLimitBytes);
    if (bytes.size() > limit)
        return fileTooLarge(name, bytes.size(), limit);
    YUYI_TRY(auto header, imageHeaderOf(bytes, name));
    return PictureFile(std::move(name), std::move(bytes), std::move(header));
}

Result<DecodedImage> PictureFile::decode(int shortSideAtLeast, int longSideAtLeast) const
{
    return decodeKnown(m_bytes, m_header, m_path, shortSideAtLeast, longSideAtLeast);
}

} // namespace yuyi
