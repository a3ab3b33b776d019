// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/connection/connection.h"
#include "db/rows/stored.h"
#include "models/domain/annotation/medium.h"

#include <QString>

#include <optional>

namespace yuyi::sql {

/// @brief The hash of a picture; null in the database where there is none. Its format and size are in its row of `medium`.
template <>
struct Stored<Medium> {
    static QVariant bound(const Medium &value)
    {
        return Stored<std::optional<Sha256>>::bound(value.isNull() ? std::nullopt : std::optional<Sha256>(value.sha256));
    }
    static Medium read(const Row &row, int column)
    {
        Medium medium;
        medium.sha256 = Stored<Sha256>::read(row, column);
        return medium;
    }
};

/// What readMediumFacts() reads, of `medium m`.
inline const QString mediumFacts = QStringLiteral("m.format, m.width, m.height");
/// Fills in the format and size of a picture from the columns at `first`; they are null where there is no picture.
inline void readMediumFacts(Medium &medium, const Row &row, int first)
{
    if (medium.isNull())
        return;
    const auto [format, width, height] = row.as<CodeOr<ImageFormat::Unknown>, int, int>(first);
    medium.format = format;
    medium.size = {width, height};
}

} // namespace yuyi::sql
