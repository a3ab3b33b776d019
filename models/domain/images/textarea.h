// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"

#include <QList>
#include <QPointF>
#include <QString>

namespace yuyi {

/// One line of text in a picture: a polygon in pixels of the upright picture, the recognised text and its confidence.
struct TextArea {
    TextAreaId id;
    QList<QPointF> polygon;
    double confidence = 0;  ///< 0…1, of the recognition; of the detection if nothing was recognised
    QString text;           ///< empty if the engine did not recognise any
    bool byPerson = false;  ///< drawn by a person
    bool dismissed = false; ///< a person marked it as not text
};

/// The text step's measurement of one image by one engine.
struct TextMeasure {
    ImageId image;
    QString engine;
    QString engineVersion;
    double ratio = 0; ///< area of the union of the areas ÷ area of the picture, 0…1
    QList<TextArea> areas;
};

} // namespace yuyi
