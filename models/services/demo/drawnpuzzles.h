// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"

#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

namespace yuyi {

/// @brief A puzzle of panels that the program draws: circles, dots and bars, without text.
struct DrawnPuzzle {
    QList<QImage> context; ///< a blank panel follows
    QList<QImage> choices;
    int columns = 1;   ///< of the context with the blank panel
    int answer = 0;    ///< index of the choice that fits
    QString rule;      ///< why it fits, one sentence in the current language
    QString stem;      ///< a question about what is seen
    QStringList texts; ///< answers to it; the first is right
    QStringList words; ///< parts of codes of labels that describe it, as “matrix”
};

/// The number of puzzles there are.
inline constexpr int drawnPuzzles = 6;

/// A puzzle by its number, 0…drawnPuzzles − 1. All are different, and the same each time. May be called on any thread.
DrawnPuzzle drawnPuzzle(int number);

/// @brief The labels of the image of a puzzle: in each dimension of images the value whose code has one of its words, else the one at
/// `number` in turn. Without labels of dimensions that are typed and not required.
Labels labelsOfPuzzle(const DrawnPuzzle &puzzle, int number, const Preset &preset);

} // namespace yuyi
