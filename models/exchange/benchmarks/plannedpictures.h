// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/questionpictures.h"
#include "models/exchange/benchmarks/exportplan.h"

#include <QList>
#include <QString>

namespace yuyi {

/// @file
/// @brief The pictures of the items of an export, with their files and paths. Pure; any thread.

/// A picture that a question shows.
struct PlannedPicture {
    ItemPicture place;
    QString path;                        ///< in the set: relative, safe
    const ExchangeImage *file = nullptr; ///< points into the set or the item
};

/// Whether the records of the set have places for further pictures: its preset takes them, or one of its questions has some.
bool holdsPictures(const ExportSet &set);

/// @brief The pictures that the item shows: those of the stem, then those of its options. Nothing if the plan is one of a format that does
/// not take them, or of a set that holds none.
QList<PlannedPicture> picturesOf(const PlannedItem &item, const ExportSet &set);
/// Whether an option of the item has this picture. Without keys its source is not told, which could give the correct option away.
bool isOption(const PlannedItem &item, const Sha256 &sha256);
/// The number of pictures in the stem of the item.
int stemPicturesOf(const PlannedItem &item);

/// @brief The stem with its marks as readers of other programs know them: "{n}" in `words` is the number of the picture ("<image {n}>").
/// Without `numbers`, the pictures of the stem are counted from 1, and those of the options after them; else these are their numbers.
QString stemWithPlaces(const PlannedItem &item, const QString &words, const QList<int> &numbers = {});
/// The texts of the options in the same way: a picture is a place behind the text.
QStringList optionsWithPlaces(const PlannedItem &item, const QString &words, const QList<int> &numbers = {});

/// A sentence about captions and roles of pictures, for formats that do not hold them; nothing if there are none.
QStringList captionNotes(const ExportSet &set);

} // namespace yuyi
