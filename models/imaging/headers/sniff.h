// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/image.h"

#include <QByteArrayView>
#include <QString>

namespace yuyi {

/// @brief Detects the format from the first bytes of a file; the file name is not used. 32 bytes are enough.
ImageFormat sniffFormat(QByteArrayView head);

/// The kind of a file that cannot be read as a picture, for the message that refuses it.
struct FormatRefusal {
    enum class Kind {
        Format,
        OtherFile,
        Text,
        WebPage,
        Unknown
    };
    Kind kind = Kind::Unknown;
    QString format; ///< "HEIC", "ZIP" …; only for Format (another picture format) and OtherFile (not a picture)
};

/// What kind of file this content is, if it is no picture that can be read.
FormatRefusal refusalOf(QByteArrayView content);

} // namespace yuyi
