// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/views.h"

#include <array>
#include <vector>

namespace yuyi::filtering {

namespace {

struct Grid {
    double scale;
    int positions;
};

std::vector<View> makeViews()
{
    std::vector<View> views;
    views.push_back({MatchKind::Aligned, {0, 0, 1, 1}, Turn::None, false});
    views.push_back({MatchKind::Trimmed, {0, 0, 1, 1}, Turn::None, true});
    for (int turn = 1; turn < turnCount; ++turn)
        views.push_back({MatchKind::Flipped, {0, 0, 1, 1}, Turn(turn), true});
    for (const double height : {0.095, 0.125, 0.155, 0.19}) {
        views.push_back({MatchKind::Trimmed, {0, height, 1, 1 - height}, Turn::None, false});
        views.push_back({MatchKind::Trimmed, {0, 0, 1, 1 - height}, Turn::None, false});
    }
    for (const Grid &grid : {Grid{0.80, 5}, Grid{0.85, 4}, Grid{0.90, 3}, Grid{0.95, 2}}) {
        const double step = (1 - grid.scale) / (grid.positions - 1);
        for (int y = 0; y < grid.positions; ++y) {
            for (int x = 0; x < grid.positions; ++x)
                views.push_back({MatchKind::Cropped,
                                 {x * step, y * step, grid.scale, grid.scale},
                                 Turn::None,
                                 false});
        }
    }
    return views;
}

/// The picture after `turn`, as a map of the unit square onto itself.
QTransform transformOf(Turn turn)
{
    switch (turn) {
    case Turn::None: return {};
    case Turn::MirrorX: return {-1, 0, 0, 1, 1, 0};
    case Turn::MirrorY: return {1, 0, 0, -1, 0, 1};
    case Turn::Rotate180: return {-1, 0, 0, -1, 1, 1};
    case Turn::Transpose: return {0, 1, 1, 0, 0, 0};
    case Turn::Rotate90: return {0, 1, -1, 0, 1, 0};
    case Turn::Rotate270: return {0, -1, 1, 0, 0, 1};
    case Turn::AntiTranspose: return {0, -1, -1, 0, 1, 1};
    }
    return {};
}

} // namespace

const View &viewAt(int index)
{
    static const std::vector<View> views = makeViews();
    return views[size_t(index)];
}

QRectF partOf(int view, const QRectF &trimmed)
{
    return viewAt(view).ofTrimmed ? trimmed : viewAt(view).part;
}

QTransform transformOf(int view, const QRectF &trimmed)
{
    const QRectF part = partOf(view, trimmed);
    const QTransform cut(1 / part.width(), 0, 0, 1 / part.height(), -part.x() / part.width(),
                         -part.y() / part.height());
    return cut * transformOf(viewAt(view).turn);
}

} // namespace yuyi::filtering
