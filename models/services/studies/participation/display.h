// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>

#include <optional>

namespace yuyi {

/// How the study is displayed on the person's computer.
struct StudyDisplay {
    bool dark = false;
    QSize screen;          ///< in device-independent pixels
    double pixelRatio = 1; ///< device pixels per device-independent pixel
    int textPercent = 100; ///< text size relative to the default

    QByteArray toJson() const;
    /// Returns nullopt if the JSON is invalid.
    static std::optional<StudyDisplay> fromJson(const QByteArray &json);
};

} // namespace yuyi
