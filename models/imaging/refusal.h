// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace yuyi::imaging {

/// @brief What a file is that is no picture the program reads, so that the refusal can say it.
struct Refusal {
    enum class Kind { Format, OtherFile, Text, WebPage, Unknown };
    Kind kind = Kind::Unknown;
    QString format; ///< "HEIC", "ZIP" …: only for Format and OtherFile (which is no picture at all)
};

Refusal refusalOf(QByteArrayView content);

} // namespace yuyi::imaging
