// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/duplicates.h"

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
    case MatchKind::Bytes: return Tr::tr("The same bytes");
    case MatchKind::Pixels: return Tr::tr("The same pixels in another file");
    case MatchKind::Aligned: return Tr::tr("The same picture when laid over the other");
    case MatchKind::Trimmed: return Tr::tr("The same after a border or bar is cut off");
    case MatchKind::Flipped: return Tr::tr("The same when mirrored or turned");
    case MatchKind::Cropped: return Tr::tr("One is a part of the other");
    case MatchKind::Features: return Tr::tr("The same shapes in the same places");
    }
    return {};
}

} // namespace yuyi
