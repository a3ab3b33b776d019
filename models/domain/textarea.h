// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QPointF>
#include <QList>
#include <QString>

namespace yuyi {

/// @brief One line of text in a picture: a polygon in pixels of the upright picture, what was read, how surely.
struct TextArea {
    TextAreaId id;
    QList<QPointF> polygon;
    double confidence = 0;   ///< 0…1, of the reading; of the finding where nothing was read
    QString text;            ///< empty where the engine did not read
    bool byPerson = false;   ///< drawn by a person
    bool dismissed = false;  ///< a person said: this is no text
};

/// @brief The text step's measurement of one image by one engine.
struct TextMeasure {
    ImageId image;
    QString engine;
    QString engineVersion;
    double ratio = 0;        ///< area of the union of the areas ÷ area of the picture, 0…1
    QList<TextArea> areas;
};

} // namespace yuyi
