// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/images/duplicates.h"
#include "models/domain/images/image.h"
#include "widgets/theme/tokens.h"

#include <QString>

namespace yuyi::pairtext {

/// Why two pictures match, in words with the figures.
QString why(const PairFigures &figures);
/// How two pictures match, in two or three words.
QString shortKind(MatchKind kind);
/// @brief Facts of one picture as rich text: one line, or two if `narrow`. Values in which it is better than the other picture
/// are highlighted.
QString facts(const Image &image, const Image &other, const Tokens &tokens, bool kept, const QString &keptReason,
              bool narrow);
/// Its file names, and its licence where one is known.
QString names(const Image &image);

} // namespace yuyi::pairtext
