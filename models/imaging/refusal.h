// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace yuyi::imaging {

/// The kind of a file that cannot be read as a picture, for the message that refuses it.
struct Refusal {
    enum class Kind { Format, OtherFile, Text, WebPage, Unknown };
    Kind kind = Kind::Unknown;
    QString format; ///< "HEIC", "ZIP" …; only for Format (another picture format) and OtherFile (not a picture)
};

Refusal refusalOf(QByteArrayView content);

} // namespace yuyi::imaging
