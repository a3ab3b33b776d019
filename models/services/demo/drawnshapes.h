// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/title.h"

#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// A figure or solid that the program draws: the lowest concept of a chain of three to five.
struct DrawnShape {
    QString code;
    Title name;
};

/// Six of them. Any thread.
QList<DrawnShape> drawnShapes();
/// The picture of one of them, which is the same each time; null for another code. Any thread.
QImage drawnShape(const QString &code);
/// @brief The concepts above and beside them as a table for TaxonomyService::import(): a shape's picture is the file CODE.png. One of them
/// has two parents, of which one is chosen.
QList<QStringList> shapeConcepts();

} // namespace yuyi
