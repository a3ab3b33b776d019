// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/images/duplicates.h"

#include <QCoreApplication>

namespace yuyi {

namespace {
struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Duplicates)
};
} // namespace

QString titleOf(MatchKind kind)
{
    switch (kind) {
    case MatchKind::Bytes: return Tr::tr("Same bytes");
    case MatchKind::Pixels: return Tr::tr("Same pixels in another file");
    case MatchKind::Aligned: return Tr::tr("Same image after alignment");
    case MatchKind::Trimmed: return Tr::tr("Same image after removing a border or bar");
    case MatchKind::Flipped: return Tr::tr("Same image when mirrored or rotated");
    case MatchKind::Cropped: return Tr::tr("One image is part of the other image");
    case MatchKind::Features: return Tr::tr("Same shapes at the same positions");
    }
    return {};
}

} // namespace yuyi
