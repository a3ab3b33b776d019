// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/duplicates.h"
#include "models/domain/image.h"
#include "widgets/theme/tokens.h"

#include <QString>

namespace yuyi::pairtext {

/// Why two pictures match, in words with the figures.
QString why(const PairFigures &figures);
/// How two pictures match, in two or three words.
QString shortKind(MatchKind kind);
/// @brief Facts of one picture as rich text, always as many lines: one, or two where it is narrow. What is better than in the
/// other stands out.
QString facts(const Image &image, const Image &other, const Tokens &tokens, bool kept, const QString &keptReason,
              bool narrow);
/// Its file names, and its licence where one is known.
QString names(const Image &image);

} // namespace yuyi::pairtext
