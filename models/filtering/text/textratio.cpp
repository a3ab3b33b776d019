// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/textratio.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace yuyi {

namespace {

/// A side of a polygon that is not level, from top to bottom.
struct Edge {
    QPointF top;
    QPointF bottom;
    int polygon = 0;
    int winding = 0; ///< +1: drawn downwards, −1: upwards

    double xAt(double y) const
    {
        return top.x() + (bottom.x() - top.x()) * (y - top.y()) / (bottom.y() - top.y());
    }
};

std::vector<Edge> edgesOf(const QList<TextArea> &areas)
{
    std::vector<Edge> edges;
    int polygon = 0;
    for (const TextArea &area : areas) {
        const QList<QPointF> &points = area.polygon;
        const bool finite = std::all_of(points.cbegin(), points.cend(), [](const QPointF &p) {
            return std::isfinite(p.x()) && std::isfinite(p.y());
        });
        if (area.dismissed || points.size() < 3 || !finite)
            continue;
        for (qsizetype i = 0; i < points.size(); ++i) {
            const QPointF a = points.at(i);
            const QPointF b = points.at((i + 1) % points.size());
            if (a.y() < b.y())
                edges.push_back({a, b, polygon, 1});
            else if (b.y() < a.y())
                edges.push_back({b, a, polygon, -1});
        }
        ++polygon;
    }
    return edges;
}

/// Heights at which an edge begins, ends, crosses another edge or leaves the picture sideways. Between two neighbouring heights
/// the covered width changes linearly, so its value in the middle gives the exact area.
std::vector<double> levels(const std::vector<Edge> &edges, double width, double height)
{
    std::vector<double> ys = {0, height};
    const auto add = [&ys, height](double y) {
        if (y > 0 && y < height)
            ys.push_back(y);
    };
    for (size_t i = 0; i < edges.size(); ++i) {
        const Edge &e = edges[i];
        add(e.top.y());
        add(e.bottom.y());
        const double run = e.bottom.x() - e.top.x();
        for (const double border : {0.0, width}) {
            const double share = run == 0 ? -1 : (border - e.top.x()) / run;
            if (share > 0 && share < 1)
                add(e.top.y() + share * (e.bottom.y() - e.top.y()));
        }
        for (size_t k = i + 1; k < edges.size(); ++k) {
            const Edge &f = edges[k];
            const double from = std::max(e.top.y(), f.top.y());
            const double to = std::min(e.bottom.y(), f.bottom.y());
            if (from >= to)
                continue;
            const double before = e.xAt(from) - f.xAt(from);
            const double after = e.xAt(to) - f.xAt(to);
            if ((before < 0 && after > 0) || (before > 0 && after < 0))
                add(from + (to - from) * before / (before - after));
        }
    }
    std::sort(ys.begin(), ys.end());
    ys.erase(std::unique(ys.begin(), ys.end()), ys.end());
    return ys;
}

/// Width covered at height y by at least one polygon (non-zero winding), inside 0…width.
double coveredWidth(const std::vector<Edge> &edges, double y, double width,
                    std::vector<int> &windings)
{
    std::vector<std::pair<double, const Edge *>> crossings;
    for (const Edge &e : edges) {
        if (e.top.y() <= y && y < e.bottom.y())
            crossings.emplace_back(std::clamp(e.xAt(y), 0.0, width), &e);
    }
    std::sort(crossings.begin(), crossings.end(),
              [](const auto &a, const auto &b) { return a.first < b.first; });
    std::fill(windings.begin(), windings.end(), 0);
    int inside = 0;
    double start = 0;
    double covered = 0;
    for (const auto &[x, edge] : crossings) {
        int &winding = windings[static_cast<size_t>(edge->polygon)];
        const bool was = winding != 0;
        winding += edge->winding;
        const bool is = winding != 0;
        if (!was && is && inside++ == 0)
            start = x;
        else if (was && !is && --inside == 0)
            covered += x - start;
    }
    return covered;
}

} // namespace

double textRatio(const QList<TextArea> &areas, QSize imageSize)
{
    if (imageSize.isEmpty())
        return 0;
    const double width = imageSize.width();
    const double height = imageSize.height();
    const std::vector<Edge> edges = edgesOf(areas);
    const std::vector<double> ys = levels(edges, width, height);
    std::vector<int> windings(edges.empty() ? 0 : static_cast<size_t>(edges.back().polygon) + 1);
    double area = 0;
    for (size_t i = 1; i < ys.size(); ++i)
        area += (ys[i] - ys[i - 1]) * coveredWidth(edges, (ys[i] + ys[i - 1]) / 2, width, windings);
    return std::clamp(area / (width * height), 0.0, 1.0);
}

} // namespace yuyi
