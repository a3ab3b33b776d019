// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QImage>
#include <QJsonObject>
#include <QString>

#include <tl/expected.hpp>

namespace yuyi::demo {

/// An image, or a sentence that says why there is none.
using Drawing = tl::expected<QImage, QString>;

/// @brief Draws an SVG file at a width in pixels. The height follows from the aspect ratio.
/// @param transparent keeps the background transparent; otherwise it is white
Drawing drawSvg(const QString &path, int width, bool transparent);

/// @brief Applies one step of demo.json ({"op": "...", ...}) to a picture.
///
/// Every step gives the same bytes on every run, because noise comes from a counter and never from a clock.
/// @param svgs the folder with the SVG files named by "overlay"
Drawing applyStep(const QImage &image, const QJsonObject &step, const QDir &svgs);

} // namespace yuyi::demo
