// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"
#include "models/domain/result.h"
#include "models/imaging/codecs/decode.h"
#include "models/imaging/headers/header.h"
#include "models/imaging/picturelimits.h"

#include <QByteArray>
#include <QString>

namespace yuyi {

/// @brief A picture file that was read once. Its hash, header and pixels all belong to the same bytes, whatever becomes of the
/// file meanwhile. It holds the whole file in memory, at most `fileLimitBytes`, and decoding needs up to twice
/// `decodedLimitBytes` besides: so each thread works on one at a time and keeps none.
class PictureFile
{
public:
    /// Reads a regular file (links to one are followed), its header and its hash; decodes nothing. Errors:
    /// those of readRegularFile() and readHeader().
    static Result<PictureFile> read(const QString &path, qint64 limitBytes = fileLimitBytes);

    /// @brief The same of bytes that never were a file here, for example a picture from the clipboard or a package. `name` is only used in
    /// messages; it may be empty. Refused: empty or larger than the limit.
    static Result<PictureFile> of(QString name, QByteArray bytes, qint64 limitBytes = fileLimitBytes);

    const QString &path() const { return m_path; }
    const QByteArray &bytes() const { return m_bytes; }
    const Sha256 &sha256() const { return m_sha256; }
    const ImageHeader &header() const { return m_header; }

    /// Decodes the bytes that were read, as decodeImage() does a file.
    Result<DecodedImage> decode(int shortSideAtLeast = 0, int longSideAtLeast = 0) const;

private:
    PictureFile(QString path, QByteArray bytes, ImageHeader header);

    QString m_path;
    QByteArray m_bytes;
    Sha256 m_sha256;
    ImageHeader m_header;
};

} // namespace yuyi
