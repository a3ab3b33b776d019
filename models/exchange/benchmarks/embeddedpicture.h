// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/result.h"
#include "models/exchange/benchmarks/exchangeset.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

namespace yuyi {

/// @file Pictures inside a benchmark file, as base64: alone, behind the beginning of a data URL, or in a list as Python or JSON writes it.

/// The first decoded bytes of a picture, enough to tell its format. Moves the device.
QByteArray embeddedHead(QIODevice &file, const EmbeddedPicture &where);

/// Whether the place holds a list of more than one picture. Moves the device; reads a list to its second picture or its end.
bool holdsSeveralPictures(QIODevice &file, const EmbeddedPicture &where);

/// @brief The bytes of a picture in a file. Line breaks within base64 mean nothing. Errors: Refused (larger than `limitBytes`), Damaged
/// (not base64), Environment. Any thread.
Result<QByteArray> embeddedPicture(const QString &file, const EmbeddedPicture &where, qint64 limitBytes);

} // namespace yuyi
