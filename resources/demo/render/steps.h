// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QImage>
#include <QJsonObject>
#include <QString>

#include <tl/expected.hpp>

namespace yuyi::demo {

/// @brief A picture, or a sentence saying why there is none.
using Drawing = tl::expected<QImage, QString>;

/// @brief Draws an SVG file at a width in pixels; the height follows the picture's own shape.
/// @param transparent keeps the ground empty where nothing is drawn, else it is white
Drawing drawSvg(const QString &path, int width, bool transparent);

/// @brief Applies one step of demo.json ({"op": "...", ...}) to a picture.
///
/// Every step gives the same bytes on every run: noise comes from a counter, never from a clock.
/// @param svgs the folder where the SVG files named by "overlay" lie
Drawing applyStep(const QImage &image, const QJsonObject &step, const QDir &svgs);

} // namespace yuyi::demo
