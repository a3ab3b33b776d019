// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/duplicates/crops.h"

#include <array>
#include <vector>

namespace yuyi {

namespace {

struct Grid {
    double scale;
    int positions;
};

std::vector<Crop> makeCrops()
{
    std::vector<Crop> views;
    views.push_back({MatchKind::Aligned, {0, 0, 1, 1}, PictureTurn::None, false});
    views.push_back({MatchKind::Trimmed, {0, 0, 1, 1}, PictureTurn::None, true});
    for (int turn = 1; turn < turnCount; ++turn)
        views.push_back({MatchKind::Flipped, {0, 0, 1, 1}, PictureTurn(turn), true});
    for (const double height : {0.095, 0.125, 0.155, 0.19}) {
        views.push_back({MatchKind::Trimmed, {0, height, 1, 1 - height}, PictureTurn::None, false});
        views.push_back({MatchKind::Trimmed, {0, 0, 1, 1 - height}, PictureTurn::None, false});
    }
    for (const Grid &grid : {Grid{0.80, 5}, Grid{0.85, 4}, Grid{0.90, 3}, Grid{0.95, 2}}) {
        const double step = (1 - grid.scale) / (grid.positions - 1);
        for (int y = 0; y < grid.positions; ++y) {
            for (int x = 0; x < grid.positions; ++x)
                views.push_back({MatchKind::Cropped,
                                 {x * step, y * step, grid.scale, grid.scale},
                                 PictureTurn::None,
                                 false});
        }
    }
    return views;
}

/// The picture after `turn`, as a map of the unit square onto itself.
QTransform turnedBy(PictureTurn turn)
{
    switch (turn) {
    case PictureTurn::None: return {};
    case PictureTurn::MirrorX: return {-1, 0, 0, 1, 1, 0};
    case PictureTurn::MirrorY: return {1, 0, 0, -1, 0, 1};
    case PictureTurn::Rotate180: return {-1, 0, 0, -1, 1, 1};
    case PictureTurn::Transpose: return {0, 1, 1, 0, 0, 0};
    case PictureTurn::Rotate90: return {0, 1, -1, 0, 1, 0};
    case PictureTurn::Rotate270: return {0, -1, 1, 0, 0, 1};
    case PictureTurn::AntiTranspose: return {0, -1, -1, 0, 1, 1};
    }
    return {};
}

} // namespace

const Crop &cropAt(int index)
{
    static const std::vector<Crop> views = makeCrops();
    return views[static_cast<size_t>(index)];
}

QRectF cropPart(int view, const QRectF &trimmed)
{
    return cropAt(view).ofTrimmed ? trimmed : cropAt(view).part;
}

QTransform transformOf(int view, const QRectF &trimmed)
{
    const QRectF part = cropPart(view, trimmed);
    const QTransform cut(1 / part.width(), 0, 0, 1 / part.height(), -part.x() / part.width(),
                         -part.y() / part.height());
    return cut * turnedBy(cropAt(view).turn);
}

} // namespace yuyi
