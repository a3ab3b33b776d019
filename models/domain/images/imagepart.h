// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/medium.h"
#include "models/domain/codes.h"

#include <QByteArray>
#include <QRect>
#include <QString>

namespace yuyi {

/// What a panel of an image is: part of the puzzle, its blank place, or one of the panels to choose from.
enum class PartRole {
    Context,
    Blank,
    Choice
};

inline constexpr CodeTable<PartRole, 3> codesOf(PartRole)
{
    return {{{PartRole::Context, u"context"}, {PartRole::Blank, u"blank"}, {PartRole::Choice, u"choice"}}};
}

/// @brief One panel of an image, as a picture of its own. It is a medium: it has no stage and no name, and nothing counts it.
struct ImagePart {
    PartRole role = PartRole::Context;
    int position = 0; ///< from 0, in reading order among those of its role
    Medium medium;    ///< without role and caption
    QRect area;       ///< where it was cut, in pixels of the upright picture of the image; null: it came as a file

    friend bool operator==(const ImagePart &, const ImagePart &) = default;
};

/// @brief A picture that was composed of the panels of an image. A later change of the panels makes another one; this one stays.
struct ImageSheet {
    QString code;       ///< of a SheetForm of the preset
    QString recipeHash; ///< hexadecimal SHA-256 of `recipe`
    QByteArray recipe;  ///< UTF-8: all that decides what the picture looks like
    Medium medium;      ///< without role and caption

    friend bool operator==(const ImageSheet &, const ImageSheet &) = default;
};

} // namespace yuyi
